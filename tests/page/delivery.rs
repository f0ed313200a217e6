//! How the page reaches the browser: below any path, each file sent once, each checked against its hash,
//! and with a sentence instead of a dead board when that fails.

use queens_tests::{Answer, Page, Visit};

#[test]
fn the_page_works_below_a_path() {
    let page = Visit::new().below("/games/queens/").open("#n=8");
    page.wait_for_state("idle");
    page.close();
}

#[test]
fn every_file_is_sent_once_and_the_glue_is_unchanged_when_the_worker_asks_for_it_too() {
    // Only a worker that has started shows a step.
    let page = Page::open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    let [sent, again] = [Answer::Sent, Answer::Unchanged].map(|answer| {
        let mut names = page.server().answered(answer);
        names.sort();
        names
    });
    let twice: Vec<&[String]> = sent.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "sent twice: {twice:?}");
    // The scripts beside the module: its glue, and what loads its parts.
    let is_glue = |name: &&String| name.contains("queens-web-") && name.ends_with(".js");
    let glue: Vec<&String> = sent.iter().filter(is_glue).collect();
    assert_eq!(glue.len(), 2, "{sent:?}");
    assert_eq!(again.iter().collect::<Vec<_>>(), glue);
    page.close();
}

#[test]
fn everything_that_runs_carries_its_hash() {
    let page = Page::open("");
    page.wait_for_state("idle");
    let bare = page.script(
        "const runs = document.querySelectorAll('script, link[rel=stylesheet], link[rel$=preload]');
         return [...runs]
             .filter((tag) => !/^sha384-/.test(tag.integrity || tag.dataset.integrity))
             .map((tag) => tag.outerHTML)",
    );
    assert_eq!(bare, serde_json::json!([]));
    page.close();
}

#[test]
fn changed_webassembly_is_refused_and_the_page_says_so() {
    let page = Visit::new().tampered("_bg.wasm", "\n").open("");
    page.wait_for("the notice", |page| page.has("#crash:not([hidden])"));
    assert!(
        page.find("#crash")
            .text()
            .starts_with("The page could not start.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("integrity")),
        "{errors:?}"
    );
    page.close();
}

#[test]
fn changed_glue_is_refused_and_the_page_says_so_in_the_readers_language() {
    let glue = glue();
    let page = Visit::new()
        .tampered(&glue, "\n")
        .language("fr-CH,en")
        .open("");
    page.wait_for("the notice", |page| page.has("#crash:not([hidden])"));
    assert!(
        page.find("#crash")
            .text()
            .starts_with("La page n’a pas pu démarrer.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("integrity")),
        "{errors:?}"
    );
    page.close();
}

/// The name of the file that loads the page's WebAssembly.
fn glue() -> String {
    let page = Page::open("");
    let glue = page
        .find("link[rel=modulepreload]")
        .attribute("href")
        .expect("it has an address");
    page.close();
    glue.trim_start_matches("./").to_owned()
}
