//! Files of counts: saving, opening, merging and refusing ledgers, and job files.

use std::ops::Range;

use super::*;

/// A script that records the texts of saved files.
const KEEP_SAVED: &str = "
    window.saved = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        blob.text().then((text) => window.saved.push(text));
        return make.call(URL, blob);
    };";

/// Clicks a button that saves a file, and returns the file's text.
fn saved(page: &Page, testid: &str) -> String {
    page.script("window.saved.length = 0");
    page.by_testid(testid).click();
    page.wait_for_script("a file", "window.saved.length > 0");
    let text = page.script("return window.saved[0]");
    text.as_str().expect("a text").to_owned()
}

/// Opens these files together, and waits until the page reports the outcome.
fn open(page: &Page, files: &[(&str, &str)]) {
    // The choice of workers appears after the stored counts are read. It moves everything below it.
    page.wait_for_script(
        "the field, and the choice of workers",
        "document.querySelector('[data-testid=count-open]') && (navigator.hardwareConcurrency < 2 || document.querySelector('[data-testid=workers]'))",
    );
    page.script_with(
        "const files = new DataTransfer();
         for (const [name, text] of arguments[0]) files.items.add(new File([text], name));
         const field = document.querySelector('[data-testid=count-open]');
         const told = () => ['count-opened', 'rejected']
             .map((id) => document.querySelector(`[data-testid=${id}]`)?.textContent).join();
         const before = told();
         window.isTold = () => told() !== before;
         field.files = files.files;
         field.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![json!(files)],
    );
    page.wait_for_script("what was opened", "window.isTold()");
}

fn opened(page: &Page) -> [Option<String>; 2] {
    ["data-files", "data-shards"].map(|name| page.attribute("count-opened", name))
}

fn assert_opened(page: &Page, files: u32, shards: u32) {
    let told = [files, shards].map(|number| Some(number.to_string()));
    assert_eq!(opened(page), told);
}

/// A ledger with only these lines.
fn lines(ledger: &str, lines: impl IntoIterator<Item = usize>) -> String {
    let all: Vec<&str> = ledger.split_inclusive('\n').collect();
    std::iter::once(0)
        .chain(lines)
        .map(|line| all[line])
        .collect()
}

#[test]
fn the_ledger_that_is_saved_can_be_opened_everywhere_and_in_parts() {
    let page = Page::open("#n=14&algorithm=meet-in-the-middle");
    page.script(KEEP_SAVED);
    page.by_testid("run").click();
    wait_for_stage(&page, "done");
    let ledger = saved(&page, "count-save");
    assert_eq!(ledger.lines().count(), 17);
    // Nothing is missing.
    assert!(!page.has("[data-testid=count-save-jobs]"));
    page.close();
    let other = Page::open("#n=8&algorithm=meet-in-the-middle");
    let changed = ledger.replacen("\"count\":\"", "\"count\":\"9", 1);
    open(&other, &[("changed.jsonl", &changed)]);
    let why = other.by_testid("rejected").text();
    assert!(
        why.starts_with("changed.jsonl was not used: line 2"),
        "{why}"
    );
    assert!(why.contains("checksum"), "{why}");
    // Two parts of a count with common shards, and a file of a different count.
    let [a, b] = [lines(&ledger, 1..8), lines(&ledger, 6..15)];
    let foreign = ledger.replace("\"n\":14", "\"n\":15");
    let torn = format!("{b}{{\"shard\"");
    open(
        &other,
        &[
            ("a.jsonl", &a),
            ("foreign.jsonl", &foreign),
            ("b.jsonl", &torn),
        ],
    );
    assert_opened(&other, 2, 14);
    let told = other.by_testid("count-opened").text();
    assert_eq!(told, "Ledgers opened: 2. Shards in them: 14 of 16.");
    let why = other.by_testid("rejected").text();
    assert!(
        why.starts_with("foreign.jsonl was not used: line 1"),
        "{why}"
    );
    other.wait_for("the torn line", |page| {
        page.has("[data-code=ledger-cut-off]")
    });
    wait_for_stage(&other, "done");
    assert_total(&other, "365596");
    assert_eq!((resumed(&other), finished(&other)), (14, 16));
    // A file that contradicts the current count is refused with both places, and changes nothing.
    let contrary = forged(14, 16, 3..4, 1);
    open(&other, &[("contrary.jsonl", &contrary)]);
    let why = other.by_testid("rejected").text();
    assert!(why.contains("shard 3 has 4 solutions here"), "{why}");
    assert!(
        why.starts_with("contrary.jsonl") && why.ends_with("(a.jsonl, line 5)"),
        "{why}"
    );
    assert_total(&other, "365596");
    other.close();
}

#[test]
fn a_refusal_fits_a_phone_and_can_be_read() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#n=14&algorithm=meet-in-the-middle");
    open(&page, &[("contrary.jsonl", &forged(14, 15, 3..4, 1))]);
    let why = page.by_testid("rejected").text();
    assert!(why.starts_with("contrary.jsonl was not used: "), "{why}");
    // The refusal appears below the visible part of the page, and the page scrolls to it.
    page.wait_for_script(
        "the refusal in sight",
        "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('[data-testid=rejected]').getBoundingClientRect())",
    );
    page.assert_looks_right();
    page.close();
}

/// A ledger of the empty board with these shards, except multiples of 5,000. Shard `i` has `solutions + i` solutions.
/// The checksum is FNV-1a over engine, board, fixed queens, number of shards, shard and solutions.
fn forged(n: u32, of: u32, shards: Range<u32>, solutions: u32) -> String {
    let plan = format!("{{\"engine\":2,\"n\":{n},\"fixed\":\"\",\"shards\":{of}}}");
    let line = |number| {
        let count = solutions + number;
        let fields = format!("2 {n}  {of} {number} {count}");
        let checksum = fields
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            });
        format!(
            "{{\"shard\":{{\"plan\":{plan},\"number\":{number}}},\"count\":\"{count}\",\"checksum\":\"{checksum:016x}\"}}
"
        )
    };
    let shards = shards.filter(|number| number % 5_000 != 0);
    let lines: String = shards.map(line).collect();
    format!(
        "{plan}
{lines}"
    )
}

#[test]
fn a_ledger_of_many_shards_is_opened_and_its_rest_saved_as_jobs() {
    let page = Visit::new()
        .before_load(KEEP_SAVED)
        .open("#n=8&algorithm=meet-in-the-middle");
    let files = [0..9_000, 8_000..16_384].map(|shards| forged(22, 16_384, shards, 164_256_000));
    open(&page, &[("a.jsonl", &files[0]), ("b.jsonl", &files[1])]);
    assert_opened(&page, 2, 16_380);
    page.wait_for("the count", |page| resumed(page) == 16_380);
    wait_for_stage(&page, "counting");
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    let jobs = saved(&page, "count-save-jobs");
    assert!(
        jobs.contains("\nqueens count 22 --shards 0..1 --ledger part-0.jsonl\n"),
        "{jobs}"
    );
    assert_eq!(jobs.lines().filter(|it| !it.starts_with('#')).count(), 4);
    page.close();
}

/// The question before a long count offers to save it as jobs for other machines.
#[test]
fn a_long_count_is_saved_as_jobs_before_it_begins() {
    for language in LANGUAGES {
        let page = Visit::new()
            .viewport(PHONE)
            .before_load(KEEP_SAVED)
            .open(&format!(
                "#n=21&fixed=a1&algorithm=meet-in-the-middle&lang={language}"
            ));
        assert!(!page.has("[data-testid=count-save-jobs]"));
        page.by_testid("run").click();
        page.wait_for("the question", |page| page.has("[data-testid=count-asks]"));
        let jobs = saved(&page, "count-save-jobs");
        let first = "\nqueens count 21 --fixed a1 --shards 0..";
        assert!(jobs.contains(first), "{jobs}");
        open(
            &page,
            &[(
                "a-name-of-a-file-that-is-longer-than-the-screen-of-a-phone.jsonl",
                "?\n",
            )],
        );
        page.assert_fits(390, language);
        page.assert_accessible();
        page.screenshot(&format!("count-jobs-{language}"));
        page.close();
    }
}
