//! Pictures and animations, made in the page: the same files as the command line makes, byte by byte, read by the browser's own
//! decoders; what cannot be made says why.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Theme, Viewport, Visit};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

const SEARCH: &str = "#n=8&algorithm=recursive&step=100";

/// Keeps the files that the page makes.
const WATCH: &str = "
    window.files = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.files.push(blob); return make.call(URL, blob); };";

/// A file that the crate which draws makes natively, too.
macro_rules! kept {
    ($name:literal) => {
        include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/queens-pictures/tests/data/",
            $name
        ))
    };
}

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

/// The file that was made before so many others, 1 for the last one.
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

/// What the browser reads in the last file: its frames, their width and height, and how long the first one stays, in microseconds.
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

/// The last file, which has each path that these elements of the page show.
#[track_caller]
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
        Some("queens-8-recursive.png")
    );
    page.by_testid("picture-svg").click();
    page.wait_for("SVG", |page| {
        page.by_testid("save-picture")
            .attribute("download")
            .as_deref()
            == Some("queens-8-recursive.svg")
    });
    assert_same(&file(&page, 1), kept!("still.svg"));
    page.by_testid("picture-tex").click();
    page.wait_for("TikZ", |page| {
        page.by_testid("save-picture")
            .attribute("download")
            .as_deref()
            == Some("queens-8-recursive.tex")
    });
    assert_same(&file(&page, 2), kept!("still.tex"));
    // What was chosen is remembered.
    page.press("Escape");
    page.wait_for("no dialog", |page| !page.has("dialog"));
    at(&page, "picture");
    assert_eq!(page.by_testid("picture-size").value(), "320");
    page.close();
}

#[test]
fn an_animation_is_the_file_that_the_command_line_makes() {
    let page = opened(SEARCH, "animation");
    page.by_testid("animation-from").enter("70");
    page.by_testid("animation-to").enter("89");
    page.by_testid("animation-size").enter("320");
    for (format, kept, kind) in [
        ("gif", kept!("stretch.gif").as_slice(), "image/gif"),
        ("apng", kept!("stretch.png").as_slice(), "image/png"),
    ] {
        page.by_testid(&format!("animation-{format}")).click();
        page.wait_for("an estimate", |page| {
            page.attribute("animation-estimate", "data-frames")
                .as_deref()
                == Some("20")
        });
        let estimate = page.attribute("animation-estimate", "data-bytes");
        let estimate: f64 = estimate.and_then(|it| it.parse().ok()).expect("a number");
        page.by_testid("animation-make").click();
        await_state(&page, "animation", "ready");
        let made = file(&page, 1);
        assert_same(&made, kept);
        let ratio = estimate / made.len() as f64;
        assert!((0.5..2.0).contains(&ratio), "{estimate} for {}", made.len());
        let decoded = page.script_async(DECODED);
        let read = &decoded.as_array().expect("a file that can be read")[..2];
        assert_eq!(read, [kind.into(), serde_json::json!(20)], "{decoded}");
        assert_eq!(decoded[4], true, "{decoded}");
        page.assert_accessible();
    }
    page.close();
}

#[test]
fn an_animation_is_cancelled_at_once_and_leaves_no_file() {
    let page = opened("#n=10&algorithm=recursive&step=1000", "animation");
    page.by_testid("animation-from").enter("0");
    page.by_testid("animation-to").enter("9000");
    await_state(&page, "animation", "estimated");
    let before = page.script("return window.files.length");
    page.by_testid("animation-make").click();
    page.wait_for("some frames", |page| {
        page.script("return document.querySelector('[data-testid=animation-progress]')?.value > 3")
            == true
    });
    let waited = page.script_async(
        "const done = arguments[0];
         const begun = performance.now();
         const state = () => document.querySelector('[data-testid=animation]').dataset.state;
         new MutationObserver(() => state() !== 'making' && done(performance.now() - begun))
             .observe(document.querySelector('[data-testid=animation]'), { attributes: true });
         document.querySelector('[data-testid=animation-stop]').click();",
    );
    assert!(
        waited.as_f64().is_some_and(|waited| waited <= 100.0),
        "{waited}"
    );
    await_state(&page, "animation", "estimated");
    assert_eq!(page.script("return window.files.length"), before);
    assert!(page.by_testid("animation-make").has_focus());
    page.close();
}

#[test]
fn what_cannot_be_made_says_why_and_what_can() {
    let page = opened("#n=4&algorithm=recursive&step=20", "animation");
    page.wait_for("the whole search", |page| {
        page.by_testid("animation-to").value() == "83"
    });
    for (field, value, said) in [
        (
            "to",
            "84",
            "Step 84 is past the end: the search ends at step 83. End at it or before.",
        ),
        (
            "from",
            "x",
            "“x” is no step: type a whole number, such as 0 or 100.",
        ),
        (
            "from",
            "90",
            "The stretch begins at step 90 and ends at step 83: end at a later step.",
        ),
        (
            "size",
            "2000",
            "“2000” is no size: type a whole number of pixels from 64 to 1,080.",
        ),
        (
            "rate",
            "0",
            "“0” is no number of frames a second: type a whole number from 1 to 50.",
        ),
    ] {
        let hook = format!("animation-{field}");
        let before = page.by_testid(&hook).value();
        page.by_testid(&hook).enter(value);
        page.wait_for(said, |page| {
            page.has("[data-testid=animation-none]")
                && page.by_testid("animation-none").text() == said
        });
        assert!(!page.has("[data-testid=animation-make]"));
        page.by_testid(&hook).enter(&before);
        await_state(&page, "animation", "estimated");
    }
    page.by_testid("animation-to").enter("9");
    page.by_testid("animation-every").choose("solution");
    page.wait_for("no solution", |page| {
        page.has("[data-testid=animation-none]")
            && page
                .by_testid("animation-none")
                .text()
                .starts_with("There is no solution from step 0 to step 9")
    });
    page.by_testid("share-picture").click();
    page.by_testid("picture-size").enter("5000");
    page.wait_for("the limit", |page| {
        page.has("[data-testid=picture-none]")
            && page
                .by_testid("picture-none")
                .text()
                .ends_with("from 64 to 4,096.")
    });
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
    let page = Visit::new().before_load(offline).open(SEARCH);
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
    let page = Page::open("#n=8&algorithm=recursive&mode=play&placed=a1");
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

/// What of the dialog reaches beyond it, sideways.
const TOO_WIDE: &str = "
    const dialog = document.querySelector('dialog');
    const edge = dialog.getBoundingClientRect();
    const wide = [...dialog.querySelectorAll('*')].filter((it) => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1 || it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'visible' && it.tagName !== 'INPUT');
    });
    return dialog.scrollWidth > dialog.clientWidth ? ['dialog'] : wide.map((it) => it.outerHTML.slice(0, 80));";

#[test]
fn the_tabs_fit_in_each_language_on_phone_and_laptop() {
    for language in LANGUAGES {
        for (viewport, theme) in [(PHONE, Theme::Light), (LAPTOP, Theme::Dark)] {
            let visit = Visit::new()
                .viewport(viewport)
                .theme(theme)
                .language(language);
            let page = visit.open(SEARCH);
            page.wait_for_state("paused");
            for (tab, state) in [("picture", "ready"), ("animation", "estimated")] {
                match page.has("dialog") {
                    true => page.by_testid(&format!("share-{tab}")).click(),
                    false => at(&page, tab),
                }
                page.wait_for("the tab", |page| page.has(&format!("[data-testid={tab}]")));
                await_state(&page, tab, state);
                assert_eq!(
                    page.script(TOO_WIDE),
                    serde_json::json!([]),
                    "{language} {tab}"
                );
                page.assert_accessible();
            }
            page.close();
        }
    }
}
