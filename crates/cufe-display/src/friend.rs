//! Friends of classes: functions and classes, named in both directions ([class.friend]).

use crate::builder::Builder;
use crate::graph::EntryId;
use cufe_il::{ClassId, ClassKey, FunctionDeclarationFlags, FunctionId, WrittenKind};

impl Builder<'_> {
    /// Notes which functions and classes are declared as friends of which classes.
    pub(crate) fn collect_friends(&mut self) {
        let program = self.program;
        for declaration in program.function_declarations.values() {
            if declaration.flags.contains(FunctionDeclarationFlags::FRIEND)
                && let Some(class) = self.class_of_scope(self.home(declaration.scope))
                && !self.friends.contains(&(class, declaration.function))
            {
                self.friends.push((class, declaration.function));
            }
        }
        for written in &program.written {
            if let WrittenKind::Class { class: friend, is_friend: true } = written.kind
                && let Some(class) = self.class_of_scope(self.home(written.scope))
            {
                self.friend_classes.push((class, friend));
            }
        }
    }

    /// The friends that a class has, and the classes of which it is one.
    pub(crate) fn friends_of_class(&mut self, class: ClassId, supplement: EntryId) {
        let functions: Vec<FunctionId> =
            self.friends.iter().filter(|entry| entry.0 == class).map(|entry| entry.1).collect();
        for function in functions {
            let entry = self.function_entry(function);
            self.graph.set(supplement, "friend_routines/routine", entry);
        }
        let classes: Vec<ClassId> =
            self.friend_classes.iter().filter(|entry| entry.0 == class).map(|entry| entry.1).collect();
        for friend in classes {
            let entry = self.type_entry(self.program.classes[friend].ty);
            let label = match self.program.classes[friend].key {
                ClassKey::Class => "friend_classes/tk_class",
                _ => "friend_classes/tk_struct",
            };
            self.graph.set(supplement, label, entry);
        }
        let befriending: Vec<ClassId> =
            self.friend_classes.iter().filter(|entry| entry.1 == class).map(|entry| entry.0).collect();
        self.set_befriending(befriending, supplement);
    }

    /// The classes of which a function is a friend.
    pub(crate) fn befriending_classes(&mut self, function: FunctionId, id: EntryId) {
        let classes: Vec<ClassId> =
            self.friends.iter().filter(|entry| entry.1 == function).map(|entry| entry.0).collect();
        self.set_befriending(classes, id);
    }

    fn set_befriending(&mut self, classes: Vec<ClassId>, id: EntryId) {
        for class in classes {
            let entry = self.type_entry(self.program.classes[class].ty);
            let label = match self.program.classes[class].key {
                ClassKey::Class => "befriending_classes/tk_class",
                _ => "befriending_classes/tk_struct",
            };
            self.graph.set(id, label, entry);
        }
    }
}
