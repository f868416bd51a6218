//! Declarations ([dcl.dcl]): translation unit, namespaces, simple declarations, and the parts they are made of.

mod assembler;
mod attribute;
mod attribute_argument;
mod base_clause;
mod bit_field;
mod check;
mod class;
mod constexpr_member;
mod cuda;
mod declaration_statement;
mod declarator;
mod deduction_guide;
mod deferred;
mod derived_type;
mod elaborated;
mod enumeration;
mod explicit_instantiation;
mod explicit_object;
mod feature;
mod friend;
mod function;
mod function_body;
mod function_previous;
mod function_redeclaration;
mod function_specialization;
mod literal_operator;
mod local_class;
mod main_function;
mod malformed_condition;
mod mem_initializer;
mod member_definition;
mod member_specification;
mod missing_body;
mod namespace;
mod namespace_member;
mod operator_function;
mod parameter;
mod redeclaration;
mod simple;
mod special_member;
mod specialization;
mod specifier;
mod specifier_rules;
mod structured_binding;
mod tag;
mod template;
mod template_head;
mod template_signature;
mod typename;
mod types;
mod using;
mod variable;
mod variable_rules;
mod variable_specialization;

pub(crate) use attribute::{AttributeFlags, AttributeSet};
pub(crate) use declarator::Chunk;
pub(crate) use parameter::ParsedParameters;

use cufe_il::{Access, TemplateHead};

/// Where a declaration stands and what stands in front of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Context {
    /// First token of the declaration, template heads included.
    pub first: u32,
    /// Template heads, outermost first; `template <>` has no parameters.
    pub heads: Vec<TemplateHead>,
    /// The scope in which the heads stand.
    pub around: Option<cufe_il::ScopeId>,
    /// In a class.
    pub in_class: bool,
    /// In a block.
    pub in_block: bool,
    /// Access of members.
    pub access: Access,
    /// `template declaration`
    pub is_instantiation: bool,
    /// `extern template declaration`
    pub is_instantiation_declaration: bool,
    /// The type-id of an alias: a class that is named is not declared here.
    pub is_alias: bool,
    /// `extern "C"` directly in front, without braces.
    pub is_direct_linkage: bool,
    /// The specifiers are those of a declaration with declarators: a name that is no type may be that of the declarator.
    pub has_declarators: bool,
    /// What the first declarator with an initializer deduced for the placeholder among the specifiers.
    pub deduced_placeholder: Option<cufe_il::TypeId>,
}

impl Context {
    /// Whether the declaration is an explicit specialization: its last head is `template <>`.
    pub fn is_explicit_specialization(&self) -> bool {
        self.heads.last().is_some_and(|head| head.parameters.is_empty())
    }
}
