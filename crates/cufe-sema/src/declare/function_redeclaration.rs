//! Functions that are declared again, and new functions that cannot stand beside those of their name ([basic.link],
//! [over.load], [except.spec], [dcl.link], [dcl.fct.default]).
//! Only what is certain is reported: types that are not known can make any two declarations differ or agree.

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use crate::reader::WrittenSpecification;
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    EntityKind, FunctionFlags, FunctionId, FunctionType, FunctionTypeFlags, Linkage, Name, NameKind, Operator, ScopeId,
    ScopeKind, StorageClass, TemplateHead, TemplateParameterKind, TypeId,
};
use cufe_lex::TokenKind;

/// An exception specification as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExceptionSpecification {
    None,
    NonThrowing(u32),
    Throwing(u32),
    Removed(u32),
    Unknown,
}

/// A declaration of a function that is compared with those before it.
pub struct FunctionDeclared<'d> {
    /// The declaration.
    pub context: &'d DeclarationContext,
    /// Its specifiers.
    pub specifiers: &'d Specifiers,
    /// The declarator.
    pub declarator: &'d Declarator,
    /// The name.
    pub name: &'d ParsedName,
    /// The type.
    pub ty: TypeId,
    /// The scope that it is a member of.
    pub scope: ScopeId,
    /// The head of a function template.
    pub head: Option<&'d TemplateHead>,
    /// A body follows.
    pub is_definition: bool,
}

impl Sema<'_> {
    /// A function that is declared again.
    pub fn check_function_again(&mut self, declared: &FunctionDeclared, known: FunctionId) {
        let FunctionDeclared { context, specifiers, name, .. } = *declared;
        let entry = &self.program.functions[known];
        let (Some(old), Some(new)) =
            (self.program.as_function(entry.ty).cloned(), self.program.as_function(declared.ty).cloned())
        else {
            return;
        };
        let flags = entry.flags;
        if self.context.speculating > 0
            || self.has_requires(declared.declarator)
            || self.was_constrained(known)
            || self.has_unclear_type(declared.head, &old.parameters)
            || self.has_unclear_type(declared.head, &new.parameters)
            || flags.intersects(FunctionFlags::GNU_INLINE | FunctionFlags::IMPLICIT | FunctionFlags::BUILTIN)
            || matches!(name.name.kind(), NameKind::DeductionGuide(_))
            || old.parameters.len() != new.parameters.len()
            || !self.have_same_signature(&old, &new)
        {
            return;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if name.name == Name::CONVERSION {
            let known = self.program.functions[known].conversion.map(|ty| self.program.canonical(ty));
            let is_same = known == name.conversion.map(|ty| self.program.canonical(ty));
            if !is_same || name.conversion.is_none_or(|ty| self.has_unknown_part(&[ty])) {
                return;
            }
        }
        if is_friend && self.befriends_for_instances(context) {
            return;
        }
        if let Some(head) = declared.head {
            let is_same = self.program.canonical(old.result) == self.program.canonical(new.result)
                && !self.has_unclear_type(Some(head), &[old.result])
                && self.is_same_head(known, head);
            if !is_same {
                return;
            }
            let entity = self.program.functions[known].entity;
            if let Some(template) = self.program.entities[entity].template
                && !is_friend
            {
                self.check_head_again(template, head);
            }
        } else if self.result_differs(declared, known, &old, &new) {
            return;
        }
        let is_here = self.program.entities[self.program.functions[known].entity].scope == self.declaration_scope();
        let is_defined =
            declared.is_definition || !context.in_class && declared.declarator.follow.is_defined_by_assignment();
        let was_defined = flags.contains(FunctionFlags::DEFINED)
            && !self.declarations.defined_by_patterns.contains(&known)
            || !context.in_class
                && flags.intersects(FunctionFlags::DELETED | FunctionFlags::DEFAULTED | FunctionFlags::DEFAULTED_LATER);
        // An explicit specialization of a member template is not the member that the instance of the class has.
        if context.heads.len() > 1 && context.heads.iter().any(|head| head.parameters.is_empty()) {
            if is_defined && !self.declaring.in_instance && !self.declarations.specialized_functions.insert(known) {
                self.redeclaration_error(code::VARIABLE_REDEFINED, declared);
            }
            return;
        }
        if context.in_class && !is_friend && is_here && name.qualifier == Qualifier::None {
            self.redeclaration_error(code::MEMBER_REDECLARED, declared);
        } else if is_defined && was_defined && (!self.declaring.in_instance || is_friend && context.in_class) {
            self.redeclaration_error(code::VARIABLE_REDEFINED, declared);
        } else if !is_friend && matches!(name.qualifier, Qualifier::Type(_)) && !declared.is_definition {
            self.check_member_redeclaration(declared);
        }
        if declared.head.is_none() {
            self.check_language_linkage(declared, known);
        }
        // The reference takes declarations of one explicit specialization with several.
        if !context.is_explicit_specialization() {
            self.check_exception_specification(declared, known);
        }
        if !is_friend {
            self.check_constexpr_again(declared, flags);
        }
    }

    /// Whether a friend declaration stands in the pattern of a template, whose instances are what declares ([temp.friend]/5).
    pub(super) fn befriends_for_instances(&self, context: &DeclarationContext) -> bool {
        let around = context.around.unwrap_or(self.context.scope);
        self.declaring.template_depth > 0
            && self.program.enclosing_class(around).is_some_and(|class| self.program.classes[class].is_dependent)
    }

    fn redeclaration_error(&mut self, code: Code, declared: &FunctionDeclared) {
        let text = self.name_text(declared.name.name);
        self.name_error_at(code, declared.name.token, text);
    }

    fn has_requires(&self, declarator: &Declarator) -> bool {
        self.reader.holds(declarator.first..declarator.behind, &[TokenKind::KwRequires])
    }

    /// Whether the first declaration of a function has a requires-clause.
    fn was_constrained(&self, function: FunctionId) -> bool {
        self.program.functions[function]
            .first_declaration
            .and_then(|record| self.program.function_declarations.get(record))
            .is_some_and(|record| self.reader.holds(record.first..record.declarator_last + 1, &[TokenKind::KwRequires]))
    }

    /// Whether functions of one signature differ in their results: 311; 147 or 493 for members defined outside their class.
    fn result_differs(
        &mut self,
        declared: &FunctionDeclared,
        known: FunctionId,
        old: &FunctionType,
        new: &FunctionType,
    ) -> bool {
        if matches!(declared.name.name.kind(), NameKind::Constructor | NameKind::Destructor | NameKind::Conversion) {
            return false;
        }
        let was_deduced = self.program.functions[known].flags.contains(FunctionFlags::DEDUCED_RETURN);
        let is_deduced = self.program.has_placeholder(new.result);
        // The type of a lambda's call operator is known, and nobody can write its `auto` again.
        let is_closure = self.class_of_member(known).is_some_and(|class| self.program.classes[class].is_closure);
        let differs = if is_closure {
            is_deduced || !self.program.has_placeholder(old.result) && self.certainly_differ(old.result, new.result)
        } else if was_deduced || is_deduced {
            was_deduced != is_deduced && !self.has_unknown_part(&[if was_deduced { new.result } else { old.result }])
        } else {
            self.certainly_differ(old.result, new.result)
        };
        if differs {
            let code = match declared.name.qualifier {
                Qualifier::Type(_) => self.mismatch_code(declared.scope, declared.name.name),
                _ if self.is_of_other_scope(declared, known) => code::INCOMPATIBLE_WITH_PREVIOUS,
                // Where they are parts of the type, exception specifications are looked at first.
                _ if self.since(Standard::Cpp17)
                    && old.flags.contains(FunctionTypeFlags::NOEXCEPT)
                        != new.flags.contains(FunctionTypeFlags::NOEXCEPT) =>
                {
                    code::OVERLOAD_DIFFERS_IN_EXCEPTION_SPECIFICATION
                }
                _ => code::OVERLOAD_DIFFERS_IN_RETURN_TYPE,
            };
            if declared.is_definition {
                self.declarations.conflicting_results.insert(known, new.result);
            }
            self.redeclaration_error(code, declared);
        }
        differs
    }

    /// Whether a block has one of two declarations of a function and another scope has the other.
    fn is_of_other_scope(&self, declared: &FunctionDeclared, known: FunctionId) -> bool {
        let program = &self.program;
        let entity = program.functions[known].entity;
        if declared.context.in_block {
            !self.is_bound_here(declared.name.name, entity)
        } else {
            self.is_only_in_blocks(entity)
        }
    }

    /// The number for a member that none of its name matches: 147 where there is one of that name, 493 for several.
    pub(crate) fn mismatch_code(&self, scope: ScopeId, name: Name) -> Code {
        let program = &self.program;
        let functions =
            program.bindings(scope, name).filter(|(_, binding)| program.function_of(binding.entity).is_some()).count();
        // A class with a constructor has implicitly declared ones beside it.
        let implicit = match program.scopes[scope].entity.map(|entity| program.entities[entity].kind) {
            Some(EntityKind::Class(class)) if name == Name::CONSTRUCTOR && !program.classes[class].is_dependent => 2,
            _ => 0,
        };
        if functions + implicit > 1 { code::NO_MATCHING_TEMPLATE } else { code::INCOMPATIBLE_REDECLARATION }
    }

    /// `void S::f();` outside the class declares nothing ([class.mfct]).
    fn check_member_redeclaration(&mut self, declared: &FunctionDeclared) {
        let context = declared.context;
        let is_other = context.is_instantiation
            || context.is_instantiation_declaration
            || context.is_explicit_specialization()
            || declared.declarator.follow.is_equal();
        if !is_other && !context.in_class && !context.in_block {
            self.redeclaration_error(code::MEMBER_REDECLARED_OUTSIDE_CLASS, declared);
        }
    }

    /// Whether two function templates have parameters of the same kinds, and no constraints.
    fn is_same_head(&self, known: FunctionId, head: &TemplateHead) -> bool {
        let program = &self.program;
        let entity = program.functions[known].entity;
        let Some(template) = program.entities[entity].template else { return false };
        let old = &program.templates[template].head;
        !head.parameters.is_empty() && self.are_same_parameters(old, head, 0)
    }

    /// Whether types are not known well enough to tell whether two functions are the same; those of templates are compared
    /// by the positions of the parameters in them.
    fn has_unclear_type(&self, head: Option<&TemplateHead>, types: &[TypeId]) -> bool {
        match head {
            Some(_) => !types.iter().all(|&ty| self.is_comparable(ty, 0)),
            None => self.has_unknown_part(types),
        }
    }

    fn are_same_parameters(&self, old: &TemplateHead, head: &TemplateHead, nesting: u32) -> bool {
        let program = &self.program;
        nesting < 16
            && old.requires.is_none()
            && head.requires.is_none()
            && old.parameters.len() == head.parameters.len()
            && old.parameters.iter().zip(&head.parameters).all(|(a, b)| {
                let is_plain = |first: u32| self.reader.is_any(first, &[TokenKind::KwClass, TokenKind::KwTypename]);
                a.is_pack == b.is_pack
                    && match (a.kind, b.kind) {
                        (TemplateParameterKind::Type, TemplateParameterKind::Type) => {
                            is_plain(a.first) && is_plain(b.first)
                        }
                        (TemplateParameterKind::Value(a), TemplateParameterKind::Value(b)) => {
                            self.is_comparable(a, 0) && program.canonical(a) == program.canonical(b)
                        }
                        (TemplateParameterKind::Template, TemplateParameterKind::Template) => {
                            let head = |entity: cufe_il::EntityId| match program.entities[entity].kind {
                                EntityKind::Template(template) => Some(&program.templates[template].head),
                                _ => None,
                            };
                            match (head(a.entity), head(b.entity)) {
                                (Some(a), Some(b)) => self.are_same_parameters(a, b, nesting + 1),
                                _ => false,
                            }
                        }
                        _ => false,
                    }
            })
    }

    /// C language linkage is given by the first declaration ([dcl.link]).
    fn check_language_linkage(&mut self, declared: &FunctionDeclared, known: FunctionId) {
        let entry = &self.program.functions[known];
        let in_namespace = self.is_namespace_scope(declared.scope);
        // The linkage of `main` is implementation-defined ([basic.start.main]/3): all declarations agree.
        if self.declaring.c_linkage
            && in_namespace
            && !self.is_main_name(declared.name.name)
            && !declared.context.in_block
            && !declared.specifiers.flags.contains(SpecifierFlags::FRIEND)
            && !entry.flags.contains(FunctionFlags::C_LINKAGE)
            && entry.linkage != Linkage::Internal
        {
            self.redeclaration_error(code::LINKAGE_CONFLICT, declared);
        }
    }

    /// Exception specifications of all declarations agree ([except.spec]): 541 where this one has none, 536 where only it
    /// has one or it says otherwise. Headers of the system are not compared.
    pub(super) fn check_exception_specification(&mut self, declared: &FunctionDeclared, known: FunctionId) {
        use ExceptionSpecification as E;
        let name = declared.name.name;
        // Destructors of classes that are no templates have one although none is written ([except.spec]/8).
        let is_destructor = name == Name::DESTRUCTOR && !self.is_member_of_pattern(known);
        let is_implicit =
            is_destructor || name == Name::operator(Operator::Delete) || name == Name::operator(Operator::DeleteArray);
        let entity = self.program.functions[known].entity;
        let first = self.program.entities[entity].token;
        if is_implicit || first == u32::MAX || !self.is_user_text(declared.name.token) || !self.is_user_text(first) {
            return;
        }
        let was_known = self
            .program
            .as_function(self.program.functions[known].ty)
            .is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::NOEXCEPT));
        let further = self.declarations.further.get(&known).map(Vec::as_slice).unwrap_or_default();
        // The first that is written counts.
        let old =
            self.program.functions[known].first_declaration.into_iter().chain(further.iter().copied()).find_map(|id| {
                let record = self.program.function_declarations.get(id)?;
                let (_, close) = record.parameters?;
                let old = self.exception_specification(close, record.declarator_last, was_known);
                (!matches!(old, E::None | E::Removed(_))).then_some(old)
            });
        let old = old.unwrap_or(E::None);
        let Some(function) = declared.declarator.function() else { return };
        let new = self.exception_specification(
            function.close,
            function.last,
            function.flags.contains(FunctionTypeFlags::NOEXCEPT),
        );
        match (old, new) {
            (E::NonThrowing(_), E::None) => {
                self.error_at(code::EXCEPTION_SPECIFICATION_OMITTED, declared.declarator.behind)
            }
            (E::NonThrowing(_), E::Removed(token)) => self.error_at(code::EXCEPTION_SPECIFICATION_OMITTED, token),
            (E::NonThrowing(_), E::Throwing(token)) => self.error_at(code::EXCEPTION_SPECIFICATION_MISMATCH, token),
            (E::None | E::Removed(_) | E::Throwing(_), E::NonThrowing(token)) => {
                self.error_at(code::EXCEPTION_SPECIFICATION_MISMATCH, token)
            }
            _ => {}
        }
    }

    /// A function of the system's headers may be declared again with another exception specification, and its type is what the
    /// later declaration says; a definition without one changes nothing (measured).
    pub(super) fn adapt_exception_specification(&mut self, declared: &FunctionDeclared, known: FunctionId) {
        let first = self.program.entities[self.program.functions[known].entity].token;
        if declared.is_definition
            || declared.head.is_some()
            || declared.context.in_block
            || declared.name.qualifier != Qualifier::None
            || self.in_template()
            || first == u32::MAX
            || self.is_user_text(first)
            || self.class_of_member(known).is_some()
        {
            return;
        }
        let was_nothrow = |ty: &FunctionType| ty.flags.contains(FunctionTypeFlags::NOEXCEPT);
        let Some(mut ty) = self.program.as_function(self.program.functions[known].ty).cloned() else { return };
        let is_nothrow = self.program.as_function(declared.ty).is_some_and(was_nothrow);
        if was_nothrow(&ty) == is_nothrow {
            return;
        }
        ty.flags.set(FunctionTypeFlags::NOEXCEPT, is_nothrow);
        self.program.functions[known].ty = self.program.function_type(ty);
        if !is_nothrow {
            self.declarations.declared_without_specification.insert(known);
        }
    }

    /// Whether a function is a member of a template's pattern.
    fn is_member_of_pattern(&self, function: FunctionId) -> bool {
        self.class_of_member(function).is_some_and(|class| self.program.classes[class].is_dependent)
    }

    fn exception_specification(&self, close: u32, last: u32, is_known: bool) -> ExceptionSpecification {
        match self.reader.exception_specification(close, last) {
            WrittenSpecification::None => ExceptionSpecification::None,
            WrittenSpecification::Noexcept(token) | WrittenSpecification::ThrowNothing(token) => {
                ExceptionSpecification::NonThrowing(token)
            }
            WrittenSpecification::NoexceptFalse(token) | WrittenSpecification::Condition(token) if is_known => {
                ExceptionSpecification::NonThrowing(token)
            }
            WrittenSpecification::NoexceptFalse(token) => ExceptionSpecification::Throwing(token),
            // One with types has no meaning since C++17.
            WrittenSpecification::ThrowTypes(token) if self.since(Standard::Cpp17) => {
                ExceptionSpecification::Removed(token)
            }
            WrittenSpecification::Condition(_) | WrittenSpecification::ThrowTypes(_) => ExceptionSpecification::Unknown,
        }
    }

    /// All declarations of a function are constexpr or none is ([dcl.constexpr]).
    fn check_constexpr_again(&mut self, declared: &FunctionDeclared, known: FunctionFlags) {
        let flags = declared.specifiers.flags;
        let is_constexpr = flags.contains(SpecifierFlags::CONSTEXPR);
        if known.contains(FunctionFlags::CONSTEVAL)
            || flags.contains(SpecifierFlags::CONSTEVAL)
            || known.contains(FunctionFlags::CONSTEXPR) == is_constexpr
            // The template is not what an explicit specialization declares again.
            || declared.context.is_explicit_specialization() && !known.contains(FunctionFlags::SPECIALIZATION)
            // The toolkit's headers declare again what the library has as constexpr.
            || !self.is_user_text(declared.name.token)
        {
            return;
        }
        if is_constexpr {
            if let Some(token) = self.specifier_token(declared.specifiers, TokenKind::KwConstexpr) {
                self.error_at(code::CONSTEXPR_ADDED, token);
            }
        } else {
            self.redeclaration_error(code::CONSTEXPR_OMITTED, declared);
        }
    }

    /// A new function beside those of its name in the scope: 2449 where only some have ref-qualifiers, 751 for a static
    /// member beside one that is not, 338 for a second one with C linkage, 734 beside a using-declaration.
    pub fn check_new_overload(&mut self, declared: &FunctionDeclared) {
        let FunctionDeclared { context, specifiers, name, scope, .. } = *declared;
        let Some(new) = self.program.as_function(declared.ty).cloned() else { return };
        if self.context.speculating > 0
            || declared.head.is_some()
            || name.name == Name::CONVERSION
            || name.qualifier != Qualifier::None
            || self.has_requires(declared.declarator)
            || self.has_unknown_part(&new.parameters)
        {
            return;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let references = FunctionTypeFlags::LVALUE | FunctionTypeFlags::RVALUE;
        let program = &self.program;
        let mut others: Vec<cufe_il::EntityId> =
            program.bindings(scope, name.name).map(|(_, binding)| binding.entity).collect();
        let here = self.declaration_scope();
        if context.in_block && here != scope {
            let is_using = |entity: &cufe_il::EntityId| matches!(program.entities[*entity].kind, EntityKind::Using(_));
            let of_block = program.bindings(here, name.name).map(|(_, binding)| binding.entity);
            others.extend(of_block.filter(is_using));
        }
        let mut code = None;
        for entity in others {
            let program = &self.program;
            match program.entities[entity].kind {
                EntityKind::Function(function) => {
                    let entry = &program.functions[function];
                    let Some(old) = program.as_function(entry.ty) else { continue };
                    let same_parameters = self.have_equal_parameters(old, &new);
                    let has_constraint = self.program.constraints.contains_key(&entity);
                    if context.in_class && !is_friend && same_parameters && !has_constraint {
                        let was_static = entry.flags.contains(FunctionFlags::STATIC_MEMBER);
                        let is_static = specifiers.flags.contains(SpecifierFlags::STATIC);
                        if was_static != is_static {
                            code = Some(code::STATIC_AND_NON_STATIC_OVERLOADS);
                        } else if old.flags.intersects(references) != new.flags.intersects(references) {
                            code = Some(code::MIXED_REFERENCE_QUALIFIERS);
                        }
                    } else if self.declaring.c_linkage
                        && specifiers.storage != StorageClass::Static
                        && entry.linkage != Linkage::Internal
                        && self.is_namespace_scope(scope)
                        && !is_friend
                        && entry.flags.contains(FunctionFlags::C_LINKAGE)
                        && !same_parameters
                        && !self.has_unknown_part(&old.parameters)
                    {
                        code = Some(code::C_FUNCTION_OVERLOADED);
                    }
                }
                EntityKind::Using(using) if program.scopes[scope].kind != ScopeKind::Class && !is_friend => {
                    let conflicts = program.usings[using].targets.iter().any(|&target| {
                        let EntityKind::Function(function) = program.entities[target].kind else { return false };
                        let entry = &program.functions[function];
                        let is_same_c = self.declaring.c_linkage && entry.flags.contains(FunctionFlags::C_LINKAGE);
                        !is_same_c
                            && program.as_function(entry.ty).is_some_and(|old| self.have_equal_parameters(old, &new))
                    });
                    if conflicts {
                        code = Some(code::USING_DECLARATION_CONFLICT);
                    }
                }
                _ => {}
            }
        }
        if let Some(code) = code {
            self.redeclaration_error(code, declared);
        }
    }

    /// Whether two functions have the same parameter types and ellipsis.
    pub(crate) fn have_equal_parameters(&self, a: &FunctionType, b: &FunctionType) -> bool {
        let program = &self.program;
        a.parameters.len() == b.parameters.len()
            && a.flags.contains(FunctionTypeFlags::VARIADIC) == b.flags.contains(FunctionTypeFlags::VARIADIC)
            && !self.has_unknown_part(&a.parameters)
            && a.parameters.iter().zip(&b.parameters).all(|(&a, &b)| program.canonical(a) == program.canonical(b))
    }

    /// Default arguments ([dcl.fct.default]): 306 where one without follows, 307 where one is given again. They are added up
    /// over the declarations of one scope, and for members over all.
    pub fn check_default_arguments(&mut self, declarator: &Declarator, name: &ParsedName, function: FunctionId) {
        let Some(chunk) = declarator.function() else { return };
        let list = &chunk.parameters.list;
        let own: Vec<Option<u32>> =
            list.iter().map(|parameter| parameter.default.map(|(equal, _)| equal + 1)).collect();
        if self.context.speculating > 0 || own.iter().all(Option::is_none) {
            return;
        }
        // What a pack was expanded to has no default arguments either ([dcl.fct.default]/4).
        let of_pack = cufe_il::ParameterFlags::PACK | cufe_il::ParameterFlags::ELEMENT;
        let packs: Vec<bool> = list.iter().map(|parameter| parameter.flags.intersects(of_pack)).collect();
        let scope = (name.qualifier == Qualifier::None).then(|| self.declaration_scope());
        let before = self.known_default_arguments(function, scope);
        self.check_default_arguments_order(&own, &before, &packs);
        let entity = self.program.functions[function].entity;
        if self.program.entities[entity].template.is_some() {
            self.check_default_arguments_added(function, name, &own, &before);
            return;
        }
        self.check_default_arguments_again(&own, &before);
    }

    /// Default arguments that a further declaration of a function template of a namespace gives it: warning 802, with 307
    /// where it has one already (measured), and error 803 behind a use of the template.
    fn check_default_arguments_added(
        &mut self,
        function: FunctionId,
        name: &ParsedName,
        own: &[Option<u32>],
        before: &[bool],
    ) {
        let entity = self.program.functions[function].entity;
        let Some(template) = self.program.entities[entity].template else { return };
        if before.is_empty() || !self.is_namespace_scope(self.program.entities[entity].scope) {
            return;
        }
        let position = self.position(name.token);
        let report = |code| Report::new(code, position).with(Argument::Quoted(self.name_text(name.name)));
        let is_given_again = own.iter().zip(before).any(|(own, &known)| own.is_some() && known);
        let is_used = self.instances.called.contains_key(&template)
            || !self.program.templates[template].specializations.is_empty();
        let reports = if is_given_again {
            vec![
                report(code::DEFAULT_ARGUMENT_REDEFINED).as_warning(),
                report(code::DEFAULT_ARGUMENT_OF_TEMPLATE_AGAIN),
            ]
        } else if is_used {
            vec![report(code::DEFAULT_ARGUMENT_OF_USED_TEMPLATE)]
        } else {
            vec![report(code::DEFAULT_ARGUMENT_OF_TEMPLATE_AGAIN)]
        };
        reports.into_iter().for_each(|report| self.report(report));
    }
}
