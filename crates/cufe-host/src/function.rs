//! Functions that are not kernels: device-only ones get a replacement body.

use crate::builder::{Builder, UNUSED};
use crate::edit::Piece;
use cufe_il::{
    EntityFlags, EntityKind, ExecutionSpace, Function, FunctionDeclaration, FunctionDeclarationFlags as Flags,
    FunctionFlags, NameKind, Qualifiers, TypeId,
};
use cufe_lex::TokenKind;

/// A function body that `--no-shadow-functions` leaves out.
#[derive(Clone, Debug)]
pub struct Placeholder {
    /// The plain name of the function; empty for operators.
    pub name: String,
    /// Offsets of the braces of the body.
    pub body: (u32, u32),
}

impl Builder<'_> {
    /// Edits all function declarations. Returns the bodies for which a debugger wants placeholders.
    pub fn functions(&mut self) -> Vec<Placeholder> {
        let program = self.program();
        let mut placeholders = Vec::new();
        for declaration in program.written_functions() {
            let Some(function) = program.functions.get(declaration.function) else { continue };
            let builtin = program.entities[function.entity].flags.contains(EntityFlags::DEVICE_BUILTIN);
            if function.flags.contains(FunctionFlags::LAMBDA) {
                continue;
            }
            self.repeat_constexpr(declaration, function);
            self.repeat_inline(declaration, function);
            if builtin && !function.space.intersects(ExecutionSpace::HOST_CAPABLE | ExecutionSpace::HOST_SIDE) {
                if !declaration.flags.contains(Flags::GROUP) {
                    self.cut(declaration.first, declaration.last);
                }
            } else if function.space.is_kernel() {
                self.kernel(declaration, function);
            } else if function.space.is_device_only() {
                self.device_function(declaration, function, &mut placeholders);
            }
        }
        placeholders
    }

    /// Adds `constexpr` to a declaration that lacks it: host compilers want all declarations of a function to agree, and
    /// CUDA headers declare mathematical functions without it that the library declares with it.
    fn repeat_constexpr(&mut self, declaration: &FunctionDeclaration, function: &Function) {
        let elsewhere = Flags::INSTANTIATION
            | Flags::INSTANTIATION_DECLARATION
            | Flags::SPECIALIZATION
            | Flags::IN_CLASS
            | Flags::FRIEND;
        if !function.flags.contains(FunctionFlags::CONSTEXPR)
            || declaration.flags.intersects(elsewhere)
            || self.is_member(declaration.function)
        {
            return;
        }
        let mut token = declaration.specifiers;
        while token < declaration.name_first {
            if matches!(self.kind(token), TokenKind::KwConstexpr | TokenKind::KwConsteval) {
                return;
            }
            token = self.partner(token).max(token) + 1;
        }
        let place = self.decoration_place(declaration.specifiers);
        self.decorate(place, "constexpr ");
    }

    /// Adds `inline` to the declaration in a class of a virtual function whose body stands outside and is inline. The first
    /// virtual function that is not inline is the class's key function ([Itanium C++ ABI] 5.2.3): host compilers that
    /// choose it at the end of the class would define the virtual table, and all that it needs, with its definition.
    /// Instances of class templates have none.
    fn repeat_inline(&mut self, declaration: &FunctionDeclaration, function: &Function) {
        let others = Flags::INLINE | Flags::FRIEND | Flags::GROUP | Flags::DEFAULTED | Flags::DELETED | Flags::PURE;
        if declaration.flags.contains(Flags::IN_CLASS)
            && !declaration.flags.intersects(others)
            && declaration.body.is_none()
            && declaration.heads.is_empty()
            && function.flags.contains(FunctionFlags::VIRTUAL | FunctionFlags::INLINE | FunctionFlags::DEFINED)
            && !function.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && !self.is_member_of_template(declaration.function)
        {
            let place = self.decoration_place(declaration.specifiers);
            self.decorate(place, "inline ");
        }
    }

    fn device_function(
        &mut self,
        declaration: &FunctionDeclaration,
        function: &Function,
        placeholders: &mut Vec<Placeholder>,
    ) {
        let flags = declaration.flags;
        let member = self.is_member(declaration.function);
        let no_shadow = self.options.no_shadow_functions;
        if flags.intersects(Flags::INSTANTIATION | Flags::INSTANTIATION_DECLARATION) {
            if no_shadow && !flags.contains(Flags::GROUP) {
                self.cut(declaration.first, declaration.last);
            }
            return;
        }
        let constant = function.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL);
        let kind = self.program().entities[function.entity].name.kind();
        if matches!(kind, NameKind::DeductionGuide(_)) {
            return;
        }
        if !member && !self.options.dialect.is_clang() {
            let place = self.decoration_place(declaration.specifiers);
            self.decorate(place, UNUSED);
        }
        let fixed = Flags::DEFAULTED | Flags::DELETED | Flags::PURE;
        if constant || flags.intersects(fixed) || function.flags.intersects(FunctionFlags::DEFAULTED) {
            return;
        }
        self.void_result(declaration);
        if declaration.body.is_none() {
            return;
        }
        if no_shadow && !member {
            placeholders.extend(self.placeholder(declaration, function));
            self.remove_body(declaration, Vec::new());
            return;
        }
        let structor = matches!(kind, NameKind::Constructor | NameKind::Destructor);
        if let (Some(colon), Some((open, _))) = (declaration.initializers, declaration.body) {
            let names: Vec<u32> = declaration.parameter_list.iter().filter_map(|parameter| parameter.name).collect();
            self.builtin_variables_in(colon, open, &names);
        }
        let text = self.replacement_body(declaration, structor);
        self.replace_body(declaration, structor, vec![Piece::text(text)]);
        if flags.contains(Flags::STATIC)
            && !member
            && !flags.intersects(Flags::INLINE | Flags::GROUP | Flags::FRIEND | Flags::BLOCK_SCOPE)
        {
            self.silence(declaration, "-Wunused-function");
        }
    }

    /// Puts a declaration between pragmas that switch a warning off, for hosts that do not know the attribute.
    fn silence(&mut self, declaration: &FunctionDeclaration, warning: &str) {
        if !self.options.dialect.is_clang() {
            return;
        }
        let before = format!("\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"{warning}\"\n");
        let place = self.start(declaration.first);
        self.edits.before(place, vec![Piece::text(before), Piece::Place(place)]);
        self.insert_after(declaration.last, "\n#pragma GCC diagnostic pop\n");
    }

    /// The text of a body that the host program never runs: it names the parameters and does not return. The body of
    /// constructors and destructors returns, so that objects of static storage duration can be made and destroyed.
    fn replacement_body(&self, declaration: &FunctionDeclaration, structor: bool) -> String {
        let mut body = String::from(if structor {
            "{ void *volatile __cufe_none = 0; "
        } else {
            "{ volatile int __cufe_status = 1; "
        });
        for parameter in &declaration.parameter_list {
            if let Some(name) = parameter.name
                && !parameter.flags.contains(cufe_il::ParameterFlags::PACK)
            {
                // GCC warns that a cast to `void` does not access the object. Where nobody needs the declaration, its types
                // may not be known.
                let is_volatile_reference = !self.unit.is_unneeded(name) && self.is_volatile_reference(parameter.ty);
                let name = self.spelling(name);
                if is_volatile_reference {
                    body.push_str("(void)&reinterpret_cast<const volatile char &>(");
                    body.push_str(&name);
                    body.push_str("); ");
                } else {
                    body.push_str("(void)");
                    body.push_str(&name);
                    body.push_str("; ");
                }
            }
        }
        body.push_str(if structor { "::free(__cufe_none); }" } else { "::exit(__cufe_status); }" });
        body
    }

    /// Whether a type is a reference to a volatile one.
    fn is_volatile_reference(&self, ty: TypeId) -> bool {
        let program = self.program();
        let target = program.canonical(program.non_reference(ty));
        program.is_reference(ty) && program.unqualified(target).1.contains(Qualifiers::VOLATILE)
    }

    /// The keyword `try` of a function-try-block.
    pub fn try_keyword(&self, declaration: &FunctionDeclaration) -> Option<u32> {
        let body = declaration.body?.0;
        if !declaration.flags.contains(Flags::TRY_BLOCK) {
            return None;
        }
        (declaration.declarator_last + 1..body).find(|&token| self.kind(token) == TokenKind::KwTry)
    }

    /// Puts something in place of the body, handlers included. A constructor keeps its initializers.
    pub fn replace_body(&mut self, declaration: &FunctionDeclaration, keep_initializers: bool, pieces: Vec<Piece>) {
        let Some((open, close)) = declaration.body else { return };
        let mut first = open;
        if let Some(keyword) = self.try_keyword(declaration) {
            if keep_initializers && declaration.initializers.is_some() {
                self.cut(keyword, keyword);
            } else {
                first = keyword;
            }
        } else if !keep_initializers && let Some(colon) = declaration.initializers {
            first = colon;
        }
        let last = if declaration.flags.contains(Flags::TRY_BLOCK) { declaration.last.max(close) } else { close };
        self.edits.replace(self.start(first), self.end(last), pieces);
    }

    /// Leaves the body out: what stays is a declaration.
    pub fn remove_body(&mut self, declaration: &FunctionDeclaration, mut pieces: Vec<Piece>) {
        pieces.push(Piece::text(";"));
        self.replace_body(declaration, false, pieces);
    }

    /// A deduced result of a device function becomes `void`: the replacement body returns nothing. A trailing return type
    /// says the result already.
    fn void_result(&mut self, declaration: &FunctionDeclaration) {
        let Some(token) = declaration.deduced_return else { return };
        if declaration.trailing_return.is_some() {
            return;
        }
        let last = match self.kind(token + 1) {
            TokenKind::LeftParen if self.kind(token) == TokenKind::KwDecltype => self.partner(token + 1),
            _ => token,
        };
        let first = self.constraint_start(token);
        self.replace(first, last, "void");
        // `auto *f()`, `const auto &f()`: a pointer operator of `void` would be no result for a function that exits.
        if declaration.declarator < declaration.name_first {
            let operators = declaration.declarator..declaration.name_first;
            let pointers = [
                TokenKind::Star,
                TokenKind::Ampersand,
                TokenKind::AmpersandAmpersand,
                TokenKind::KwConst,
                TokenKind::KwVolatile,
                TokenKind::KwRestrict,
            ];
            if operators.clone().all(|operator| pointers.contains(&self.kind(operator))) {
                self.cut(operators.start, operators.end - 1);
            }
        }
    }

    /// The first token of a placeholder type with its type-constraint ([dcl.spec.auto]): in front of `auto` a name can be
    /// nothing else.
    fn constraint_start(&self, placeholder: u32) -> u32 {
        let mut first = placeholder;
        while first > 0 {
            match self.kind(first - 1) {
                TokenKind::Identifier if first == placeholder || self.kind(first) == TokenKind::ColonColon => {
                    first -= 1
                }
                TokenKind::ColonColon if self.kind(first) == TokenKind::Identifier => first -= 1,
                TokenKind::Greater if first == placeholder || self.kind(first) == TokenKind::ColonColon => {
                    let Some(open) = self.template_arguments_start(first - 1) else { return placeholder };
                    if open == 0 || self.kind(open - 1) != TokenKind::Identifier {
                        return placeholder;
                    }
                    first = open - 1;
                }
                _ => break,
            }
        }
        first
    }

    /// The `<` of the template argument list that a `>` closes.
    pub fn template_arguments_start(&self, close: u32) -> Option<u32> {
        let mut depth = 0u32;
        let mut token = close;
        loop {
            match self.kind(token) {
                TokenKind::Greater => depth += 1,
                TokenKind::Less => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(token);
                    }
                }
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    token = self.partner(token).min(token);
                }
                TokenKind::Semicolon => return None,
                _ => {}
            }
            token = token.checked_sub(1)?;
        }
    }

    fn placeholder(&self, declaration: &FunctionDeclaration, function: &Function) -> Option<Placeholder> {
        let (open, close) = declaration.body?;
        let program = self.program();
        let name = match program.entities[function.entity].kind {
            EntityKind::Function(_) => program.symbol(function.entity),
            _ => None,
        };
        let name = name.map(|symbol| self.tokens().interner.text(symbol).to_owned()).unwrap_or_default();
        Some(Placeholder { name, body: (self.start(open), self.start(close)) })
    }
}
