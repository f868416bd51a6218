//! Classes ([class]): special members, virtual functions, access, layout, properties.

mod access;
