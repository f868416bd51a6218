//! The host file: stubs, launches, variables, boilerplate, module id, host references.
