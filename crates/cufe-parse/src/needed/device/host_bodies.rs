//! Bodies of functions, and which of them only the host runs, as far as their tokens tell. The device side never looks at
//! those: not at run time, and not in constants, since constexpr functions and those whose result is deduced do not count.

use super::{DeviceSurvey, Form};
use crate::needed::declaration_index::{DeclarationIndex, Shape};
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

/// The body of a function.
pub(in crate::needed) struct Body {
    /// The candidate that it stands in.
    pub candidate: u32,
    /// What goes with it: from the member initializers or `try` on.
    pub first: u32,
    /// The token behind it.
    pub end: u32,
    /// The function's name; `None` for operators.
    pub name: Option<Symbol>,
    /// Of a constructor or destructor, or of an operator: it is called without being named.
    pub is_implied: bool,
    /// It exists where a template is instantiated.
    pub is_templated: bool,
    /// Only the host runs it, and nothing is deduced from it.
    pub is_host_only: bool,
    /// The type of the function's result is deduced from it.
    pub is_deduced: bool,
    /// Something in it has attributes of the device: an extended lambda.
    pub is_for_device: bool,
}

/// The names of functions that are declared for the device somewhere.
#[derive(Default)]
struct DeviceNames {
    names: FxHashSet<Symbol>,
    operators: FxHashSet<TokenKind>,
}

impl DeclarationIndex<'_> {
    /// Notes the bodies of functions in a declaration.
    pub(super) fn note_bodies(&mut self, candidate: u32, start: u32, shape: &Shape) {
        let Some(mut device) = self.device.take() else { return };
        self.bodies_in(&mut device, candidate, start, shape, shape.is_template);
        self.device = Some(device);
    }

    fn bodies_in(&self, device: &mut DeviceSurvey, candidate: u32, start: u32, shape: &Shape, templated: bool) {
        if let Some(body) = shape.body {
            device.parameters.extend(shape.parameters.and_then(|open| self.tokens.partner(open)));
            device.bodies.extend(self.body(candidate, start, body, shape, templated));
            return;
        }
        let Some((open, behind)) = shape.class_body.filter(|_| !shape.is_enum) else { return };
        let mut at = open + 1;
        while at + 1 < behind {
            match self.kind(at) {
                TokenKind::Semicolon => {
                    at += 1;
                    continue;
                }
                TokenKind::KwPublic | TokenKind::KwProtected | TokenKind::KwPrivate => {
                    at += 2;
                    continue;
                }
                TokenKind::KwStaticAssert => match self.behind_semicolon(at) {
                    Some(end) => {
                        at = end;
                        continue;
                    }
                    None => return,
                },
                _ => {}
            }
            let Some((member, end)) = self.shape(at) else { return };
            if end <= at {
                return;
            }
            if templated && member.parameters.is_none() && member.class_body.is_none() && self.is_of_device(at, end) {
                device.templates_with_variables.extend(shape.class.into_iter().chain(self.declarator_name(at)));
            }
            self.bodies_in(device, candidate, at, &member, templated || member.is_template);
            at = end;
        }
    }

    /// A function's body that begins at a token.
    fn body(&self, candidate: u32, start: u32, body: u32, shape: &Shape, is_templated: bool) -> Option<Body> {
        let parameters = shape.parameters?;
        let end = self.behind_all_handlers(self.behind(body)?);
        let (mut is_deduced, mut is_host_only) = (false, !self.is_of_device(start, body));
        for token in start..body {
            match self.kind(token) {
                TokenKind::KwConstexpr | TokenKind::KwConsteval | TokenKind::KwVirtual => is_host_only = false,
                TokenKind::KwAuto => is_deduced = true,
                TokenKind::Identifier if token > parameters && self.is_virtual_specifier(token) => is_host_only = false,
                _ => {}
            }
        }
        let name = self.declarator_name(shape.specifiers);
        let operator = name.filter(|&name| self.kind(name) == TokenKind::KwOperator);
        let first = self.begin_of_body(self.behind(parameters)?, body);
        let is_structor = || {
            // A constructor or destructor has no type in front of its name.
            name.is_some_and(|name| {
                let before = name - u32::from(self.kind(name.wrapping_sub(1)) == TokenKind::Tilde);
                before < name || !self.has_type_before(shape.specifiers, name, false)
            })
        };
        Some(Body {
            candidate,
            first,
            end,
            name: name.filter(|_| operator.is_none()).map(|name| self.tokens.symbol(name)),
            is_implied: operator.is_some() || is_structor(),
            is_templated,
            is_host_only: is_host_only && !is_deduced && name.is_some(),
            is_deduced,
            is_for_device: !self.attributes.within(body, end).is_empty(),
        })
    }

    fn is_virtual_specifier(&self, token: u32) -> bool {
        matches!(self.tokens.interner.text(self.tokens.symbol(token)), "override" | "final")
    }

    /// Where the member initializers or the `try` of a body begin, or it itself.
    fn begin_of_body(&self, mut at: u32, body: u32) -> u32 {
        while at < body {
            at = match self.kind(at) {
                TokenKind::Colon | TokenKind::KwTry => return at,
                kind if kind.is_opening_bracket() => match self.behind(at) {
                    Some(behind) => behind,
                    None => return body,
                },
                _ => at + 1,
            };
        }
        body
    }

    fn behind_all_handlers(&self, mut at: u32) -> u32 {
        while self.kind(at) == TokenKind::KwCatch && self.kind(at + 1) == TokenKind::LeftParen {
            let Some(behind) = self.behind(at + 1).and_then(|open| self.behind(open)) else { return at };
            at = behind;
        }
        at
    }

    /// Whether attributes in a text give something to the device.
    pub(super) fn is_of_device(&self, first: u32, end: u32) -> bool {
        let lists = self.attributes.within(first, end);
        lists.iter().flat_map(|&list| self.names_in(list)).any(is_device_attribute)
    }

    /// Bodies are not the host's alone where the name of their function is declared for the device somewhere: all
    /// declarations of a function tell where it runs.
    pub(super) fn host_bodies_only(&self, device: &mut DeviceSurvey) {
        let names = self.device_names();
        for body in device.bodies.iter_mut().filter(|body| body.is_host_only) {
            body.is_host_only = match body.name {
                Some(name) => !names.names.contains(&name),
                None => {
                    let operator = (0..body.first).rev().find(|&token| self.kind(token) == TokenKind::KwOperator);
                    operator.is_some_and(|operator| !names.operators.contains(&self.kind(operator + 1)))
                }
            };
        }
    }

    /// The functions that attributes give to the device, by name.
    fn device_names(&self) -> DeviceNames {
        let mut found = DeviceNames::default();
        for &list in self.tokens.cuda_attributes() {
            if !self.names_in(list).any(is_device_attribute) {
                continue;
            }
            match self.function_behind(list.number()) {
                Some(name) if self.kind(name) == TokenKind::KwOperator => {
                    found.operators.insert(self.kind(name + 1));
                }
                Some(name) => {
                    found.names.insert(self.tokens.symbol(name));
                }
                None => {}
            }
        }
        found
    }

    /// The token of the name of the function that an attribute list belongs to, `operator` for operators.
    pub(super) fn function_behind(&self, list: u32) -> Option<u32> {
        let behind = self.behind(if self.kind(list) == TokenKind::KwAttribute { list + 1 } else { list })?;
        match self.kind(behind) {
            // `void f() __attribute__((device));`
            TokenKind::Semicolon | TokenKind::LeftBrace => {
                let mut at = list;
                while at > 0 && !matches!(self.kind(at), TokenKind::Semicolon | TokenKind::RightBrace) {
                    at -= 1;
                    if self.kind(at) == TokenKind::RightParen {
                        let open = self.tokens.partner(at).filter(|&open| open < at)?;
                        let name = open.checked_sub(1)?;
                        if self.kind(name) == TokenKind::Identifier {
                            return Some(name);
                        }
                        at = open;
                    }
                }
                None
            }
            _ => self.declarator_name(behind),
        }
    }

    /// The definitions of members that stand outside of their classes and of which nothing would be left: the class
    /// declares them.
    pub(super) fn dropped_members(&self, device: &DeviceSurvey, left_out: &[Body]) -> Vec<u32> {
        // The bodies in a member class are those of its members.
        let is_member = |candidate: u32| {
            let declaration = &device.declarations[candidate as usize];
            matches!(declaration.form, Form::Member(_)) && declaration.shape.class_body.is_none()
        };
        left_out.iter().map(|body| body.candidate).filter(|&candidate| is_member(candidate)).collect()
    }
}

/// Whether an attribute gives a function or a variable to the device.
pub(super) fn is_device_attribute(name: &str) -> bool {
    matches!(name, "device" | "global" | "tile_global" | "constant" | "managed" | "shared" | "grid_constant")
}
