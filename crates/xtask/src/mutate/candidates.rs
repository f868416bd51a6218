//! The small mutations that a source file offers: each is an edit that leaves the program as it is until its number is asked
//! for, so that one build holds many of them.

use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// What stands for the condition that a mutation is on, in [`Edit::text`].
pub const SWITCH: &str = "\u{1}";

/// A part of a file and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced.
    pub range: Range<usize>,
    /// The new text, in which [`SWITCH`] stands for the condition.
    pub text: String,
}

/// A mutation of a file.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The function that it is in.
    pub function: String,
    /// What is done.
    pub what: String,
    /// The edit that makes it.
    pub edit: Edit,
}

/// All mutations of a file, in the order of their places.
pub fn of_file(text: &str) -> Result<Vec<Candidate>> {
    let file = syn::parse_file(text).context("not parsed")?;
    let mut finder = Finder { text, functions: Vec::new(), found: Vec::new() };
    finder.visit_file(&file);
    finder.found.sort_by_key(|candidate| (candidate.edit.range.start, candidate.edit.range.end));
    Ok(finder.found)
}

struct Finder<'t> {
    text: &'t str,
    /// The functions around; what stands outside of one is left alone: it is evaluated when the program is built.
    functions: Vec<String>,
    found: Vec<Candidate>,
}

impl Finder<'_> {
    fn slice(&self, span: Span) -> &str {
        self.text.get(span.byte_range()).unwrap_or_default()
    }

    fn add(&mut self, at: Span, range: Range<usize>, what: String, text: String) {
        let Some(function) = self.functions.last() else { return };
        let start = at.start();
        self.found.push(Candidate {
            line: start.line,
            column: start.column + 1,
            function: function.clone(),
            what,
            edit: Edit { range, text },
        });
    }

    fn in_function(
        &mut self,
        name: String,
        attributes: &[syn::Attribute],
        signature: &syn::Signature,
        block: &syn::Block,
    ) {
        if is_test(attributes) || signature.constness.is_some() || name == "fmt" {
            return;
        }
        self.functions.push(name);
        for value in values_of(&signature.output) {
            let after = block.brace_token.span.open().byte_range().end;
            let what = if value.is_empty() { "return at once".to_owned() } else { format!("return {value}") };
            self.add(signature.ident.span(), after..after, what, format!(" if {SWITCH} {{ return {value}; }} "));
        }
        self.visit_block(block);
        self.functions.pop();
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.in_function(item.sig.ident.to_string(), &item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.in_function(item.sig.ident.to_string(), &item.attrs, &item.sig, &item.block);
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_expr_repeat(&mut self, item: &'ast syn::ExprRepeat) {
        // The length is evaluated when the program is built.
        self.visit_expr(&item.expr);
    }

    fn visit_expr_binary(&mut self, item: &'ast syn::ExprBinary) {
        visit::visit_expr_binary(self, item);
        let Some((old, new)) = other_operator(&item.op) else { return };
        if has_let(&item.left) || has_let(&item.right) {
            return;
        }
        let (left, right) = (self.slice(item.left.span()).to_owned(), self.slice(item.right.span()).to_owned());
        let text = format!("(if {SWITCH} {{ {left} {new} {right} }} else {{ {left} {old} {right} }})");
        self.add(item.op.span(), item.span().byte_range(), format!("{old} is {new}"), text);
    }

    fn visit_expr_unary(&mut self, item: &'ast syn::ExprUnary) {
        visit::visit_expr_unary(self, item);
        if !matches!(item.op, syn::UnOp::Not(_)) {
            return;
        }
        let operand = self.slice(item.expr.span()).to_owned();
        let text = format!("(if {SWITCH} {{ {operand} }} else {{ !{operand} }})");
        self.add(item.op.span(), item.span().byte_range(), "! is left out".to_owned(), text);
    }

    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        visit::visit_expr_match(self, item);
        let has_rest = item.arms.last().is_some_and(|arm| arm.guard.is_none() && takes_all(&arm.pat));
        for arm in item.arms.iter().take(item.arms.len().saturating_sub(1)) {
            let pattern = self.slice(arm.pat.span()).split_whitespace().collect::<Vec<_>>().join(" ");
            match &arm.guard {
                Some((_, guard)) if !has_let(guard) => {
                    let (range, guard) = (guard.span().byte_range(), self.slice(guard.span()).to_owned());
                    let text = format!("({SWITCH} || ({guard}))");
                    self.add(arm.pat.span(), range.clone(), format!("no condition of {pattern}"), text);
                    let text = format!("(!{SWITCH} && ({guard}))");
                    self.add(arm.pat.span(), range, format!("no arm {pattern}"), text);
                }
                None if has_rest && !takes_all(&arm.pat) => {
                    let end = arm.pat.span().byte_range().end;
                    self.add(arm.pat.span(), end..end, format!("no arm {pattern}"), format!(" if !{SWITCH}"));
                }
                _ => {}
            }
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

/// Whether an operand of `&&` declares something: it cannot be put elsewhere.
fn has_let(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(item) => has_let(&item.left) || has_let(&item.right),
        _ => false,
    }
}

/// Whether a pattern takes every value.
fn takes_all(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with(char::is_lowercase),
        _ => false,
    }
}

/// An operator and the one that takes its place.
fn other_operator(operator: &syn::BinOp) -> Option<(&'static str, &'static str)> {
    Some(match operator {
        syn::BinOp::Eq(_) => ("==", "!="),
        syn::BinOp::Ne(_) => ("!=", "=="),
        syn::BinOp::Lt(_) => ("<", "<="),
        syn::BinOp::Le(_) => ("<=", "<"),
        syn::BinOp::Gt(_) => (">", ">="),
        syn::BinOp::Ge(_) => (">=", ">"),
        syn::BinOp::And(_) => ("&&", "||"),
        syn::BinOp::Or(_) => ("||", "&&"),
        syn::BinOp::Add(_) => ("+", "-"),
        syn::BinOp::Sub(_) => ("-", "+"),
        syn::BinOp::Mul(_) => ("*", "+"),
        syn::BinOp::BitAnd(_) => ("&", "|"),
        syn::BinOp::BitOr(_) => ("|", "&"),
        syn::BinOp::AddAssign(_) => ("+=", "-="),
        syn::BinOp::SubAssign(_) => ("-=", "+="),
        syn::BinOp::BitAndAssign(_) => ("&=", "|="),
        syn::BinOp::BitOrAssign(_) => ("|=", "&="),
        _ => return None,
    })
}

/// What a function of a result type can return instead.
fn values_of(output: &syn::ReturnType) -> &'static [&'static str] {
    let syn::ReturnType::Type(_, ty) = output else { return &[""] };
    let syn::Type::Path(path) = &**ty else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "String" => &["String::new()"],
        "usize" | "u64" | "u32" | "u16" | "i128" | "i64" | "i32" => &["0", "1"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let found = of_file(text).unwrap();
        found.iter().map(|it| format!("{}:{} {}: {}", it.line, it.column, it.function, it.what)).collect()
    }

    fn applied(text: &str, index: usize) -> String {
        let edit = of_file(text).unwrap().swap_remove(index).edit;
        let mut text = text.to_owned();
        text.replace_range(edit.range, &edit.text.replace(SWITCH, "on"));
        text
    }

    #[test]
    fn operators_and_results_of_functions_are_mutated() {
        let found = names("fn f(a: u8) -> bool {\n    a == 1 && !g(a)\n}");
        assert_eq!(
            found,
            [
                "1:4 f: return true",
                "1:4 f: return false",
                "2:7 f: == is !=",
                "2:12 f: && is ||",
                "2:15 f: ! is left out"
            ]
        );
    }

    #[test]
    fn a_mutation_leaves_the_other_case_as_it_was() {
        let text = "fn f(a: u8) { g(a < 1) }";
        assert_eq!(applied(text, 1), "fn f(a: u8) { g((if on { a <= 1 } else { a < 1 })) }");
    }

    #[test]
    fn arms_before_one_for_the_rest_can_be_left_out() {
        let text = "fn f(a: u8) { match a { 1 => g(), 2 if h() => {} _ => {} } }";
        assert_eq!(names(text)[1..], ["1:25 f: no arm 1", "1:35 f: no condition of 2", "1:35 f: no arm 2"]);
        assert_eq!(applied(text, 1), "fn f(a: u8) { match a { 1 if !on => g(), 2 if h() => {} _ => {} } }");
    }

    #[test]
    fn what_is_evaluated_by_the_compiler_and_tests_are_left_alone() {
        let text = "const A: u8 = 1 + 1; const fn f() -> bool { 1 == 2 } #[test] fn g() { 1 == 2; } #[cfg(test)] mod t { fn h() {} }";
        assert_eq!(names(text), [""; 0]);
    }

    #[test]
    fn conditions_that_declare_stay_together() {
        assert_eq!(
            names("fn f() { if let Some(a) = g() && a == 1 {} }"),
            ["1:4 f: return at once", "1:36 f: == is !="]
        );
    }
}
