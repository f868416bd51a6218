//! The canonical form of dependent expressions ([temp.over.link]/5): template parameters by depth and position, names as of the
//! definition, functions by their name and where it was found, types as they are whatever they are written as. Forms are
//! interned: two expressions are equivalent where they have one form. An expression of a kind that is no complete data yet (see
//! docs/status.md) has none, and is known by its tokens.

use crate::Sema;
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, ExpressionList, LiteralId,
    LiteralValue, Name, Profiled, Program, ScopeId, ScopeKind, Type, TypeId, VariableFlags,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

/// The deepest expression that has a form.
const MAXIMUM_DEPTH: u32 = 200;

/// One node of a form: what it is, and its parts, which are numbers of types, entities, names or other forms, as the kind
/// has them.
type Node = (Kind, SmallVec<[u64; 6]>);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Parenthesized,
    Literal,
    Boolean,
    Nullptr,
    This,
    Parameter,
    Pack,
    Value,
    FunctionParameter,
    Entity,
    Function,
    DependentName,
    Member,
    Call,
    Subscript,
    Unary,
    Binary,
    MemberPointerAccess,
    Conditional,
    Cast,
    Construct,
    List,
    ParenthesizedList,
    OperatorOnExpression,
    OperatorOnType,
    SizeofPack,
    Fold,
    Expansion,
}

/// The forms of a unit.
#[derive(Default)]
pub(crate) struct Forms {
    nodes: FxHashMap<Node, u32>,
    /// The profile of the first expression of each form.
    profiles: FxHashMap<u32, u32>,
    /// The profiles that stand for forms.
    formed: FxHashSet<u32>,
    /// Which parameter of its function, counted from 0, a parameter of a template is.
    places: FxHashMap<EntityId, u32>,
}

impl Sema<'_> {
    /// Notes which parameter of its function, counted from 0, a parameter of a template is.
    pub fn note_parameter_place(&mut self, parameter: EntityId, place: usize) {
        if let Ok(place) = u32::try_from(place) {
            self.forms.places.insert(parameter, place);
        }
    }

    /// The number that stands for an expression in types: that of the first expression of the same form, or else of the same
    /// spelling, whose number `spelling` gives. It is asked only for forms that are new: most are known.
    pub fn profile_by_form(&mut self, expression: ExpressionId, spelling: impl FnOnce(&mut Self) -> u32) -> u32 {
        match self.form(expression, 0) {
            Some(form) => {
                if let Some(&profile) = self.forms.profiles.get(&form) {
                    return profile;
                }
                let spelling = spelling(self);
                // Another form may be spelled alike: `T::n` of a pack and of a parameter that is none.
                let profile = match self.forms.formed.contains(&spelling) {
                    true => self.profiles.intern(&format!("form {form}")).0,
                    false => spelling,
                };
                self.forms.profiles.insert(form, profile);
                self.forms.formed.insert(profile);
                profile
            }
            None => spelling(self),
        }
    }

    /// Whether two expressions in types have different forms, where one of them was read in the target of an alias template:
    /// its tokens are those of the alias and tell nothing. None for others.
    pub fn differ_behind_alias(&self, x: Profiled, y: Profiled) -> Option<bool> {
        let is_behind = self.is_behind_alias(x.expression) || self.is_behind_alias(y.expression);
        let formed = &self.forms.formed;
        is_behind.then(|| x != y && formed.contains(&x.profile) && formed.contains(&y.profile))
    }

    fn is_behind_alias(&self, expression: ExpressionId) -> bool {
        let inner = match self.program.expressions.get(expression).map(|entry| entry.kind) {
            Some(ExpressionKind::PackExpansion(pattern)) => pattern,
            _ => expression,
        };
        let scopes = &self.program.expression_scopes;
        let scope = scopes.get(&expression).or_else(|| scopes.get(&inner));
        scope.is_some_and(|&scope| {
            std::iter::successors(Some(scope), |&scope| self.program.scopes[scope].parent)
                .any(|scope| self.instances.open_scopes.contains_key(&scope))
        })
    }

    /// Whether an expression in types is told from others by its form, not by its spelling.
    pub(crate) fn has_form(&self, expression: Profiled) -> bool {
        self.forms.formed.contains(&expression.profile)
    }

    fn intern_form(&mut self, kind: Kind, parts: SmallVec<[u64; 6]>) -> u32 {
        let next = self.forms.nodes.len() as u32;
        *self.forms.nodes.entry((kind, parts)).or_insert(next)
    }

    /// The value of a literal: of a floating one its bits.
    fn literal_part(&self, literal: LiteralId) -> Option<i128> {
        let literal = self.program.literals.get(literal);
        let LiteralValue::Floating(_) = literal.value else { return literal.value.integer() };
        let number = cufe_lex::literal::floating(&literal.spelling, &self.options.dialect);
        Some(cufe_il::Floating::from(&number).bits() as i128)
    }

    fn form(&mut self, expression: ExpressionId, depth: u32) -> Option<u32> {
        if depth > MAXIMUM_DEPTH {
            return None;
        }
        use ExpressionKind as E;
        let entry = *self.program.expressions.get(expression)?;
        let next = depth + 1;
        let (kind, parts): Node = match entry.kind {
            E::Parenthesized(inner) => (Kind::Parenthesized, smallvec![self.part(inner, next)?]),
            // The operator of a literal with a suffix of its own is found by that.
            E::Literal(literal) if self.program.literals.get(literal).suffix.is_none() => {
                let value = self.literal_part(literal)?;
                (Kind::Literal, smallvec![self.type_part(entry.ty)?, value as u64, (value >> 64) as u64])
            }
            E::Boolean(value) => (Kind::Boolean, smallvec![u64::from(value)]),
            E::Nullptr => (Kind::Nullptr, smallvec![self.type_part(entry.ty)?]),
            // One member template is another in every instance of its class.
            E::This => (Kind::This, smallvec![self.type_part(entry.ty)?]),
            E::Name { entity, arguments } => {
                let is_qualified = entry.flags.contains(ExpressionFlags::QUALIFIED);
                self.name_form(entity, arguments, is_qualified)?
            }
            E::Overloads { candidates, arguments } => {
                let first = *self.program.entity_list(candidates).first()?;
                self.function_form(first, arguments, entry.flags.contains(ExpressionFlags::QUALIFIED))?
            }
            E::DependentName { qualifier, name, arguments } => {
                let (qualifier, name) = (self.type_part(qualifier)?, name_part(name)?);
                (Kind::DependentName, smallvec![qualifier, name, self.arguments_part(arguments)])
            }
            E::Member { object, member, is_arrow, arguments } => {
                let name = name_part(self.program.entities[member].name)?;
                let arguments = self.arguments_part(arguments);
                (Kind::Member, smallvec![self.part(object, next)?, name, u64::from(is_arrow), arguments])
            }
            // What a qualified name has in front of it is no part of the expression.
            E::DependentMember { .. } if entry.flags.contains(ExpressionFlags::QUALIFIED) => return None,
            E::DependentMember { object, name, is_arrow, arguments } => {
                let name = name_part(name)?;
                let arguments = self.arguments_part(arguments);
                (Kind::Member, smallvec![self.part(object, next)?, name, u64::from(is_arrow), arguments])
            }
            E::Call { callee, arguments } => (Kind::Call, self.parts(&[callee], Some(arguments), next)?),
            E::Subscript { base, subscripts } => (Kind::Subscript, self.parts(&[base], Some(subscripts), next)?),
            E::Unary { operator, operand } => (Kind::Unary, smallvec![operator as u64, self.part(operand, next)?]),
            E::Binary { operator, left, right } => {
                (Kind::Binary, smallvec![operator as u64, self.part(left, next)?, self.part(right, next)?])
            }
            E::MemberPointerAccess { object, pointer } => {
                (Kind::MemberPointerAccess, self.parts(&[object, pointer], None, next)?)
            }
            E::Conditional { condition, then, otherwise } => {
                (Kind::Conditional, self.parts(&[condition, then, otherwise], None, next)?)
            }
            E::Cast { kind, operand } => {
                let category = entry.category as u64;
                (Kind::Cast, smallvec![kind as u64, self.type_part(entry.ty)?, category, self.part(operand, next)?])
            }
            E::Construct { arguments, is_braced } => {
                let mut parts: SmallVec<[u64; 6]> = smallvec![self.type_part(entry.ty)?, u64::from(is_braced)];
                parts.extend(self.parts(&[], Some(arguments), next)?);
                (Kind::Construct, parts)
            }
            E::InitializerList(list) => (Kind::List, self.parts(&[], Some(list), next)?),
            E::ParenthesizedList(list) => (Kind::ParenthesizedList, self.parts(&[], Some(list), next)?),
            E::OperatorOnExpression { keyword, operand } => {
                let keyword = keyword as u64;
                (Kind::OperatorOnExpression, smallvec![keyword, self.part(operand, next)?])
            }
            E::OperatorOnType { keyword, operand } => {
                let keyword = keyword as u64;
                (Kind::OperatorOnType, smallvec![keyword, self.type_part(operand)?])
            }
            E::SizeofPack { pack } => {
                let (kind, parts) = self.name_form(pack?, None, false)?;
                let pack = self.intern_form(kind, parts);
                (Kind::SizeofPack, smallvec![u64::from(pack)])
            }
            E::Fold { operator, left, right } => {
                let mut side = |side: Option<ExpressionId>| match side {
                    Some(side) => self.part(side, next).map(|part| part + 1),
                    None => Some(0),
                };
                (Kind::Fold, smallvec![operator as u64, side(left)?, side(right)?])
            }
            E::PackExpansion(pattern) => (Kind::Expansion, smallvec![self.part(pattern, next)?]),
            _ => return None,
        };
        Some(self.intern_form(kind, parts))
    }

    fn part(&mut self, expression: ExpressionId, depth: u32) -> Option<u64> {
        self.form(expression, depth).map(u64::from)
    }

    fn parts(
        &mut self,
        first: &[ExpressionId],
        list: Option<ExpressionList>,
        depth: u32,
    ) -> Option<SmallVec<[u64; 6]>> {
        let list = list.map_or_else(Vec::new, |list| self.program.expression_list(list).to_vec());
        first.iter().chain(&list).map(|&part| self.part(part, depth)).collect()
    }

    /// A type, where a `decltype` of a known type whose operand depends on parameters is told from that type: substitution may
    /// fail in it.
    fn type_part(&mut self, ty: TypeId) -> Option<u64> {
        let ty = self.program.signature_part(ty);
        (ty != Program::UNKNOWN).then(|| u64::from(ty.number()))
    }

    fn arguments_part(&mut self, arguments: Option<ArgumentsId>) -> u64 {
        arguments.map_or(0, |arguments| u64::from(self.program.canonical_arguments(arguments).number()) + 1)
    }

    /// A name that denotes one entity.
    fn name_form(&mut self, entity: EntityId, arguments: Option<ArgumentsId>, is_qualified: bool) -> Option<Node> {
        if let Some(pack) = self.instances.packs.get(&entity) {
            return Some((Kind::Pack, smallvec![u64::from(pack.number())]));
        }
        let arguments_number = self.arguments_part(arguments);
        Some(match self.program.entities[entity].kind {
            EntityKind::TypeParameter(ty) => match self.program.structure(ty) {
                Type::TemplateParameter { depth, index, .. } => {
                    (Kind::Parameter, smallvec![u64::from(depth), u64::from(index)])
                }
                _ => return None,
            },
            EntityKind::ValueParameter(variable) => match self.value_parameters.get(&entity) {
                // Expressions of one form are of one type; its qualifiers do not count ([temp.param]/6).
                Some(&(depth, index)) => {
                    let ty = self.program.signature_part(self.program.variables[variable].ty);
                    let ty = self.type_part(self.program.unqualified(ty).0).unwrap_or_default();
                    (Kind::Parameter, smallvec![u64::from(depth), u64::from(index), ty])
                }
                // In an instance: its value.
                None => {
                    let entry = &self.program.variables[variable];
                    let (ty, value) = (entry.ty, entry.value?);
                    (Kind::Value, smallvec![self.type_part(ty)?, value as u64, (value >> 64) as u64])
                }
            },
            EntityKind::Variable(variable)
                if self.program.variables[variable].flags.contains(VariableFlags::PARAMETER) =>
            {
                let entry = &self.program.entities[entity];
                let around = self.functions_around(entry.scope);
                // Its place among the parameters of its function tells parameters apart, and its type, as expressions of one form
                // are one type; its name, as substitution reads them again with the parameters of the function at hand.
                let place = self.forms.places.get(&entity).map_or(0, |&place| u64::from(place) + 1);
                let (name, ty) = (name_part(entry.name)?, self.program.variables[variable].ty);
                (Kind::FunctionParameter, smallvec![around, place, name, self.type_part(ty)?])
            }
            EntityKind::Function(_) => return self.function_form(entity, arguments, is_qualified),
            EntityKind::Template(template) => match self.program.templates[template].kind {
                cufe_il::TemplateKind::Function => return self.function_form(entity, arguments, is_qualified),
                _ => {
                    let entity = self.program.canonical_template(entity);
                    (Kind::Entity, smallvec![u64::from(entity.number()), arguments_number])
                }
            },
            _ => (Kind::Entity, smallvec![u64::from(entity.number()), arguments_number]),
        })
    }

    /// How many lists of function parameters a scope is in: classes and namespaces around do not count, as one template may be
    /// declared as a friend in a class and defined outside of it.
    fn functions_around(&self, scope: ScopeId) -> u64 {
        std::iter::successors(Some(scope), |&scope| self.program.scopes[scope].parent)
            .filter(|&scope| {
                matches!(self.program.scopes[scope].kind, ScopeKind::FunctionParameters | ScopeKind::Lambda)
            })
            .count() as u64
    }

    /// A name of functions, the first of which is given: of a dependent call the name counts, and where it was found, not which
    /// of them were declared there so far.
    fn function_form(&mut self, first: EntityId, arguments: Option<ArgumentsId>, is_qualified: bool) -> Option<Node> {
        let arguments = self.arguments_part(arguments);
        let entity = &self.program.entities[first];
        let scope = u64::from(entity.scope.number());
        Some((Kind::Function, smallvec![name_part(entity.name)?, scope, arguments, u64::from(is_qualified)]))
    }
}

/// The number of a name; none of a conversion function, whose type tells.
fn name_part(name: Name) -> Option<u64> {
    (!matches!(name.kind(), cufe_il::NameKind::Conversion)).then(|| u64::from(name.number()))
}
