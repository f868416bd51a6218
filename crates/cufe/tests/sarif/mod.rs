//! What the schema of SARIF 2.1.0 asks of the members that cufe writes: which there are, which must be there, and their types.

use serde_json::Value;

/// The members of an object: name, whether it must be there, and what it holds.
type Members = &'static [(&'static str, bool, Holds)];

#[derive(Clone, Copy)]
enum Holds {
    Text,
    /// A whole number, not less than this.
    Number(u64),
    OneOf(&'static [&'static str]),
    Object(Members),
    List(Members),
    Texts,
    Truth,
}

use Holds::{List, Number, Object, OneOf, Text, Texts, Truth};

const MESSAGE: Members = &[("text", true, Text)];
const REGION: Members =
    &[("startLine", true, Number(1)), ("startColumn", false, Number(1)), ("endColumn", false, Number(1))];
const ARTIFACT: Members = &[("uri", true, Text), ("uriBaseId", false, Text)];
const PHYSICAL: Members = &[("artifactLocation", true, Object(ARTIFACT)), ("region", false, Object(REGION))];
const LOCATION: Members = &[("physicalLocation", false, Object(PHYSICAL)), ("message", false, Object(MESSAGE))];
const LEVELS: &[&str] = &["none", "note", "warning", "error"];
const REFERENCE_LEVELS: &[&str] = &["none", "note", "warning", "error", "remark", "catastrophe", "internal_error"];
const RULE: Members = &[
    ("id", true, Text),
    ("name", false, Text),
    ("shortDescription", false, Object(MESSAGE)),
    ("fullDescription", false, Object(MESSAGE)),
    ("help", false, Object(MESSAGE)),
    ("defaultConfiguration", false, Object(&[("level", false, OneOf(LEVELS))])),
    ("properties", false, Object(&[("tags", false, Texts)])),
];
const NOTIFICATION: Members = &[("level", false, OneOf(LEVELS)), ("message", true, Object(MESSAGE))];
const INVOCATION: Members =
    &[("executionSuccessful", true, Truth), ("toolExecutionNotifications", false, List(NOTIFICATION))];
const DRIVER: Members = &[
    ("name", true, Text),
    ("version", false, Text),
    ("organization", false, Text),
    ("fullName", false, Text),
    ("rules", false, List(RULE)),
];

macro_rules! document {
    ($levels:expr) => {
        &[
            ("version", true, OneOf(&["2.1.0"])),
            ("$schema", false, Text),
            (
                "runs",
                true,
                List(&[
                    ("tool", true, Object(&[("driver", true, Object(DRIVER))])),
                    ("invocations", false, List(INVOCATION)),
                    ("originalUriBaseIds", false, Object(&[("%SRCROOT%", true, Object(&[("uri", true, Text)]))])),
                    ("columnKind", false, OneOf(&["utf16CodeUnits", "unicodeCodePoints"])),
                    (
                        "results",
                        false,
                        List(&[
                            ("ruleId", false, Text),
                            ("ruleIndex", false, Number(0)),
                            ("level", false, OneOf($levels)),
                            ("message", true, Object(MESSAGE)),
                            ("locations", false, List(LOCATION)),
                            ("relatedLocations", false, List(LOCATION)),
                            ("partialFingerprints", false, Object(&[("primaryLocationLineHash", true, Text)])),
                        ]),
                    ),
                ]),
            ),
        ]
    };
}

const STANDARD: Members = document!(LEVELS);
const REFERENCE: Members = document!(REFERENCE_LEVELS);

fn check(value: &Value, holds: Holds, place: &str) -> Result<(), String> {
    let wrong = || Err(format!("{place}: {value}"));
    match holds {
        Text if !value.is_string() => wrong(),
        Truth if !value.is_boolean() => wrong(),
        Number(least) if value.as_u64().is_none_or(|number| number < least) => wrong(),
        OneOf(words) if !value.as_str().is_some_and(|word| words.contains(&word)) => wrong(),
        Texts if !value.as_array().is_some_and(|list| list.iter().all(Value::is_string)) => wrong(),
        Object(members) => check_members(value, members, place),
        List(members) => match value.as_array() {
            Some(list) => list.iter().try_for_each(|element| check_members(element, members, place)),
            None => wrong(),
        },
        Text | Number(_) | OneOf(_) | Texts | Truth => Ok(()),
    }
}

fn check_members(value: &Value, members: Members, place: &str) -> Result<(), String> {
    let Some(object) = value.as_object() else { return Err(format!("{place}: {value}")) };
    for (name, value) in object {
        let Some((_, _, holds)) = members.iter().find(|member| member.0 == name) else {
            return Err(format!("{place} has no member {name}"));
        };
        check(value, *holds, name)?;
    }
    match members.iter().find(|member| member.1 && !object.contains_key(member.0)) {
        Some(missing) => Err(format!("{place} lacks {}", missing.0)),
        None => Ok(()),
    }
}

/// What is wrong with a document; in the place of `cudafe++` it has the reference's levels.
pub fn validate(document: &Value, as_reference: bool) -> Result<(), String> {
    check_members(document, if as_reference { REFERENCE } else { STANDARD }, "the document")?;
    for run in document["runs"].as_array().into_iter().flatten() {
        let rules = run["tool"]["driver"]["rules"].as_array().map_or(&[][..], Vec::as_slice);
        for result in run["results"].as_array().into_iter().flatten() {
            if let Some(index) = result["ruleIndex"].as_u64()
                && rules.get(index as usize).is_none_or(|rule| rule["id"] != result["ruleId"])
            {
                return Err(format!("the rule of {result}"));
            }
        }
    }
    Ok(())
}
