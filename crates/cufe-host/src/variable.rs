//! Variables with a memory space: what the host compiler has in their place.

use crate::builder::{Builder, HIDDEN, UNUSED};
use crate::edit::Piece;
use cufe_il::{
    ArrayBound, EntityFlags, MemorySpace, Name, Program, Qualifiers, Type, TypeId, Variable, VariableDeclaration,
    VariableDeclarationFlags as Flags, VariableFlags,
};
use cufe_lex::TokenKind;
use rustc_hash::FxHashMap;

/// The section of the pointers that stand for managed variables.
const MANAGED_SECTION: &str = "__attribute__((section(\"__nv_managed_data__\"))) ";

/// The start of the names of builtin device variables in the host file.
pub const BUILTIN_VARIABLE_PREFIX: &str = "__device_builtin_variable_";

/// What happens to the storage class specifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Storage {
    /// It stays.
    #[default]
    Keep,
    /// `static`, in place of `extern` or added.
    Static,
    /// `extern` goes: without its initializer the definition would be a mere declaration.
    WithoutExtern,
}

/// What is added in front of the specifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Decoration {
    unused: bool,
    section: bool,
    hidden: bool,
    storage: Storage,
}

impl Builder<'_> {
    /// Edits all declarations of variables.
    pub fn variables(&mut self) {
        let program = self.program();
        let mut groups: FxHashMap<u32, Vec<&VariableDeclaration>> = FxHashMap::default();
        let mut order = Vec::new();
        for declaration in program.written_variables() {
            let flags = declaration.flags;
            if flags.contains(Flags::BINDING) {
                continue;
            }
            if flags.intersects(Flags::NOT_FIRST | Flags::NOT_LAST) {
                let group = groups.entry(declaration.specifiers).or_default();
                if group.is_empty() {
                    order.push(declaration.specifiers);
                }
                group.push(declaration);
            } else {
                self.variable_group(&[declaration]);
            }
        }
        for specifiers in order {
            if let Some(group) = groups.get_mut(&specifiers) {
                group.sort_by_key(|declaration| declaration.declarator);
                group.dedup_by_key(|declaration| declaration.declarator);
                let group = group.clone();
                self.variable_group(&group);
            }
        }
    }

    fn variable_group(&mut self, group: &[&VariableDeclaration]) {
        let program = self.program();
        let mut decorations = Vec::with_capacity(group.len());
        let mut any = false;
        for declaration in group {
            let Some(variable) = program.variables.get(declaration.variable) else { return };
            let mut decoration = Decoration::default();
            if program.entities[variable.entity].flags.contains(EntityFlags::DEVICE_BUILTIN) {
                self.insert_before(declaration.name, BUILTIN_VARIABLE_PREFIX);
            } else if !variable.space.is_empty() && !declaration.flags.contains(Flags::IN_CLASS) {
                if declaration.flags.contains(Flags::BLOCK_SCOPE) && !declaration.flags.contains(Flags::EXTERN) {
                    // Only in bodies of device code, of which constexpr ones stay.
                    continue;
                }
                decoration = self.decoration(declaration, variable);
                any = true;
                self.declarator(declaration, variable);
            }
            decorations.push((decoration, !variable.space.is_empty()));
        }
        let (Some(first), Some(&(mut leading, _))) = (group.first(), decorations.first()) else { return };
        if !any || decorations.len() != group.len() {
            return;
        }
        let place = self.decoration_place(first.specifiers);
        let uniform = decorations.iter().all(|(decoration, _)| *decoration == leading);
        let splits = !uniform && !first.flags.contains(Flags::DEFINES_TYPE);
        if !uniform && !splits {
            // The type can't be named twice: the first variable with a space decides.
            if let Some((decoration, _)) = decorations.iter().find(|(_, special)| *special) {
                leading = *decoration;
            }
        }
        self.decorate_specifiers(first, place, leading);
        if !splits {
            return;
        }
        for (pair, declarations) in decorations.windows(2).zip(group.windows(2)) {
            let (&[before, after], &[previous, _]) = (pair, declarations) else { continue };
            if before.0 == after.0 || self.kind(previous.end) != TokenKind::Comma {
                continue;
            }
            let mut pieces = vec![Piece::text("; ")];
            if place > first.specifiers {
                pieces.push(self.slice(first.specifiers, place - 1));
                pieces.push(Piece::text(" "));
            }
            pieces.push(Piece::text(self.decoration_text(first, after.0)));
            self.specifiers_without_storage(place, first.specifiers_last + 1, &mut pieces);
            self.edits.replace(self.start(previous.end), self.end(previous.end), pieces);
        }
    }

    /// The decoration with the storage class spelled out, for specifiers that are copied without it.
    fn decoration_text(&self, declaration: &VariableDeclaration, decoration: Decoration) -> String {
        let flags = declaration.flags;
        let mut text = String::new();
        for (wanted, attribute) in
            [(decoration.unused, UNUSED), (decoration.section, MANAGED_SECTION), (decoration.hidden, HIDDEN)]
        {
            if wanted {
                text.push_str(attribute);
            }
        }
        let is_static = decoration.storage == Storage::Static || flags.contains(Flags::STATIC);
        let is_extern = decoration.storage == Storage::Keep && flags.contains(Flags::EXTERN);
        for (wanted, word) in
            [(is_static, "static "), (is_extern, "extern "), (flags.contains(Flags::INLINE), "inline ")]
        {
            if wanted {
                text.push_str(word);
            }
        }
        text
    }

    fn decorate_specifiers(&mut self, declaration: &VariableDeclaration, place: u32, decoration: Decoration) {
        if decoration.unused {
            self.decorate(place, UNUSED);
        }
        if decoration.section {
            self.decorate(place, MANAGED_SECTION);
        }
        if decoration.hidden {
            self.decorate(place, HIDDEN);
        }
        if decoration.storage == Storage::Keep {
            return;
        }
        let mut token = place;
        while token <= declaration.specifiers_last {
            if self.kind(token) == TokenKind::KwExtern {
                self.drop_once(token);
            }
            token = self.partner(token).max(token) + 1;
        }
        if decoration.storage == Storage::Static && !declaration.flags.contains(Flags::STATIC) {
            self.decorate(place, "static ");
        }
    }

    fn decoration(&self, declaration: &VariableDeclaration, variable: &Variable) -> Decoration {
        let flags = declaration.flags;
        let mut decoration = Decoration::default();
        if flags.intersects(Flags::INSTANTIATION | Flags::DIRECT_LINKAGE) {
            return decoration;
        }
        let whole_program = !self.options.device_c;
        let block = flags.contains(Flags::BLOCK_SCOPE);
        let inline = flags.contains(Flags::INLINE);
        let hidden = self.is_hidden(variable.entity, variable.linkage, flags.contains(Flags::VISIBILITY));
        let make_static = if whole_program { Storage::Static } else { Storage::Keep };
        if variable.space.contains(MemorySpace::SHARED) {
            decoration.unused = true;
            if !(flags.contains(Flags::EXTERN) && self.has_empty_bound(declaration)) {
                decoration.storage = make_static;
            }
        } else if variable.space.contains(MemorySpace::MANAGED) {
            if flags.contains(Flags::SPECIALIZATION) {
                decoration.section = true;
                decoration.hidden = hidden;
            } else {
                // GCC can't put inline variables into a section with others.
                decoration.section = !block && (!inline || self.options.dialect.is_clang());
                decoration.hidden = hidden && !whole_program;
                decoration.storage = make_static;
            }
        } else if flags.contains(Flags::SPECIALIZATION) {
            decoration.hidden = hidden;
        } else {
            decoration.hidden = hidden && !whole_program;
            decoration.storage = make_static;
        }
        let defined_extern = flags.contains(Flags::EXTERN | Flags::DEFINITION) && !whole_program;
        if defined_extern && !self.keeps_initializer(declaration, variable) {
            decoration.storage = Storage::WithoutExtern;
        }
        decoration
    }

    /// `[]` directly behind the name.
    fn has_empty_bound(&self, declaration: &VariableDeclaration) -> bool {
        declaration.suffix.is_some_and(|suffix| {
            self.kind(suffix) == TokenKind::LeftBracket && self.kind(suffix + 1) == TokenKind::RightBracket
        })
    }

    /// The type of the object, of arrays that of their elements, is const.
    fn is_constant(&self, variable: &Variable) -> bool {
        let program = self.program();
        let mut ty = program.canonical(variable.ty);
        while let Type::Array { element, .. } = program.written(ty) {
            ty = program.canonical(element);
        }
        program.unqualified(ty).1.contains(Qualifiers::CONST) || variable.flags.contains(VariableFlags::CONSTEXPR)
    }

    /// Whether the initializer of a device or constant variable stays.
    fn keeps_initializer(&self, declaration: &VariableDeclaration, variable: &Variable) -> bool {
        let flags = declaration.flags;
        if variable.space.contains(MemorySpace::MANAGED) || flags.contains(Flags::DIRECT_LINKAGE) {
            return false;
        }
        let spelt = declaration.placeholder.is_some() && self.spelt_type(variable.ty, 0).is_some();
        // A class template as placeholder needs the initializer to stay.
        let deduced = variable.flags.contains(VariableFlags::DEDUCED) || declaration.placeholder.is_some();
        flags.intersects(Flags::TEMPLATE | Flags::SPECIALIZATION)
            // constinit needs one that is constant.
            || variable.flags.contains(VariableFlags::CONSTINIT)
            || self.is_constant(variable)
            || self.program().is_reference(variable.ty)
            || (deduced && !spelt)
    }

    /// Edits one declarator: initializer, deduced type, bound; of managed variables the pointer.
    fn declarator(&mut self, declaration: &VariableDeclaration, variable: &Variable) {
        let flags = declaration.flags;
        if variable.space.contains(MemorySpace::MANAGED) {
            self.complete_bound(declaration, variable);
            match declaration.suffix {
                // The pointer binds tighter than bounds and parameters.
                Some(suffix) if suffix > declaration.name => {
                    self.insert_before(declaration.name_first, "(*");
                    self.insert_after(suffix - 1, ")");
                }
                _ => self.insert_before(declaration.name_first, "*"),
            }
            match declaration.initializer {
                Some((first, last)) => {
                    self.spell_placeholder(declaration, variable);
                    self.replace(first, last, " = 0");
                }
                None if flags.contains(Flags::DEFINITION)
                    && !flags.intersects(Flags::INSTANTIATION | Flags::DIRECT_LINKAGE) =>
                {
                    self.insert_after(declaration.declarator_last, " = 0");
                }
                None => {}
            }
        } else if let Some((first, last)) = declaration.initializer
            && !variable.space.contains(MemorySpace::SHARED)
            && !self.keeps_initializer(declaration, variable)
        {
            self.complete_bound(declaration, variable);
            self.spell_placeholder(declaration, variable);
            self.cut(first, last);
        }
    }

    /// Writes the bound that the initializer or another declaration gives.
    fn complete_bound(&mut self, declaration: &VariableDeclaration, variable: &Variable) {
        if let Type::Array { bound: ArrayBound::Known(bound), .. } = self.program().structure(variable.ty)
            && self.has_empty_bound(declaration)
            && let Some(suffix) = declaration.suffix
        {
            self.insert_after(suffix, bound.to_string());
        }
    }

    /// Writes the deduced type in place of `auto`, before its initializer goes.
    fn spell_placeholder(&mut self, declaration: &VariableDeclaration, variable: &Variable) {
        let Some(placeholder) = declaration.placeholder else { return };
        if declaration.flags.contains(Flags::NOT_FIRST) {
            return;
        }
        let last = match self.kind(placeholder + 1) {
            TokenKind::LeftParen if self.kind(placeholder) == TokenKind::KwDecltype => self.partner(placeholder + 1),
            _ => placeholder,
        };
        // What `auto *p` adds to the placeholder stays in the declarator: take it off the type.
        let mut ty = self.program().canonical(variable.ty);
        for token in declaration.declarator..declaration.name_first {
            ty = match (self.kind(token), self.program().structure(ty)) {
                (TokenKind::Star, Type::Pointer(inner)) => inner,
                _ => ty,
            };
        }
        let qualified = (declaration.specifiers..=declaration.specifiers_last)
            .any(|token| matches!(self.kind(token), TokenKind::KwConst | TokenKind::KwVolatile));
        if qualified {
            ty = self.program().unqualified(ty).0;
        }
        if let Some(text) = self.spelt_type(ty, 0) {
            self.replace(placeholder, last, text);
        } else if let Some((first, end)) = declaration.initializer {
            let (first, end) = match self.kind(first) {
                TokenKind::Equal => (first + 1, end),
                _ => (first + 1, end.saturating_sub(1)),
            };
            if first <= end {
                let pieces = vec![Piece::text("__typeof__(("), self.slice(first, end), Piece::text("))")];
                self.edits.replace(self.start(placeholder), self.end(last), pieces);
            }
        }
    }

    /// The spelling of a type as decl-specifiers and pointer operators, where it has one everywhere.
    fn spelt_type(&self, ty: TypeId, depth: u32) -> Option<String> {
        const DEEPEST: u32 = 100;
        if depth > DEEPEST {
            return None;
        }
        let program = self.program();
        match program.written(program.canonical(ty)) {
            Type::Builtin(cufe_il::Builtin::Nullptr) => Some("decltype(nullptr)".to_owned()),
            Type::Builtin(builtin) => Some(builtin.spelling().to_owned()),
            Type::Pointer(inner) => match program.structure(inner) {
                Type::Function(_) | Type::Array { .. } => None,
                _ => Some(format!("{} *", self.spelt_type(inner, depth + 1)?)),
            },
            Type::Qualified(qualifiers, inner) => {
                let mut text = self.spelt_type(inner, depth + 1)?;
                for (qualifier, word) in [
                    (Qualifiers::CONST, " const"),
                    (Qualifiers::VOLATILE, " volatile"),
                    (Qualifiers::RESTRICT, " __restrict__"),
                ] {
                    if qualifiers.contains(qualifier) {
                        text.push_str(word);
                    }
                }
                Some(text)
            }
            Type::Class(class) => {
                let class = &program.classes[class];
                let plain = class.template.is_none() && !class.is_closure && !class.is_dependent;
                if plain { self.qualified_name(class.entity) } else { None }
            }
            Type::Enum(number) => self.qualified_name(program.enums[number].entity),
            _ => None,
        }
    }

    /// The name of a namespace member from the global namespace.
    pub(crate) fn qualified_name(&self, entity: cufe_il::EntityId) -> Option<String> {
        let program = self.program();
        let entry = &program.entities[entity];
        if !matches!(program.scopes.get(entry.scope)?.kind, cufe_il::ScopeKind::Global | cufe_il::ScopeKind::Namespace)
        {
            return None;
        }
        let symbol = entry.name.symbol()?;
        let mut text = String::new();
        for namespace in self.namespaces(entry.scope) {
            text.push_str("::");
            text.push_str(&namespace);
        }
        text.push_str("::");
        text.push_str(self.tokens().interner.text(symbol));
        Some(text)
    }

    /// Builtin device variables in the initializers of a device-only constructor, which stay while its body goes: such
    /// initializers of header code may not have been analysed, so that no uses are recorded.
    pub fn builtin_variables_in(&mut self, first: u32, end: u32, hidden: &[u32]) {
        let program = self.program();
        for token in first..end {
            if self.kind(token) != TokenKind::Identifier
                || matches!(
                    self.kind(token.saturating_sub(1)),
                    TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon
                )
            {
                continue;
            }
            let symbol = self.tokens().symbol(token);
            let is_builtin = program.bindings(Program::GLOBAL_SCOPE, Name::identifier(symbol)).any(|(_, binding)| {
                let entity = &program.entities[binding.entity];
                entity.flags.contains(EntityFlags::DEVICE_BUILTIN)
                    && matches!(entity.kind, cufe_il::EntityKind::Variable(_))
            });
            if is_builtin && !hidden.iter().any(|&name| self.tokens().symbol(name) == symbol) {
                let text = format!("{BUILTIN_VARIABLE_PREFIX}{}", self.spelling(token));
                self.replace(token, token, text);
            }
        }
    }

    /// Uses of managed variables become accesses through their pointer, after the module is initialised; builtin device
    /// variables get their name.
    pub fn variable_uses(&mut self) {
        let program = self.program();
        for used in &program.name_uses {
            if program.entities[used.entity].flags.contains(EntityFlags::DEVICE_BUILTIN) {
                let text = format!("{BUILTIN_VARIABLE_PREFIX}{}", self.spelling(used.name));
                self.replace(used.name, used.name, text);
                continue;
            }
            let (start, end) = (self.start(used.first), self.end(used.last));
            self.edits.replace(
                start,
                end,
                vec![
                    Piece::text("(*((__nv_inited_managed_rt ? (void)0 : __nv_init_managed_rt()), ("),
                    Piece::Slice(start, end),
                    Piece::text(")))"),
                ],
            );
        }
    }
}
