//! The browsers of a run. Starting one takes longer than most tests, so the next test reuses a clean browser and its
//! tab. Most tests share one origin, whose files the browser has already loaded and compiled. The modules `chromium`
//! and `firefox` contain the differences.

use std::cell::{Cell, RefCell};
use std::env;
use std::future::Future;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::{BrowserLogEntry, WebDriver, WebElement, WindowHandle};
use tokio::runtime::{Builder, Runtime};

use crate::server::Server;
use crate::visit::{Motion, Theme, Viewport, Visit};
use crate::{chromium, firefox, places, wait};

/// The environment variable with the address of the driver that `cargo xtask` has started.
const DRIVER: &str = "QUEENS_DRIVER";

/// The environment variable with the browser to start. Without it, the driver finds a browser.
const BROWSER: &str = "QUEENS_BROWSER";

/// The browsers that no test is using. The driver closes them after the run.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// The server of all tests without their own server.
static SHARED: LazyLock<Arc<Server>> =
    LazyLock::new(|| Arc::new(Server::start(&places::dist(), "/", None)));

/// A browser with one tab.
pub(crate) struct Browser {
    session: WebDriver,
    runtime: Runtime,
    tab: WindowHandle,
    engine: Engine,
    /// Whether the tab has the page of the shared server.
    uses_shared_server: bool,
    /// Whether [`Page::at`](crate::Page::at) loaded that page, which can then show another address without a load.
    pub(crate) is_reusable: Cell<bool>,
}

enum Engine {
    Chromium(RefCell<chromium::Scripts>),
    Firefox,
}

impl Browser {
    /// Takes an idle browser, or starts one, with the server that the visit needs. A shared browser may still show its
    /// last page.
    pub(crate) fn take(visit: &Visit) -> (Browser, Arc<Server>) {
        let uses_shared_server = !visit.has_own_server;
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let fit = idle
            .iter()
            .rposition(|browser| browser.uses_shared_server == uses_shared_server);
        let found = fit.map(|at| idle.remove(at));
        // Geckodriver opens one browser at a time.
        let is_firefox = |browser: &mut Browser| matches!(browser.engine, Engine::Firefox);
        let unfit = idle.pop_if(is_firefox);
        drop(idle);
        if let Some(browser) = unfit {
            browser.quit();
        }
        let server = if uses_shared_server {
            Arc::clone(&SHARED)
        } else {
            let tampered = visit.tampered.clone();
            Arc::new(Server::start(&places::dist(), &visit.base, tampered))
        };
        (
            found.unwrap_or_else(|| Browser::start(uses_shared_server)),
            server,
        )
    }

    fn start(uses_shared_server: bool) -> Browser {
        let driver = env::var(DRIVER)
            .unwrap_or_else(|_| panic!("no {DRIVER}: run `cargo xtask test page`, which sets it"));
        let program = env::var(BROWSER).ok();
        let is_firefox = program.as_ref().is_some_and(|it| it.contains("firefox"));
        let (engine, wanted) = if is_firefox {
            (Engine::Firefox, firefox::capabilities(program.as_deref()))
        } else {
            let wanted = chromium::capabilities(program.as_deref());
            (Engine::Chromium(RefCell::default()), wanted)
        };
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let started = runtime.block_on(async {
            let session = WebDriver::new(driver, wanted).await?;
            session.set_script_timeout(2 * wait::PATIENCE).await?;
            let tab = session.window().await?;
            Ok::<_, WebDriverError>((session, tab))
        });
        let (session, tab) = started.expect("the browser starts");
        Browser {
            session,
            runtime,
            tab,
            engine,
            uses_shared_server,
            is_reusable: Cell::new(false),
        }
    }

    /// Runs a command to completion.
    pub(crate) fn run<T>(
        &self,
        answer: impl Future<Output = WebDriverResult<T>>,
    ) -> WebDriverResult<T> {
        self.runtime.block_on(answer)
    }

    /// Whether scripts can run before those of a page.
    pub(crate) fn runs_scripts_first(&self) -> bool {
        matches!(self.engine, Engine::Chromium(_))
    }

    /// The session that receives commands.
    pub(crate) fn session(&self) -> &WebDriver {
        &self.session
    }

    /// Applies the settings of a visit, until the browser is released.
    pub(crate) async fn dress(&self, visit: &Visit) -> WebDriverResult<()> {
        self.resize(visit.viewport).await?;
        self.prefer(visit.theme, visit.motion).await?;
        match &self.engine {
            Engine::Chromium(scripts) => {
                let added = chromium::dress(&self.session, visit).await?;
                scripts.borrow_mut().extend(added);
                Ok(())
            }
            Engine::Firefox => firefox::dress(&self.session, visit).await,
        }
    }

    /// Changes the size of the page.
    pub(crate) async fn resize(&self, viewport: Viewport) -> WebDriverResult<()> {
        match &self.engine {
            Engine::Chromium(_) => chromium::resize(&self.session, viewport).await,
            Engine::Firefox => firefox::resize(&self.session, viewport).await,
        }
    }

    /// Changes the system's preferences.
    pub(crate) async fn prefer(&self, theme: Theme, motion: Motion) -> WebDriverResult<()> {
        match &self.engine {
            Engine::Chromium(_) => chromium::prefer(&self.session, theme, motion).await,
            Engine::Firefox => firefox::prefer(&self.session, theme, motion).await,
        }
    }

    /// The elements with this role and accessible name.
    pub(crate) async fn by_role(&self, role: &str, name: &str) -> WebDriverResult<Vec<WebElement>> {
        match &self.engine {
            Engine::Chromium(_) => chromium::by_role(&self.session, role, name).await,
            Engine::Firefox => firefox::by_role(&self.session, role, name).await,
        }
    }

    /// The log entries since the last call.
    pub(crate) async fn log(&self) -> WebDriverResult<Vec<BrowserLogEntry>> {
        match &self.engine {
            Engine::Chromium(_) => self.session.browser_log().await,
            Engine::Firefox => firefox::log(&self.session).await,
        }
    }

    /// Moves the pointer off the page. In Firefox, the driver has no pointer position between actions.
    pub(crate) async fn point_away(&self) -> WebDriverResult<()> {
        match &self.engine {
            Engine::Chromium(_) => chromium::point_away(&self.session).await,
            Engine::Firefox => Ok(()),
        }
    }

    /// Clears the storage of this origin. If no other page uses the server, also leaves the page and clears the cache.
    pub(crate) async fn forget(&self, origin: &str) -> WebDriverResult<()> {
        match &self.engine {
            Engine::Chromium(scripts) => {
                chromium::forget(
                    &self.session,
                    origin,
                    scripts.take(),
                    self.uses_shared_server,
                )
                .await
            }
            Engine::Firefox => firefox::forget(&self.session, self.uses_shared_server).await,
        }
    }

    /// Makes the browser available to the next test.
    pub(crate) fn release(self) {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(self);
    }

    /// Closes all windows except the first, which receives all further commands.
    pub(crate) async fn close_others(&self) -> WebDriverResult<()> {
        for window in self.session.windows().await? {
            if window != self.tab {
                self.session.switch_to_window(window).await?;
                self.session.close_window().await?;
                self.session.switch_to_window(self.tab.clone()).await?;
            }
        }
        Ok(())
    }

    /// Ends the browser.
    pub(crate) fn quit(self) {
        // The browser may have exited already.
        drop(self.runtime.block_on(self.session.quit()));
    }
}
