//! The program: entities, types, expressions, statements, scopes, source sequence.
