//! What every other crate stands on: typed ids and stores, interned names, the source text with its
//! positions and line markers, and resource limits.

pub mod file_name;
pub mod id;
pub mod intern;
pub mod limits;
pub mod options;
pub mod origin;
pub mod profile;
pub mod release;
pub mod seen;
pub mod source;

pub use id::{Store, StoreId};
pub use intern::{Interner, Symbol};
pub use options::{BodyPolicy, DataModel, DeclarationPolicy, Dialect, Features, HostBrand, Limits, Options, Standard};
pub use origin::{Origin, Segment};
pub use release::Release;
pub use seen::Seen;
/// For the ids of [`define_ids`].
#[doc(hidden)]
pub use serde;
pub use source::{FileId, LineMarker, Location, Position, Range, Source};
