//! Tests of blocked squares in the form, in the line above the board, and in warnings.

use queens_core::Unsupported;
use queens_draw::Sentence;
use queens_page::message::FormMessage;
use queens_page::testing::Page;
use queens_text::Texts;
use queens_text::narration::{narrate, searched};
use queens_worker::protocol::Pane;
use yew::Html;

use super::{context, each, text};
use crate::view::setup;
use crate::view::setup::foretold::foretold;

/// The text of the form's element with this hook. `None` if there is no such element.
fn in_form(page: &Page, hook: &str) -> Option<String> {
    shown(&setup::setup(&page.model, &context(&page.model)), hook)
}

/// The text of the drawing's element with this hook. `None` if there is no such element.
fn shown(drawing: &Html, hook: &str) -> Option<String> {
    let mut found = None;
    each(drawing, &mut |attribute, drawing| {
        if attribute("data-testid").as_deref() == Some(hook) {
            found = Some(text(drawing));
        }
    });
    found
}

#[test]
fn the_form_blocks_squares_of_queens_and_tours_only() {
    for (fragment, free) in [
        ("n=8&algorithm=recursive", None),
        (
            "n=8&algorithm=recursive&blocked=c6",
            Some("Free the blocked square"),
        ),
        (
            "problem=knight&n=5&algorithm=tour-roth&blocked=c3,a1",
            Some("Free 2 blocked squares"),
        ),
    ] {
        let page = Page::open(fragment);
        assert!(in_form(&page, "blocking").is_some(), "{fragment}");
        assert_eq!(
            in_form(&page, "free-blocked").as_deref(),
            free,
            "{fragment}"
        );
    }
    for fragment in [
        "problem=domination&n=5&algorithm=frames",
        "n=40&algorithm=min-conflicts&seed=7",
    ] {
        assert_eq!(
            in_form(&Page::open(fragment), "blocking"),
            None,
            "{fragment}"
        );
    }
}

#[test]
fn an_algorithm_without_blocked_squares_is_refused_with_the_ways_out() {
    let page = Page::open("n=8&algorithm=half-board&blocked=c6,d2");
    let refusal = page.model.address.settings.refusal();
    assert!(matches!(refusal, Some(Unsupported::Blocked { .. })));
    let drawn = setup::before_run(&page.model, refusal.as_ref(), &context(&page.model));
    let free = shown(&drawn, "open-squares");
    assert_eq!(free.as_deref(), Some("Free 2 blocked squares"));
    assert!(shown(&drawn, "use-algorithm").is_some());
}

#[test]
fn the_folded_form_counts_blocked_squares_and_the_strip_explains_the_tool() {
    let mut page = Page::open("n=8&algorithm=recursive&blocked=c6,d2,f3,g3");
    let texts = Texts::of(page.model.shown_language);
    let told = searched(&page.model.address, texts);
    assert!(told.starts_with("8 queens · 4 blocked · "), "{told}");
    let strip = |page: &Page| narrate(&page.model, texts, Pane::First).sentence.plain();
    assert!(!strip(&page).contains("block"), "{}", strip(&page));
    page.send(FormMessage::BlockingSet(true));
    assert_eq!(
        strip(&page),
        Sentence::marked(texts.event().blocking()).plain()
    );
}

#[test]
fn blocked_squares_change_the_reason_why_there_is_no_tour() {
    let told = |fragment: &str| {
        let model = &Page::open(fragment).model;
        text(&foretold(&model.address.settings, &context(model)))
    };
    let knight = "problem=knight&n=5&algorithm=tour-fewest-onward";
    let colours = "the start has the colour of";
    // On 5×5, b1 has the rarer colour, until squares of the other colour are blocked.
    assert!(
        told(&format!("{knight}&fixed=b1")).contains(&format!("{colours} 12 squares against 13"))
    );
    assert!(!told(&format!("{knight}&fixed=b1&blocked=a1,c3")).contains(colours));
    let few = told(&format!("{knight}&fixed=a1&blocked=a3,c3,e3"));
    assert!(
        few.contains(&format!("{colours} 10 squares against 12")),
        "{few}"
    );
}
