//! Substitution of template arguments in types ([temp.deduct]/substitution), as far as alias templates and default
//! arguments need it. What can't be substituted yet gives `None`: the result is then *unknown*.

use crate::Sema;
use cufe_base::limits::{MAXIMUM_TYPE_WEIGHT, STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    ArgumentsId, ArrayBound, EntityKind, FunctionType, Profiled, Program, Qualifiers, TemplateArgument, Type, TypeId,
};

impl Sema<'_> {
    /// A type with the parameters of one depth replaced by arguments.
    pub fn substitute_type(&mut self, ty: TypeId, depth: u16, arguments: ArgumentsId) -> Option<TypeId> {
        if !self.is_dependent_type(ty) {
            return Some(ty);
        }
        // Types that are more than anybody writes stay unknown: their parts are shared, and would be met again and again.
        if self.program.type_facts(self.program.canonical(ty)).weight > MAXIMUM_TYPE_WEIGHT {
            return None;
        }
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.substitute_parts(ty, depth, arguments))
    }

    fn substitute_parts(&mut self, ty: TypeId, depth: u16, arguments: ArgumentsId) -> Option<TypeId> {
        let structure = self.program.structure(ty);
        Some(match structure {
            Type::TemplateParameter { depth: own, index, is_pack } => {
                if own != depth {
                    return Some(ty);
                }
                if is_pack {
                    return None;
                }
                match self.program.arguments(arguments).get(usize::from(index)) {
                    Some(&TemplateArgument::Type(argument)) => match self.program.written(argument) {
                        Type::Expansion(_) => return None,
                        _ => argument,
                    },
                    _ => return None,
                }
            }
            Type::Complex(inner) => {
                let inner = self.substitute_type(inner, depth, arguments)?;
                self.program.intern_type(Type::Complex(inner))
            }
            Type::Pointer(inner) => {
                let inner = self.substitute_type(inner, depth, arguments)?;
                if self.program.is_reference(inner) {
                    return None;
                }
                self.program.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) => {
                let inner = self.substitute_type(inner, depth, arguments)?;
                let ty = self.program.intern_type(Type::LvalueReference(inner));
                self.program.canonical(ty)
            }
            Type::RvalueReference(inner) => {
                let inner = self.substitute_type(inner, depth, arguments)?;
                let ty = self.program.intern_type(Type::RvalueReference(inner));
                self.program.canonical(ty)
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.substitute_type(inner, depth, arguments)?;
                self.qualify(inner, qualifiers)
            }
            Type::MemberPointer { class, member } => {
                let class = self.substitute_type(class, depth, arguments)?;
                let member = self.substitute_type(member, depth, arguments)?;
                self.program.intern_type(Type::MemberPointer { class, member })
            }
            Type::Array { element, bound } => {
                let element = self.substitute_type(element, depth, arguments)?;
                let bound = match bound {
                    ArrayBound::Expression(Profiled { expression, profile }) => {
                        match self.substitute_argument(
                            TemplateArgument::Expression(Profiled { expression, profile }),
                            depth,
                            arguments,
                        )? {
                            TemplateArgument::Value(_, value) => ArrayBound::Known(u64::try_from(value).ok()?),
                            _ => return None,
                        }
                    }
                    other => other,
                };
                self.program.intern_type(Type::Array { element, bound })
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function).clone();
                let result = self.substitute_type(function.result, depth, arguments)?;
                let mut parameters = Vec::with_capacity(function.parameters.len());
                for parameter in function.parameters {
                    if matches!(self.program.structure(parameter), Type::Expansion(_)) {
                        return None;
                    }
                    parameters.push(self.substitute_type(parameter, depth, arguments)?);
                }
                self.program.function_type(FunctionType { result, parameters, flags: function.flags })
            }
            Type::Specialization { template, arguments: own } => {
                let list = self.program.arguments(own).to_vec();
                let mut substituted = Vec::with_capacity(list.len());
                for argument in list {
                    self.substitute_into(argument, depth, arguments, &mut substituted)?;
                }
                let template = match self.program.entities[template].kind {
                    EntityKind::Template(id) => match self.program.templates[id].parameter {
                        Some((own, index)) if own == depth => {
                            match self.program.arguments(arguments).get(usize::from(index)) {
                                Some(&TemplateArgument::Template(entity)) => entity,
                                _ => return None,
                            }
                        }
                        _ => template,
                    },
                    _ => template,
                };
                let list = self.program.intern_arguments(substituted);
                self.specialization_type(template, list, Program::GLOBAL_SCOPE)
            }
            // Members of specializations, decltype and transforms need instantiation.
            _ => return None,
        })
    }

    fn qualify(&mut self, ty: TypeId, qualifiers: Qualifiers) -> TypeId {
        self.program.qualified(ty, qualifiers)
    }

    /// A template argument with the parameters of one depth replaced by arguments.
    pub fn substitute_argument(
        &mut self,
        argument: TemplateArgument,
        depth: u16,
        arguments: ArgumentsId,
    ) -> Option<TemplateArgument> {
        Some(match argument {
            TemplateArgument::Type(ty) => TemplateArgument::Type(self.substitute_type(ty, depth, arguments)?),
            TemplateArgument::Value(..)
            | TemplateArgument::Entity(_)
            | TemplateArgument::Null
            | TemplateArgument::UnknownTemplate => argument,
            TemplateArgument::Template(entity) => match self.program.entities[entity].kind {
                EntityKind::Template(id) => match self.program.templates[id].parameter {
                    Some((own, index)) if own == depth => {
                        match self.program.arguments(arguments).get(usize::from(index)) {
                            Some(&argument @ TemplateArgument::Template(_)) => argument,
                            _ => return None,
                        }
                    }
                    _ => argument,
                },
                _ => return None,
            },
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                // A parameter by itself is replaced; everything else waits for constant evaluation in instances.
                let index = self.value_parameter_index(expression, depth)?;
                match self.program.arguments(arguments).get(usize::from(index)) {
                    Some(&argument) if !super::arguments::is_expansion(&self.program, argument) => argument,
                    _ => return None,
                }
            }
            TemplateArgument::Pack(_) | TemplateArgument::Expansion(_) => return None,
        })
    }

    /// As [`Self::substitute_argument`]; the expansion of a parameter pack adds the pack's elements.
    fn substitute_into(
        &mut self,
        argument: TemplateArgument,
        depth: u16,
        arguments: ArgumentsId,
        out: &mut Vec<TemplateArgument>,
    ) -> Option<()> {
        if let TemplateArgument::Type(ty) = argument
            && let Type::Expansion(pattern) = self.program.structure(ty)
        {
            // `Ts...` of the last parameter, a pack: the rest of the arguments.
            match self.program.structure(pattern) {
                Type::TemplateParameter { depth: own, index, is_pack: true } if own == depth => {
                    let rest: Vec<TemplateArgument> =
                        self.program.arguments(arguments).get(usize::from(index)..).unwrap_or_default().to_vec();
                    out.extend(rest);
                    return Some(());
                }
                _ => return None,
            }
        }
        out.push(self.substitute_argument(argument, depth, arguments)?);
        Some(())
    }
}
