//! Qualifiers in the type of a cast ([expr.type]/2: of a prvalue of scalar type they are dropped).
