//! The sheets' questions: opening by address and from the list, navigating, answering and trying them.

use queens_tests::{LANGUAGES, PHONE, Page, Viewport, Visit};

/// The current question.
fn shown(page: &Page) -> Option<String> {
    let found = page.has("[data-testid=sheets] [data-testid=sheet-question]");
    found.then(|| {
        page.by_testid("sheet-question")
            .attribute("data-question")
            .unwrap_or_default()
    })
}

fn wait_for_question(page: &Page, name: &str) {
    page.wait_for(name, |page| shown(page).as_deref() == Some(name));
}

#[test]
fn an_address_leads_a_tablet_to_its_question() {
    let page = Visit::new()
        .viewport(Viewport {
            width: 820,
            height: 1180,
            ..PHONE
        })
        .at("#view=sheets&question=000-2.4");
    wait_for_question(&page, "000-2.4");
    page.wait_for_script(
        "the question in sight",
        "(({ top, bottom }) => top >= 0 && bottom < innerHeight / 2)(document.querySelector('#question-title').getBoundingClientRect())",
    );
    page.close();
}

#[test]
fn an_address_opens_a_question_and_the_buttons_walk_on_by_key() {
    let page = Page::at("#n=4&algorithm=prefix-check&step=33&view=sheets&question=002-1");
    wait_for_question(&page, "002-1");
    page.wait_for_state("paused");
    assert!(!page.has("[data-testid=message]"));
    page.by_testid("question-next").focus();
    for name in ["002-2", "002-3", "003-1", "003-2"] {
        page.press("Enter");
        wait_for_question(&page, name);
        assert!(page.by_testid("question-next").has_focus());
        page.wait_for("the address", |page| {
            page.address().ends_with(&format!("question={name}"))
        });
    }
    page.by_testid("question-previous").focus();
    page.press("Space");
    wait_for_question(&page, "003-1");
    // The current search does not change.
    assert_eq!(
        (page.number("step"), page.state().as_str()),
        (Some(33), "paused")
    );
    page.wait_for("the address", |page| {
        page.address().ends_with("question=003-1")
    });
    page.reload();
    wait_for_question(&page, "003-1");
    page.close();
}

#[test]
fn the_list_leads_to_each_question_and_the_first_and_last_have_no_further_one() {
    let page = Page::at("#n=8&algorithm=recursive&view=sheets");
    page.wait_for("the list", |page| {
        page.has("[data-testid=sheets] a[data-question]")
    });
    let names = page.script(
        "return [...document.querySelectorAll('[data-testid=sheets] a[data-question]')].map((it) => it.dataset.question)",
    );
    let names: Vec<String> = serde_json::from_value(names).expect("names");
    let (first, last) = (&names[0], &names[names.len() - 1]);
    for (name, off) in [(first, "question-previous"), (last, "question-next")] {
        let entry = page.find(&format!("a[data-question='{name}']"));
        entry.focus();
        page.press("Enter");
        wait_for_question(&page, name);
        page.wait_for("the focus", |page| page.find("#question-title").has_focus());
        assert!(page.has(&format!("[data-testid={off}][aria-disabled]")));
        page.by_testid("all-questions").click();
        page.wait_for("the list", |page| page.has("a[data-question]"));
    }
    page.wait_for("the address", |page| {
        page.address().ends_with("view=sheets")
    });
    page.close();
}

#[test]
fn an_answer_is_folded_until_it_is_asked_for_and_folded_again_elsewhere() {
    let page = Page::at("#n=8&algorithm=recursive&view=sheets&question=002-2");
    wait_for_question(&page, "002-2");
    let is_open = |page: &Page| page.has("[data-testid=answer][open]");
    assert!(page.has("[data-testid=answer]") && !is_open(&page));
    page.find("[data-testid=answer] summary").focus();
    // Space opens the answer, and does not start playback.
    page.press("Space");
    page.wait_for("the answer", is_open);
    assert_eq!(page.state(), "idle");
    page.by_testid("question-next").click();
    wait_for_question(&page, "002-3");
    assert!(!is_open(&page));
    page.close();
}

#[test]
fn a_link_sets_the_page_up_beside_the_question_whose_answer_stays_open() {
    for viewport in [None, Some(PHONE)] {
        let visit = Visit::new();
        let visit = match viewport {
            Some(viewport) => visit.viewport(viewport),
            None => visit,
        };
        let page = visit.open("#n=8&algorithm=recursive&view=sheets&question=002-3&lang=fr");
        wait_for_question(&page, "002-3");
        page.find("[data-testid=answer] summary").click();
        page.by_role("link", "La recherche sur 4\u{a0}×\u{a0}4")
            .click();
        page.wait_for("its step", |page| page.number("step") == Some(33));
        assert_eq!(page.marked("queen").len(), 4);
        assert_eq!(shown(&page).as_deref(), Some("002-3"));
        assert!(page.has("[data-testid=answer][open]"));
        assert!(page.address().contains("lang=fr"));
        let top =
            page.script("return document.querySelector('.board').getBoundingClientRect().top");
        assert!(
            top.as_f64().is_some_and(|top| (0.0..844.0).contains(&top)),
            "{top}"
        );
        page.back();
        page.wait_for("the board before", |page| page.number("step") != Some(33));
        page.close();
    }
}

#[test]
fn an_algorithm_of_a_sheet_leads_to_its_question() {
    let page = Page::at("#n=8&algorithm=prefix-check");
    page.wait_for_state("idle");
    page.find(".idea a").click();
    wait_for_question(&page, "002-2");
    page.close();
}

#[test]
fn a_question_that_does_not_exist_is_named_with_those_that_do() {
    let page = Page::at("#n=8&algorithm=recursive&view=sheets&question=000-9");
    page.wait_for("the notice", |page| page.has("[data-testid=message]"));
    let said = page.by_testid("message").text();
    for word in ["question=000-9", "000-1", "000-2.4", "004-II.8"] {
        assert!(said.contains(word), "{said}");
    }
    page.wait_for("the list", |page| page.has("a[data-question='002-1']"));
    page.close();
}

#[test]
fn questions_fit_and_are_accessible_in_each_language() {
    let mut cut = Vec::new();
    for language in LANGUAGES {
        let page = Page::at(&format!(
            "#n=8&algorithm=recursive&view=sheets&lang={language}"
        ));
        page.wait_for("the list", |page| page.has("a[data-question]"));
        let names = page.script("return [...document.querySelectorAll('a[data-question]')].map((it) => it.dataset.question)");
        let names: Vec<String> = serde_json::from_value(names).expect("names");
        for name in names {
            page.set_fragment(&format!(
                "n=8&algorithm=recursive&view=sheets&lang={language}&question={name}"
            ));
            wait_for_question(&page, &name);
            page.script(
                "document.querySelectorAll('.folded').forEach((it) => { it.open = true; })",
            );
            for width in [320, 390, 1366] {
                page.resize(Viewport { width, ..PHONE });
                page.assert_fits(width, format!("{language}, {name}"));
                let wide = page.script(
                    "const pane = document.querySelector('[data-testid=sheets]');
                     return [...pane.querySelectorAll('*:not(svg *)')].filter((it) => it.getBoundingClientRect().right > pane.getBoundingClientRect().right + 1).map((it) => `${it.tagName} ${it.textContent}`.slice(0, 60))",
                );
                if wide != serde_json::json!([]) {
                    cut.push(format!("{language}, {name} at {width}: {wide}"));
                }
            }
            if language == "en" {
                page.assert_accessible();
            }
        }
        page.close();
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

#[test]
fn the_order_of_the_knights_moves_leads_to_every_start() {
    let page =
        Page::at("#problem=knight&n=8&algorithm=tour-natural-order&view=sheets&question=004-II.8");
    page.wait_for_state("idle");
    page.find("[data-testid=sheets] a[href*='view=starts']")
        .click();
    page.wait_for("a map of all starts", |page| {
        page.find_all("[data-start]").len() == 64
    });
    assert!(page.address().contains("algorithm=tour-fewest-onward"));
    page.close();
}
