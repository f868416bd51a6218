//! The device side of a program: which of its entities the device needs, in which
//! order and under which names.
//!
//! [`select`] marks what is needed: the roots (`roots`) and what follows from them (`spread`, `members`, `types`).
//! [`manifest()`] lists the marked entities of the source file itself that exist on the device, in the order (`order`) and
//! with the names (`name`) of the device compiler. Both start from a unit that was analysed in the device view
//! ([`cufe_base::Options::device_pass`]) with all its declarations and to be complete
//! ([`cufe_base::Options::complete_program`]).
//!
//! [`device_text`] makes the text with which the device compiler does the same as with the whole unit, [`asked()`] the functions in
//! it that name the instances of kernels for host code.

mod anonymous;
mod asked;
mod content;
mod entry;
mod facts;
mod first_names;
mod inherited;
mod manifest;
mod marks;
mod members;
mod name;
mod order;
mod pragmas;
mod roots;
mod spread;
mod statics;
mod table_times;
mod text;
mod types;
mod values;
mod virtual_tables;

pub use asked::{Asked, AskingFunction, asked, has_shared_strings};
pub use content::Content;
pub use entry::{kernel_symbols, variable_symbols};
pub use manifest::{Form, Kind, Row, manifest, write_json, write_tsv};
pub use marks::{Marks, select};
pub use text::{DeviceText, device_text};
