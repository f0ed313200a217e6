//! The share dialog: its tabs, the link as a QR code, and the board as text.

use queens_tests::{DESKTOP, Page, Theme, Viewport, Visit};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

const SEARCH: &str = "#n=6&algorithm=recursive&step=20";

/// Opens the dialog at this tab.
fn opened(page: &Page, tab: &str) {
    page.wait_for_state("paused");
    if page.find(".tool.menu").is_visible() {
        page.find(".tool.menu").click();
    }
    page.by_testid("share").click();
    page.wait_for("the tabs", |page| page.has("[data-testid=share-link]"));
    page.by_testid(&format!("share-{tab}")).click();
    chosen(page, tab);
}

fn chosen(page: &Page, tab: &str) {
    let tab = format!("[data-testid=share-{tab}][aria-selected=true]");
    page.wait_for("the tab", |page| page.has(&tab));
}

/// A script that returns the painted QR code, row by row, with `#` for dark modules.
const PAINTED: &str = "
    const picture = document.querySelector('[data-testid=qr]');
    const side = picture.viewBox.baseVal.width;
    const dark = new Path2D(picture.querySelector('.qr-dark').getAttribute('d'));
    const canvas = document.createElement('canvas').getContext('2d');
    const cells = [...Array(side).keys()];
    return cells.map((y) => cells.map((x) => canvas.isPointInPath(dark, x + .5, y + .5) ? '#' : '.').join(''));";

#[test]
fn tabs_are_gone_through_by_keys_and_escape_gives_the_focus_back() {
    let page = Visit::new().viewport(LAPTOP).at(SEARCH);
    opened(&page, "link");
    page.by_testid("share-link").focus();
    page.press("ArrowRight");
    chosen(&page, "qr");
    page.wait_for("the focus", |page| page.by_testid("share-qr").has_focus());
    assert!(page.has("[data-testid=qr]"));
    page.press("End");
    chosen(&page, "text");
    page.press("Home");
    chosen(&page, "link");
    assert!(page.has("[data-testid=copy-link]"));
    page.press("Escape");
    page.wait_for("no dialog", |page| !page.has("dialog"));
    assert!(page.by_testid("share").has_focus());
    assert_eq!(page.number("step"), Some(20));
    page.close();
}

#[test]
fn the_qr_code_is_dark_on_light_in_both_themes_and_has_its_eyes() {
    for theme in [Theme::Light, Theme::Dark] {
        let page = Visit::new().viewport(LAPTOP).theme(theme).at(SEARCH);
        opened(&page, "qr");
        let colours = page.script(
            "const fill = (it) => getComputedStyle(document.querySelector(it)).fill;
             return [fill('.qr-ground'), fill('.qr-dark')]",
        );
        assert_eq!(
            colours,
            serde_json::json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
        );
        let rows = page.script(PAINTED);
        let rows: Vec<&str> = rows
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|it| it.as_str())
            .collect();
        let side = rows.len();
        // A margin of four modules, then the upper edge of two finder patterns.
        assert!(rows[..4].iter().all(|row| !row.contains('#')));
        assert_eq!(&rows[4][4..12], "#######.");
        assert_eq!(&rows[4][side - 12..], ".#######....");
        assert_eq!(&rows[side - 5][4..12], "#######.");
        let link = page.by_testid("qr-link").text();
        assert!(link.ends_with(SEARCH), "{link}");
        page.assert_accessible();
        page.close();
    }
}

#[test]
fn an_address_that_is_too_long_has_no_qr_code_and_says_so() {
    let name = |file: u8| match file {
        0..26 => char::from(b'a' + file).to_string(),
        _ => format!("a{}", char::from(b'a' + file - 26)),
    };
    let placed: Vec<String> = (0..32)
        .flat_map(|file| (1..=26).map(move |rank| format!("{}{rank}", name(file))))
        .collect();
    let search = "#problem=domination&n=32&algorithm=coverage-search&k=1024&mode=play";
    let page = Page::at(&format!("{search}&placed={}", placed.join(",")));
    page.wait_for("the board", |page| page.has("[data-testid=standing]"));
    page.by_testid("share").click();
    page.wait_for("the tabs", |page| page.has("[data-testid=share-qr]"));
    page.by_testid("share-qr").click();
    page.wait_for("why there is none", |page| {
        page.has("[data-testid=qr-none]")
    });
    assert!(page.by_testid("qr-none").text().contains("2,953"));
    assert!(!page.has("[data-testid=qr]"));
    page.close();
}

#[test]
fn the_board_is_copied_as_text_with_its_sentence_and_its_link() {
    let page = Visit::new()
        .before_load(
            "window.copied = [];
             Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied.push(text); } } });",
        )
        .open("#n=4&algorithm=recursive&step=24");
    opened(&page, "text");
    page.by_testid("copy-text").click();
    page.wait_for_script("the text", "window.copied.length === 1");
    let text = page.script("return window.copied[0]");
    let text = text.as_str().unwrap_or_default();
    let (board, said) = text.split_once("\n\n").expect("a board and a sentence");
    assert_eq!(
        board,
        "4 · · · ·\n3 · · · ·\n2 Q · · ·\n1 · · · ·\n  a b c d"
    );
    let lines: Vec<&str> = said.lines().collect();
    let sentence = page.find("[data-testid=event] .now").text();
    assert_eq!(lines[0], sentence.trim());
    assert!(lines[1].ends_with("#n=4&algorithm=recursive&step=24"));
    page.wait_for("the word", |page| page.has("[data-code=board-copied]"));
    page.close();
}
