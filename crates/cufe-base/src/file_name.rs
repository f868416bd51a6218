//! Names of files as text. To the system a name is bytes; here it is a `String`, because names stand in messages, options,
//! documents and line markers among other text. Bytes that are no UTF-8 become characters that no text uses, the last 128 of
//! Unicode; a name that does hold one of these has each of its bytes replaced. So every name has one text, and every such
//! text leads back to its name.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The character of the byte 0; only those from 0x80 on are used.
const FIRST: u32 = 0x0010_FF00;

/// The byte that a character stands for, if it stands for one.
fn byte_of(letter: char) -> Option<u8> {
    let byte = u8::try_from(u32::from(letter).checked_sub(FIRST)?).ok()?;
    (!byte.is_ascii()).then_some(byte)
}

fn push_bytes(text: &mut String, bytes: &[u8]) {
    text.extend(bytes.iter().filter_map(|&byte| char::from_u32(FIRST + u32::from(byte))));
}

/// The text of a name.
pub fn from_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for letter in chunk.valid().chars() {
            match byte_of(letter) {
                Some(_) => push_bytes(&mut text, letter.encode_utf8(&mut [0; 4]).as_bytes()),
                None => text.push(letter),
            }
        }
        push_bytes(&mut text, chunk.invalid());
    }
    text
}

/// The bytes of a name.
pub fn to_bytes(text: &str) -> Cow<'_, [u8]> {
    if !text.chars().any(|letter| byte_of(letter).is_some()) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        match byte_of(letter) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    Cow::Owned(bytes)
}

/// The text of a path.
pub fn from_path(path: impl AsRef<OsStr>) -> String {
    from_bytes(path.as_ref().as_bytes())
}

/// The path that a text names.
pub fn to_path(text: &str) -> Cow<'_, Path> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(Path::new(text)),
        Cow::Owned(bytes) => Cow::Owned(PathBuf::from(OsStr::from_bytes(&bytes))),
    }
}

/// A name for people and for documents that must be UTF-8: what is not is replaced.
pub fn shown(text: &str) -> Cow<'_, str> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// For `#[serde(with = "...")]`: a path as its text, because documents hold UTF-8 only.
pub mod path_as_text {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::path::{Path, PathBuf};

    /// Writes the text.
    ///
    /// # Errors
    /// Those of the document.
    pub fn serialize<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&super::from_path(path))
    }

    /// Reads a path from its text.
    ///
    /// # Errors
    /// Those of the document.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PathBuf, D::Error> {
        String::deserialize(deserializer).map(|text| super::to_path(&text).into_owned())
    }
}

/// The same for lists of paths.
pub mod paths_as_text {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::path::PathBuf;

    /// Writes the texts.
    ///
    /// # Errors
    /// Those of the document.
    pub fn serialize<S: Serializer>(paths: &[PathBuf], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(paths.iter().map(super::from_path))
    }

    /// Reads paths from their texts.
    ///
    /// # Errors
    /// Those of the document.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PathBuf>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        Ok(texts.iter().map(|text| super::to_path(text).into_owned()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_again() {
        for bytes in
            [&b"a.cu"[..], b"\xff\xe4.cu", "\u{10ff80}\u{e4}".as_bytes(), b"\xf4\x8f", b"", "ä/\u{10ffff}".as_bytes()]
        {
            let text = from_bytes(bytes);
            assert_eq!(to_bytes(&text), bytes);
            assert_eq!(from_path(to_path(&text).as_os_str()), text);
        }
    }

    #[test]
    fn names_differ_where_their_bytes_do() {
        assert_ne!(from_bytes(b"\x80"), from_bytes("\u{10ff80}".as_bytes()));
        assert_eq!(from_bytes("ä.cu".as_bytes()), "ä.cu");
    }

    #[test]
    fn people_see_what_is_text() {
        assert_eq!(shown(&from_bytes(b"a\xff.cu")), "a\u{fffd}.cu");
        assert_eq!(shown("ä.cu"), "ä.cu");
    }
}
