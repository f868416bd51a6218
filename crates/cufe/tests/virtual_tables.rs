//! Tables of virtual functions as data: what gcc 12 puts into them (`-fdump-lang-class`).

use cufe::Unit;
use cufe::il::virtual_table::{TableEntry, VirtualTablePart};
use cufe::il::*;

/// A table in one line: offsets, `top` with that to the whole object, then the functions with what is done to the object
/// (`+n` bytes, then through the offset at `[n]`) and to the result (`returns +n`); `-` where nothing calls.
fn table(unit: &Unit, class: &str) -> String {
    let program = unit.program();
    let named = |id: &ClassId| unit.name(program.classes[*id].entity) == class;
    let class = program.classes.ids().find(named).expect("a class of the name");
    let table = program.virtual_table(class).expect("a class with a table");
    table.parts.iter().map(|part| part_text(unit, part)).collect::<Vec<_>>().join(" | ")
}

fn part_text(unit: &Unit, part: &VirtualTablePart) -> String {
    let offsets = part.offsets.iter().map(|(_, place)| place.to_string());
    let top = format!("top {}", part.offset_to_top);
    offsets.chain([top]).chain(part.entries.iter().map(|entry| entry_text(unit, entry))).collect::<Vec<_>>().join(" ")
}

fn entry_text(unit: &Unit, entry: &TableEntry) -> String {
    let Some(function) = entry.function else { return "-".to_owned() };
    let mut text = unit.name(unit.program().functions[function].entity);
    if entry.is_deleting {
        text.push('*');
    }
    if entry.object.fixed != 0 {
        text.push_str(&format!("{:+}", entry.object.fixed));
    }
    if let Some(place) = entry.object.through {
        text.push_str(&format!("[{place}]"));
    }
    if entry.result != 0 {
        text.push_str(&format!(" returns {:+}", entry.result));
    }
    text
}

fn tables(text: &str, expected: &[(&str, &str)]) {
    let unit = cufe::parse_text("t.cu", text).expect("a valid program");
    for &(class, expected) in expected {
        assert_eq!(table(&unit, class), expected, "{class}");
    }
}

#[test]
fn bases_that_are_not_primary_have_tables_of_their_own() {
    tables(
        "struct A { virtual void f(); virtual ~A(); int a; };
         struct B { virtual void g(); virtual void f(); int b; };
         struct C : A, B { void f() override; virtual void h(); int c; };",
        &[("B", "top 0 B::g B::f"), ("C", "top 0 C::f C::~C C::~C* C::h | top -16 B::g C::f-16")],
    );
}

#[test]
fn functions_of_virtual_bases_are_called_through_offsets() {
    tables(
        "struct V { virtual void v(); virtual void w(); int x; };
         struct L : virtual V { void v() override; virtual void l(); };
         struct R : virtual V { virtual void r(); int q; };
         struct D : L, R { void w() override; void r() override; ~D(); };",
        &[("D", "24 top 0 L::v L::l D::w D::r | 16 top -8 D::r-8 | -24 -24 top -24 L::v[-24] D::w[-32]")],
    );
}

#[test]
fn results_that_have_to_be_adjusted_have_entries_of_their_own() {
    tables(
        "struct A { virtual void f(); int a; }; struct B { virtual void g(); int b; }; struct C : A, B {};
         struct E { virtual B *clone(); virtual void z(); }; struct F : E { C *clone() override; };",
        &[("F", "top 0 F::clone returns +16 E::z F::clone")],
    );
}

#[test]
fn virtual_bases_without_data_share_tables_and_may_lose_them() {
    tables(
        "struct P { virtual void p(); virtual void q(); };
         struct X : virtual P { virtual void x(); };
         struct Y : virtual P { virtual void q(); };
         struct Z : X, Y { virtual void z(); };",
        &[("X", "0 0 0 top 0 P::p P::q X::x"), ("Z", "0 8 0 top 0 P::p Y::q[-32] X::x Z::z | -8 0 -8 top -8 - Y::q")],
    );
}

#[test]
fn a_virtual_base_lies_where_the_first_base_of_the_inheritance_graph_shares_its_table() {
    tables(
        "struct K0 { long d0; }; struct K1 { virtual void k(); virtual ~K1(); };
         struct K2 : virtual K1, K0 { virtual void g(); virtual void k(); virtual ~K2(); long d2; };
         struct K3 : virtual K2 { virtual ~K3(); long d3; };
         struct K4 : virtual K1 { virtual void f(); long d4; };
         struct K7 : virtual K4, K3 { virtual void f(); virtual void g(); virtual void k(); virtual ~K7(); int d7; };",
        &[(
            "K7",
            "24 24 40 0 0 top 0 K7::k K7::~K7 K7::~K7* K7::f K7::g | -24 0 -24 -24 top -24 K7::k[-24] K7::~K7[-32] K7::~K7*[-32] \
             K7::f[-48] | -40 -16 -40 -40 top -40 K7::k[-24] K7::~K7[-32] K7::~K7*[-32] K7::g[-48]",
        )],
    );
}
