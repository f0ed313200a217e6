//! Tests of the page's texts, on pages that run.

use std::collections::BTreeMap;
use std::path::Path;

use queens_core::{Direction, Interest};
use queens_draw::Sentence;
use queens_draw::tree::Item;
use queens_page::language::Language;
use queens_page::large::{LargeMessage, QueenStep};
use queens_page::message::{FormMessage, Message, TransportMessage};
use queens_page::settings::Side;
use queens_page::story::Chapter;
use queens_page::testing::Page;
use queens_page::tree::{Mode, TreeMessage};
use queens_worker::protocol::Pane;

use crate::narration::{announced, before_looking, event_sentence, narrate, searches, total};
use crate::setup::is_whole;
use crate::{ENGLISH, Texts, card};

mod examples;
mod heuristic;
mod messages;
mod names;
mod predict;
mod terms;

/// The texts of `shell.ftl` in a language.
fn shell(language: Language) -> BTreeMap<String, String> {
    let folders = queens_text_build::load(Path::new("texts")).expect("the texts");
    let mut compiled = queens_text_build::compile(&folders).expect("no mistakes");
    compiled.shell.swap_remove(language.index()).1
}

#[test]
fn the_texts_of_a_language_know_which_one_it_is() {
    for language in Language::ALL {
        assert_eq!(Texts::of(language).language, language);
    }
}

#[test]
fn the_static_page_says_what_the_page_says_once_it_has_started() {
    let chapter = Chapter::FourQueens;
    for language in Language::ALL {
        let (shell, texts) = (shell(language), Texts::of(language).story());
        let before = ["story-title", "story-text", "story-task"].map(|name| shell[name].clone());
        let after = [
            texts.title(chapter),
            texts.text(chapter),
            texts.task(chapter),
        ];
        assert_eq!(before, after, "shell.ftl in {language:?}");
    }
}

#[test]
fn a_fast_search_is_summed_up_until_it_rests() {
    let mut page = Page::open("n=12&algorithm=recursive&speed=60");
    page.send(TransportMessage::Run);
    page.work(50);
    page.play(300);
    let sentence = |page: &Page| event_sentence(&page.model, &ENGLISH).plain();
    let tests = page.model.shown.run().map(|run| run.counters().tests);
    let summary = format!(
        "Searching: {} tests, no solution so far",
        tests.expect("a run")
    );
    assert_eq!(sentence(&page), summary);
    page.send(TransportMessage::PlayToggled);
    assert!(sentence(&page).starts_with("Column"), "{}", sentence(&page));
}

#[test]
fn a_removal_gives_its_reason_unless_a_dead_end_gave_it() {
    for (step, sentence) in [
        (19, "Column c: queen removed from c2"),
        (
            22,
            "Column b: queen removed from b4; everything with it has been tried",
        ),
    ] {
        let mut page = Page::open(&format!("n=4&algorithm=recursive&step={step}"));
        page.work(1_000);
        assert_eq!(event_sentence(&page.model, &ENGLISH).plain(), sentence);
    }
}

#[test]
fn a_board_without_a_tour_has_as_many_nodes_as_are_counted() {
    let mut page = Page::open("problem=knight&n=4&algorithm=tour-natural-order&fixed=a1");
    let rest = ENGLISH.rest.expect("the rest");
    let why = searches::none(rest, &page.model.address.settings).expect("a reason");
    page.send(TransportMessage::Run);
    page.work(2_000);
    let run = page.model.shown.run().expect("a run");
    let nodes = ENGLISH.numbers.whole(run.farthest().nodes);
    assert!(why.contains(&format!("{nodes} node")), "{nodes}: {why}");
}

fn said(page: &Page) -> String {
    event_sentence(&page.model, &ENGLISH).plain()
}

/// The first notice of a page.
fn notice(page: &Page) -> String {
    crate::notice::sentence(&ENGLISH, &page.model.notices[0])
}

#[test]
fn a_large_board_is_told_before_after_and_beside_its_search() {
    let mut page = Page::open("n=100&algorithm=min-conflicts&seed=7");
    let empty = "Empty board, n\u{a0}=\u{a0}100. Press Play for a solution.";
    assert_eq!(said(&page), empty);
    page.send(TransportMessage::Run);
    page.work(100_000);
    let told = said(&page);
    let solved = "100 queens, none attacking another: ";
    assert!(told.starts_with(solved), "{told}");
    page.send(Message::Large(LargeMessage::Moved(QueenStep::First)));
    page.send(Message::Large(LargeMessage::Moved(QueenStep::Columns(1))));
    let row = page
        .model
        .shown
        .large()
        .map(|large| large.queens.rows()[1] + 1);
    let row = ENGLISH.numbers.whole(row.expect("a solution").into());
    let queen = format!("Queen in column 2, row {row}");
    assert_eq!(announced(&page.model, &ENGLISH), Some(queen));
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert_eq!(said(&page), empty.replace("100", "101"));
}

#[test]
fn the_node_that_the_cursor_comes_to_is_announced() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1");
    page.send(Message::TreeModeChosen(Mode::Whole));
    page.work(1000);
    page.send(Message::Tree(TreeMessage::Moved(
        queens_page::tree::NodeStep::Child,
    )));
    page.work(50);
    let said = [
        &ENGLISH,
        Texts::of(Language::FRENCH),
        Texts::of(Language::ROMANIAN),
    ]
    .map(|texts| announced(&page.model, texts));
    let why = [
        "b1: Rejected on this path: attacked by a1 (same row).",
        "b1\u{a0}: Refusée sur ce chemin\u{a0}: menacée par a1 (même ligne).",
        "b1: Respins pe acest drum: atacat de a1 (pe aceeași linie).",
    ];
    assert_eq!(said, why.map(|why| Some(why.to_owned())));
}

#[test]
fn the_card_of_a_node_tells_what_is_below_as_a_sentence() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1");
    page.send(Message::TreeModeChosen(Mode::Whole));
    page.work(1000);
    let run = page.model.shown.run().expect("a run");
    let last = |texts| {
        let (_, _, said) = card::of_item(texts, run, Item::Node(2)).expect("a card");
        said.last().map(Sentence::plain).unwrap_or_default()
    };
    let told = [
        &ENGLISH,
        Texts::of(Language::FRENCH),
        Texts::of(Language::ROMANIAN),
    ]
    .map(last);
    assert!(told[0].starts_with("No solution below, "), "{told:?}");
    assert!(told[1].starts_with("Aucune solution dessous, "), "{told:?}");
    assert!(told[2].starts_with("Nicio soluție dedesubt, "), "{told:?}");
    assert!(told.iter().all(|it| it.ends_with('.')), "{told:?}");
}

#[test]
fn the_strip_says_what_is_looked_for_and_keeps_what_was_told_before() {
    let mut page = Page::open("n=20&algorithm=bitmask&step=1");
    page.work(50);
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Depth(20),
    ));
    let told = narrate(&page.model, &ENGLISH, Pane::First).sentence.plain();
    assert_eq!(told, "Looking for the first time with 20 queens");
    let before = before_looking(&page.model, &ENGLISH, Pane::First);
    assert!(before.is_some_and(|(_, before)| before.plain().contains("a1")));
}

#[test]
fn a_refused_seed_names_what_was_typed_and_what_is_allowed() {
    let mut page = Page::open("n=8&algorithm=random-rows&seed=5");
    for (text, stated) in [
        ("-1", "seed=-1 is outside"),
        ("seven", "seed=seven is not a whole number in"),
        (
            "18446744073709551616",
            "seed=18446744073709551616 is outside",
        ),
        ("", "seed (empty) is not a whole number in"),
    ] {
        page.send(FormMessage::SeedTyped(text.into()));
        page.send(FormMessage::SeedEntered);
        let told = format!("{stated} 0–18446744073709551615; using 5");
        assert_eq!(notice(&page), told);
    }
}

#[test]
fn a_refused_size_names_what_was_typed_and_the_boards_of_the_algorithm() {
    let texts = ENGLISH.setup();
    for (value, told) in [
        (Some("40"), "40 is not between 1 and 27"),
        (Some("4.0"), "4.0 is not a whole number from 1 to 27"),
        (None, "Type a whole number from 1 to 27"),
    ] {
        let is_whole = value.is_some_and(is_whole);
        assert_eq!(texts.out_of_range(value, is_whole, 27), told);
    }
}

#[test]
fn a_size_that_is_no_whole_number_is_told_so() {
    for language in Language::ALL {
        let texts = Texts::of(language).setup();
        let refused = |value: &str| texts.out_of_range(Some(value), is_whole(value), 32);
        let told = |value: &str| refused(value).replacen(value, "", 1);
        assert_eq!(told("8.5"), told("eight"));
        assert_eq!(told("40"), told("−3"));
        assert_ne!(told("8.5"), told("40"));
    }
}

#[test]
fn domination_opens_with_its_question() {
    let address = "problem=domination&n=8&algorithm=coverage-search";
    let asked = said(&Page::open(address));
    assert_eq!(asked, "How few queens attack or occupy every square?");
    let total = said(&Page::open(&format!("{address}&variant=total")));
    assert_eq!(
        total,
        "How few queens attack every square, their own included?"
    );
    // With a number of queens, the board shows no question.
    let five = said(&Page::open(&format!("{address}&k=5")));
    assert!(five.starts_with("Empty board"), "{five}");
}

/// The headline of a finished search.
fn headline(address: &str) -> String {
    let mut page = Page::open(address);
    page.send(TransportMessage::Run);
    page.work(5_000);
    page.send(TransportMessage::ToEnd);
    page.work(5_000);
    said(&page)
}

#[test]
fn the_end_of_a_search_states_its_result() {
    let domination = "problem=domination&algorithm=coverage-search";
    let knight = "problem=knight&algorithm=tour-roth";
    for (address, result) in [
        ("n=6&algorithm=recursive", "4 solutions, 1 up to symmetry"),
        ("n=3&algorithm=recursive", "No solution"),
        (&format!("{domination}&n=5"), "3 queens suffice; 2 do not"),
        (
            &format!("{domination}&n=5&goal=all"),
            "3 queens suffice, in 186 ways; 2 do not",
        ),
        (&format!("{domination}&n=5&k=2"), "2 queens do not suffice"),
        (&format!("{knight}&n=5&variant=open"), "A tour: 25 squares"),
        (
            &format!("{knight}&n=6&variant=closed"),
            "A closed tour: 36 squares",
        ),
        (
            &format!("{knight}&n=4"),
            "No tour: all ways have been tried",
        ),
    ] {
        assert_eq!(headline(address), result, "{address}");
    }
}

#[test]
fn a_number_of_closed_tours_tells_that_both_directions_count() {
    let board = "problem=knight&n=6&m=5&algorithm=tour-natural-order";
    let directions = "each tour counts once in each direction";
    for (goal, told) in [
        ("all", "16 closed tours of 30 squares"),
        ("count", "The count is complete: 16 solutions"),
    ] {
        let closed = headline(&format!("{board}&variant=closed&goal={goal}"));
        assert_eq!(closed, format!("{told}; {directions}"));
    }
    // A search of several hours that has found tours.
    let mut page = Page::open("problem=knight&n=6&algorithm=tour-roth&variant=closed&goal=all");
    page.send(TransportMessage::Run);
    page.work(20);
    for language in Language::ALL {
        let run = page.model.shown.run().expect("a run");
        let texts = Texts::of(language);
        let found = run.farthest().solutions;
        assert!(!run.is_exact() && found > 0, "{found} so far");
        let symmetry = page.model.address.settings.symmetry;
        let told = total::headline(texts, run, symmetry).plain();
        let own = texts.knight().directions();
        assert!(told.ends_with(own), "{told}");
    }
    let one = headline(&format!("{board}&variant=closed&goal=first"));
    assert_eq!(one, "A closed tour: 30 squares");
    let open = headline("problem=knight&n=5&algorithm=tour-natural-order&goal=all");
    assert_eq!(open, "304 tours of 25 squares");
}

#[test]
fn a_result_has_the_kind_that_its_headline_states() {
    let kind = |address: &str, messages: &[TransportMessage]| {
        let mut page = Page::open(address);
        page.send(TransportMessage::Run);
        for message in messages {
            page.send(message.clone());
            page.work(5_000);
        }
        total::kind(page.model.shown.run().expect("a run")).name()
    };
    let domination = "problem=domination&algorithm=coverage-search&n=5";
    let knight = "problem=knight&algorithm=tour-roth";
    for (address, result) in [
        ("n=6&algorithm=recursive", "counted"),
        ("n=6&algorithm=recursive&goal=count", "counted"),
        ("n=6&algorithm=recursive&goal=first", "found"),
        ("n=3&algorithm=recursive", "none"),
        (domination, "found"),
        (&format!("{domination}&goal=all"), "counted"),
        (&format!("{domination}&k=2"), "refuted"),
        (&format!("{knight}&n=5"), "found"),
        (&format!("{knight}&n=4"), "none"),
        // One failed try decides nothing.
        ("n=6&algorithm=accessibility-scan", "bounded"),
    ] {
        let ended = [TransportMessage::ToEnd, TransportMessage::ToEnd];
        assert_eq!(kind(address, &ended), result, "{address}");
    }
    let long = "n=12&algorithm=recursive";
    assert_eq!(kind(long, &[]), "running");
    assert_eq!(kind(long, &[TransportMessage::Stop]), "bounded");
}

#[test]
fn the_result_of_a_search_by_frames_names_what_is_refuted_by_the_step_shown() {
    let mut page = Page::open("problem=domination&n=8&algorithm=frames");
    page.send(TransportMessage::Run);
    page.work(20_000);
    let mut told = |message| {
        page.send(message);
        page.work(20_000);
        let run = page.model.shown.run().expect("a run");
        total::headline(&ENGLISH, run, page.model.address.settings.symmetry).plain()
    };
    assert_eq!(told(TransportMessage::ToStep(3)), "5 queens suffice");
    assert_eq!(
        told(TransportMessage::ToEnd),
        "5 queens suffice; 4 do not (140 positions examined: 45 frames up to symmetry, 95 squares tried)"
    );
}
