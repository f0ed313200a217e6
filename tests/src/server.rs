//! A static server for the built page on a free port, with the headers of Trunk.toml, so that what is
//! tested is what is served. Dropped, it stops.

use std::collections::BTreeMap;
use std::fs;
use std::net::Ipv4Addr;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use tiny_http::{HTTPVersion, Header, Request, Response};

use crate::places;

/// A running server.
pub struct Server {
    listener: Arc<tiny_http::Server>,
    thread: Option<JoinHandle<()>>,
    served: Arc<Mutex<Vec<String>>>,
    base: String,
}

struct Site {
    dist: PathBuf,
    base: String,
    headers: Vec<Header>,
    served: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Serves this directory below `base`, which begins and ends with a slash (`/` or `/queens/`).
    pub fn start(dist: &Path, base: &str) -> Self {
        assert!(
            base.starts_with('/') && base.ends_with('/'),
            "`{base}` is not a base path"
        );
        let listener = tiny_http::Server::http((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let listener = Arc::new(listener);
        let served = Arc::new(Mutex::new(Vec::new()));
        let site = Arc::new(Site {
            dist: dist.to_owned(),
            base: base.to_owned(),
            headers: headers(),
            served: Arc::clone(&served),
        });
        let requests = Arc::clone(&listener);
        let thread = thread::spawn(move || {
            for request in requests.incoming_requests() {
                // A thread each: the browser may leave one answer half read until it has another.
                let site = Arc::clone(&site);
                thread::spawn(move || site.answer(request));
            }
        });
        Self {
            listener,
            thread: Some(thread),
            served,
            base: base.to_owned(),
        }
    }

    /// The page's address, without query and fragment.
    pub fn address(&self) -> String {
        format!("http://{}{}", self.listener.server_addr(), self.base)
    }

    /// The paths asked for so far, below the base, in order, each as often as it was asked for.
    pub fn served(&self) -> Vec<String> {
        self.served.lock().expect("no request panicked").clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.listener.unblock();
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

impl Site {
    fn answer(&self, request: Request) {
        let path = request
            .url()
            .split(['?', '#'])
            .next()
            .unwrap_or_default()
            .to_owned();
        let below = path.strip_prefix(&self.base);
        if let (Some(below), Ok(mut served)) = (below, self.served.lock()) {
            served.push(below.to_owned());
        }
        let file = below.and_then(|below| self.file(below));
        let mut response = match file.and_then(|file| Some((fs::read(&file).ok()?, file))) {
            Some((bytes, file)) => Response::from_data(bytes).with_header(content_type(&file)),
            None => Response::from_data(b"not found".to_vec()).with_status_code(404),
        };
        for header in &self.headers {
            response.add_header(header.clone());
        }
        // As HTTP 1.0, after which the browser closes the connection: when several open at once,
        // tiny_http can leave one waiting behind those that are kept alive. A browser that went away
        // in the middle is no concern of the test's.
        let writer = request.into_writer();
        drop(response.raw_print(writer, HTTPVersion(1, 0), &[], false, None));
    }

    fn file(&self, below: &str) -> Option<PathBuf> {
        let below = if below.is_empty() {
            "index.html"
        } else {
            below
        };
        let plain = |part: Component| matches!(part, Component::Normal(_));
        Path::new(below)
            .components()
            .all(plain)
            .then(|| self.dist.join(below))
    }
}

fn content_type(file: &Path) -> Header {
    let kind = match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    header("Content-Type", kind)
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("an ASCII header")
}

/// `[serve.headers]` of Trunk.toml.
fn headers() -> Vec<Header> {
    let path = places::root().join("Trunk.toml");
    let text = fs::read_to_string(&path).expect("Trunk.toml can be read");
    let document: toml::Table = text.parse().expect("Trunk.toml is TOML");
    let headers: BTreeMap<String, String> = document["serve"]["headers"]
        .clone()
        .try_into()
        .expect("serve.headers of Trunk.toml are strings");
    headers
        .iter()
        .map(|(name, value)| header(name, value))
        .collect()
}
