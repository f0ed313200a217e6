//! A static server for the page on this machine, with the headers of Trunk.toml. A thread handles each connection.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use crate::finish::headers;
use anyhow::Result;

/// The file sent for unknown paths.
const NOT_FOUND: &str = "404.html";

struct Server {
    directory: PathBuf,
    /// The header lines of every response.
    headers: String,
}

/// Serves a directory on a new thread until the process ends. The server reads a file when it is requested.
pub(crate) fn start(listener: TcpListener, directory: &Path) -> Result<()> {
    let headers = headers::response_headers()?;
    let lines = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"));
    let server = Arc::new(Server {
        directory: directory.to_owned(),
        headers: lines.collect(),
    });
    thread::spawn(move || {
        for connection in listener.incoming().map_while(Result::ok) {
            let server = Arc::clone(&server);
            // A browser can close the connection at any time.
            thread::spawn(move || server.answer(connection).ok());
        }
    });
    Ok(())
}

impl Server {
    /// Reads one request and answers it.
    fn answer(&self, mut connection: TcpStream) -> io::Result<()> {
        let mut lines = BufReader::new(&connection).lines();
        let Some(request) = lines.next().transpose()? else {
            return Ok(());
        };
        // The connection would be reset if some lines of the request were not read.
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let target = request.split(' ').nth(1).unwrap_or_default();
        let (status, kind, body) = self.found(target);
        let head = format!(
            "HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{}\r\n",
            body.len(),
            self.headers
        );
        connection.write_all(head.as_bytes())?;
        if request.starts_with("HEAD ") {
            Ok(())
        } else {
            connection.write_all(&body)
        }
    }

    /// The status, the content type and the contents of the response for a request target.
    fn found(&self, target: &str) -> (&str, &str, Vec<u8>) {
        let path = target.split('?').next().unwrap_or_default();
        let name = match path.trim_start_matches('/') {
            "" => "index.html",
            name => name,
        };
        match self.file(name) {
            Some(contents) => ("200 OK", content_type(name), contents),
            None => {
                let contents = self.file(NOT_FOUND).unwrap_or_default();
                ("404 Not Found", content_type(NOT_FOUND), contents)
            }
        }
    }

    /// The contents of a file in the directory. `None` if the file does not exist or is outside the directory.
    fn file(&self, name: &str) -> Option<Vec<u8>> {
        let is_plain = |part: Component| matches!(part, Component::Normal(_));
        let is_within = Path::new(name).components().all(is_plain);
        is_within.then(|| fs::read(self.directory.join(name)).ok())?
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "wasm")) => "application/wasm",
        Some((_, "svg")) => "image/svg+xml",
        Some((_, "png")) => "image/png",
        Some((_, "webmanifest")) => "application/manifest+json",
        Some((_, "txt")) => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::net::Ipv4Addr;

    /// The response of a server with three files to a request.
    fn answer(method: &str, target: &str) -> String {
        let directory = tempfile::tempdir().expect("a directory");
        for name in ["index.html", "404.html", "a.wasm"] {
            fs::write(directory.path().join(name), name).expect("a file");
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = listener.local_addr().expect("an address");
        start(listener, directory.path()).expect("a server");
        let mut connection = TcpStream::connect(address).expect("a connection");
        let request = format!("{method} {target} HTTP/1.1\r\nHost: a\r\n\r\n");
        connection
            .write_all(request.as_bytes())
            .expect("a sent request");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("an answer");
        answer
    }

    #[test]
    fn files_have_their_types_and_the_headers_of_trunk() {
        let page = answer("GET", "/?n=8");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(
            page.contains("\r\nContent-Security-Policy: default-src"),
            "{page}"
        );
        assert!(page.ends_with("\r\n\r\nindex.html"), "{page}");
        let module = answer("GET", "/a.wasm");
        assert!(
            module.contains("\r\nContent-Type: application/wasm\r\n"),
            "{module}"
        );
    }

    #[test]
    fn unknown_paths_and_paths_outside_the_directory_get_the_page_for_them() {
        for target in ["/b", "/../Cargo.toml", "//etc/passwd", "/%2e%2e/a"] {
            let answer = answer("GET", target);
            assert!(answer.starts_with("HTTP/1.1 404 Not Found\r\n"), "{answer}");
            assert!(answer.ends_with("\r\n\r\n404.html"), "{answer}");
        }
    }

    #[test]
    fn a_request_for_the_head_gets_no_contents() {
        let answer = answer("HEAD", "/");
        assert!(answer.contains("\r\nContent-Length: 10\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
    }
}
