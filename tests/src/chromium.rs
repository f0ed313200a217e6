//! The commands that are specific to Chromium. They use DevTools.

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    WebElement,
};

use crate::visit::{Motion, OPEN, Pointer, ServiceWorkers, Theme, Viewport, Visit};

/// The scripts that run before those of a page, by the browser's ids.
pub(crate) type Scripts = Vec<Value>;

const NO_SERVICE_WORKERS: &str = "delete Navigator.prototype.serviceWorker;";

/// The capabilities to request from the driver.
pub(crate) fn capabilities(program: Option<&str>) -> Capabilities {
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
        // Pages that the browser leaves are destroyed at once.
        "--disable-features=BackForwardCache",
    ];
    let mut wanted = DesiredCapabilities::chrome();
    for argument in ARGUMENTS {
        wanted.add_arg(argument).expect("an argument");
    }
    if let Some(program) = program {
        wanted.set_binary(program).expect("a path");
    }
    wanted
        .set_browser_log_level(LoggingPrefsLogLevel::All)
        .expect("a log level");
    wanted.into()
}

/// Sets the languages, the default text size, and the scripts that run before those of each page.
pub(crate) async fn dress(session: &WebDriver, visit: &Visit) -> WebDriverResult<Scripts> {
    let cdp = session.cdp();
    // An empty user agent keeps the browser's own.
    let languages = json!({ "userAgent": "", "acceptLanguage": visit.language });
    cdp.send_raw("Emulation.setUserAgentOverride", languages)
        .await?;
    // An earlier test may have changed the text size.
    let usual = json!({ "fontSizes": { "standard": 16, "fixed": 13 } });
    cdp.send_raw("Page.setFontSizes", usual).await?;
    let absent = visit.service_workers == ServiceWorkers::Absent;
    let first = absent.then_some(NO_SERVICE_WORKERS);
    let open = (!visit.is_folded).then_some(OPEN);
    let own = visit.scripts.iter().map(String::as_str);
    let mut scripts = Vec::new();
    for script in first.into_iter().chain(open).chain(own) {
        let source = json!({ "source": script });
        let added = cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", source);
        scripts.push(added.await?);
    }
    Ok(scripts)
}

pub(crate) async fn resize(session: &WebDriver, viewport: Viewport) -> WebDriverResult<()> {
    let Viewport { width, height, .. } = viewport;
    let is_touched = viewport.pointer == Pointer::Finger;
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_touched });
    let cdp = session.cdp();
    cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics)
        .await?;
    let touch = json!({ "enabled": is_touched });
    cdp.send_raw("Emulation.setTouchEmulationEnabled", touch)
        .await
        .map(drop)
}

pub(crate) async fn prefer(
    session: &WebDriver,
    theme: Theme,
    motion: Motion,
) -> WebDriverResult<()> {
    let scheme = match theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let motion = match motion {
        Motion::Full => "no-preference",
        Motion::Reduced => "reduce",
    };
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
    ] });
    let cdp = session.cdp();
    cdp.send_raw("Emulation.setEmulatedMedia", features)
        .await
        .map(drop)
}

pub(crate) async fn by_role(
    session: &WebDriver,
    role: &str,
    name: &str,
) -> WebDriverResult<Vec<WebElement>> {
    let cdp = session.cdp();
    let document = cdp
        .send_raw("DOM.getDocument", json!({ "depth": 0 }))
        .await?;
    let query = json!({
        "backendNodeId": document["root"]["backendNodeId"],
        "role": role,
        "accessibleName": name,
    });
    let found = cdp.send_raw("Accessibility.queryAXTree", query).await?;
    let nodes = found["nodes"].as_array().into_iter().flatten();
    let mut elements = Vec::new();
    for node in nodes.filter(|node| node["ignored"] != true) {
        let node = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let object = cdp.send_raw("DOM.resolveNode", node).await?;
        // DevTools and WebDriver refer to elements differently, so a variable hands the element over.
        let hand_over = json!({
            "objectId": object["object"]["objectId"],
            "functionDeclaration": "function () { window.foundByRole = this }",
        });
        cdp.send_raw("Runtime.callFunctionOn", hand_over).await?;
        let found = session.execute("return window.foundByRole", Vec::new());
        elements.push(found.await?.element()?);
    }
    Ok(elements)
}

/// Moves the pointer off the page, so that the next page does not react to it.
pub(crate) async fn point_away(session: &WebDriver) -> WebDriverResult<()> {
    let away = json!({ "type": "mouseMoved", "x": -1, "y": -1 });
    let cdp = session.cdp();
    cdp.send_raw("Input.dispatchMouseEvent", away)
        .await
        .map(drop)
}

/// Removes the scripts that run before a page, and clears the storage of this origin. Unless the next page shares the
/// server, it also leaves the page and clears the cache.
pub(crate) async fn forget(
    session: &WebDriver,
    origin: &str,
    scripts: Scripts,
    uses_shared_server: bool,
) -> WebDriverResult<()> {
    let cdp = session.cdp();
    if !uses_shared_server {
        session.goto("about:blank").await?;
    }
    for script in scripts {
        cdp.send_raw("Page.removeScriptToEvaluateOnNewDocument", script)
            .await?;
    }
    let kept = json!({ "origin": origin, "storageTypes": "all" });
    cdp.send_raw("Storage.clearDataForOrigin", kept).await?;
    if !uses_shared_server {
        cdp.send_raw("Network.clearBrowserCache", json!({})).await?;
    }
    // Errors that a page logs while it is being left do not belong to the next test.
    session.browser_log().await.map(drop)
}
