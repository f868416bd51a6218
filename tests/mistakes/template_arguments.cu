// A template argument that is missing.
template <class Key, class Value> struct Table {};
Table<int> table;
