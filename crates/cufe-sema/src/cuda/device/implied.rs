//! Uses of functions that stand in no body, or elsewhere than where the program names them: in default arguments and default
//! member initializers, in functions that nobody wrote, at the ends of objects' lives.
//!
//! The device compiler reports a destructor where control leaves the block of the variable, an initializer where it is
//! written, and what a function does that nobody wrote where that is used first (measured).

use crate::Sema;
use crate::constant::Failure;
use crate::cuda::InitializerUse;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_il::{
    CaptureKind, ClassId, DataMemberFlags, FunctionFlags, FunctionId, InitializedMember, Name, NameKind, Operator,
    RecordedUse, SpecialMembers, StatementId, StatementKind, Type, TypeId, VariableId,
};
use rustc_hash::FxHashSet;

/// The place of what a function does that nobody wrote.
pub(super) const IN_NO_TEXT: u32 = u32::MAX;

/// Which function of a part a function of the whole uses.
type Choice = fn(&SpecialMembers) -> Option<FunctionId>;

impl Sema<'_> {
    /// Records a use in a default argument or default member initializer, for the functions that the initializer is used in.
    pub(crate) fn note_use_in_initializer(&mut self, used: &FunctionUse) {
        if let Some(variable) = self.context.initialized
            && self.options.device_pass
            && self.context.unevaluated == 0
            && self.context.discarded == 0
        {
            self.cuda.initializer_uses.entry(variable).or_default().push(*used);
        }
    }

    /// Records that the code at the current place uses the default argument of a parameter or the default initializer of a
    /// member.
    pub(crate) fn note_use_of_initializer(&mut self, variable: VariableId, callee: Option<FunctionId>) {
        if self.options.device_pass
            && self.context.unevaluated == 0
            && self.context.discarded == 0
            && self.context.speculating == 0
            && let Some(user) = self.current_caller()
        {
            let before = self.program.function_uses.len();
            self.cuda.initialized_by.push(InitializerUse { user, variable, callee, before });
        }
    }

    /// The uses in initializers, by the functions that use these.
    pub(super) fn uses_in_initializers(&mut self, uses: &[RecordedUse]) -> Vec<RecordedUse> {
        let constructors = self.constructors_of_objects(uses);
        let mut found = Vec::new();
        // Objects are made where the call is, functions are called where they are named.
        let mut add = |user: FunctionId, variable: VariableId, call: Option<u32>| {
            for used in self.cuda.initializer_uses.get(&variable).into_iter().flatten() {
                let is_object = matches!(
                    used.kind,
                    FunctionUseKind::Construction
                        | FunctionUseKind::ImplicitConstruction
                        | FunctionUseKind::Destruction
                        | FunctionUseKind::ImplicitDestruction
                );
                found.push(RecordedUse {
                    user,
                    function: used.function,
                    token: call.filter(|_| is_object).unwrap_or(used.token),
                    name: used.name,
                    is_call: used.kind != FunctionUseKind::Address,
                    is_virtual: used.is_virtual,
                    ends_life: false,
                    by_statement: false,
                    in_initializer: true,
                    of_elements: used.of_elements,
                    is_written: false,
                    at_run_time: used.at_run_time,
                });
            }
        };
        for initialized in &self.cuda.initialized_by {
            if !self.cuda.initializer_uses.contains_key(&initialized.variable) {
                continue;
            }
            let later = self.program.function_uses.get(initialized.before..).unwrap_or_default();
            let call = later
                .iter()
                .find(|used| used.user == initialized.user && Some(used.function) == initialized.callee)
                .map(|used| used.token);
            add(initialized.user, initialized.variable, call);
        }
        for constructor in constructors {
            for member in self.members_initialized_by_default(constructor) {
                add(constructor, member, None);
            }
        }
        found
    }

    /// The constructors that are used, and those that constructors call which nobody wrote, where initializers of members use
    /// something.
    fn constructors_of_objects(&mut self, uses: &[RecordedUse]) -> Vec<FunctionId> {
        if self.cuda.initializer_uses.is_empty() {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut open: Vec<FunctionId> = uses.iter().rev().map(|used| used.function).collect();
        while let Some(function) = open.pop() {
            if self.is_constructor(function) && seen.insert(function) {
                found.push(function);
                if self.is_supplied(function) {
                    open.extend(self.functions_of_parts(function).into_iter().rev().map(|part| part.0));
                }
            }
        }
        found
    }

    /// The members whose default initializers a constructor uses.
    fn members_initialized_by_default(&self, constructor: FunctionId) -> Vec<VariableId> {
        let Some(class) = self.class_of_member(constructor) else { return Vec::new() };
        let takes_nothing =
            self.program.as_function(self.program.functions[constructor].ty).is_some_and(|ty| ty.parameters.is_empty());
        let written = match self.program.definition_of(constructor) {
            Some(definition) => &definition.member_initializers[..],
            None if self.is_supplied(constructor) && takes_nothing => &[],
            None => return Vec::new(),
        };
        let is_delegating = written.iter().any(|initializer| match initializer.member {
            InitializedMember::Type(ty) => self.program.class_of(ty) == Some(class),
            _ => false,
        });
        let members = self.program.classes[class].data_members.iter();
        let members = members.filter(|member| member.flags.contains(DataMemberFlags::INITIALIZED) && !is_delegating);
        let is_written = |variable: VariableId| {
            written.iter().any(|initializer| match initializer.member {
                InitializedMember::Field(entity) => self.program.variable_of(entity) == Some(variable),
                _ => false,
            })
        };
        members.filter_map(|member| member.variable).filter(|&variable| !is_written(variable)).collect()
    }

    /// Whether nobody wrote what a function does.
    pub(super) fn is_supplied(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && !flags.contains(FunctionFlags::DELETED)
            && self.has_implicit_space(function)
    }

    /// Adds the ends of what extended lambdas capture that are passed to kernels: the closure ends on both sides.
    pub(super) fn add_ends_of_captures(&mut self, uses: &mut Vec<RecordedUse>) {
        for (class, captured) in self.closures_for_kernels() {
            let own = self.special_members_of_parts(class);
            let Some(function) = own.destructor else { continue };
            self.cuda.ends_of_closures.push(function);
            for ty in captured {
                let of_elements = matches!(self.program.structure(ty), Type::Array { .. });
                let part = self.program.class_of(self.element_type(ty).0);
                let members = part.map(|part| self.special_members_of_parts(part));
                if let Some(part) = members.and_then(|members| members.destructor) {
                    uses.push(RecordedUse { of_elements, ..RecordedUse::implied(function, part, IN_NO_TEXT) });
                }
            }
        }
    }

    /// The closure types of extended lambdas that are parameters of instances of kernels, with what they capture by copy.
    fn closures_for_kernels(&self) -> Vec<(ClassId, Vec<TypeId>)> {
        let kernels = self.program.functions.values();
        let kernels = kernels.filter(|function| function.space.is_kernel() && function.specialized.is_some());
        let mut found: Vec<(ClassId, Vec<TypeId>)> = Vec::new();
        for kernel in kernels {
            let parameters = self.program.as_function(kernel.ty).map_or(&[][..], |ty| &ty.parameters);
            let classes = parameters.iter().filter(|&&ty| !self.program.is_reference(ty));
            for class in classes.filter_map(|&ty| self.program.class_of(ty)) {
                let entry = &self.program.classes[class];
                if !entry.is_closure || found.iter().any(|&(known, _)| known == class) {
                    continue;
                }
                let mut lambdas = self.program.lambdas.iter().filter(|lambda| lambda.closure == entry.entity);
                if let Some(lambda) = lambdas.find(|lambda| lambda.extended.kind != cufe_il::ExtendedKind::None) {
                    found.push((class, self.captured_by_copy(lambda)));
                }
            }
        }
        found
    }

    fn captured_by_copy(&self, lambda: &cufe_il::Lambda) -> Vec<TypeId> {
        let captures = lambda.captures.iter();
        let captures = captures.filter(|capture| matches!(capture.kind, CaptureKind::Copy | CaptureKind::Init));
        let variables = captures.filter_map(|capture| self.program.variable_of(capture.entity?));
        variables.map(|variable| self.program.non_reference(self.program.variables[variable].ty)).collect()
    }

    /// Adds what functions that nobody wrote use, where device code uses them.
    pub(super) fn add_uses_of_supplied(&mut self, uses: &mut Vec<RecordedUse>) {
        let mut supplied: FxHashSet<FunctionId> = FxHashSet::default();
        let mut index = 0;
        while let Some(&used) = uses.get(index) {
            index += 1;
            let is_device_code = self.is_on_device(used.user) || supplied.contains(&used.user);
            if used.is_call
                && is_device_code
                && !used.is_virtual
                && self.is_supplied(used.function)
                && !self.is_folded_construction(&used)
                && supplied.insert(used.function)
            {
                for (function, of_elements) in self.functions_of_parts(used.function) {
                    uses.push(RecordedUse {
                        user: used.function,
                        function,
                        of_elements,
                        token: IN_NO_TEXT,
                        name: IN_NO_TEXT,
                        ..used
                    });
                }
            }
        }
        // Such a function runs where those do that call it: what host code calls, too, is on both sides.
        let mut both: FxHashSet<FunctionId> = FxHashSet::default();
        let mut open: Vec<FunctionId> = Vec::new();
        for used in uses.iter().filter(|used| used.is_call && self.is_supplied(used.function)) {
            let is_host_code = !self.program.functions[used.user].space.is_device_code();
            if is_host_code && !self.is_supplied(used.user) && !self.is_template_pattern(used.user) {
                open.push(used.function);
            }
        }
        let closures = self.cuda.ends_of_closures.clone();
        supplied.extend(closures.iter().copied());
        open.extend(closures);
        // Tables of virtual functions are on both sides.
        open.extend(supplied.iter().copied().filter(|&function| self.is_virtual(function) == Some(true)));
        while let Some(function) = open.pop() {
            if both.insert(function) {
                let parts = self.functions_of_parts(function);
                open.extend(parts.into_iter().map(|part| part.0).filter(|&part| self.is_supplied(part)));
            }
        }
        self.cuda.supplied_on_device =
            supplied.into_iter().map(|function| (function, both.contains(&function))).collect();
    }

    /// Whether the device compiler evaluates a constructor that nobody wrote where code makes an object: it may be constexpr, and
    /// has no parameters. Constructors of parts are called.
    fn is_folded_construction(&mut self, used: &RecordedUse) -> bool {
        let Some(class) = self.class_of_member(used.function) else { return false };
        self.special_members_of_parts(class).default_constructor == Some(used.function)
            && self.is_constructor(used.function)
            && !self.is_supplied(used.user)
            && !(self.is_constructor(used.user) && self.is_outside_of_body(used))
            && self.is_constant_construction(used.function)
    }

    /// Whether a default constructor that nobody wrote can be evaluated: it may be constexpr, and so are the initializers of
    /// members.
    fn is_constant_construction(&mut self, constructor: FunctionId) -> bool {
        let mut open = vec![constructor];
        let mut seen: FxHashSet<FunctionId> = FxHashSet::default();
        while let Some(constructor) = open.pop() {
            match self.special_facts(constructor).is_constexpr {
                Some(true) => continue,
                Some(false) => return false,
                None if !seen.insert(constructor) => continue,
                None => {}
            }
            let members = self.members_initialized_by_default(constructor);
            let is_wrong = |member| matches!(self.value_of_initialization(member), Err(Failure::NotConstant(_)));
            if members.into_iter().any(is_wrong) {
                return false;
            }
            let parts = self.functions_of_parts(constructor);
            open.extend(parts.into_iter().map(|part| part.0).filter(|&part| self.is_supplied(part)));
        }
        true
    }

    /// Adds the constexpr constructors that are evaluated within constructors that nobody wrote, at the places of these; not
    /// those of elements of arrays (measured).
    pub(super) fn add_uses_of_constant_constructors(&mut self, uses: &mut Vec<RecordedUse>) {
        for index in 0..uses.len() {
            let used = uses[index];
            if !used.is_call
                || !self.is_on_device(used.user)
                || !self.is_supplied(used.function)
                || !self.is_folded_construction(&used)
            {
                continue;
            }
            let mut open = vec![used.function];
            // Members of one class are told once: nested classes would have twice as many at each level.
            let mut seen: FxHashSet<FunctionId> = FxHashSet::default();
            while let Some(constructor) = open.pop() {
                if !seen.insert(constructor) {
                    continue;
                }
                let token = self.place_of_supplied(constructor);
                for (part, is_array) in self.functions_of_parts(constructor) {
                    match self.is_supplied(part) {
                        _ if is_array => {}
                        true => open.push(part),
                        false => uses.push(RecordedUse::implied(used.user, part, token)),
                    }
                }
            }
        }
    }

    /// Where a function stands that nobody wrote: its declaration, or the name of its class.
    fn place_of_supplied(&self, function: FunctionId) -> u32 {
        let entry = &self.program.functions[function];
        let class = self.class_of_member(function).filter(|_| entry.flags.contains(FunctionFlags::IMPLICIT));
        let entity = class.map_or(entry.entity, |class| self.program.classes[class].entity);
        self.program.entities[entity].token
    }

    /// The functions of bases and members that a function which nobody wrote calls, and whether the part is an array.
    fn functions_of_parts(&mut self, function: FunctionId) -> Vec<(FunctionId, bool)> {
        let Some(class) = self.class_of_member(function) else { return Vec::new() };
        let own = self.special_members_of_parts(class);
        let name = self.program.entities[self.program.functions[function].entity].name;
        let choice: Choice = match name.kind() {
            NameKind::Destructor => |part| part.destructor,
            NameKind::Constructor if own.copy_constructor == Some(function) => |part| part.copy_constructor,
            NameKind::Constructor if own.move_constructor == Some(function) => {
                |part| part.move_constructor.or(part.copy_constructor)
            }
            NameKind::Constructor if own.default_constructor == Some(function) => |part| part.default_constructor,
            NameKind::Operator(Operator::Equal) if own.copy_assignment == Some(function) => |part| part.copy_assignment,
            NameKind::Operator(Operator::Equal) if own.move_assignment == Some(function) => {
                |part| part.move_assignment.or(part.copy_assignment)
            }
            _ => return Vec::new(),
        };
        let is_default = name == Name::CONSTRUCTOR && own.default_constructor == Some(function);
        let entry = &self.program.classes[class];
        if entry.key == cufe_il::ClassKey::Union {
            return Vec::new();
        }
        let bases = entry.bases.iter().map(|base| base.ty);
        let members = entry.data_members.iter();
        let members = members
            .filter(|member| member.variable.is_some())
            .filter(|member| !(is_default && member.flags.contains(DataMemberFlags::INITIALIZED)))
            .map(|member| member.ty);
        let types: Vec<_> = bases.chain(members).collect();
        let mut found = Vec::new();
        for ty in types {
            if self.program.is_reference(ty) {
                continue;
            }
            let element = self.element_type(ty).0;
            let is_array = matches!(self.program.structure(ty), Type::Array { .. });
            if let Some(part) = self.program.class_of(element) {
                let members = self.special_members_of_parts(part);
                found.extend(choice(&members).map(|function| (function, is_array)));
            }
        }
        found
    }

    /// Whether a constructor or destructor is used for the base of an object of another class. The device compiler makes a
    /// function of its own for that.
    pub(super) fn is_use_for_base(&self, used: &RecordedUse) -> bool {
        let is_special = |function: FunctionId| {
            let name = self.program.entities[self.program.functions[function].entity].name;
            name == Name::CONSTRUCTOR || name == Name::DESTRUCTOR
        };
        if !is_special(used.user) || !is_special(used.function) {
            return false;
        }
        let (Some(class), Some(part)) = (self.class_of_member(used.user), self.class_of_member(used.function)) else {
            return false;
        };
        let bases = self.program.classes[class].bases.iter().map(|base| base.ty).chain(self.virtual_bases(class));
        let is_base = bases.into_iter().any(|base| self.program.class_of(base) == Some(part));
        is_base && self.is_outside_of_body(used)
    }

    fn is_outside_of_body(&self, used: &RecordedUse) -> bool {
        let body = self.program.definition_of(used.user).and_then(|definition| definition.body);
        body.is_none_or(|(open, close)| used.token <= open || used.token >= close)
    }

    /// Whether a constructor names the destructor of a base or member, for what an exception would destroy: there are none in
    /// device code.
    pub(super) fn is_end_of_part_in_constructor(&self, used: &RecordedUse) -> bool {
        let name = |function: FunctionId| self.program.entities[self.program.functions[function].entity].name;
        !used.ends_life
            && name(used.function) == Name::DESTRUCTOR
            && self.is_constructor(used.user)
            && self.is_outside_of_body(used)
    }

    /// Adds the functions that constants in bodies stand for.
    pub(super) fn add_uses_of_constants(&self, uses: &mut Vec<RecordedUse>) {
        uses.extend(self.cuda.constant_functions.iter().map(|constant| {
            let used = RecordedUse::implied(constant.user, constant.function, constant.token);
            RecordedUse { is_call: constant.is_call, ..used }
        }));
    }

    /// Where a body ends: at the statement that returns, or at the brace.
    pub(super) fn end_of_body(&self, body: StatementId) -> u32 {
        let entry = &self.program.statements[body];
        let kind = entry.kind;
        match self.program.statements_in(&kind).last().map(|&last| &self.program.statements[last]) {
            Some(last) if matches!(last.kind, StatementKind::Return { .. }) => last.first,
            _ => entry.last,
        }
    }
}
