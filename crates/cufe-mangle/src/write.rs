//! From the tree to the text: nesting and substitutions.

use crate::tree::{Node, NodeId, Tree};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Names beyond this many bytes are not written.
const MAXIMUM_LENGTH: usize = 1 << 24;

/// The text of a node. `None` where it would be unreasonably long.
pub(crate) fn write(tree: &Tree, node: NodeId) -> Option<String> {
    let mut writer =
        Writer { tree, out: String::new(), seen: HashMap::default(), abbreviations: Abbreviations::new(tree) };
    writer.node(node);
    (writer.out.len() < MAXIMUM_LENGTH).then_some(writer.out)
}

/// The components of namespace `std` that have abbreviations of their own, as far as the tree has them.
struct Abbreviations {
    allocator: Option<NodeId>,
    basic_string: Option<NodeId>,
    whole: Vec<(NodeId, &'static str)>,
}

impl Abbreviations {
    fn new(tree: &Tree) -> Self {
        let member = |name: &str| {
            let name = tree.find(&Node::Text(name.into()))?;
            let parent = Some(tree.find(&Node::Std)?);
            tree.find(&Node::Name { parent, name, discriminator: 0 })
        };
        let list = |arguments: &[NodeId]| {
            let mut parts = vec![tree.find(&Node::Text("I".into()))?];
            parts.extend_from_slice(arguments);
            parts.push(tree.find(&Node::Text("E".into()))?);
            tree.find(&Node::Sequence(parts.into()))
        };
        let specialization = |template: Option<NodeId>, arguments: &[NodeId]| {
            tree.find(&Node::TemplateId { template: template?, arguments: list(arguments)? })
        };
        let allocator = member("9allocator");
        let basic_string = member("12basic_string");
        let mut whole = Vec::new();
        let character = tree.find(&Node::Text("c".into()));
        let traits = character.and_then(|character| specialization(member("11char_traits"), &[character]));
        if let (Some(character), Some(traits)) = (character, traits) {
            let allocator = specialization(allocator, &[character]);
            if let Some(string) =
                allocator.and_then(|allocator| specialization(basic_string, &[character, traits, allocator]))
            {
                whole.push((string, "Ss"));
            }
            for (name, code) in [("13basic_istream", "Si"), ("13basic_ostream", "So"), ("14basic_iostream", "Sd")] {
                if let Some(stream) = specialization(member(name), &[character, traits]) {
                    whole.push((stream, code));
                }
            }
        }
        Self { allocator, basic_string, whole }
    }

    fn find(&self, node: NodeId) -> Option<&'static str> {
        if Some(node) == self.allocator {
            return Some("Sa");
        }
        if Some(node) == self.basic_string {
            return Some("Sb");
        }
        self.whole.iter().find(|entry| entry.0 == node).map(|entry| entry.1)
    }
}

struct Writer<'a> {
    tree: &'a Tree,
    out: String,
    seen: HashMap<NodeId, u32, FxBuildHasher>,
    abbreviations: Abbreviations,
}

impl Writer<'_> {
    /// Writes the abbreviation of a component that was written before.
    fn substitution(&mut self, node: NodeId) -> bool {
        if let Some(code) = self.abbreviations.find(node) {
            self.out.push_str(code);
            return true;
        }
        let Some(&index) = self.seen.get(&node) else { return false };
        self.out.push('S');
        if let Some(mut rest) = index.checked_sub(1) {
            let mut digits = Vec::new();
            loop {
                digits.push(char::from_digit(rest % 36, 36).unwrap_or('0').to_ascii_uppercase());
                rest /= 36;
                if rest == 0 {
                    break;
                }
            }
            self.out.extend(digits.iter().rev());
        }
        self.out.push('_');
        true
    }

    fn remember(&mut self, node: NodeId) {
        let next = self.seen.len() as u32;
        self.seen.entry(node).or_insert(next);
    }

    fn node(&mut self, node: NodeId) {
        if self.out.len() >= MAXIMUM_LENGTH {
            return;
        }
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.node_inner(node));
    }

    fn node_inner(&mut self, node: NodeId) {
        let tree = self.tree;
        match tree.node(node) {
            Node::Std => self.out.push_str("St"),
            Node::Text(text) => self.out.push_str(text),
            Node::Sequence(parts) => parts.iter().for_each(|&part| self.node(part)),
            Node::Compound(parts) => {
                if !self.substitution(node) {
                    parts.iter().for_each(|&part| self.node(part));
                    self.remember(node);
                }
            }
            Node::Name { .. } | Node::TemplateId { .. } => {
                if !self.substitution(node) {
                    self.name(node, "");
                    self.remember(node);
                }
            }
            Node::Function { encoding } => self.node(*encoding),
            Node::Encoding { name, qualifiers, signature } => {
                self.name(*name, qualifiers);
                if let Some(signature) = signature {
                    self.node(*signature);
                }
            }
        }
    }

    /// `<name>` of the ABI; the whole is not tried as a substitution.
    fn name(&mut self, node: NodeId, qualifiers: &str) {
        let tree = self.tree;
        let (template, arguments) = match tree.node(node) {
            Node::TemplateId { template, arguments } => (*template, Some(*arguments)),
            _ => (node, None),
        };
        if let Some((function, discriminator)) = self.local_root(template) {
            self.out.push('Z');
            self.node(function);
            self.out.push('E');
            self.unlocal_name(template, arguments, qualifiers);
            match discriminator {
                0 => {}
                1..=10 => self.out.push_str(&format!("_{}", discriminator - 1)),
                _ => self.out.push_str(&format!("__{}_", discriminator - 1)),
            }
            return;
        }
        self.unlocal_name(template, arguments, qualifiers);
    }

    /// The function in which a component is local, and the discriminator of the outermost component in it.
    fn local_root(&self, mut node: NodeId) -> Option<(NodeId, u32)> {
        loop {
            match self.tree.node(node) {
                Node::TemplateId { template, .. } => node = *template,
                Node::Name { parent, discriminator, .. } => match self.tree.node((*parent)?) {
                    Node::Function { .. } => return Some(((*parent)?, *discriminator)),
                    _ => node = (*parent)?,
                },
                _ => return None,
            }
        }
    }

    fn unlocal_name(&mut self, template: NodeId, arguments: Option<NodeId>, qualifiers: &str) {
        let tree = self.tree;
        let Node::Name { parent, name, .. } = tree.node(template) else {
            // A template template parameter with arguments.
            self.node(template);
            if let Some(arguments) = arguments {
                self.node(arguments);
            }
            return;
        };
        let parent_node = parent.map(|parent| tree.node(parent));
        match parent_node {
            None | Some(Node::Function { .. } | Node::Std) if qualifiers.is_empty() => {
                if arguments.is_none() || !self.substitution(template) {
                    if let Some(Node::Std) = parent_node {
                        self.out.push_str("St");
                    }
                    self.node(*name);
                    if arguments.is_some() {
                        self.remember(template);
                    }
                }
                if let Some(arguments) = arguments {
                    self.node(arguments);
                }
            }
            _ => {
                self.out.push('N');
                self.out.push_str(qualifiers);
                match arguments {
                    Some(arguments) => {
                        self.prefix(template);
                        self.node(arguments);
                    }
                    None => {
                        if let Some(parent) = *parent {
                            self.prefix(parent);
                        }
                        self.node(*name);
                    }
                }
                self.out.push('E');
            }
        }
    }

    /// `<prefix>` of the ABI.
    fn prefix(&mut self, node: NodeId) {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.prefix_inner(node));
    }

    fn prefix_inner(&mut self, node: NodeId) {
        let tree = self.tree;
        match tree.node(node) {
            Node::Std => self.out.push_str("St"),
            // The function stands before `Z ... E`, not in the prefix.
            Node::Function { .. } => {}
            Node::Name { parent, name, .. } => {
                if !self.substitution(node) {
                    if let Some(parent) = *parent {
                        self.prefix(parent);
                    }
                    self.node(*name);
                    self.remember(node);
                }
            }
            Node::TemplateId { template, arguments } => {
                if !self.substitution(node) {
                    self.prefix(*template);
                    self.node(*arguments);
                    self.remember(node);
                }
            }
            _ => self.node(node),
        }
    }
}
