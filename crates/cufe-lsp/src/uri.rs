//! Paths and the URIs that stand for them (RFC 8089).

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

/// The path of a `file:` URI; `None` for other URIs.
pub fn path_of(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    if !rest.starts_with('/') {
        return None;
    }
    let mut bytes = Vec::with_capacity(rest.len());
    let mut left = rest.as_bytes();
    while let Some((&byte, behind)) = left.split_first() {
        let escaped = match behind {
            [high, low, ..] if byte == b'%' => {
                let digit = |byte: u8| (byte as char).to_digit(16);
                digit(*high).zip(digit(*low)).and_then(|(high, low)| u8::try_from(high * 16 + low).ok())
            }
            _ => None,
        };
        bytes.push(escaped.unwrap_or(byte));
        left = if escaped.is_some() { behind.get(2..).unwrap_or_default() } else { behind };
    }
    Some(PathBuf::from(OsString::from_vec(bytes)))
}

/// The URI of an absolute path.
pub fn uri_of(path: &Path) -> String {
    let mut uri = "file://".to_owned();
    for &byte in path.as_os_str().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(byte as char);
        } else {
            uri.push_str(&format!("%{byte:02X}"));
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_the_same_after_both_ways() {
        for path in ["/a/b.cu", "/a b/ü%20+#?.cu", "/"] {
            assert_eq!(path_of(&uri_of(Path::new(path))), Some(PathBuf::from(path)));
        }
    }

    #[test]
    fn uris_of_other_schemes_and_bad_escapes_are_no_reason_to_fail() {
        assert_eq!(path_of("untitled:Untitled-1"), None);
        assert_eq!(path_of("file://host/a"), None);
        assert_eq!(path_of("file:///a%2"), Some(PathBuf::from("/a%2")));
        assert_eq!(path_of("file:///a%zz%C3%BC"), Some(PathBuf::from("/a%zzü")));
        assert_eq!(path_of("file:///a%"), Some(PathBuf::from("/a%")));
    }
}
