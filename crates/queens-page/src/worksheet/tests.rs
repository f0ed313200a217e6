//! The options of a worksheet, the step in its question, and its answers.

use super::*;
use crate::testing::Page;
use crate::worksheet::paper::{solutions, step_and_next};
use queens_core::{Event, attacking_pair};

#[test]
fn the_board_of_a_worksheet_is_the_forms_until_one_is_typed() {
    let mut page = Page::open("n=6&algorithm=recursive");
    let size = |page: &Page| {
        let settings = &page.model.address.settings;
        let size = (page.model.worksheet).size(settings.size, settings.algorithm.problem);
        size.map(|size| (size.files(), size.ranks()))
    };
    let square = |n| Ok((n, n));
    assert_eq!(size(&page), square(6));
    for (typed, expected) in [
        ("12", square(12)),
        ("1", square(1)),
        ("32", square(32)),
        ("7x7", square(7)),
        ("6×8", Err("6×8".to_owned())),
        ("33", Err("33".to_owned())),
        ("0", Err("0".to_owned())),
        ("eight", Err("eight".to_owned())),
        ("", Err(String::new())),
    ] {
        page.send(WorksheetMessage::SizeTyped(typed.to_owned()));
        assert_eq!(size(&page), expected, "{typed}");
    }
    // The knight's boards may have different numbers of files and ranks.
    let mut page = Page::open("problem=knight&n=6&m=8");
    assert_eq!(size(&page), Ok((6, 8)));
    for (typed, expected) in [
        ("5", square(5)),
        ("8×6", Ok((8, 6))),
        (" 8 X 6 ", Ok((8, 6))),
        ("8×", Err("8×".to_owned())),
        ("8×33", Err("8×33".to_owned())),
    ] {
        page.send(WorksheetMessage::SizeTyped(typed.to_owned()));
        assert_eq!(size(&page), expected, "{typed}");
    }
}

#[test]
fn the_step_and_the_next_one_are_those_of_the_search() {
    let mut page = Page::open("n=6&algorithm=recursive&goal=first&step=60");
    assert!(step_and_next(&page.model).is_none());
    page.work(200);
    for step in [60, 61, 0] {
        page.send(crate::message::TransportMessage::ToStep(step));
        page.work(20);
        let [before, after] = step_and_next(&page.model).expect("an event that follows");
        assert_eq!((before.step(), after.step()), (step, step + 1));
        page.send(crate::message::TransportMessage::Stepped(1));
        page.work(20);
        let run = page.model.shown.run().expect("a run");
        assert_eq!(after.replay(), run.replay());
    }
    page.send(crate::message::TransportMessage::ToEnd);
    page.work(20);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(run.event(), Some(Event::End));
    assert!(step_and_next(&page.model).is_none());
}

#[test]
fn answers_are_the_solutions_found_or_one_by_the_formula() {
    let mut page = Page::open("n=6&algorithm=recursive&goal=all&step=1");
    page.work(200);
    page.send(crate::message::TransportMessage::ToEnd);
    let open = crate::message::Message::DialogOpened(crate::screen::Dialog::Worksheet);
    page.send(open.clone());
    page.work(200);
    let size = |n| BoardSize::new(n).expect("a board");
    assert_eq!(solutions(&page.model, size(6), 12).len(), 4);
    assert_eq!(solutions(&page.model, size(6), 2).len(), 2);
    for n in [1, 4, 8, 9, 32] {
        let found = solutions(&page.model, size(n), 12);
        assert_eq!(found.len(), 1, "n = {n}");
        assert_eq!(found[0].len(), n as usize, "n = {n}");
        assert_eq!(attacking_pair(&found[0]), None, "n = {n}");
    }
    assert!(solutions(&page.model, size(3), 12).is_empty());
    for (fragment, found) in [
        ("n=6&fixed=b1&goal=all", 1),
        ("problem=domination&n=4&k=2&goal=all", 12),
        ("problem=domination&n=4&k=3&goal=all", 0),
        ("problem=domination&n=4&variant=independent&goal=all", 0),
        ("problem=knight&n=5&fixed=a1&goal=first", 0),
        ("problem=knight&n=5&m=6&goal=first", 1),
    ] {
        let mut page = Page::open(&format!("{fragment}&step=1"));
        page.work(500);
        page.send(open.clone());
        page.work(200);
        let n = page.model.address.settings.size;
        assert_eq!(solutions(&page.model, n, 24).len(), found, "{fragment}");
    }
}

#[test]
fn printing_is_asked_of_the_browser_once_the_button_is_pressed() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(WorksheetMessage::BoardsChosen(12));
    page.send(WorksheetMessage::KindChosen(WorksheetKind::Step));
    page.send(WorksheetMessage::AnswersToggled);
    assert_eq!(page.printed, 0);
    page.send(WorksheetMessage::PrintWanted);
    assert_eq!(page.printed, 1);
    let expected = Worksheet {
        kind: WorksheetKind::Step,
        size: None,
        boards: 12,
        has_answers: false,
        ..Worksheet::default()
    };
    assert_eq!(page.model.worksheet, expected);
}
