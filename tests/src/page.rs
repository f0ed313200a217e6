//! The page object: tests open it, act on it, wait for it and read it. No state is left for the next test.
//!
//! The modules `find`, `read` and `wait` find elements, read hooks and wait for states.

use std::cell::RefCell;
use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use serde_json::Value;
use thirtyfour::action_chain::ActionChain;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{BrowserLogEntry, WebDriver};

use crate::axe::{self, Violation};
use crate::browser::Browser;
use crate::server::Server;
use crate::visit::{Motion, OPEN, Start, Theme, Viewport, Visit};
use crate::{keys, places, read, reuse};

/// A page in a browser that no other test uses at the same time.
pub struct Page {
    /// `None` after the page is dropped.
    browser: Option<Browser>,
    server: Arc<Server>,
    has_own_server: bool,
    log: RefCell<Vec<BrowserLogEntry>>,
}

/// A file of the shared server without scripts. The tab shows it between pages.
const ELSEWHERE: &str = "robots.txt";

impl Page {
    /// Loads the page at this address (empty, `#n=8&step=12`, `?n=8`) with the default [`Visit`]. See also
    /// [`Page::at`].
    #[track_caller]
    pub fn open(address: &str) -> Self {
        Visit::new().open(address)
    }

    /// Shows this address with the default [`Visit`], without a load if possible. For all tests except those about
    /// loading or about state outside the address.
    #[track_caller]
    pub fn at(address: &str) -> Self {
        Visit::new().at(address)
    }

    #[track_caller]
    pub(crate) fn visit(visit: &Visit, address: &str) -> Self {
        let page = Self::with_browser(visit);
        page.load_as(visit, address);
        page.use_once();
        page
    }

    /// Prevents other tests from reusing this page, which may have state outside its address and document.
    pub fn use_once(&self) {
        self.open_browser().is_reusable.set(false);
    }

    #[track_caller]
    pub(crate) fn reused(visit: &Visit, address: &str) -> Self {
        let page = Self::with_browser(visit);
        let browser = page.open_browser();
        if browser.is_reusable.get() {
            page.ask("forget", browser.forget(&page.server.origin()));
            page.ask("point away", browser.point_away());
            page.ask("dress the browser", browser.dress(&Visit::new()));
        }
        if !(browser.is_reusable.get() && reuse::reset(&page)) {
            page.load_as(&Visit::new(), reuse::RESTING);
            browser.is_reusable.set(true);
            reuse::remember(&page);
        }
        page.ask("dress the browser", browser.dress(visit));
        page.go(address);
        page
    }

    fn with_browser(visit: &Visit) -> Self {
        let (browser, server) = Browser::take(visit);
        Self {
            browser: Some(browser),
            server,
            has_own_server: visit.has_own_server,
            log: RefCell::default(),
        }
    }

    /// Loads the page without any state of an earlier one.
    #[track_caller]
    fn load_as(&self, visit: &Visit, address: &str) {
        let browser = self.open_browser();
        if !visit.has_own_server {
            // The next page may share the process, but nothing writes to the storage any more.
            self.ask("leave the page", self.leave(self.browser()));
            self.script("sessionStorage.clear()");
            self.ask("forget", browser.forget(&self.server.origin()));
        }
        if !visit.is_folded && !browser.runs_scripts_first() {
            // The storage belongs to the origin of the page.
            let elsewhere = format!("{}/{ELSEWHERE}", self.server.origin());
            self.ask("open the origin", self.browser().goto(elsewhere));
            self.script(OPEN);
        }
        self.ask("dress the browser", browser.dress(visit));
        let address = format!("{}{address}", self.server.address());
        self.ask("load the page", self.browser().goto(address));
        if visit.start == Start::Awaited {
            self.await_start();
        }
    }

    async fn leave(&self, session: &WebDriver) -> WebDriverResult<()> {
        let elsewhere = format!("{}{ELSEWHERE}", self.server.address());
        session.goto(elsewhere).await
    }

    /// Loads the page at another address in the same browser, like a link.
    #[track_caller]
    pub fn load(&self, address: &str) {
        // Leaves the document first, because a new fragment would not cause a load.
        self.ask("leave the page", self.browser().goto("about:blank"));
        let address = format!("{}{address}", self.server.address());
        self.ask("load the page", self.browser().goto(address));
        self.await_start();
    }

    /// Waits until the page reacts to clicks. Elements in the document before the start do not.
    #[track_caller]
    fn await_start(&self) {
        self.wait_for_script(
            "a start, or a word that it could not start",
            "document.querySelector('#app:not(.unseen) [data-testid=app]') || document.getElementById('crash')?.hidden === false",
        );
    }

    /// Follows a link within the page to this fragment (`#n=8`), and waits for the change and for the language's texts.
    #[track_caller]
    pub fn go(&self, fragment: &str) {
        const GO: &str = "
            const [fragment, done] = arguments;
            if (location.hash === fragment) return done();
            addEventListener('hashchange', () => requestAnimationFrame(done), { once: true });
            location.hash = fragment;";
        assert!(fragment.starts_with('#'), "`{fragment}` is no fragment");
        self.script_async_with(GO, vec![fragment.into()]);
        if let Some((_, language)) = fragment.split_once("lang=") {
            let language = language.split('&').next().unwrap_or_default();
            self.await_language(language);
        }
    }

    /// Reloads the page. With a driver, Firefox also revalidates cached files.
    #[track_caller]
    pub fn reload(&self) {
        self.ask("reload", self.browser().refresh());
    }

    /// Goes back in the browser's history.
    #[track_caller]
    pub fn back(&self) {
        self.ask("go back", self.browser().back());
    }

    /// Goes forward in the browser's history.
    #[track_caller]
    pub fn forward(&self) {
        self.ask("go forward", self.browser().forward());
    }

    /// Changes the fragment as if typed into the address bar. The page stays and handles the event.
    #[track_caller]
    pub fn set_fragment(&self, fragment: &str) {
        self.script_with("location.hash = arguments[0]", vec![Value::from(fragment)]);
    }

    /// The query and fragment of the current address.
    #[track_caller]
    pub fn address(&self) -> String {
        read::text(&self.script("return location.search + location.hash"))
    }

    /// The server of the page, with its requests. Panics if other pages use it. See [`Visit::with_own_server`].
    #[track_caller]
    pub fn server(&self) -> &Server {
        assert!(self.has_own_server, "other tests use this server, too");
        &self.server
    }

    /// Changes the size of the page, and waits until it is drawn in that size.
    #[track_caller]
    pub fn resize(&self, viewport: Viewport) {
        self.ask("resize the page", self.open_browser().resize(viewport));
        self.wait_for_drawing();
    }

    /// Changes the system's preferences.
    #[track_caller]
    pub fn prefer(&self, theme: Theme, motion: Motion) {
        self.ask("prefer a look", self.open_browser().prefer(theme, motion));
    }

    /// Presses a key at the focus: `Enter`, `ArrowLeft`, `Shift+N`, `?`.
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

    /// Uses the page as the first click does, which loads the deferred part.
    #[track_caller]
    pub fn touch(&self) {
        self.script("dispatchEvent(new Event('click'))");
    }

    /// Types a text at the focus.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.ask(
            &format!("type {text}"),
            self.chain().send_keys(text).perform(),
        );
    }

    /// Runs a function body in the page, and returns its result.
    #[track_caller]
    pub fn script(&self, body: &str) -> Value {
        self.script_with(body, Vec::new())
    }

    /// Like [`Page::script`], with `arguments`.
    #[track_caller]
    pub fn script_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        let result = self.ask("run a script", self.browser().execute(body, arguments));
        result.json().clone()
    }

    /// Runs a function body that passes its result to the callback `arguments[0]`.
    #[track_caller]
    pub fn script_async(&self, body: &str) -> Value {
        self.script_async_with(body, Vec::new())
    }

    /// Like [`Page::script_async`], with `arguments` before the callback.
    #[track_caller]
    pub fn script_async_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        let result = self.ask(
            "run a script",
            self.browser().execute_async(body, arguments),
        );
        result.json().clone()
    }

    /// Runs a function body in a frame of the page, and returns its result.
    #[track_caller]
    pub fn script_in_frame(&self, frame: u16, body: &str) -> Value {
        self.ask("enter the frame", self.browser().enter_frame(frame));
        let result = self.script(body);
        self.ask("leave the frame", self.browser().enter_default_frame());
        result
    }

    /// Runs a DevTools command in Chromium, and returns its result.
    #[track_caller]
    pub fn devtools(&self, method: &str, parameters: Value) -> Value {
        let cdp = self.browser().cdp();
        self.ask(method, cdp.send_raw(method, parameters))
    }

    /// Saves a screenshot in `target/screens`, and returns its path.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let path = places::screen(name);
        self.ask("take a picture", self.browser().screenshot(&path));
        path
    }

    /// The findings of axe-core on the current page.
    #[track_caller]
    pub fn axe(&self) -> Vec<Violation> {
        axe::violations(self)
    }

    /// Fails with axe-core's findings, if any.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let violations = self.axe();
        let shown: Vec<String> = violations.iter().map(Violation::to_string).collect();
        assert!(violations.is_empty(), "axe finds:\n{}", shown.join("\n"));
    }

    /// The new errors in the browser's log since the last call: `console.error`, uncaught exceptions, violations of the
    /// policy and failed loads, in workers too. Errors that a test has read do not fail it later, so a test that
    /// provokes one checks it here.
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        let fresh = self.ask("the browser's log", self.open_browser().log());
        let severe = |entry: &&BrowserLogEntry| entry.level == "SEVERE";
        let errors = fresh
            .iter()
            .filter(severe)
            .map(|entry| entry.message.clone())
            .collect();
        self.log.borrow_mut().extend(fresh);
        errors
    }

    /// Ends the visit. Fails if the log has errors that [`Page::console`] has not read. Dropping the page does the
    /// same.
    pub fn close(self) {}

    /// Runs a command to completion. Panics with its purpose if it fails.
    #[track_caller]
    pub(crate) fn ask<T>(&self, what: &str, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        match self.open_browser().run(answer) {
            Ok(value) => value,
            Err(error) => panic!("{what}: {error}"),
        }
    }

    pub(crate) fn browser(&self) -> &WebDriver {
        self.open_browser().session()
    }

    pub(crate) fn open_browser(&self) -> &Browser {
        self.browser.as_ref().expect("open until dropped")
    }

    fn chain(&self) -> ActionChain {
        let at_once = Some(Duration::ZERO);
        self.browser().action_chain_with_delay(at_once, at_once)
    }

    /// Reports the address, the state and the log of a failed test, and takes a screenshot.
    fn report(&self) {
        let name = thread::current()
            .name()
            .unwrap_or("page")
            .replace("::", "-");
        let path = places::screen(&format!("failed-{name}"));
        let (browser, session) = (self.open_browser(), self.browser());
        eprintln!("--- the page when {name} failed");
        if let Ok(address) = browser.run(session.current_url()) {
            eprintln!("address: {address}");
        }
        if browser.run(session.screenshot(&path)).is_ok() {
            eprintln!("picture: {}", path.display());
        }
        let fresh = browser.run(browser.log()).unwrap_or_default();
        for entry in self.log.borrow().iter().chain(&fresh) {
            eprintln!("{}: {}", entry.level, entry.message);
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let failed = thread::panicking();
        let errors = if failed { Vec::new() } else { self.console() };
        if failed {
            self.report();
        }
        let Some(browser) = self.browser.take() else {
            return;
        };
        if failed {
            // After a failure, the state of the browser is unknown.
            return browser.quit();
        }
        if !errors.is_empty() {
            browser.quit();
            panic!("the browser's log has errors:\n{}", errors.join("\n"));
        }
        let left = browser.run(async {
            browser.close_others().await?;
            if self.has_own_server {
                browser.forget(&self.server.origin()).await
            } else if browser.is_reusable.get() {
                // The page must be idle between tests.
                reuse::rest(browser.session()).await
            } else {
                self.leave(browser.session()).await
            }
        });
        left.expect("the browser leaves the page");
        browser.release();
    }
}
