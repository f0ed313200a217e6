//! The commands that are specific to Firefox. They use preferences set from within the browser. Firefox runs no scripts
//! before those of a page, and is never as narrow as a phone.

use http::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{
    BrowserLogEntry, By, Capabilities, DesiredCapabilities, RequestData, SessionId, WebDriver,
    WebElement,
};

use crate::visit::{Motion, Pointer, ServiceWorkers, Theme, Viewport, Visit};

/// The capabilities to request from the driver.
pub(crate) fn capabilities(program: Option<&str>) -> Capabilities {
    let mut wanted = DesiredCapabilities::firefox();
    wanted.set_headless().expect("an argument");
    if let Some(program) = program {
        wanted.set_firefox_binary(program).expect("a path");
    }
    wanted.into()
}

/// Sets the languages, and enables or disables service workers.
pub(crate) async fn dress(session: &WebDriver, visit: &Visit) -> WebDriverResult<()> {
    assert!(
        visit.scripts.is_empty(),
        "no script runs before those of the page in Firefox"
    );
    const SET: &str = "
        Services.prefs.setStringPref('intl.accept_languages', arguments[0]);
        Services.prefs.setBoolPref('dom.serviceWorkers.enabled', arguments[1]);";
    let has_workers = visit.service_workers == ServiceWorkers::Here;
    let arguments = vec![json!(visit.language), json!(has_workers)];
    within(session, SET, arguments).await.map(drop)
}

/// Changes the size of the page. The window is larger than the page.
pub(crate) async fn resize(session: &WebDriver, viewport: Viewport) -> WebDriverResult<()> {
    const SIZES: &str = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
    let Viewport {
        width,
        height,
        pointer,
    } = viewport;
    assert!(
        pointer == Pointer::Mouse && width >= 500,
        "Firefox is never as narrow as {width} pixels, and has no finger"
    );
    let frame = session.execute(SIZES, Vec::new()).await?;
    let more = |at: usize| frame.json()[at].as_u64().unwrap_or(0) as u32;
    session
        .set_window_rect(0, 0, width + more(0), height + more(1))
        .await
        .map(drop)
}

pub(crate) async fn prefer(
    session: &WebDriver,
    theme: Theme,
    motion: Motion,
) -> WebDriverResult<()> {
    const SET: &str = "
        Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);
        Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[1]);";
    let theme = match theme {
        Theme::Dark => 0,
        Theme::Light => 1,
    };
    let motion = match motion {
        Motion::Full => 0,
        Motion::Reduced => 1,
    };
    within(session, SET, vec![json!(theme), json!(motion)])
        .await
        .map(drop)
}

pub(crate) async fn by_role(
    session: &WebDriver,
    role: &str,
    name: &str,
) -> WebDriverResult<Vec<WebElement>> {
    let native = match role {
        "button" => "button",
        "link" => "a",
        _ => "[role]",
    };
    let candidates = session.find_all(By::Css(format!("{native}, [role={role}]")));
    let mut elements = Vec::new();
    for element in candidates.await? {
        if computed(session, &element, "role").await? == role
            && computed(session, &element, "label").await? == name
        {
            elements.push(element);
        }
    }
    Ok(elements)
}

async fn computed(
    session: &WebDriver,
    element: &WebElement,
    what: &'static str,
) -> WebDriverResult<String> {
    let path = format!("element/{}/computed{what}", element.element_id());
    session.cmd(Command { path, body: None }).await?.value()
}

/// The errors of pages and their workers, each returned once.
pub(crate) async fn log(session: &WebDriver) -> WebDriverResult<Vec<BrowserLogEntry>> {
    const READ: &str = "
        const told = Services.console.getMessageArray();
        Services.console.reset();
        return told
            .filter((it) => it instanceof Ci.nsIScriptError && !(it.flags & it.warningFlag))
            .filter((it) => it.sourceName.startsWith('http:'))
            .map((it) => `${it.sourceName} ${it.lineNumber} ${it.errorMessage}`);";
    let told = within(session, READ, Vec::new()).await?;
    let told = told.as_array().into_iter().flatten();
    let entry = |message: &Value| BrowserLogEntry {
        level: "SEVERE".to_owned(),
        message: message.as_str().unwrap_or_default().to_owned(),
        timestamp: 0,
        source: None,
    };
    Ok(told.map(entry).collect())
}

/// Clears all storage. Unless the next page shares the server, it also leaves the page and clears the cache.
pub(crate) async fn forget(session: &WebDriver, uses_shared_server: bool) -> WebDriverResult<()> {
    const FORGET: &str = "
        const done = arguments[1];
        const { CLEAR_ALL, CLEAR_ALL_CACHES } = Ci.nsIClearDataService;
        const kinds = arguments[0] ? (CLEAR_ALL & ~CLEAR_ALL_CACHES) >>> 0 : CLEAR_ALL;
        Services.clearData.deleteData(kinds, { onDataDeleted: () => done(null) });";
    if !uses_shared_server {
        session.goto("about:blank").await?;
    }
    turn_to(session, "chrome").await?;
    let forgotten = session
        .execute_async(FORGET, vec![json!(uses_shared_server)])
        .await;
    turn_to(session, "content").await?;
    forgotten?;
    // Errors that a page logs while it is being left do not belong to the next test.
    log(session).await.map(drop)
}

/// Runs a script in the browser's own context.
async fn within(session: &WebDriver, body: &str, arguments: Vec<Value>) -> WebDriverResult<Value> {
    turn_to(session, "chrome").await?;
    let result = session.execute(body, arguments).await;
    turn_to(session, "content").await?;
    Ok(result?.json().clone())
}

/// Selects the context of scripts: the browser (`chrome`) or the page (`content`).
async fn turn_to(session: &WebDriver, context: &str) -> WebDriverResult<()> {
    let path = "moz/context".to_owned();
    let body = Some(json!({ "context": context }));
    session.cmd(Command { path, body }).await.map(drop)
}

/// A WebDriver command that the library lacks: a GET, or a POST if there is a body.
#[derive(Debug)]
struct Command {
    path: String,
    body: Option<Value>,
}

impl FormatRequestData for Command {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let path = format!("session/{session}/{}", self.path);
        match &self.body {
            None => RequestData::new(Method::GET, path),
            Some(body) => RequestData::new(Method::POST, path).add_body(body.clone()),
        }
    }
}
