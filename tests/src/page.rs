//! The page object: opened in a fresh browser, acted on, waited for, read, and closed clean.
//!
//! Finding elements, reading hooks and waiting for states are in `find`, `read` and `wait`.

use std::cell::RefCell;
use std::future::Future;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use serde_json::Value;
use thirtyfour::action_chain::ActionChain;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{BrowserLogEntry, WebDriver};
use tokio::runtime::{Builder, Runtime};

use crate::axe::{self, Violation};
use crate::driver::Driver;
use crate::server::Server;
use crate::visit::{self, Motion, Start, Theme, Viewport, Visit};
use crate::{keys, places, read, wait};

/// The page in a browser of its own.
pub struct Page {
    // In the order in which they are dropped.
    browser: Option<WebDriver>,
    runtime: Runtime,
    _driver: Driver,
    server: Server,
    log: RefCell<Vec<BrowserLogEntry>>,
}

impl Page {
    /// Opens the page at this address (empty, `#n=8&step=12`, `?n=8`) as the default [`Visit`].
    #[track_caller]
    pub fn open(address: &str) -> Self {
        Visit::new().open(address)
    }

    #[track_caller]
    pub(crate) fn visit(visit: &Visit, address: &str) -> Self {
        let server = Server::start(&places::dist(), &visit.base, visit.tampered.clone());
        let driver = Driver::start();
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let browser = runtime
            .block_on(async { WebDriver::new(driver.address(), visit.capabilities()).await })
            .expect("the browser starts");
        let page = Self {
            browser: Some(browser),
            runtime,
            _driver: driver,
            server,
            log: RefCell::default(),
        };
        page.ask(
            "set the patience",
            page.browser().set_script_timeout(2 * wait::PATIENCE),
        );
        for (method, parameters) in visit.emulation() {
            page.devtools(method, parameters);
        }
        page.go(address);
        if visit.start == Start::Awaited {
            page.await_start();
        }
        page
    }

    /// Loads the page at another address in the same browser, as a link followed would.
    #[track_caller]
    pub fn load(&self, address: &str) {
        self.go(address);
        self.await_start();
    }

    fn go(&self, address: &str) {
        // From another document: a new fragment alone would not load anything.
        self.ask("leave the page", self.browser().goto("about:blank"));
        let address = format!("{}{address}", self.server.address());
        self.ask("load the page", self.browser().goto(address));
    }

    /// What stands in the document before the page has started hears no click.
    #[track_caller]
    fn await_start(&self) {
        self.wait_for_script(
            "a start, or a word that it could not start",
            "document.querySelector('[data-testid=app]') || document.getElementById('crash')?.hidden === false",
        );
    }

    /// Loads the same address again.
    #[track_caller]
    pub fn reload(&self) {
        self.ask("reload", self.browser().refresh());
    }

    /// The browser's Back.
    #[track_caller]
    pub fn back(&self) {
        self.ask("go back", self.browser().back());
    }

    /// The browser's Forward.
    #[track_caller]
    pub fn forward(&self) {
        self.ask("go forward", self.browser().forward());
    }

    /// Changes the fragment as typing it into the address bar would: the page stays, and is told.
    #[track_caller]
    pub fn set_fragment(&self, fragment: &str) {
        self.script_with("location.hash = arguments[0]", vec![Value::from(fragment)]);
    }

    /// The query and fragment of the current address.
    #[track_caller]
    pub fn address(&self) -> String {
        read::text(&self.script("return location.search + location.hash"))
    }

    /// The server behind the page, for what it was asked for.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Changes the size of the page.
    #[track_caller]
    pub fn resize(&self, viewport: Viewport) {
        for (method, parameters) in [visit::viewport(viewport), visit::touch(viewport)] {
            self.devtools(method, parameters);
        }
    }

    /// Changes what the system asks for.
    #[track_caller]
    pub fn prefer(&self, theme: Theme, motion: Motion) {
        let (method, parameters) = visit::media(theme, motion);
        self.devtools(method, parameters);
    }

    /// Presses a key where the focus is: `Enter`, `ArrowLeft`, `Shift+N`, `?`.
    #[track_caller]
    pub fn press(&self, stroke: &str) {
        let keys::Stroke { held, pressed } = keys::stroke(stroke);
        let mut chain = self.chain();
        chain = held.iter().fold(chain, |chain, key| chain.key_down(*key));
        chain = chain.key_down(pressed).key_up(pressed);
        chain = held
            .iter()
            .rev()
            .fold(chain, |chain, key| chain.key_up(*key));
        self.ask(&format!("press {stroke}"), chain.perform());
    }

    /// Types a text where the focus is.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.ask(
            &format!("type {text}"),
            self.chain().send_keys(text).perform(),
        );
    }

    /// The body of a function, run in the page; its result.
    #[track_caller]
    pub fn script(&self, body: &str) -> Value {
        self.script_with(body, Vec::new())
    }

    /// The same with `arguments`.
    #[track_caller]
    pub fn script_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        let result = self.ask("run a script", self.browser().execute(body, arguments));
        result.json().clone()
    }

    /// The body of a function that calls `arguments[0]` with its result when it is done.
    #[track_caller]
    pub fn script_async(&self, body: &str) -> Value {
        let result = self.ask(
            "run a script",
            self.browser().execute_async(body, Vec::new()),
        );
        result.json().clone()
    }

    /// A DevTools command; its result.
    #[track_caller]
    pub fn devtools(&self, method: &str, parameters: Value) -> Value {
        let cdp = self.browser().cdp();
        self.ask(method, cdp.send_raw(method, parameters))
    }

    /// Takes a picture into `target/screens`; where it lies.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let path = places::screen(name);
        self.ask("take a picture", self.browser().screenshot(&path));
        path
    }

    /// What axe-core finds on the page as it stands.
    #[track_caller]
    pub fn axe(&self) -> Vec<Violation> {
        axe::violations(self)
    }

    /// Fails with axe-core's findings, if there are any.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let violations = self.axe();
        let shown: Vec<String> = violations.iter().map(Violation::to_string).collect();
        assert!(violations.is_empty(), "axe finds:\n{}", shown.join("\n"));
    }

    /// The errors that the browser's log has gained since the last call: `console.error`, uncaught
    /// exceptions, violations of the policy, failed loads, in workers too. Once read they are
    /// forgiven, so a test that provokes one reads and checks it here.
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        let fresh = self.ask("the browser's log", self.browser().browser_log());
        let severe = |entry: &&BrowserLogEntry| entry.level == "SEVERE";
        let errors = fresh
            .iter()
            .filter(severe)
            .map(|entry| entry.message.clone())
            .collect();
        self.log.borrow_mut().extend(fresh);
        errors
    }

    /// Ends the visit. Fails if the log has an error that [`Page::console`] has not read. A page that
    /// is merely dropped does the same.
    pub fn close(self) {}

    /// Runs a command to its end. Panics with what was wanted if it fails.
    #[track_caller]
    pub(crate) fn ask<T>(&self, what: &str, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        match self.runtime.block_on(answer) {
            Ok(value) => value,
            Err(error) => panic!("{what}: {error}"),
        }
    }

    pub(crate) fn browser(&self) -> &WebDriver {
        self.browser.as_ref().expect("open until dropped")
    }

    fn chain(&self) -> ActionChain {
        let at_once = Some(Duration::ZERO);
        self.browser().action_chain_with_delay(at_once, at_once)
    }

    /// What helps to understand a failed test: the address, the state, the log, a picture.
    fn report(&self, browser: &WebDriver) {
        let name = thread::current()
            .name()
            .unwrap_or("page")
            .replace("::", "-");
        let path = places::screen(&format!("failed-{name}"));
        let (picture, address, fresh) = self.runtime.block_on(async {
            let picture = browser.screenshot(&path).await;
            (
                picture,
                browser.current_url().await,
                browser.browser_log().await,
            )
        });
        eprintln!("--- the page when {name} failed");
        if let Ok(address) = address {
            eprintln!("address: {address}");
        }
        if picture.is_ok() {
            eprintln!("picture: {}", path.display());
        }
        for entry in self.log.borrow().iter().chain(fresh.iter().flatten()) {
            eprintln!("{}: {}", entry.level, entry.message);
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let failed = thread::panicking();
        let errors = if failed { Vec::new() } else { self.console() };
        if let Some(browser) = self.browser.take() {
            if failed {
                self.report(&browser);
            }
            // The driver is killed next; a browser that is gone already is no failure.
            drop(self.runtime.block_on(browser.quit()));
        }
        assert!(
            errors.is_empty(),
            "the browser's log has errors:\n{}",
            errors.join("\n")
        );
    }
}
