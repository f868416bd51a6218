//! The arguments of wrappers: tags, and types and values of captures.

use super::Parents;
use crate::builder::Builder;
use crate::edit::Piece;
use cufe_il::{Capture, CaptureKind, Lambda, LambdaFlags};
use cufe_lex::TokenKind;

/// A capture as the wrapper gets it.
pub(super) struct Captured {
    /// The template argument.
    pub ty: Vec<Piece>,
    /// The function argument.
    pub value: Vec<Piece>,
}

impl Builder<'_> {
    /// The tag type of an extended lambda.
    pub(super) fn tag(&mut self, lambda: &Lambda, parents: &mut Parents) -> Option<String> {
        let parent = lambda.extended.parent?;
        let (ty, address) = match lambda.parent_directives.last() {
            Some(&(keyword, close)) if keyword + 2 < close => {
                let operand = self.token_text(keyword + 2, close - 1);
                (format!("decltype({operand})"), format!("({operand})"))
            }
            _ => {
                let text = parents.entry(parent).or_insert_with(|| self.parent_text(parent)).as_ref()?;
                (text.ty.clone(), text.address.clone())
            }
        };
        let ordinal = lambda.extended.ordinal;
        Some(match self.preserved_return_type(lambda) {
            Some(result) => format!("__nv_dl_trailing_return_tag<{ty}, {address}, {result}, {ordinal}>"),
            None => format!("__nv_dl_tag<{ty}, {address}, {ordinal}>"),
        })
    }

    /// Whether the closure has a conversion to a function pointer.
    pub(super) fn has_function_pointer_conversion(&self, lambda: &Lambda) -> bool {
        let dialect = &self.options.dialect;
        let old_host = !dialect.is_clang() && dialect.gnu_version <= 60199;
        let has_default = lambda.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT);
        lambda.captures.is_empty() && (!has_default || old_host)
    }

    /// All captures in their order.
    pub(super) fn captured(&self, lambda: &Lambda) -> Vec<Captured> {
        let is_mutable = lambda.flags.contains(LambdaFlags::MUTABLE);
        lambda.captures.iter().map(|capture| self.capture_arguments(capture, is_mutable)).collect()
    }

    fn capture_arguments(&self, capture: &Capture, is_mutable: bool) -> Captured {
        let text = |ty: String, value: String| Captured { ty: vec![Piece::text(ty)], value: vec![Piece::text(value)] };
        let expansion = if capture.is_pack { "..." } else { "" };
        match capture.kind {
            CaptureKind::This => text("decltype(this) const".to_owned(), "this".to_owned()),
            CaptureKind::StarThis => {
                let class =
                    "typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(*this)>::type>::type";
                let qualifier = if is_mutable { "" } else { " const" };
                text(format!("{class}{qualifier}"), "*this".to_owned())
            }
            CaptureKind::Copy | CaptureKind::Reference => {
                let name = self.spelling(capture.name);
                text(
                    format!("typename __nvdl_remove_ref<decltype({name})>::type{expansion}"),
                    format!("{name}{expansion}"),
                )
            }
            CaptureKind::Init | CaptureKind::InitReference => {
                let Some((first, last)) = self.initializer_of(capture) else {
                    return text("int".to_owned(), "0".to_owned());
                };
                let moved = Piece::Moved(self.start(first), self.end(last));
                Captured {
                    ty: vec![
                        Piece::text("typename ::std::decay<decltype("),
                        moved.clone(),
                        Piece::text(format!(")>::type{expansion}")),
                    ],
                    value: vec![moved, Piece::text(expansion)],
                }
            }
        }
    }

    /// The tokens of an init-capture's initializer, without `=` and without brackets of its own.
    fn initializer_of(&self, capture: &Capture) -> Option<(u32, u32)> {
        let last = capture.last;
        let first = capture.name + 1;
        let (first, last) = match self.kind(first) {
            TokenKind::Equal => (first + 1, last),
            TokenKind::LeftParen | TokenKind::LeftBrace => (first + 1, self.partner(first).checked_sub(1)?),
            _ => return None,
        };
        (first <= last).then_some((first, last))
    }
}
