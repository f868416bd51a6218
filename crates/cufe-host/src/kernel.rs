//! Kernels: declarations without body, and for templates a wrapper that the stub file specializes.

use crate::builder::{Builder, HIDDEN};
use crate::edit::Piece;
use cufe_il::{
    EntityKind, Function, FunctionDeclaration, FunctionDeclarationFlags as Flags, FunctionFlags, ParameterDeclaration,
    ParameterFlags, TemplateId,
};
use cufe_lex::TokenKind;

/// A template parameter, as a template argument of the wrapper names it.
struct HeadParameter {
    name: String,
    is_pack: bool,
}

impl Builder<'_> {
    /// Edits the declaration of a kernel.
    pub fn kernel(&mut self, declaration: &FunctionDeclaration, function: &Function) {
        let flags = declaration.flags;
        let template = self.kernel_template(declaration, function);
        let specialization =
            flags.contains(Flags::SPECIALIZATION) || function.flags.contains(FunctionFlags::SPECIALIZATION);
        if flags.intersects(Flags::INSTANTIATION | Flags::INSTANTIATION_DECLARATION) {
            if self.options.dialect.is_clang() {
                let mut pieces = vec![Piece::text("template <> __specialization_static ")];
                pieces.extend(self.wrapper_declaration(declaration));
                pieces.push(Piece::text("; "));
                self.edits.before(self.start(declaration.first), pieces);
            }
            return;
        }
        let place = self.decoration_place(declaration.specifiers);
        if self.options.debug_mode {
            self.decorate(place, "__attribute__((noinline)) ");
        }
        if specialization && !flags.contains(Flags::FRIEND) {
            self.kernel_specialization(declaration, function, place);
        } else if let Some(template) = template {
            self.kernel_template_declaration(declaration, function, template, place);
        } else {
            self.hide(declaration, function, place);
            if declaration.body.is_some() {
                self.remove_body(declaration, Vec::new());
            }
        }
    }

    /// The template that a kernel is the pattern of.
    fn kernel_template(&self, declaration: &FunctionDeclaration, function: &Function) -> Option<TemplateId> {
        if declaration.flags.contains(Flags::SPECIALIZATION) {
            return None;
        }
        self.program().entities[function.entity].template
    }

    fn hide(&mut self, declaration: &FunctionDeclaration, function: &Function, place: u32) {
        // A friend declaration without head that names a specialization adds nothing.
        let names_specialization = declaration.flags.contains(Flags::FRIEND)
            && declaration.name_last > declaration.name
            && declaration.heads.is_empty();
        let visible = declaration.flags.contains(Flags::VISIBILITY);
        if !names_specialization
            && !declaration.flags.contains(Flags::STATIC)
            && self.is_hidden(function.entity, function.linkage, visible)
        {
            self.decorate(place, HIDDEN);
        }
    }

    fn is_defined(&self, function: &Function) -> bool {
        function.definition.is_some() || function.flags.contains(FunctionFlags::DEFINED)
    }

    fn kernel_template_declaration(
        &mut self,
        declaration: &FunctionDeclaration,
        function: &Function,
        template: TemplateId,
        place: u32,
    ) {
        let flags = declaration.flags;
        let defined = self.is_defined(function) || self.program().templates[template].is_defined;
        let is_static = self.options.static_host_stub && defined;
        if flags.contains(Flags::FRIEND) {
            if !is_static {
                self.hide(declaration, function, place);
            }
            return;
        }
        // The wrapper in front.
        let start = self.start(declaration.first);
        let mut pieces = Vec::new();
        if declaration.body.is_some() {
            pieces.push(Piece::text(
                "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n",
            ));
        }
        if let (Some(first), Some(last)) = (declaration.heads.first(), declaration.heads.last()) {
            pieces.push(self.slice(first.0, last.3));
            pieces.push(Piece::text(" "));
        }
        if place > declaration.specifiers {
            pieces.push(self.slice(declaration.specifiers, place - 1));
            pieces.push(Piece::text(" "));
        }
        pieces.push(Piece::text("static "));
        if flags.contains(Flags::INLINE) {
            pieces.push(Piece::text("inline "));
        }
        pieces.extend(self.wrapper_declaration(declaration));
        if declaration.body.is_some() {
            pieces.push(Piece::text(" { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0); }\n#pragma GCC diagnostic pop\n"));
        } else {
            pieces.push(Piece::text("; "));
        }
        self.edits.before(start, pieces);
        // The kernel.
        if is_static {
            if !flags.contains(Flags::STATIC) {
                self.decorate(place, "static ");
            }
            self.drop_storage(declaration, TokenKind::KwExtern, place);
        } else {
            self.hide(declaration, function, place);
        }
        if declaration.body.is_some() {
            let arguments = self.head_arguments(declaration, template);
            self.forward(declaration, function, vec![Piece::text(arguments)]);
        }
    }

    fn kernel_specialization(&mut self, declaration: &FunctionDeclaration, function: &Function, place: u32) {
        let mut pieces = vec![Piece::text("template <> __specialization_static ")];
        pieces.extend(self.wrapper_declaration(declaration));
        pieces.push(Piece::text("; "));
        self.edits.before(self.start(declaration.first), pieces);
        if !self.options.static_host_stub {
            self.hide(declaration, function, place);
        } else if self.is_defined(function) {
            self.decorate(place, "__specialization_static ");
        }
        if declaration.body.is_some() {
            let arguments = if declaration.name_last > declaration.name {
                vec![self.slice(declaration.name + 1, declaration.name_last)]
            } else {
                Vec::new()
            };
            self.forward(declaration, function, arguments);
        }
    }

    /// Removes a storage class specifier among the specifiers of a declaration.
    fn drop_storage(&mut self, declaration: &FunctionDeclaration, kind: TokenKind, place: u32) {
        let mut token = place;
        while token < declaration.declarator {
            if self.kind(token) == kind {
                self.drop_once(token);
            }
            token = self.partner(token).max(token) + 1;
        }
    }

    /// The wrapper's specifiers without storage class, its declarator with the prefixed name and reference parameters.
    fn wrapper_declaration(&self, declaration: &FunctionDeclaration) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let first = self.decoration_place(declaration.specifiers);
        self.specifiers_without_storage(first, declaration.declarator, &mut pieces);
        if declaration.declarator < declaration.name {
            pieces.push(self.slice(declaration.declarator, declaration.name - 1));
        }
        pieces.push(Piece::text(format!("__wrapper__device_stub_{}", self.spelling(declaration.name))));
        if declaration.name_last > declaration.name {
            pieces.push(self.slice(declaration.name + 1, declaration.name_last));
        }
        let Some((open, close)) = declaration.parameters else { return pieces };
        if open > declaration.name_last + 1 {
            pieces.push(self.slice(declaration.name_last + 1, open - 1));
        }
        pieces.push(Piece::text("("));
        for (index, parameter) in declaration.parameter_list.iter().enumerate() {
            if index > 0 {
                pieces.push(Piece::text(", "));
            }
            self.reference_parameter(parameter, &mut pieces);
        }
        pieces.push(Piece::text(")"));
        if close < declaration.declarator_last {
            pieces.push(Piece::text(" "));
            pieces.push(self.slice(close + 1, declaration.declarator_last));
        }
        pieces
    }

    /// A parameter of the wrapper: of type `T &` where the kernel has `T`; references, arrays and functions stay.
    fn reference_parameter(&self, parameter: &ParameterDeclaration, pieces: &mut Vec<Piece>) {
        if parameter.flags.intersects(ParameterFlags::REFERENCE | ParameterFlags::ARRAY_OR_FUNCTION) {
            pieces.push(self.slice(parameter.first, parameter.last));
            return;
        }
        let place = parameter_place(self, parameter);
        if place > parameter.first {
            pieces.push(self.slice(parameter.first, place - 1));
        }
        pieces.push(Piece::text(" &"));
        if place <= parameter.last {
            pieces.push(self.slice(place, parameter.last));
        }
    }

    /// Puts a call of the wrapper in place of a kernel's body.
    fn forward(&mut self, declaration: &FunctionDeclaration, function: &Function, arguments: Vec<Piece>) {
        let namespaces = self.namespaces(self.program().entities[function.entity].scope);
        let mut callee = String::from("{ ");
        if !namespaces.is_empty() {
            for namespace in namespaces {
                callee.push_str("::");
                callee.push_str(&namespace);
            }
            callee.push_str("::");
        }
        callee.push_str("__wrapper__device_stub_");
        callee.push_str(&self.spelling(declaration.name));
        let mut pieces = vec![Piece::text(callee)];
        pieces.extend(arguments);
        let mut call = String::from("(");
        for (index, parameter) in declaration.parameter_list.iter().enumerate() {
            if index > 0 {
                call.push_str(", ");
            }
            call.push_str(&self.parameter_name(parameter));
            if parameter.flags.contains(ParameterFlags::PACK) {
                call.push_str("...");
            }
        }
        call.push_str("); return; }");
        pieces.push(Piece::text(call));
        self.replace_body(declaration, false, pieces);
    }

    /// The name of a parameter; an unnamed one gets a name.
    fn parameter_name(&mut self, parameter: &ParameterDeclaration) -> String {
        if let Some(name) = parameter.name {
            return self.spelling(name);
        }
        let name = self.invented_name();
        let place = parameter.insertion;
        if place > parameter.last || place <= parameter.first {
            self.insert_after(parameter.last, format!(" {name}"));
        } else {
            self.insert_after(place - 1, format!(" {name}"));
        }
        name
    }

    /// The explicit template arguments with which a kernel template calls its wrapper: all parameters of its head.
    pub(crate) fn head_arguments(&mut self, declaration: &FunctionDeclaration, template: TemplateId) -> String {
        let Some(&(keyword, open, close, _)) = declaration.heads.last() else { return String::new() };
        let parameters = self.head_parameters(template, keyword, open, close);
        let mut text = String::from("<");
        for (index, parameter) in parameters.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(&parameter.name);
            if parameter.is_pack {
                text.push_str("...");
            }
        }
        text.push('>');
        text
    }

    /// The parameters of a head. Each declaration of a template has a head of its own, with names of its own.
    fn head_parameters(&mut self, template: TemplateId, keyword: u32, open: u32, close: u32) -> Vec<HeadParameter> {
        let program = self.program();
        let head = &program.templates[template].head;
        let mut result = Vec::new();
        if head.first == keyword {
            for parameter in &head.parameters {
                if matches!(program.entities[parameter.entity].kind, EntityKind::Label) || parameter.first < open {
                    continue;
                }
                if parameter.first > close {
                    continue;
                }
                let last = parameter.equal.map_or(parameter.last, |equal| equal.saturating_sub(1));
                let name = self.head_name(parameter.name, last);
                result.push(HeadParameter { name, is_pack: parameter.is_pack });
            }
            return result;
        }
        for (first, last) in self.head_ranges(open, close) {
            let name = self.declared_name(first, last);
            let is_pack = self.is_pack(first, last);
            let name = self.head_name(name, last);
            result.push(HeadParameter { name, is_pack });
        }
        result
    }

    fn head_name(&mut self, name: Option<u32>, last: u32) -> String {
        match name {
            Some(name) => self.spelling(name),
            None => {
                let name = self.invented_name();
                self.insert_after(last, format!(" {name}"));
                name
            }
        }
    }

    /// The parameters in a head, without default arguments.
    fn head_ranges(&self, open: u32, close: u32) -> Vec<(u32, u32)> {
        let mut ranges = Vec::new();
        let mut first = open + 1;
        let mut last = None;
        let mut depth = 0u32;
        let mut token = open + 1;
        while token <= close {
            match self.kind(token) {
                TokenKind::Less if last.is_none() => depth += 1,
                TokenKind::Greater if token < close && depth > 0 => depth -= 1,
                TokenKind::Equal if depth == 0 && last.is_none() => last = Some(token - 1),
                TokenKind::Comma if depth == 0 && (last.is_none() || self.begins_parameter(token + 1, close)) => {
                    ranges.push((first, last.take().unwrap_or(token - 1)));
                    first = token + 1;
                }
                _ => {}
            }
            if token == close {
                break;
            }
            token = self.partner(token).max(token) + 1;
        }
        if first < close {
            ranges.push((first, last.unwrap_or(close - 1)));
        }
        ranges
    }

    /// Whether the tokens from `token` on can begin a template parameter: after the comma behind a default argument, where
    /// a template argument list of the default could go on.
    fn begins_parameter(&self, token: u32, close: u32) -> bool {
        let mut depth = 0i32;
        let mut at = token;
        while at < close {
            match self.kind(at) {
                TokenKind::Less => depth += 1,
                TokenKind::Greater => depth -= 1,
                _ => {}
            }
            if depth < 0 {
                return false;
            }
            at = self.partner(at).max(at) + 1;
        }
        true
    }

    /// The name that a template parameter without its default argument declares: its last identifier, unless that belongs
    /// to the type.
    fn declared_name(&self, first: u32, last: u32) -> Option<u32> {
        let mut token = last;
        // `T (&name)[3]`, `int (*name)(T)`: the name stands in the first parentheses that begin with an operator.
        let mut at = first;
        while at <= last {
            if self.kind(at) == TokenKind::LeftParen {
                let partner = self.partner(at);
                if partner > at + 1
                    && matches!(
                        self.kind(at + 1),
                        TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand
                    )
                {
                    token = partner - 1;
                    let named = self.kind(token) == TokenKind::Identifier;
                    return named.then_some(token);
                }
            }
            at = self.partner(at).max(at) + 1;
        }
        while token > first && self.kind(token) == TokenKind::RightBracket {
            token = self.partner(token).saturating_sub(1);
        }
        if self.kind(token) != TokenKind::Identifier || token <= first {
            return None;
        }
        match self.kind(token - 1) {
            // The type itself: `N::type`, `typename T` is a name.
            TokenKind::ColonColon => None,
            _ => Some(token),
        }
    }

    fn is_pack(&self, first: u32, last: u32) -> bool {
        let mut at = first;
        while at <= last {
            if self.kind(at) == TokenKind::Ellipsis {
                return true;
            }
            at = match self.kind(at) {
                TokenKind::LeftParen if self.kind(at + 1) != TokenKind::Ellipsis => self.partner(at).max(at) + 1,
                _ => at + 1,
            };
        }
        false
    }
}

/// The token of a parameter in front of which `&` is inserted: the name, or the ellipsis in front of it.
fn parameter_place(builder: &Builder<'_>, parameter: &ParameterDeclaration) -> u32 {
    let place = parameter.insertion.clamp(parameter.first, parameter.last + 1);
    if parameter.flags.contains(ParameterFlags::PACK)
        && place > parameter.first
        && builder.kind(place - 1) == TokenKind::Ellipsis
    {
        place - 1
    } else {
        place
    }
}
