//! Tests of the drawings of puzzles and hints.

use queens_core::puzzle::PuzzleMaker;
use queens_core::{Problem, Square, Work};
use queens_page::message::Message;
use queens_page::picture::played;
use queens_page::play::PlayMessage;
use queens_page::puzzle::PuzzleMessage;
use queens_page::testing::Page;
use yew::virtual_dom::VNode;

use super::{context, each, text};
use crate::view::{play, puzzles};

/// The attribute of the element with this hook. `None` if there is no such element.
fn attribute(drawing: &VNode, hook: &str, name: &str) -> Option<String> {
    let mut found = None;
    each(drawing, &mut |attribute, _| {
        if attribute("data-testid").as_deref() == Some(hook) {
            found = attribute(name);
        }
    });
    found
}

fn dialog(page: &Page) -> VNode {
    puzzles::list(&page.model, &context(&page.model))
}

/// 2026-11-25, a Wednesday, in seconds since 1970.
const SECONDS: u64 = 1_795_564_800;

#[test]
fn the_dialog_leads_to_the_puzzle_of_the_day_and_to_what_is_wished_for() {
    let mut page = Page::open("n=8&mode=play");
    let before = dialog(&page);
    assert_eq!(attribute(&before, "puzzle-of-day", "href"), None);
    assert!(text(&before).contains("There is no puzzle for this device’s date"));
    assert!(text(&before).contains("Your browser keeps nothing"));
    let record = Some(String::new());
    page.send(PuzzleMessage::Looked {
        seconds: SECONDS,
        record,
    });
    let looked = dialog(&page);
    let day = attribute(&looked, "puzzle-of-day", "href").expect("a link");
    assert!(
        day.ends_with("mode=play&puzzle=2026-11-25&grade=2&generator=1"),
        "{day}"
    );
    assert_eq!(
        attribute(&looked, "puzzle-record", "data-count").as_deref(),
        Some("0")
    );
    assert!(
        attribute(&looked, "puzzle-export", "class").is_none(),
        "there is nothing to save"
    );
    let another = attribute(&looked, "puzzle-another", "href").expect("a link");
    assert!(
        another.contains("n=8&") && another.contains("&puzzle=41&grade=2"),
        "{another}"
    );
    page.send(PuzzleMessage::GradeChosen(4.try_into().unwrap()));
    for (problem, n, grade) in [
        (Problem::Queens, "n=8&", "grade=3"),
        (Problem::Domination, "problem=domination&n=8&", "grade=3"),
        (Problem::Knight, "problem=knight&n=8&", "grade=4"),
    ] {
        page.send(PuzzleMessage::ProblemChosen(problem));
        let drawn = dialog(&page);
        let another = attribute(&drawn, "puzzle-another", "href").expect("a link");
        assert!(another.contains(n) && another.contains(grade), "{another}");
        let says = text(&drawn).contains("On the 8×8 board, puzzles have the grades");
        assert_eq!(says, problem != Problem::Knight);
    }
}

#[test]
fn a_record_can_be_saved_and_forgotten() {
    let mut page = Page::open("n=8&mode=play");
    let record = Some("7 8 2 1 61 1\n8 8 2 1 30 0\n".to_owned());
    page.send(PuzzleMessage::Looked {
        seconds: SECONDS,
        record,
    });
    let drawn = dialog(&page);
    assert_eq!(
        attribute(&drawn, "puzzle-record", "data-count").as_deref(),
        Some("2")
    );
    for hook in ["puzzle-export", "puzzle-clear"] {
        assert!(attribute(&drawn, hook, "class").is_some(), "{hook}");
    }
}

#[test]
fn a_hint_is_on_the_board_and_on_its_button() {
    let mut page = Page::open("n=6&mode=play&placed=b1");
    let [line, e3, d2]: [Square; 3] = ["a2", "e3", "d2"].map(|name| name.parse().unwrap());
    let level = |page: &Page| {
        let bar = play::moves(&page.model, &context(&page.model));
        attribute(&bar, "hint", "data-level")
    };
    assert_eq!(level(&page).as_deref(), Some("0"));
    for told in ["1", "2", "3"] {
        page.send(PlayMessage::HintWanted);
        page.work(200);
        assert_eq!(level(&page).as_deref(), Some(told));
        let picture = played(&page.model);
        let is_line = picture
            .line
            .is_some_and(|it| it.axis().line_of(line) == it.index());
        assert!(is_line, "{:?}", picture.line);
        assert_eq!(picture.marks(e3).names().contains("tried"), told >= "2");
        assert_eq!(picture.targets == [d2], told == "3");
    }
    page.send(Message::Play(PlayMessage::Undo));
    let knight = Page::open("problem=knight&n=6&mode=play");
    assert_eq!(level(&knight).as_deref(), Some("0"));
}

#[test]
fn a_solved_puzzle_leads_to_another_one_and_an_open_one_keeps_its_answer() {
    let mut page = Page::open("n=8&algorithm=recursive&mode=play&puzzle=7&grade=2&generator=1");
    page.work(400);
    let bar = |page: &Page| play::moves(&page.model, &context(&page.model));
    let drawn = bar(&page);
    let of = |drawn: &VNode, name: &str| attribute(drawn, "completable", name);
    assert_eq!(of(&drawn, "data-value").as_deref(), Some("unknown"));
    assert_eq!(of(&drawn, "data-count"), None);
    let pressed = attribute(&drawn, "tells", "aria-pressed");
    assert_eq!(pressed.as_deref(), Some("false"));
    assert_eq!(attribute(&drawn, "next-puzzle", "href"), None);
    page.send(PlayMessage::AnswerToggled);
    let drawn = bar(&page);
    assert_eq!(of(&drawn, "data-value").as_deref(), Some("yes"));
    assert_eq!(of(&drawn, "data-count").as_deref(), Some("1"));
    let posed = page.model.puzzles.posed().expect("a puzzle");
    for square in PuzzleMaker::new(posed.setup).finish().solution {
        if !page.model.address.settings.given.contains(square) {
            page.send(PlayMessage::SquareToggled(square));
        }
    }
    let drawn = bar(&page);
    let next = attribute(&drawn, "next-puzzle", "href").expect("a link");
    assert!(next.ends_with("puzzle=8&grade=2&generator=1"), "{next}");
    let class = attribute(&drawn, "next-puzzle", "class");
    assert_eq!(class.as_deref(), Some("button primary"));
    assert_eq!(attribute(&drawn, "tells", "aria-pressed"), None);
}
