//! Names through which the host asks for instances of kernels and of variables of the device.
//!
//! The device side has the instances of kernel templates that the host launches. Which these are shows where host templates
//! are instantiated; so all host code is kept that may lead there: what mentions a kernel template, or a template or type
//! that does. Constructors, destructors, operators and generic lambdas are called without being named: where one of those
//! leads there, every host template that such code mentions may be on the way.

use super::host_bodies::Body;
use super::{DeviceSurvey, Form};
use crate::needed::declaration_index::DeclarationIndex;
use cufe_base::Symbol;
use cufe_lex::{TokenKind, Tokens};

/// The names.
pub(super) struct KernelNames {
    /// By symbol.
    names: Vec<bool>,
    /// Something that is called without being named leads to kernels, too.
    pub are_implied: bool,
}

impl KernelNames {
    /// No names.
    pub fn none(tokens: &Tokens) -> Self {
        Self { names: vec![false; tokens.interner.len()], are_implied: false }
    }

    /// Whether there are any.
    pub fn are_some(&self) -> bool {
        self.names.contains(&true)
    }

    /// Whether a text mentions one of them.
    pub fn are_mentioned(&self, tokens: &Tokens, first: u32, end: u32) -> bool {
        (first..end).any(|token| {
            tokens.kind(token) == TokenKind::Identifier
                && self.names.get(tokens.symbol(token).0 as usize) == Some(&true)
        })
    }

    fn add(&mut self, symbol: Symbol) -> bool {
        self.names.get_mut(symbol.0 as usize).is_some_and(|known| !std::mem::replace(known, true))
    }

    fn add_introduced(&mut self, introduced: &[(u32, Symbol)]) {
        for &(_, symbol) in introduced {
            self.add(symbol);
        }
    }
}

/// The names that a candidate introduces.
fn introduced_by(device: &DeviceSurvey, candidate: u32) -> &[(u32, Symbol)] {
    let from = device.introduced.partition_point(|&(other, _)| other < candidate);
    let count = device.introduced[from..].partition_point(|&(other, _)| other == candidate);
    &device.introduced[from..from + count]
}

impl DeclarationIndex<'_> {
    /// Finds them.
    pub(super) fn kernel_names(&self, device: &DeviceSurvey) -> KernelNames {
        let mut kernels = KernelNames::none(self.tokens);
        for &name in &device.templates_with_variables {
            if self.kind(name) == TokenKind::Identifier {
                kernels.add(self.tokens.symbol(name));
            }
        }
        let mut is_asking = vec![false; self.candidates.len()];
        for candidate in 0..self.candidates.len() as u32 {
            if self.begins_kernel_names(device, candidate) {
                is_asking[candidate as usize] = true;
                kernels.add_introduced(introduced_by(device, candidate));
            }
        }
        let mut asks = vec![false; device.bodies.len()];
        let mut is_new = kernels.are_some();
        while std::mem::take(&mut is_new) {
            for (index, body) in device.bodies.iter().enumerate() {
                if !asks[index] && kernels.are_mentioned(self.tokens, body.first, body.end) {
                    asks[index] = true;
                    kernels.are_implied |= body.is_templated && body.is_implied || self.has_generic_lambda(body);
                    if let Some(name) = body.name.filter(|_| body.is_templated) {
                        is_new |= kernels.add(name);
                    }
                }
            }
            let mut next = 0;
            for (candidate, &(first, end)) in self.candidates.iter().enumerate() {
                let from = next;
                while device.bodies.get(next).is_some_and(|body| body.candidate as usize <= candidate) {
                    next += 1;
                }
                let form = device.declarations[candidate].form;
                if is_asking[candidate] || !matches!(form, Form::Named | Form::Member(_)) {
                    continue;
                }
                // What a function that is no template does is done whether its name is mentioned or not.
                let mut at = first;
                let mut is_mentioned = false;
                for body in device.bodies[from..next].iter().filter(|body| !body.is_templated && !body.is_deduced) {
                    is_mentioned |= kernels.are_mentioned(self.tokens, at, body.first.max(at));
                    at = body.end;
                }
                if is_mentioned || kernels.are_mentioned(self.tokens, at, end.max(at)) {
                    is_asking[candidate] = true;
                    kernels.add_introduced(introduced_by(device, candidate as u32));
                    is_new = true;
                }
            }
        }
        kernels
    }

    /// Whether a lambda with `auto` among its parameters, or with template parameters, stands in a body.
    fn has_generic_lambda(&self, body: &Body) -> bool {
        (body.first..body.end).any(|token| {
            self.kind(token) == TokenKind::RightBracket
                && match self.kind(token + 1) {
                    TokenKind::Less => true,
                    TokenKind::LeftParen => {
                        let close = self.tokens.partner(token + 1).unwrap_or(token);
                        (token..close).any(|inner| self.kind(inner) == TokenKind::KwAuto)
                    }
                    _ => false,
                }
        })
    }

    /// Whether a declaration is a template of kernels or of variables of the device, or one of host functions in which
    /// lambdas for the device stand.
    fn begins_kernel_names(&self, device: &DeviceSurvey, candidate: u32) -> bool {
        let (declaration, (_, end)) = (&device.declarations[candidate as usize], self.candidates[candidate as usize]);
        let (shape, start) = (&declaration.shape, declaration.start);
        if !shape.is_template || self.is_explicit_specialization(start) {
            return false;
        }
        let lists = self.attributes.within(start, shape.body.unwrap_or(end));
        let is_variable = shape.parameters.is_none() && shape.class_body.is_none();
        let begins = |name: &str| match name {
            "global" | "tile_global" => shape.parameters.is_some(),
            "device" | "constant" | "managed" => is_variable,
            _ => false,
        };
        let has_lambdas = || {
            let bodies = &device.bodies;
            let from = bodies.partition_point(|body| body.candidate < candidate);
            let own = bodies[from..].iter().take_while(|body| body.candidate == candidate);
            own.filter(|body| body.is_templated && body.is_host_only).any(|body| body.is_for_device)
        };
        lists.iter().flat_map(|&list| self.names_in(list)).any(begins) || has_lambdas()
    }

    /// Whether a template head is `template<>`.
    pub(super) fn is_explicit_specialization(&self, start: u32) -> bool {
        self.kind(start) == TokenKind::KwTemplate && self.kind(start + 2) == TokenKind::Greater
    }
}
