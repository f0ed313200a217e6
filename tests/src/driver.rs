//! A chromedriver of our own on a free port. Dropped, it is killed, and what it and its browser left is removed: browsers
//! leave folders behind even when they are closed.

use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// How often a start is tried. Another program can take the port that the
/// system has just given to chromedriver, which then ends ("bind() failed").
const STARTS: usize = 10;

/// A running chromedriver.
pub struct Driver {
    process: Child,
    port: u16,
    _files: TempDir,
}

impl Driver {
    /// Starts `CHROMEDRIVER`, or the chromedriver on PATH, and waits until it listens.
    pub fn start() -> Self {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        (0..STARTS)
            .find_map(|_| Self::try_start(&program))
            .unwrap_or_else(|| {
                panic!(
                    "{} ended {STARTS} times without listening",
                    program.display()
                )
            })
    }

    /// `None` when it ended before it listened.
    fn try_start(program: &OsStr) -> Option<Self> {
        let files = TempDir::new().expect("a temporary folder");
        let mut process = Command::new(program)
            .arg("--port=0")
            .env("TMPDIR", files.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let output = process.stdout.take().expect("its output is piped");
        let mut output = BufReader::new(output);
        let Some(port) = port_of(&mut output) else {
            drop(process.wait());
            return None;
        };
        // Whatever it says later must not fill the pipe.
        thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Some(Self {
            process,
            port,
            _files: files,
        })
    }

    /// Where WebDriver commands go.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Reads up to "… started successfully on port N." (an earlier line says port 0).
fn port_of(output: &mut impl BufRead) -> Option<u16> {
    output.lines().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_the_one_it_listens_on() {
        let mut said = "Starting ChromeDriver 1 on port 0\n\
                        ChromeDriver was started successfully on port 40123.\n"
            .as_bytes();
        assert_eq!(port_of(&mut said), Some(40123));
    }

    #[test]
    fn nothing_of_it_is_left() {
        let driver = Driver::start();
        let files = driver._files.path().to_owned();
        assert!(files.is_dir());
        drop(driver);
        assert!(!files.exists());
    }

    #[test]
    fn one_that_ends_before_it_listens_is_no_driver() {
        assert!(Driver::try_start(OsStr::new("true")).is_none());
    }
}
