//! Projects of many sources, as a build describes them: which commands compile which sources, what each depends on, what has
//! changed, and results that stay true as long as nothing has. Nothing here knows of the language.

pub mod budget;
pub mod cache;
pub mod changed;
pub mod database;
pub mod dependencies;
pub mod response;
