//! The trace table: its rows follow the cursor and lead to their steps; its file and its worksheet.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit};

/// A wide screen with folded settings, where a menu replaces the tabs.
const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

/// A script that records saved files.
const WATCH: &str = "
    window.saved = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved.push(text)); return make.call(URL, blob); };";

const CURRENT: &str = "[data-testid=trace-table] [aria-current=step]";

/// The step of the marked row, if the table shows it whole.
fn current(page: &Page) -> Option<u64> {
    let step = page.script(
        "const row = document.querySelector('[data-testid=trace-table] [aria-current=step]');
         const list = row?.closest('.trace-scroll'), head = list?.querySelector('thead');
         const at = row?.getBoundingClientRect(), room = list?.getBoundingClientRect();
         return row && at.top >= head.getBoundingClientRect().bottom - 1 && at.bottom <= room.bottom + 1 ? row.dataset.step : null",
    );
    step.as_str()?.parse().ok()
}

fn cells(page: &Page, step: u64) -> Vec<String> {
    let cells = page.script(&format!(
        "return [...document.querySelectorAll('[data-step=\"{step}\"] td')].map((it) => it.textContent)"
    ));
    let cells = cells.as_array().cloned().unwrap_or_default();
    let cells = cells.iter().filter_map(|it| it.as_str());
    cells.map(str::to_owned).collect()
}

fn at(address: &str) -> Page {
    let page = Page::open(address);
    page.wait_for_state("paused");
    page.use_once();
    page.wait_for("the table", |page| page.has(CURRENT));
    page
}

#[test]
fn the_table_follows_the_cursor_and_its_rows_lead_to_their_steps_everywhere() {
    let page = at("#n=6&algorithm=recursive&step=250&view=trace");
    page.wait_for("the row", |page| current(page) == Some(250));
    let row = cells(&page, 250);
    assert_eq!(row.len(), 6, "{row:?}");
    assert!(row[4].ends_with(" free?"), "{row:?}");
    page.by_testid("step-forward").click();
    page.wait_for("the next row", |page| current(page) == Some(251));
    page.find("[data-step='210'] td")
        .script("arguments[0].click()");
    page.wait_for("its step", |page| page.number("step") == Some(210));
    page.wait_for("its row", |page| current(page) == Some(210));
    page.wait_for("its address", |page| {
        page.address().contains("step=210&view=trace")
    });
    // With keys: from the row with the tab stop to another.
    page.find(&format!("{CURRENT} button")).focus();
    page.press("ArrowDown");
    page.press("ArrowDown");
    assert_eq!(page.number("step"), Some(210));
    page.press("Enter");
    page.wait_for("its step", |page| page.number("step") == Some(212));
    assert!(page.find("[data-step='212'] button").has_focus());
    page.press("ArrowRight");
    page.wait_for("a step of the search", |page| {
        page.number("step") == Some(213)
    });
    page.assert_accessible();
    page.close();
}

#[test]
fn a_chosen_range_is_shown_and_saved_with_the_variables() {
    let page = Visit::new()
        .before_load(WATCH)
        .open("#n=4&algorithm=recursive&goal=all&step=9&view=trace");
    page.wait_for_state("paused");
    page.use_once();
    page.wait_for("the whole search", |page| page.has("[data-step='0']"));
    page.by_testid("trace-from").enter("2");
    page.by_testid("trace-to").enter("5");
    page.wait_for("the range", |page| page.find_all("[data-step]").len() == 4);
    let row = cells(&page, 4);
    assert_eq!(row[0], "7");
    assert!(row.contains(&"[0 2 · ·]".to_owned()), "{row:?}");
    assert!(
        row.ends_with(&["b3 free?", "yes: queen placed"].map(str::to_owned)),
        "{row:?}"
    );
    page.by_testid("trace-save").click();
    page.wait_for_script("the file", "window.saved.length === 1");
    let file = page.script("return window.saved[0]");
    let lines: Vec<_> = file.as_str().unwrap_or_default().lines().collect();
    assert!(
        lines[0].starts_with("step,kind,depth,code_line,square,"),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 5);
    assert!(
        lines[1].starts_with("2,reject,1,6,b1,,,a1,row,"),
        "{lines:?}"
    );
    assert!(lines[3].contains(",[0 2 -1 -1]"), "{lines:?}");
    page.by_testid("trace-to").enter("1");
    page.wait_for("the refusal", |page| page.has("[data-testid=trace-none]"));
    assert_eq!(
        page.by_testid("trace-to")
            .attribute("aria-invalid")
            .as_deref(),
        Some("true")
    );
    page.assert_accessible();
    page.close();
}

#[test]
fn a_worksheet_of_the_table_has_empty_cells_and_answers() {
    let page = at("#n=5&algorithm=prefix-check&step=10&view=trace");
    page.by_testid("trace-sheet").click();
    page.wait_for("the pages", |page| {
        page.attribute("worksheet", "data-pages").as_deref() == Some("2")
    });
    let count = |page: &Page, selector: &str| {
        let all = page.find_all(&format!("[data-testid=worksheet] {selector}"));
        all.len()
    };
    // Headings break only between words.
    let broken = page.script(
        "return [...document.querySelectorAll('[data-testid=worksheet] thead th')].filter((head) => {
             const words = document.createRange();
             words.selectNodeContents(head);
             return !head.textContent.includes(' ') && new Set([...words.getClientRects()].map((line) => line.top)).size > 1;
         }).map((head) => head.textContent)",
    );
    assert_eq!(broken, serde_json::json!([]));
    let holes = count(&page, ".hole");
    assert!(holes > 20, "{holes}");
    assert_eq!(count(&page, "td b"), holes);
    page.by_testid("worksheet-holes").choose("columns");
    page.wait_for("the columns", |page| page.has("[data-column]"));
    let rows = count(&page, "section:first-child tbody tr");
    assert_eq!(count(&page, ".hole"), rows);
    page.find("[data-column=Test]")
        .script("arguments[0].click()");
    page.wait_for("two columns", |page| count(page, ".hole") == 2 * rows);
    page.by_testid("worksheet-answers")
        .script("arguments[0].click()");
    page.wait_for("one page", |page| {
        page.attribute("worksheet", "data-pages").as_deref() == Some("1")
    });
    page.close();
}

#[test]
fn the_menu_of_panels_names_the_table_and_a_row_shows_it_next_to_the_stack() {
    let page = Visit::new()
        .viewport(LAPTOP)
        .folded()
        .language("fr")
        .open("#n=5&algorithm=prefix-check&step=10");
    page.wait_for_state("paused");
    page.find("[popovertarget=views]").click();
    page.wait_for("the menu", |page| page.find("#view-trace").is_visible());
    assert_eq!(page.find("#view-trace").text(), "Tableau de suivi");
    page.find("#view-trace").click();
    page.wait_for("the table", |page| page.has(CURRENT));
    page.close();
    let page = Page::open("#n=5&algorithm=prefix-check&step=10&view=results");
    page.wait_for_state("paused");
    let is_clipped =
        "return getComputedStyle(document.querySelector('#view-trace')).clipPath !== 'none'";
    assert_eq!(page.script(is_clipped), true);
    // Keys reach the table from its neighbour.
    page.find("#view-results").focus();
    page.press("ArrowLeft");
    page.wait_for("the tab", |page| {
        page.has("#view-trace[aria-selected=true]:focus")
    });
    assert_eq!(page.script(is_clipped), false);
    page.find("#view-stack").click();
    page.wait_for("the stack", |page| {
        page.has("#view-stack[aria-selected=true]")
    });
    assert_eq!(page.script(is_clipped), false);
    page.close();
}

#[test]
fn a_search_without_rows_has_a_sentence_in_each_language() {
    for language in LANGUAGES {
        for address in [
            "#n=8&algorithm=recursive&goal=count&view=trace",
            "#n=100&algorithm=min-conflicts&seed=7&view=trace",
            "#n=8&algorithm=recursive&view=trace",
            "#n=8&algorithm=recursive&mode=play&view=trace",
        ] {
            let page = Visit::new()
                .viewport(PHONE)
                .open(&format!("{address}&lang={language}"));
            page.wait_for_state("idle");
            page.use_once();
            page.wait_for("the sentence", |page| page.has("[data-testid=trace-none]"));
            assert!(
                page.by_testid("trace-none").text().ends_with('.'),
                "{address}"
            );
            page.close();
        }
    }
}
