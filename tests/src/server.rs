//! A static server for the built page on a free port. It sends the headers of Trunk.toml, as in production, and an
//! `ETag`, and does not resend contents that the browser has cached. A test can cut it off, or replace its build. An
//! unknown path below its base gets `404.html`. The server stops when it is dropped.
//!
//! The server is small: GET only, with one thread and one response for each connection. tiny_http is not suitable,
//! because it shares a few threads. Some connections would wait while a browser keeps others open.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use crate::build::Build;
use crate::places;
use crate::wait::PATIENCE;

/// A running server.
pub struct Server {
    site: Arc<Site>,
    address: SocketAddr,
}

/// The file that static hosts send for an unknown path.
const NOT_FOUND: &str = "404.html";

/// The outcome of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The file's contents.
    Sent,
    /// The status 304: the browser's copy is current.
    Unchanged,
    /// There is no such file.
    Absent,
}

/// A fault of the host that affects some files.
#[derive(Clone, Debug)]
pub(crate) struct Tampering {
    /// The end of the affected paths.
    pub(crate) end: String,
    pub(crate) wrong: Wrong,
}

#[derive(Clone, Debug)]
pub(crate) enum Wrong {
    /// The files have this text before their contents.
    Before(String),
    /// The files have a content type that browsers do not know.
    Untyped,
    /// The files come without the headers of Trunk.toml.
    Bare,
    /// The files are not sent until [`Server::go_on`].
    Stalled,
}

struct Site {
    dist: PathBuf,
    /// The build that replaces the directory. `None` until a test publishes one.
    published: Mutex<Option<Build>>,
    base: String,
    tampered: Option<Tampering>,
    headers: Vec<(String, String)>,
    served: Mutex<Vec<(String, Answer)>>,
    has_served: Condvar,
    is_cut_off: AtomicBool,
    /// Whether stalled files are sent.
    goes_on: Mutex<bool>,
    has_gone_on: Condvar,
    stopped: AtomicBool,
}

impl Server {
    /// Serves this directory below `base`, which begins and ends with a slash (`/` or `/queens/`).
    pub(crate) fn start(dist: &Path, base: &str, tampered: Option<Tampering>) -> Self {
        assert!(
            base.starts_with('/') && base.ends_with('/'),
            "`{base}` is not a base path"
        );
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener
            .local_addr()
            .expect("a bound listener has an address");
        let site = Arc::new(Site {
            dist: dist.to_owned(),
            published: Mutex::default(),
            base: base.to_owned(),
            tampered,
            headers: headers(),
            served: Mutex::default(),
            has_served: Condvar::new(),
            is_cut_off: AtomicBool::new(false),
            goes_on: Mutex::default(),
            has_gone_on: Condvar::new(),
            stopped: AtomicBool::new(false),
        });
        let serving = Arc::clone(&site);
        thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                if serving.stopped.load(Ordering::Relaxed) {
                    return;
                }
                let site = Arc::clone(&serving);
                thread::spawn(move || site.answer(connection));
            }
        });
        Self { site, address }
    }

    /// The page's address, without query and fragment.
    pub fn address(&self) -> String {
        format!("{}{}", self.origin(), self.site.base)
    }

    /// The scheme, host and port. No two running servers share them.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on, no request gets an answer, as without a connection.
    pub fn cut_off(&self) {
        self.site.is_cut_off.store(true, Ordering::Relaxed);
    }

    /// Ends [`Server::cut_off`].
    pub fn come_back(&self) {
        self.site.is_cut_off.store(false, Ordering::Relaxed);
    }

    /// Sends the stalled files.
    pub fn go_on(&self) {
        *self.site.goes_on.lock().expect("no answer panicked") = true;
        self.site.has_gone_on.notify_all();
    }

    /// Replaces the served build.
    pub fn publish(&self, build: Build) {
        *self.site.published.lock().expect("no answer panicked") = Some(build);
    }

    /// The requested paths below the base, in order and with repetitions.
    pub fn served(&self) -> Vec<String> {
        self.paths(|_| true)
    }

    /// Waits until this path is requested. No script runs in the page meanwhile, because a script that is interrupted
    /// by a page change may never answer.
    #[track_caller]
    pub fn wait_for(&self, path: &str) {
        let served = self.site.served.lock().expect("no answer panicked");
        let is_missing = |served: &mut Vec<(String, Answer)>| served.iter().all(|it| it.0 != path);
        let waited = self
            .site
            .has_served
            .wait_timeout_while(served, PATIENCE, is_missing);
        let is_late = waited.expect("no answer panicked").1.timed_out();
        assert!(!is_late, "in {PATIENCE:?} nobody asked for {path}");
    }

    /// The paths of the requests with this outcome.
    pub fn answered(&self, like: Answer) -> Vec<String> {
        self.paths(|answer| answer == like)
    }

    fn paths(&self, wanted: impl Fn(Answer) -> bool) -> Vec<String> {
        let served = self.site.served.lock().expect("no answer panicked");
        let wanted = served.iter().filter(|(_, answer)| wanted(*answer));
        wanted.map(|(path, _)| path.clone()).collect()
    }
}

impl Answer {
    fn status(self) -> &'static str {
        match self {
            Self::Sent => "200 OK",
            Self::Unchanged => "304 Not Modified",
            Self::Absent => "404 Not Found",
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.stopped.store(true, Ordering::Relaxed);
        self.go_on();
        // Wakes the listener, which then ends.
        drop(TcpStream::connect(self.address));
    }
}

impl Site {
    /// Answers a request. A browser that closes the connection early, or sends nothing, is not an error.
    fn answer(&self, mut connection: TcpStream) -> io::Result<()> {
        let Some(Request { path, held }) = asked_for(&connection)? else {
            return Ok(());
        };
        if self.is_cut_off.load(Ordering::Relaxed) {
            return Ok(());
        }
        let below = path.strip_prefix(&self.base);
        let found = below.and_then(|below| self.found(below));
        let (answer, mut head, body) = match found {
            Some((contents, kind)) => {
                let tag = tag(&contents);
                let head = format!("Content-Type: {kind}\r\nETag: {tag}\r\n");
                if held.split(',').any(|held| held.trim() == tag) {
                    (Answer::Unchanged, head, Vec::new())
                } else {
                    (Answer::Sent, head, contents)
                }
            }
            None => {
                let page = below.and_then(|_| self.found(NOT_FOUND));
                let (body, kind) = page.unwrap_or_else(|| {
                    let kind = content_type(Path::new("a.txt"));
                    (b"not found".to_vec(), kind)
                });
                let head = format!("Content-Type: {kind}\r\n");
                (Answer::Absent, head, body)
            }
        };
        if answer != Answer::Unchanged {
            head.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        if let (Some(below), Ok(mut served)) = (below, self.served.lock()) {
            served.push((below.to_owned(), answer));
            self.has_served.notify_all();
        }
        let is_bare = self
            .tampered
            .as_ref()
            .is_some_and(|it| matches!(it.wrong, Wrong::Bare));
        for (name, value) in self.headers.iter().filter(|_| !is_bare) {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        let status = answer.status();
        let head = format!("HTTP/1.1 {status}\r\nConnection: close\r\n{head}\r\n");
        connection.write_all(head.as_bytes())?;
        connection.write_all(&body)
    }

    /// The contents and the content type for this path.
    fn found(&self, below: &str) -> Option<(Vec<u8>, &'static str)> {
        let name = if below.is_empty() {
            "index.html"
        } else {
            below
        };
        let mut contents = match &*self.published.lock().ok()? {
            Some(build) => build.file(name)?.to_vec(),
            None => self.file(name)?,
        };
        let mut kind = content_type(Path::new(name));
        let tampering = self.tampered.as_ref();
        if let Some(Tampering { wrong, .. }) = tampering.filter(|it| name.ends_with(&it.end)) {
            match wrong {
                Wrong::Before(text) => drop(contents.splice(..0, text.bytes())),
                Wrong::Bare => {}
                Wrong::Untyped => kind = content_type(Path::new("")),
                Wrong::Stalled => {
                    let goes_on = self.goes_on.lock().ok()?;
                    drop(self.has_gone_on.wait_while(goes_on, |goes_on| !*goes_on));
                }
            }
        }
        Some((contents, kind))
    }

    fn file(&self, name: &str) -> Option<Vec<u8>> {
        let plain = |part: Component| matches!(part, Component::Normal(_));
        let is_below = Path::new(name).components().all(plain);
        is_below.then(|| fs::read(self.dist.join(name)).ok())?
    }
}

/// The parts of a request that the server reads.
struct Request {
    path: String,
    /// The tags of the browser's copies, separated by commas.
    held: String,
}

/// The request, once its head has been read up to the empty line. `None` if there is no request.
fn asked_for(connection: &TcpStream) -> io::Result<Option<Request>> {
    let mut lines = BufReader::new(connection).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(None);
    };
    let mut held = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').unwrap_or_default();
        if name.eq_ignore_ascii_case("If-None-Match") {
            value.clone_into(&mut held);
        }
    }
    let target = request.split(' ').nth(1).unwrap_or_default();
    let path = target.split('?').next().unwrap_or_default().to_owned();
    Ok(Some(Request { path, held }))
}

/// The `ETag` of these contents.
fn tag(contents: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    contents.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The headers under `[serve.headers]` in Trunk.toml.
fn headers() -> Vec<(String, String)> {
    let path = places::root().join("Trunk.toml");
    let text = fs::read_to_string(&path).expect("Trunk.toml can be read");
    let document: toml::Table = text.parse().expect("Trunk.toml is TOML");
    let headers = document["serve"]["headers"]
        .as_table()
        .expect("[serve.headers] is a table");
    let text = |value: &toml::Value| value.as_str().expect("a header is a string").to_owned();
    headers
        .iter()
        .map(|(name, value)| (name.clone(), text(value)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn get(server: &Server, path: &str) -> String {
        ask(server, path, "")
    }

    /// The answer to a request with these header lines.
    fn ask(server: &Server, path: &str, lines: &str) -> String {
        let mut connection = TcpStream::connect(server.address).expect("the server listens");
        write!(
            connection,
            "GET {path} HTTP/1.1\r\nHost: test\r\n{lines}\r\n"
        )
        .expect("it reads");
        let mut answer = String::new();
        connection
            .read_to_string(&mut answer)
            .expect("it answers in text");
        answer
    }

    #[test]
    fn files_are_served_below_the_base_with_the_policy_and_nothing_else_is() {
        let server = Server::start(&places::root().join("web"), "/queens/", None);
        let found = get(&server, "/queens/robots.txt?n=8");
        assert!(found.starts_with("HTTP/1.1 200"), "{found}");
        assert!(
            found.contains("Content-Security-Policy: default-src 'none'"),
            "{found}"
        );
        for elsewhere in [
            "/robots.txt",
            "/queens/../Cargo.toml",
            "/queens//etc/hostname",
        ] {
            let refused = get(&server, elsewhere);
            assert!(
                refused.starts_with("HTTP/1.1 404"),
                "{elsewhere}: {refused}"
            );
        }
        assert_eq!(server.served()[0], "robots.txt");
        assert_eq!(server.answered(Answer::Sent), ["robots.txt"]);
    }

    #[test]
    fn an_unknown_path_below_the_base_gets_the_page_for_it() {
        let server = Server::start(&places::root().join("web"), "/queens/", None);
        for (path, is_page) in [
            ("/queens/%23n=8", true),
            ("/queens/a/b", true),
            ("/a", false),
        ] {
            let answer = get(&server, path);
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
            assert_eq!(answer.contains("not-found.js"), is_page, "{path}: {answer}");
        }
    }

    #[test]
    fn what_the_browser_holds_is_not_sent_again_unless_it_has_changed() {
        let web = places::root().join("web");
        let server = Server::start(&web, "/", None);
        let sent = get(&server, "/robots.txt");
        let tags = sent.lines().filter_map(|line| line.strip_prefix("ETag: "));
        let [tag] = tags.collect::<Vec<_>>()[..] else {
            panic!("no tag: {sent}");
        };
        let held = format!("If-None-Match: \"other\", {tag}\r\n");
        let unchanged = ask(&server, "/robots.txt", &held);
        assert!(unchanged.starts_with("HTTP/1.1 304"), "{unchanged}");
        assert!(unchanged.ends_with("\r\n\r\n"), "{unchanged}");
        assert!(unchanged.contains("Cache-Control: "), "{unchanged}");
        assert_eq!(server.answered(Answer::Unchanged), ["robots.txt"]);
        assert_eq!(server.answered(Answer::Sent), ["robots.txt"]);

        let tampering = Tampering {
            end: ".txt".to_owned(),
            wrong: Wrong::Before("\n".to_owned()),
        };
        let server = Server::start(&web, "/", Some(tampering));
        let changed = ask(&server, "/robots.txt", &held);
        assert!(changed.starts_with("HTTP/1.1 200"), "{changed}");
    }
}
