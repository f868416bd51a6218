//! Expressions that the types of templates hold, where the reference writes them differently (measured): constructions of
//! scalars and of `void`, `T{}`, `T()` and `T{e}`, as casts, and `alignof` as `__alignof__`. They mean the same, but names of
//! function templates are mangled with what is written there ([temp.over.link]/5), and objects of both compilers must fit
//! together. In declarations that nothing needs it does not matter: there they stay, so that it makes no difference whether
//! those were read.

use crate::builder::Builder;
use cufe_il::{Builtin, EntityId, EntityKind, EnumId, Expression, ExpressionKind, Type, TypeId};
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

impl Builder<'_> {
    /// Writes them as the reference does.
    pub fn expressions_in_types(&mut self) {
        self.alignments_in_types();
        let program = self.program();
        let mut seen = FxHashSet::default();
        for &construction in &program.constructions_in_types {
            let entry = program.expressions[construction];
            if !self.unit.is_unneeded(entry.first) && seen.insert(entry.first) {
                self.scalar_construction(&entry);
            }
        }
    }

    fn alignments_in_types(&mut self) {
        let words: FxHashSet<u32> = self.tokens().of_kind(TokenKind::KwAlignof).collect();
        if words.is_empty() {
            return;
        }
        let program = self.program();
        let mut held = FxHashSet::default();
        for expression in program.expression_scopes.keys() {
            let entry = &program.expressions[*expression];
            held.extend((entry.first..=entry.last).filter(|token| words.contains(token)));
        }
        for word in held.into_iter().filter(|&word| !self.unit.is_unneeded(word)) {
            self.replace(word, word, "__alignof__");
        }
    }

    fn scalar_construction(&mut self, entry: &Expression) {
        let program = self.program();
        let ExpressionKind::Construct { arguments, is_braced } = entry.kind else { return };
        let (ty, qualifiers) = program.unqualified(program.canonical(entry.ty));
        if !qualifiers.is_empty() {
            return;
        }
        let is_void = program.structure(ty) == Type::Builtin(Builtin::Void) && !is_braced;
        let Some(zero) = self.zero(ty).or(is_void.then(String::new)) else { return };
        let Some(open) = self.tokens().partner(entry.last) else { return };
        let is_int = program.structure(ty) == Type::Builtin(Builtin::Int);
        match *program.expression_list(arguments) {
            [] if is_braced && is_int => self.replace(entry.first, entry.last, "0"),
            [] => {
                // These stay where a name of the type is written.
                let is_named = matches!(self.kind(entry.first), TokenKind::Identifier | TokenKind::ColonColon);
                let is_kept =
                    is_int || matches!(program.structure(ty), Type::Pointer(_) | Type::Builtin(Builtin::Nullptr));
                if !is_braced && is_named && is_kept {
                    return;
                }
                self.insert_before(entry.first, "((");
                self.replace(open, entry.last, format!("){})", if is_braced { &zero } else { "0" }));
            }
            [element] if is_braced => {
                let kind = program.expressions[element].kind;
                if matches!(
                    kind,
                    ExpressionKind::InitializerList(_)
                        | ExpressionKind::Designated { .. }
                        | ExpressionKind::PackExpansion(_)
                ) {
                    return;
                }
                self.insert_before(entry.first, "((");
                self.replace(open, open, ")(");
                self.replace(entry.last, entry.last, "))");
            }
            _ => {}
        }
    }

    /// The text of a scalar type's value of zero; `None` for other types, and where its name can't be known.
    fn zero(&self, ty: TypeId) -> Option<String> {
        let program = self.program();
        let text = match program.structure(ty) {
            Type::Builtin(builtin) => zero_of(builtin)?,
            Type::Pointer(_) => "0LL",
            Type::MemberPointer { .. } => "0",
            Type::Enum(number) => return self.zero_of_enumeration(number),
            _ => return None,
        };
        Some(text.to_owned())
    }

    /// The name of a member of namespaces and of classes that are no templates, from the global namespace.
    fn path(&self, entity: EntityId) -> Option<String> {
        let program = self.program();
        let scope = &program.scopes[program.entities[entity].scope];
        let Some(EntityKind::Class(class)) = scope.entity.map(|outer| program.entities[outer].kind) else {
            return self.qualified_name(entity);
        };
        let entry = &program.classes[class];
        if entry.template.is_some() || entry.is_dependent {
            return None;
        }
        let name = self.tokens().interner.text(program.entities[entity].name.symbol()?);
        Some(format!("{}::{name}", self.path(entry.entity)?))
    }

    /// Its first enumerator of that value, or a literal of the underlying type.
    fn zero_of_enumeration(&self, number: EnumId) -> Option<String> {
        let program = self.program();
        let entry = &program.enums[number];
        let zero = entry.enumerators.iter().find(|enumerator| enumerator.1 == Some(0));
        if let Some(&(enumerator, _)) = zero {
            let name = self.tokens().interner.text(program.entities[enumerator].name.symbol()?);
            let enumeration = self.path(entry.entity)?;
            let around = if entry.is_scoped { &enumeration } else { enumeration.rsplit_once("::")?.0 };
            return Some(format!("{around}::{name}"));
        }
        let underlying = match program.structure(entry.underlying?) {
            Type::Builtin(underlying) => underlying,
            _ => return None,
        };
        let text = match underlying {
            Builtin::UnsignedInt if !entry.is_fixed => "0",
            Builtin::Bool | Builtin::Char | Builtin::SignedChar => "0",
            Builtin::UnsignedChar => "0U",
            _ => zero_of(underlying)?,
        };
        Some(text.to_owned())
    }
}

/// The literal of the value zero of a fundamental type, as the reference writes it.
fn zero_of(builtin: Builtin) -> Option<&'static str> {
    Some(match builtin {
        Builtin::Bool => "false",
        Builtin::Char => "'\\000'",
        Builtin::SignedChar => "((signed char)'\\000')",
        Builtin::UnsignedChar => "((unsigned char)'\\000')",
        Builtin::Short | Builtin::Int | Builtin::Wchar => "0",
        Builtin::UnsignedShort | Builtin::UnsignedInt | Builtin::Char8 | Builtin::Char16 | Builtin::Char32 => "0U",
        Builtin::Long => "0L",
        Builtin::UnsignedLong => "0UL",
        Builtin::LongLong => "0LL",
        Builtin::UnsignedLongLong => "0ULL",
        Builtin::Int128 => "((__int128)0)",
        Builtin::UnsignedInt128 => "((unsigned __int128)0)",
        Builtin::Float => "(0.0F)",
        Builtin::Double => "(0.0)",
        Builtin::LongDouble => "(0.0L)",
        Builtin::Nullptr => "nullptr",
        _ => return None,
    })
}
