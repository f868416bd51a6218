//! Hash tables in stored form: as lists sorted by their keys, because no hash table's order may reach an output.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::Hash;

/// Tables with values.
pub(crate) mod map {
    use super::*;

    type Map<K, V> = HashMap<K, V, FxBuildHasher>;

    pub(crate) fn serialize<S, K, V>(map: &Map<K, V>, serializer: S) -> Result<S::Ok, S::Error>
    where
        S: Serializer,
        K: Serialize + Ord,
        V: Serialize,
    {
        let mut entries: Vec<(&K, &V)> = map.iter().collect();
        entries.sort_unstable_by_key(|entry| entry.0);
        serializer.collect_seq(entries)
    }

    pub(crate) fn deserialize<'de, D, K, V>(deserializer: D) -> Result<Map<K, V>, D::Error>
    where
        D: Deserializer<'de>,
        K: Deserialize<'de> + Eq + Hash,
        V: Deserialize<'de>,
    {
        Ok(Vec::<(K, V)>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Sets.
pub(crate) mod set {
    use super::*;

    type Set<K> = HashSet<K, FxBuildHasher>;

    pub(crate) fn serialize<S, K>(set: &Set<K>, serializer: S) -> Result<S::Ok, S::Error>
    where
        S: Serializer,
        K: Serialize + Ord,
    {
        let mut entries: Vec<&K> = set.iter().collect();
        entries.sort_unstable();
        serializer.collect_seq(entries)
    }

    pub(crate) fn deserialize<'de, D, K>(deserializer: D) -> Result<Set<K>, D::Error>
    where
        D: Deserializer<'de>,
        K: Deserialize<'de> + Eq + Hash,
    {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}
