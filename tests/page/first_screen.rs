//! The pictures in the repository are up to date: the picture in the documentation has the page's current labels, and
//! link previews have their own picture.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use queens_tests::{DESKTOP, Visit, first_screen, places};

/// The maximum size of a picture in bytes.
const PICTURE: usize = 200_000;

const REMEDY: &str = "`cargo xtask pictures` takes the picture again";

#[test]
fn the_picture_of_the_page_shows_the_labels_of_its_first_screen() {
    let page = first_screen::open();
    let picture = fs::read(places::root().join("docs/page.png")).expect("a picture");
    let shown = first_screen::text(&page, &picture);
    page.close();
    let kept = fs::read_to_string(places::root().join("docs/page.txt")).expect("a text");
    let changes: Vec<String> = changes(&kept, &shown);
    assert!(
        changes.is_empty(),
        "docs/page.png no longer shows the page: {REMEDY}\n{}",
        changes.join("\n")
    );
}

/// The lines only in `old` with a minus, and the lines only in `new` with a plus.
fn changes(old: &str, new: &str) -> Vec<String> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[same..], &new[same..]);
    let pairs = old.iter().rev().zip(new.iter().rev());
    let same = pairs.take_while(|(a, b)| a == b).count();
    let gone = old[..old.len() - same]
        .iter()
        .map(|line| format!("- {line}"));
    let come = new[..new.len() - same]
        .iter()
        .map(|line| format!("+ {line}"));
    gone.chain(come).collect()
}

#[test]
fn pictures_have_their_sizes_and_are_light() {
    let page = (DESKTOP.width, DESKTOP.height);
    for (path, size) in [("docs/page.png", page), ("web/preview.png", (1200, 630))] {
        let file = fs::read(places::root().join(path)).expect("a picture");
        assert_eq!(size_of(&file), size, "{path}: {REMEDY}");
        assert!(file.len() <= PICTURE, "{path}: {} bytes", file.len());
    }
}

fn size_of(file: &[u8]) -> (u32, u32) {
    let reader = png::Decoder::new(Cursor::new(file)).read_info();
    let reader = reader.expect("a PNG begins with its header");
    (reader.info().width, reader.info().height)
}

/// The data for link previews: the texts, the address of the picture, and the page's address if it has one.
const FOUND: &str = "
    const content = (name) => document.querySelector(`meta[property='${name}'], meta[name='${name}']`)?.content;
    const names = ['og:type', 'og:title', 'og:description', 'og:image:alt', 'twitter:card'];
    const site = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    return {
        missing: names.filter((name) => !content(name)),
        size: [content('og:image:width'), content('og:image:height')].map(Number),
        picture: content('og:image'),
        isAtSite: content('og:url') === site && content('og:image') === `${site ?? './'}preview.png`,
    };";

#[test]
fn a_link_preview_has_texts_and_a_picture_that_no_visit_fetches() {
    let page = Visit::new()
        .with_own_server()
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    let found = page.script(FOUND);
    assert_eq!(found["missing"], serde_json::json!([]));
    assert_eq!(found["isAtSite"], true, "{found}");
    let served = page.server().served();
    assert!(
        served.iter().all(|name| !name.contains("preview")),
        "{served:?}"
    );
    page.close();
    let file = |name: &str| fs::read(places::dist().join(name)).expect("it is in the page");
    let picture = file("preview.png");
    let size = size_of(&picture);
    assert_eq!(found["size"], serde_json::json!([size.0, size.1]));
    let kept = fs::read(places::root().join(Path::new("web/preview.png"))).expect("a picture");
    assert!(picture == kept, "the page has another picture");
    let worker = String::from_utf8(file("sw.js")).expect("a script");
    assert!(
        !worker.contains("preview"),
        "a visit would fetch it to keep it"
    );
}
