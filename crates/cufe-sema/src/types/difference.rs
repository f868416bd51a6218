//! Two types that stand beside each other in a message: where both are long, what they have in common is left out, so
//! that the difference is seen.

use cufe_base::Interner;
use cufe_il::{ArgumentsId, Program, TemplateArgument, Type, TypeId};

use super::printing::{Printer, type_text};

/// Texts up to this many bytes are shown whole.
const SHORT: usize = 40;

/// What stands for template arguments that are the same in both types.
const SAME: &str = "[...]";

/// Nesting beyond this depth is shown whole.
const MAXIMUM_DEPTH: u32 = 40;

/// The texts of two types without the template arguments that they have in common; nothing where both are short, or
/// where nothing can be left out.
pub fn differing_texts(program: &Program, interner: &Interner, a: TypeId, b: TypeId) -> Option<(String, String)> {
    let (a, b) = (program.canonical(a), program.canonical(b));
    let is_long = |ty| type_text(program, interner, ty).len() > SHORT;
    if a == b || !is_long(a) && !is_long(b) {
        return None;
    }
    let mut comparison = Comparison { program, printer: Printer::new(program, interner), leaves_out: false };
    let texts = comparison.types(a, b, 0);
    comparison.leaves_out.then_some(texts)
}

struct Comparison<'a> {
    program: &'a Program,
    printer: Printer<'a>,
    /// Something was left out.
    leaves_out: bool,
}

impl Comparison<'_> {
    fn types(&mut self, a: TypeId, b: TypeId, depth: u32) -> (String, String) {
        let (core_a, core_b) = (self.core(a), self.core(b));
        match (self.program.template_id(core_a), self.program.template_id(core_b)) {
            (Some((template, first)), Some((other, second))) if template == other && depth < MAXIMUM_DEPTH => {
                let (first, second) = self.lists(first, second, depth + 1);
                let name = self.printer.entity_text(template);
                let first = self.with_core(a, core_a, &format!("{name}<{first}>"));
                (first, self.with_core(b, core_b, &format!("{name}<{second}>")))
            }
            _ => (self.printer.type_text(a), self.printer.type_text(b)),
        }
    }

    /// The texts of two lists of template arguments.
    fn lists(&mut self, a: ArgumentsId, b: ArgumentsId, depth: u32) -> (String, String) {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        self.flatten(a, &mut first);
        self.flatten(b, &mut second);
        let (mut texts, mut others) = (Vec::new(), Vec::new());
        for index in 0..first.len().max(second.len()) {
            match (first.get(index), second.get(index)) {
                (Some(&a), Some(&b)) => {
                    let (a, b) = self.arguments(a, b, depth);
                    texts.push(a);
                    others.push(b);
                }
                (a, b) => {
                    texts.extend(a.map(|&a| self.printer.argument_text(a)));
                    others.extend(b.map(|&b| self.printer.argument_text(b)));
                }
            }
        }
        (texts.join(", "), others.join(", "))
    }

    fn arguments(&mut self, a: TemplateArgument, b: TemplateArgument, depth: u32) -> (String, String) {
        if let (TemplateArgument::Type(a), TemplateArgument::Type(b)) = (a, b)
            && self.program.canonical(a) != self.program.canonical(b)
        {
            return self.types(self.program.canonical(a), self.program.canonical(b), depth);
        }
        let (first, second) = (self.printer.argument_text(a), self.printer.argument_text(b));
        if first != second && !matches!((a, b), (TemplateArgument::Type(_), TemplateArgument::Type(_))) {
            return (first, second);
        }
        self.leaves_out = true;
        (SAME.to_owned(), SAME.to_owned())
    }

    fn flatten(&self, list: ArgumentsId, flat: &mut Vec<TemplateArgument>) {
        for &argument in self.program.arguments(list) {
            match argument {
                TemplateArgument::Pack(elements) => self.flatten(elements, flat),
                _ => flat.push(argument),
            }
        }
    }

    /// A type without the pointers, references and qualifiers around it.
    fn core(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = match self.program.written(self.program.unqualified(ty).0) {
                Type::Pointer(next) | Type::LvalueReference(next) | Type::RvalueReference(next) => next,
                _ => return self.program.unqualified(ty).0,
            };
        }
    }

    /// The text of a type with another text for its core.
    fn with_core(&self, ty: TypeId, core: TypeId, text: &str) -> String {
        self.printer.type_text(ty).replacen(&self.printer.type_text(core), text, 1)
    }
}
