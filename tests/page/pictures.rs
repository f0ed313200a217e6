//! Pictures and animations made in the page. They equal the command line's files byte by byte, and the browser's
//! decoders can read them. Errors state their reason.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use queens_tests::{DESKTOP, Page, Viewport, Visit};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

const SEARCH: &str = "#n=8&algorithm=recursive&step=100";

/// A script that records the files made by the page.
const WATCH: &str = "
    window.files = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.files.push(blob); return make.call(URL, blob); };";

/// A reference file that `queens-pictures` makes natively.
macro_rules! kept {
    ($name:literal) => {
        include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/queens-pictures/tests/data/",
            $name
        ))
    };
}

mod animation;
mod search;

fn opened(address: &str, tab: &str) -> Page {
    let page = Visit::new()
        .viewport(LAPTOP)
        .before_load(WATCH)
        .open(address);
    page.wait_for_state("paused");
    at(&page, tab);
    page
}

/// Opens the dialog at this tab.
fn at(page: &Page, tab: &str) {
    if page.find(".tool.menu").is_visible() {
        page.find(".tool.menu").click();
    }
    page.by_testid("export").click();
    page.wait_for("the tabs", |page| {
        page.has("[data-testid=share-picture][aria-selected=true]")
    });
    page.by_testid(&format!("share-{tab}")).click();
    let chosen = format!("[data-testid=share-{tab}][aria-selected=true]");
    page.wait_for("the tab", |page| page.has(&chosen));
}

fn await_state(page: &Page, hook: &str, state: &str) {
    page.wait_for(state, |page| {
        page.attribute(hook, "data-state").as_deref() == Some(state)
    });
}

/// A file made by the page, counted from the end: 1 is the last one.
fn file(page: &Page, from_the_end: usize) -> Vec<u8> {
    let text = page.script_async(&format!(
        "const done = arguments[0];
         const reader = new FileReader();
         reader.onload = () => done(reader.result.split(',')[1]);
         reader.readAsDataURL(window.files.at(-{from_the_end}));"
    ));
    STANDARD
        .decode(text.as_str().unwrap_or_default())
        .expect("base64")
}

#[track_caller]
fn assert_same(made: &[u8], kept: &[u8]) {
    assert!(
        made == kept,
        "{} bytes differ from {} bytes",
        made.len(),
        kept.len()
    );
}

/// A script that decodes the last file. It returns the number of frames, their size, and the duration of the first
/// frame in microseconds.
const DECODED: &str = "
    const done = arguments[0];
    const read = async () => {
        const file = window.files.at(-1);
        const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
        await decoder.tracks.ready;
        await decoder.completed;
        const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
        const sizes = new Set();
        let first;
        for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
            const { image } = await decoder.decode({ frameIndex });
            sizes.add(`${image.displayWidth}x${image.displayHeight}`);
            first ??= image.duration;
            image.close();
        }
        return [file.type, frameCount, [...sizes].join(), first, repetitionCount === Infinity];
    };
    read().then(done, (error) => done(String(error)));";

#[test]
fn a_picture_is_the_file_that_the_command_line_makes() {
    let page = opened(SEARCH, "picture");
    page.by_testid("picture-size").enter("320");
    await_state(&page, "picture", "ready");
    page.wait_for("its size", |page| {
        page.script("return document.querySelector('[data-testid=picture-preview]')?.naturalWidth")
            == 320
    });
    assert_same(&file(&page, 1), kept!("still.png"));
    let decoded = page.script_async(DECODED);
    assert_eq!(decoded[0], "image/png");
    assert_eq!(
        page.by_testid("save-picture")
            .attribute("download")
            .as_deref(),
        Some("queens-8-recursive-step-100.png")
    );
    page.by_testid("picture-svg").click();
    page.wait_for("SVG", |page| {
        page.by_testid("save-picture")
            .attribute("download")
            .as_deref()
            == Some("queens-8-recursive-step-100.svg")
    });
    assert_same(&file(&page, 1), kept!("still.svg"));
    page.by_testid("picture-tex").click();
    page.wait_for("TikZ", |page| {
        page.by_testid("save-picture")
            .attribute("download")
            .as_deref()
            == Some("queens-8-recursive-step-100.tex")
    });
    assert_same(&file(&page, 2), kept!("still.tex"));
    // The dialog remembers the choices.
    page.press("Escape");
    page.wait_for("no dialog", |page| !page.has("dialog"));
    at(&page, "picture");
    assert_eq!(page.by_testid("picture-size").value(), "320");
    page.close();
}

#[test]
fn a_picture_is_copied_where_the_browser_lets_it_and_else_says_so() {
    let takes = "
        window.copied = [];
        window.ClipboardItem = class { constructor(files) { this.files = files; } };
        Object.defineProperty(navigator, 'clipboard', { value: {
            write: async ([item]) => { window.copied.push(Object.keys(item.files).join()); },
            writeText: async (text) => { window.copied.push(text.slice(0, 4)); },
        } });";
    let page = Visit::new().before_load(takes).open(SEARCH);
    page.wait_for_state("paused");
    for (format, copied) in [("png", "image/png"), ("svg", "<svg")] {
        at(&page, "picture");
        page.by_testid(&format!("picture-{format}")).click();
        await_state(&page, "picture", "ready");
        page.by_testid("copy-picture").click();
        page.wait_for("the word", |page| page.has("[data-code=picture-copied]"));
        assert_eq!(page.script("return window.copied.at(-1)"), copied);
    }
    page.close();
    let page = Visit::new()
        .before_load("delete window.ClipboardItem")
        .open(SEARCH);
    page.wait_for_state("paused");
    at(&page, "picture");
    await_state(&page, "picture", "ready");
    page.by_testid("copy-picture").click();
    page.wait_for("the word", |page| {
        page.has("[data-code=picture-not-copied]")
    });
    page.close();
}

#[test]
fn what_draws_is_fetched_only_when_it_is_asked_for_and_tried_again() {
    let offline = "
        const fetched = window.fetch;
        window.offline = true;
        window.fetch = (address, ...rest) => offline && /_pictures\\.wasm$/.test(address)
            ? Promise.reject(new TypeError('offline')) : fetched(address, ...rest);";
    let page = Visit::new()
        .with_own_server()
        .before_load(offline)
        .open(SEARCH);
    page.wait_for_state("paused");
    let asked = |page: &Page| {
        page.server()
            .served()
            .iter()
            .any(|name| name.contains("_pictures"))
    };
    assert!(!asked(&page));
    at(&page, "picture");
    page.wait_for("the word", |page| page.has("[data-testid=picture-none]"));
    page.script("offline = false");
    page.by_testid("picture-caption").click();
    await_state(&page, "picture", "ready");
    assert!(asked(&page));
    drop(page.console());
    page.close();
}

#[test]
fn other_boards_are_drawn_too() {
    for (address, state) in [
        (
            "#problem=knight&n=6&m=5&algorithm=tour-fewest-onward&step=20",
            "paused",
        ),
        (
            "#problem=domination&n=8&algorithm=coverage-search&step=50",
            "paused",
        ),
        ("#n=8&mode=play&placed=a1,b3,c2", "idle"),
        ("", "idle"),
    ] {
        let page = Visit::new()
            .viewport(LAPTOP)
            .before_load(WATCH)
            .open(address);
        page.wait_for_state(state);
        at(&page, "picture");
        await_state(&page, "picture", "ready");
        assert!(file(&page, 1).starts_with(b"\x89PNG"));
        page.close();
    }
    let page = Page::at("#n=8&algorithm=recursive&mode=play&placed=a1");
    page.wait_for_state("idle");
    at(&page, "animation");
    page.wait_for("why there is none", |page| {
        page.has("[data-testid=animation-none]")
    });
    page.close();
}

#[test]
fn opening_it_at_a_search_that_plays_lets_it_rest() {
    let page = Visit::new()
        .before_load(WATCH)
        .open("#n=8&algorithm=recursive&step=100&speed=20");
    page.wait_for_state("paused");
    page.by_testid("play").click();
    page.wait_for_state("playing");
    at(&page, "picture");
    page.wait_for_state("paused");
    await_state(&page, "picture", "ready");
    page.close();
}
