//! Messages on a pair of streams: the base protocol of the Language Server Protocol (headers, then JSON).
//!
//! The messages are those of `lsp-server`; its reader ends at the first message that is no JSON, and believes any length.

use lsp_server::Message;
use std::io::{self, BufRead, Read, Write};

/// No message of a client is longer: the text of a document with all its characters escaped.
const MAXIMUM_LENGTH: usize = 256 << 20;

/// What was read.
#[derive(Debug)]
pub enum Received {
    /// A message.
    Message(Message),
    /// Something that is none; reading goes on behind it.
    Malformed(String),
    /// The stream ended.
    Closed,
}

/// Reads the next message.
pub fn read(stream: &mut impl BufRead) -> io::Result<Received> {
    let mut length = None;
    let mut line = Vec::new();
    loop {
        line.clear();
        // A line that does not end is none of a header.
        if stream.by_ref().take(1 << 16).read_until(b'\n', &mut line)? == 0 {
            return Ok(Received::Closed);
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end();
        if text.is_empty() {
            match length {
                Some(_) => break,
                None => continue,
            }
        }
        match text.split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                let Ok(value) = value.trim().parse::<usize>() else {
                    return Ok(Received::Malformed(format!("\"{}\" is no length", value.trim())));
                };
                length = Some(value);
            }
            Some(_) => {}
            None => return Ok(Received::Malformed("a header has no colon".to_owned())),
        }
    }
    let length = length.unwrap_or(0);
    if length > MAXIMUM_LENGTH {
        io::copy(&mut stream.by_ref().take(length as u64), &mut io::sink())?;
        return Ok(Received::Malformed("the message is too long".to_owned()));
    }
    let mut content = Vec::new();
    if stream.by_ref().take(length as u64).read_to_end(&mut content)? < length {
        return Ok(Received::Closed);
    }
    Ok(match serde_json::from_slice::<Message>(&content) {
        Ok(message) => Received::Message(message),
        Err(error) => Received::Malformed(error.to_string()),
    })
}

/// Writes one message.
pub fn write(stream: &mut impl Write, content: &serde_json::Value) -> io::Result<()> {
    let content = content.to_string();
    write!(stream, "Content-Length: {}\r\n\r\n{content}", content.len())?;
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<String> {
        let mut stream = text.as_bytes();
        let mut received = Vec::new();
        loop {
            match read(&mut stream).unwrap() {
                Received::Message(Message::Request(request)) => received.push(request.method),
                Received::Message(other) => received.push(format!("{other:?}")),
                Received::Malformed(_) => received.push("malformed".to_owned()),
                Received::Closed => return received,
            }
        }
    }

    fn framed(content: &str) -> String {
        format!("Content-Length: {}\r\n\r\n{content}", content.len())
    }

    #[test]
    fn what_is_no_message_is_told_and_the_next_one_read() {
        let good = framed(r#"{"jsonrpc":"2.0","id":1,"method":"a"}"#);
        let text =
            [&framed("{nonsense"), &good, &framed("[1]"), "Content-Length: x\r\n\r\n", "what\r\n", &good].concat();
        assert_eq!(all(&text), ["malformed", "a", "malformed", "malformed", "malformed", "a"]);
    }

    #[test]
    fn a_stream_that_ends_within_a_message_is_closed() {
        assert_eq!(all("Content-Length: 10\r\n\r\n{}"), Vec::<String>::new());
        assert_eq!(all("Content-Length: 99999999999999\r\n\r\n{}"), ["malformed"]);
        assert_eq!(all("Content-Le"), ["malformed"]);
    }
}
