//! Browser functions that throw or are missing: the page keeps running and reports the failure.

use queens_tests::{Page, Visit, label};

use crate::faults::KEEP_WORKERS;

/// A script that makes this function throw while `broken` is true.
fn throwing(owner: &str, name: &str) -> String {
    format!(
        "{{
            const whole = {owner}.{name};
            window.broken = false;
            {owner}.{name} = function (...all) {{
                if (window.broken) throw new Error('no {name}');
                return whole.apply(this, all);
            }};
        }}"
    )
}

/// Opens a page in which this function throws from now on.
fn broken(owner: &str, name: &str, address: &str) -> Page {
    let page = Visit::new()
        .before_load(&throwing(owner, name))
        .open(address);
    page.wait_for_state("paused");
    page.script("window.broken = true");
    page
}

fn wait_for_message(page: &Page, code: &str) -> String {
    let message = format!("[data-testid=message][data-code={code}]");
    page.wait_for(code, |page| page.has(&message));
    page.find(&message).text()
}

/// Asserts that the page handles a key.
fn assert_alive(page: &Page) {
    let step = page.number("step").expect("a step");
    page.script("document.activeElement.blur()");
    page.press("ArrowRight");
    page.wait_for("the next step", |page| {
        page.number("step") == Some(step + 1)
    });
}

/// Asserts that the console has only the reason.
fn assert_logged_once(page: &Page, name: &str) {
    let errors = page.console();
    assert!(
        errors.len() == 1 && errors[0].contains(&format!("no {name}")),
        "{} errors; the first is {:?}",
        errors.len(),
        errors.first()
    );
}

fn a_link_that_cannot_be_copied(fault: &str) {
    let page = Visit::new()
        .before_load(fault)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.by_testid("share").click();
    page.by_testid("copy-link").click();
    let text = wait_for_message(&page, "not-copied");
    let address = page.script("return location.href");
    let address = address.as_str().unwrap_or_default();
    assert!(text.ends_with(address), "{text}");
    // The reader can select the text.
    let selected = page.script(
        "getSelection().selectAllChildren(document.querySelector('[data-code=not-copied] p'));
         return getSelection().toString()",
    );
    assert!(selected.as_str().is_some_and(|it| it.ends_with(address)));
    page.assert_accessible();
    assert_alive(&page);
    page.close();
}

#[test]
fn without_a_clipboard_the_link_is_shown_and_the_page_goes_on() {
    a_link_that_cannot_be_copied("delete Navigator.prototype.clipboard;");
}

#[test]
fn a_clipboard_that_throws_at_once_has_the_link_shown_and_the_page_goes_on() {
    a_link_that_cannot_be_copied(
        "if (window.Clipboard) Clipboard.prototype.writeText = () => { throw new Error('no writeText') };",
    );
}

#[test]
fn a_clipboard_that_refuses_has_the_link_shown_and_the_page_goes_on() {
    a_link_that_cannot_be_copied(
        "if (window.Clipboard) Clipboard.prototype.writeText = () => Promise.reject(new Error('no writeText'));",
    );
}

#[test]
fn a_file_that_cannot_be_saved_is_reported() {
    for (owner, name) in [
        ("URL", "createObjectURL"),
        ("HTMLAnchorElement.prototype", "click"),
    ] {
        let page = broken(owner, name, "#n=6&algorithm=recursive&step=20");
        page.by_testid("export").click();
        page.wait_for("the tabs", |page| page.has("[data-testid=share-text]"));
        page.by_testid("share-text").click();
        page.wait_for("the way to files", |page| {
            page.has("[data-testid=share-files]")
        });
        page.by_testid("share-files").click();
        page.wait_for("the tool", |page| page.has("[data-testid=results-copy]"));
        page.by_role("button", "CSV").click();
        let text = wait_for_message(&page, "not-saved");
        assert!(text.contains("queens-6-recursive.csv"), "{text}");
        assert_alive(&page);
        assert_logged_once(&page, name);
        page.close();
    }
}

#[test]
fn an_address_that_cannot_be_written_is_reported() {
    let address = "#n=6&algorithm=recursive&step=20";
    let page = broken("History.prototype", "replaceState", address);
    assert_alive(&page);
    wait_for_message(&page, "address-not-written");
    assert_alive(&page);
    page.console();
    page.close();

    let page = broken("History.prototype", "pushState", address);
    page.by_testid("run").click();
    wait_for_message(&page, "address-not-written");
    page.by_testid("pause").click();
    page.wait_for_state("paused");
    assert_alive(&page);
    assert_logged_once(&page, "pushState");
    page.close();
}

#[test]
fn an_engine_that_cannot_be_reached_is_reported_and_can_be_loaded_again() {
    let page = broken(
        "Worker.prototype",
        "postMessage",
        "#n=8&algorithm=recursive&step=100",
    );
    page.by_testid("next-solution").click();
    page.wait_for_state("failed");
    page.script("window.broken = false");
    page.by_role("button", &label("dialog.reload")).click();
    page.wait_for_state("paused");
    page.by_testid("next-solution").click();
    page.wait_for("the first solution", |page| {
        page.number("step") == Some(1024)
    });
    page.close();
}

#[test]
fn what_fails_with_every_frame_is_reported_once() {
    // During playback, each message sets the timer that watches the engine.
    let page = broken("window", "setInterval", "#n=8&algorithm=recursive&step=100");
    page.by_testid("play").click();
    wait_for_message(&page, "failed");
    page.wait_for("some steps", |page| page.number("step") > Some(102));
    assert_eq!(page.find_all("[data-code=failed]").len(), 1);
    page.by_testid("pause").click();
    page.wait_for_state("paused");
    assert_alive(&page);
    page.console();
    page.close();
}

#[test]
fn a_worker_that_cannot_be_ended_is_reported_and_another_one_is_loaded() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .before_load(&throwing("Worker.prototype", "terminate"))
        .open("#n=8&algorithm=recursive&step=100");
    page.wait_for_state("paused");
    // An unreadable request: the worker reports its own failure.
    page.script("broken = true; workers.at(-1).postMessage(new Uint8Array(40).fill(255).buffer)");
    page.wait_for_state("failed");
    let text = wait_for_message(&page, "failed");
    assert!(text.contains("no terminate"), "{text}");
    page.by_role("button", &label("dialog.reload")).click();
    page.wait_for_state("paused");
    assert_alive(&page);
    assert_logged_once(&page, "terminate");
    page.close();
}

#[test]
fn a_page_that_cannot_be_drawn_any_more_says_so_in_the_readers_language() {
    let page = broken(
        "Element.prototype",
        "setAttribute",
        "#n=6&algorithm=recursive&step=20&lang=fr",
    );
    page.press("ArrowRight");
    page.wait_for("the word", |page| page.has("#crash:not([hidden])"));
    let text = page.find("#crash").text();
    assert_eq!(
        text,
        "Quelque chose a échoué dans la page. Si elle ne répond plus, rechargez-la."
    );
    page.console();
    page.close();
}
