//! A static server for the built page on a free port, with the headers of Trunk.toml, so that what is
//! tested is what is served. Dropped, it stops.
//!
//! Written out because it is so little: one thread and one answer a connection, GET only. (tiny_http
//! shares a few threads among connections, and lets some wait while a browser keeps the others open.)

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::places;

/// A running server.
pub struct Server {
    site: Arc<Site>,
    address: SocketAddr,
}

/// Text put before what some files hold.
#[derive(Clone, Debug)]
pub(crate) struct Tampering {
    /// How the paths of these files end.
    pub(crate) end: String,
    pub(crate) text: String,
}

struct Site {
    dist: PathBuf,
    base: String,
    tampered: Option<Tampering>,
    headers: Vec<(String, String)>,
    served: Mutex<Vec<String>>,
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
            base: base.to_owned(),
            tampered,
            headers: headers(),
            served: Mutex::default(),
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
        format!("http://{}{}", self.address, self.site.base)
    }

    /// The paths asked for so far, below the base, in order, each as often as it was asked for.
    pub fn served(&self) -> Vec<String> {
        self.site.served.lock().expect("no answer panicked").clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.stopped.store(true, Ordering::Relaxed);
        // Wakes the listener, which then sees that it is over.
        drop(TcpStream::connect(self.address));
    }
}

impl Site {
    /// A browser that goes away in the middle, or never asks, is no concern of the test's.
    fn answer(&self, mut connection: TcpStream) -> io::Result<()> {
        let Some(path) = asked_for(&connection)? else {
            return Ok(());
        };
        let below = path.strip_prefix(&self.base);
        if let (Some(below), Ok(mut served)) = (below, self.served.lock()) {
            served.push(below.to_owned());
        }
        let file = below.and_then(|below| self.file(below));
        let found = file.and_then(|file| Some((fs::read(&file).ok()?, content_type(&file))));
        let (status, (mut body, kind)) = match found {
            Some(found) => ("200 OK", found),
            None => (
                "404 Not Found",
                (b"not found".to_vec(), content_type(Path::new("a.txt"))),
            ),
        };
        let tampering = self.tampered.as_ref();
        if let Some(tampering) = tampering.filter(|it| path.ends_with(&it.end)) {
            body.splice(..0, tampering.text.bytes());
        }
        let length = body.len();
        let mut head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n"
        );
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        connection.write_all(head.as_bytes())?;
        connection.write_all(b"\r\n")?;
        connection.write_all(&body)
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

/// The path of a request, once its head has been read to the empty line; `None` if none came.
fn asked_for(connection: &TcpStream) -> io::Result<Option<String>> {
    let mut lines = BufReader::new(connection).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(None);
    };
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let target = request.split(' ').nth(1).unwrap_or_default();
    Ok(target.split('?').next().map(str::to_owned))
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// `[serve.headers]` of Trunk.toml.
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
        let mut connection = TcpStream::connect(server.address).expect("the server listens");
        write!(connection, "GET {path} HTTP/1.1\r\nHost: test\r\n\r\n").expect("it reads");
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
    }
}
