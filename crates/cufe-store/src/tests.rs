//! What was stored is loaded as it was; what was damaged is not loaded.

use super::*;

const PROGRAM: &str = "template <class T, int N = 2> struct Array { T data[N]; T get(int i) const { return data[i]; } };\n\
    enum class Color : char { red, green = 4 };\n\
    struct Base { virtual ~Base(); int b : 3; };\n\
    struct Derived : Base { double d = 1.5; static int count; Derived(int x) : d(x) { } };\n\
    constexpr double half = 0.5; const char *const text = \"abc\";\n\
    __global__ void kernel(int *p, Array<int, 3> a) { *p = a.get(1) + sizeof(Derived); }\n\
    void launch(int *p) { kernel<<<1, 2>>>(p, {}); auto f = [p](int q) { return *p + q; }; f(2); asm(\"\" : \"+r\"(p)); }\n";

fn unit() -> Unit {
    let options = Options { complete_program: true, ..Options::default() };
    let mut source = Source::new("t.cu", PROGRAM.as_bytes().to_vec());
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut Sink::new());
    cufe_parse::analyse(source, tokens, options, Sink::new())
}

/// Numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

#[test]
fn what_is_stored_again_is_the_same() {
    let first = write(&unit());
    let loaded = read(&first).unwrap();
    assert!(write(&loaded) == first);
    assert!(write(&unit()) == first, "the same source gives the same bytes");
}

#[test]
fn every_file_that_is_cut_off_is_told() {
    let whole = write(&unit());
    for length in (0..HEADER).chain((HEADER..whole.len()).step_by(97)) {
        assert!(matches!(read(&whole[..length]), Err(LoadError::Length(..))), "cut off at {length}");
    }
    let mut longer = whole;
    longer.push(0);
    assert!(matches!(read(&longer), Err(LoadError::Length(..))));
}

#[test]
fn files_of_others_and_of_other_versions_are_told() {
    let mut bytes = write(&unit());
    assert_eq!(read(b"int main() { }\n").err(), Some(LoadError::Foreign));
    assert_eq!(read(b"\x7fELF").err(), Some(LoadError::Foreign));
    for at in [8, 12] {
        bytes[at] ^= 1;
        assert_eq!(read(&bytes).err(), Some(LoadError::Version));
        bytes[at] ^= 1;
    }
}

#[test]
fn every_changed_byte_is_told() {
    let whole = write(&unit());
    let mut numbers = Numbers(1);
    for _ in 0..300 {
        let mut damaged = whole.clone();
        let at = numbers.below(damaged.len());
        damaged[at] ^= 1 << numbers.below(8);
        assert!(read(&damaged).is_err(), "byte {at}");
    }
}

#[test]
fn damage_behind_a_right_checksum_is_an_error_or_another_program() {
    let whole = write(&unit());
    let mut numbers = Numbers(7);
    let mut errors = 0;
    for _ in 0..3000 {
        let mut damaged = whole.clone();
        for _ in 0..=numbers.below(3) {
            let at = HEADER + numbers.below(damaged.len() - HEADER);
            damaged[at] = numbers.below(256) as u8;
        }
        seal(&mut damaged);
        errors += usize::from(read(&damaged).is_err());
    }
    assert!(errors > 100, "{errors}");
}
