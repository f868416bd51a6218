//! Constructors that classes inherit ([class.inhctor.init]): an object that the constructor of a base initializes is initialized
//! by a constructor of its own class on the device, and so is each base in between.

use crate::marks::{Selector, Step};
use cufe_il::{ClassId, FunctionId, NameKind, TypeId};
use std::collections::hash_map::Entry;

/// A constructor of a base that initializes an object of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Inherited {
    pub(crate) class: ClassId,
    pub(crate) constructor: FunctionId,
}

impl Selector<'_> {
    /// A function makes an object of a type at a token, if it is a constructor.
    pub(crate) fn use_for_object(&mut self, function: FunctionId, ty: TypeId, token: u32) {
        self.use_unless_trivial(function);
        let is_in_device_function = self.function.is_some_and(|function| self.facts.is_on_device(function));
        if !self.on_device && !is_in_device_function {
            return;
        }
        let object = self.pointee(ty).unwrap_or(ty);
        let owner = self.facts.class_around(self.program.entities[self.program.functions[function].entity].scope);
        if let (Some(NameKind::Constructor), Some(class), Some(owner)) =
            (self.facts.is_structor(function), self.facts.element_class(object), owner)
            && class != owner
            && self.base_towards(class, owner).is_some()
        {
            self.inherit(Inherited { class, constructor: function }, (false, token));
        }
    }

    /// `place`: whether only another of these uses it, and at which token.
    fn inherit(&mut self, inherited: Inherited, place: (bool, u32)) {
        match self.marks.inherited.entry(inherited) {
            Entry::Occupied(mut known) => {
                let first = place.min(*known.get());
                known.insert(first);
            }
            Entry::Vacant(new) => {
                new.insert(place);
                self.open.push(Step::Inherited(inherited));
            }
        }
    }

    /// What such a constructor needs: as a default constructor, but for the base.
    pub(crate) fn follow_inherited(&mut self, inherited: Inherited) {
        let Inherited { class, constructor } = inherited;
        let entity = self.program.functions[constructor].entity;
        let Some(owner) = self.facts.class_around(self.program.entities[entity].scope) else { return };
        let Some(base) = self.base_towards(class, owner) else { return };
        self.on_device = true;
        self.define_class(class);
        self.need_table(class);
        self.default_parts(class, base);
        if base != owner {
            let token = self.marks.inherited.get(&inherited).map_or(0, |&(_, token)| token);
            self.inherit(Inherited { class: base, constructor }, (true, token));
        }
    }

    /// The direct base from which a class inherits constructors that is another class, or inherits those of it.
    fn base_towards(&self, class: ClassId, owner: ClassId) -> Option<ClassId> {
        let bases = self.program.classes[class].inherited_constructors.iter();
        let mut bases = bases.filter_map(|&base| self.facts.element_class(base));
        bases.find(|&base| base == owner || self.base_towards(base, owner).is_some())
    }
}
