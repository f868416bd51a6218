//! Which declarations of headers a unit needs.
//!
//! A declaration can matter to others only through a name that it introduces, and a name is looked up only where it is
//! written. So what a unit needs of its headers is found from the tokens alone, before anything is parsed: what the user
//! wrote is needed, and so is each declaration that introduces a name which something needed mentions anywhere, a body
//! included. The others are passed over: nobody can find out that they are not there. (Errors in them are not reported,
//! as those in bodies of headers are not.)
//!
//! Everything errs on the side of need. `survey` splits the text into declarations and tells the names that each may
//! introduce; one that it does not understand introduces all names that are written in it. Classes that it names first
//! and friends come on top (`in_passing`). Always needed are
//! declarations that act without being named (operators, explicit instantiations, using-directives, assertions,
//! variables), and those that the host file shows differently (with launches, or CUDA's attributes where more is in them
//! than the execution spaces of functions: such functions and classes are passed over too, and told to the host file by
//! `passed`).
//! So are the names that rules look up on their own: those of [`Known`], of pragmas, and of attributes that name a function
//! in a string. And so is what mentions a variable that the host file writes differently. Names in bodies that nobody
//! reads don't count (`unread`).
//!
//! Should this be wrong somewhere, it does no harm: where parsing finds another variable that the host file writes
//! differently, reads another body that mentions what was passed over, or has an error to report, or anything in a header, the
//! unit is parsed again with all declarations (`analyse_unless_shown`). And where all are read from the start, [`Unneeded::overlooked`] tells what would have been
//! missing.

mod annotated;
pub(crate) mod class_template;
mod declaration_form;
mod declaration_index;
pub(crate) mod device;
mod in_passing;
mod passed;
mod space_attributes;
mod unread;

use class_template::ClassTemplate;
use cufe_base::{BodyPolicy, Options, Source, Symbol};
use cufe_il::Program;
use cufe_lex::{TokenKind, Tokens};
use cufe_sema::Known;
use declaration_index::DeclarationIndex;
use passed::PassedFunction;
use rustc_hash::FxHashSet;

/// A declaration that is passed over.
pub(crate) struct Passed {
    /// Its first token.
    pub first: u32,
    /// The token behind its last one.
    pub end: u32,
    /// What the host file shows in its place, if it is something else: an index of [`Unneeded::shown`], plus one.
    shown: u32,
}

/// What the host file shows of a declaration that is passed over, where that is not what is written.
pub(crate) enum HostForm {
    /// The function with another body, or without attributes.
    Function(PassedFunction),
    /// The text without CUDA's attributes.
    WithoutAttributes,
    /// Nothing: the runtime header declares the type.
    Nothing,
}

/// The declarations that are passed over, the first on top.
#[derive(Default)]
pub(crate) struct Unneeded {
    rest: Vec<Passed>,
    /// What the host file shows of some of them.
    shown: Vec<(u32, HostForm)>,
    /// What was passed over so far.
    passed: Vec<(u32, u32)>,
    /// The variables and kernels that the survey has taken care of.
    rewritten: FxHashSet<Symbol>,
    /// Bodies whose names were not counted as mentioned, in order.
    pub(crate) unread: Vec<(u32, u32)>,
    /// Class templates that are read only when something needs their members, in order.
    class_templates: Vec<ClassTemplate>,
    /// By symbol: whether something needed mentions it.
    mentioned: Vec<bool>,
    /// The names that only what is passed over introduces; `None` in the device view, where more than names counts.
    pub(crate) absent: Option<AbsentNames>,
}

/// The names that something introduces which is passed over.
pub(crate) struct AbsentNames {
    /// By symbol.
    absent: Vec<bool>,
}

impl AbsentNames {
    /// Whether some text mentions one of them. What the text of a body mentions beside is there, and so the body can be read
    /// though that was not expected.
    pub(crate) fn are_mentioned(&self, tokens: &Tokens, source: &Source, first: u32, end: u32) -> bool {
        (first..end).any(|token| match tokens.kind(token) {
            TokenKind::Identifier => self.is_absent(tokens.symbol(token)),
            TokenKind::StringLiteral => alias(tokens, source, token).is_some_and(|symbol| self.is_absent(symbol)),
            _ => false,
        })
    }

    fn is_absent(&self, symbol: Symbol) -> bool {
        self.absent.get(symbol.0 as usize).is_some_and(|&is_absent| is_absent)
    }
}

/// A string alone in parentheses may be the name of a function: `alias("name")`.
fn alias(tokens: &Tokens, source: &Source, literal: u32) -> Option<Symbol> {
    let is_argument = literal > 0 && tokens.kind(literal - 1) == TokenKind::LeftParen;
    let text = is_argument.then(|| source.slice(tokens.range(literal)))?;
    tokens.interner.find(text.trim_matches('"'))
}

impl Unneeded {
    /// The declaration that begins at a token and is not needed. Tokens are asked for in order.
    #[inline]
    pub(crate) fn at(&mut self, token: u32) -> Option<Passed> {
        while self.rest.last()?.first < token {
            self.rest.pop();
        }
        let found = self.rest.pop_if(|passed| passed.first == token)?;
        self.passed.push((found.first, found.end));
        Some(found)
    }

    /// Makes one of declarations that follow each other, where nothing is shown of them and no pragma stands between.
    pub(crate) fn join(&mut self, tokens: &Tokens) {
        let mut pragmas = tokens.pragmas().iter().rev().map(|pragma| pragma.before.number()).peekable();
        self.rest.dedup_by(|before, behind| {
            while pragmas.next_if(|&pragma| pragma > behind.first).is_some() {}
            let is_joined = before.end == behind.first
                && before.shown == 0
                && behind.shown == 0
                && pragmas.peek() != Some(&behind.first);
            if is_joined {
                behind.first = before.first;
            }
            is_joined
        });
    }

    /// The number of tokens of what is to be passed over.
    pub(crate) fn token_count(&self) -> usize {
        self.rest.iter().map(|passed| (passed.end - passed.first) as usize).sum()
    }

    /// What the host file shows in the place of a declaration, if it is something else. It is reported once.
    pub(crate) fn take_host_form(&mut self, passed: &Passed) -> Option<HostForm> {
        let (_, shown) = self.shown.get_mut((passed.shown as usize).checked_sub(1)?)?;
        Some(std::mem::replace(shown, HostForm::Nothing))
    }

    /// The number of functions that are passed over and told to the host file.
    pub(crate) fn function_count(&self) -> usize {
        let is_function = |passed: &&Passed| {
            let shown = (passed.shown as usize).checked_sub(1).and_then(|index| self.shown.get(index));
            matches!(shown, Some((_, HostForm::Function(_))))
        };
        self.rest.iter().filter(is_function).count()
    }

    /// A variable or kernel whose mentions matter to the host file, and which something that was passed over mentions.
    pub(crate) fn mentions(&self, tokens: &Tokens, names: &FxHashSet<Symbol>) -> Option<Symbol> {
        let names: FxHashSet<Symbol> = names.difference(&self.rewritten).copied().collect();
        if names.is_empty() {
            return None;
        }
        let templates = self.class_templates.iter().map(|template| (template.first, template.end));
        let left_out = self.passed.iter().chain(&self.unread).copied().chain(templates);
        let left_out = left_out.flat_map(|(first, end)| first..end);
        let identifiers = left_out.filter(|&token| tokens.kind(token) == TokenKind::Identifier);
        identifiers.map(|token| tokens.symbol(token)).find(|name| names.contains(name))
    }

    /// The tokens of what is to be passed over, in order: the first one of each part, and the one behind its last.
    pub(crate) fn ranges(&self) -> Vec<(u32, u32)> {
        self.rest.iter().rev().map(|passed| (passed.first, passed.end)).collect()
    }

    /// Names that something needed mentions, and that members of namespaces have which are declared in what is to be passed
    /// over: a program of which all was read must not have any. Friends that nobody finds by their name are no matter.
    pub(crate) fn overlooked(&self, program: &Program, tokens: &Tokens) -> Vec<String> {
        let ranges = self.ranges();
        let is_left_out = |token: u32| {
            let behind = ranges.partition_point(|&(first, _)| first <= token);
            behind.checked_sub(1).is_some_and(|index| token < ranges[index].1)
        };
        let is_mentioned = |name: Symbol| self.mentioned.get(name.0 as usize).is_some_and(|&is_mentioned| is_mentioned);
        let overlooked = program.bindings_of_namespaces().filter_map(|(name, binding)| {
            let token = program.entities[binding.entity].token;
            // A friend that is declared for good elsewhere is found from there on.
            let is_overlooked = !binding.is_hidden && is_left_out(token) && is_left_out(binding.sequence);
            name.symbol().filter(|&name| is_overlooked && is_mentioned(name))
        });
        let mut names: Vec<String> = overlooked.map(|name| tokens.interner.text(name).to_owned()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether nothing is passed over.
    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Finds them.
    pub(crate) fn find(tokens: &Tokens, source: &Source, known: &Known, options: &Options) -> Self {
        match DeclarationIndex::of(tokens, source, options.device_c || options.partial_link) {
            Some(mut survey) => {
                if options.bodies != BodyPolicy::Needed {
                    survey.unread.clear();
                }
                // What comes of a program as a whole does not depend on what was needed first.
                if options.bodies == BodyPolicy::All || options.device_pass || options.complete_program {
                    survey.class_templates.clear();
                }
                survey.find_rewritten_mentions();
                Need::new(tokens, source, survey).from(known)
            }
            None => Self::default(),
        }
    }
}

/// Names that rules look up by their spelling, beside those of [`Known`].
const LOOKED_UP: &[&str] = &["tuple_size", "tuple_element", "get"];

/// What is known to be needed so far.
struct Need<'a> {
    tokens: &'a Tokens,
    source: &'a Source,
    survey: DeclarationIndex<'a>,
    /// By symbol: whether something needed mentions it.
    names: Vec<bool>,
    /// By candidate.
    needed: Vec<bool>,
    /// Needed candidates whose tokens are still to be looked at.
    open: Vec<u32>,
    /// Candidates that are needed because the host file shows something in them differently.
    shown_differently: FxHashSet<u32>,
    /// What the device view knows of what is read.
    device: device::Reading,
}

impl<'a> Need<'a> {
    fn new(tokens: &'a Tokens, source: &'a Source, survey: DeclarationIndex<'a>) -> Self {
        let needed = vec![false; survey.candidates.len()];
        let names = vec![false; tokens.interner.len()];
        Self {
            tokens,
            source,
            survey,
            names,
            needed,
            open: Vec::new(),
            shown_differently: FxHashSet::default(),
            device: device::Reading::default(),
        }
    }

    /// Follows the names from what is always needed.
    fn from(mut self, known: &Known) -> Unneeded {
        for symbol in known.all() {
            self.mention(symbol);
        }
        for name in LOOKED_UP {
            self.mention_text(name);
        }
        for pragma in self.tokens.pragmas() {
            let text = self.source.slice(pragma.text);
            for word in text.split(|character: char| !character.is_alphanumeric() && character != '_') {
                self.mention_text(word);
            }
        }
        self.need_mixed();
        self.need_rewritten();
        for (first, end) in std::mem::take(&mut self.survey.roots) {
            self.read(first, end);
        }
        self.read_open();
        self.need_changed_meanings();
        let class_templates = self.class_templates();
        let shown = self.survey.passed;
        let mut before = shown.len();
        let mut rest = Vec::with_capacity(self.survey.candidates.len());
        for (candidate, &(first, end)) in self.survey.candidates.iter().enumerate().rev() {
            let is_shown = before > 0 && shown[before - 1].0 as usize == candidate;
            if !self.needed[candidate] {
                rest.push(Passed { first, end, shown: if is_shown { before as u32 } else { 0 } });
            }
            before -= usize::from(is_shown);
        }
        let rewritten = self.survey.rewritten.into_iter().collect();
        let passed = Vec::with_capacity(rest.len());
        let unread = self.survey.unread;
        let absent = (!self.device.is_on).then(|| {
            let needed = &self.needed;
            AbsentNames { absent: self.survey.introductions.of_any(|candidate| !needed[candidate as usize]) }
        });
        Unneeded { rest, shown, passed, rewritten, unread, class_templates, mentioned: self.names, absent }
    }

    fn read_open(&mut self) {
        while let Some(candidate) = self.open.pop() {
            if let Some(&Some(name)) = self.device.own_names.get(candidate as usize) {
                self.mention(self.tokens.symbol(name));
            }
            let (first, end) = self.survey.candidates[candidate as usize];
            self.read(first, end);
        }
    }

    /// Classes whose attributes go are needed if the host file may show more of them differently.
    fn need_changed_meanings(&mut self) {
        for number in 0..self.survey.passed.len() {
            let (candidate, HostForm::WithoutAttributes) = self.survey.passed[number] else { continue };
            let (first, end) = self.survey.candidates[candidate as usize];
            if !self.needed[candidate as usize] && self.survey.may_change_meanings(first, end) {
                self.needed[candidate as usize] = true;
                self.shown_differently.insert(candidate);
                self.open.push(candidate);
                self.read_open();
            }
        }
    }

    /// What mentions a variable or kernel that the host file writes differently is needed.
    fn need_rewritten(&mut self) {
        let mut mentions = self.survey.rewritten_mentions.iter().peekable();
        for (candidate, &(first, end)) in self.survey.candidates.iter().enumerate() {
            while mentions.next_if(|&&token| token < first).is_some() {}
            let Some(&&token) = mentions.peek() else { return };
            if token < end {
                self.needed[candidate] = true;
                self.shown_differently.insert(candidate as u32);
                self.open.push(candidate as u32);
            }
        }
    }

    /// All names in needed text are mentioned, those in bodies that nobody reads apart.
    fn read(&mut self, first: u32, end: u32) {
        self.device.hidden.begin();
        let mut next = self.survey.unread.partition_point(|&(body, _)| body < first);
        let mut at = first;
        while at < end {
            let until = match self.survey.unread.get(next) {
                Some(&(body, behind)) if body < end => {
                    next += 1;
                    self.mention_all(at, body);
                    at = behind;
                    continue;
                }
                _ => end,
            };
            self.mention_all(at, until);
            at = until;
        }
    }

    fn mention_all(&mut self, first: u32, end: u32) {
        if self.device.is_on {
            return self.mention_names_in_use(first, end);
        }
        for token in first..end {
            match self.tokens.kind(token) {
                TokenKind::Identifier => self.mention(self.tokens.symbol(token)),
                TokenKind::StringLiteral => self.mention_alias(token),
                _ => {}
            }
        }
    }

    fn mention_alias(&mut self, literal: u32) {
        if let Some(symbol) = alias(self.tokens, self.source, literal) {
            self.mention(symbol);
        }
    }

    fn mention_text(&mut self, name: &str) {
        if let Some(symbol) = self.tokens.interner.find(name) {
            self.mention(symbol);
        }
    }

    #[inline]
    fn mention(&mut self, symbol: Symbol) {
        let Some(is_mentioned) = self.names.get_mut(symbol.0 as usize) else { return };
        if std::mem::replace(is_mentioned, true) {
            return;
        }
        let (needed, open) = (&mut self.needed, &mut self.open);
        self.survey.introductions.of(symbol, |candidate| {
            if !std::mem::replace(&mut needed[candidate as usize], true) {
                open.push(candidate);
            }
        });
    }
}

#[cfg(test)]
mod tests;
