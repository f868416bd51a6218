//! Splits the text into the declarations of namespaces, from the tokens alone, and tells which names each may introduce.

use super::HostForm;
use super::declaration_form::{self, Scopes};
use super::device::DeviceSurvey;
use super::in_passing::{Friend, Keys};
use super::space_attributes::SpaceAttributes;
use cufe_base::{Position, Source, Symbol};
use cufe_lex::{PragmaKind, TokenIndex, TokenKind, Tokens};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::ops::Range;

/// The declarations of a unit.
pub(super) struct DeclarationIndex<'a> {
    pub tokens: &'a Tokens,
    pub source: &'a Source,
    /// Where launches may be.
    pub launches: InOrder<'a>,
    /// Attribute lists with names of CUDA's attributes.
    pub attributes: InOrder<'a>,
    headers: Headers<'a>,
    /// Declarations that are needed only where a name that they introduce is mentioned: first token and the one behind
    /// the last, in order.
    pub candidates: Vec<(u32, u32)>,
    /// Which names they introduce.
    pub introductions: Introductions,
    /// Text that is always needed.
    pub roots: Vec<(u32, u32)>,
    /// Candidates of which the host file shows something else than what is written, in order.
    pub passed: Vec<(u32, HostForm)>,
    /// Names of functions of which one declaration says more than another about `constexpr` or where it runs.
    pub mixed: Vec<Symbol>,
    /// Managed variables, and with reference lists kernels and device variables, as far as declarations of namespaces show
    /// them: functions that mention them matter to the host file.
    pub rewritten: Vec<Symbol>,
    /// The tokens that mention one of them, in order.
    pub rewritten_mentions: Vec<u32>,
    with_references: bool,
    /// Bodies that nobody reads, in order: first token, and the one behind the last.
    pub unread: Vec<(u32, u32)>,
    /// Candidates that are class templates and introduce nothing else, in order, with the token behind the name.
    pub class_templates: Vec<(u32, u32)>,
    /// By symbol: in what forms candidates declare functions of that name.
    pub forms: Vec<u8>,
    pub scopes: Scopes,
    /// Keywords that begin what introduces a name in passing.
    pub keys: Keys,
    /// Friend functions of classes that are candidates, by name.
    pub friends: FxHashMap<Symbol, Vec<Friend>>,
    /// What the device view asks for; `None` in that of the host file.
    pub device: Option<DeviceSurvey>,
}

/// For each name the candidates that may introduce it.
pub(super) struct Introductions {
    /// By symbol: the newest entry, plus one.
    newest: Vec<u32>,
    /// The candidate, and the entry before that of the same name, plus one.
    entries: Vec<(u32, u32)>,
}

impl Introductions {
    fn add(&mut self, symbol: Symbol, candidate: u32) {
        let Some(newest) = self.newest.get_mut(symbol.0 as usize) else { return };
        self.entries.push((candidate, *newest));
        *newest = self.entries.len() as u32;
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.entries.len()
    }

    /// By symbol, whether one of its candidates is so.
    pub(super) fn of_any(&self, is_so: impl Fn(u32) -> bool) -> Vec<bool> {
        let symbols = (0..self.newest.len() as u32).map(Symbol);
        let any = symbols.map(|symbol| {
            let mut any = false;
            self.of(symbol, |candidate| any |= is_so(candidate));
            any
        });
        any.collect()
    }

    /// The candidates of a name.
    pub fn of(&self, symbol: Symbol, mut each: impl FnMut(u32)) {
        let mut next = self.newest.get(symbol.0 as usize).copied().unwrap_or(0);
        while let Some(&(candidate, before)) = (next as usize).checked_sub(1).and_then(|index| self.entries.get(index))
        {
            each(candidate);
            next = before;
        }
    }
}

/// Tells text of headers from the user's; positions are asked for in order, more or less.
struct Headers<'a> {
    source: &'a Source,
    /// The text for which the answer is known.
    known: Range<u32>,
    is_header: bool,
    is_system: bool,
}

impl Headers<'_> {
    fn find(&mut self, position: Position) {
        if self.known.contains(&position.0) {
            return;
        }
        let markers = self.source.markers();
        let next = markers.partition_point(|marker| marker.offset <= position.0);
        let start = markers.get(next.saturating_sub(1)).map_or(0, |marker| marker.offset);
        self.known = start..markers.get(next).map_or(u32::MAX, |marker| marker.offset);
        self.is_system = self.source.is_system(position);
        self.is_header = self.is_system || !self.source.is_own_text(position);
    }
}

/// What the tokens of a declaration say.
#[derive(Default)]
pub(super) struct Shape {
    /// The first token behind the template heads.
    pub specifiers: u32,
    /// The token of the name that it declares.
    pub name: Option<u32>,
    /// The token of the class or enumeration that its specifiers name.
    pub class: Option<u32>,
    /// The last name outside of brackets.
    pub last: Option<u32>,
    /// The token behind `last` and template arguments after it.
    pub behind_last: u32,
    /// Where the declarator's parentheses open.
    pub parameters: Option<u32>,
    /// The body of a class or enumeration.
    pub class_body: Option<(u32, u32)>,
    /// The first token that belongs to a function's body.
    pub body: Option<u32>,
    pub has_equal: bool,
    pub has_colon: bool,
    pub has_comma: bool,
    pub is_template: bool,
    pub is_typedef: bool,
    pub is_enum: bool,
    /// `static`, `inline` or `constexpr`.
    pub is_local: bool,
    pub is_constexpr: bool,
    pub is_operator: bool,
    pub is_concept: bool,
    /// It is something that is not understood in full: it may introduce any name that is written in it.
    pub is_odd: bool,
}

impl<'a> DeclarationIndex<'a> {
    /// Surveys a unit for the host file; `None` where brackets do not match.
    pub fn of(tokens: &'a Tokens, source: &'a Source, with_references: bool) -> Option<Self> {
        Self::new(tokens, source, with_references).surveyed()
    }

    /// Surveys a unit for the device text; `None` where brackets do not match.
    pub fn of_device(tokens: &'a Tokens, source: &'a Source) -> Option<Self> {
        Self { device: Some(DeviceSurvey::default()), ..Self::new(tokens, source, false) }.surveyed()
    }

    fn new(tokens: &'a Tokens, source: &'a Source, with_references: bool) -> Self {
        let (count, names) = (tokens.len(), tokens.interner.len());
        Self {
            tokens,
            source,
            launches: InOrder::new(tokens.launch_candidates()),
            attributes: InOrder::new(tokens.cuda_attributes()),
            headers: Headers { source, known: 0..0, is_header: false, is_system: false },
            // Room for what headers hold, so that nothing need move; what stays empty costs nothing.
            candidates: Vec::with_capacity(count / 16),
            introductions: Introductions { newest: vec![0; names], entries: Vec::with_capacity(count / 8) },
            roots: Vec::with_capacity(count / 64),
            passed: Vec::with_capacity(count / 32),
            mixed: Vec::new(),
            rewritten: Vec::new(),
            rewritten_mentions: Vec::new(),
            with_references,
            unread: Vec::with_capacity(count / 64),
            class_templates: Vec::with_capacity(count / 128),
            forms: vec![0; names],
            scopes: Scopes::default(),
            keys: Keys::of(tokens),
            friends: FxHashMap::default(),
            device: None,
        }
    }

    fn surveyed(mut self) -> Option<Self> {
        let mut at = 0;
        loop {
            at = match self.tokens.kind(at) {
                TokenKind::EndOfFile => return Some(self),
                TokenKind::Semicolon => at + 1,
                TokenKind::RightBrace => {
                    // Of a namespace or linkage specification.
                    self.tokens.partner(at)?;
                    self.scopes.leave(at);
                    at + 1
                }
                _ => self.member(at)?.max(at + 1),
            };
        }
    }

    pub(super) fn kind(&self, token: u32) -> TokenKind {
        self.tokens.kind(token)
    }

    /// Whether a token stands in a header.
    pub(super) fn is_header_text(&mut self, token: u32) -> bool {
        self.headers.find(self.tokens.start(token));
        self.headers.is_header
    }

    /// The token behind the bracket that closes the one at `open`.
    pub(super) fn behind(&self, open: u32) -> Option<u32> {
        self.tokens.partner(open).filter(|&close| close > open).map(|close| close + 1)
    }

    /// A member of a namespace, at its first token. Namespaces and linkage specifications are entered. Returns where the
    /// next member begins.
    fn member(&mut self, first: u32) -> Option<u32> {
        let mut at = first;
        loop {
            at = match self.kind(at) {
                TokenKind::KwExtension => at + 1,
                TokenKind::KwExtern if self.kind(at + 1) == TokenKind::StringLiteral => at + 2,
                TokenKind::StringLiteral if at > first => at + 1,
                TokenKind::LeftBrace if at > first => {
                    let behind = self.behind(at)?;
                    self.note_nest(first, at, behind - 1);
                    self.enter_linkage(at);
                    return Some(at + 1);
                }
                _ => break,
            };
        }
        let is_namespace = match self.kind(at) {
            TokenKind::KwNamespace => true,
            TokenKind::KwInline => self.kind(at + 1) == TokenKind::KwNamespace,
            _ => false,
        };
        if is_namespace {
            loop {
                at = match self.kind(at) {
                    TokenKind::KwNamespace
                    | TokenKind::KwInline
                    | TokenKind::KwAttribute
                    | TokenKind::Identifier
                    | TokenKind::ColonColon => at + 1,
                    TokenKind::LeftParen | TokenKind::LeftBracket => self.behind(at)?,
                    TokenKind::LeftBrace => {
                        self.roots.push((first, at));
                        let behind = self.behind(at)?;
                        self.note_nest(first, at, behind - 1);
                        self.enter_namespace(first, at);
                        return Some(at + 1);
                    }
                    _ => break,
                };
            }
            let end = self.behind_semicolon(at)?;
            self.roots.push((first, end));
            return Some(end);
        }
        self.declaration(first, at)
    }

    /// The token behind the next `;`, or the `}` before it.
    pub(super) fn behind_semicolon(&self, mut at: u32) -> Option<u32> {
        loop {
            at = match self.kind(at) {
                TokenKind::EndOfFile | TokenKind::RightBrace => return Some(at),
                TokenKind::Semicolon => return Some(at + 1),
                kind if kind.is_opening_bracket() => self.behind(at)?,
                _ => at + 1,
            };
        }
    }

    /// The token behind the `>` that closes the `<` at a token: `None` where it can't be known.
    pub(super) fn behind_arguments(&self, open: u32) -> Option<u32> {
        let mut depth = 1u32;
        let mut at = open + 1;
        loop {
            at = match self.kind(at) {
                TokenKind::Less => {
                    depth += 1;
                    at + 1
                }
                TokenKind::Greater if depth == 1 => return Some(at + 1),
                TokenKind::Greater => {
                    depth -= 1;
                    at + 1
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => self.behind(at)?,
                TokenKind::Semicolon
                | TokenKind::LeftBrace
                | TokenKind::RightBrace
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::EndOfFile => return None,
                _ => at + 1,
            };
        }
    }

    /// A declaration whose first token is `first`, and `at` behind its linkage.
    fn declaration(&mut self, first: u32, at: u32) -> Option<u32> {
        let acts_unnamed = match self.kind(at) {
            TokenKind::KwStaticAssert | TokenKind::KwAsm => true,
            // Explicit instantiations.
            TokenKind::KwTemplate => self.kind(at + 1) != TokenKind::Less,
            TokenKind::KwExtern => self.kind(at + 1) == TokenKind::KwTemplate,
            TokenKind::KwUsing => matches!(self.kind(at + 1), TokenKind::KwNamespace | TokenKind::KwEnum),
            _ => false,
        };
        if self.device.is_some() {
            return self.device_declaration(first, at, acts_unnamed);
        }
        if acts_unnamed {
            let end = self.behind_semicolon(at)?;
            self.roots.push((first, end));
            return Some(end);
        }
        let (shape, end) = self.shape(at)?;
        self.note_unread(at, end, &shape);
        match self.shown_candidate(first, at, end, &shape) {
            Some((shown, passed)) => self.add_candidate(first, at, end, &shape, shown, passed),
            None => {
                self.note_rewritten(first, end, &shape);
                self.roots.push((first, end));
            }
        }
        Some(end)
    }

    /// Reads a declaration to its end.
    pub(super) fn shape(&self, start: u32) -> Option<(Shape, u32)> {
        let mut shape = Shape::default();
        let mut at = start;
        while self.kind(at) == TokenKind::KwTemplate && self.kind(at + 1) == TokenKind::Less {
            shape.is_template = true;
            match self.behind_arguments(at + 1) {
                Some(behind) => at = behind,
                None => {
                    shape.is_odd = true;
                    at += 2;
                }
            }
        }
        shape.specifiers = at;
        loop {
            let before = self.kind(at.saturating_sub(1));
            at = match self.kind(at) {
                TokenKind::EndOfFile | TokenKind::RightBrace => {
                    shape.is_odd = true;
                    return Some((shape, at));
                }
                TokenKind::RightParen | TokenKind::RightBracket => return None,
                TokenKind::Semicolon => return Some((shape, at + 1)),
                TokenKind::LeftParen => {
                    self.parenthesis(&mut shape, at, before);
                    self.behind(at)?
                }
                TokenKind::LeftBracket => self.behind(at)?,
                TokenKind::LeftBrace => {
                    let behind = self.behind(at)?;
                    if self.is_function_body(&shape, at, before) {
                        shape.body = Some(at);
                        return Some((shape, self.behind_handlers(behind)?));
                    }
                    if shape.class.is_some()
                        && shape.parameters.is_none()
                        && !shape.has_equal
                        && shape.class_body.is_none()
                    {
                        shape.class_body = Some((at, behind));
                    } else if !shape.has_equal && before != TokenKind::Identifier {
                        shape.is_odd = true;
                    }
                    behind
                }
                TokenKind::Less if !shape.has_equal => {
                    match self.behind_arguments(at).filter(|_| before == TokenKind::Identifier) {
                        Some(behind) => {
                            if shape.behind_last == at {
                                shape.behind_last = behind;
                            }
                            behind
                        }
                        None => {
                            shape.is_odd = true;
                            at + 1
                        }
                    }
                }
                TokenKind::Identifier => {
                    shape.last = Some(at);
                    shape.behind_last = at + 1;
                    at + 1
                }
                TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion | TokenKind::KwEnum
                    if shape.class.is_none() && shape.parameters.is_none() && !shape.has_equal =>
                {
                    self.class_head(&mut shape, at)?
                }
                // The `=` of `operator=` begins no initializer.
                TokenKind::KwOperator if self.kind(at + 1) == TokenKind::Equal => {
                    shape.is_operator = true;
                    at + 2
                }
                kind => {
                    self.word(&mut shape, kind, at);
                    at + 1
                }
            };
        }
    }

    /// What other tokens say.
    fn word(&self, shape: &mut Shape, kind: TokenKind, at: u32) {
        match kind {
            TokenKind::Equal => {
                if !shape.has_equal && shape.parameters.is_none() {
                    shape.name = shape.last.filter(|&last| shape.behind_last == at && !self.is_qualified(last));
                }
                shape.has_equal = true;
            }
            TokenKind::Colon => shape.has_colon = true,
            // Those of base classes apart.
            TokenKind::Comma => {
                shape.has_comma |= shape.class.is_none() || !shape.has_colon || shape.class_body.is_some();
            }
            TokenKind::KwTypedef => shape.is_typedef = true,
            TokenKind::KwStatic | TokenKind::KwInline => shape.is_local = true,
            TokenKind::KwConstexpr | TokenKind::KwConsteval => {
                shape.is_local = true;
                shape.is_constexpr |= shape.parameters.is_none();
            }
            TokenKind::KwOperator => shape.is_operator = true,
            TokenKind::KwConcept => shape.is_concept = true,
            TokenKind::KwTry | TokenKind::KwCatch | TokenKind::KwFriend => shape.is_odd = true,
            _ => {}
        }
    }

    pub(super) fn is_qualified(&self, name: u32) -> bool {
        name > 0 && self.kind(name - 1) == TokenKind::ColonColon
    }

    /// Parentheses outside of other brackets: those behind the name of a function, or of something else.
    fn parenthesis(&self, shape: &mut Shape, open: u32, before: TokenKind) {
        if has_operand_in_parentheses(before)
            || self.is_trait_in_requires_clause(open)
            || shape.has_equal
            || shape.parameters.is_some()
            || shape.class.is_some() && shape.has_colon
        {
            return;
        }
        shape.parameters = Some(open);
        match shape.last {
            Some(last)
                if shape.behind_last == open
                    && !self.is_qualified(last)
                    && !self.is_around_declarator(shape, last, open) =>
            {
                shape.name = Some(last)
            }
            _ => shape.is_odd = true,
        }
    }

    /// Whether parentheses hold the operands of a trait that was taken back as a name: `requires __is_void(T)`.
    fn is_trait_in_requires_clause(&self, open: u32) -> bool {
        open > 1
            && self.tokens.is_trait_as_expression(open - 1)
            && matches!(
                self.kind(open - 2),
                TokenKind::KwRequires | TokenKind::AmpersandAmpersand | TokenKind::PipePipe | TokenKind::Exclaim
            )
    }

    /// Whether parentheses behind a name may stand around a declarator, and the name is that of a type: `A (*f)(int)`,
    /// `extern A (b);`, `const A (c);`.
    fn is_around_declarator(&self, shape: &Shape, name: u32, open: u32) -> bool {
        let Some(behind) = self.behind(open) else { return true };
        let following = self.kind(behind);
        if following == TokenKind::LeftParen
            || matches!(self.kind(open + 1), TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
        {
            return true;
        }
        // Deduction guides have no type in front of them.
        following != TokenKind::Arrow && !self.has_type_before(shape.specifiers, name, behind == open + 3)
    }

    /// Whether a specifier of a type stands between two tokens. Behind a `requires` it can't be known from the condition;
    /// there it may be missing if a single name follows in parentheses.
    pub(super) fn has_type_before(&self, mut at: u32, name: u32, is_single_name: bool) -> bool {
        while at < name {
            at = match self.kind(at) {
                TokenKind::KwExtern
                | TokenKind::KwStatic
                | TokenKind::KwInline
                | TokenKind::KwConst
                | TokenKind::KwVolatile
                | TokenKind::KwConstexpr
                | TokenKind::KwConstinit
                | TokenKind::KwThreadLocal
                | TokenKind::KwRegister
                | TokenKind::KwExtension => at + 1,
                TokenKind::KwAttribute | TokenKind::KwAlignas => self.behind(at + 1).unwrap_or(name),
                TokenKind::LeftBracket => self.behind(at).unwrap_or(name),
                TokenKind::KwRequires => return !is_single_name,
                _ => return true,
            };
        }
        false
    }

    /// The head of a class or enumeration, at its keyword, up to its name.
    fn class_head(&self, shape: &mut Shape, keyword: u32) -> Option<u32> {
        shape.is_enum = self.kind(keyword) == TokenKind::KwEnum;
        let mut at = keyword + 1;
        loop {
            at = match self.kind(at) {
                TokenKind::KwClass | TokenKind::KwStruct if shape.is_enum => at + 1,
                TokenKind::KwAttribute | TokenKind::KwAlignas if self.kind(at + 1) == TokenKind::LeftParen => {
                    self.behind(at + 1)?
                }
                TokenKind::LeftBracket => self.behind(at)?,
                _ => break,
            };
        }
        shape.class = Some(at);
        if self.kind(at) != TokenKind::Identifier || self.kind(at + 1) == TokenKind::ColonColon {
            // Unnamed enumerations introduce their enumerators, unnamed classes nothing but the typedef's name.
            let is_unnamed = matches!(self.kind(at), TokenKind::LeftBrace | TokenKind::Colon);
            shape.is_odd |= !is_unnamed || !shape.is_enum && !shape.is_typedef;
            return Some(at);
        }
        shape.last = Some(at);
        shape.behind_last = at + 1;
        Some(at + 1)
    }

    /// Whether a `{` outside of brackets begins the body of a function.
    fn is_function_body(&self, shape: &Shape, open: u32, before: TokenKind) -> bool {
        if shape.parameters.is_none() || shape.has_equal || shape.has_comma && !shape.has_colon {
            return false;
        }
        // `requires { ... }`, `requires (T t) { ... }` in a clause.
        let keyword = match before {
            TokenKind::RightParen => self.tokens.partner(open - 1).and_then(|paren| paren.checked_sub(1)),
            _ => open.checked_sub(1),
        };
        if let Some(keyword) = keyword.filter(|&keyword| self.kind(keyword) == TokenKind::KwRequires)
            && (before == TokenKind::KwRequires
                || matches!(
                    self.kind(keyword.saturating_sub(1)),
                    TokenKind::KwRequires
                        | TokenKind::AmpersandAmpersand
                        | TokenKind::PipePipe
                        | TokenKind::Exclaim
                        | TokenKind::Equal
                ))
        {
            return false;
        }
        // `: member{1} {`
        !shape.has_colon || matches!(before, TokenKind::RightParen | TokenKind::RightBrace | TokenKind::Ellipsis)
    }

    /// Goes behind the handlers of a function-try-block.
    fn behind_handlers(&self, mut at: u32) -> Option<u32> {
        while self.kind(at) == TokenKind::KwCatch && self.kind(at + 1) == TokenKind::LeftParen {
            at = self.behind(at + 1)?;
            if self.kind(at) != TokenKind::LeftBrace {
                return None;
            }
            at = self.behind(at)?;
        }
        Some(at)
    }

    /// Whether a declaration is needed only for the names that it introduces.
    fn is_candidate(&mut self, first: u32, end: u32, shape: &Shape) -> bool {
        if shape.is_operator {
            return false;
        }
        self.headers.find(self.tokens.start(first));
        if !self.headers.is_header {
            return false;
        }
        let is_system = self.headers.is_system;
        self.headers.find(self.tokens.start(end - 1));
        if !self.headers.is_header {
            return false;
        }
        let is_class = shape.class.is_some_and(|class| match shape.class_body {
            Some((_, behind)) => behind + 1 == end,
            None => shape.last == Some(class) && shape.behind_last + 1 == end,
        });
        let is_type = is_class || shape.is_typedef || self.kind(first) == TokenKind::KwUsing;
        let is_function = shape.parameters.is_some();
        // Variables may have initializers with effects, and name the unit.
        if !is_type && !is_function && !shape.is_template {
            return false;
        }
        // The first definition that nobody else may have names the unit; none in a system header does.
        if shape.body.is_some() && !shape.is_local && !shape.is_template && !is_system {
            return false;
        }
        if !self.launches.within(first, end).is_empty() {
            return false;
        }
        let is_for_next = |kind| matches!(kind, PragmaKind::Abi | PragmaKind::Unroll);
        !self.tokens.pragmas_before(first).iter().any(|pragma| is_for_next(pragma.kind))
    }

    /// What the host file shows of a declaration that is needed only for the names that it introduces; `None` where it is
    /// needed for more.
    fn shown_candidate(
        &mut self,
        first: u32,
        start: u32,
        end: u32,
        shape: &Shape,
    ) -> Option<(SpaceAttributes, Option<HostForm>)> {
        if !self.is_candidate(first, end, shape) {
            return None;
        }
        let lists = self.attributes.within(first, end);
        if lists.is_empty() {
            return Some((SpaceAttributes::default(), None));
        }
        let shown = self.space_attributes(lists)?;
        if !shown.is_changed {
            return Some((shown, None));
        }
        let is_type = shape.parameters.is_none();
        let passed = if is_type && shown.is_builtin && first == start && self.is_own_type(end, shape, lists) {
            HostForm::Nothing
        } else if let Some(function) = self.passed_function(start, end, shape, lists, shown) {
            HostForm::Function(function)
        } else if self.only_loses_attributes(start, shape, lists) {
            HostForm::WithoutAttributes
        } else {
            return None;
        };
        Some((shown, Some(passed)))
    }

    /// Whether a declaration declares a type of the toolkit, attributes in its head say so, and nothing else is in it that
    /// the host file would show.
    fn is_own_type(&self, end: u32, shape: &Shape, lists: &[TokenIndex]) -> bool {
        let is_whole = match shape.class_body {
            // `typedef __attribute__((device_builtin)) struct A { ... } B;`
            Some((_, behind)) if shape.is_typedef => {
                let is_first = lists[0].number() == shape.specifiers + 1;
                is_first && shape.last == Some(behind) && behind + 2 == end
            }
            Some((_, behind)) => behind + 1 == end,
            None => shape.is_typedef,
        };
        let body = shape.class_body.map_or(end, |(open, _)| open);
        is_whole && !shape.is_odd && !shape.is_template && !shape.has_equal && lists[0].number() < body && {
            let list = lists[0].number();
            let open = if self.kind(list) == TokenKind::KwAttribute { list + 1 } else { list };
            let behind = self.behind(open).unwrap_or(open);
            (open..behind)
                .filter(|&token| self.kind(token).has_symbol())
                .any(|token| self.tokens.interner.text(self.tokens.symbol(token)).trim_matches('_') == "device_builtin")
        }
    }

    /// Adds a candidate with the names that it introduces. `start` is behind its linkage.
    fn add_candidate(
        &mut self,
        first: u32,
        start: u32,
        end: u32,
        shape: &Shape,
        shown: SpaceAttributes,
        passed: Option<HostForm>,
    ) {
        let candidate = self.candidates.len() as u32;
        self.candidates.push((first, end));
        self.passed.extend(passed.map(|passed| (candidate, passed)));
        // A template declares one thing, and so does an alias: commas in them are between arguments.
        let is_alias = self.kind(start) == TokenKind::KwUsing && shape.has_equal;
        let has_several = shape.has_comma && !shape.is_template && !is_alias;
        let is_exact = !shape.is_odd && !has_several && self.introduce(candidate, start, end, shape);
        if !is_exact {
            self.introduce_all(candidate, start, end);
        }
        let has_more = self.introduce_in_passing(candidate, start, end, shape);
        if !has_more {
            self.note_class_template(candidate, start, end, shape);
        }
        if shape.parameters.is_none() {
            return;
        }
        let place = declaration_form::place(shown);
        match shape.name.filter(|_| is_exact) {
            Some(name) => self.note_form(name, place | declaration_form::constancy(shape)),
            None => (start..end).for_each(|token| self.note_form(token, place)),
        }
    }

    /// A candidate may introduce any name that is written in some text.
    pub(super) fn introduce_all(&mut self, candidate: u32, first: u32, end: u32) {
        for token in first..end {
            self.introduce_token(candidate, token);
        }
    }

    pub(super) fn introduce_token(&mut self, candidate: u32, token: u32) {
        if self.kind(token) == TokenKind::Identifier {
            let symbol = self.tokens.symbol(token);
            self.introductions.add(symbol, candidate);
            if let Some(device) = &mut self.device {
                device.introduced.push((candidate, symbol));
            }
        }
    }

    /// The names that a candidate introduces, where they can be known.
    pub(super) fn introduce(&mut self, candidate: u32, start: u32, end: u32, shape: &Shape) -> bool {
        if self.kind(start) == TokenKind::KwUsing {
            // `using A::b;`, `using b = A;`
            let name = if shape.has_equal { shape.name } else { shape.last };
            let Some(name) = name.filter(|&name| shape.has_equal || name + 2 == end) else { return false };
            self.introduce_token(candidate, name);
            return true;
        }
        if let Some(class) = shape.class {
            self.introduce_token(candidate, class);
        }
        if let Some((open, behind)) = shape.class_body {
            if shape.is_enum {
                self.introduce_all(candidate, open, behind);
            }
            if !shape.is_typedef {
                // `struct A { } a(1);` introduces more.
                return behind + 1 == end;
            }
        }
        if shape.is_typedef {
            let name = end.wrapping_sub(2);
            if shape.parameters.is_some() || shape.last != Some(name) {
                return false;
            }
            self.introduce_token(candidate, name);
            return true;
        }
        match shape.parameters {
            Some(_) => {
                let Some(name) = shape.name else { return false };
                self.introduce_token(candidate, name);
                true
            }
            None if shape.has_equal => {
                let Some(name) = shape.name else { return false };
                self.introduce_token(candidate, name);
                shape.is_template && shape.class.is_none() || shape.is_concept
            }
            // `class A;`, `template <> class A<int>;`
            None => shape.class.is_some() && shape.last == shape.class && shape.behind_last + 1 == end,
        }
    }

    /// The names in an attribute list, without underscores around them.
    pub(super) fn names_in(&self, list: TokenIndex) -> impl Iterator<Item = &str> {
        let list = list.number();
        let open = if self.kind(list) == TokenKind::KwAttribute { list + 1 } else { list };
        let names = (open..self.behind(open).unwrap_or(open)).filter(|&token| self.kind(token).has_symbol());
        names.map(|token| self.tokens.interner.text(self.tokens.symbol(token)).trim_matches('_'))
    }

    /// Notes a variable or kernel whose mentions the host file writes differently.
    fn note_rewritten(&mut self, first: u32, end: u32, shape: &Shape) {
        let lists = self.attributes.within(first, shape.parameters.unwrap_or(end));
        if lists.is_empty() || shape.class_body.is_some() {
            return;
        }
        let is_rewritten = lists.iter().flat_map(|&list| self.names_in(list)).any(|name| match name {
            "managed" => true,
            "global" | "tile_global" => self.with_references,
            "device" | "constant" | "shared" => self.with_references && shape.parameters.is_none(),
            _ => false,
        });
        let name = shape.name.or(shape.last).filter(|_| is_rewritten);
        self.rewritten.extend(name.map(|name| self.tokens.symbol(name)));
    }
}

/// Whether parentheses behind a token hold an operand, and no parameters.
pub(super) fn has_operand_in_parentheses(before: TokenKind) -> bool {
    matches!(
        before,
        TokenKind::KwAttribute
            | TokenKind::KwNoexcept
            | TokenKind::KwThrow
            | TokenKind::KwAlignas
            | TokenKind::KwDecltype
            | TokenKind::KwTypeof
            | TokenKind::KwTypeTransform
            | TokenKind::KwTypeTrait
            | TokenKind::KwAtomic
            | TokenKind::KwExplicit
            | TokenKind::KwRequires
            | TokenKind::KwAsm
    )
}

/// Tokens in order, of which parts are asked for in order, more or less.
pub(super) struct InOrder<'a> {
    tokens: &'a [TokenIndex],
    /// Where the last part begins.
    last: Cell<usize>,
}

impl<'a> InOrder<'a> {
    fn new(tokens: &'a [TokenIndex]) -> Self {
        Self { tokens, last: Cell::new(0) }
    }

    /// Those that lie in a range of tokens.
    pub(super) fn within(&self, first: u32, end: u32) -> &'a [TokenIndex] {
        let mut at = self.last.get();
        let is_before = |at: usize| self.tokens.get(at).is_some_and(|token| token.number() < first);
        // Mostly the part is near the last one.
        let near = at + 8;
        while at < near && is_before(at) {
            at += 1;
        }
        if is_before(at) || at.checked_sub(1).is_some_and(|before| !is_before(before)) {
            at = self.tokens.partition_point(|token| token.number() < first);
        }
        self.last.set(at);
        let part = &self.tokens[at..];
        let count = part.iter().take_while(|token| token.number() < end).count();
        &part[..count]
    }
}
