//! Instances of class templates ([temp.inst]).
//!
//! A pattern is read again, with its template parameters bound to the arguments in a scope of their own: the same grammar
//! and the same actions make an instance that made the pattern, and names are looked up as of the tokens of the pattern,
//! which is what two-phase lookup asks for. Who needs a complete class calls [`Sema::complete_type`]. What can't be
//! instantiated stays a specialization, about which nothing is known.

use super::Constrained;
use super::deduction::Compared;
use super::member_instance::{OutsidePartial, Surroundings};
use super::substitute::Substitution;
use crate::Sema;
use crate::conversion::Allowed;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Code, Report, Severity, code};
use cufe_il::{
    ArgumentsId, ClassId, ClassKey, EntityFlags, EntityId, EntityKind, EnumId, ExpressionId, ExpressionKind,
    FunctionDeclarationId, FunctionId, Name, Profiled, Qualifiers, ScopeId, ScopeKind, Template, TemplateArgument,
    TemplateHead, TemplateId, TemplateKind, TemplateParameterKind, Type, TypeId, VariableDeclarationId, VariableFlags,
    VariableId,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Text that is read again for an instance.
#[derive(Clone, Copy, Debug)]
pub enum InstantiatedPart {
    /// The definition of a class behind its head.
    Class {
        /// The class that it defines.
        class: ClassId,
        /// `:` or `{`
        at: u32,
        /// The scope around it, in which the template parameters are bound.
        scope: ScopeId,
    },
    /// The definition of a class template behind its head, for the first time.
    Pattern {
        /// The class that it defines.
        class: ClassId,
        /// Where it stands.
        unread: UnreadPattern,
    },
    /// The definition of a member template of an instance behind its head, as the pattern that it is there.
    MemberPattern {
        /// The class that it defines.
        class: ClassId,
        /// `:` or `{`
        at: u32,
        /// The scope of the head in front of it.
        scope: ScopeId,
    },
    /// The enumerators of an enumeration.
    Enum {
        /// The enumeration.
        id: EnumId,
        /// `{`
        at: u32,
        /// The scope around it.
        scope: ScopeId,
    },
    /// The initializer of a static data member.
    Initializer(VariableId),
    /// The declaration of a function template, for an instance.
    Function {
        /// The template.
        template: TemplateId,
        /// Its arguments, one for each parameter.
        arguments: ArgumentsId,
        /// Those of the parameters that `auto` invents.
        invented: ArgumentsId,
        /// The declaration.
        record: FunctionDeclarationId,
        /// The scope around it, in which the template parameters are bound.
        scope: ScopeId,
    },
    /// The parameters of a generic lambda and what follows them, for an instance of its call operator.
    CallOperator {
        /// The lambda.
        index: usize,
        /// The template that its call operator is.
        template: TemplateId,
        /// Its arguments, one for each parameter.
        arguments: ArgumentsId,
        /// Those of the parameters that `auto` invents.
        invented: ArgumentsId,
        /// The scope that the parameters will be in, in which the template parameters are bound.
        scope: ScopeId,
    },
    /// The declaration of a variable template, or of a partial specialization of one, for an instance.
    Variable {
        /// The template.
        template: TemplateId,
        /// Its arguments.
        arguments: ArgumentsId,
        /// First token of the specifiers.
        at: u32,
        /// Whether it stands in a class.
        in_class: bool,
        /// The scope around it, in which the template parameters are bound.
        scope: ScopeId,
    },
    /// What an evaluation asks for.
    Supply(crate::constant::evaluate::Demand),
    /// The body of a function.
    Body(FunctionId),
    /// The definition of a member function outside of its class, for a member of an instance.
    Member {
        /// The member of the instance, or the instance of a function template.
        function: FunctionId,
        /// The definition.
        record: FunctionDeclarationId,
        /// The scope around it, in which the template parameters are bound.
        scope: ScopeId,
        /// The arguments for parameters that placeholders invent.
        invented: ArgumentsId,
    },
    /// The definition of a static data member outside of its class, for a member of an instance.
    StaticMember {
        /// The member of the instance.
        variable: VariableId,
        /// The definition.
        record: VariableDeclarationId,
        /// The scope around it, in which the template parameters are bound.
        scope: ScopeId,
    },
    /// An argument of an attribute of a function template.
    AttributeArgument {
        /// Its first token.
        first: u32,
        /// The scope in which the template parameters are bound.
        scope: ScopeId,
    },
    /// The operand of a `decltype`.
    Decltype {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// Where it stands.
        scope: ScopeId,
        /// The type may stay one that depends on parameters: the arguments do.
        stays_dependent: bool,
    },
    /// A default argument of a parameter of a template template parameter.
    DefaultArgument {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// The scope in which the template parameters are bound.
        scope: ScopeId,
    },
    /// An atomic constraint ([temp.constr.atomic]).
    Atomic {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// The scope in which the template parameters are bound.
        scope: ScopeId,
        /// It is an operand of a requires-clause, so a primary expression.
        is_clause: bool,
    },
    /// The condition of an explicit-specifier ([dcl.fct.spec]/3).
    ExplicitCondition {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// The scope in which the template parameters are bound.
        scope: ScopeId,
    },
    /// A type-constraint, of a type.
    TypeConstraint {
        /// Its first token.
        first: u32,
        /// The scope in which the template parameters are bound.
        scope: ScopeId,
        /// The type.
        ty: TypeId,
    },
    /// The operand of an exception specification.
    Noexcept(crate::Deferred),
    /// A constant expression: a template argument, an array bound.
    Constant {
        /// Its first token.
        first: u32,
        /// Its last token.
        last: u32,
        /// Where it stands.
        scope: ScopeId,
        /// The type of the parameter that it is an argument for, where that is known.
        ty: Option<TypeId>,
        /// It may stay dependent, as an argument of the target of an alias template.
        stays_dependent: bool,
    },
}

/// What reading again gives.
#[derive(Clone, Copy, Debug)]
pub enum ReadResult {
    /// It was read.
    Done,
    /// The instance of a function template.
    Function(FunctionId),
    /// The instance of a variable template.
    Variable(EntityId),
    /// The type of a `decltype`.
    Type(TypeId),
    /// A constant as a template argument.
    Argument(TemplateArgument),
    /// Whether a constraint is satisfied.
    Satisfaction(super::Satisfaction),
    /// It is ill-formed with these arguments.
    Failed,
    /// Nobody can tell.
    Unknown,
}

/// Reads text again; the grammar provides it.
pub type Reader = for<'t> fn(&mut Sema<'t>, InstantiatedPart) -> ReadResult;

/// The definition of a member class or scoped enumeration of an instance that nothing needed so far.
#[derive(Clone, Copy, Debug)]
pub struct Unread {
    /// `:` or `{`
    pub at: u32,
    /// The scope around it.
    pub scope: ScopeId,
}

/// The definition of a class template that nothing needed so far.
#[derive(Clone, Copy, Debug)]
pub struct UnreadPattern {
    /// `:` or `{`
    pub at: u32,
    /// The scope of the head in front of it.
    pub scope: ScopeId,
    /// The number of heads around the members.
    pub template_depth: u16,
}

/// What instantiation remembers.
#[derive(Default)]
pub struct Instances {
    /// Reads text again; none before the grammar has said how.
    pub reader: Option<Reader>,
    /// Specializations that were tried.
    attempted: FxHashSet<TypeId>,
    /// Classes of templates that are only declared so far: incomplete until there is a definition or an explicit
    /// specialization.
    pub undefined: FxHashSet<ClassId>,
    /// Scopes of template parameters that stand for arguments.
    pub(crate) bound_scopes: FxHashSet<ScopeId>,
    /// The scopes in which packs have the names of one of their elements.
    pub(crate) element_scopes: FxHashSet<ScopeId>,
    /// Scopes of heads without parameters: what is in them is an explicit specialization, no pattern.
    pub(crate) empty_heads: FxHashSet<ScopeId>,
    /// Of the bound scopes, the ones whose parameters stand for dependent types, with their head and arguments: an expression that is read in
    /// them is substituted again ([temp.alias]/2).
    pub(super) open_scopes: FxHashMap<ScopeId, (TemplateHead, Vec<TemplateArgument>)>,
    /// The dependent expressions that names in those scopes stand for.
    pub(crate) bound_expressions: FxHashMap<EntityId, ExpressionId>,
    /// What stands for template template parameter packs that have these elements.
    template_packs: FxHashMap<(TemplateId, ArgumentsId), TemplateId>,
    /// The target of an alias template is asked for with dependent arguments: expressions in it stay dependent.
    pub stays_dependent: bool,
    /// Member classes whose definitions are not read.
    pub unread: FxHashMap<ClassId, Unread>,
    /// Class templates, and partial specializations, whose definitions are not read.
    pub unread_patterns: FxHashMap<ClassId, UnreadPattern>,
    /// Those of which the definition was needed, be it left unread before or not.
    needed_patterns: FxHashSet<ClassId>,
    /// Member enumerations whose enumerators are not read.
    pub unread_enums: FxHashMap<EnumId, Unread>,
    /// Member enumerations of instances that are declared by themselves: no definition of the template's is theirs.
    pub specialized_enums: FxHashSet<EnumId>,
    /// Member enumerations of class templates that are defined outside of the class: the `{`, and the heads there.
    pub outside_enums: FxHashMap<EnumId, (u32, Vec<TemplateHead>)>,
    /// Classes of which a part is not known: what is not found in them may be there.
    pub uncertain: FxHashSet<ClassId>,
    /// What was reported in instances, until the code that needed them is read for good.
    pub late: Vec<Report>,
    /// The instances of function templates; none where one can't be made.
    pub functions: FxHashMap<(TemplateId, ArgumentsId), Option<FunctionId>>,
    /// The instances of variable templates; none where one can't be made.
    pub variables: FxHashMap<(TemplateId, ArgumentsId), Option<EntityId>>,
    /// Specializations of alias templates whose targets are ill-formed, and of any with ill-formed default arguments.
    pub ill_formed_specializations: FxHashSet<TypeId>,
    /// The objects that parameters of class type name, and what stands for parameters with other values that are no integers
    /// ([temp.param]/8).
    pub(super) parameter_objects: FxHashMap<(TypeId, cufe_il::ConstantId), VariableId>,
    /// Values as arguments for parameters of another type, which a conversion makes of them.
    pub(super) converted_arguments: FxHashMap<(TypeId, TemplateArgument), TemplateArgument>,
    /// In instances: what packs stand for; the elements are types, values, templates, or the variables of parameters. The
    /// entity itself is as dependent as that of the pattern.
    pub packs: FxHashMap<EntityId, ArgumentsId>,
    /// The types of template parameter packs of values among them, arguments before them in place.
    pub(super) pack_types: FxHashMap<EntityId, TypeId>,
    /// The tokens of calls and operators in patterns whose operands do not depend on template parameters: what argument-dependent
    /// lookup finds there is found where the pattern is.
    pub(crate) settled_lookups: FxHashSet<u32>,
    /// Where the targets of alias templates of instances that know packs are written: first and last token.
    pub(crate) alias_targets: FxHashMap<TemplateId, (u32, u32)>,
    /// The function parameter packs with known elements that a scope of parameters declares.
    pub(crate) packs_in: FxHashMap<ScopeId, Vec<EntityId>>,
    /// The patterns from which classes were made, with an argument for each parameter of their heads.
    pub patterns: FxHashMap<ClassId, (ClassId, ArgumentsId)>,
    /// Member functions of which there are explicit specializations, which are functions of their own here.
    pub specialized_members: FxHashSet<FunctionId>,
    /// The template and the arguments that explicit specializations of function templates are for, where deduction told them.
    pub specialized_functions: FxHashMap<FunctionId, (TemplateId, ArgumentsId)>,
    /// Member functions whose definitions outside of the class were read.
    pub defined_members: FxHashSet<FunctionId>,
    /// Static data members whose definitions outside of the class were read.
    pub defined_variables: FxHashSet<VariableId>,
    /// Static data members that code names, and whose definitions are wanted.
    pub(crate) wanted_variables: FxHashSet<VariableId>,
    /// Instances of variable templates that were read from declarations without initializer: the variable of the template or partial
    /// specialization, and the arguments.
    pub declared_variables: FxHashMap<VariableId, (VariableId, ArgumentsId)>,
    /// Explicit specializations of static data members, and the members of instances that they specialize.
    pub specialized_variables: FxHashMap<VariableId, VariableId>,
    /// Scopes in which names of template template parameters that have default arguments of their own stand for arguments.
    pub(super) bound_templates: FxHashMap<ScopeId, super::parameter_default::BoundTemplates>,
    /// What is to be instantiated at the end of the translation unit.
    pub wanted: Vec<super::Wanted>,
    /// Classes that only patterns needed so far, where the program is wanted complete.
    pub(super) made_in_patterns: FxHashSet<ClassId>,
    /// What is made now is made for a pattern.
    pub(super) is_made_early: bool,
    /// The end of the translation unit has been reached: what is used now is instantiated where it is used.
    pub(super) is_unit_read: bool,
    /// What was instantiated explicitly.
    pub explicit: FxHashSet<super::Instantiated>,
    /// The exception specifications of member functions of instances that nothing needed so far.
    pub noexcepts: FxHashMap<FunctionId, crate::Deferred>,
    /// Specializations of function templates that are called, by their templates.
    pub called: FxHashMap<TemplateId, FxHashSet<ArgumentsId>>,
    /// Functions whose definitions uses of them instantiate.
    pub(super) used: FxHashSet<FunctionId>,
    /// How many instances of a pattern, by the token of its name, wait for others that they use.
    pub(super) pending_uses: FxHashMap<u32, u64>,
    /// The patterns of which too many waited.
    pub(super) exceeded_uses: FxHashSet<u32>,
    /// Classes whose default member initializers an implicit constructor needed.
    pub initialized: FxHashSet<ClassId>,
    /// Those of them that only code of the host compiler needs.
    pub for_code: FxHashSet<FunctionId>,
    /// Classes whose virtual functions were asked for, because code refers to their tables.
    pub tables: FxHashSet<ClassId>,
    /// How many instances of a template wait for others.
    pub pending: FxHashMap<EntityId, u64>,
    /// How many bodies that are read for their results wait for others.
    pub pending_bodies: u64,
    /// Specializations that cannot be instantiated: nested too deeply, or made by several partial specializations.
    pub exceeded: FxHashMap<TypeId, Refusal>,
    /// Functions whose bodies were not read for their results, as they are nested too deeply.
    pub exceeded_functions: FxHashMap<FunctionId, super::use_instance::Exceeded>,
    /// The nesting of instances of one function template in each other's bodies.
    pub depths: FxHashMap<FunctionId, u64>,
    /// The nesting of static data members in the initializers of each other.
    pub member_depths: FxHashMap<VariableId, u64>,
    /// The static data members whose initializers are being read.
    pub reading_variables: Vec<VariableId>,
    /// The ends of initializers that are skipped, by their first tokens: what was read once need not be read to be skipped.
    pub skipped: FxHashMap<u32, u32>,
    /// The token at which what is read next is asked for.
    pub place: Option<u32>,
    /// Expressions in types of function parameters for which parameters are being bound.
    pub(super) binding: Vec<cufe_il::ExpressionId>,
    /// The function template whose signature the next expression that is read again is part of.
    pub(super) substituted: Option<cufe_il::FunctionId>,
    /// What expressions in types were read as.
    pub(super) answers: super::reread::Answers,
    /// Nesting of what is being read again.
    pub(super) reading: usize,
    /// How many instances were read.
    pub count: u32,
}

/// How deep instances may need others (the option `--pending_instantiations` counts per template).
const MAXIMUM_LEVELS: usize = 3000;

/// How deep instances may be nested before what they use waits: what is read for it needs levels, too.
const MAXIMUM_LEVELS_OF_USES: usize = 2000;

impl Instances {
    /// Whether something is being read again.
    pub fn is_reading(&self) -> bool {
        self.reading > 0
    }

    fn is_too_deep(&self) -> bool {
        self.reading >= MAXIMUM_LEVELS
    }

    /// Whether what is used now is instantiated where it is used.
    pub(super) fn is_instantiated_at_use(&self) -> bool {
        self.is_unit_read && self.reading < MAXIMUM_LEVELS_OF_USES
    }
}

/// Why a specialization is not instantiated.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    /// What is reported where the class is needed.
    pub code: Code,
    /// It was reported.
    pub is_reported: bool,
}

/// The outcome of choosing among what makes a specialization.
pub(super) enum Best<P> {
    /// This one.
    One(P),
    /// Several partial specializations match, and none is more specialized than the others.
    Ambiguous,
}

/// The pattern that an instance is made from.
struct Pattern {
    class: ClassId,
    head: TemplateHead,
    /// An argument for each parameter of the head.
    arguments: Vec<TemplateArgument>,
    /// Of a member template of an instance that is defined outside of the class: what is around the head.
    outside: Option<Surroundings>,
}

/// A partial specialization that matches arguments.
pub(super) struct Matching<P> {
    /// The class or variable.
    pub(super) pattern: P,
    /// The head in front of it.
    pub(super) head: TemplateHead,
    /// Its own arguments.
    pub(super) written: ArgumentsId,
    /// What its parameters are: an argument for each.
    pub(super) deduced: Vec<TemplateArgument>,
}

impl Sema<'_> {
    /// Makes a class complete, if it is a specialization of a class template (or a member class of one) that was not
    /// instantiated yet and can be.
    pub fn complete_type(&mut self, ty: TypeId) {
        let mut bare = self.program.unqualified(self.program.canonical(ty)).0;
        while let Type::Array { element, .. } = self.program.written(bare) {
            bare = self.program.unqualified(self.program.canonical(element)).0;
        }
        match self.program.written(bare) {
            Type::Specialization { template, arguments } if !self.is_dependent_type(bare) => {
                self.instantiate_class(bare, template, arguments);
            }
            Type::Class(class) if !self.program.classes[class].is_complete => self.read_unread_class(class),
            Type::Class(class) if self.instances.made_in_patterns.contains(&class) => self.note_completion(class),
            _ => {}
        }
    }

    /// Completes what stands before `::`: a class, or an enumeration, of which the enumerators are needed then. A scoped
    /// enumeration itself is complete without them.
    pub fn complete_qualifier(&mut self, ty: TypeId) {
        self.complete_type(ty);
        if let Type::Enum(id) = self.program.structure(ty) {
            let unread = self.instances.unread_enums.remove(&id);
            if let Some(unread) = unread.or_else(|| self.outside_enum(id)) {
                self.read(InstantiatedPart::Enum { id, at: unread.at, scope: unread.scope });
            }
        }
    }

    /// Completes the class that a reference or pointer refers to, or that a type is.
    pub fn complete_referred_type(&mut self, ty: TypeId) {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.written(bare) {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) | Type::Pointer(inner) => {
                self.complete_type(inner);
            }
            _ => self.complete_type(bare),
        }
    }

    /// Completes the classes of two operands that are brought to one type, and those that they point to, unless they are the same: their
    /// bases, constructors and conversion functions take part ([expr.cond]/4, [expr.type]/3, [temp.inst]/2).
    pub(crate) fn complete_different(&mut self, a: TypeId, b: TypeId) {
        let [mut a, mut b] = [a, b].map(|ty| self.bare_type(self.program.non_reference(ty)));
        if let (Type::Pointer(inner), Type::Pointer(other)) = (self.program.written(a), self.program.written(b)) {
            [a, b] = [inner, other].map(|ty| self.bare_type(ty));
            if !self.may_be_class(a) || !self.may_be_class(b) {
                return;
            }
        }
        if a != b {
            self.complete_type(a);
            self.complete_type(b);
        }
    }

    /// Completes the classes that a conversion asks about: both, unless they are the same ([conv.ptr], [over.best.ics]). The target
    /// matters for its constructors only, so not where none is considered: inside a user-defined conversion, and for a
    /// reference that no temporary is bound to ([dcl.init.ref]/5).
    pub(crate) fn complete_converted(&mut self, from: TypeId, to: TypeId, allowed: Allowed) {
        let is_constructed = allowed.user
            && match self.program.structure(to) {
                Type::LvalueReference(inner) => {
                    let qualifiers = self.program.unqualified(self.program.canonical(inner)).1;
                    qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE)
                }
                _ => true,
            };
        let to_value = self.program.non_reference(self.program.canonical(to));
        let (source, target) = (
            self.program.unqualified(self.program.canonical(from)).0,
            self.program.unqualified(self.program.canonical(to_value)).0,
        );
        if source == target {
            if !self.program.is_reference(to) {
                self.complete_type(target);
            }
            return;
        }
        match (self.program.written(source), self.program.written(target)) {
            (Type::Pointer(inner), Type::Pointer(other)) => {
                let (inner, other) = (
                    self.program.unqualified(self.program.canonical(inner)).0,
                    self.program.unqualified(self.program.canonical(other)).0,
                );
                // A class matters as the derived one of another only.
                if inner != other && self.may_be_class(other) {
                    self.complete_type(inner);
                }
            }
            (Type::MemberPointer { class: base, .. }, Type::MemberPointer { class: derived, .. }) => {
                if self.program.canonical(base) != self.program.canonical(derived) {
                    self.complete_type(derived);
                }
            }
            _ => {
                self.complete_type(source);
                if is_constructed {
                    self.complete_type(target);
                }
            }
        }
    }

    /// Whether a variable, if it is one of an instance, has an initializer of its own that is read when its value is needed:
    /// static data members and what variable templates make ([temp.inst]/3 and /7).
    pub fn is_initialized_on_demand(&self, variable: VariableId) -> bool {
        let kinds = VariableFlags::STATIC_MEMBER | VariableFlags::SPECIALIZATION;
        self.program.variables[variable].flags.intersects(kinds)
    }

    /// Reads the initializer of a variable of an instance that was left unread.
    pub(crate) fn read_static_initializer(&mut self, variable: VariableId) {
        if self.deferred_initializers.contains_key(&variable) && self.is_initialized_on_demand(variable) {
            self.read(InstantiatedPart::Initializer(variable));
        }
    }

    /// Whether the substitution into what is being read has failed: it stops there, and what stands behind is not
    /// instantiated ([temp.deduct.general]/7).
    fn has_substitution_stopped(&self) -> bool {
        self.context.in_substitution
            && self.context.speculating == 0
            && self.sink.reports().iter().any(|report| report.natural_severity() >= Severity::Error)
    }

    fn read_unread_class(&mut self, class: ClassId) {
        if self.instances.is_too_deep() || self.has_substitution_stopped() {
            return;
        }
        if self.instances.undefined.contains(&class) {
            let entry = &self.program.classes[class];
            let (Some(template), Some(arguments)) = (entry.template, entry.arguments) else { return };
            return self.instantiate_class(entry.ty, self.program.templates[template].entity, arguments);
        }
        let (at, scope) = match self.instances.unread.remove(&class) {
            Some(unread) => (unread.at, unread.scope),
            None if !self.program.classes[class].is_being_defined && !self.instances.patterns.is_empty() => {
                let Some(definition) = self.outside_class(class) else { return };
                definition
            }
            None => return,
        };
        self.read(InstantiatedPart::Class { class, at, scope });
    }

    /// Where the definitions of class templates and partial specializations begin whose members were needed, in order.
    pub fn needed_patterns(&self) -> Vec<u32> {
        let classes = self.instances.needed_patterns.iter();
        let mut definitions: Vec<u32> = classes.filter_map(|&class| self.program.classes[class].definition).collect();
        definitions.sort_unstable();
        definitions
    }

    /// The members of a class template, or of a partial specialization, are needed: reads the definition if it was left unread.
    pub fn read_pattern(&mut self, class: ClassId) {
        self.instances.needed_patterns.insert(class);
        if self.instances.is_too_deep() || self.instances.reader.is_none() {
            return;
        }
        if let Some(unread) = self.instances.unread_patterns.remove(&class) {
            // As while it is defined ([class.mem.general]/7).
            self.program.classes[class].is_complete = false;
            self.read(InstantiatedPart::Pattern { class, unread });
        }
    }

    /// Reads a part of a pattern again.
    pub(crate) fn read(&mut self, reading: InstantiatedPart) -> ReadResult {
        let Some(reader) = self.instances.reader else { return ReadResult::Unknown };
        // What is read has arguments of its own.
        let stays = std::mem::take(&mut self.instances.stays_dependent);
        let result = self.in_frame(reading, |sema| sema.read_nested(ReadResult::Unknown, |sema| reader(sema, reading)));
        self.instances.stays_dependent = stays;
        result
    }

    /// Reads something again inside of what is being read, unless that is nested too deeply already.
    pub fn read_nested<T>(&mut self, otherwise: T, read: impl FnOnce(&mut Self) -> T) -> T {
        if self.instances.is_too_deep() {
            self.instances.answers.refused += 1;
            return otherwise;
        }
        self.instances.reading += 1;
        self.instances.count += 1;
        let result = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || read(self));
        self.instances.reading -= 1;
        result
    }

    fn instantiate_class(&mut self, ty: TypeId, template: EntityId, arguments: ArgumentsId) {
        if self.has_substitution_stopped() {
            return;
        }
        if self.instances.is_too_deep() {
            self.instances.answers.refused += 1;
            return;
        }
        if self.instances.reader.is_none() || !self.instances.attempted.insert(ty) {
            return;
        }
        let EntityKind::Template(id) = self.program.entities[template].kind else { return };
        if self.program.templates[id].kind != TemplateKind::Class {
            return;
        }
        let pattern = match self.chosen_pattern(id, arguments) {
            Some(Best::One(pattern)) => pattern,
            Some(Best::Ambiguous) => {
                self.instances
                    .exceeded
                    .entry(ty)
                    .or_insert(Refusal { code: code::AMBIGUOUS_PARTIAL_SPECIALIZATION, is_reported: false });
                return;
            }
            None => return,
        };
        self.read_pattern(pattern.class);
        let entry = &self.program.classes[pattern.class];
        let (Some(at), true) = (entry.definition, entry.is_complete) else {
            // It may be defined later. While the pattern is being defined, its instances are incomplete, too
            // ([class.mem.general]/7).
            self.instances.attempted.remove(&ty);
            let (key, entity) = (entry.key, entry.entity);
            let is_without_definition = entry.scope.is_none() || entry.is_being_defined;
            if is_without_definition
                && self.program.class_of(ty).is_none()
                && !self.is_member_template_of_instance(template)
            {
                let class = self.new_instance(ty, id, arguments, key, entity);
                self.instances.undefined.insert(class);
            }
            return;
        };
        let (key, is_final, layout, entity) = (entry.key, entry.is_final, entry.layout, entry.entity);
        let is_own = self.reader.is_own_text(at);
        let count = self.instances.pending.get(&template).copied().unwrap_or_default();
        if is_own && count >= self.options.limits.pending_instantiations {
            self.instances
                .exceeded
                .entry(ty)
                .or_insert(Refusal { code: code::INSTANTIATION_TOO_DEEP, is_reported: false });
            return;
        }
        let scope = match &pattern.outside {
            Some(outside) => self.bind_outside(outside, &pattern.head, &pattern.arguments),
            None => self.bind_parameters(&pattern.head, &pattern.arguments),
        };
        let Some(scope) = scope else { return };
        let class = match self.program.class_of(ty) {
            // It was named before there was a definition.
            Some(class) => {
                self.instances.undefined.remove(&class);
                class
            }
            None => self.new_instance(ty, id, arguments, key, entity),
        };
        let list = self.program.intern_arguments(pattern.arguments);
        self.instances.patterns.insert(class, (pattern.class, list));
        let access = self.program.entities[template].access;
        let flags = self.program.entities[entity].flags & (EntityFlags::DEVICE_BUILTIN | EntityFlags::VISIBILITY);
        let entry = &mut self.program.classes[class];
        entry.key = key;
        entry.is_final = is_final;
        entry.layout = layout;
        let entity = entry.entity;
        self.program.entities[entity].access = access;
        self.program.entities[entity].flags |= flags;
        // For a pattern alone it need not be made yet.
        let is_early = self.options.complete_program && (self.instances.is_made_early || self.is_in_pattern());
        let outer = std::mem::replace(&mut self.instances.is_made_early, is_early);
        self.pending(Some(template), |sema| sema.read(InstantiatedPart::Class { class, at, scope }));
        self.read_outside_enums(class);
        self.instances.is_made_early = outer;
        if is_early {
            self.instances.made_in_patterns.insert(class);
        }
    }

    /// A class that was made for a pattern is needed outside of patterns first: it and its parts count as complete from now on.
    fn note_completion(&mut self, class: ClassId) {
        if self.instances.is_made_early || self.is_in_pattern() {
            return;
        }
        let now = self.program.entities.len() as u32;
        let mut open = vec![class];
        while let Some(class) = open.pop() {
            if self.instances.made_in_patterns.remove(&class) {
                self.program.ends.classes.insert(class, now);
                let entry = &self.program.classes[class];
                let bases = entry.bases.iter().map(|base| base.ty);
                let parts = bases.chain(entry.data_members.iter().map(|member| member.ty));
                open.extend(parts.filter_map(|ty| self.program.class_of(ty)));
            }
        }
    }

    /// Whether a template is a member of an instance: its definition may stand outside of the class.
    fn is_member_template_of_instance(&self, template: EntityId) -> bool {
        let scope = self.program.entities[template].scope;
        let around = self.program.enclosing_class(scope);
        around.is_some_and(|class| self.instances.patterns.contains_key(&class))
    }

    /// A class without definition that a specialization of a class template becomes. `pattern`: what it is made from.
    fn new_instance(
        &mut self,
        ty: TypeId,
        template: TemplateId,
        arguments: ArgumentsId,
        key: ClassKey,
        pattern: EntityId,
    ) -> ClassId {
        let (name, token) = (self.program.entities[pattern].name, self.program.entities[pattern].token);
        let home = self.program.entities[self.program.templates[template].entity].scope;
        let class = self.new_class(name, key, home, token, false);
        self.program.become_class(ty, class);
        let entry = &mut self.program.classes[class];
        entry.template = Some(template);
        entry.arguments = Some(arguments);
        entry.is_instance = true;
        class
    }

    /// The class of a template that was only declared becomes that of an explicit specialization.
    pub fn specialize_undefined(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        let entity = self.program.templates[template].entity;
        let ty = self.program.intern_type(Type::Specialization { template: entity, arguments });
        let class = self.program.class_of(ty)?;
        self.instances.undefined.remove(&class).then(|| {
            self.program.classes[class].is_instance = false;
            class
        })
    }

    /// The primary template or the partial specialization that makes a specialization ([temp.class.spec.match]); `None`
    /// where nobody can tell.
    fn chosen_pattern(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<Best<Pattern>> {
        let mut matching = Vec::new();
        let mut own = Vec::new();
        let replaced = self.replaced_members(template);
        for entity in self.program.templates[template].specializations.clone() {
            let EntityKind::Class(class) = self.program.entities[entity].kind else { continue };
            let written = self.program.classes[class].arguments?;
            if !self.program.classes[class].is_dependent || !self.are_dependent(written) {
                continue;
            }
            let is_own = replaced.is_own(self.program.entities[entity].token);
            if !is_own && replaced.is_primary {
                continue;
            }
            let head = self.program.pattern_heads.get(&class)?.clone();
            if let Some(deduced) =
                self.match_specialization(&head, written, arguments, Compared::Specialization(template))?
            {
                let matching = if is_own { &mut own } else { &mut matching };
                matching.push(Matching { pattern: (class, None), head, written, deduced });
            }
        }
        let outside = match replaced.is_primary {
            true => Vec::new(),
            false => self.outside_partial_specializations(template)?,
        };
        for OutsidePartial { class, head, written, outside } in outside {
            if let Some(deduced) =
                self.match_specialization(&head, written, arguments, Compared::Specialization(template))?
            {
                matching.push(Matching { pattern: (class, Some(outside)), head, written, deduced });
            }
        }
        self.replace_specialized(&mut matching, own)?;
        match self.most_specialized(matching)? {
            Best::One(Some(Matching { pattern: (class, outside), head, deduced, .. })) => {
                return Some(Best::One(Pattern { class, head, arguments: deduced, outside }));
            }
            Best::One(None) => {}
            Best::Ambiguous => return Some(Best::Ambiguous),
        }
        let class = self.pattern_class(self.program.templates[template].entity)?;
        let head = match self.program.pattern_heads.get(&class) {
            Some(head) => head.clone(),
            None => self.program.templates[template].head.clone(),
        };
        let arguments = self.arguments_by_parameter(&head, arguments)?;
        if !self.head_satisfaction(&head, &arguments).value()? {
            return None;
        }
        if self.program.classes[class].definition.is_none()
            && let Some((class, head, outside)) = self.outside_member_template(class)
        {
            return Some(Best::One(Pattern { class, head, arguments, outside: Some(outside) }));
        }
        Some(Best::One(Pattern { class, head, arguments, outside: None }))
    }

    /// Takes partial specializations that are declared for the member template of one class, in the place of those that
    /// are the same in the template of the class ([temp.spec.partial.member]/2).
    fn replace_specialized<P>(&mut self, matching: &mut Vec<Matching<P>>, own: Vec<Matching<P>>) -> Option<()> {
        for own in own {
            let mut index = 0;
            while let Some(other) = matching.get(index) {
                let is_same = self
                    .match_specialization(&other.head, other.written, own.written, Compared::Pattern(&own.head))?
                    .is_some()
                    && self
                        .match_specialization(&own.head, own.written, other.written, Compared::Pattern(&other.head))?
                        .is_some();
                if is_same {
                    matching.swap_remove(index);
                } else {
                    index += 1;
                }
            }
            matching.push(own);
        }
        Some(())
    }

    /// Of the partial specializations that match: the one that is more specialized than every other
    /// ([temp.class.order]). None inside where none matches, none where nobody can tell.
    pub(super) fn most_specialized<P>(&mut self, mut matching: Vec<Matching<P>>) -> Option<Best<Option<Matching<P>>>> {
        if matching.len() < 2 {
            return Some(Best::One(matching.pop()));
        }
        'each: for index in 0..matching.len() {
            for other in 0..matching.len() {
                if index == other {
                    continue;
                }
                let (own, other) = (&matching[index], &matching[other]);
                // The other's pattern matches this one's arguments, and not the other way round.
                let forwards = self
                    .match_specialization(&other.head, other.written, own.written, Compared::Pattern(&own.head))?
                    .is_some();
                let backwards = self
                    .match_specialization(&own.head, own.written, other.written, Compared::Pattern(&other.head))?
                    .is_some();
                let is_better = match (forwards, backwards) {
                    (true, true) => self.is_more_constrained(
                        Constrained { head: Some(&own.head), function: None },
                        Constrained { head: Some(&other.head), function: None },
                    )?,
                    // Fixed arguments are more special than a pack that may be as many (measured; the standard says so of
                    // functions only, [temp.func.order]/6).
                    (false, false) => self.has_expansion(other.written) && !self.has_expansion(own.written),
                    (forwards, _) => forwards,
                };
                if !is_better {
                    continue 'each;
                }
            }
            return Some(Best::One(Some(matching.swap_remove(index))));
        }
        Some(Best::Ambiguous)
    }

    /// Whether an argument list, or one inside of it, has an element that is a pack expansion.
    fn has_expansion(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments(arguments).iter().any(|&argument| {
            self.pattern_of_expansion(argument).is_some()
                || match argument {
                    TemplateArgument::Type(ty) => match self.program.structure(ty) {
                        Type::Specialization { arguments, .. } => self.has_expansion(arguments),
                        _ => false,
                    },
                    _ => false,
                }
        })
    }

    /// A list of template arguments, flat, as one argument for each parameter: what a pack stands for becomes a
    /// [`TemplateArgument::Pack`].
    pub(crate) fn arguments_by_parameter(
        &mut self,
        head: &TemplateHead,
        arguments: ArgumentsId,
    ) -> Option<Vec<TemplateArgument>> {
        let list = self.program.arguments(arguments).to_vec();
        let mut result = Vec::with_capacity(head.parameters.len());
        for (index, parameter) in head.parameters.iter().enumerate() {
            if parameter.is_pack {
                if let Some(&pack @ TemplateArgument::Pack(_)) = list.get(index) {
                    result.push(pack);
                    continue;
                }
                if index + 1 != head.parameters.len() {
                    return None;
                }
                let rest = list.get(index..).unwrap_or_default().to_vec();
                result.push(TemplateArgument::Pack(self.program.intern_arguments(rest)));
            } else {
                result.push(*list.get(index)?);
            }
        }
        Some(result)
    }

    /// A scope in which the parameters of a head are bound to arguments, in the place of the head's own scope.
    pub fn bind_parameters(&mut self, head: &TemplateHead, arguments: &[TemplateArgument]) -> Option<ScopeId> {
        let parent = self.program.scopes[head.scope].parent?;
        self.bind_parameters_in(head, arguments, parent)
    }

    /// As [`Self::bind_parameters`], in another scope than the head's.
    pub(crate) fn bind_parameters_in(
        &mut self,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
        parent: ScopeId,
    ) -> Option<ScopeId> {
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, parent, None);
        self.program.scopes[scope].is_outside_class = self.program.scopes[head.scope].is_outside_class;
        self.instances.bound_scopes.insert(scope);
        for (position, (parameter, &argument)) in head.parameters.iter().zip(arguments).enumerate() {
            // A wrong argument was reported where it is written.
            if self.is_of_another_kind(parameter.kind, argument) {
                return None;
            }
            let name = self.program.entities[parameter.entity].name;
            if name == Name::UNNAMED {
                continue;
            }
            let behind = parameter.last + 1;
            let ty = match parameter.kind {
                TemplateParameterKind::Value(ty) => Some(ty),
                _ => None,
            };
            let ty = match ty {
                Some(ty) if self.program.has_placeholder(ty) => self.type_for_argument(ty, argument).or(Some(ty)),
                Some(ty) if self.is_dependent_type(ty) => {
                    let depth = self.depth_of_head(head);
                    // Only the parameters before it can be named in its type ([basic.scope.pdecl]).
                    Some(self.substituted(ty, &Substitution::new(head, depth, &arguments[..position])).ok()?)
                }
                ty => ty,
            };
            // [temp.param]/5
            let ty = ty.map(|ty| self.program.unqualified(ty).0);
            let entity = self.bound_entity(parameter.entity, argument, ty, scope)?;
            self.program.bind(scope, name, entity, behind, false);
        }
        self.note_arguments_of_bound_templates(head, arguments, scope);
        if self.instances.stays_dependent && self.is_any_dependent(arguments) {
            self.instances.open_scopes.insert(scope, (head.clone(), arguments.to_vec()));
        }
        Some(scope)
    }

    /// Whether one of the arguments is dependent.
    pub(super) fn is_any_dependent(&mut self, arguments: &[TemplateArgument]) -> bool {
        let list = self.program.intern_arguments(arguments.to_vec());
        self.are_dependent(list)
    }

    /// Whether an argument is no type for a parameter that takes types, or no value for one that takes values
    /// ([temp.arg.general]/1).
    fn is_of_another_kind(&self, kind: TemplateParameterKind, argument: TemplateArgument) -> bool {
        match (kind, argument) {
            (_, TemplateArgument::Pack(list)) => {
                self.program.arguments(list).iter().any(|&element| self.is_of_another_kind(kind, element))
            }
            (
                TemplateParameterKind::Type,
                TemplateArgument::Value(..) | TemplateArgument::Constant(..) | TemplateArgument::Null,
            )
            | (TemplateParameterKind::Value(_), TemplateArgument::Type(_) | TemplateArgument::Template(_))
            | (
                TemplateParameterKind::Template,
                TemplateArgument::Type(_) | TemplateArgument::Value(..) | TemplateArgument::Constant(..),
            ) => true,
            _ => false,
        }
    }

    /// What stands for a type template parameter pack whose elements are these, if no element is an expansion itself.
    fn known_pack(&mut self, parameter: TypeId, elements: ArgumentsId) -> TypeId {
        let Type::TemplateParameter { depth, index, .. } = self.program.structure(parameter) else { return parameter };
        let is_type = |&element: &TemplateArgument| match element {
            TemplateArgument::Type(ty) => !matches!(self.program.structure(ty), Type::Expansion(_)),
            _ => false,
        };
        match self.program.arguments(elements).iter().all(is_type) {
            true => self.program.intern_type(Type::KnownPack { depth, index, elements }),
            false => parameter,
        }
    }

    /// The template that stands for a template template parameter pack whose elements are these, if all of them are templates.
    fn known_template_pack(&mut self, parameter: TemplateId, elements: ArgumentsId) -> TemplateId {
        let is_known = |&element: &TemplateArgument| {
            matches!(element, TemplateArgument::Template(entity)
            if !self.program.entities[entity].flags.contains(EntityFlags::PACK))
        };
        if !self.program.arguments(elements).iter().all(is_known) {
            return parameter;
        }
        if let Some(&known) = self.instances.template_packs.get(&(parameter, elements)) {
            return known;
        }
        let template = Template { representative: None, ..self.program.templates[parameter].clone() };
        let known = self.program.templates.push(template);
        self.instances.template_packs.insert((parameter, elements), known);
        known
    }

    /// What the name of a pack denotes in the expansion for one of its elements; `None` where the pack is shorter.
    pub fn element_of_pack(&mut self, pack: EntityId, element: usize, scope: ScopeId) -> Option<EntityId> {
        let &list = self.instances.packs.get(&pack)?;
        let argument = *self.program.arguments(list).get(element)?;
        if let TemplateArgument::Entity(entity) = argument
            && matches!(self.program.entities[pack].kind, EntityKind::Variable(_))
        {
            return Some(entity);
        }
        // An object, a function or nothing alone does not tell whether the parameter is a pointer or a reference.
        let ty = match argument {
            TemplateArgument::Entity(_) | TemplateArgument::Null => {
                let declared = *self.instances.pack_types.get(&pack)?;
                self.type_for_argument(declared, argument)
            }
            _ => None,
        };
        self.bound_entity(pack, argument, ty, scope)
    }

    /// In an instance: the variables that a pack of function parameters or captures stands for.
    pub fn variables_of_pack(&self, pack: EntityId) -> Option<Vec<EntityId>> {
        let &list = self.instances.packs.get(&pack)?;
        let variable = |&argument: &TemplateArgument| match argument {
            TemplateArgument::Entity(entity) => Some(entity),
            _ => None,
        };
        let is_variable = matches!(self.program.entities[pack].kind, EntityKind::Variable(_));
        self.program.arguments(list).iter().map(variable).collect::<Option<Vec<_>>>().filter(|_| is_variable)
    }

    /// In an instance: makes a variable the pack that stands for other variables.
    pub fn make_pack_of_variables(&mut self, pack: EntityId, variables: impl Iterator<Item = EntityId>) {
        let list = self.program.intern_arguments(variables.map(TemplateArgument::Entity).collect());
        self.instances.packs.insert(pack, list);
    }

    /// The depth of the parameters of a head.
    pub(crate) fn depth_of_head(&self, head: &TemplateHead) -> u16 {
        let Some(parameter) = head.parameters.first() else { return 0 };
        match self.program.entities[parameter.entity].kind {
            EntityKind::TypeParameter(ty) => match self.program.structure(ty) {
                Type::TemplateParameter { depth, .. } => depth,
                _ => 0,
            },
            EntityKind::ValueParameter(_) => {
                self.value_parameters.get(&parameter.entity).map_or(0, |&(depth, _)| depth)
            }
            EntityKind::Template(template) => self.program.templates[template].parameter.map_or(0, |(depth, _)| depth),
            _ => 0,
        }
    }

    /// What a template parameter's name denotes in an instance: a type, a constant, a template, or a pack of those.
    /// `ty`: of a value parameter, its type.
    pub(super) fn bound_entity(
        &mut self,
        parameter: EntityId,
        argument: TemplateArgument,
        ty: Option<TypeId>,
        scope: ScopeId,
    ) -> Option<EntityId> {
        let (name, token) = (self.program.entities[parameter].name, self.program.entities[parameter].token);
        Some(match argument {
            TemplateArgument::Type(target) => self.new_entity(EntityKind::Typedef(target), name, scope, token),
            TemplateArgument::Value(own, value) => {
                let ty = match ty.map(|ty| self.program.structure(ty)) {
                    None | Some(Type::Auto | Type::DecltypeAuto | Type::Unknown) => own,
                    _ => ty.unwrap_or(own),
                };
                let entity = self.new_variable(name, ty, scope, token, VariableFlags::CONSTEXPR, false);
                if let EntityKind::Variable(variable) = self.program.entities[entity].kind {
                    self.program.entities[entity].kind = EntityKind::ValueParameter(variable);
                    self.program.variables[variable].value = Some(value);
                }
                entity
            }
            TemplateArgument::Constant(own, value) => {
                let variable = self.parameter_object(own, value, name, scope, token);
                self.new_entity(EntityKind::ValueParameter(variable), name, scope, token)
            }
            TemplateArgument::Template(entity) => {
                self.note_bound_template(parameter, scope);
                entity
            }
            TemplateArgument::Pack(list) => {
                // As dependent as the parameter itself until it is expanded.
                let entry = &self.program.entities[parameter];
                let (mut kind, flags) = (entry.kind, entry.flags);
                match kind {
                    EntityKind::TypeParameter(own) => kind = EntityKind::TypeParameter(self.known_pack(own, list)),
                    EntityKind::Template(own) => kind = EntityKind::Template(self.known_template_pack(own, list)),
                    _ => {}
                }
                let entity = self.new_entity(kind, name, scope, token);
                self.program.entities[entity].flags |= flags;
                if let EntityKind::Template(known) = kind
                    && self.program.templates[known].representative.is_none()
                {
                    let template = &mut self.program.templates[known];
                    (template.entity, template.representative) = (entity, Some(entity));
                }
                self.instances.packs.insert(entity, list);
                if let Some(ty) = ty.filter(|&ty| !self.is_dependent_type(ty) || self.program.has_placeholder(ty)) {
                    self.instances.pack_types.insert(entity, ty);
                }
                entity
            }
            TemplateArgument::Entity(_) | TemplateArgument::Null => {
                let ty = match (self.program.structure(ty?), argument) {
                    (Type::Auto, TemplateArgument::Entity(entity)) => self.type_of_designated(entity)?,
                    (Type::Auto, _) => cufe_il::Program::builtin(cufe_il::Builtin::Nullptr),
                    _ => ty?,
                };
                let entity = self.new_variable(name, ty, scope, token, VariableFlags::empty(), false);
                if let EntityKind::Variable(variable) = self.program.entities[entity].kind {
                    self.program.entities[entity].kind = EntityKind::ValueParameter(variable);
                    if let Some(value) = self.value_of_designated(ty, argument) {
                        self.constants.variables.insert(variable, Some(value));
                    }
                }
                entity
            }
            TemplateArgument::Expression(profiled) => {
                let entry = &self.program.expressions[profiled.expression];
                if !self.instances.stays_dependent || matches!(entry.kind, ExpressionKind::PackExpansion(_)) {
                    return None;
                }
                let ty = match ty {
                    Some(ty) if !self.program.has_placeholder(ty) => ty,
                    _ => self.type_of_value_argument(profiled),
                };
                let variable = self.new_variable(name, ty, scope, token, VariableFlags::CONSTEXPR, false);
                self.instances.bound_expressions.insert(variable, profiled.expression);
                variable
            }
            TemplateArgument::MemberTemplate { .. }
            | TemplateArgument::UnknownTemplate
            | TemplateArgument::Expansion(_) => {
                return None;
            }
        })
    }

    /// The type of a value parameter whose type is a placeholder, of an argument that depends on template parameters
    /// ([temp.param]/8, [dcl.type.auto.deduct]).
    fn type_of_value_argument(&mut self, argument: Profiled) -> TypeId {
        let entry = &self.program.expressions[argument.expression];
        let ty = match entry.kind {
            ExpressionKind::Name { entity, arguments: None } => self.declared_type(entity),
            _ => entry.ty,
        };
        // What `&` makes of functions whose arguments depend on parameters has no type before these are known.
        match self.is_dependent_type(ty) || self.program.has_placeholder(ty) || ty == cufe_il::Program::UNKNOWN {
            true => self.dependent_decltype(argument.expression, argument.profile),
            false => self.program.unqualified(ty).0,
        }
    }
}
