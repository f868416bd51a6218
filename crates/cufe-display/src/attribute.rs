//! Attributes as they are written, and what they say of entities.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::POSITION;
use cufe_il::{AttributeFacts, Builtin, EntityId, Program, Visibility, WrittenAttribute, constant};
use cufe_lex::TokenKind;
use cufe_lex::literal::CodeUnits;

/// Where a declaration stands, and the name that it declares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) name: u32,
    /// Tokens inside whose attributes belong to something else: the parameters.
    pub(crate) inner: Option<(u32, u32)>,
}

/// In which place an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Location {
    /// In front of the declarator or behind its name.
    Declaration,
    /// Between the key of a class and its name.
    Tag,
    /// Elsewhere: of enumerators and namespaces.
    Other,
}

impl Builder<'_> {
    /// The attributes in a declaration, as the list of an entry.
    pub(crate) fn attributes_of(&mut self, owner: EntryId, extent: Extent, (is_primary, location): (bool, Location)) {
        let mut found: Vec<WrittenAttribute> = self
            .program
            .written_attributes
            .iter()
            .filter(|written| (extent.first..=extent.last).contains(&written.name))
            .filter(|written| extent.inner.is_none_or(|(open, close)| !(open..=close).contains(&written.name)))
            .copied()
            .collect();
        found.sort_by_key(|written| written.name);
        found.dedup_by_key(|written| written.name);
        let entries: Vec<EntryId> =
            found.iter().map(|written| self.attribute(written, extent, (is_primary, location))).collect();
        self.graph.list(owner, "attributes", "next", &entries);
    }

    fn token_text(&self, token: u32) -> String {
        let range = self.unit.tokens.range(token);
        String::from_utf8_lossy(&self.unit.source.text()[range.indices()]).into_owned()
    }

    fn attribute(
        &mut self,
        written: &WrittenAttribute,
        extent: Extent,
        (is_primary, location): (bool, Location),
    ) -> EntryId {
        let tokens = &self.unit.tokens;
        let id = self.graph.add(Kind::Attribute, FILE);
        let name = self.token_text(written.name).trim_matches('_').to_owned();
        let is_layout = matches!(&*name, "vector_size" | "may_alias" | "mode");
        self.graph.set(id, "name", Value::Text(Kind::OtherText, name));
        let family = match tokens.kind(written.list_first) {
            TokenKind::KwAttribute => "gnu",
            TokenKind::KwAlignas => "alignas",
            TokenKind::LeftBracket => "std",
            _ => "gnu",
        };
        self.graph.set(id, "family", family);
        if let Some(namespace) = written.namespace {
            let text = self.token_text(namespace);
            let is_gnu = matches!(text.trim_matches('_'), "gnu");
            self.graph.flag(id, "is_std_gcc_attribute", is_gnu);
            self.graph.flag(id, "is_invalid_namespace", !is_gnu);
            self.graph.set(id, "namespace_name", Value::Text(Kind::OtherText, text));
        }
        let place = match location {
            Location::Tag => Some("tag name"),
            Location::Declaration if written.name < extent.name => Some("prefix"),
            Location::Declaration => Some("declarator-id"),
            Location::Other => None,
        };
        self.graph.set_if(id, "syntactic_location", place);
        self.graph.flag(id, "on_primary_declaration", is_primary);
        self.graph.flag(id, "transforms_type_specifier", is_layout);
        self.place(id, POSITION, written.name);
        let group = self.graph.add(Kind::AttributeGroup, FILE);
        self.place(group, POSITION, written.list_first);
        self.graph.set(id, "group", group);
        if let Some((open, close)) = written.arguments {
            let arguments = self.attribute_arguments(open, close);
            self.graph.list(id, "arguments", "next", &arguments);
        }
        id
    }

    /// The arguments between two parentheses.
    fn attribute_arguments(&mut self, open: u32, close: u32) -> Vec<EntryId> {
        let mut arguments = Vec::new();
        let mut first = open + 1;
        while first < close {
            let mut last = first;
            while last + 1 < close && self.unit.tokens.kind(last + 1) != TokenKind::Comma {
                last = match self.unit.tokens.partner(last).filter(|&partner| partner > last && partner < close) {
                    Some(partner) => partner,
                    None => last + 1,
                };
            }
            arguments.push(self.attribute_argument(first, last));
            first = last + 2;
        }
        arguments
    }

    fn attribute_argument(&mut self, first: u32, last: u32) -> EntryId {
        let id = self.graph.add(Kind::AttributeArgument, FILE);
        self.place(id, POSITION, first);
        let kind = self.unit.tokens.kind(first);
        if kind == TokenKind::StringLiteral {
            self.graph.set_kind(id, "constant");
            let constant = self.written_string(first, last - first + 1);
            self.graph.set(id, "constant", constant);
            return id;
        }
        let text = self.token_text(first);
        let number = text.parse::<i128>().ok().filter(|_| first == last);
        if let Some(number) = number {
            self.graph.set_kind(id, "constant");
            let region = std::mem::replace(&mut self.region, FILE);
            let constant = self.constant(Program::builtin(Builtin::Int), &constant::Value::Integer(number), None);
            self.declared_at(constant, first);
            self.region = region;
            self.graph.set(id, "constant", constant);
            return id;
        }
        if kind == TokenKind::Identifier && first == last {
            self.graph.set_kind(id, "token");
            self.graph.set(id, "token_kind", "identifier");
            self.graph.set(id, "token", Value::Text(Kind::OtherText, text));
            return id;
        }
        let found = self.program.expressions.iter().find(|(_, entry)| entry.first == first && entry.last == last);
        match found.map(|(expression, _)| expression) {
            Some(expression) => {
                self.graph.set_kind(id, "constant");
                let constant = self.constant_of(expression);
                self.graph.set_if(id, "constant", constant);
            }
            None => self.graph.set_kind(id, "type"),
        }
        id
    }

    /// String literals of an attribute, or the like, that are no expression of the program.
    pub(crate) fn written_string(&mut self, first: u32, count: u32) -> EntryId {
        let region = std::mem::replace(&mut self.region, FILE);
        let written = self.unit.reader().string(first, count, &self.unit.options.dialect);
        let units = written.map_or_else(|_| CodeUnits::Narrow(Vec::new()), |string| string.units);
        let length = units.len() as u64 + 1;
        let element = self.made_object(Program::builtin(Builtin::Char), cufe_il::Qualifiers::CONST);
        let array = self.made_array(element, length);
        let node = self.string_literal(Program::UNKNOWN, &units, first);
        self.region = region;
        let Some(&Value::Entry(constant)) = self.graph.get(node, "constant") else { return node };
        self.graph.unset(constant, "type");
        self.graph.set(constant, "type", array);
        constant
    }

    /// An array of a number of elements of a type that has an entry.
    pub(crate) fn made_array(&mut self, element: EntryId, length: u64) -> EntryId {
        let text = self.graph.entry(element).text.clone().unwrap_or_default();
        let id = self.graph.add(Kind::Type, FILE);
        self.graph.entry_mut(id).text = Some(format!("{text} [{length}]"));
        self.graph.set(id, "size", length);
        self.graph.set(id, "alignment", 1u32);
        self.graph.set_kind(id, "tk_array");
        self.graph.set(id, "element_type", element);
        self.graph.set(id, "number_of_elements", length);
        id
    }

    /// What attributes say of an entity, as fields of its entry.
    pub(crate) fn attribute_facts(&mut self, entity: EntityId, id: EntryId) {
        if let Some(&token) = self.program.assembler_names.get(&entity) {
            let text = self.token_text(token).trim_matches('"').to_owned();
            self.graph.set(id, "asm_name", Value::Text(Kind::OtherText, text));
        }
        let Some(found) = self.program.attributes_of(entity) else { return };
        let facts = found.facts;
        let is_deprecated = facts.intersects(AttributeFacts::DEPRECATED | AttributeFacts::UNAVAILABLE);
        self.graph.flag(id, "is_deprecated_or_unavailable", is_deprecated);
        self.graph.flag(id, "maybe_unused", facts.contains(AttributeFacts::MAYBE_UNUSED));
        self.graph.flag(id, "has_gnu_used_attribute", facts.contains(AttributeFacts::USED));
        let kind = self.graph.entry(id).kind;
        if kind == Kind::Variable {
            if found.layout.alignment != 0 {
                self.graph.set(id, "alignment", found.layout.alignment);
            }
            if let Some(section) = found.section {
                let text = self.token_text(section).trim_matches('"').to_owned();
                self.graph.set(id, "section", Value::Text(Kind::OtherText, text));
            }
        }
        if matches!(kind, Kind::Variable | Kind::Routine) {
            let visibility = found.visibility.map(|visibility| match visibility {
                Visibility::Default => "evk_default",
                Visibility::Hidden => "evk_hidden",
                Visibility::Internal => "evk_internal",
                Visibility::Protected => "evk_protected",
            });
            self.graph.set_if(id, "ELF_visibility", visibility);
        }
    }

    /// Sorts the attributes by the ends of their lists.
    pub(crate) fn collect_attribute_lists(&mut self) {
        for written in &self.program.written_attributes {
            let tokens = &self.unit.tokens;
            let open = written.list_first + u32::from(tokens.kind(written.list_first) == TokenKind::KwAttribute);
            let Some(last) = tokens.partner(open) else { continue };
            let list = self.attribute_lists.entry(last).or_default();
            if list.iter().all(|known| known.name != written.name) {
                list.push(*written);
            }
        }
    }

    /// The attributes in front of a statement, and the first token of their lists.
    pub(crate) fn attributes_before(&self, first: u32) -> Option<(u32, Vec<WrittenAttribute>)> {
        let (mut begin, mut found) = (first, Vec::new());
        while let Some(list) = begin.checked_sub(1).and_then(|last| self.attribute_lists.get(&last)) {
            begin = list.first()?.list_first;
            found.splice(0..0, list.iter().copied());
        }
        (!found.is_empty()).then_some((begin, found))
    }

    /// The attributes with which an expression statement begins.
    pub(crate) fn attributes_from(&self, first: u32) -> Option<Vec<WrittenAttribute>> {
        let tokens = &self.unit.tokens;
        let (mut next, mut found) = (first, Vec::new());
        loop {
            let open = next + u32::from(tokens.kind(next) == TokenKind::KwAttribute);
            if !matches!(tokens.kind(open), TokenKind::LeftBracket | TokenKind::LeftParen) {
                break;
            }
            let Some(last) = tokens.partner(open) else { break };
            let Some(list) = self.attribute_lists.get(&last) else { break };
            found.extend(list.iter().copied());
            next = last + 1;
        }
        (!found.is_empty()).then_some(found)
    }

    /// The attributes of a statement.
    pub(crate) fn statement_attributes(&mut self, statement: EntryId, attributes: &[WrittenAttribute]) {
        let mut entries = Vec::new();
        for written in attributes {
            let extent = Extent { first: written.name, last: written.name, name: written.name, inner: None };
            entries.push(self.attribute(written, extent, (false, Location::Other)));
            let label = match &*self.token_text(written.name) {
                "likely" => "is_likely",
                "unlikely" => "is_unlikely",
                "fallthrough" | "__fallthrough__" => "is_fallthrough_statement",
                _ => continue,
            };
            self.graph.mark(statement, label);
        }
        self.graph.list(statement, "attributes", "next", &entries);
    }

    /// The extent of what stands between the key of a class or enumeration and its name, or behind it.
    pub(crate) fn tag_extent(&self, name: u32) -> Option<Extent> {
        let tokens = &self.unit.tokens;
        let is_key =
            |kind| matches!(kind, TokenKind::KwStruct | TokenKind::KwClass | TokenKind::KwUnion | TokenKind::KwEnum);
        let first = (name.saturating_sub(64)..name).rev().find(|&token| is_key(tokens.kind(token)))?;
        Some(Extent { first, last: name, name, inner: None })
    }
}
