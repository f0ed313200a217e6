//! The results panel: boards, classes, text, files and checks.

mod heuristic;

use crate::message::{FormMessage, TransportMessage};
use std::rc::Rc;

use queens_core::check::{LONGEST_TEXT, Progress};
use queens_core::formats::{Base, Form};

use queens_core::check::NotASolution;
use queens_core::{BoardSize, Square};

use crate::address::link::another_search;
use crate::address::link::link_to_placed;
use crate::engine::Failure;
use crate::message::Message;
use crate::results::export;
use crate::results::{Check, Exhibition, FileKind, Refusal, ResultsMessage, Tool};
use crate::settings::{Side, SymmetrySetting};
use crate::testing::Page;

fn shown(page: &Page) -> Exhibition {
    let run = page.model.shown.run().expect("a run");
    Exhibition::of(
        run,
        page.model.address.settings.symmetry,
        &page.model.results,
    )
}

fn done(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.work(5000);
    page
}

/// The text of the shown boards.
fn text(page: &Page) -> String {
    let run = page.model.shown.run().expect("a run");
    export::text_of(run, &shown(page), &page.model.results, 1000)
}

fn file(page: &Page, kind: FileKind) -> export::Export {
    let run = page.model.shown.run().expect("a run");
    export::file(run, &shown(page), &page.model.results, kind)
}

#[test]
fn the_gallery_shows_all_boards_or_one_of_each_class() {
    let mut page = done("n=8&algorithm=recursive&step=18513&view=results");
    assert_eq!(shown(&page).solutions().len(), 92);
    assert_eq!(shown(&page).current(1024), Some(0));
    page.send(FormMessage::SymmetryChosen(SymmetrySetting::Fundamental));
    let classes = shown(&page);
    assert_eq!(classes.solutions().len(), 12);
    assert_eq!(classes.classes.sizes(), [(8, 11), (4, 1)]);
    page.send(Message::Results(ResultsMessage::ClassOpened(1)));
    let members = shown(&page);
    assert_eq!(members.solutions().len(), 8);
    // A board of a class is found in the class, and the class among all classes.
    let second = members.solutions()[1];
    let step = members.gallery.step(second).expect("a step");
    assert_eq!(
        (members.current(step), classes.current(step)),
        (Some(1), Some(1))
    );
    page.send(Message::Results(ResultsMessage::ClassClosed));
    assert_eq!(shown(&page).solutions().len(), 12);
}

#[test]
fn a_class_is_left_with_its_run() {
    let mut page = done("n=6&algorithm=recursive&symmetry=fundamental&step=10&view=results");
    page.send(Message::Results(ResultsMessage::ClassOpened(0)));
    assert_eq!(shown(&page).solutions().len(), 4);
    page.send(TransportMessage::Run);
    page.work(5000);
    assert_eq!(shown(&page).solutions().len(), 1);
}

#[test]
fn boards_that_are_lost_with_an_engine_are_asked_for_again() {
    // At its end, the search would show its boards.
    let mut page = done("n=8&algorithm=recursive&step=18512");
    assert_eq!(shown(&page).solutions().len(), 0);
    page.send(Message::EngineSilent);
    page.work(5000);
    page.send(Message::ViewChosen(crate::screen::View::Results));
    page.work(5000);
    assert_eq!(shown(&page).solutions().len(), 92);
}

#[test]
fn the_text_is_what_the_sheet_prints_or_has_the_chosen_form() {
    let mut page = done("n=8&algorithm=recursive&step=18513&view=results");
    page.send(Message::Results(ResultsMessage::MostTyped("2".into())));
    let sheet = "Sol #  1: [0 4 7 5 2 6 1 3 ]\nSol #  2: [0 5 7 2 6 3 1 4 ]\n";
    assert_eq!(text(&page), sheet);
    let form = Some(Form::Digits(Base::One));
    page.send(Message::Results(ResultsMessage::FormChosen(form)));
    assert_eq!(text(&page), "15863724\n16837425\n");
    page.send(Message::Results(ResultsMessage::MostTyped("many".into())));
    assert_eq!(
        (page.model.results.most(), text(&page).as_str()),
        (None, "")
    );
    assert_eq!(page.model.results.most, "many");
    page.send(Message::Results(ResultsMessage::MostTyped(String::new())));
    assert_eq!(text(&page).lines().count(), 92);
}

#[test]
fn files_name_the_search_and_hold_every_board() {
    let page = done("n=6&algorithm=digit-string&fixed=a4&step=10&view=results");
    let csv = file(&page, FileKind::Csv);
    assert_eq!(csv.name, "queens-6-digit-string.csv");
    let lines: Vec<&str> = csv.text.lines().collect();
    assert_eq!(
        lines[0],
        "version,problem,algorithm,n,m,variant,k,seed,fixed,number,step,orbit,rows,squares,blocked"
    );
    assert_eq!(lines.len(), 2);
    assert!(
        lines[1].starts_with("0.2.0,queens,digit-string,6,6,,,,a4,1,"),
        "{}",
        lines[1]
    );
    assert!(
        lines[1].ends_with(",3 0 4 1 5 2,a4 b1 c5 d2 e6 f3,"),
        "{}",
        lines[1]
    );
    let json = file(&page, FileKind::Json).text;
    for part in [
        "\"version\":\"0.2.0\"",
        "\"algorithm\":\"digit-string\"",
        "\"n\":6",
        "\"seed\":null",
        "\"fixed\":[\"a4\"]",
        "\"solutions\":\"1\"",
        "\"exact\":true",
        "[3,0,4,1,5,2]",
    ] {
        assert!(json.contains(part), "{part} in {json}");
    }
    assert!(!json.contains("blocked"), "{json}");
    let holes = done("n=6&algorithm=recursive&blocked=b1,b4&step=10&view=results");
    let csv = file(&holes, FileKind::Csv).text;
    assert!(
        csv.lines().skip(1).all(|line| line.ends_with(",b1 b4")) && csv.lines().count() == 3,
        "{csv}"
    );
    let blocked = file(&holes, FileKind::Json).text;
    assert!(
        blocked.contains("\"fixed\":[],\"blocked\":[\"b1\",\"b4\"],"),
        "{blocked}"
    );
    let braces =
        |open: char, close: char| json.matches(open).count() == json.matches(close).count();
    assert!(braces('{', '}') && braces('[', ']') && json.matches('"').count().is_multiple_of(2));
}

fn check(page: &mut Page, text: &str) {
    page.send(Message::Results(ResultsMessage::ToolToggled(Tool::Check)));
    page.send(Message::Results(ResultsMessage::CheckAsked(text.into())));
}

/// The number of right boards, if the check is finished.
fn right(page: &Page) -> Option<u64> {
    match &page.model.results.check {
        Check::Done(judged) => Some(judged.verdict.right),
        _ => None,
    }
}

#[test]
fn a_check_is_made_with_the_settings_of_the_form_whatever_their_goal() {
    let mut page = Page::open("n=4&algorithm=prefix-check&goal=first");
    check(&mut page, "[[1, 3, 0, 2], [2, 0, 3, 1]]");
    page.work(100);
    assert_eq!(right(&page), Some(2));
    // A random algorithm has no order, so the first algorithm of the registry replaces it.
    let mut page = Page::open("n=4&algorithm=random-rows&seed=1");
    check(&mut page, "[1, 3, 0, 2]");
    page.work(100);
    let Check::Done(judged) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    assert_eq!(
        (judged.algorithm.id, judged.verdict.missing.total),
        ("recursive", 1)
    );
    assert_eq!(judged.write(&judged.verdict.missing.first[0]), "2 0 3 1");
}

#[test]
fn a_verdict_is_done_with_once_the_form_asks_for_another_search() {
    let mut page = Page::open("n=4&algorithm=prefix-check");
    check(&mut page, "[[], []]");
    page.work(100);
    let told = |page: &Page| match page.model.results.check_with(&page.model.address.settings) {
        Check::Done(judged) => Some((judged.verdict.printed, judged.empty_lists)),
        _ => None,
    };
    assert_eq!(told(&page), Some((0, 2)));
    page.send(FormMessage::SizeTyped(Side::Files, "5".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    assert_eq!(told(&page), None);
    page.send(FormMessage::SizeTyped(Side::Files, "4".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    assert_eq!(told(&page), Some((0, 2)));
}

#[test]
fn solutions_of_another_board_are_checked_again_for_its_size() {
    let mut page = Page::open("n=8&algorithm=recursive");
    check(&mut page, "[1, 3, 0, 2]");
    page.work(2000);
    let other = match &page.model.results.check {
        Check::Done(judged) => judged.verdict.other_size,
        other => panic!("{other:?}"),
    };
    let size = other.map(BoardSize::try_from);
    let size = size.expect("the size is known").expect("it is a size");
    assert_eq!((size.files(), right(&page)), (4, Some(0)));
    let text = Rc::clone(&page.model.results.draft);
    page.send(FormMessage::SizeWanted(size));
    page.send(Message::Results(ResultsMessage::CheckAsked(text)));
    page.work(100);
    assert_eq!(right(&page), Some(1));
    let settings = &page.model.address.settings;
    assert!(matches!(
        page.model.results.check_with(settings),
        Check::Done(_)
    ));
}

#[test]
fn sets_and_tours_are_checked_for_the_variant_the_number_and_the_start_of_the_form() {
    let mut page = Page::open("problem=domination&n=6&algorithm=move-one&variant=total&k=4");
    check(&mut page, "a1, b2, c3, d4\n");
    page.work(2000);
    let Check::Done(judged) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    assert_eq!((judged.verdict.right, judged.verdict.wrong.total), (0, 1));
    let missing = judged.verdict.missing.first.first().expect("a set");
    assert_eq!(judged.write(missing).split(", ").count(), 4);
    // Not all tours of 8 × 8 are known, so the check tests the moves of each tour.
    let mut page = Page::open("problem=knight&n=8&algorithm=tour-roth&fixed=c3");
    check(&mut page, "a1 b3\n");
    page.work(20_000);
    let Check::Done(judged) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    let verdict = &judged.verdict;
    assert_eq!((verdict.solutions, verdict.missing.total), (None, 0));
    let start = NotASolution::Start {
        square: Square::new(2, 2).unwrap(),
    };
    assert_eq!(verdict.wrong.first[0].fault, start);
}

#[test]
fn a_tour_may_begin_anywhere_unless_the_form_fixes_its_start() {
    let tour = "c3 a4 b2 d1 e3 d5 b4 a2 c1 e2 d4 b5 a3 b1 d2 e4 c5 b3 a5 c4 e5 d3 e1 c2 a1\n";
    for (fixed, right, starts) in [
        ("", 1, vec![Square::new(2, 2).unwrap()]),
        ("&fixed=a1", 0, vec![]),
    ] {
        let mut page = Page::open(&format!("problem=knight&n=5&algorithm=tour-roth{fixed}"));
        check(&mut page, tour);
        page.work(20_000);
        let Check::Done(judged) = &page.model.results.check else {
            panic!("{:?}", page.model.results.check);
        };
        assert_eq!(judged.verdict.right, right, "{fixed}");
        assert_eq!(judged.verdict.starts, starts, "{fixed}");
    }
}

#[test]
fn the_answer_to_an_older_check_is_dropped() {
    let mut page = Page::open("n=4&algorithm=recursive");
    check(&mut page, "[1 3 0 2 ]");
    check(&mut page, "");
    assert_eq!(page.model.results.check, Check::Refused(Refusal::Empty));
    page.work(100);
    assert_eq!(page.model.results.check, Check::Refused(Refusal::Empty));
    check(&mut page, "[1 3 0 2 ]");
    page.send(Message::Results(ResultsMessage::CheckStopped));
    page.work(100);
    assert_eq!(page.model.results.check, Check::Stopped);
}

#[test]
fn a_check_that_waits_is_given_to_the_next_engine() {
    let mut page = Page::open("n=8&algorithm=recursive");
    check(&mut page, "[0 4 7 5 2 6 1 3 ]");
    assert!(matches!(page.model.results.check, Check::Waiting(_)));
    page.send(Message::EngineSilent);
    page.work(1000);
    assert_eq!(right(&page), Some(1));
    let failure = Failure::Crashed;
    check(&mut page, "[0 4 7 5 2 6 1 3 ]");
    page.send(Message::EngineFailed {
        failure,
        details: String::new(),
    });
    assert_eq!(page.model.results.check, Check::Refused(Refusal::NoEngine));
}

#[test]
fn a_check_shows_how_far_it_has_come_and_can_be_stopped() {
    let mut page = Page::open("n=8&algorithm=recursive");
    let text = "[0 4 7 5 2 6 1 3 ]\n".repeat(200_000);
    check(&mut page, &text);
    page.work(1);
    let Check::Waiting(asked) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    assert!(matches!(asked.progress, Progress::Reading(share) if (0.0..1.0).contains(&share)));
    page.send(Message::Results(ResultsMessage::CheckStopped));
    page.work(1000);
    assert_eq!(page.model.results.check, Check::Stopped);
}

#[test]
fn what_cannot_be_checked_is_refused_before_it_is_sent() {
    let mut page = Page::open("n=8&algorithm=recursive");
    let long: Rc<str> = " 1".repeat(LONGEST_TEXT).into();
    page.send(Message::Results(ResultsMessage::CheckAsked(long)));
    let refused = Check::Refused(Refusal::TooLong(2 * LONGEST_TEXT));
    assert_eq!(page.model.results.check, refused);
}

#[test]
fn a_wrong_board_is_looked_at_where_pieces_are_placed() {
    let mut page = Page::open("n=4&algorithm=recursive");
    check(&mut page, "a2 b4 c1 d9\n[0, 1, 2, 3]\n[7, 7, 7, 7]\n");
    page.work(200);
    let Check::Done(judged) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    let another = another_search(&page.model, page.model.address.settings.clone());
    let wrong = judged.verdict.wrong.first.iter();
    let links: Vec<_> = wrong
        .map(|wrong| link_to_placed(&another, judged, &wrong.squares))
        .collect();
    let link = |placed: &str| {
        Some(format!(
            "#n=4&algorithm=recursive&mode=play&placed={placed}"
        ))
    };
    assert_eq!(links, [link("a2,b4,c1"), link("a1,b2,c3,d4"), None]);
}
