//! A page that stays open from test to test. Its address has most of its state, so most tests need no load. Tests of
//! other state load their own page. Before each test, the page goes to a resting address. It is loaded again if its
//! document then differs from a fresh load.

use std::sync::OnceLock;

use serde_json::Value;
use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;

use crate::page::Page;
use crate::read;

/// The address between tests: an idle search on a board of one square, which is a tab stop.
pub const RESTING: &str = "#n=1&algorithm=recursive";

/// A script that returns the document as lines: the number of style rules, elements with sorted attributes, texts,
/// field values, scroll positions and the focus. It skips the last announcement and the panel on a phone, which are not
/// in the address. It also skips the scroll position of a listing, which depends on earlier steps.
const LINES: &str = "
    const lines = () => {
        const all = [...document.styleSheets].map(({ cssRules }) => `${cssRules.length} rules`);
        const write = (node, depth) => {
            if (node.nodeType === Node.TEXT_NODE) all.push(`${depth} ${node.data}`);
            if (node.nodeType !== Node.ELEMENT_NODE || node.matches('.visually-hidden[role=status]')) return;
            const attributes = [...node.attributes].filter(({ name }) => name !== 'data-panel').map(({ name, value }) => `${name}=${value}`).sort();
            const { value, checked, scrollLeft } = node;
            const scrollTop = node.matches('.code') ? '' : node.scrollTop;
            const focus = node === document.activeElement ? 'focus' : '';
            all.push([depth, node.tagName, ...attributes, value, checked, scrollLeft, scrollTop, focus].join(' '));
            node.childNodes.forEach((it) => write(it, depth + 1));
        };
        write(document.documentElement, 0);
        return all;
    };";

/// The document of the page, once the deferred part is loaded and nothing has changed for ten frames.
pub fn settled_document(page: &Page) -> Vec<String> {
    const SETTLE: &str = "
        const done = arguments[0];
        let [before, frames] = ['', 0];
        const look = () => {
            const now = lines();
            frames = now.join() === before ? frames + 1 : 0;
            before = now.join();
            if (frames >= 10 && !/Loading …|Chargement…|Se încarcă…/.test(before)) done(now);
            else requestAnimationFrame(look);
        };
        look();";
    page.touch();
    let lines = page.script_async(&format!("{LINES} {SETTLE}"));
    lines
        .as_array()
        .into_iter()
        .flatten()
        .map(read::text)
        .collect()
}

/// Sends the page to the resting address.
pub(crate) async fn rest(session: &WebDriver) -> WebDriverResult<()> {
    let go = "location.hash = arguments[0]";
    session.execute(go, vec![RESTING.into()]).await.map(drop)
}

/// The document of a freshly loaded page at rest. All loads give the same document.
static AT_REST: OnceLock<Vec<String>> = OnceLock::new();

/// Records the document of a page just loaded at the resting address.
pub(crate) fn remember(page: &Page) {
    let loaded = settled_document(page);
    let known = AT_REST.get_or_init(|| loaded.clone());
    assert_eq!(difference(known, &loaded), None, "two loads look alike");
}

/// Brings the page back to rest. Returns false if only a load can do that.
pub fn reset(page: &Page) -> bool {
    const RESET: &str = "
        const [resting, atRest, done] = arguments;
        // Dialogs remember choices that are not in the document.
        if (document.querySelector('dialog[open]')) return done(['an open dialog']);
        const escape = () => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        sessionStorage.clear();
        escape();
        document.activeElement.blur();
        escape();
        document.documentElement.removeAttribute('class');
        document.querySelectorAll('#tab-setup, [name=tree-mode][value=path]').forEach((it) => it.click());
        location.hash = resting;
        let frames = 0;
        const look = () => {
            scrollTo(0, 0);
            const now = lines();
            const isSame = now.length === atRest.length && now.every((line, index) => line === atRest[index]);
            if (isSame || frames++ > 20) done(isSame || now);
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);";
    let Some(at_rest) = AT_REST.get() else {
        return false;
    };
    let arguments = vec![RESTING.into(), at_rest.as_slice().into()];
    let answer = page.script_async_with(&format!("{LINES} {RESET}"), arguments);
    if let Some(now) = answer.as_array() {
        let now: Vec<String> = now.iter().map(read::text).collect();
        eprintln!("the page is loaded again: {:?}", difference(at_rest, &now));
    }
    answer == Value::Bool(true)
}

/// The first pair of different lines.
pub fn difference<'a>(before: &'a [String], after: &'a [String]) -> Option<[&'a str; 2]> {
    let line = |lines: &'a [String], at: usize| lines.get(at).map_or("", String::as_str);
    let all = 0..before.len().max(after.len());
    all.map(|at| [line(before, at), line(after, at)])
        .find(|[a, b]| a != b)
}
