//! Where a declaration stands.

use cufe_il::{Access, TemplateHead};

/// Where a declaration stands and what stands in front of it.
#[derive(Clone, Debug, Default)]
pub struct DeclarationContext {
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

impl DeclarationContext {
    /// Whether the declaration is an explicit specialization: its last head is `template <>`.
    pub fn is_explicit_specialization(&self) -> bool {
        self.heads.last().is_some_and(|head| head.parameters.is_empty())
    }

    /// Whether names qualified with template-ids in a class head may be those of the patterns: out-of-class definitions of
    /// member classes.
    pub fn is_definition_head(&self) -> bool {
        !self.heads.is_empty() && !self.in_class
    }
}
