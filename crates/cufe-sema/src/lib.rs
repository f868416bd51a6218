//! The semantic actions: lookup, declarations, types, expressions, CUDA rules.
