//! The state that all actions share.

use crate::Known;
use crate::reader::Reader;
use cufe_base::{Interner, Options, Position, Range, Source, Symbol};
use cufe_diagnostics::{Code, Mark, Report, Sink, code};
use cufe_il::{EntityId, Program, TypeId};
use cufe_lex::Tokens;

/// Bodies of functions in headers that nobody is expected to read: names in them may be missing.
#[derive(Default)]
pub struct UnreadBodies<'t> {
    /// The tokens of each, in order: the first one, and the one behind the last.
    pub bodies: Vec<(u32, u32)>,
    /// The first token of one that was read after all, and in which names may be missing.
    pub read: Option<u32>,
    /// Whether tokens, from one to before another, mention something that was passed over; `None` where that is not known.
    pub lacks_names: Option<Box<dyn Fn(u32, u32) -> bool + 't>>,
}

impl UnreadBodies<'_> {
    /// Notes that a body is read.
    pub fn note(&mut self, body: Option<(u32, u32)>) {
        let Some((open, _)) = body else { return };
        if let Ok(index) = self.bodies.binary_search_by_key(&open, |&(first, _)| first) {
            let (first, end) = self.bodies[index];
            if self.lacks_names.as_ref().is_none_or(|lacks_names| lacks_names(first, end)) {
                self.read.get_or_insert(open);
            }
        }
    }
}

/// The semantic layer of one translation unit.
pub struct Sema<'t> {
    /// What is being built.
    pub(crate) program: Program,
    /// What was reported.
    pub sink: Sink,
    /// What the text says.
    pub reader: Reader<'t>,
    /// The source, for positions only.
    pub source: &'t Source,
    /// The interned names.
    pub names: &'t Interner,
    /// The options.
    pub options: &'t Options,
    /// Where the code that is being built stands.
    pub context: crate::Context,
    /// What surrounds the declaration that is being read.
    pub declaring: crate::declare::Declaring,
    /// What is remembered of declarations.
    pub declarations: crate::declare::Declarations,
    /// Symbols that rules mention.
    pub known: Known,
    /// Depth and index of the value parameters.
    pub value_parameters: hashbrown::HashMap<EntityId, (u16, u16), rustc_hash::FxBuildHasher>,
    /// The types of the enumerators of the enumeration that is being defined.
    pub incomplete_enumerators: hashbrown::HashMap<EntityId, TypeId, rustc_hash::FxBuildHasher>,
    /// Interned spellings of expressions (see [`cufe_il::TemplateArgument::Expression`]).
    pub profiles: cufe_base::Interner,
    /// The canonical forms of dependent expressions.
    pub(crate) forms: crate::template::Forms,
    /// The first template template parameter of each position and head, by the profile of these.
    pub template_parameters: rustc_hash::FxHashMap<u32, cufe_il::EntityId>,
    /// Constants that were evaluated.
    pub constants: crate::constant::ConstantState,
    /// Which entities are used.
    pub usage: crate::unused::UsageState,
    /// What CUDA's rules remember.
    pub cuda: crate::cuda::CudaState,
    /// What the rules of statements remember.
    pub statements: crate::statement::StatementState,
    /// Bodies of headers that are not to be read.
    pub unread: UnreadBodies<'t>,
    /// From which token on which packing holds that a pragma sets, in order: the parser finds it once for the unit.
    pub packings: Vec<(u32, u32)>,
    /// The variables whose initializers, from which their types are deduced, are being read.
    pub deducing: Vec<cufe_il::VariableId>,
    /// Names of structured bindings that stand for bit-fields, and which.
    pub bound_bit_fields: rustc_hash::FxHashMap<cufe_il::VariableId, cufe_il::VariableId>,
    /// Default arguments and default member initializers that nothing needed so far.
    pub deferred_initializers: rustc_hash::FxHashMap<cufe_il::VariableId, crate::Deferred>,
    /// Suffixes of literal operators that a declaration without leading underscore was met for.
    pub literal_suffixes: rustc_hash::FxHashSet<cufe_base::Symbol>,
    /// The functions whose bodies were parsed because an evaluation needed them.
    pub bodies_on_demand: rustc_hash::FxHashSet<cufe_il::FunctionDeclarationId>,
    /// What instantiation remembers.
    pub instances: crate::template::Instances,
    /// The guides of class templates.
    pub guides: crate::template::Guides,
    /// The user-defined conversions by templates that are being decided.
    pub(crate) pending_conversions: crate::conversion::PendingConversions,
    /// What is remembered of constraints.
    pub constraints: crate::template::Constraints,
    /// What the rules of classes remember.
    pub class_state: crate::class::ClassState,
    /// Aliases whose targets are looked up at the end of the file.
    pub aliases: crate::attribute::AliasState,
    /// The access of classes and enumerations declared as members at the current place.
    pub member_access: cufe_il::Access,
    /// Uses of automatic variables and of `this` inside lambdas, in the order of parsing.
    pub capture_uses: Vec<crate::build::CaptureUse>,
    /// Names that were used without a declaration.
    pub(crate) undeclared: crate::lookup::UndeclaredNames,
    /// How often code that was read ahead used something that it may be refused.
    pub(crate) delayed_uses: u32,
    /// Functions of which it was told that their results are not deduced yet.
    pub(crate) reported_undeduced: rustc_hash::FxHashSet<cufe_il::FunctionId>,
    /// What was decided so far.
    pub statistics: crate::statistics::Statistics,
    /// What calls with results of incomplete types remember.
    pub(crate) incomplete_results: crate::overload::IncompleteResults,
}

/// A state to which speculative parsing returns.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot {
    sink: Mark,
    pub(crate) function_declarations: usize,
    pub(crate) variable_declarations: usize,
    pub(crate) attribute_uses: usize,
    pub(crate) launches: usize,
    pub(crate) name_uses: usize,
    pub(crate) written: usize,
    pub(crate) host_references: usize,
    pub(crate) function_uses: usize,
    reported: usize,
    delayed_uses: u32,
    pub(crate) suppressed: usize,
    pub(crate) lambdas: usize,
    capture_uses: usize,
    undeclared: usize,
    instances: u32,
}

impl<'t> Sema<'t> {
    /// A semantic layer with nothing declared.
    pub fn new(tokens: &'t Tokens, source: &'t Source, options: &'t Options, known: Known, sink: Sink) -> Self {
        crate::gap::keep(options.statistics);
        let usage = crate::unused::UsageState::new(options, &sink);
        Self {
            program: Program::new(),
            sink,
            reader: Reader::new(tokens, source),
            source,
            names: &tokens.interner,
            options,
            context: crate::Context::default(),
            declaring: Default::default(),
            declarations: Default::default(),
            known,
            profiles: cufe_base::Interner::new(),
            forms: crate::template::Forms::default(),
            template_parameters: Default::default(),
            value_parameters: hashbrown::HashMap::default(),
            incomplete_enumerators: hashbrown::HashMap::default(),
            constants: Default::default(),
            usage,
            cuda: Default::default(),
            statements: Default::default(),
            unread: UnreadBodies::default(),
            packings: Vec::new(),
            deducing: Vec::new(),
            bound_bit_fields: Default::default(),
            deferred_initializers: Default::default(),
            literal_suffixes: Default::default(),
            bodies_on_demand: Default::default(),
            instances: Default::default(),
            guides: Default::default(),
            pending_conversions: Default::default(),
            constraints: Default::default(),
            class_state: Default::default(),
            aliases: Default::default(),
            member_access: cufe_il::Access::Public,
            capture_uses: Vec::new(),
            undeclared: Default::default(),
            delayed_uses: 0,
            reported_undeduced: Default::default(),
            statistics: Default::default(),
            incomplete_results: Default::default(),
        }
    }

    /// A semantic layer over a program that is there, to ask about it.
    pub fn of_program(
        program: Program,
        tokens: &'t Tokens,
        source: &'t Source,
        options: &'t Options,
        known: Known,
    ) -> Self {
        Self { program, ..Self::new(tokens, source, options, known, Sink::new()) }
    }

    /// What is built so far; only actions write into it.
    #[inline]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Reserves room for what so many tokens declare, besides so many functions of which only the declarations are read.
    pub fn reserve(&mut self, tokens: usize, functions: usize) {
        self.program.reserve(tokens, functions);
        self.program.attribute_uses.reserve(self.reader.tokens().cuda_attributes().len());
    }

    /// The program, what was decided and what was reported, once all is built.
    pub fn into_parts(self) -> (Program, crate::statistics::Statistics, Sink) {
        (self.program, self.statistics, self.sink)
    }

    /// Remembers the state of everything that speculative parsing may add to.
    pub fn snapshot(&self) -> Snapshot {
        let program = &self.program;
        Snapshot {
            sink: self.sink.mark(),
            function_declarations: program.function_declarations.len(),
            variable_declarations: program.variable_declarations.len(),
            attribute_uses: program.attribute_uses.len(),
            launches: program.launches.len(),
            name_uses: program.name_uses.len(),
            written: program.written.len(),
            host_references: program.host_references.len(),
            function_uses: program.function_uses.len(),
            reported: self.cuda.reported.len(),
            delayed_uses: self.delayed_uses,
            suppressed: program.suppressed.len(),
            lambdas: program.lambdas.len(),
            capture_uses: self.capture_uses.len(),
            undeclared: self.undeclared.len(),
            instances: self.instances.count,
        }
    }

    /// Forgets the reports and written records since a snapshot. Expressions and statements stay, because interned
    /// types may hold them.
    pub fn rollback(&mut self, snapshot: &Snapshot) {
        self.sink.rollback(snapshot.sink);
        if self.instances.count == snapshot.instances {
            let program = &mut self.program;
            program.function_declarations.truncate(snapshot.function_declarations);
            program.variable_declarations.truncate(snapshot.variable_declarations);
            program.lambdas.truncate(snapshot.lambdas);
        }
        // Instances that were made in the meantime stay, and with them the declarations before them.
        self.forget_written(snapshot);
        self.cuda.reported.truncate(snapshot.reported);
        self.capture_uses.truncate(snapshot.capture_uses);
        self.undeclared.truncate(snapshot.undeclared);
    }

    /// Whether anything was reported or recorded since a snapshot.
    pub fn recorded_since(&self, snapshot: &Snapshot) -> bool {
        let program = &self.program;
        self.sink.reported_since(snapshot.sink)
            || program.function_declarations.len() > snapshot.function_declarations
            || program.variable_declarations.len() > snapshot.variable_declarations
            || program.attribute_uses.len() > snapshot.attribute_uses
            || program.launches.len() > snapshot.launches
            || program.name_uses.len() > snapshot.name_uses
            || program.host_references.len() > snapshot.host_references
            || program.suppressed.len() > snapshot.suppressed
            || program.lambdas.len() > snapshot.lambdas
            || self.delayed_since(snapshot)
    }

    /// Whether code that was read ahead since a snapshot uses something that it may be refused: that is reported where it is read
    /// for good, and so what was read must not be remembered.
    pub fn delayed_since(&self, snapshot: &Snapshot) -> bool {
        self.delayed_uses > snapshot.delayed_uses
    }

    /// Whether a lambda was read since a snapshot. Its closure type is another whenever it is read again, and only where it is read
    /// for good has it a body ([expr.prim.lambda.closure]/1).
    pub fn has_lambdas_since(&self, snapshot: &Snapshot) -> bool {
        self.program.lambdas.len() > snapshot.lambdas
    }

    /// Whether something was reported since a snapshot.
    pub fn reported_since(&self, snapshot: &Snapshot) -> bool {
        self.sink.reported_since(snapshot.sink)
    }

    /// Whether an error was reported since a snapshot.
    pub fn failed_since(&self, snapshot: &Snapshot) -> bool {
        self.sink.failed_since(snapshot.sink)
    }

    /// As [`Self::failed_since`], but errors of access do not count: what is named is known all the same.
    pub fn failed_besides_access_since(&self, snapshot: &Snapshot) -> bool {
        self.sink.failed_otherwise_since(
            snapshot.sink,
            &[code::INACCESSIBLE_MEMBER, code::INACCESSIBLE_BASE_CONVERSION, code::PROTECTED_MEMBER_ACCESS],
        )
    }

    /// Reports a diagnostic without arguments at a token.
    pub fn report_at(&mut self, code: Code, token: u32) {
        let position = self.position(token);
        self.sink.report(Report::new(code, position));
    }

    /// Reports a diagnostic.
    pub fn report(&mut self, report: Report) {
        self.sink.report(report);
    }

    /// The position of a token.
    pub fn position(&self, token: u32) -> Position {
        self.reader.position(token)
    }

    /// The text of a name.
    pub fn text(&self, symbol: Symbol) -> &'t str {
        self.names.text(symbol)
    }

    /// The source range of a range of tokens, both included.
    pub fn range(&self, first: u32, last: u32) -> Range {
        self.reader.range(first, last)
    }

    /// The unqualified name of an entity as text.
    pub fn entity_name(&self, entity: EntityId) -> String {
        self.name_text(self.program.entities[entity].name)
    }

    /// A name as text.
    pub fn name_text(&self, name: cufe_il::Name) -> String {
        use cufe_il::NameKind;
        match name.kind() {
            NameKind::Identifier(symbol) => self.text(symbol).to_owned(),
            NameKind::Operator(operator) => {
                let spelling = operator.spelling();
                let separator = if spelling.starts_with(|first: char| first.is_ascii_alphabetic()) { " " } else { "" };
                format!("operator{separator}{spelling}")
            }
            NameKind::LiteralOperator(suffix) => format!("operator\"\"{}", self.text(suffix)),
            NameKind::Conversion => "operator <type>".to_owned(),
            NameKind::Constructor => "<constructor>".to_owned(),
            NameKind::Destructor => "<destructor>".to_owned(),
            NameKind::DeductionGuide(symbol) => self.text(symbol).to_owned(),
            NameKind::Unnamed => "<unnamed>".to_owned(),
        }
    }
}
