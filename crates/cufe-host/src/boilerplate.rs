//! What the host file holds besides the program: prologue, runtime header, trailer.
//! The names are interface; the text is ours.

use crate::builder::Builder;
use crate::edit::{Piece, Writer, escape, line_marker};
use crate::function::Placeholder;
use cufe_base::{HostBrand, Options, Position, Source};
use std::io;

/// The three traits of extended lambdas where there are none.
const NO_EXTENDED_LAMBDAS: &str = "\
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) \\
    && defined(__nv_is_extended_host_device_lambda_closure_type) \\
    && defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif
";

/// The header that declares what generated code uses and the CUDA types that the text leaves out.
const RUNTIME_HEADER: &str = "
#ifndef __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include \"crt/host_runtime.h\"
";

/// Which diagnostic pragmas the host compiler gets, in order.
struct Pragmas {
    local_typedefs: bool,
    /// Warnings that are ignored in any case.
    silenced: Vec<&'static str>,
    push: bool,
    unused: bool,
    clang: bool,
}

impl Pragmas {
    fn new(options: &Options) -> Self {
        if options.dialect.plain {
            return Self { local_typedefs: false, silenced: Vec::new(), push: true, unused: false, clang: false };
        }
        let mut silenced = options.release.facts().silenced_warnings.to_vec();
        if options.static_host_stub && !silenced.contains(&"-Wattributes") {
            silenced.insert(0, "-Wattributes");
        }
        let gnu = options.dialect.gnu_version;
        let (local_typedefs, push, unused, clang) = match (options.dialect.clang_version, options.host_brand) {
            (Some(version), _) => (version >= 30600, true, true, true),
            (None, HostBrand::Gnu | HostBrand::Icx) => (gnu >= 40800, gnu >= 40600, gnu >= 40200, false),
            (None, HostBrand::Icc) => (false, true, true, false),
            (None, HostBrand::Pgi) => (false, false, false, false),
        };
        Self { local_typedefs, silenced, push, unused, clang }
    }
}

/// The name of the file with which the input begins.
pub fn first_file(source: &Source) -> &str {
    let first_text = source.markers().get(1).or_else(|| source.markers().first());
    first_text.map_or(source.name(), |marker| source.file_name(marker.file))
}

/// Everything in front of the declarations.
pub fn prologue(options: &Options, file: &str) -> String {
    let pragmas = Pragmas::new(options);
    let mut text = line_marker(1, file, false);
    let mut pragma = |wanted: bool, what: &str| {
        if wanted {
            text.push_str("#pragma GCC diagnostic ");
            text.push_str(what);
            text.push('\n');
        }
    };
    pragma(pragmas.local_typedefs, "ignored \"-Wunused-local-typedefs\"");
    for warning in &pragmas.silenced {
        pragma(true, &format!("ignored \"{warning}\""));
    }
    pragma(pragmas.push, "push");
    pragma(pragmas.unused, "ignored \"-Wunused-variable\"");
    pragma(pragmas.unused, "ignored \"-Wunused-function\"");
    text.push_str(&managed_support(options));
    let mut pragma = |wanted: bool, what: &str| {
        if wanted {
            text.push_str("#pragma GCC diagnostic ");
            text.push_str(what);
            text.push('\n');
        }
    };
    pragma(pragmas.push, "pop");
    pragma(pragmas.unused, "ignored \"-Wunused-variable\"");
    pragma(pragmas.clang, "ignored \"-Wunused-private-field\"");
    pragma(pragmas.clang, "ignored \"-Wunused-parameter\"");
    // The text of the source keeps parentheses that came from macros; clang warns of them by default where, as here, it does
    // not see the macro.
    pragma(pragmas.clang, "ignored \"-Wparentheses-equality\"");
    if !options.extended_lambda {
        text.push_str(NO_EXTENDED_LAMBDAS);
    }
    text
}

/// The entities on which the runtime header and the stub file rely for managed variables.
fn managed_support(options: &Options) -> String {
    let unused = if options.host_brand == HostBrand::Pgi { "__attribute__((unused)) " } else { "" };
    format!(
        "static char __nv_inited_managed_rt = 0;
static void **__nv_fatbinhandle_for_managed_rt;
static void __nv_save_fatbinhandle_for_managed_rt(void **handle) {{ __nv_fatbinhandle_for_managed_rt = handle; }}
static char __nv_init_managed_rt_with_module(void **);
{unused}static inline void __nv_init_managed_rt(void)
{{
  if (__nv_inited_managed_rt == 0)
    __nv_inited_managed_rt = __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt);
}}
"
    )
}

/// Everything behind the declarations, up to the host references.
pub fn trailer(options: &Options, unnamed_namespace: &str) -> String {
    let stub = escape(&options.stub_file_name);
    let word = if options.dialect.is_clang() { "#line" } else { "#" };
    format!(
        "
{word} 1 \"{stub}\"
#define _NV_ANON_NAMESPACE {unnamed_namespace}
#ifdef _NV_ANON_NAMESPACE
#endif
{word} 1 \"{stub}\"
#include \"{stub}\"
{word} 1 \"{stub}\"
#undef _NV_ANON_NAMESPACE
"
    )
}

impl Builder<'_> {
    /// Includes the runtime header behind the first global declaration of `size_t`.
    pub fn runtime_header(&mut self) {
        if let Some(token) = self.program().size_type_declaration {
            let place = self.end(token);
            self.edits.after(place, vec![Piece::text(RUNTIME_HEADER)]);
        }
    }

    /// Leaves out the types that the runtime header declares.
    pub fn suppressed_declarations(&mut self) {
        for suppressed in &self.program().suppressed {
            self.suppressed_declaration(suppressed.first, suppressed.last);
        }
    }
}

/// Functions that give a debugger host addresses for the lines of device code that was left out, the last one first.
pub fn placeholders(source: &Source, list: &[Placeholder], writer: &mut Writer<'_, '_>) -> io::Result<()> {
    for (number, placeholder) in list.iter().rev().enumerate() {
        let (file, line, _) = source.line(Position(placeholder.body.0));
        let (last_file, last_line, _) = source.line(Position(placeholder.body.1));
        let system = source.is_system(Position(placeholder.body.0));
        let mut text = String::from("\n");
        text.push_str("static __attribute__((used)) void __nv_breakpoint_placeholder");
        text.push_str(&format!("{number}_{}(void)\n", placeholder.name));
        text.push_str(&line_marker(line, source.file_name(file), system));
        text.push_str("{ volatile int __cufe_status = 1;");
        if (last_file, last_line) == (file, line) {
            text.push(' ');
        } else {
            text.push('\n');
            text.push_str(&line_marker(last_line, source.file_name(last_file), system));
        }
        text.push_str("exit(__cufe_status); }\n");
        writer.text_with_names(&text)?;
    }
    Ok(())
}
