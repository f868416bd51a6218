//! Pragmas at places where they have no effect: each place where a declaration, member or
//! statement can begin takes the pragmas in front of it; those elsewhere are dropped without a word.

use crate::Parser;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::Name;
use cufe_lex::{Pragma, PragmaKind, TokenKind};

/// What stands around the point at which pragmas are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PragmaPlace {
    /// Between the declarations of the global namespace.
    Global,
    /// Between those of another namespace.
    Namespace,
    /// Between members.
    Class,
    /// Between statements; tells whether it is before the first one.
    Block {
        /// Before the first statement.
        is_first: bool,
    },
}

/// What follows a pragma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Following {
    /// What no pragma can belong to: an empty or static_assert-declaration, a using-directive, `extern "C" {`, the end of
    /// a block.
    Nothing,
    /// The end of the source, of a namespace or of a class.
    End,
    Template,
    /// `template <>`
    Specialization,
    Declaration,
    Statement,
}

/// The number of the report on a pragma, if it is wrong before what follows; `unroll` only gives warnings.
fn misplaced(kind: PragmaKind, following: Following) -> Option<Code> {
    match (kind, following) {
        (PragmaKind::ExecutionCheckDisable, Following::End | Following::Statement) => {
            Some(code::EXECUTION_CHECK_PRAGMA_NEEDS_DECLARATION)
        }
        (PragmaKind::Abi, Following::End) => Some(code::ABI_PRAGMA_NEEDS_DECLARATION),
        (PragmaKind::Unroll, Following::End | Following::Declaration) => Some(code::LOOP_PRAGMA_NEEDS_STATEMENT),
        (PragmaKind::ExecutionCheckDisable | PragmaKind::Abi | PragmaKind::Unroll, Following::Nothing)
        | (PragmaKind::ExecutionCheckDisable, Following::Specialization) => {
            Some(code::EXECUTION_CHECK_PRAGMA_NOT_ALLOWED)
        }
        _ => None,
    }
}

impl Parser<'_, '_> {
    /// Takes the pragmas in front of the current token.
    pub(crate) fn take_pragmas(&mut self, place: PragmaPlace) {
        let tokens = self.tokens;
        let pragmas = tokens.pragmas_before(self.at);
        if pragmas.is_empty() || self.sema.context.speculating > 0 {
            return;
        }
        let following = self.following(place);
        for pragma in pragmas {
            self.take_pragma(pragma, place, following);
        }
    }

    fn following(&mut self, place: PragmaPlace) -> Following {
        let is_block = matches!(place, PragmaPlace::Block { .. });
        match self.kind() {
            TokenKind::RightBrace if is_block => Following::Nothing,
            TokenKind::EndOfFile | TokenKind::RightBrace => Following::End,
            TokenKind::Semicolon | TokenKind::KwStaticAssert => Following::Nothing,
            TokenKind::KwUsing if self.peek(1) == TokenKind::KwNamespace => Following::Nothing,
            TokenKind::KwExtern if self.peek(1) == TokenKind::StringLiteral && self.peek(2) == TokenKind::LeftBrace => {
                Following::Nothing
            }
            TokenKind::KwTemplate if self.peek(1) == TokenKind::Less && self.peek(2) == TokenKind::Greater => {
                Following::Specialization
            }
            TokenKind::KwTemplate => Following::Template,
            _ if is_block && !self.is_declaration_statement() => Following::Statement,
            _ => Following::Declaration,
        }
    }

    fn take_pragma(&mut self, pragma: &Pragma, place: PragmaPlace, following: Following) {
        let text = self.sema.source.slice(pragma.text).into_owned();
        let word = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
        let start = pragma.text.start;
        if self.sema.options.device_pass {
            return self.device_pragma(pragma, &text, word, place);
        }
        if pragma.kind == PragmaKind::Stdc {
            if !matches!(place, PragmaPlace::Global | PragmaPlace::Block { is_first: true }) {
                self.sema.report(Report::new(code::MISPLACED_STDC_PRAGMA, pragma.range.start));
            }
            return;
        }
        let code = match word {
            // It forbids what nobody asked for, so it can stand anywhere.
            "nounroll" => None,
            "define_type_info" => Some(code::EXECUTION_CHECK_PRAGMA_NOT_ALLOWED),
            "instantiate" | "can_instantiate" | "do_not_instantiate" => {
                return self.refuse_instantiation(pragma, &text, word.len());
            }
            _ => misplaced(pragma.kind, following),
        };
        let Some(code) = code else { return };
        let report = Report::new(code, start);
        let report = if code == code::EXECUTION_CHECK_PRAGMA_NOT_ALLOWED && pragma.kind == PragmaKind::Unroll {
            report.as_warning()
        } else {
            report
        };
        self.sema.report(report);
    }

    /// Whether `nv_exec_check_disable` stands in front of a token; its old name `hd_warning_disable` has no effect.
    pub(crate) fn is_exec_check_disabled(&self, first: u32) -> bool {
        self.tokens.pragmas_before(first).iter().any(|pragma| {
            pragma.kind == cufe_lex::PragmaKind::ExecutionCheckDisable
                && !self.sema.source.slice(pragma.text).trim_start_matches('"').starts_with("hd_")
        })
    }

    /// The pragmas that name an instance of a template: 484 where the operand names nothing.
    fn refuse_instantiation(&mut self, pragma: &Pragma, text: &str, word_length: usize) {
        let rest = text.get(word_length..).unwrap_or_default();
        let operand = rest.trim_start();
        let is_known = self.tokens.interner.find(operand).is_some_and(|symbol| {
            !self.sema.lookup_unqualified(Name::identifier(symbol), self.sema.context.scope, self.at).is_nothing()
        });
        let is_name = operand.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if is_name && !is_known {
            let offset = (text.len() - operand.len()) as u32;
            self.sema.report(Report::new(
                code::INVALID_EXPLICIT_INSTANTIATION,
                cufe_base::Position(pragma.text.start.0 + offset),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn reported(text: &str) -> Vec<u16> {
        reports(text).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_pragma_for_a_function_stands_before_a_declaration() {
        assert_eq!(reported("#pragma nv_exec_check_disable\nint a;"), [] as [u16; 0]);
        assert_eq!(reported("#pragma nv_exec_check_disable\nextern \"C\" {}"), [609]);
        assert_eq!(reported("void f() {\n#pragma nv_exec_check_disable\nf();\n}"), [606]);
        assert_eq!(reported("struct S {\n#pragma nv_exec_check_disable\n};"), [606]);
    }

    #[test]
    fn a_pragma_for_loops_stands_before_a_statement() {
        assert_eq!(reported("#pragma unroll\nint a;\n#pragma nounroll\nint b;"), [607]);
        assert_eq!(reported("void f() {\n#pragma unroll\nfor (;;) ;\n}"), [] as [u16; 0]);
    }

    #[test]
    fn standard_pragmas_stand_at_the_start_of_blocks_or_between_global_declarations() {
        assert_eq!(
            reported("#pragma STDC FP_CONTRACT ON\nvoid f() {\n#pragma STDC FP_CONTRACT ON\nf();\n}"),
            [0u16; 0]
        );
        assert_eq!(reported("void f() {\nf();\n#pragma STDC FP_CONTRACT ON\n}"), [1041]);
        assert_eq!(reported("namespace N {\n#pragma STDC FP_CONTRACT ON\nint a;\n}"), [1041]);
    }
}
