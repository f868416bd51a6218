//! Specializations of alias templates before `::`, written out: `typename tc<typename in<T>::type>::template op<T>` for
//! `typename mc<T>::template op<T>`. The reference does so in front of member templates, and everywhere in names of types where
//! the alias stands for one of its parameters (measured). GNU compilers mangle what is written there into the names of
//! function templates; other host compilers do so for names in expressions.

use crate::builder::Builder;
use crate::spelled_type::Speller;

impl Builder<'_> {
    /// Writes those out that the front end has noted; those that can't be spelled stay.
    pub fn alias_qualifiers(&mut self) {
        let program = self.program();
        let written: Vec<_> =
            program.aliases.qualifiers.iter().filter(|&(&first, _)| !self.unit.is_unneeded(first)).collect();
        if written.is_empty() {
            return;
        }
        let parameters = self.parameters_by_scope();
        for (&first, alias) in written {
            let speller = Speller::new(self, Some((alias.scope, &parameters)));
            let text = match alias.is_before_template {
                true => speller.alias_written_out(alias.ty),
                false => speller.parameter_written_out(alias.ty),
            };
            // Nothing else qualifies the name.
            if let Some(text) = text
                && self.first_time(first, "::")
            {
                self.replace(first, alias.last, text);
            }
        }
    }
}
