//! The browsers of a run. A start takes longer than most tests, so a browser that a test has left clean serves the next one:
//! in a new tab, on another origin (each test has a port of its own), with nothing kept.

use std::env;
use std::future::Future;
use std::sync::{Mutex, PoisonError};

use serde_json::json;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
    WebDriver, WindowHandle,
};
use tokio::runtime::{Builder, Runtime};

use crate::wait;

/// The variable with the address of the driver that `cargo xtask` has started.
const DRIVER: &str = "QUEENS_DRIVER";

/// Those that no test uses now. The driver closes them when the run is over.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser with the tab of a test.
pub(crate) struct Browser {
    session: WebDriver,
    runtime: Runtime,
    /// The tab that stays open between two tests.
    home: WindowHandle,
    languages: String,
}

impl Browser {
    /// One with these languages, best first, in a new tab.
    pub(crate) fn with(languages: &str) -> Browser {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |browser: &Browser| browser.languages == languages;
        let found = idle.iter().position(fits).map(|at| idle.swap_remove(at));
        // One of other languages makes room: no more are open than tests run.
        let other = if found.is_none() { idle.pop() } else { None };
        drop(idle);
        if let Some(other) = other {
            other.quit();
        }
        let browser = found.unwrap_or_else(|| Browser::start(languages));
        let session = &browser.session;
        let tab = browser.run(async {
            let tab = session.new_tab().await?;
            session.switch_to_window(tab).await
        });
        tab.expect("a new tab");
        browser
    }

    fn start(languages: &str) -> Browser {
        let driver = env::var(DRIVER)
            .unwrap_or_else(|_| panic!("no {DRIVER}: run `cargo xtask test page`, which sets it"));
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let started = runtime.block_on(async {
            let session = WebDriver::new(driver, capabilities(languages)).await?;
            session.set_script_timeout(2 * wait::PATIENCE).await?;
            let home = session.window().await?;
            Ok::<_, thirtyfour::error::WebDriverError>((session, home))
        });
        let (session, home) = started.expect("the browser starts");
        Browser {
            session,
            runtime,
            home,
            languages: languages.to_owned(),
        }
    }

    /// Runs a command to its end.
    pub(crate) fn run<T>(
        &self,
        answer: impl Future<Output = WebDriverResult<T>>,
    ) -> WebDriverResult<T> {
        self.runtime.block_on(answer)
    }

    /// Where commands go: to the tab of the test.
    pub(crate) fn session(&self) -> &WebDriver {
        &self.session
    }

    /// Closes the tabs of the test, forgets what the page of this origin has kept, and waits for the next test.
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
        for tab in session.windows().await? {
            if tab != self.home {
                session.switch_to_window(tab).await?;
                session.close_window().await?;
            }
        }
        session.switch_to_window(self.home.clone()).await?;
        let kept = json!({ "origin": origin, "storageTypes": "all" });
        cdp.send_raw("Storage.clearDataForOrigin", kept).await?;
        cdp.send_raw("Network.clearBrowserCache", json!({})).await?;
        // What a page says while it is closed is no error of the next test.
        session.browser_log().await.map(drop)
    }

    /// Closes it.
    pub(crate) fn quit(self) {
        // One that is gone already is no failure.
        drop(self.runtime.block_on(self.session.quit()));
    }
}

/// The browser to ask the driver for.
fn capabilities(languages: &str) -> ChromeCapabilities {
    const ARGUMENTS: [&str; 10] = [
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
    ];
    let mut wanted = DesiredCapabilities::chrome();
    for argument in ARGUMENTS {
        wanted.add_arg(argument).expect("an argument");
    }
    wanted
        .add_experimental_option("prefs", json!({ "intl.accept_languages": languages }))
        .expect("a preference");
    wanted
        .set_browser_log_level(LoggingPrefsLogLevel::All)
        .expect("a log level");
    wanted
}
