//! Types: their spelling.

pub mod printing;
