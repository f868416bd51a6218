//! The parser's state: cursor, scope, speculation, error recovery.

use cufe_base::{DeclarationPolicy, Options, Source, Standard, Symbol, limits};
use cufe_diagnostics::{Argument, Code, Report, Sink};
use cufe_il::{ExpressionId, FunctionId, Program, ScopeId, ScopeKind};
use cufe_lex::{TokenFlags, TokenKind, Tokens};
use cufe_sema::statistics::Statistics;
use cufe_sema::{Known, Sema, Snapshot, Unit};
use rustc_hash::FxHashMap;
use std::cell::Cell;

use crate::coverage::{Because, Coverage};
use crate::name::{CachedArguments, CachedNames, CachedOperand, Failures};
use crate::needed::{Unneeded, class_template};
use crate::packing::{first_packing, packings};

/// The parser of one translation unit.
pub struct Parser<'s, 't> {
    /// The semantic layer. It outlives parsers: instantiation makes one of its own for each pattern that it reads again.
    pub(crate) sema: &'s mut Sema<'t>,
    /// The tokens.
    pub(crate) tokens: &'t Tokens,
    /// The current token.
    pub(crate) at: u32,
    /// A `>` closes the innermost open construct (template argument list) and is no operator.
    pub(crate) greater_closes: bool,
    /// `>>` followed by `>` closes the innermost open construct: a launch configuration.
    pub(crate) launch_closes: bool,
    /// A comma here is an operator, and separates no elements of a list.
    pub(crate) comma_operates: bool,
    /// Above 0 where nothing is captured: in constant expressions and in the heads of lambdas.
    pub(crate) not_captured: u32,
    /// The keyword of the innermost constexpr if around the current point; 0 where there is none.
    pub(crate) constexpr_if: u32,
    /// The first token of the operand of the last `&`: a qualified name there makes a pointer to member.
    pub(crate) address_operand: u32,
    /// Names before `::` in the declarator being parsed and types found so far: cache of parsed names by first token.
    pub(crate) names: CachedNames,
    /// Cache of parsed template argument lists by the token of `<`.
    pub(crate) arguments: FxHashMap<u32, CachedArguments>,
    /// Template argument lists and operands of `decltype` with mistakes.
    pub(crate) failures: Failures,
    /// Where parameter packs are named and expanded.
    pub(crate) packs: crate::pack::Packs,
    /// Types of operands of `decltype` that were read while looking ahead, by the parenthesis before them.
    pub(crate) operands: FxHashMap<u32, CachedOperand>,
    /// The bodies that hold words of coroutines.
    pub(crate) coroutine_bodies: crate::statement::CoroutineBodies,
    /// What was reported at a token: the token and the numbers.
    pub(crate) last_codes: (u32, [Option<Code>; 6]),
    /// The `::` before which a name ended, because the name is that of a type without members.
    pub(crate) ends_before_scope: Option<u32>,
    /// Names that the classes being read use and may declare later.
    pub(crate) names_in_classes: Vec<crate::name::NameInClass>,
    /// What goes on with the statement around behind the one that is read: `else`, or the `while` of `do`.
    pub(crate) awaited: Option<TokenKind>,
    /// Features of later standards that are reported already, a bit each.
    pub(crate) reported_features: u64,
    /// The `<` of the last template argument list with a mistake that was reported.
    pub(crate) last_argument_mistake: Option<u32>,
    /// The template of the injected class name that the last template argument was.
    pub(crate) injected_argument: Option<cufe_il::EntityId>,
    /// The arguments of template argument lists, by the `<`, that are injected class names: their numbers and templates.
    pub(crate) injected_arguments: rustc_hash::FxHashMap<u32, smallvec::SmallVec<[(u32, cufe_il::EntityId); 2]>>,
    /// In an instance: first token of the patterns that were expanded, and the token behind them.
    pub(crate) expanded_patterns: rustc_hash::FxHashSet<(u32, u32)>,
    /// A fold was met whose packs hold expansions: it has no elements yet.
    pub(crate) has_open_fold: bool,
    /// The expressions in template argument lists, by the `<`.
    pub(crate) argument_expressions: rustc_hash::FxHashMap<u32, crate::name::value_argument::ArgumentExpressions>,
    /// Nesting depth, against runaway recursion.
    pub(crate) depth: u32,
    /// The parameter of a handler is read.
    pub(crate) in_handler: bool,
    /// Bodies of member functions, default arguments and so on of the classes being defined.
    pub(crate) deferred: Vec<cufe_sema::Deferred>,
    /// The declarator of a consteval function is being read.
    pub(crate) declares_consteval: bool,
    /// The declarator that is read declares a name for a type.
    pub(crate) declares_typedef: bool,
    /// The declarator here is a static member function's or a friend's: there is no `this` behind its parameters.
    pub(crate) declares_without_object: bool,
    /// The function bodies around the current point: labels, loops, switches.
    pub(crate) bodies: crate::statement::Bodies,
    /// How many template argument lists are around the current point.
    pub(crate) argument_depth: u32,
    /// Constructions in templates that may belong to expressions that types hold.
    pub(crate) constructions: Vec<ExpressionId>,
    /// In the parameters of an instance of a generic lambda's call operator: what the next `auto` stand for, last first.
    pub(crate) invented: Vec<cufe_il::TemplateArgument>,
    /// The variables of the declarations in blocks that are being parsed, the innermost last.
    pub(crate) declared: Vec<cufe_il::EntityId>,
    /// The variables of the last declaration in a block, for its statement.
    pub(crate) last_declared: cufe_il::EntityList,
    /// What is known of the unit as a module.
    pub(crate) module: crate::declaration::ModuleUnit,
    /// The declarations of headers that nothing needs.
    pub(crate) unneeded: Unneeded,
    /// Whether what was read in part so far is of no use, because the unit will have to be read in full.
    pub(crate) in_vain: Option<&'s dyn Fn(&Sema<'t>) -> bool>,
}

/// The state to which speculation returns.
#[derive(Clone, Copy)]
pub(crate) struct Checkpoint {
    at: u32,
    scope: ScopeId,
    greater_closes: bool,
    launch_closes: bool,
    last_error: Option<u32>,
    last_codes: (u32, [Option<Code>; 6]),
    template_depth: u16,
    deferred: usize,
    class_nesting: u32,
    c_linkage: bool,
    unevaluated: u32,
    function: Option<FunctionId>,
    snapshot: Snapshot,
}

/// Lexed text to a program: declarations are parsed and analysed to the end of the source. Every report counts as shown.
pub fn analyse(source: Source, tokens: Tokens, options: Options, sink: Sink) -> Unit {
    analyse_unless_shown(source, tokens, options, sink, &|sink, _| sink.reports().first().cloned()).0
}

/// Lexed text to a program. Where only the declarations that something needs are to be read, and `shown` finds a report in
/// the sink that the user gets to see and that may depend on what was left out, all are read after all.
pub fn analyse_unless_shown(
    source: Source,
    mut tokens: Tokens,
    options: Options,
    sink: Sink,
    shown: &dyn Fn(&Sink, &Source) -> Option<Report>,
) -> (Unit, Coverage) {
    let known = Known::new(&mut tokens.interner);
    let mut unneeded = Unneeded::find(&tokens, &source, &known, &options);
    unneeded.join(&tokens);
    let mut ranges = unneeded.ranges();
    let class_templates = unneeded.class_templates().to_vec();
    let whole = |sink| parse(&tokens, &source, &options, known, sink);
    let is_all = unneeded.is_empty() || options.declarations == DeclarationPolicy::All;
    let is_first = is_all || options.declarations == DeclarationPolicy::AllUnlessReported;
    let first = is_first.then(|| whole(sink.clone()));
    let (parsed, reading) = match first {
        Some(parsed) if is_all || shown(&parsed.sink, &source).is_none() => {
            let overlooked = unneeded.overlooked(&parsed.program, &tokens);
            (parsed, Coverage::Whole { overlooked })
        }
        first => {
            let left_out = unneeded.token_count();
            match parse_part(&tokens, &source, &options, known, sink.clone(), unneeded, shown) {
                Ok(parsed) => (parsed, Coverage::Part { left_out }),
                Err(because) => (first.unwrap_or_else(|| whole(sink)), Coverage::Twice { because }),
            }
        }
    };
    let is_part = matches!(reading, Coverage::Part { .. });
    let Parsed { program, statistics, sink, needed_patterns } = parsed;
    class_template::add_unread(&mut ranges, &class_templates, &needed_patterns);
    let unneeded = if is_part || !options.dialect.is_clang() { ranges } else { Vec::new() };
    (Unit { source, tokens, program, sink, statistics, options, unneeded }, reading)
}

/// What a reading of a unit gives.
struct Parsed {
    program: Program,
    statistics: Statistics,
    sink: Sink,
    /// Where the definitions of class templates begin whose members were needed, in order.
    needed_patterns: Vec<u32>,
}

impl Parsed {
    fn of(sema: Sema<'_>) -> Self {
        let needed_patterns = sema.needed_patterns();
        let (program, statistics, sink) = sema.into_parts();
        Self { program, statistics, sink, needed_patterns }
    }
}

/// A semantic layer in which nothing is declared but what is there without a declaration.
fn new_sema<'t>(tokens: &'t Tokens, source: &'t Source, options: &'t Options, known: Known, sink: Sink) -> Sema<'t> {
    let mut sema = Sema::new(tokens, source, options, known, sink);
    sema.declare_predeclared();
    sema.instances.reader = Some(crate::instantiate::read);
    sema.packings = packings(tokens, first_packing(options));
    sema
}

/// What follows the last declaration.
fn finish(sema: &mut Sema<'_>) {
    sema.instantiate_wanted();
    sema.report_late();
    sema.number_extended_lambdas();
    sema.check_alias_targets();
    sema.check_unused_of_unit();
    sema.check_device_pass();
    sema.complete_program();
}

/// Parses and analyses all declarations.
fn parse(tokens: &Tokens, source: &Source, options: &Options, known: Known, sink: Sink) -> Parsed {
    let mut sema = new_sema(tokens, source, options, known, sink);
    sema.reserve(tokens.len(), 0);
    Parser::new(&mut sema).translation_unit();
    finish(&mut sema);
    Parsed::of(sema)
}

/// Parses and analyses all declarations but those that nothing needs. An error tells why something that was left out may
/// have been needed after all.
fn parse_part(
    tokens: &Tokens,
    source: &Source,
    options: &Options,
    known: Known,
    sink: Sink,
    mut unneeded: Unneeded,
    shown: &dyn Fn(&Sink, &Source) -> Option<Report>,
) -> Result<Parsed, Because> {
    let may_be_incomplete = |sema: &Sema<'_>, sink: &Sink| match sema.unread.read {
        Some(body) => Some(Because::BodyRead(source.location(tokens.start(body)))),
        None => shown(sink, source).map(|report| Because::Shown(Box::new(report))),
    };
    let looked_at = Cell::new(sink.reports().len());
    let is_in_vain = |sema: &Sema<'_>| {
        let reports = sema.sink.reports();
        let new = &reports[looked_at.replace(reports.len()).min(reports.len())..];
        (sema.unread.read.is_some() || !new.is_empty())
            && may_be_incomplete(sema, &new.iter().cloned().collect()).is_some()
    };
    let mut sema = new_sema(tokens, source, options, known, sink);
    sema.reserve(tokens.len() - unneeded.token_count(), unneeded.function_count());
    sema.unread.bodies = std::mem::take(&mut unneeded.unread);
    if let Some(absent) = unneeded.absent.take() {
        sema.unread.lacks_names = Some(Box::new(move |first, end| absent.are_mentioned(tokens, source, first, end)));
    }
    let mut parser = Parser::new(&mut sema);
    parser.unneeded = unneeded;
    parser.in_vain = Some(&is_in_vain);
    parser.translation_unit();
    if let Some(because) = may_be_incomplete(parser.sema, &parser.sema.sink) {
        return Err(because);
    }
    parser.unneeded.unread = std::mem::take(&mut parser.sema.unread.bodies);
    let mentions = parser.unneeded.mentions(tokens, &parser.sema.declarations.mentioned_differently);
    parser.sema.unread.bodies = std::mem::take(&mut parser.unneeded.unread);
    if let Some(name) = mentions {
        return Err(Because::WrittenDifferently(tokens.interner.text(name).to_owned()));
    }
    finish(&mut sema);
    match may_be_incomplete(&sema, &sema.sink) {
        Some(because) => Err(because),
        None => Ok(Parsed::of(sema)),
    }
}

impl Checkpoint {
    /// The token.
    pub(crate) fn at(&self) -> u32 {
        self.at
    }

    /// The scope.
    pub(crate) fn scope(&self) -> ScopeId {
        self.scope
    }

    /// The function.
    pub(crate) fn function(&self) -> Option<FunctionId> {
        self.function
    }

    /// The number of template heads.
    pub(crate) fn template_depth(&self) -> u16 {
        self.template_depth
    }
}

impl<'s, 't> Parser<'s, 't> {
    /// A parser at the first token, in the global namespace.
    pub fn new(sema: &'s mut Sema<'t>) -> Self {
        Self {
            tokens: sema.reader.tokens(),
            sema,
            at: 0,
            greater_closes: false,
            launch_closes: false,
            comma_operates: false,
            not_captured: 0,
            constexpr_if: 0,
            address_operand: 0,
            names: CachedNames::default(),
            arguments: FxHashMap::default(),
            failures: Failures::default(),
            packs: crate::pack::Packs::default(),
            operands: FxHashMap::default(),
            coroutine_bodies: Default::default(),
            last_codes: (0, [None; 6]),
            ends_before_scope: None,
            names_in_classes: Vec::new(),
            awaited: None,
            reported_features: 0,
            last_argument_mistake: None,
            injected_argument: None,
            injected_arguments: Default::default(),
            expanded_patterns: Default::default(),
            has_open_fold: false,
            argument_expressions: Default::default(),
            depth: 0,
            in_handler: false,
            deferred: Vec::new(),
            declares_consteval: false,
            declares_typedef: false,
            declares_without_object: false,
            bodies: Default::default(),
            module: Default::default(),
            argument_depth: 0,
            constructions: Vec::new(),
            invented: Vec::new(),
            declared: Vec::new(),
            last_declared: Default::default(),
            unneeded: Default::default(),
            in_vain: None,
        }
    }

    // ---- tokens ----

    /// The kind of the current token.
    #[inline]
    pub(crate) fn kind(&self) -> TokenKind {
        self.tokens.kind(self.at)
    }

    /// The kind of the token `ahead` tokens further on.
    #[inline]
    pub(crate) fn peek(&self, ahead: u32) -> TokenKind {
        self.tokens.kind(self.at + ahead)
    }

    /// Whether the current token is of a kind.
    #[inline]
    pub(crate) fn is(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    /// Goes to the next token; the end of the file is never passed. Returns the token passed.
    #[inline]
    pub(crate) fn advance(&mut self) -> u32 {
        let token = self.at;
        if self.kind() != TokenKind::EndOfFile {
            self.at += 1;
        }
        token
    }

    /// Passes the current token if it is of a kind.
    #[inline]
    pub(crate) fn eat(&mut self, kind: TokenKind) -> bool {
        let is = self.is(kind);
        if is {
            self.at += 1;
        }
        is
    }

    /// Whether the current token is the identifier `symbol`.
    pub(crate) fn is_identifier(&self, symbol: Symbol) -> bool {
        self.is(TokenKind::Identifier) && self.tokens.symbol(self.at) == symbol
    }

    /// The last token before the current one.
    pub(crate) fn previous(&self) -> u32 {
        self.at.saturating_sub(1)
    }

    /// Whether the current token is `>` and the next byte begins another `>`: a shift where no list is open.
    pub(crate) fn is_right_shift(&self) -> bool {
        self.is(TokenKind::Greater)
            && self.tokens.flags(self.at).contains(TokenFlags::JOINED)
            && self.peek(1) == TokenKind::Greater
    }

    /// Whether `>>` followed by `>` stands here: the closer of a launch configuration.
    pub(crate) fn is_launch_close(&self) -> bool {
        self.is_right_shift() && self.peek(2) == TokenKind::Greater
    }

    /// Whether `<<` followed by `<` stands here: the opener of a launch configuration.
    pub(crate) fn is_launch_open(&self) -> bool {
        self.is(TokenKind::LessLess) && self.peek(1) == TokenKind::Less
    }

    /// The token after the bracket that closes the one at `open`, if there is one.
    pub(crate) fn after_bracket(&self, open: u32) -> Option<u32> {
        let is_open = self.tokens.kind(open).is_opening_bracket();
        is_open.then(|| self.tokens.partner(open)).flatten().map(|close| close + 1)
    }

    /// Goes behind the bracket that closes the current one. Without partner goes to the end of the file.
    pub(crate) fn skip_brackets(&mut self) {
        match self.tokens.partner(self.at) {
            Some(close) if close > self.at => self.at = close + 1,
            _ => self.at = self.end_of_file(),
        }
    }

    /// The index of the end-of-file token.
    pub(crate) fn end_of_file(&self) -> u32 {
        self.tokens.len() as u32 - 1
    }

    /// Whether the standard in force is at least this one.
    pub(crate) fn since(&self, standard: Standard) -> bool {
        self.sema.since(standard)
    }

    // ---- errors ----

    /// Reports a syntax error at the current token: one for a token, but where recovery stops one of each number, and none at
    /// the token of an error of another sort.
    pub(crate) fn syntax_error(&mut self, code: Code) {
        self.syntax_error_at(code, self.at);
    }

    /// Reports a syntax error at a token.
    pub(crate) fn syntax_error_at(&mut self, code: Code, token: u32) {
        self.report_syntax_error(code, token, None);
    }

    /// Reports what is missing to close a bracket at the current token; people are shown the bracket.
    pub(crate) fn unclosed(&mut self, open: u32, code: Code) {
        self.unclosed_at(open, code, self.at);
    }

    /// As [`Self::unclosed`], at a token.
    pub(crate) fn unclosed_at(&mut self, open: u32, code: Code, token: u32) {
        self.report_syntax_error(code, token, Some(open));
    }

    fn report_syntax_error(&mut self, code: Code, token: u32, open: Option<u32>) {
        if self.sema.declaring.last_error == Some(token) {
            if !self.ends_recovery(token) || self.last_codes.0 != token || self.last_codes.1.contains(&Some(code)) {
                return;
            }
            self.last_codes.1.rotate_right(1);
            self.last_codes.1[0] = Some(code);
        } else {
            self.sema.declaring.last_error = Some(token);
            self.last_codes = (token, [Some(code), None, None, None, None, None]);
        }
        let position = if self.tokens.kind(token) == TokenKind::EndOfFile {
            self.sema.source.end()
        } else {
            self.sema.position(token)
        };
        let mut report = Report::new(code, position);
        if let Some(open) = open.filter(|&open| self.tokens.kind(open).is_opening_bracket()) {
            let bracket = self.sema.reader.text(open, open);
            report.related.push((self.sema.position(open), format!("this '{bracket}' is not closed")));
        }
        self.sema.report(report);
    }

    /// Whether recovery from an error does not pass a token, so that everything that is expected there is missed.
    fn ends_recovery(&self, token: u32) -> bool {
        matches!(self.tokens.kind(token), TokenKind::Semicolon | TokenKind::RightBrace | TokenKind::EndOfFile)
    }

    /// Reports a syntax error at the end of the file, whatever else was reported there.
    pub(crate) fn error_at_end(&mut self, code: Code) {
        let position = self.sema.source.end();
        self.sema.report(Report::new(code, position));
    }

    /// Reports an error that is not one of syntax at a token.
    pub(crate) fn error_at(&mut self, code: Code, token: u32) {
        self.sema.report_at(code, token);
    }

    /// Reports an error about a name at a token.
    pub(crate) fn name_error_at(&mut self, code: Code, token: u32, name: impl Into<String>) {
        let position = self.sema.position(token);
        self.sema.report(Report::new(code, position).with(Argument::Quoted(name.into())));
    }

    /// Passes a token of a kind, or reports the error with this number at the current token.
    pub(crate) fn expect(&mut self, kind: TokenKind, code: Code) -> bool {
        if self.eat(kind) {
            return true;
        }
        self.syntax_error(code);
        false
    }

    /// Passes a `)`; if another token stands there, reports 18 and goes to the partner of `open`, if it has one.
    pub(crate) fn expect_close(&mut self, open: u32, close: TokenKind, code: Code) -> bool {
        if self.eat(close) {
            return true;
        }
        self.unclosed(open, code);
        if let Some(partner) = self.tokens.partner(open)
            && partner >= self.at
        {
            self.go_behind(partner);
        }
        false
    }

    // ---- speculation ----

    /// Remembers the state.
    pub(crate) fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            at: self.at,
            scope: self.sema.context.scope,
            greater_closes: self.greater_closes,
            launch_closes: self.launch_closes,
            last_error: self.sema.declaring.last_error,
            last_codes: self.last_codes,
            template_depth: self.sema.declaring.template_depth,
            deferred: self.deferred.len(),
            class_nesting: self.sema.declaring.class_nesting,
            c_linkage: self.sema.declaring.c_linkage,
            unevaluated: self.sema.context.unevaluated,
            function: self.sema.context.function,
            snapshot: self.sema.snapshot(),
        }
    }

    /// Returns to a remembered state.
    pub(crate) fn rewind(&mut self, checkpoint: &Checkpoint) {
        self.at = checkpoint.at;
        self.sema.context.scope = checkpoint.scope;
        self.greater_closes = checkpoint.greater_closes;
        self.launch_closes = checkpoint.launch_closes;
        self.sema.declaring.last_error = checkpoint.last_error;
        self.last_codes = checkpoint.last_codes;
        self.sema.declaring.template_depth = checkpoint.template_depth;
        self.deferred.truncate(checkpoint.deferred);
        self.sema.declaring.class_nesting = checkpoint.class_nesting;
        self.sema.declaring.c_linkage = checkpoint.c_linkage;
        self.sema.context.unevaluated = checkpoint.unevaluated;
        self.sema.context.function = checkpoint.function;
        self.sema.rollback(&checkpoint.snapshot);
        self.unsay_expansions(checkpoint.at);
    }

    /// Parses ahead and returns to the present state whatever happens. The closure tells what it wants to know.
    pub(crate) fn look_ahead<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let checkpoint = self.checkpoint();
        self.sema.context.speculating += 1;
        let result = parse(self);
        self.sema.context.speculating -= 1;
        self.rewind(&checkpoint);
        result
    }

    /// Whether an error was reported since a checkpoint. What is warned about is still well-formed.
    pub(crate) fn failed_since(&self, checkpoint: &Checkpoint) -> bool {
        self.sema.failed_since(&checkpoint.snapshot)
    }

    // ---- scopes ----

    /// Parses inside a new scope and returns to the present one.
    pub(crate) fn in_new_scope<T>(&mut self, kind: ScopeKind, parse: impl FnOnce(&mut Self, ScopeId) -> T) -> T {
        let outer = self.sema.context.scope;
        let scope = self.sema.new_scope(kind, outer);
        self.sema.context.scope = scope;
        let result = parse(self, scope);
        self.sema.context.scope = outer;
        result
    }

    /// Parses inside an existing scope and returns to the present one.
    pub(crate) fn in_scope<T>(&mut self, scope: ScopeId, parse: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.sema.context.scope, scope);
        let result = parse(self);
        self.sema.context.scope = outer;
        result
    }

    /// Parses with `>` and launch closers as operators again: inside parentheses, brackets and braces.
    pub(crate) fn in_brackets<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let greater = std::mem::replace(&mut self.greater_closes, false);
        let launch = std::mem::replace(&mut self.launch_closes, false);
        let comma = std::mem::replace(&mut self.comma_operates, false);
        let result = parse(self);
        self.comma_operates = comma;
        self.greater_closes = greater;
        self.launch_closes = launch;
        result
    }

    /// Runs a recursive part of the parser with enough stack. Past the documented depth the construct is skipped with the
    /// error 1 ("too complex") in place of overflowing.
    pub(crate) fn guarded<T>(
        &mut self,
        fallback: impl FnOnce(&mut Self) -> T,
        parse: impl FnOnce(&mut Self) -> T,
    ) -> T {
        if self.depth >= limits::MAXIMUM_NESTING {
            return fallback(self);
        }
        self.depth += 1;
        let result = stacker::maybe_grow(limits::STACK_RED_ZONE, limits::STACK_SEGMENT, || parse(self));
        self.depth -= 1;
        result
    }
}
