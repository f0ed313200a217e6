//! The browsers of a run. A start takes longer than most tests, so a browser that a test has left clean serves the next one:
//! in the same tab and process, on another origin (each test has a port of its own), with nothing kept.

use std::cell::RefCell;
use std::env;
use std::future::Future;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
    WebDriver, WindowHandle,
};
use tokio::runtime::{Builder, Runtime};

use crate::wait;

/// The variable with the address of the driver that `cargo xtask` has started.
const DRIVER: &str = "QUEENS_DRIVER";

/// The variable with the browser to start; without it the driver finds one.
const BROWSER: &str = "QUEENS_BROWSER";

/// Those that no test uses now. The driver closes them when the run is over.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser with one tab.
pub(crate) struct Browser {
    session: WebDriver,
    runtime: Runtime,
    tab: WindowHandle,
    /// What runs before the scripts of a page, by the ids that the browser has given.
    scripts: RefCell<Vec<Value>>,
}

impl Browser {
    /// One that no test uses, blank.
    pub(crate) fn take() -> Browser {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let found = idle.pop();
        drop(idle);
        found.unwrap_or_else(Browser::start)
    }

    fn start() -> Browser {
        let driver = env::var(DRIVER)
            .unwrap_or_else(|_| panic!("no {DRIVER}: run `cargo xtask test page`, which sets it"));
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let started = runtime.block_on(async {
            let session = WebDriver::new(driver, capabilities()).await?;
            session.set_script_timeout(2 * wait::PATIENCE).await?;
            let tab = session.window().await?;
            Ok::<_, WebDriverError>((session, tab))
        });
        let (session, tab) = started.expect("the browser starts");
        Browser {
            session,
            runtime,
            tab,
            scripts: RefCell::default(),
        }
    }

    /// Runs a command to its end.
    pub(crate) fn run<T>(
        &self,
        answer: impl Future<Output = WebDriverResult<T>>,
    ) -> WebDriverResult<T> {
        self.runtime.block_on(answer)
    }

    /// Where commands go.
    pub(crate) fn session(&self) -> &WebDriver {
        &self.session
    }

    /// Runs this script in every document before the page's own, until the browser is released.
    pub(crate) fn run_before_load(&self, script: &str) -> WebDriverResult<()> {
        let source = json!({ "source": script });
        let cdp = self.session.cdp();
        let added = self.run(cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", source))?;
        self.scripts.borrow_mut().push(added);
        Ok(())
    }

    /// Leaves the page of this origin, forgets what it has kept, and waits for the next test.
    pub(crate) fn release(self, origin: &str) -> WebDriverResult<()> {
        let released = self.run(self.forget(origin));
        if released.is_err() {
            self.quit();
            return released;
        }
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(self);
        Ok(())
    }

    async fn forget(&self, origin: &str) -> WebDriverResult<()> {
        let (cdp, session) = (self.session.cdp(), &self.session);
        for window in session.windows().await? {
            if window != self.tab {
                session.switch_to_window(window).await?;
                session.close_window().await?;
                session.switch_to_window(self.tab.clone()).await?;
            }
        }
        session.goto("about:blank").await?;
        for script in self.scripts.take() {
            cdp.send_raw("Page.removeScriptToEvaluateOnNewDocument", script)
                .await?;
        }
        let kept = json!({ "origin": origin, "storageTypes": "all" });
        cdp.send_raw("Storage.clearDataForOrigin", kept).await?;
        cdp.send_raw("Network.clearBrowserCache", json!({})).await?;
        // What a page says while it is left is no error of the next test.
        session.browser_log().await.map(drop)
    }

    /// Closes it.
    pub(crate) fn quit(self) {
        // One that is gone already is no failure.
        drop(self.runtime.block_on(self.session.quit()));
    }
}

/// The browser to ask the driver for.
fn capabilities() -> ChromeCapabilities {
    const ARGUMENTS: [&str; 11] = [
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--hide-scrollbars",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // A page that was left is gone.
        "--disable-features=BackForwardCache",
    ];
    let mut wanted = DesiredCapabilities::chrome();
    for argument in ARGUMENTS {
        wanted.add_arg(argument).expect("an argument");
    }
    if let Ok(browser) = env::var(BROWSER) {
        wanted.set_binary(&browser).expect("a path");
    }
    wanted
        .set_browser_log_level(LoggingPrefsLogLevel::All)
        .expect("a log level");
    wanted
}
