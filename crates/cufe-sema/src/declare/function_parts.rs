//! What follows the declarator of a function: virt-specifiers, constraints, `= default` and bodies ([dcl.fct.def]).

use crate::Sema;
use cufe_il::{
    ExpressionId, FunctionDeclaration, FunctionDeclarationFlags as Written, FunctionDeclarationId, FunctionFlags,
    FunctionId, Name, ScopeId, ScopeKind, StatementId,
};

/// The tokens of a body.
#[derive(Clone, Copy, Debug)]
pub struct BodyTokens {
    /// `:` of the mem-initializers.
    pub initializers: Option<u32>,
    /// `{` and `}`
    pub body: Option<(u32, u32)>,
    /// Its last token, handlers included.
    pub last: u32,
    /// A function-try-block.
    pub is_try: bool,
}

impl Sema<'_> {
    /// The trailing requires-clause of a function ([dcl.decl.general]/4). `scope`: that of the parameters. The arguments of an
    /// instance satisfy the template's.
    pub fn constrain_function(&mut self, function: FunctionId, constraint: ExpressionId, scope: Option<ScopeId>) {
        if self.program.functions[function].specialized.is_some() {
            return;
        }
        let entity = self.program.functions[function].entity;
        // A later declaration says the same in its own names ([temp.over.link]/6), which the place of the first does not know.
        if self.constraints.places.contains_key(&entity) && self.program.constraints.contains_key(&entity) {
            return;
        }
        self.program.constraints.insert(entity, constraint);
        if let Some(scope) = scope {
            self.constraints.places.insert(entity, scope);
        }
    }

    /// `override` and `final` ([class.virtual])
    pub fn add_virt_specifiers(&mut self, function: FunctionId, flags: FunctionFlags) {
        self.program.functions[function].flags |= flags;
    }

    /// An exception specification is written; whether it throws is not known where it is open.
    pub fn note_exception_specification(&mut self, function: FunctionId, is_open: bool) {
        let flags = &mut self.program.functions[function].flags;
        *flags |= FunctionFlags::EXCEPTION_SPECIFICATION;
        flags.set(FunctionFlags::OPEN_SPECIFICATION, is_open);
    }

    /// Calls of a function from functions that run elsewhere are not checked.
    pub fn disable_execution_check(&mut self, function: FunctionId) {
        self.program.functions[function].flags |= FunctionFlags::CHECK_DISABLED;
    }

    /// `= default`, `= delete` or `= 0`, as `written`. `deletes`: a deletion holds.
    pub fn define_by_assignment(
        &mut self,
        record: FunctionDeclarationId,
        written: Written,
        in_class: bool,
        deletes: bool,
    ) {
        self.program.function_declarations[record].flags |= written;
        let function = self.program.function_declarations[record].function;
        let is_constructor = self.is_constructor(function);
        self.program.functions[function].flags |= match written {
            Written::DEFAULTED if in_class => FunctionFlags::DEFAULTED,
            Written::DEFAULTED => FunctionFlags::DEFAULTED_LATER,
            Written::DELETED if deletes => FunctionFlags::DELETED,
            Written::DELETED => FunctionFlags::empty(),
            // Only virtual functions are pure, which constructors are not.
            _ if is_constructor => FunctionFlags::empty(),
            _ => FunctionFlags::PURE,
        };
        let entity = self.program.functions[function].entity;
        if written == Written::DEFAULTED && !in_class && self.program.entities[entity].name == Name::DESTRUCTOR {
            self.check_destructor_deallocation(function, self.program.function_declarations[record].name);
        }
    }

    /// The last token of a declaration.
    pub fn end_function_declaration(&mut self, record: FunctionDeclarationId, last: u32) {
        self.program.function_declarations[record].last = last;
    }

    /// A body makes a declaration the definition of its function.
    pub fn note_body(&mut self, record: FunctionDeclarationId, body: BodyTokens) {
        let entry = &mut self.program.function_declarations[record];
        entry.initializers = body.initializers;
        entry.body = body.body;
        entry.last = body.last;
        if body.is_try {
            entry.flags |= Written::TRY_BLOCK;
        }
        // The class of an instance may need it before it is complete.
        if self.declaring.in_instance {
            entry.flags |= Written::NOT_WRITTEN;
        }
        let function = entry.function;
        self.program.functions[function].definition = Some(record);
        self.program.functions[function].flags |= FunctionFlags::DEFINED;
    }

    /// A body is parsed: the parameters belong to the function.
    pub fn begin_body(&mut self, record: FunctionDeclarationId) {
        let entry = &self.program.function_declarations[record];
        let (function, scope) = (entry.function, entry.parameter_scope);
        if self.program.scopes[scope].kind == ScopeKind::FunctionParameters {
            self.program.scopes[scope].entity = Some(self.program.functions[function].entity);
        }
        self.program.bodies_parsed += 1;
        if self.options.complete_program {
            self.program.ends.begun_bodies.insert(function, self.program.entities.len() as u32);
        }
    }

    /// The mem-initializers of a constructor: what each initializes, with its tokens and its value.
    pub fn note_member_initializers(
        &mut self,
        record: FunctionDeclarationId,
        initializers: Vec<cufe_il::MemberInitializer>,
    ) {
        self.program.function_declarations[record].member_initializers = initializers;
    }

    /// The statement of a body.
    pub fn set_body(&mut self, record: FunctionDeclarationId, statement: StatementId) {
        self.program.function_declarations[record].statement = Some(statement);
        self.note_body_end(self.program.function_declarations[record].function);
    }

    /// Notes how many entities there are when a body has been read, where the program is wanted complete.
    pub fn note_body_end(&mut self, function: FunctionId) {
        if self.options.complete_program {
            self.program.ends.bodies.insert(function, self.program.entities.len() as u32);
        }
    }

    /// The handlers of a function-try-block.
    pub fn set_handlers(&mut self, block: StatementId, handlers: &[StatementId]) {
        self.program.function_handlers.insert(block, handlers.to_vec());
    }

    /// Adds a declaration of a function of which nothing is merged.
    pub fn add_function_declaration(&mut self, record: FunctionDeclaration) -> FunctionDeclarationId {
        let function = record.function;
        let id = self.program.function_declarations.push(record);
        if self.program.functions[function].first_declaration.is_some() {
            self.declarations.further.entry(function).or_default().push(id);
        }
        id
    }
}
