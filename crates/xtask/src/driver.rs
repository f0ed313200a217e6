//! Starts a driver on a free port, for all browsers of a run. Dropping the value ends the driver and its browsers, and
//! removes their files. Browsers leave folders behind even when they are closed.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, anyhow};
use tempfile::TempDir;

use crate::{browser, paths, tools};

/// The environment variable with the address of a driver, for the tests of the page.
pub(crate) const ADDRESS: &str = "QUEENS_DRIVER";
/// The number of attempts to start a driver. Another program may take the port that the system has just given to
/// chromedriver. Then chromedriver exits with "bind() failed".
const STARTS: usize = 10;

/// A running chromedriver or geckodriver.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    _files: TempDir,
}

impl Driver {
    /// Starts chromedriver and waits until it listens. Installs chromedriver if it is missing.
    pub(crate) fn start() -> Result<Driver> {
        Driver::start_program(browser::ensure()?.as_os_str(), &[])
    }

    /// Starts geckodriver and waits until it listens. geckodriver opens one browser at a time.
    pub(crate) fn start_firefox() -> Result<Driver> {
        tools::ensure(&[&tools::GECKODRIVER])?;
        let program = paths::find_on_path("geckodriver").context("geckodriver is missing")?;
        Driver::start_program(program.as_os_str(), &["--allow-system-access"])
    }

    fn start_program(program: &OsStr, options: &[&str]) -> Result<Driver> {
        for _ in 0..STARTS {
            if let Some(driver) = Driver::try_start(program, options)? {
                return Ok(driver);
            }
        }
        let program = program.display();
        Err(anyhow!("{program} ended {STARTS} times without listening"))
    }

    /// Starts the driver once. `None` if it exits before it listens.
    fn try_start(program: &OsStr, options: &[&str]) -> Result<Option<Driver>> {
        let files = TempDir::new()?;
        let mut command = Command::new(program);
        // The browsers join the process group of the driver.
        #[cfg(unix)]
        command.process_group(0);
        let mut process = command
            .arg("--port=0")
            .args(options)
            // Browsers save downloads in the driver's working directory.
            .current_dir(files.path())
            .env("TMPDIR", files.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            // Firefox writes status messages to stderr.
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| anyhow!("{}: {error}", program.display()))?;
        let output = process.stdout.take();
        let mut output = BufReader::new(output.ok_or_else(|| anyhow!("it has no output"))?);
        let Some(port) = port_of(&mut output) else {
            process.wait()?;
            return Ok(None);
        };
        // The thread reads later output, which would otherwise fill the pipe.
        thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(Some(Driver {
            process,
            port,
            _files: files,
        }))
    }

    /// The address for WebDriver commands.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // On an orderly shutdown, the driver ends the scripts that started its browsers, but the browsers keep running.
        let group = format!("-{}", self.process.id());
        drop(Command::new("kill").args(["-KILL", "--", &group]).status());
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Reads the port from a line such as "… started successfully on port N." or "… Listening on 127.0.0.1:N". An earlier
/// line with "port 0" does not count.
fn port_of(output: &mut impl BufRead) -> Option<u16> {
    output.lines().map_while(Result::ok).find_map(|line| {
        let before = ["successfully on port ", "Listening on 127.0.0.1:"];
        let (_, port) = before.iter().find_map(|words| line.split_once(words))?;
        port.trim_end_matches('.').parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_the_one_it_listens_on() {
        for mut said in [
            "Starting ChromeDriver 1 on port 0\n\
             ChromeDriver was started successfully on port 40123.\n",
            "1795461488305\tgeckodriver\tINFO\tListening on 127.0.0.1:40123\n",
        ]
        .map(str::as_bytes)
        {
            assert_eq!(port_of(&mut said), Some(40123));
        }
    }

    #[cfg(unix)]
    #[test]
    fn no_process_is_left() {
        use std::os::unix::fs::PermissionsExt;
        let stub = tempfile::NamedTempFile::new().expect("a file");
        let listens = "#!/bin/sh\nsh -c 'echo $$ >browser; sleep 1000; true' &\n\
            until [ -s browser ]; do :; done\necho started successfully on port 1.\nwait\n";
        fs_err::write(stub.path(), listens).expect("it can be written");
        let may_run = std::fs::Permissions::from_mode(0o700);
        fs_err::set_permissions(stub.path(), may_run).expect("it is ours");
        // A file that is open for writing cannot be executed.
        let stub = stub.into_temp_path();
        // A process that another test starts meanwhile has the file open until it executes its program.
        let started = (0..10_000).find_map(|_| {
            std::thread::yield_now();
            Driver::start_program(stub.as_os_str(), &[]).ok()
        });
        let driver = started.expect("a driver");
        let (files, port) = (driver._files.path().to_owned(), driver.port);
        assert_eq!((files.is_dir(), port), (true, 1));
        let browser = fs_err::read_to_string(files.join("browser")).expect("it has started");
        drop(driver);
        assert!(!files.exists());
        let arguments = ["-o", "stat=", "-p", browser.trim()];
        let state = Command::new("ps")
            .args(arguments)
            .output()
            .expect("its state");
        let state = String::from_utf8_lossy(&state.stdout);
        assert!(state.is_empty() || state.starts_with('Z'), "{state}");
    }

    #[test]
    fn a_driver_that_ends_before_it_listens_is_refused() {
        let never = Driver::try_start(OsStr::new("true"), &[]).expect("a program that starts");
        assert!(never.is_none());
    }
}
