//! Options that ask for information.

use super::settings::{Request, Settings};
use super::table;
use cufe_base::Release;
use std::fmt::Write as _;
use std::io::Write as _;

/// The toolkit release whose tool this program replaces where no overlay tells another; nvcc and build systems look for it.
const RELEASE: &str = "Cuda compilation tools, release 13.0, V13.0.88";

fn banner(settings: &Settings) -> String {
    let release = if settings.tool_version.is_empty() { RELEASE } else { &settings.tool_version };
    format!(
        "cufe: CUDA C++ front end\nCopyright (c) the authors of cufe\nLicensed under MIT or Apache-2.0\n\
         Version {} in the place of cudafe++\n{release}\n",
        env!("CARGO_PKG_VERSION")
    )
}

fn configuration() -> String {
    let mut text = String::from("/* Configuration of cufe: what its outputs keep to. */\n\n");
    for (name, value) in table::configuration() {
        let _ = match *value {
            "" => writeln!(text, "/* {name} is not defined */"),
            value => writeln!(text, "#define {name} {value}"),
        };
    }
    text
}

fn names(release: Release) -> String {
    table::names().filter(|name| name.row.since <= release).fold(String::new(), |mut text, name| {
        let _ = write!(text, "--{} ", name.name());
        text
    })
}

/// Answers at once: banners and the configuration on standard error, names on standard output.
pub fn answer(request: Request, settings: &Settings) {
    // Nobody is there to be told that a stream is closed.
    let _ = match request {
        Request::Version | Request::StopAfterVersion => std::io::stderr().write_all(banner(settings).as_bytes()),
        Request::Configuration => std::io::stderr().write_all(configuration().as_bytes()),
        Request::Names => std::io::stdout()
            .write_all(names(settings.options.release).as_bytes())
            .and_then(|()| std::io::stdout().flush()),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_banner_has_five_lines_and_the_release() {
        assert_eq!(banner(&Settings::default()).lines().count(), 5);
        assert!(banner(&Settings::default()).contains("release 13.0, V13.0.88"));
    }

    #[test]
    fn names_stand_in_table_order_without_line_end() {
        let text = names(Release::RECORDED);
        assert!(text.starts_with("--strict --strict_warnings "));
        assert!(text.ends_with("--incognito --no_incognito "));
        assert_eq!(text.split_whitespace().count(), 386);
        assert!(names("13.5".parse().unwrap()).contains(" --tile-only --simt-only --enable-tile "));
    }

    #[test]
    fn constants_without_value_are_comments() {
        let text = configuration();
        assert!(text.contains("#define DO_IL_LOWERING 0\n"));
        assert!(text.lines().all(|line| line.is_empty() || line.starts_with("#define ") || line.starts_with("/*")));
    }
}
