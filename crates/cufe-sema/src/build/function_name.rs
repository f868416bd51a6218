//! `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__` ([dcl.fct.def.general]/8): arrays with the name of the function around, or
//! with its declaration as the reference writes it: `constexpr const char *N::C<T>::f(T) const [with U = char; T = int]`.

use super::Extent;
use crate::Sema;
use crate::types::printing::function_qualifiers_text;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, FunctionType, FunctionTypeFlags, LambdaFlags, NameKind, Part, Program, Qualifiers, StringLiteral,
    TemplateArgument, TemplateHead, TemplateId, TemplateParameterKind, Type, TypeId, ValueCategory,
};
use cufe_lex::literal::{CodeUnits, Encoding};

impl Sema<'_> {
    /// `__func__` and its like: a constant array of `char`, whose text and length are not known in patterns.
    pub fn build_function_name(&mut self, token: u32) -> ExpressionId {
        let text = self.function_name(token);
        let element = self.program.qualified(Program::builtin(Builtin::Char), Qualifiers::CONST);
        let bound = text.as_ref().map_or(ArrayBound::Unknown, |text| ArrayBound::Known(text.len() as u64 + 1));
        let ty = self.program.intern_type(Type::Array { element, bound });
        // As long as nobody knows the length, what is called with the array is not known either.
        let flags = match text {
            Some(_) => ExpressionFlags::empty(),
            None => ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT,
        };
        let string = text.map(|text| {
            let units = CodeUnits::Narrow(text.into_bytes());
            self.program.literals.add_string(StringLiteral { encoding: Encoding::Ordinary, units, suffix: None })
        });
        let extent = Extent { first: token, last: token };
        self.build(ExpressionKind::FunctionName(string), ty, ValueCategory::Lvalue, flags, extent)
    }

    fn function_name(&self, token: u32) -> Option<String> {
        if self.is_in_pattern() {
            return None;
        }
        let function = self.current_caller()?;
        if self.reader.text(token, token) == "__PRETTY_FUNCTION__" {
            return self.pretty_name(function);
        }
        Some(self.printer().unqualified_text(self.program.functions[function].entity))
    }

    /// The declaration of a function, as its template has it, and the arguments of all templates around.
    fn pretty_name(&self, function: FunctionId) -> Option<String> {
        let program = &self.program;
        if program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
            return self.pretty_closure(function);
        }
        let pattern = self.root_function(function)?;
        let entry = &program.functions[pattern];
        let ty = program.as_function(entry.ty)?;
        let heads = self.heads_around(pattern);
        let printer = self.printer().without_typedefs(&heads);
        let mut name = printer.entity_text(entry.entity);
        name.push_str(&printer.parameters_text(ty));
        name.push_str(&function_qualifiers_text(ty.flags - FunctionTypeFlags::NOEXCEPT));
        let is_trailing = entry
            .definition
            .or(entry.first_declaration)
            .is_some_and(|declaration| program.function_declarations[declaration].trailing_return.is_some());
        let kind = program.entities[entry.entity].name.kind();
        let mut text = match kind {
            // The reference ends in the middle of the name.
            NameKind::LiteralOperator(_) => return None,
            NameKind::Constructor | NameKind::Destructor | NameKind::Conversion => name,
            _ if is_trailing => format!("auto {name}->{}", printer.type_text(ty.result)),
            _ => printer.declaration_text(ty.result, &name),
        };
        if ty.flags.contains(FunctionTypeFlags::NOEXCEPT) {
            text.push_str(" noexcept");
        }
        if entry.flags.contains(FunctionFlags::CONSTEXPR) && !entry.flags.contains(FunctionFlags::CONSTEVAL) {
            text.insert_str(0, "constexpr ");
        }
        if entry.flags.contains(FunctionFlags::STATIC_MEMBER) {
            text.insert_str(0, "static ");
        }
        // What is only in the text of the source is written in another way than the source has it.
        if self.names_expression(ty) {
            return None;
        }
        text.push_str(&self.written_arguments(function)?);
        Some(text)
    }

    /// Whether the result or a parameter of a function is written with an expression.
    fn names_expression(&self, ty: &FunctionType) -> bool {
        let program = &self.program;
        let mut waiting: Vec<TypeId> = ty.parameters.iter().copied().chain([ty.result]).collect();
        let mut found = false;
        while let Some(ty) = waiting.pop() {
            let written = program.written(ty);
            if let Type::Typedef(name) = written
                && let EntityKind::Typedef(target) = program.entities[name].kind
                && target != ty
            {
                waiting.push(target);
                continue;
            }
            let mut add = |part: Part| match part {
                Part::Type(inner) => waiting.push(inner),
                Part::Expression(_) | Part::Word(_) => found = true,
                _ => {}
            };
            program.type_parts(written, &mut |part| match part {
                Part::Arguments(list) => {
                    program.arguments(list).iter().for_each(|&argument| program.argument_parts(argument, &mut add));
                }
                part => add(part),
            });
        }
        found
    }

    /// The call operator of a lambda that is not generic: the closure, and the declaration again.
    fn pretty_closure(&self, function: FunctionId) -> Option<String> {
        let lambda = self.program.lambdas.get(self.lambda_of(function)?)?;
        let ty = self.program.as_function(self.program.functions[function].ty)?;
        if lambda.flags.contains(LambdaFlags::GENERIC)
            || self.names_expression(ty)
            || !self.written_arguments(function)?.is_empty()
        {
            return None;
        }
        let printer = self.printer().without_typedefs(&[]);
        let parameters = printer.parameters_text(ty);
        let mutable = if lambda.flags.contains(LambdaFlags::MUTABLE) { " mutable" } else { "" };
        let noexcept = if ty.flags.contains(FunctionTypeFlags::NOEXCEPT) { " noexcept" } else { "" };
        let signature = format!("{parameters}{mutable}->{}{noexcept}", printer.type_text(ty.result));
        Some(format!("lambda []{signature}::operator(){signature}"))
    }

    /// The heads of the templates that a pattern is a member of, and its own, by depth.
    fn heads_around(&self, pattern: FunctionId) -> Vec<Option<&TemplateHead>> {
        let program = &self.program;
        let mut heads: Vec<Option<&TemplateHead>> = Vec::new();
        let entity = program.functions[pattern].entity;
        let own = program.entities[entity].template.map(|template| (template, &program.templates[template].head));
        let mut found: Vec<(TemplateId, &TemplateHead)> = own.into_iter().collect();
        let mut next = Some(program.entities[entity].scope);
        while let Some(scope) = next {
            if let Some(class) = self.class_with_scope(scope)
                && let Some(template) = program.classes[class].template
            {
                found.push((template, program.pattern_heads.get(&class).unwrap_or(&program.templates[template].head)));
            }
            next = program.scopes[scope].parent;
        }
        for (template, head) in found {
            let depth = usize::from(program.templates[template].depth);
            heads.resize(heads.len().max(depth + 1), None);
            heads[depth] = Some(head);
        }
        heads
    }

    /// The function of the outermost patterns that a member of an instance is made from.
    fn root_function(&self, function: FunctionId) -> Option<FunctionId> {
        let program = &self.program;
        let function = match self.template_with_arguments(function) {
            Some((template, _)) => program.function_of(program.templates[template].entity)?,
            None => function,
        };
        match self.class_of_member(function).and_then(|class| self.origin_of_class(class)) {
            Some(origin) => {
                let token = program.entities[program.functions[function].entity].token;
                self.member_function_at(origin, token)
            }
            None => Some(function),
        }
    }

    /// The function template that a function is a specialization of, with its arguments.
    fn template_with_arguments(&self, function: FunctionId) -> Option<(TemplateId, ArgumentsId)> {
        let entry = &self.program.functions[function];
        let instance = entry.specialized.zip(entry.arguments);
        instance.or_else(|| self.instances.specialized_functions.get(&function).copied())
    }

    /// ` [with U = char; T = int]`: the innermost template comes first. None where an argument can't be written.
    fn written_arguments(&self, function: FunctionId) -> Option<String> {
        let program = &self.program;
        let entry = &program.functions[function];
        let mut pairs = Vec::new();
        let mut has_parameters = false;
        let mut add = |head: &TemplateHead, arguments: ArgumentsId| {
            has_parameters |= !head.parameters.is_empty();
            self.add_pairs(head, arguments, &mut pairs)
        };
        if let Some((template, arguments)) = self.template_with_arguments(function) {
            add(&program.templates[template].head, arguments)?;
        }
        let mut next = Some(program.entities[entry.entity].scope);
        while let Some(scope) = next {
            if let Some(class) = self.class_with_scope(scope)
                && let Some(&(pattern, arguments)) = self.instances.patterns.get(&class)
            {
                let template = program.classes[pattern].template;
                match (program.pattern_heads.get(&pattern), template) {
                    (Some(head), _) => add(head, arguments)?,
                    (None, Some(template)) => add(&program.templates[template].head, arguments)?,
                    (None, None) => return None,
                }
            }
            next = program.scopes[scope].parent;
        }
        Some(match (pairs.is_empty(), has_parameters) {
            (false, _) => format!(" [with {}]", pairs.join("; ")),
            // Of packs without elements the reference writes the end only (measured).
            (true, true) => "]".to_owned(),
            (true, false) => String::new(),
        })
    }

    fn add_pairs(&self, head: &TemplateHead, arguments: ArgumentsId, pairs: &mut Vec<String>) -> Option<()> {
        let printer = self.printer().without_typedefs(&[]);
        let program = &self.program;
        let mut invented = 0;
        for (index, (parameter, &argument)) in head.parameters.iter().zip(program.arguments(arguments)).enumerate() {
            let is_type = matches!(parameter.kind, TemplateParameterKind::Type);
            let name = match program.symbol(parameter.entity) {
                Some(symbol) => self.names.text(symbol).to_owned(),
                None if parameter.is_invented() => {
                    invented += 1;
                    format!("<auto-{invented}>")
                }
                None if is_type => format!("<template-parameter-1-{}>", index + 1),
                None => "<anonymous>".to_owned(),
            };
            let elements = match argument {
                TemplateArgument::Pack(elements) => program.arguments(elements),
                _ => std::slice::from_ref(&argument),
            };
            for &element in elements {
                pairs.push(match element {
                    TemplateArgument::Type(ty) => format!("{name} = {}", printer.type_text(program.canonical(ty))),
                    TemplateArgument::Template(_) => format!("{name} = {}", printer.argument_text(element)),
                    TemplateArgument::Value(ty, _) => {
                        let declared = printer.declaration_text(program.canonical(ty), &name);
                        format!("{declared} = {}", printer.argument_text(element))
                    }
                    TemplateArgument::Constant(ty, _) if program.class_of(ty).is_some() => {
                        format!(
                            "{} {name} = {}",
                            printer.type_text(program.canonical(ty)),
                            printer.argument_text(element)
                        )
                    }
                    TemplateArgument::Entity(entity) => {
                        let TemplateParameterKind::Value(ty) = parameter.kind else { return None };
                        let variable = program.variable_of(entity)?;
                        let is_array = matches!(program.structure(program.variables[variable].ty), Type::Array { .. });
                        if !matches!(program.structure(ty), Type::Pointer(_)) || self.is_dependent_type(ty) {
                            return None;
                        }
                        let declared = printer.declaration_text(program.canonical(ty), &name);
                        let value = printer.argument_text(element);
                        format!("{declared} = {}", if is_array { value.trim_start_matches('&') } else { &value })
                    }
                    TemplateArgument::Null => {
                        let TemplateParameterKind::Value(ty) = parameter.kind else { return None };
                        if !matches!(program.structure(ty), Type::Pointer(_)) || self.is_dependent_type(ty) {
                            return None;
                        }
                        let declared = printer.declaration_text(program.canonical(ty), &name);
                        format!("{declared} = ({})nullptr", printer.type_text(program.canonical(ty)))
                    }
                    _ => return None,
                });
            }
        }
        Some(())
    }
}
