//! Constant expressions of integral type, as far as declarations need them (array bounds, enumerators, template
//! arguments).

pub mod integral;
