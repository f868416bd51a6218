//! Lambdas that nobody means: cut off anywhere, with captures without end or partner. The program ends by itself with a
//! documented status and leaves whole outputs or none.

use std::fmt::Write as _;
use std::fs;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_cufe");

/// Lambdas of every kind and in every place, in tokens that a blank separates.
const LAMBDAS: &str = "struct S { int m ; void f ( ) { auto a = [ = , * this ] __attribute__ ( ( device ) ) ( int x ) mutable -> int { \
    return m + x ; } ; a ( 1 ) ; } int n = [ ] { return 1 ; } ( ) ; } ; \
    template < class T , class ... P > auto g ( T t , P ... p ) { return [ t , ... q = p , & p ... ] __attribute__ ( ( host ) ) \
    __attribute__ ( ( device ) ) < class U > ( U u , auto ... v ) noexcept requires true { return [ = ] ( ) mutable { return t + \
    u ; } ; } ; } \
    void h ( ) { int i = 0 , b [ 3 ] [ 4 ] = { } ; auto [ c , d ] = b [ 0 ] [ 0 ] ; S s ; auto l = [ & i , j = i , k { 2 } , b ] \
    __attribute__ ( ( device ) ) ( ) { return i + j + k + b [ 1 ] [ 2 ] ; } ; s . f ( ) ; g ( 1 , 2 , 3 ) ; }";

/// What the tool says of a text, with extended lambdas; its status is one of those that the manual lists, and outputs are whole.
fn said_of(text: &str) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ii"), text).unwrap();
    let arguments = [
        "cudafe++",
        "--c++20",
        "--gnu_version=120200",
        "--extended-lambda",
        "--stub_file_name",
        "out.stub.c",
        "--gen_c_file_name",
        "out.cpp",
        "a.ii",
    ];
    let mut command = Command::new(PROGRAM);
    let Output { status, stderr, .. } =
        command.args(arguments).current_dir(folder.path()).stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&stderr).into_owned();
    let status = status.code().unwrap_or_else(|| panic!("ended by {status:?} of {text}: {said}"));
    assert!([0, 2, 4].contains(&status), "{status} of {text}: {said}");
    assert_eq!(folder.path().join("out.cpp").exists(), status == 0, "{text}");
    (status, said)
}

#[test]
fn lambdas_end_anywhere() {
    let tokens: Vec<&str> = LAMBDAS.split_ascii_whitespace().collect();
    for count in 1..tokens.len() {
        let (status, said) = said_of(&tokens[..count].join(" "));
        let depth = tokens[..count].iter().fold(0i32, |depth, token| match *token {
            "{" | "(" | "[" => depth + 1,
            "}" | ")" | "]" => depth - 1,
            _ => depth,
        });
        assert!(depth == 0 || status != 0, "{count}: {said}");
    }
}

#[test]
fn a_token_of_a_lambda_is_missing_or_twice() {
    let tokens: Vec<&str> = LAMBDAS.split_ascii_whitespace().collect();
    for index in 0..tokens.len() {
        said_of(&[&tokens[..index], &tokens[index + 1..]].concat().join(" "));
        said_of(&[&tokens[..=index], &tokens[index..]].concat().join(" "));
    }
}

#[test]
fn captures_without_partner_or_end_are_errors() {
    let captures = [
        "[",
        "[=",
        "[&",
        "[a",
        "[a,",
        "[a, ]",
        "[, a]",
        "[= a]",
        "[&, =]",
        "[=, =]",
        "[this this]",
        "[*]",
        "[&&a]",
        "[a = ]",
        "[a = , b]",
        "[a = (]",
        "[a{]",
        "[a b]",
        "[a...]",
        "[...a]",
        "[...]",
        "[... = a]",
        "[&... a = a",
        "[a]]",
        "[[a]",
        "[a, a]",
        "[&a, a]",
        "[1]",
        "[a.b]",
        "[a::b]",
        "[*this, this]",
        "[=, a]",
        "[&, &a]",
        "[a = a = a]",
        "[&a = 1]",
        "[x = [y = [z = [",
    ];
    for capture in captures {
        for rest in [
            "",
            " __attribute__((device)) () { return a; };",
            " __attribute__((host)) __attribute__((device)) (int x) mutable { };",
        ] {
            said_of(&format!("void f() {{ int a = 0; auto l = {capture}{rest} }}"));
        }
        let (status, said) = said_of(&format!("void f() {{ int a = 0; auto l = {capture}"));
        assert_ne!(status, 0, "{capture}: {said}");
    }
}

#[test]
fn two_thousand_captures_are_too_many() {
    let mut text = String::from("void f() {");
    let mut list = String::new();
    for index in 0..2000 {
        let _ = write!(text, "int v{index} = {index};");
        let _ = write!(list, "{}v{index}", if index == 0 { "" } else { ", " });
    }
    let sum = list.replace(", ", " + ");
    for captures in [list.as_str(), "="] {
        for attributes in ["__attribute__((device))", "__attribute__((host)) __attribute__((device))"] {
            let (status, said) =
                said_of(&format!("{text} auto l = [{captures}] {attributes} () {{ return {sum}; }}; }}"));
            assert_eq!(status, 2, "{said}");
        }
    }
    // Where no wrapper is made there is no limit.
    assert_eq!(said_of(&format!("{text} auto l = [{list}] () {{ return {sum}; }}; }}")).0, 0);
}

#[test]
fn lambdas_in_lambdas_have_an_end() {
    for open in ["[] { ", "[x = [] { return ", "[=](int = [] { return "] {
        said_of(&format!("auto l = {}", open.repeat(100_000)));
    }
    let nested = format!("{}1{}", "[=] { return ".repeat(200), "; }()".repeat(200));
    assert_eq!(said_of(&format!("int x = 0; int f(int a) {{ return {nested}; }}")).0, 0);
}
