//! The tree of name components. Equal components are one node, so that "the same component again" is equality of ids.

use cufe_base::{Store, define_ids};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

define_ids! {
    /// A component of a name.
    NodeId;
}

/// A component of a name. What "can be abbreviated" is a substitution candidate of the ABI.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    /// The namespace `std`.
    Std,
    /// Text that is never abbreviated.
    Text(Box<str>),
    /// Parts one after the other, never abbreviated as a whole.
    Sequence(Box<[NodeId]>),
    /// Parts one after the other that can be abbreviated as a whole: a compound type.
    Compound(Box<[NodeId]>),
    /// A member of a namespace, class or function, or (without parent) of the global namespace. Can be abbreviated.
    Name {
        /// What it is a member of.
        parent: Option<NodeId>,
        /// The unqualified name.
        name: NodeId,
        /// Numbers entities of one name in one function, from 0.
        discriminator: u32,
    },
    /// A template with arguments. Can be abbreviated.
    TemplateId {
        /// The template.
        template: NodeId,
        /// `I ... E`
        arguments: NodeId,
    },
    /// The function around local entities; only a parent of names.
    Function {
        /// Its encoding.
        encoding: NodeId,
    },
    /// The encoding of a function or variable, without `_Z`.
    Encoding {
        /// Its name.
        name: NodeId,
        /// Qualifiers of a member function, as they stand behind `N`.
        qualifiers: &'static str,
        /// Return and parameter types.
        signature: Option<NodeId>,
    },
}

/// Nodes, each once.
#[derive(Default)]
pub(crate) struct Tree {
    nodes: Store<NodeId, Node>,
    ids: HashMap<Node, NodeId, FxBuildHasher>,
}

impl Tree {
    /// The id of a node.
    pub(crate) fn add(&mut self, node: Node) -> NodeId {
        if let Some(&id) = self.ids.get(&node) {
            return id;
        }
        let id = self.nodes.push(node.clone());
        self.ids.insert(node, id);
        id
    }

    /// A text.
    pub(crate) fn text(&mut self, text: &str) -> NodeId {
        self.add(Node::Text(text.into()))
    }

    /// The node with an id.
    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// The id of a node, if the tree has it.
    pub(crate) fn find(&self, node: &Node) -> Option<NodeId> {
        self.ids.get(node).copied()
    }
}
