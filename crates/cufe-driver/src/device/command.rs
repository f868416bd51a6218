//! The command line of the device compiler, as nvcc writes it (docs/device-text.md).

use crate::reference::settings::Settings;
use crate::reference::settings_of;
use cufe_base::Release;
use cufe_base::file_name::from_path;

/// What an option of the device compiler alone means for the device text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// Nothing, and no value follows.
    Nothing,
    /// Nothing, and a value follows.
    Value,
    /// A value follows, the architecture.
    Architecture,
    /// A value follows, the PTX.
    Output,
    /// A value follows, a file that is written.
    File,
    /// Every entity of the text counts, or its order does: the reason why it needs the whole text.
    Whole(&'static str),
}

/// The options that the device compiler alone has, each with what it means; a name that ends in `=` stands for all options
/// that begin with it.
const OPTIONS: &[(&str, Meaning)] = &[
    ("-arch", Meaning::Architecture),
    ("-o", Meaning::Output),
    ("--gen_device_file_name", Meaning::File),
    ("--include_file_name", Meaning::Value),
    ("-maxreg", Meaning::Value),
    ("-m64", Meaning::Nothing),
    ("-tused", Meaning::Nothing),
    ("--no-version-ident", Meaning::Nothing),
    ("-generate-line-info", Meaning::Nothing),
    ("-fast-math", Meaning::Nothing),
    ("--gen_div_approx_ftz", Meaning::Nothing),
    ("-w", Meaning::Nothing),
    ("-ftz=", Meaning::Nothing),
    ("-prec_div=", Meaning::Nothing),
    ("-prec_sqrt=", Meaning::Nothing),
    ("-fmad=", Meaning::Nothing),
    ("--debug_mode", Meaning::Whole("code for a debugger has counters of symbols and a list of files")),
    ("-g", Meaning::Whole("code for a debugger has counters of symbols and a list of files")),
    ("-lto", Meaning::Whole("code for link-time optimization depends on the order of all instances")),
];

/// A command of the device compiler that is understood.
pub struct Command {
    /// What the options of the front end say.
    pub settings: Settings,
    /// The preprocessed source.
    pub input: String,
    /// Where it stands among the arguments.
    input_index: usize,
    /// The PTX.
    pub output: String,
    /// Where the names of files stand that are written, the PTX among them.
    outputs: Vec<usize>,
    arguments: Vec<String>,
}

impl Command {
    /// Reads a command line; the reason why it is not understood, or needs the whole text.
    pub fn read(release: Release, arguments: &[String]) -> Result<Self, String> {
        let (mut input_index, mut output, mut outputs) = (None, None, Vec::new());
        let (mut architecture, mut rest) = (None, Vec::new());
        let mut at = 0;
        while let Some(argument) = arguments.get(at) {
            let is_row = |name: &str| if name.ends_with('=') { argument.starts_with(name) } else { argument == name };
            let row = OPTIONS.iter().find(|(name, _)| is_row(name));
            let value = || arguments.get(at + 1).ok_or_else(|| format!("{argument} has no value"));
            match row {
                Some((_, Meaning::Nothing)) => {}
                Some((_, Meaning::Whole(why))) => return Err((*why).to_owned()),
                Some((_, meaning)) => {
                    match meaning {
                        Meaning::Architecture => architecture = Some(value()?),
                        Meaning::Output => output = Some(value()?),
                        _ => {}
                    }
                    if matches!(meaning, Meaning::Output | Meaning::File) {
                        outputs.push(at + 1);
                    }
                    at += 1;
                }
                None if argument.starts_with('-') => {
                    rest.push(argument.clone());
                    // Options of the front end that name files.
                    if matches!(argument.as_str(), "--gen_c_file_name" | "--stub_file_name") {
                        outputs.push(at + 1);
                    }
                    if arguments.get(at + 1).is_some_and(|next| !next.starts_with('-')) && takes_value(argument) {
                        rest.extend(arguments.get(at + 1).cloned());
                        at += 1;
                    }
                }
                None if input_index.is_some() => return Err("it names two sources".to_owned()),
                None => input_index = Some(at),
            }
            at += 1;
        }
        let input_index = input_index.ok_or("it names no source")?;
        let input = arguments[input_index].clone();
        // Where only PTX is asked for, there is none.
        if !rest.iter().any(|argument| argument == "--stub_file_name") {
            rest.extend(["--stub_file_name".to_owned(), "stub.c".to_owned()]);
        }
        rest.push(input.clone());
        let mut settings = settings_of(release, &rest)?;
        let architecture =
            architecture.and_then(|name| name.strip_prefix("compute_")).ok_or("it has no architecture")?;
        let number = architecture.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        settings.options.device_pass = true;
        settings.options.device_architecture = number.parse().map_err(|_| "its architecture is unknown")?;
        settings.options.device_specific = number.len() < architecture.len();
        let output = output.ok_or("it names no output")?.clone();
        Ok(Self { settings, input, input_index, output, outputs, arguments: arguments.to_vec() })
    }

    /// The files that are written, each with the option that names it.
    pub fn outputs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.outputs.iter().map(|&index| (self.arguments[index - 1].as_str(), self.arguments[index].as_str()))
    }

    /// The value of an option that names a file that is written, or the one that a written file includes.
    pub fn value_of(&self, option: &str) -> Option<&str> {
        let index = self.names_of_build().find(|&index| self.arguments[index - 1] == option)?;
        Some(&self.arguments[index])
    }

    /// The option among these that has a value.
    pub fn option_with(&self, value: &str) -> Option<&str> {
        let index = self.names_of_build().find(|&index| self.arguments[index] == value)?;
        Some(&self.arguments[index - 1])
    }

    /// Whether an option is given.
    pub fn has(&self, option: &str) -> bool {
        self.arguments.iter().any(|argument| argument == option)
    }

    /// The arguments without the names of files that differ from build to build.
    pub fn without_files(&self) -> Vec<String> {
        let mut arguments = self.arguments.clone();
        arguments[self.input_index].clear();
        let module_id =
            arguments.iter().position(|argument| argument == "--module_id_file_name").map(|index| index + 1);
        for index in self.names_of_build().chain(module_id) {
            if let Some(argument) = arguments.get_mut(index) {
                argument.clear();
            }
        }
        arguments
    }

    /// Where the names stand that written files may name.
    fn names_of_build(&self) -> impl Iterator<Item = usize> {
        let included = self.arguments.iter().position(|argument| argument == "--include_file_name");
        self.outputs.iter().copied().chain(included.map(|index| index + 1))
    }

    /// The same command for another source, without warnings.
    pub fn for_source(&self, source: &str) -> Vec<String> {
        let mut arguments = self.arguments.clone();
        source.clone_into(&mut arguments[self.input_index]);
        arguments.insert(0, "-w".to_owned());
        arguments
    }

    /// The same, with all outputs in a folder. The names of the outputs there, in the order of the command's own.
    pub fn in_folder(&self, source: &str, folder: &std::path::Path) -> (Vec<String>, Vec<(String, String)>) {
        let mut arguments = self.for_source(source);
        let mut names = Vec::new();
        for (number, &index) in self.outputs.iter().enumerate() {
            // Behind the option in front.
            let Some(place) = arguments.get_mut(index + 1) else { continue };
            let name = from_path(folder.join(number.to_string()));
            names.push((place.clone(), name.clone()));
            *place = name;
        }
        (arguments, names)
    }
}

/// Whether an option of the front end takes the next argument as its value.
fn takes_value(option: &str) -> bool {
    !option.contains('=') && crate::reference::takes_value(option)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        let arguments: Vec<String> = line.split(' ').map(str::to_owned).collect();
        Command::read(Release::RECORDED, &arguments)
    }

    const LINE: &str = "--c++17 --static-host-stub --gnu_version=120200 --orig_src_file_name a.cu --allow_managed -arch \
                        compute_90a -m64 -ftz=0 -tused --module_id_file_name a.id --gen_c_file_name a.c --stub_file_name \
                        a.stub.c --gen_device_file_name a.gpu a.ii -o a.ptx";

    #[test]
    fn a_command_of_nvcc_is_understood() {
        let command = read(LINE).unwrap();
        assert_eq!((command.input.as_str(), command.output.as_str()), ("a.ii", "a.ptx"));
        let options = &command.settings.options;
        assert!(options.device_pass && options.device_specific && options.device_architecture == 90);
        let (arguments, outputs) = command.in_folder("b.ii", std::path::Path::new("/f"));
        assert!(arguments.contains(&"b.ii".to_owned()) && !arguments.contains(&"a.ii".to_owned()));
        let names: Vec<&str> = outputs.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a.c", "a.stub.c", "a.gpu", "a.ptx"]);
        assert!(outputs.iter().all(|(_, place)| arguments.contains(place)));
    }

    #[test]
    fn what_needs_the_whole_text_or_is_unknown_is_told() {
        assert!(read(&LINE.replace("-tused", "-g -tused")).is_err());
        assert!(read(&LINE.replace("-tused", "-lto")).is_err());
        assert!(read(&LINE.replace("-tused", "-never-heard-of")).is_err());
        assert!(read(&LINE.replace("a.ii", "a.ii b.ii")).is_err());
    }
}
