//! The marks *needed* and *definition needed*, and what is still to be followed.

use crate::facts::Facts;
use crate::first_names::FirstNames;
use crate::inherited::Inherited;
use cufe_il::{ClassId, EntityId, FunctionId, Program, RecordedUse, TypeId, VariableId};
use cufe_sema::Unit;
use rustc_hash::{FxHashMap, FxHashSet};

/// What the device side is made of.
#[derive(Default, Debug)]
pub struct Marks {
    /// Entities that something needs: functions, variables, classes, enumerations, typedef names.
    pub needed: FxHashSet<EntityId>,
    /// Functions whose bodies are needed.
    pub bodies: FxHashSet<FunctionId>,
    /// Classes whose members and layout are needed.
    pub definitions: FxHashSet<ClassId>,
    /// Specializations of class templates that are only named, and so were never made.
    pub specializations: FxHashSet<TypeId>,
    /// Specializations of alias templates, with canonical arguments, and their templates.
    pub aliases: FxHashSet<(EntityId, TypeId)>,
    /// Constructors of bases that initialize objects of derived classes: whether only others of these use them, and the token of
    /// the first use.
    pub(crate) inherited: FxHashMap<Inherited, (bool, u32)>,
    /// Call operators of closures that become pointers to functions.
    pub invoked: FxHashSet<FunctionId>,
    /// Functions that nobody wrote and that device code uses: they exist on the device for that reason.
    pub supplied: FxHashSet<FunctionId>,
    /// Classes whose tables of virtual functions are needed.
    pub tables: FxHashSet<ClassId>,
}

/// What is to be followed.
pub(crate) enum Step {
    Body(FunctionId),
    /// The constructors and the like that a body calls, when what is declared in it was followed.
    Calls(FunctionId),
    Definition(ClassId),
    Inherited(Inherited),
    /// The table of a class, and whether device code needs it.
    Table(ClassId, bool),
    Variable(VariableId),
}

/// Spreads the marks.
pub(crate) struct Selector<'a> {
    pub(crate) program: &'a Program,
    pub(crate) facts: Facts<'a>,
    pub(crate) marks: Marks,
    pub(crate) open: Vec<Step>,
    /// What is followed runs on the device.
    pub(crate) on_device: bool,
    /// The uses of functions, by the functions in whose bodies they stand.
    pub(crate) uses: FxHashMap<FunctionId, Vec<RecordedUse>>,
    /// The function whose code is followed.
    pub(crate) function: Option<FunctionId>,
    /// The places, by first and last token, of objects in functions that constants initialize.
    pub(crate) constant_places: FxHashMap<FunctionId, Vec<(u32, u32)>>,
    /// Loops over ranges, by their ranges, whose implied calls were followed: these name the range again.
    pub(crate) loops: FxHashSet<cufe_il::ExpressionId>,
    /// The instances of templates that functions use.
    pub(crate) instances: FxHashMap<FunctionId, Vec<FunctionId>>,
    /// The arguments with which instances were named.
    pub(crate) first_names: FirstNames,
}

/// Marks what a unit needs on the device and around it.
pub fn select(unit: &Unit) -> Marks {
    let mut uses: FxHashMap<FunctionId, Vec<RecordedUse>> = FxHashMap::default();
    for &used in &unit.program.function_uses {
        uses.entry(used.user).or_default().push(used);
    }
    let mut instances: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    for &(user, instance) in &unit.program.function_instances.uses {
        instances.entry(user).or_default().push(instance);
    }
    let mut selector = Selector {
        program: &unit.program,
        facts: Facts::new(unit),
        marks: Marks::default(),
        open: Vec::new(),
        on_device: false,
        uses,
        instances,
        function: None,
        constant_places: FxHashMap::default(),
        loops: FxHashSet::default(),
        first_names: FirstNames::new(&unit.program),
    };
    selector.mark_roots();
    while let Some(step) = selector.open.pop() {
        match step {
            Step::Body(function) => selector.follow_body(function),
            Step::Calls(function) => selector.follow_calls(function),
            Step::Definition(class) => selector.follow_definition(class),
            Step::Inherited(inherited) => selector.follow_inherited(inherited),
            Step::Table(class, on_device) => {
                selector.on_device = on_device;
                selector.follow_table(class);
            }
            Step::Variable(variable) => selector.follow_variable(variable),
        }
    }
    selector.marks
}

impl Selector<'_> {
    /// A closure becomes a pointer to a function, which calls the call operator.
    pub(crate) fn use_invoker(&mut self, operator: FunctionId) {
        self.marks.invoked.insert(operator);
        self.use_function(operator);
    }

    /// Something names or calls a function: its body is needed, too, if it has one.
    pub(crate) fn use_function(&mut self, function: FunctionId) {
        if let Some(&operator) = self.program.stand_ins.invoked.get(&function) {
            return self.use_invoker(operator);
        }
        let function = self.program.stand_ins.specializations.get(&function).copied().unwrap_or(function);
        let entry = &self.program.functions[function];
        if self.facts.is_pattern(function) {
            return;
        }
        if self.marks.needed.insert(entry.entity) {
            self.need_owner(entry.entity);
            self.mention_signature(function);
        }
        let is_new_on_device =
            self.on_device && self.facts.is_supplied(function) && self.marks.supplied.insert(function);
        if self.marks.bodies.insert(function) || is_new_on_device {
            self.open.push(Step::Body(function));
        }
    }

    /// Something names a variable.
    pub(crate) fn use_variable(&mut self, variable: VariableId) {
        if self.marks.needed.insert(self.program.variables[variable].entity) {
            self.open.push(Step::Variable(variable));
        }
    }

    /// A class is mentioned.
    pub(crate) fn need_class(&mut self, class: ClassId) {
        let entity = self.program.classes[class].entity;
        if !self.program.classes[class].is_dependent && self.marks.needed.insert(entity) {
            self.need_owner(entity);
            self.mention_arguments_of(class);
        }
    }

    /// An object of a class, or a member of it, is used.
    pub(crate) fn define_class(&mut self, class: ClassId) {
        self.need_class(class);
        let entry = &self.program.classes[class];
        if entry.is_complete && !entry.is_dependent && self.marks.definitions.insert(class) {
            self.open.push(Step::Definition(class));
        }
    }

    /// The class around a member needs its definition.
    pub(crate) fn need_owner(&mut self, entity: EntityId) {
        if let Some(class) = self.facts.class_around(self.program.entities[entity].scope) {
            self.define_class(class);
        }
    }

    /// The class of the value of a type, or of the elements of an array, with its definition.
    pub(crate) fn define_class_of(&mut self, ty: TypeId) {
        if let Some(class) = self.facts.element_class(ty) {
            self.define_class(class);
        }
    }
}
