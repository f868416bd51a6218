//! The fields of each kind of entry: one table (`tables/fields.tsv`), from which their order and their defaults come.

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// What a field that is always shown says where nothing was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Default {
    /// It points nowhere.
    Null,
    /// A flag that is not set.
    False,
    /// A number.
    Zero,
    /// Nothing is shown.
    Hidden,
}

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Field {
    /// The label; after a slash the label inside of a group.
    pub(crate) label: &'static str,
    /// What is shown where nothing was set.
    pub(crate) default: Default,
    /// The place among the fields of an entry.
    rank: u32,
}

/// The rows of entries with one sub-kind, by label.
#[derive(Debug)]
pub(crate) struct Fields {
    /// In their order.
    pub(crate) rows: Vec<Field>,
    ranks: FxHashMap<&'static str, u32>,
}

impl Fields {
    /// The place of a label; labels of a group stand where the group stands.
    pub(crate) fn rank(&self, label: &str) -> u32 {
        let group = label.split_once('/').map_or(label, |(group, _)| group);
        self.ranks.get(label).or_else(|| self.ranks.get(group)).copied().unwrap_or(u32::MAX)
    }

    /// Whether the table has a label.
    pub(crate) fn has(&self, label: &str) -> bool {
        self.ranks.contains_key(label)
    }
}

type Rows = FxHashMap<(&'static str, &'static str), Vec<Field>>;

/// The rows of `source_corresp`, the group that begins the entry of an entity.
pub(crate) const CORRESPONDENCE: &str = "(source_corresp)";

fn default_of(shown: &str, value: &str) -> Default {
    match shown {
        "always" if value.contains("NULL") => Default::Null,
        "always" if value.starts_with("TRUE|FALSE") => Default::False,
        "always" if value.starts_with("integer") => Default::Zero,
        _ => Default::Hidden,
    }
}

static ROWS: LazyLock<Rows> = LazyLock::new(|| {
    let mut rows = Rows::default();
    for line in include_str!("../tables/fields.tsv").lines().skip(1) {
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_default();
        let (entry, sub_kind, _order, label) = (next(), next(), next(), next());
        let default = default_of(next(), next());
        rows.entry((entry, sub_kind)).or_default().push(Field { label, default, rank: 0 });
    }
    rows
});

/// The fields of entries of a kind and sub-kind: those of every sub-kind up to `kind`, those of this one, the rest.
fn fields(kind: &'static str, sub_kind: &str) -> Fields {
    let empty = Vec::new();
    let common = ROWS.get(&(kind, "*")).unwrap_or(&empty);
    let own = ROWS.iter().find(|((entry, sub), _)| *entry == kind && *sub == sub_kind && *sub != "*");
    let own = own.map_or(&empty, |(_, rows)| rows);
    let split = common.iter().position(|row| row.label == "kind").map_or(common.len(), |at| at + 1);
    let all = common[..split].iter().chain(own).chain(&common[split..]);
    let rows: Vec<Field> =
        (0..).zip(all).map(|(rank, row)| Field { label: row.label, default: row.default, rank }).collect();
    let ranks = rows.iter().rev().map(|row| (row.label, row.rank)).collect();
    Fields { rows, ranks }
}

/// The table, by kind and sub-kind.
#[derive(Default)]
pub(crate) struct Table {
    known: FxHashMap<(&'static str, &'static str), Fields>,
}

impl Table {
    /// The fields of entries of a kind and sub-kind.
    pub(crate) fn of(&mut self, kind: &'static str, sub_kind: &'static str) -> &Fields {
        self.known.entry((kind, sub_kind)).or_insert_with(|| fields(kind, sub_kind))
    }
}
