//! A client of the language server: it speaks the protocol over the standard streams of the real program.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long an answer may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Client {
    process: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    /// Messages that came while another was waited for.
    kept: Vec<Value>,
    next: i32,
    version: i32,
    pub folder: PathBuf,
    _folder: tempfile::TempDir,
}

fn read(stream: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            header => {
                if let Some(value) = header.strip_prefix("Content-Length: ") {
                    length = value.parse().ok()?;
                }
            }
        }
    }
    let mut content = vec![0; length];
    stream.read_exact(&mut content).ok()?;
    serde_json::from_slice(&content).ok()
}

/// The line and column, in UTF-16, of the `number`th place of a text in a source, from 0.
pub fn place(source: &str, text: &str, number: usize) -> Value {
    let (at, _) = source.match_indices(text).nth(number).unwrap_or_else(|| panic!("no {text:?} in {source}"));
    let before = &source[..at];
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().encode_utf16().count();
    json!({ "line": line, "character": column })
}

impl Client {
    /// Starts a server in a folder of its own, without initializing it.
    pub fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_cufe"))
            .args(["lsp", "--stdio"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            while let Some(message) = read(&mut output) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        let input = process.stdin.take().unwrap();
        let path = folder.path().canonicalize().unwrap();
        Self { process, input, messages, kept: Vec::new(), next: 0, version: 1, folder: path, _folder: folder }
    }

    /// Starts a server with options of `cufe check` and initializes it.
    pub fn with_options(options: &[&str]) -> Self {
        let mut client = Self::start();
        client.initialize(json!({ "initializationOptions": { "options": options }, "capabilities": {} }));
        client
    }

    pub fn initialize(&mut self, parameters: Value) -> Value {
        let result = self.request("initialize", parameters);
        self.notify("initialized", json!({}));
        result
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        self.input.write_all(bytes).unwrap();
        self.input.flush().unwrap();
    }

    pub fn send(&mut self, message: &Value) {
        let content = message.to_string();
        self.send_bytes(format!("Content-Length: {}\r\n\r\n{content}", content.len()).as_bytes());
    }

    pub fn notify(&mut self, method: &str, parameters: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": parameters }));
    }

    /// Sends a request and returns its number.
    pub fn ask(&mut self, method: &str, parameters: Value) -> i32 {
        self.next += 1;
        self.send(&json!({ "jsonrpc": "2.0", "id": self.next, "method": method, "params": parameters }));
        self.next
    }

    /// The next message that is wanted; others are kept.
    pub fn wait(&mut self, what: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(index) = self.kept.iter().position(&is_wanted) {
            return self.kept.remove(index);
        }
        loop {
            let message = self.messages.recv_timeout(PATIENCE).unwrap_or_else(|error| panic!("{what}: {error}"));
            if is_wanted(&message) {
                return message;
            }
            self.kept.push(message);
        }
    }

    /// The whole response to a request.
    pub fn response(&mut self, number: i32) -> Value {
        self.wait("a response", |message| message["id"] == number && message.get("method").is_none())
    }

    /// The result of a request.
    pub fn request(&mut self, method: &str, parameters: Value) -> Value {
        let number = self.ask(method, parameters);
        let response = self.response(number);
        assert!(response.get("error").is_none(), "{method}: {response}");
        response["result"].clone()
    }

    /// The code of the error that a request is refused with.
    pub fn refusal(&mut self, method: &str, parameters: Value) -> Value {
        let number = self.ask(method, parameters);
        self.response(number)["error"]["code"].clone()
    }

    pub fn uri(&self, file: &str) -> String {
        format!("file://{}", self.folder.join(file).display())
    }

    pub fn write(&self, file: &str, text: &str) -> PathBuf {
        let path = self.folder.join(file);
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new("/"))).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Opens a document with a text, which is not stored.
    pub fn open(&mut self, file: &str, text: &str) {
        let document = json!({ "uri": self.uri(file), "languageId": "cuda", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
    }

    /// Changes a document: ranges with texts.
    pub fn change(&mut self, file: &str, changes: Value) -> i32 {
        self.version += 1;
        let document = json!({ "uri": self.uri(file), "version": self.version });
        self.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
        self.version
    }

    /// The next diagnostics of a file.
    pub fn diagnostics(&mut self, file: &str) -> Vec<Value> {
        let uri = self.uri(file);
        let published = self.wait("diagnostics", |message| {
            message["method"] == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri
        });
        published["params"]["diagnostics"].as_array().unwrap().clone()
    }

    /// The numbers of the next diagnostics of a file.
    pub fn numbers(&mut self, file: &str) -> Vec<u64> {
        self.diagnostics(file).iter().map(|it| it["code"].as_u64().unwrap_or(0)).collect()
    }

    /// Asks about a place in a file.
    pub fn at(&mut self, method: &str, file: &str, position: &Value) -> Value {
        let parameters = json!({
            "textDocument": { "uri": self.uri(file) },
            "position": position,
            "context": { "includeDeclaration": true },
        });
        self.request(&format!("textDocument/{method}"), parameters)
    }

    /// The text of a hover.
    pub fn hover(&mut self, file: &str, position: &Value) -> String {
        let hover = self.at("hover", file, position);
        hover["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Ends the server as clients do, and returns its exit status.
    pub fn end(mut self) -> Option<i32> {
        self.request("shutdown", Value::Null);
        self.notify("exit", Value::Null);
        self.status()
    }

    /// The exit status of the server, once it has ended.
    pub fn status(&mut self) -> Option<i32> {
        self.process.wait().unwrap().code()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // A test that failed leaves it running.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
