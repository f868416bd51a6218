//! Where expanded text comes from: a text that our own preprocessor made remembers, for each of its bytes, the byte of the
//! files that reports about it name.

use serde::{Deserialize, Serialize};

/// A part of the expanded text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Segment {
    /// Its first byte in the expanded text; it ends where the next segment begins.
    pub at: u32,
    /// The byte of the written text that this first byte stands for.
    pub written: u32,
    /// All of the segment stands for that one byte (what a macro gave), not for the text from there on.
    pub is_fixed: bool,
}

/// The written text behind an expanded one.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// All files that were read, one after another.
    #[serde(with = "crate::source::bytes")]
    pub text: Vec<u8>,
    /// Parts of the expanded text, in order.
    pub segments: Vec<Segment>,
    /// Offsets in the expanded text of `#` that begin no directive although they are the first on their line.
    pub stray_hashes: Vec<u32>,
}

impl Origin {
    /// The offset in the written text for one in the expanded text.
    pub fn written(&self, at: u32) -> u32 {
        let next = self.segments.partition_point(|segment| segment.at <= at);
        let Some(segment) = next.checked_sub(1).and_then(|index| self.segments.get(index)) else { return 0 };
        let offset = if segment.is_fixed { 0 } else { at - segment.at };
        segment.written.saturating_add(offset).min(self.text.len() as u32)
    }

    /// The written line that holds an offset of the written text, without its end, and the place in it.
    pub fn line(&self, written: u32) -> (&[u8], usize) {
        let at = (written as usize).min(self.text.len());
        let start = memchr::memrchr(b'\n', &self.text[..at]).map_or(0, |end| end + 1);
        let end = memchr::memchr(b'\n', &self.text[at..]).map_or(self.text.len(), |length| at + length);
        let line = &self.text[start..end];
        (line.strip_suffix(b"\r").unwrap_or(line), at - start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_segment_stands_for_one_place() {
        let segments = vec![
            Segment { at: 0, written: 0, is_fixed: false },
            Segment { at: 4, written: 7, is_fixed: true },
            Segment { at: 8, written: 9, is_fixed: false },
        ];
        let origin = Origin { text: b"int a\nb M;\n".to_vec(), segments, stray_hashes: Vec::new() };
        assert_eq!([0, 3, 4, 7, 8, 9].map(|at| origin.written(at)), [0, 3, 7, 7, 9, 10]);
        assert_eq!(origin.line(8), (&b"b M;"[..], 2));
    }
}
