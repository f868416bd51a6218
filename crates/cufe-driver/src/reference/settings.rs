//! What the options of the reference's command line mean.

use super::arguments::{CommandLineError, GivenOption};
use super::table::{Flag, Language, OptionName};
use crate::stages::HeaderSearch;
use cufe_base::file_name::to_path;
use cufe_base::{DataModel, HostBrand, Options, Release, Standard};
use cufe_diagnostics::text::TextForm;
use cufe_diagnostics::{Controls, ListAction};

/// The names that `--unicode_source_kind` takes.
const SOURCE_KINDS: [&str; 5] = ["UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "none"];

/// The names that `--instantiate` takes.
const INSTANTIATION_MODES: [&str; 4] = ["none", "used", "local", "all"];

/// The first release whose front end knows code for tiles.
const FIRST_WITH_TILES: Release = Release { major: 13, minor: 2 };

/// What is written instead of the host file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preprocessing {
    /// The text, with or without line markers.
    Text {
        /// With line markers.
        markers: bool,
    },
    /// A rule for make.
    Dependencies,
    /// The macros at the end of the source.
    Macros,
}

/// Files that the run writes or reads beside the source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Files {
    /// `--gen_c_file_name`
    pub host: Option<String>,
    /// `--module_id_file_name`
    pub module_id: Option<String>,
    /// `--gen_module_id_file`: the module id file is written, not read.
    pub write_module_id: bool,
    /// `--error_output`
    pub error_output: Option<String>,
    /// `--list`
    pub listing: Option<String>,
    /// `--xref`
    pub cross_reference: Option<String>,
    /// `--output`: where preprocessed text goes.
    pub preprocessed: Option<String>,
    /// How many folders of the search path are of `--sys_include`.
    pub system_folders: usize,
}

/// What was given about language and compiler, from which the dialect follows when all options are known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Modes {
    pub selects_c: bool,
    pub selects_cpp: bool,
    pub needs_c: bool,
    /// The last option with a meaning in C++ only.
    pub needs_cpp: Option<&'static str>,
    /// The last option with a meaning in GNU mode only.
    pub needs_gnu: Option<&'static str>,
    pub standard: Option<Standard>,
    /// GNU C++ was asked for, not only in force by default.
    pub gnu_given: bool,
    pub gnu_off: bool,
    pub gnu_c: bool,
    pub gnu_version: Option<u32>,
    pub clang: bool,
    pub clang_version: Option<u32>,
    pub strict: bool,
    pub anachronisms: bool,
    pub long_lifetime: bool,
    pub dependent_names: bool,
    pub parse_templates_off: bool,
    pub bool_off: bool,
    pub namespaces_off: bool,
    pub building_runtime: bool,
}

/// The whole command line, understood.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Options of the stages.
    pub options: Options,
    /// Severities.
    pub controls: Controls,
    /// The form of reports.
    pub form: TextForm,
    /// Colours are allowed where the terminal has them.
    pub colors: bool,
    /// Reports are written as SARIF.
    pub sarif: bool,
    /// `--timing`
    pub timing: bool,
    /// `--no_code_gen`
    pub no_code_generation: bool,
    /// `--il_display`
    pub display_program: bool,
    /// Tells how much of the unit was read.
    pub tell_reading: bool,
    /// Where the whole analysed program is stored.
    pub emit_program: Option<String>,
    /// What the device needs is listed in the file for the device side.
    pub device_manifest: bool,
    /// `--gen_device_file_name`
    pub device_file: Option<String>,
    /// What is written instead of the host file.
    pub preprocessing: Option<Preprocessing>,
    /// `--time_limit`, in seconds of CPU time.
    pub time_limit: Option<u64>,
    /// Where headers are found.
    pub search: HeaderSearch,
    /// `--trace_includes`
    pub trace_includes: bool,
    /// Files.
    pub files: Files,
    /// The source; `None` after an option that only asks for information.
    pub source: Option<String>,
    /// What the toolkit's own front end says of its version, in an overlay; else empty.
    pub tool_version: String,
    /// Reports go to a terminal, though through another process.
    pub terminal: bool,
    /// An option that asks for what this front end does not have.
    pub foreign: Option<String>,
    /// Without that the work can't be done.
    pub is_foreign_fatal: bool,
    pub(super) modes: Modes,
    text_wanted: bool,
    markers_left_out: bool,
}

/// What an option asks for at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// The banner.
    Version,
    /// The banner, and the end of the run.
    StopAfterVersion,
    /// All option names.
    Names,
    /// The configuration.
    Configuration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            options: Options::default(),
            controls: Controls::new(),
            form: TextForm::default(),
            colors: true,
            sarif: false,
            timing: false,
            no_code_generation: false,
            display_program: false,
            tell_reading: false,
            emit_program: None,
            device_manifest: false,
            device_file: None,
            preprocessing: None,
            time_limit: None,
            search: HeaderSearch::default(),
            trace_includes: false,
            files: Files::default(),
            source: None,
            tool_version: String::new(),
            terminal: false,
            foreign: None,
            is_foreign_fatal: false,
            modes: Modes::default(),
            text_wanted: false,
            markers_left_out: false,
        }
    }
}

fn one_of(what: &str, allowed: &[&str], text: &str) -> Result<(), CommandLineError> {
    if allowed.contains(&text) {
        return Ok(());
    }
    Err(CommandLineError::new(format!("{text} is no {what} (there are {})", allowed.join(", "))))
}

fn mistake<T>(text: impl Into<String>) -> Result<T, CommandLineError> {
    Err(CommandLineError::new(text))
}

/// A number as 32 bits; larger ones are cut to the largest.
fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Settings {
    /// Those without options, in a release of the toolkit.
    pub fn new(release: Release) -> Self {
        let mut settings = Self::default();
        settings.options.release = release;
        settings.controls.release = release;
        settings
    }

    fn list(&mut self, action: ListAction, list: &str) -> Result<(), CommandLineError> {
        // White space around elements is allowed.
        for element in list.split(',') {
            self.controls.apply_list(action, element.trim()).or_else(|error| mistake(error.to_string()))?;
        }
        Ok(())
    }

    fn language(&mut self, name: OptionName) {
        match name.language() {
            Language::Any => {}
            Language::SelectsC => self.modes.selects_c = true,
            Language::SelectsCpp => self.modes.selects_cpp = true,
            Language::NeedsC => self.modes.needs_c = true,
            Language::NeedsCpp => self.modes.needs_cpp = Some(name.name()),
            Language::NeedsGnu => self.modes.needs_gnu = Some(name.name()),
        }
    }

    /// Takes an option in. What it asks for at once is returned.
    pub fn apply(&mut self, given: GivenOption) -> Result<Option<Request>, CommandLineError> {
        self.language(given.name);
        let number = given.value.number();
        let text = given.value.text();
        let name = given.name;
        let on = !name.negated;
        match name.row.flag {
            Flag::Version => return Ok(Some(Request::Version)),
            Flag::StopAfterVersion => return Ok(Some(Request::StopAfterVersion)),
            Flag::DumpCommandOptions => return Ok(Some(Request::Names)),
            Flag::DumpConfiguration => return Ok(Some(Request::Configuration)),
            Flag::Db if !text.bytes().all(|byte| byte.is_ascii_digit()) => {
                return mistake(format!("{text} names nothing that can be traced"));
            }
            Flag::SetFlag | Flag::ClearFlag => return mistake(format!("there is no flag named {text}")),
            Flag::EmbeddedC => return mistake(format!("there is no option --{}", name.name())),
            Flag::MsStdPreprocessor => {
                return mistake(format!("--{} is not supported", name.name()));
            }
            Flag::Target => return mistake(format!("there is no target configuration named \"{text}\"")),
            Flag::Instantiate => one_of("instantiation mode", &INSTANTIATION_MODES, &text)?,
            Flag::UnicodeSourceKind => one_of("encoding of a source", &SOURCE_KINDS, &text)?,
            Flag::MsHeaderUnit | Flag::MsHeaderUnitQuote | Flag::MsHeaderUnitAngle if !text.contains('=') => {
                return mistake(format!("\"{text}\" maps a name to nothing"));
            }
            Flag::PchDir if !to_path(&text).is_dir() => {
                return mistake(format!("{text} is no directory of precompiled headers"));
            }
            Flag::EdgBaseDir if !to_path(&text).is_dir() => return mistake(format!("{text} is no directory")),
            Flag::TimeLimit => self.time_limit = Some(number),
            Flag::EnableTile => {
                (self.foreign, self.is_foreign_fatal) = (Some("code for tiles (--enable-tile)".to_owned()), true);
            }
            // Without effect in releases that compile no code for tiles.
            Flag::TileOnly if self.options.release >= FIRST_WITH_TILES => {
                (self.foreign, self.is_foreign_fatal) = (Some("code for tiles (--tile-only)".to_owned()), true);
            }
            Flag::LossyConversionWarning if on => {
                self.foreign = Some("--lossy_conversion_warning".to_owned());
            }
            _ => {
                return self
                    .reports(name, number, &text)
                    .and_then(|taken| if taken { Ok(()) } else { self.modes(name, number) })
                    .map(|()| {
                        self.output(name, text);
                        self.stages(name.row.flag, on, number);
                        None
                    });
            }
        }
        Ok(None)
    }

    /// Options of the group "diagnostics"; whether the option is one of them.
    fn reports(&mut self, name: OptionName, number: u64, text: &str) -> Result<bool, CommandLineError> {
        let on = !name.negated;
        match name.row.flag {
            Flag::DiagSuppress => self.list(ListAction::Suppress, text)?,
            Flag::DiagRemark => self.list(ListAction::Remark, text)?,
            Flag::DiagWarning => self.list(ListAction::Warning, text)?,
            Flag::DiagError => self.list(ListAction::Error, text)?,
            Flag::DiagOnce => self.list(ListAction::Once, text)?,
            Flag::ErrorLimit if number == 0 => return mistake("the error limit must not be 0"),
            Flag::ErrorLimit => self.controls.error_limit = narrow(number),
            // The later of the two holds.
            Flag::NoWarnings => (self.controls.no_warnings, self.controls.remarks) = (true, false),
            Flag::Remarks => (self.controls.no_warnings, self.controls.remarks) = (false, true),
            Flag::PromoteWarnings => self.controls.promote_warnings = true,
            Flag::DisplayErrorNumber => self.controls.display_numbers = on,
            Flag::BriefDiagnostics => self.form.brief = on,
            Flag::WrapDiagnostics => self.form.wrap = on,
            Flag::ContextLimit => self.form.context_limit = usize::try_from(number).unwrap_or(usize::MAX),
            Flag::AddMatchNotes => self.form.match_notes = on,
            Flag::Colors => self.colors = on,
            Flag::OutputMode => {
                one_of("output mode", &["text", "sarif"], text)?;
                self.sarif = text == "sarif";
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Options from which the dialect follows.
    fn modes(&mut self, name: OptionName, number: u64) -> Result<(), CommandLineError> {
        let on = !name.negated;
        let modes = &mut self.modes;
        match name.row.flag {
            Flag::Cpp03 => modes.standard = Some(Standard::Cpp03),
            Flag::Cpp11 | Flag::Cpp0x => modes.standard = Some(if on { Standard::Cpp11 } else { Standard::Cpp03 }),
            Flag::Cpp14 => modes.standard = Some(Standard::Cpp14),
            Flag::Cpp17 => modes.standard = Some(Standard::Cpp17),
            Flag::Cpp20 => modes.standard = Some(Standard::Cpp20),
            Flag::Cpp23 => modes.standard = Some(Standard::Cpp23),
            Flag::Strict | Flag::StrictWarnings => modes.strict = true,
            Flag::Anachronisms => modes.anachronisms = on,
            Flag::Cfront21 | Flag::Cfront30 => modes.long_lifetime = true,
            Flag::LongLifetimeTemps => modes.long_lifetime = on,
            Flag::DepName => modes.dependent_names = on,
            Flag::ParseTemplates => modes.parse_templates_off = !on,
            Flag::Bool => modes.bool_off = !on,
            Flag::Namespaces => modes.namespaces_off = !on,
            Flag::BuildingRuntime => modes.building_runtime = true,
            Flag::Gcc => modes.gnu_c = true,
            Flag::GnuCpp => (modes.gnu_given, modes.gnu_off) = (on, !on),
            Flag::GnuVersion => {
                if !(30_200..=999_999).contains(&number) {
                    return mistake(format!("{number} is no version of the GNU compiler"));
                }
                (modes.gnu_given, modes.gnu_off) = (true, false);
                modes.gnu_version = Some(narrow(number));
            }
            Flag::Clang => modes.clang = on,
            Flag::ClangVersion => {
                modes.clang = true;
                modes.clang_version = Some(narrow(number));
            }
            Flag::PackAlignment => {
                if !number.is_power_of_two() {
                    return mistake(format!("{number} is no packing: it must be a power of two"));
                }
                self.options.pack_alignment = Some(number);
            }
            _ => {}
        }
        Ok(())
    }

    /// Options about what is written, and where.
    fn output(&mut self, name: OptionName, text: String) {
        let files = &mut self.files;
        match name.row.flag {
            Flag::GenCFileName => files.host = Some(text),
            Flag::ModuleIdFileName => files.module_id = Some(text),
            Flag::GenModuleIdFile => files.write_module_id = true,
            Flag::ErrorOutput => files.error_output = Some(text),
            Flag::List => files.listing = Some(text),
            Flag::Xref => files.cross_reference = Some(text),
            Flag::Output => files.preprocessed = Some(text),
            Flag::Preinclude => self.search.preincluded.push(text),
            Flag::PreincludeMacros => self.search.preincluded_macros.push(text),
            Flag::IncludeDirectory => {
                let first_system = self.search.folders.len() - files.system_folders;
                self.search.folders.insert(first_system, text);
            }
            Flag::SysInclude => {
                self.search.folders.push(text);
                files.system_folders += 1;
            }
            Flag::TraceIncludes => self.trace_includes = true,
            Flag::StubFileName => self.options.stub_file_name = text,
            Flag::GenDeviceFileName => self.device_file = Some(text),
            Flag::OrigSrcFileName => self.options.original_file_name = Some(text),
            Flag::OrigSrcPathName => self.options.original_path_name = Some(text),
            Flag::FrandomSeed => self.options.random_seed = Some(text),
            Flag::Timing => self.timing = true,
            Flag::NoCodeGen => self.no_code_generation = true,
            Flag::IlDisplay => {
                self.display_program = true;
                self.options.complete_program = true;
            }
            Flag::Preprocess => self.text_wanted = true,
            Flag::NoLineCommands => (self.text_wanted, self.markers_left_out) = (true, true),
            Flag::Dependencies => self.preprocessing = Some(Preprocessing::Dependencies),
            Flag::ListMacros => self.preprocessing = Some(Preprocessing::Macros),
            Flag::NoPreprocessOnly => (self.preprocessing, self.text_wanted) = (None, false),
            _ => {}
        }
        if self.text_wanted {
            self.preprocessing = Some(Preprocessing::Text { markers: !self.markers_left_out });
        }
    }

    /// Options that the stages read.
    fn stages(&mut self, flag: Flag, on: bool, number: u64) {
        let options = &mut self.options;
        match flag {
            Flag::SignedChars => options.dialect.unsigned_chars = !on,
            Flag::UnsignedWcharT => options.dialect.unsigned_wchar = true,
            Flag::Trigraphs => options.dialect.trigraphs = on,
            Flag::PgiCompiler => options.host_brand = HostBrand::Pgi,
            Flag::Icc => options.host_brand = HostBrand::Icc,
            Flag::Icx => options.host_brand = HostBrand::Icx,
            Flag::ExtendedLambda => options.extended_lambda = true,
            Flag::RelaxedConstexpr => options.relaxed_constexpr = true,
            Flag::DeviceC => options.device_c = true,
            Flag::PartialLink => options.partial_link = true,
            Flag::StaticHostStub => options.static_host_stub = true,
            Flag::DeviceHiddenVisibility => options.device_hidden_visibility = true,
            Flag::NoHiddenVisibilityOnUnnamedNs => options.no_hidden_visibility_on_unnamed_namespace = true,
            Flag::DebugMode => options.debug_mode = true,
            Flag::NoShadowFunctions => options.no_shadow_functions = true,
            Flag::GenSystemTemplatesFromText => options.system_templates_from_text = true,
            Flag::M32 => options.data_model = DataModel::Ilp32,
            Flag::ForceLp64 => options.data_model = DataModel::Lp64,
            Flag::ForceLlp64 => options.data_model = DataModel::Llp64,
            Flag::MaxDepthConstexprCall => options.limits.constexpr_depth = number,
            Flag::MaxCostConstexprCall => options.limits.constexpr_cost = number,
            Flag::PendingInstantiations => options.limits.pending_instantiations = number,
            Flag::Exceptions => options.features.exceptions = on,
            Flag::Rtti => options.features.rtti = on,
            Flag::Lambdas => options.features.lambdas = Some(on),
            Flag::Vla => options.features.variable_length_arrays = on,
            Flag::ImplicitTypename => options.features.implicit_typename = on,
            Flag::FriendInjection => options.features.friend_injection = on,
            Flag::Uumn => options.features.register_parameters = true,
            _ => {}
        }
    }
}
