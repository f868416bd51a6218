//! The order of entries: after those that they own or refer to.

use crate::graph::{EntryId, FILE, Graph, Region, Value};
use crate::kind::Kind;

/// The entries of a region that the given ones lead to, each after those that its fields name, and before what follows it in
/// a list.
pub(crate) fn post_order(graph: &Graph, region: Region, roots: &[EntryId]) -> Vec<EntryId> {
    let mut walk = Walk { graph, region, seen: vec![false; graph.len()], order: Vec::new() };
    for &root in roots {
        walk.visit(root);
    }
    walk.order
}

struct Walk<'a> {
    graph: &'a Graph,
    region: Region,
    seen: Vec<bool>,
    order: Vec<EntryId>,
}

/// A step of the walk: entries may be nested deeply, so that the steps to come are kept in a list.
enum Step {
    Enter(EntryId),
    Leave(EntryId),
}

impl Walk<'_> {
    fn visit(&mut self, root: EntryId) {
        let mut steps = vec![Step::Enter(root)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Enter(id)
                    if self.graph.entry(id).region != self.region
                        || self.seen[id.index()]
                        || self.graph.entry(id).kind == Kind::TrySupplement =>
                {
                    // The parts of a try block are only named. Functions only lead to the file scope; what they need of it is found from there, too.
                    continue;
                }
                Step::Enter(id) => {
                    self.seen[id.index()] = true;
                    let fields = &self.graph.entry(id).fields;
                    let targets = |wanted: bool| {
                        let fields = fields.iter().rev().filter(move |field| is_link(field.0) == wanted);
                        fields.flat_map(|field| targets(&field.1).iter().rev().copied())
                    };
                    steps.extend(targets(true).map(Step::Enter));
                    steps.push(Step::Leave(id));
                    steps.extend(targets(false).map(Step::Enter));
                }
                Step::Leave(id) => self.order.push(id),
            }
        }
    }
}

fn is_link(label: &str) -> bool {
    label.starts_with("next")
}

fn targets(value: &Value) -> &[EntryId] {
    match value {
        Value::Entry(id) => std::slice::from_ref(id),
        Value::Entries(ids) => ids,
        _ => &[],
    }
}

/// The entries of the file scope: those that its roots lead to, then what only the bodies of functions name.
pub(crate) fn file_order(graph: &Graph) -> Vec<EntryId> {
    let mut walk = Walk { graph, region: FILE, seen: vec![false; graph.len()], order: Vec::new() };
    for &root in &graph.roots {
        walk.visit(root);
    }
    let mut roots = Vec::new();
    for body in &graph.bodies {
        for id in post_order(graph, body.region, &body.scopes) {
            let fields = &graph.entry(id).fields;
            roots.extend(
                // Attributes of what is local, strings and `nullptr` are named, and no more.
                fields.iter().flat_map(|field| targets(&field.1)).filter(|&&id| {
                    let entry = graph.entry(id);
                    let is_constant = entry.kind == Kind::Constant
                        && (entry.sub_kind == "ck_string" || graph.get(id, "nullptr_keyword").is_some());
                    entry.region == FILE
                        && entry.kind != Kind::Attribute
                        && !is_constant
                        && !graph.local_types.contains(&id)
                }),
            );
        }
    }
    for root in roots {
        walk.visit(root);
    }
    walk.order
}
