//! Measures the whole tree: the time to lay out and draw a large one, and frames while the tree follows a search.

use std::time::Duration;

use queens_tests::{Page, Visit};

use crate::frames::{OVER_AND_OVER, WATCH, watch};
use crate::{numbers, print};

/// A script that presses a key in the tree and waits for the expected number of nodes. It returns the time until they
/// are in the page, and until they are painted, in milliseconds.
const UNFOLD: &str = "
    const done = arguments[0];
    const frame = document.querySelector('[role=application]');
    const panel = document.querySelector('[data-testid=tree]');
    const press = (key) => frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const times = [];
    const once = () => {
        if (times.length === 20) return done(times);
        const folded = panel.dataset.nodes;
        const begun = performance.now();
        const watch = new MutationObserver(() => {
            watch.disconnect();
            const known = performance.now() - begun;
            requestAnimationFrame(() => requestAnimationFrame(() => {
                times.push(known);
                press('h');
                const back = () => panel.dataset.nodes === folded ? requestAnimationFrame(once) : requestAnimationFrame(back);
                back();
            }));
        });
        watch.observe(panel, { attributes: true, attributeFilter: ['data-nodes'] });
        press('u');
    };
    once();";

/// The time for which each case is watched.
const WATCHED: Duration = Duration::from_secs(8);

pub(crate) fn report() {
    for n in [8, 10] {
        let page = Visit::new()
            .with_own_server()
            .open(&format!("#n={n}&algorithm=recursive&step=1"));
        page.wait_for_state("paused");
        show(&page);
        let times = numbers(&page.script_async(UNFOLD));
        let what = format!("unfolding the tree of n={n}, until it is in the page");
        print(&what, "ms", times, Some(("most", "<=", 50.0)));
        page.close();
    }
    for (n, speed, folds) in [
        (8, "60", "h"),
        (8, "max", "h"),
        (8, "max", "u"),
        (10, "60", "h"),
        (10, "max", "h"),
        (10, "max", "u"),
    ] {
        let page = Visit::new()
            .with_own_server()
            .before_load(WATCH)
            .open(&format!("#n={n}&algorithm=recursive&speed={speed}&step=1"));
        page.wait_for_state("paused");
        show(&page);
        page.find("[role=application]").focus();
        page.press(folds);
        page.script(OVER_AND_OVER);
        let nodes = page.attribute("tree", "data-nodes").unwrap_or_default();
        let what =
            format!("playing n={n} at {speed} over and over, its tree of {nodes} nodes shown");
        watch(&page, WATCHED, &what);
        page.close();
    }
}

fn show(page: &Page) {
    page.find("input[name=tree-mode][value=whole]").click();
    page.wait_for_script(
        "all of the tree",
        "/rejected$/.test(document.querySelector('.tree-size')?.textContent)",
    );
}
