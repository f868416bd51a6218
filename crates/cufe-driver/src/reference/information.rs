//! Options that ask for information (spec/cli.md section 7).

use super::settings::Request;
use super::table;
use std::fmt::Write as _;
use std::io::Write as _;

/// The toolkit release whose tool this program replaces; nvcc and build systems look for it.
const RELEASE: &str = "Cuda compilation tools, release 13.0, V13.0.88";

fn banner() -> String {
    format!(
        "cufe: CUDA C++ front end\nCopyright (c) the authors of cufe\nLicensed under MIT or Apache-2.0\n\
         Version {} in the place of cudafe++\n{RELEASE}\n",
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

fn names() -> String {
    table::names().fold(String::new(), |mut text, name| {
        let _ = write!(text, "--{} ", name.name());
        text
    })
}

/// Answers at once: banners and the configuration on standard error, names on standard output.
pub fn answer(request: Request) {
    // Nobody is there to be told that a stream is closed.
    let _ = match request {
        Request::Version | Request::StopAfterVersion => std::io::stderr().write_all(banner().as_bytes()),
        Request::Configuration => std::io::stderr().write_all(configuration().as_bytes()),
        Request::Names => std::io::stdout().write_all(names().as_bytes()).and_then(|()| std::io::stdout().flush()),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_banner_has_five_lines_and_the_release() {
        assert_eq!(banner().lines().count(), 5);
        assert!(banner().contains("release 13.0, V13.0.88"));
    }

    #[test]
    fn names_stand_in_table_order_without_line_end() {
        let text = names();
        assert!(text.starts_with("--strict --strict_warnings "));
        assert!(text.ends_with("--incognito --no_incognito "));
        assert_eq!(text.split_whitespace().count(), 386);
    }

    #[test]
    fn constants_without_value_are_comments() {
        let text = configuration();
        assert!(text.contains("#define DO_IL_LOWERING 0\n"));
        assert!(text.lines().all(|line| line.is_empty() || line.starts_with("#define ") || line.starts_with("/*")));
    }
}
