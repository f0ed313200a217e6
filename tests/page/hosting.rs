//! The page works on the server from the documentation.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use queens_tests::places;

/// A running server, which is killed when dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // The server may have exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_documented_server_serves_the_page() {
    for document in ["README.md", "docs/HOSTING.md"] {
        let text = fs::read_to_string(places::root().join(document)).expect("a text");
        let mut lines = text.lines();
        let line = lines.find(|line| line.starts_with("python3 -m http.server"));
        let line = line.unwrap_or_else(|| panic!("{document} shows no server"));
        let command = line.split('#').next().unwrap_or_default();
        let dist = places::dist();
        let words: Vec<String> = command
            .split_whitespace()
            .map(|word| match word {
                "dist" => dist.display().to_string(),
                // Uses any free port. The server prints its number.
                "8000" => "0".to_owned(),
                word => word.to_owned(),
            })
            .collect();
        let mut server = Command::new(&words[0]);
        server.args(&words[1..]).env("PYTHONUNBUFFERED", "1");
        server.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut server = Server(server.spawn().expect("python3 is installed"));
        let mut first = String::new();
        let output = server.0.stdout.take().expect("a pipe");
        BufReader::new(output)
            .read_line(&mut first)
            .expect("a line");
        let port = first
            .split("port ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next());
        let port = port.unwrap_or_else(|| panic!("{document}: `{first}` names no port"));
        let (head, page) = fetched(port, "/");
        assert!(head.starts_with("HTTP/1.0 200"), "{document}: {head}");
        let kept = fs::read(dist.join("index.html")).expect("the page");
        assert!(page == kept, "{document}: another page");
        let (head, _) = fetched(port, "/worker.js");
        assert!(head.contains("text/javascript"), "{document}: {head}");
    }
}

/// The head and the body of a response.
fn fetched(port: &str, path: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
    write!(stream, "GET {path} HTTP/1.0\r\n\r\n").expect("a request");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let (head, body) = answer.split_at(end.expect("an end of the head") + 4);
    (String::from_utf8_lossy(head).into_owned(), body.to_vec())
}
