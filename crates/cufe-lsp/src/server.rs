//! The server: one loop over what clients say, what workers answer, and what is due.
//!
//! One source is analysed at a time, host and device pass side by side; a change of what it reads ends that and begins anew.
//! Questions about a file wait until what is known of it is up to date, but not for ever.

use crate::actions::{ADD_OPTION, Diagnosis, diagnoses, failure};
use crate::answer::{Answer, Index, Names, Pass, Query, Unsaved};
use crate::document::{Encoding, changed};
use crate::transport::{self, Received};
use crate::uri::{path_of, uri_of};
use crate::views::{View, number_of};
use crate::worker::{Part, Running, Workers};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId};
use lsp_types::{Position, TextDocumentContentChangeEvent};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// How long after a change nothing is done: who writes changes again.
const DEBOUNCE: Duration = Duration::from_millis(150);

/// How long a question waits for an analysis.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the client may set: as `initializationOptions`, or later as the settings `cufe`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Settings {
    /// The compilation database or its folder.
    compilation_database: Option<PathBuf>,
    /// Options of `cufe check`, on top of those of the database.
    options: Vec<String>,
    /// Seconds that an analysis may take.
    time_limit: u64,
    /// MiB that each pass of it may take.
    memory_limit: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { compilation_database: None, options: Vec::new(), time_limit: 120, memory_limit: 8192 }
    }
}

/// A document that is open.
struct Document {
    /// As the client names it.
    uri: String,
    text: String,
    version: i64,
    /// When it is analysed again.
    due: Option<Instant>,
}

/// What is known of a source.
#[derive(Default)]
struct Known {
    files: Vec<PathBuf>,
    index: Option<Index>,
    dependencies: BTreeSet<PathBuf>,
    diagnoses: Vec<Diagnosis>,
    /// The passes that had something to report.
    reported: Vec<Pass>,
}

/// An analysis that goes on.
struct Job {
    number: u64,
    file: PathBuf,
    /// What was reported, until all of it is published.
    answers: Vec<(Pass, Result<Answer, String>)>,
    is_published: bool,
    names: Option<Names>,
    running: Vec<Running>,
    /// How many of those have ended.
    ended: usize,
    deadline: Instant,
    /// The documents as they were read.
    versions: BTreeMap<PathBuf, i64>,
}

/// A question that waits.
struct Waiting {
    request: Request,
    deadline: Instant,
}

enum Event {
    Received(Received),
    Part(u64, Pass, Part),
}

/// Whether the loop goes on.
enum Next {
    Continue,
    Exit(u8),
}

struct Server {
    workers: Workers,
    events: Sender<Event>,
    settings: Settings,
    encoding: Encoding,
    is_initialized: bool,
    is_shut_down: bool,
    documents: BTreeMap<PathBuf, Document>,
    known: BTreeMap<PathBuf, Known>,
    /// What was published of files.
    published: BTreeMap<PathBuf, Vec<Value>>,
    waiting: Vec<Waiting>,
    job: Option<Job>,
    jobs: u64,
}

/// Serves one client over standard input and output, and returns the exit status.
pub fn serve(workers: Workers) -> u8 {
    let (events, received) = mpsc::channel();
    let sender = events.clone();
    let reading = std::thread::Builder::new().name("client".to_owned()).spawn(move || {
        let mut stream = BufReader::new(std::io::stdin());
        loop {
            let next = transport::read(&mut stream).unwrap_or(Received::Closed);
            let is_closed = matches!(next, Received::Closed);
            if sender.send(Event::Received(next)).is_err() || is_closed {
                return;
            }
        }
    });
    if reading.is_err() {
        return 1;
    }
    let mut server = Server {
        workers,
        events,
        settings: Settings::default(),
        encoding: Encoding::default(),
        is_initialized: false,
        is_shut_down: false,
        documents: BTreeMap::new(),
        known: BTreeMap::new(),
        published: BTreeMap::new(),
        waiting: Vec::new(),
        job: None,
        jobs: 0,
    };
    server.run(&received)
}

fn send(message: &Value) {
    // A client that does not listen any more closes its side too, and the loop ends.
    let _ = transport::write(&mut std::io::stdout().lock(), message);
}

fn respond(id: &RequestId, result: Value) {
    send(&json!({ "jsonrpc": "2.0", "id": id, "result": result }));
}

fn refuse(id: &RequestId, code: ErrorCode, message: &str) {
    send(&json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code as i32, "message": message } }));
}

fn notify(method: &str, parameters: Value) {
    send(&json!({ "jsonrpc": "2.0", "method": method, "params": parameters }));
}

/// The file of a document that parameters name.
fn file_of(parameters: &Value) -> Option<PathBuf> {
    path_of(parameters["textDocument"]["uri"].as_str()?)
}

fn position_of(value: &Value) -> Option<Position> {
    Position::deserialize(value).ok()
}

impl Server {
    fn run(&mut self, received: &Receiver<Event>) -> u8 {
        loop {
            let event = match self.next_deadline() {
                None => received.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(deadline) => received.recv_timeout(deadline.saturating_duration_since(Instant::now())),
            };
            match event {
                Ok(Event::Received(message)) => {
                    if let Next::Exit(status) = self.receive(message) {
                        self.job = None;
                        return status;
                    }
                }
                Ok(Event::Part(number, pass, part)) => self.part(number, pass, part),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return 1,
            }
            self.end_overdue();
            self.begin();
            self.answer_waiting();
        }
    }

    fn next_deadline(&self) -> Option<Instant> {
        let waiting = self.waiting.iter().map(|waiting| waiting.deadline);
        let due = self.documents.values().filter_map(|document| document.due).filter(|_| self.job.is_none());
        waiting.chain(due).chain(self.job.iter().map(|job| job.deadline)).min()
    }

    // ---- messages ----

    fn receive(&mut self, received: Received) -> Next {
        match received {
            Received::Closed => return Next::Exit(u8::from(!self.is_shut_down)),
            Received::Malformed(why) => {
                let error = json!({ "code": ErrorCode::ParseError as i32, "message": why });
                send(&json!({ "jsonrpc": "2.0", "id": null, "error": error }));
            }
            Received::Message(Message::Request(request)) => self.request(request),
            Received::Message(Message::Notification(notification)) => {
                if notification.method == "exit" {
                    return Next::Exit(u8::from(!self.is_shut_down));
                }
                if self.is_initialized && !self.is_shut_down {
                    self.notification(&notification);
                }
            }
            // To a request of the server, of which there are none.
            Received::Message(Message::Response(_)) => {}
        }
        Next::Continue
    }

    fn request(&mut self, request: Request) {
        let id = &request.id;
        match request.method.as_str() {
            "initialize" if self.is_initialized => refuse(id, ErrorCode::InvalidRequest, "it is initialized already"),
            "initialize" => {
                let result = self.initialize(&request.params);
                respond(id, result);
            }
            _ if !self.is_initialized => refuse(id, ErrorCode::ServerNotInitialized, "initialize comes first"),
            _ if self.is_shut_down => refuse(id, ErrorCode::InvalidRequest, "the server is shut down"),
            "shutdown" => {
                self.is_shut_down = true;
                self.job = None;
                self.documents.clear();
                respond(id, Value::Null);
            }
            "workspace/executeCommand" => match self.execute(&request.params) {
                true => respond(id, Value::Null),
                false => refuse(id, ErrorCode::InvalidParams, "there is no such command"),
            },
            "textDocument/hover"
            | "textDocument/definition"
            | "textDocument/declaration"
            | "textDocument/references"
            | "textDocument/documentHighlight"
            | "textDocument/documentSymbol"
            | "textDocument/signatureHelp"
            | "textDocument/inlayHint"
            | "textDocument/codeAction" => match file_of(&request.params) {
                Some(_) => self.waiting.push(Waiting { request, deadline: Instant::now() + PATIENCE }),
                None => refuse(id, ErrorCode::InvalidParams, "the document has no file"),
            },
            method => refuse(id, ErrorCode::MethodNotFound, &format!("{method} is not offered")),
        }
    }

    fn initialize(&mut self, parameters: &Value) -> Value {
        let offered = &parameters["capabilities"]["general"]["positionEncodings"];
        let offers_utf8 = offered.as_array().is_some_and(|list| list.iter().any(|it| it == "utf-8"));
        self.encoding = if offers_utf8 { Encoding::Utf8 } else { Encoding::Utf16 };
        self.set(&parameters["initializationOptions"]);
        self.is_initialized = true;
        json!({
            "capabilities": {
                "positionEncoding": if offers_utf8 { "utf-8" } else { "utf-16" },
                "textDocumentSync": { "openClose": true, "change": 2, "save": { "includeText": false } },
                "hoverProvider": true,
                "definitionProvider": true,
                "declarationProvider": true,
                "referencesProvider": true,
                "documentHighlightProvider": true,
                "documentSymbolProvider": true,
                "signatureHelpProvider": { "triggerCharacters": ["(", ",", "<"] },
                "inlayHintProvider": true,
                "codeActionProvider": { "codeActionKinds": ["quickfix"] },
                "executeCommandProvider": { "commands": [ADD_OPTION] },
            },
            "serverInfo": { "name": "cufe", "version": env!("CARGO_PKG_VERSION") },
        })
    }

    /// Takes settings; those that are not understood change nothing.
    fn set(&mut self, settings: &Value) {
        if settings.is_null() {
            return;
        }
        match Settings::deserialize(settings) {
            Ok(settings) => self.settings = settings,
            Err(error) => log(&format!("the settings are not understood: {error}")),
        }
    }

    fn notification(&mut self, notification: &Notification) {
        let parameters = &notification.params;
        let file = file_of(parameters);
        match (notification.method.as_str(), file) {
            ("textDocument/didOpen", Some(file)) => {
                let document = &parameters["textDocument"];
                let opened = Document {
                    uri: document["uri"].as_str().unwrap_or_default().to_owned(),
                    text: document["text"].as_str().unwrap_or_default().to_owned(),
                    version: document["version"].as_i64().unwrap_or(0),
                    due: None,
                };
                self.documents.insert(file.clone(), opened);
                self.is_changed(&file, Duration::ZERO);
            }
            ("textDocument/didChange", Some(file)) => {
                let encoding = self.encoding;
                let Some(document) = self.documents.get_mut(&file) else { return };
                let changes = Vec::<TextDocumentContentChangeEvent>::deserialize(&parameters["contentChanges"]);
                let Ok(changes) = changes else { return };
                document.text = changed(std::mem::take(&mut document.text), changes, encoding);
                let version = parameters["textDocument"]["version"].as_i64();
                document.version = version.unwrap_or(document.version + 1);
                self.is_changed(&file, DEBOUNCE);
            }
            ("textDocument/didSave", Some(file)) => self.is_changed(&file, Duration::ZERO),
            ("textDocument/didClose", Some(file)) => self.close(&file),
            ("workspace/didChangeConfiguration", _) => {
                self.set(&parameters["settings"]["cufe"]);
                self.all_are_due();
            }
            ("workspace/didChangeWatchedFiles", _) => self.all_are_due(),
            ("$/cancelRequest", _) => {
                let Ok(id) = RequestId::deserialize(&parameters["id"]) else { return };
                if let Some(index) = self.waiting.iter().position(|waiting| waiting.request.id == id) {
                    let waiting = self.waiting.remove(index);
                    refuse(&waiting.request.id, ErrorCode::RequestCanceled, "cancelled");
                }
            }
            _ => {}
        }
    }

    fn execute(&mut self, parameters: &Value) -> bool {
        if parameters["command"] != ADD_OPTION {
            return false;
        }
        let Some(option) = parameters["arguments"][0].as_str() else { return false };
        if !self.settings.options.iter().any(|known| known == option) {
            self.settings.options.push(option.to_owned());
        }
        self.all_are_due();
        let message = format!("cufe uses {option} in this session: add it to the compile command to keep it");
        notify("window/showMessage", json!({ "type": 3, "message": message }));
        true
    }

    fn close(&mut self, file: &Path) {
        if self.documents.remove(file).is_none() {
            return;
        }
        if self.job.as_ref().is_some_and(|job| job.file == file) {
            self.job = None;
        }
        self.known.remove(file);
        // What includes it reads the stored file from now on.
        let readers = self.readers(file);
        readers.iter().for_each(|reader| self.is_due(reader, Duration::ZERO));
        self.publish(None);
    }

    // ---- analyses ----

    /// The open sources whose units hold a file, itself apart.
    fn readers(&self, file: &Path) -> Vec<PathBuf> {
        let holds = |entry: &(&PathBuf, &Known)| {
            entry.0 != file && self.documents.contains_key(entry.0) && entry.1.dependencies.contains(file)
        };
        self.known.iter().filter(holds).map(|(reader, _)| reader.clone()).collect()
    }

    /// The open sources that tell what a file means: those that include it, or else itself.
    fn sources_of(&self, file: &Path) -> Vec<PathBuf> {
        let readers = self.readers(file);
        if readers.is_empty() { vec![file.to_owned()] } else { readers }
    }

    fn is_due(&mut self, file: &Path, after: Duration) {
        if let Some(document) = self.documents.get_mut(file) {
            document.due = Some(Instant::now() + after);
        }
        if self.job.as_ref().is_some_and(|job| job.file == file) {
            self.job = None;
        }
    }

    fn is_changed(&mut self, file: &Path, after: Duration) {
        for source in self.sources_of(file) {
            self.is_due(&source, after);
        }
    }

    fn all_are_due(&mut self) {
        let files: Vec<PathBuf> = self.documents.keys().cloned().collect();
        for file in files {
            // Headers are read with what includes them.
            if self.readers(&file).is_empty() {
                self.is_due(&file, Duration::ZERO);
            }
        }
    }

    /// The open documents that differ from what is stored.
    fn unsaved(&self) -> Vec<Unsaved> {
        let differs = |entry: &(&PathBuf, &Document)| {
            std::fs::read(entry.0).map_or(true, |stored| stored != entry.1.text.as_bytes())
        };
        let unsaved = self.documents.iter().filter(differs);
        unsaved.map(|(file, document)| Unsaved { file: file.clone(), text: document.text.clone() }).collect()
    }

    /// Begins the analysis of the document that is due first.
    fn begin(&mut self) {
        if self.job.is_some() || self.is_shut_down {
            return;
        }
        let now = Instant::now();
        let due = self.documents.iter().filter_map(|(file, it)| Some((it.due.filter(|&due| due <= now)?, file)));
        let Some(file) = due.min().map(|(_, file)| file.clone()) else { return };
        if let Some(document) = self.documents.get_mut(&file) {
            document.due = None;
        }
        self.jobs += 1;
        let number = self.jobs;
        let unsaved = self.unsaved();
        let start = |pass: Pass| {
            let query = Query {
                file: file.clone(),
                unsaved: unsaved.clone(),
                pass,
                database: self.settings.compilation_database.clone(),
                options: self.settings.options.clone(),
                memory: self.settings.memory_limit,
                whole: self.known.get(&file).is_some_and(|known| known.reported.contains(&pass)),
            };
            self.workers.start(&query, self.events.clone(), move |part| Event::Part(number, pass, part))
        };
        let running = vec![start(Pass::Host), start(Pass::Device)];
        let deadline = now + Duration::from_secs(self.settings.time_limit.clamp(1, 86_400));
        let versions = self.documents.iter().map(|(file, document)| (file.clone(), document.version)).collect();
        self.job = Some(Job {
            number,
            file,
            answers: Vec::new(),
            is_published: false,
            names: None,
            running,
            ended: 0,
            deadline,
            versions,
        });
    }

    fn part(&mut self, number: u64, pass: Pass, part: Part) {
        // Of an analysis that was ended.
        let Some(job) = self.job.as_mut().filter(|job| job.number == number) else { return };
        match part {
            Part::Answer(answer) => job.answers.push((pass, Ok(answer))),
            Part::Names(names) => job.names = Some(names),
            Part::End(how) => {
                job.ended += 1;
                if !job.answers.iter().any(|(known, _)| *known == pass) {
                    job.answers.push((pass, Err(how)));
                }
            }
        }
        self.proceed();
    }

    /// Ends an analysis that takes too long.
    fn end_overdue(&mut self) {
        let Some(job) = self.job.as_mut().filter(|job| job.deadline <= Instant::now()) else { return };
        let why = format!("the analysis took longer than {} seconds", self.settings.time_limit);
        for pass in [Pass::Host, Pass::Device] {
            if !job.answers.iter().any(|(known, _)| *known == pass) {
                job.answers.push((pass, Err(why.clone())));
            }
        }
        job.ended = job.running.len();
        self.proceed();
    }

    /// Publishes what is reported as soon as it is, and ends an analysis whose workers have ended.
    fn proceed(&mut self) {
        let Some(job) = self.job.as_mut() else { return };
        if job.answers.len() == job.running.len() && !job.is_published {
            job.is_published = true;
            let (file, answers, versions) = (job.file.clone(), job.answers.clone(), job.versions.clone());
            self.tell(&file, answers, &versions);
        }
        let Some(mut job) = self.job.take_if(|job| job.ended == job.running.len()) else { return };
        job.running.clear();
        if let Some(Names { files, index }) = job.names {
            let known = self.known.entry(job.file).or_default();
            (known.files, known.index) = (files, Some(index));
        }
    }

    /// Takes over what both passes have reported.
    fn tell(
        &mut self,
        file: &Path,
        mut answers: Vec<(Pass, Result<Answer, String>)>,
        versions: &BTreeMap<PathBuf, i64>,
    ) {
        answers.sort_by_key(|(pass, _)| *pass != Pass::Host);
        let known = self.known.entry(file.to_owned()).or_default();
        known.diagnoses.clear();
        known.reported.clear();
        for (pass, answer) in answers {
            let answer = answer.unwrap_or_else(|why| Answer { failure: Some(why), ..Answer::default() });
            let mut found = diagnoses(&answer, self.encoding);
            if !found.is_empty() {
                known.reported.push(pass);
            }
            if let Some(why) = &answer.failure {
                log(&format!("{}: {why}", file.display()));
                found.push(failure(file.to_owned(), why));
            }
            for diagnosis in found {
                // Both passes tell of what concerns both.
                if !known.diagnoses.contains(&diagnosis) {
                    known.diagnoses.push(diagnosis);
                }
            }
            known.dependencies.extend(answer.dependencies);
        }
        // What it includes may have changed before anyone knew that it does.
        let read = known.dependencies.iter().filter_map(|file| Some((file, self.documents.get(file)?)));
        let is_old = read.into_iter().any(|(file, document)| versions.get(file) != Some(&document.version));
        if is_old {
            self.is_due(file, Duration::ZERO);
        }
        self.publish(Some(file));
    }

    /// Publishes the diagnostics of all files of which they have changed, and those of one file in any case.
    fn publish(&mut self, source: Option<&Path>) {
        let mut all: BTreeMap<PathBuf, Vec<Value>> = BTreeMap::new();
        for diagnosis in self.known.values().flat_map(|known| &known.diagnoses) {
            let list = all.entry(diagnosis.file.clone()).or_default();
            if !list.contains(&diagnosis.diagnostic) {
                list.push(diagnosis.diagnostic.clone());
            }
        }
        let files: BTreeSet<PathBuf> =
            all.keys().chain(self.published.keys()).map(PathBuf::as_path).chain(source).map(Path::to_owned).collect();
        for file in files {
            let list = all.remove(&file).unwrap_or_default();
            if source != Some(&file) && self.published.get(&file).map_or(&[][..], Vec::as_slice) == list {
                continue;
            }
            let document = self.documents.get(&file);
            let uri = document.map_or_else(|| uri_of(&file), |document| document.uri.clone());
            let mut parameters = json!({ "uri": uri, "diagnostics": list });
            if let Some(document) = document {
                parameters["version"] = json!(document.version);
            }
            notify("textDocument/publishDiagnostics", parameters);
            self.published.insert(file, list);
        }
        self.published.retain(|_, list| !list.is_empty());
    }

    // ---- questions ----

    /// Whether an analysis will soon tell more of a file.
    fn is_pending(&self, file: &Path) -> bool {
        self.sources_of(file).iter().any(|source| {
            self.documents.get(source).is_some_and(|document| document.due.is_some())
                || self.job.as_ref().is_some_and(|job| job.file == *source)
        })
    }

    fn answer_waiting(&mut self) {
        let now = Instant::now();
        let mut left = Vec::new();
        for waiting in std::mem::take(&mut self.waiting) {
            let file = file_of(&waiting.request.params).unwrap_or_default();
            if waiting.deadline > now && self.is_pending(&file) {
                left.push(waiting);
                continue;
            }
            match self.answer(&waiting.request, &file) {
                Some(answer) => respond(&waiting.request.id, answer),
                None => refuse(&waiting.request.id, ErrorCode::InvalidParams, "the parameters are not understood"),
            }
        }
        self.waiting = left;
    }

    /// What is known of a file: by its own unit, or by one that includes it.
    fn view(&self, file: &Path) -> Option<View<'_>> {
        let own = self.known.get(file).into_iter();
        let mut candidates = own.chain(self.readers(file).into_iter().filter_map(|reader| self.known.get(&reader)));
        candidates.find_map(|known| {
            let index = known.index.as_ref()?;
            Some(View { files: &known.files, index, file: number_of(&known.files, file)?, encoding: self.encoding })
        })
    }

    /// The answer to a question; `None` where its parameters are wrong.
    fn answer(&self, request: &Request, file: &Path) -> Option<Value> {
        let parameters = &request.params;
        let position = || position_of(&parameters["position"]);
        if request.method == "textDocument/codeAction" {
            return self.code_actions(file, parameters);
        }
        let Some(view) = self.view(file) else { return Some(Value::Null) };
        Some(match request.method.as_str() {
            "textDocument/hover" => view.hover(position()?),
            "textDocument/definition" => view.definition(position()?),
            "textDocument/declaration" => view.declaration(position()?),
            "textDocument/references" => {
                let with_declarations = parameters["context"]["includeDeclaration"].as_bool().unwrap_or(true);
                view.references(position()?, with_declarations)
            }
            "textDocument/documentHighlight" => view.highlights(position()?),
            "textDocument/documentSymbol" => view.document_symbols(),
            "textDocument/signatureHelp" => {
                let text = &self.documents.get(file)?.text;
                view.signature_help(position()?, text)
            }
            _ => {
                let start = position_of(&parameters["range"]["start"])?;
                let end = position_of(&parameters["range"]["end"])?;
                view.inlay_hints(start.line..=end.line)
            }
        })
    }

    fn code_actions(&self, file: &Path, parameters: &Value) -> Option<Value> {
        let start = position_of(&parameters["range"]["start"])?;
        let end = position_of(&parameters["range"]["end"])?;
        let mut actions: Vec<Value> = Vec::new();
        for diagnosis in self.known.values().flat_map(|known| &known.diagnoses).filter(|it| it.file == *file) {
            let place = &diagnosis.diagnostic["range"];
            let first = position_of(&place["start"])?;
            let last = position_of(&place["end"])?;
            if first > end || last < start {
                continue;
            }
            for action in &diagnosis.actions {
                // One change may mend what both passes tell.
                let same = |known: &&mut Value| ["title", "edit"].iter().all(|part| known[part] == action[part]);
                match actions.iter_mut().find(same).map(|known| &mut known["diagnostics"]) {
                    Some(Value::Array(mended)) => mended.push(diagnosis.diagnostic.clone()),
                    _ => {
                        let mut action = action.clone();
                        action["diagnostics"] = json!([diagnosis.diagnostic]);
                        actions.push(action);
                    }
                }
            }
        }
        Some(Value::Array(actions))
    }
}

fn log(message: &str) {
    notify("window/logMessage", json!({ "type": 2, "message": message }));
    let _ = std::io::stdout().flush();
}
