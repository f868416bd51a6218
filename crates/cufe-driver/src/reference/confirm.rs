//! Confirmation by the toolkit: in an overlay the toolkit's own front end is at hand. This program works in a process of its
//! own there, and when that rejects its input or does not come to an end, the toolkit's front end gets the same command line.
//! What that accepts is accepted: its outputs count, one line says so, and a report is kept.

use super::compare::{Comparison, compare};
use super::settings::Settings;
use super::tool::{Finished, Outputs, Running, become_tool};
use super::worker;
use crate::overlay::{Confirm, Overlay, Tool};
use crate::process::{DEFECT, handle_signals};
use crate::reports::{self, Report, Summary};
use crate::stages::working_directory;
use cufe_base::Release;
use cufe_base::file_name::to_path;
use std::io::Write;

/// A command whose work is confirmed.
struct Command<'a> {
    tool: &'a Tool,
    release: Release,
    settings: &'a Settings,
    arguments: &'a [String],
    source: &'a str,
}

/// Writes to standard error; nobody is there to be told that it is closed.
fn say(text: &[u8]) {
    let _ = std::io::stderr().write_all(text);
}

/// Whether this program did not come to an end of its own will, so that what it said means nothing for the input.
fn is_defect(own: &Finished) -> bool {
    !own.accepted() && (own.code().is_none_or(|code| code == DEFECT) || own.said.is_empty())
}

/// The exit status of a run for nvcc.
fn status(finished: &Finished) -> u8 {
    match finished.code() {
        Some(DEFECT) | None => super::MISTAKE,
        Some(code) => code,
    }
}

/// Does the command's work, and returns its exit status; `None` where it can't be done so.
pub fn run(overlay: &Overlay, settings: &Settings, arguments: &[String]) -> Option<u8> {
    let tool = overlay.tool.as_ref()?;
    let source = settings.source.as_deref().filter(|&source| source != "-")?;
    if settings.preprocessing.is_some() {
        return None;
    }
    let command = Command { tool, release: overlay.release(), settings, arguments, source };
    handle_signals();
    match overlay.confirm {
        Confirm::Never => None,
        Confirm::Errors => command.confirm_errors(),
        Confirm::Always => command.confirm_always(),
    }
}

/// Gives the command to the toolkit's front end, in the place of this program. Returns only where there is none: with the exit
/// status of the failure, or with nothing in an overlay without such a tool.
pub fn hand_over(overlay: &Overlay, why: &str, arguments: &[String]) -> Option<u8> {
    let tool = overlay.tool.as_ref()?;
    let release = overlay.release();
    say(format!("cufe: {why}: the cudafe++ of CUDA {release} takes this command\n").as_bytes());
    let error = become_tool(tool, arguments);
    say(format!("cufe: {}: {error}\n", tool.path.display()).as_bytes());
    Some(super::MISTAKE)
}

/// Whether the toolkit's front end accepts a command line that this program takes for a mistake: then its work counts, and
/// the exit status says so.
pub fn accepted_by_tool(overlay: &Overlay, arguments: &[String]) -> Option<u8> {
    let tool = overlay.tool.as_ref().filter(|_| overlay.confirm != Confirm::Never)?;
    handle_signals();
    let finished = Running::start(&tool.path, arguments).and_then(Running::finish).ok()?;
    if !finished.accepted() {
        return None;
    }
    say(&finished.said);
    let release = overlay.release();
    let line = format!(
        "cufe: cufe rejects this command line, the cudafe++ of CUDA {release} accepts it: cufe is wrong, the toolkit's \
         output is used: {}\n",
        arguments.join(" ")
    );
    say(line.as_bytes());
    Some(0)
}

impl Command<'_> {
    /// The source as the user named it.
    fn name(&self) -> &str {
        self.settings.options.original_file_name.as_deref().unwrap_or(self.source)
    }

    /// The toolkit's front end, in a few words.
    fn toolkit(&self) -> String {
        format!("the cudafe++ of CUDA {}", self.release)
    }

    fn confirm_errors(&self) -> Option<u8> {
        let own = worker::start(self.release, self.settings, self.arguments).and_then(Running::finish).ok()?;
        if own.accepted() {
            say(&own.said);
            return Some(0);
        }
        let run_tool = || -> Result<(Outputs, Finished), String> {
            let outputs = Outputs::create(self.settings, self.source)
                .map_err(|refusal| refusal.0.unwrap_or("its outputs cannot be written").to_owned())?;
            let running = Running::start(&self.tool.path, &outputs.redirected(self.arguments));
            let finished = running.and_then(Running::finish).map_err(|error| error.to_string())?;
            Ok((outputs, finished))
        };
        Some(match run_tool() {
            Err(why) => self.unconfirmed(&own, &why),
            Ok((outputs, theirs)) => self.judge(&own, &theirs, outputs),
        })
    }

    /// This program accepts nothing of the input, and nobody can say whether it is right.
    fn unconfirmed(&self, own: &Finished, why: &str) -> u8 {
        say(&own.said);
        if is_defect(own) {
            say(format!("cufe: {}: cufe failed ({})\n", self.name(), own.how()).as_bytes());
        }
        say(format!("cufe: {}: {} could not confirm this: {why}\n", self.name(), self.toolkit()).as_bytes());
        status(own)
    }

    /// Decides after this program has not accepted the input.
    fn judge(&self, own: &Finished, theirs: &Finished, outputs: Outputs) -> u8 {
        let what = match own.code() {
            Some(DEFECT) => "failed with an internal error".to_owned(),
            _ if is_defect(own) => format!("failed ({})", own.how()),
            _ => "rejects it".to_owned(),
        };
        if theirs.accepted() {
            if let Err(error) = outputs.commit() {
                return self.unconfirmed(own, &error.to_string());
            }
            say(&theirs.said);
            let defect = if is_defect(own) { "cufe fails on a valid program" } else { "cufe rejects a valid program" };
            let report = self.report(defect, own, theirs);
            let line = format!(
                "cufe: {}: cufe {what}, {} accepts it: cufe is wrong, the toolkit's output is used (cufe took {:.2} s, the \
                 toolkit {:.2} s); {report}\n",
                self.name(),
                self.toolkit(),
                own.time.as_secs_f64(),
                theirs.time.as_secs_f64()
            );
            say(line.as_bytes());
            return 0;
        }
        if theirs.code().is_none() {
            return self.unconfirmed(own, &format!("it was {}", theirs.how()));
        }
        if !is_defect(own) {
            say(&own.said);
            return status(own);
        }
        // What this program said tells nothing about the source.
        say(&theirs.said);
        let report = self.report("cufe fails on a program with errors", own, theirs);
        let line =
            format!("cufe: {}: cufe {what}, the errors are those of {}; {report}\n", self.name(), self.toolkit());
        say(line.as_bytes());
        status(theirs)
    }

    fn confirm_always(&self) -> Option<u8> {
        let own_outputs = Outputs::create(self.settings, self.source).ok()?;
        let their_outputs = Outputs::create(self.settings, self.source).ok()?;
        let theirs = Running::start(&self.tool.path, &their_outputs.redirected(self.arguments));
        let own = worker::start(self.release, self.settings, &own_outputs.redirected(self.arguments))
            .and_then(Running::finish);
        let theirs = theirs.and_then(Running::finish);
        let own = own.ok()?;
        let theirs = match theirs {
            Ok(theirs) if theirs.code().is_some() => theirs,
            Ok(theirs) => return Some(self.on_its_own(&own, own_outputs, &format!("it was {}", theirs.how()))),
            Err(error) => return Some(self.on_its_own(&own, own_outputs, &error.to_string())),
        };
        if !own.accepted() {
            if !theirs.accepted() && !is_defect(&own) {
                // Where reports go to a file, they lie beside it.
                let _ = own_outputs.commit();
            }
            return Some(self.judge(&own, &theirs, their_outputs));
        }
        if !theirs.accepted() {
            say(&theirs.said);
            let report = self.report("cufe accepts a program with errors", &own, &theirs);
            let name = self.name();
            let line = format!("cufe: {name}: cufe accepts it, {} does not: cufe is wrong; {report}\n", self.toolkit());
            say(line.as_bytes());
            return Some(status(&theirs));
        }
        Some(self.both_accept(&own, own_outputs, &theirs, their_outputs))
    }

    /// Without the toolkit's verdict that of this program holds.
    fn on_its_own(&self, own: &Finished, outputs: Outputs, why: &str) -> u8 {
        if own.accepted()
            && let Err(error) = outputs.commit()
        {
            say(format!("cufe: {}: {error}\n", self.name()).as_bytes());
            return super::MISTAKE;
        }
        self.unconfirmed(own, why)
    }

    /// Both accept: the symbols of both host files decide whose counts.
    fn both_accept(&self, own: &Finished, own_outputs: Outputs, theirs: &Finished, their_outputs: Outputs) -> u8 {
        let name = self.name();
        let (said, counting, line) = match compare(self.settings, self.tool, &own_outputs, &their_outputs) {
            Comparison::Same => (&own.said, own_outputs, String::new()),
            Comparison::Unknown(why) => {
                let line = format!("cufe: {name}: the host file could not be compared: {why}\n");
                (&own.said, own_outputs, line)
            }
            Comparison::Differ(what) => {
                let report = self.report(&format!("the host file differs: {what}"), own, theirs);
                let line = format!(
                    "cufe: {name}: the host file differs from that of {} ({what}): cufe is wrong, the toolkit's output is \
                     used; {report}\n",
                    self.toolkit()
                );
                (&theirs.said, their_outputs, line)
            }
        };
        if let Err(error) = counting.commit() {
            say(format!("cufe: {name}: {error}\n").as_bytes());
            return super::MISTAKE;
        }
        say(said);
        say(line.as_bytes());
        0
    }

    /// Keeps a report, and says where.
    fn report(&self, defect: &str, own: &Finished, theirs: &Finished) -> String {
        let summary = Summary {
            time: reports::now(),
            defect: defect.to_owned(),
            source: self.name().to_owned(),
            directory: working_directory(),
            arguments: self.arguments.to_vec(),
            cufe: own.ended(env!("CARGO_PKG_VERSION")),
            toolkit: theirs.ended(&self.tool.version),
        };
        let input = std::fs::read(to_path(self.source)).unwrap_or_default();
        let report = Report { summary, cufe_said: &own.said, toolkit_said: &theirs.said, input: &input };
        report.keep()
    }
}
