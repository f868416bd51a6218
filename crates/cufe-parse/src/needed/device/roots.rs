//! What the device side has without being asked for.

use super::host_bodies::{Body, is_device_attribute};
use super::kernel_names::KernelNames;
use super::{Declaration, DeviceSurvey, Form};
use crate::needed::Need;
use crate::needed::declaration_index::DeclarationIndex;
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

impl Need<'_> {
    /// Makes a candidate needed.
    pub(super) fn require(&mut self, candidate: u32) {
        if !std::mem::replace(&mut self.needed[candidate as usize], true) {
            self.open.push(candidate);
        }
    }
}

impl DeclarationIndex<'_> {
    /// The candidates that are needed whatever names are mentioned: kernels, variables of the device, functions that other
    /// units may call, host code that asks for instances of kernels, and directives.
    pub(super) fn device_roots(&self, device: &DeviceSurvey, kernels: &KernelNames) -> Vec<u32> {
        let mut roots: FxHashSet<u32> = self.asking_roots(device, kernels).into_iter().collect();
        let names = self.names_with_device_attributes(device);
        for (candidate, declaration) in (0..).zip(&device.declarations) {
            let (first, end) = self.candidates[candidate as usize];
            let mentions_kernels = || kernels.are_mentioned(self.tokens, first, end);
            let is_root = match declaration.form {
                Form::Directive => true,
                Form::Assertion => false,
                Form::Instantiation => {
                    mentions_kernels()
                        || self.instantiated(device, first, end).any(|template| {
                            let (first, end) = self.candidates[template as usize];
                            self.is_of_device(first, end)
                        })
                }
                Form::Operator(operator) => self.is_always_found(operator) || self.is_own_entity(declaration, end),
                Form::Named | Form::Member(_) => {
                    self.is_own_entity(declaration, end) || self.defines_function_of_device(declaration, &names)
                }
            };
            if is_root {
                roots.insert(candidate);
            }
        }
        let mut roots: Vec<u32> = roots.into_iter().collect();
        roots.sort_unstable();
        roots
    }

    /// The candidates that ask for instances of kernels on their own: functions that are no templates, and variables.
    pub(super) fn asking_roots(&self, device: &DeviceSurvey, kernels: &KernelNames) -> Vec<u32> {
        let is_asking = |body: &&Body| {
            !body.is_templated
                && (body.is_for_device && body.is_host_only || kernels.are_mentioned(self.tokens, body.first, body.end))
        };
        let functions = device.bodies.iter().filter(is_asking).map(|body| body.candidate);
        let variables = (0..).zip(&device.declarations).filter(|&(candidate, declaration)| {
            let (first, end) = self.candidates[candidate as usize];
            matches!(declaration.form, Form::Named | Form::Member(_))
                && self.is_variable(declaration)
                && kernels.are_mentioned(self.tokens, first, end)
        });
        functions.chain(variables.map(|(candidate, _)| candidate)).collect()
    }

    /// The names of what has attributes of the device in its declaration: functions and classes.
    fn names_with_device_attributes(&self, device: &DeviceSurvey) -> FxHashSet<Symbol> {
        let introduced = device.introduced.iter().filter(|&&(candidate, _)| {
            let (first, end) = self.candidates[candidate as usize];
            self.is_of_device(first, end)
        });
        let mut names: FxHashSet<Symbol> = introduced.map(|&(_, symbol)| symbol).collect();
        names.extend(self.functions_of_device());
        names
    }

    /// Allocation functions: expressions find them without naming them.
    fn is_always_found(&self, operator: u32) -> bool {
        matches!(self.kind(operator + 1), TokenKind::KwNew | TokenKind::KwDelete | TokenKind::KwCoAwait)
    }

    /// The candidates that may be the templates of an explicit instantiation: those of the name or operator that it names, in the
    /// same namespace where that is not qualified.
    fn instantiated<'s>(
        &'s self,
        device: &'s DeviceSurvey,
        first: u32,
        end: u32,
    ) -> impl Iterator<Item = u32> + use<'s> {
        let head = (first..end).find(|&token| self.kind(token) == TokenKind::KwTemplate).map_or(first, |head| head + 1);
        let name = self.declarator_name(head);
        let here = self.namespaces_around(device, first);
        let is_here = |candidate: u32| self.namespaces_around(device, self.candidates[candidate as usize].0) == here;
        let mut found = Vec::new();
        match name {
            Some(name) if self.kind(name) == TokenKind::Identifier => {
                self.introductions.of(self.tokens.symbol(name), |candidate| found.push(candidate));
                if !self.is_qualified(name) {
                    found.retain(|&candidate| is_here(candidate));
                }
            }
            _ => {
                let templates = (0..).zip(&device.declarations).filter(|(_, other)| other.shape.is_template);
                // An operator that is no member, or something that may be any template.
                let operator = name.filter(|&operator| !self.is_qualified(operator)).map(|name| self.kind(name + 1));
                let is_found = |candidate: u32, form: Form| match (operator, form) {
                    (Some(operator), Form::Operator(other)) => self.kind(other + 1) == operator && is_here(candidate),
                    (Some(_), _) => false,
                    (None, _) => true,
                };
                found.extend(templates.filter(|&(at, other)| is_found(at, other.form)).map(|(at, _)| at));
            }
        }
        found.into_iter()
    }

    /// The names of the namespaces around a token, inline ones apart.
    fn namespaces_around(&self, device: &DeviceSurvey, token: u32) -> Vec<Symbol> {
        let around = device.nests.iter().filter(|nest| nest.open < token && token < nest.close);
        let named = around.filter(|nest| self.kind(nest.first) == TokenKind::KwNamespace);
        let names = named
            .flat_map(|nest| nest.first..nest.open)
            .filter(|&name| self.kind(name) == TokenKind::Identifier && self.kind(name - 1) != TokenKind::LeftParen);
        names.map(|name| self.tokens.symbol(name)).collect()
    }

    fn is_variable(&self, declaration: &Declaration) -> bool {
        let shape = &declaration.shape;
        let is_type = shape.is_typedef || shape.class.is_some() && shape.class_body.is_none() && !shape.has_equal;
        let is_class_alone = shape.class_body.is_some() && !shape.has_equal;
        let is_other = shape.parameters.is_some() || shape.is_template || is_type || is_class_alone;
        !is_other && self.kind(declaration.start) != TokenKind::KwUsing
    }

    /// Whether a declaration is a kernel, a variable of the device, or a function of the device that has external linkage
    /// and is defined here.
    fn is_own_entity(&self, declaration: &Declaration, end: u32) -> bool {
        let Declaration { start, ref shape, .. } = *declaration;
        if shape.is_template && !self.is_explicit_specialization(start) || shape.is_typedef {
            return false;
        }
        // Attributes in a class are those of its members.
        let outside: &[(u32, u32)] = match shape.class_body {
            Some((open, behind)) => &[(start, open), (behind, end)],
            None => &[(start, shape.body.unwrap_or(end))],
        };
        let is_function = shape.parameters.is_some();
        let is_given = |name: &str| match name {
            "global" | "tile_global" => true,
            "device" if is_function => {
                shape.body.is_some() && !shape.is_local
                    || shape.body.is_none() && shape.parameters.is_some_and(|open| self.has_no_parameters(open))
            }
            "constant" | "managed" | "device" | "shared" => true,
            _ => false,
        };
        outside.iter().any(|&(first, behind)| {
            let lists = self.attributes.within(first, behind);
            lists.iter().flat_map(|&list| self.names_in(list)).any(is_given)
        })
    }

    /// Whether parentheses hold no parameters for sure: an expression, or a declarator, of which pointers to functions are
    /// made (`R (*p)(A)`, `R (C::*p)(A)`).
    fn has_no_parameters(&self, open: u32) -> bool {
        let kind = self.kind(open + 1);
        let close = self.tokens.partner(open).unwrap_or(open);
        let is_declarator = matches!(kind, TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
            || (open + 1..close)
                .any(|token| self.kind(token) == TokenKind::ColonColon && self.kind(token + 1) == TokenKind::Star)
                && self.kind(close + 1) == TokenKind::LeftParen;
        is_declarator
            || kind.is_literal()
            || matches!(kind, TokenKind::Minus | TokenKind::KwSizeof | TokenKind::LeftBrace)
    }

    /// Whether a declaration defines a function, outside of its class perhaps, that another declaration gives to the device.
    fn defines_function_of_device(&self, declaration: &Declaration, names: &FxHashSet<Symbol>) -> bool {
        let shape = &declaration.shape;
        if shape.body.is_none() || shape.is_template || shape.is_local {
            return false;
        }
        match self.declarator_name(shape.specifiers) {
            Some(name) if self.kind(name) == TokenKind::Identifier => names.contains(&self.tokens.symbol(name)),
            name => name.is_some(),
        }
    }

    /// The names of functions that attributes give to the device.
    fn functions_of_device(&self) -> impl Iterator<Item = Symbol> {
        let lists = self.tokens.cuda_attributes().iter().copied();
        let lists = lists.filter(|&list| self.names_in(list).any(is_device_attribute));
        let names = lists.filter_map(|list| self.function_behind(list.number()));
        names.filter(|&name| self.kind(name) == TokenKind::Identifier).map(|name| self.tokens.symbol(name))
    }
}
