//! Declaring entities: entering names in scopes, finding previous declarations.

mod entity;
mod predeclared;
