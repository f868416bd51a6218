//! Extended lambdas: a wrapper stands where the lambda stood, and the templates that wrappers are made from stand where the
//! runtime header asks for them. The lambda of a `__device__` wrapper is not shown to the
//! host compiler; that of a `__host__ __device__` wrapper is, without its annotations.

mod parent;
mod preamble;
mod return_type;
mod wrapper;

use crate::builder::Builder;
use crate::edit::Piece;
use cufe_base::Standard;
use cufe_il::{ExtendedKind, Lambda, LambdaFlags};
use cufe_lex::TokenKind;
use parent::ParentText;
use rustc_hash::FxHashMap;

/// The type before whose declaration the templates stand.
const SENTINEL: &str = "__nv_lambda_preheader_injection";

/// What is spelled once for all lambdas of a function.
type Parents = FxHashMap<cufe_il::FunctionId, Option<ParentText>>;

impl Builder<'_> {
    /// Leaves out a declaration of the runtime header; the one that asks for the templates is replaced by them.
    pub fn suppressed_declaration(&mut self, first: u32, last: u32) {
        let is_sentinel = self.options.extended_lambda
            && (first..=last).any(|token| {
                self.kind(token) == TokenKind::Identifier
                    && self.tokens().interner.text(self.tokens().symbol(token)) == SENTINEL
            });
        if !is_sentinel {
            self.cut(first, last);
            return;
        }
        let counts = preamble::CaptureCounts::of(self.program());
        let noexcept_types = self.options.dialect.standard >= Standard::Cpp17;
        let text = preamble::preamble(&counts, noexcept_types, self.options.release);
        self.edits.replace(self.start(first), self.end(last), vec![Piece::text(text), Piece::Unknown]);
    }

    /// Edits all lambdas.
    pub fn lambdas(&mut self) {
        let mut parents = Parents::default();
        for lambda in self.program().written_lambdas() {
            let (open, close) = lambda.body;
            if open <= lambda.introducer.1 || close <= open || !self.first_time(lambda.introducer.0, "lambda") {
                continue;
            }
            match lambda.extended.kind {
                ExtendedKind::Device => self.device_lambda(lambda, &mut parents),
                ExtendedKind::HostDevice => self.host_device_lambda(lambda, &mut parents),
                ExtendedKind::None => self.ordinary_lambda(lambda),
            }
        }
    }

    /// An annotated lambda that is not extended: the annotations go, and the body of one for the device only.
    fn ordinary_lambda(&mut self, lambda: &Lambda) {
        self.drop_annotations(lambda);
        let program = self.program();
        let space = lambda.call_operator.and_then(|function| program.functions.get(function)).map(|entry| entry.space);
        if lambda.flags.contains(LambdaFlags::DEVICE) && space.is_some_and(|space| space.is_device_only()) {
            self.replace(lambda.body.0, lambda.body.1, "{ }");
        }
    }

    /// Takes everything between the introducer and the parameters away; without it specifiers need a parameter list.
    fn drop_annotations(&mut self, lambda: &Lambda) {
        let is_annotated = lambda.flags.intersects(LambdaFlags::DEVICE | LambdaFlags::HOST);
        let first = lambda.introducer.1 + 1;
        if lambda.head <= first || !is_annotated && lambda.parent_directives.is_empty() {
            return;
        }
        let has_brace = matches!(self.kind(lambda.head), TokenKind::LeftBrace | TokenKind::Less);
        if lambda.parameters.is_none() && !has_brace {
            self.replace(first, lambda.head - 1, "()");
        } else {
            self.cut(first, lambda.head - 1);
        }
    }

    fn device_lambda(&mut self, lambda: &Lambda, parents: &mut Parents) {
        let Some(tag) = self.tag(lambda, parents) else { return };
        let captures = self.captured(lambda);
        let mut pieces = vec![Piece::text(format!("__nv_dl_wrapper_t<{tag}"))];
        for capture in &captures {
            pieces.push(Piece::text(", "));
            pieces.extend(capture.ty.iter().cloned());
        }
        pieces.push(Piece::text(format!(">({tag}{{}}")));
        for capture in captures {
            pieces.push(Piece::text(", "));
            pieces.extend(capture.value);
        }
        pieces.push(Piece::text(")"));
        self.edits.replace(self.start(lambda.introducer.0), self.end(lambda.body.1), pieces);
    }

    fn host_device_lambda(&mut self, lambda: &Lambda, parents: &mut Parents) {
        let Some(tag) = self.tag(lambda, parents) else { return };
        let captures = self.captured(lambda);
        let is_mutable = lambda.flags.contains(LambdaFlags::MUTABLE);
        let converts = self.has_function_pointer_conversion(lambda);
        let mut pieces = vec![Piece::text(format!("__nv_hdl_create_wrapper_t<{is_mutable}, {converts}, {tag}"))];
        for capture in &captures {
            pieces.push(Piece::text(", "));
            pieces.extend(capture.ty.iter().cloned());
        }
        pieces.push(Piece::text(">::__nv_hdl_create_wrapper(["));
        let open = lambda.introducer.0;
        self.edits.replace(self.start(open), self.end(open), pieces);
        self.drop_annotations(lambda);
        let mut pieces = vec![Piece::text("}")];
        for capture in captures {
            pieces.push(Piece::text(", "));
            pieces.extend(capture.value);
        }
        pieces.push(Piece::text(")"));
        let close = lambda.body.1;
        self.edits.replace(self.start(close), self.end(close), pieces);
    }
}
