//! The semantic actions: what the grammar calls for everything that has meaning, and what template instantiation will
//! call too. An action never looks at the grammar; it takes built parts and returns built parts.

pub mod attribute;
pub mod build;
pub mod class;
pub mod complete;
pub mod constant;
mod context;
pub mod conversion;
pub mod cuda;
pub mod declare;
mod deferred;
pub mod dump;
pub mod flow;
pub mod function_use;
pub mod gap;
pub mod initialization;
pub mod known;
pub mod lookup;
pub mod overload;
pub mod reader;
pub mod sema;
pub mod statement;
pub mod statistics;
pub mod template;
pub mod types;
pub mod unit;
pub mod unused;

pub use context::Context;
pub use deferred::{Deferred, DeferredKind};
pub use function_use::{FunctionUse, FunctionUseKind};
pub use known::Known;
pub use lookup::Found;
pub use sema::{Sema, Snapshot, UnreadBodies};
pub use unit::Unit;
