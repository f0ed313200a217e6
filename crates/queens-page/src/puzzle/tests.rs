//! Puzzles: an address poses one, the engine makes it, the reader solves it, and the record stores it.

mod tour;

use queens_core::puzzle::{ChosenPuzzle, Day, Grade, PuzzleMaker, PuzzleSource};
use queens_core::{Problem, Square, Work};
use queens_worker::protocol::BUILD;
use queens_worker::serve::Server;

use crate::address;
use crate::address::link::link_to_puzzle;
use crate::message::FormMessage;
use crate::message::Message;
use crate::model::State;
use crate::notice::Notice;
use crate::play::PlayMessage;
use crate::puzzle::{PuzzleCommand, PuzzleMessage};
use crate::screen::{Dialog, Role};
use crate::settings::Side;
use crate::testing::{Page, said};
use queens_worker::protocol::Response;

const FRAGMENT: &str = "n=8&algorithm=recursive&mode=play&puzzle=7&grade=2&generator=1";

/// A page with the puzzle of this address.
fn posed(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    for _ in 0..200 {
        if page.model.puzzles.is_made() {
            break;
        }
        page.work(20);
    }
    assert!(page.model.puzzles.is_made());
    page
}

fn solution(page: &Page) -> Vec<Square> {
    let posed = page.model.puzzles.posed().expect("a puzzle");
    PuzzleMaker::new(posed.setup).finish().solution
}

fn changed(fragment: &str) -> Message {
    Message::AddressChanged {
        query: String::new(),
        fragment: fragment.to_owned(),
    }
}

/// Places all queens that are not given.
fn solve(page: &mut Page) {
    for square in solution(page) {
        if !page.model.address.settings.given.contains(square) {
            page.send(PlayMessage::SquareToggled(square));
        }
    }
}

#[test]
fn an_address_poses_a_puzzle_whose_queens_are_given() {
    let page = posed(FRAGMENT);
    let given: Vec<_> = (page.model.address.settings.given.squares().iter())
        .map(Square::to_string)
        .collect();
    assert_eq!(given.join(","), "b5,f2,h6");
    assert_eq!(page.model.address.role, Role::Play);
    assert_eq!(
        page.address, FRAGMENT,
        "which says which puzzle it is, not its queens"
    );
    let mut day = posed("puzzle=2026-11-29");
    let posed = day.model.puzzles.posed().expect("a puzzle");
    assert_eq!(
        posed.source,
        PuzzleSource::Day("2026-11-29".parse().unwrap())
    );
    let says = "n=10&algorithm=recursive&mode=play&puzzle=2026-11-29&grade=4&generator=1";
    assert_eq!(day.address, says);
    day.send(PlayMessage::SquareToggled("b1".parse().unwrap()));
    assert!(
        day.address.contains("&placed=b1&puzzle="),
        "{}",
        day.address
    );
}

#[test]
fn a_solved_puzzle_is_timed_numbered_and_kept_once() {
    let mut page = posed(FRAGMENT);
    assert_eq!(page.puzzle_commands, [PuzzleCommand::Begin]);
    page.send(PlayMessage::HintWanted);
    page.work(100);
    solve(&mut page);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(
        page.puzzle_commands,
        [PuzzleCommand::Begin, PuzzleCommand::End]
    );
    page.send(PuzzleMessage::Timed {
        milliseconds: 61_400.0,
    });
    let kept = PuzzleCommand::Keep("7 8 2 1 61 1 queens".to_owned());
    assert_eq!(page.puzzle_commands.last(), Some(&kept));
    let solved = page.model.puzzles.solved().expect("solved");
    assert_eq!((solved.seconds, solved.hints), (61, 1));
    page.work(200);
    let number = page.model.puzzles.numbered().expect("a number");
    assert_eq!((number.solutions, number.classes), (92, 12));
    let commands = page.puzzle_commands.len();
    page.send(PlayMessage::Undo);
    page.send(PlayMessage::Redo);
    assert_eq!(page.puzzle_commands.len(), commands, "once is enough");
    page.send(PuzzleMessage::Kept(false));
    assert!(page.model.puzzles.is_unkept);
}

#[test]
fn a_puzzle_shows_only_on_request_whether_it_can_be_finished() {
    let mut page = posed(FRAGMENT);
    assert!(!page.model.shows_answer());
    page.send(PlayMessage::AnswerToggled);
    assert!(page.model.shows_answer());
    page.send(changed(&FRAGMENT.replace("puzzle=7", "puzzle=8")));
    assert!(!page.model.shows_answer(), "each puzzle starts without it");
    page.send(changed("n=8&algorithm=recursive&mode=play&placed=c3"));
    assert!(page.model.shows_answer());
}

#[test]
fn a_puzzle_that_comes_solved_is_neither_timed_nor_kept() {
    let mut page = posed(FRAGMENT);
    solve(&mut page);
    let link = page.address.clone();
    assert!(link.contains("placed="), "{link}");
    let mut again = posed(&link);
    again.work(200);
    assert_eq!(again.model.state(), State::Done);
    assert_eq!(again.puzzle_commands, []);
    assert_eq!(again.model.puzzles.solved(), None);
    let number = again.model.puzzles.numbered().expect("a number");
    assert_eq!(number.solutions, 92);
}

#[test]
fn the_number_of_another_solution_is_not_that_of_the_one_before() {
    let mut page = Page::open("n=6&mode=play&placed=a2,b4,c6,d1,e3,f5");
    page.work(200);
    let number = page.model.puzzles.numbered().expect("a number");
    assert_eq!((number.number, number.solutions), (1, 4));
    page.send(changed("n=4&mode=play&placed=a3,b1,c4,d2"));
    assert_eq!(page.model.puzzles.numbered(), None);
    page.work(200);
    let number = page.model.puzzles.numbered().expect("a number");
    assert_eq!((number.number, number.solutions), (2, 2));
}

#[test]
fn the_address_as_it_was_typed_poses_the_same_puzzle() {
    let typed = "n=8&mode=play&puzzle=7";
    let mut page = posed(typed);
    page.send(changed(typed));
    assert!(page.model.puzzles.is_made());
    assert_eq!(page.puzzle_commands, [PuzzleCommand::Begin]);
}

#[test]
fn another_board_ends_the_puzzle_and_a_notice_and_back_lead_to_it_again() {
    for message in [
        FormMessage::SquareFreed("b5".parse().unwrap()),
        FormMessage::GivenFreed,
        FormMessage::SizeStepped(Side::Files, 1),
    ] {
        let mut page = posed(FRAGMENT);
        page.send(PlayMessage::SquareToggled("a3".parse().unwrap()));
        let before = page.address.clone();
        let pushed = page.pushed;
        page.send(message);
        assert_eq!(page.model.puzzles.posed(), None);
        assert!(!page.address.contains("puzzle"), "{}", page.address);
        assert_eq!(page.codes(), ["puzzle-left"]);
        assert_eq!(page.pushed, pushed + 1, "a place that Back leaves");
        let [Notice::PuzzleLeft { which, link }] = &page.model.notices[..] else {
            panic!("{:?}", page.model.notices);
        };
        assert_eq!(
            (*which, link[1..].to_owned()),
            (PuzzleSource::Seed(7), before)
        );
        let back = changed(&link[1..]);
        page.send(back);
        page.work(100);
        assert_eq!(page.model.address.settings.given.squares().len(), 3);
        assert_eq!(page.model.play.placed().squares().len(), 1);
        assert_eq!(page.codes(), [""; 0]);
    }
    let mut page = posed(FRAGMENT);
    page.send(Message::ProblemChosen(Problem::Knight));
    assert_eq!(page.model.puzzles.posed(), None);
    assert!(!page.address.contains("puzzle"), "{}", page.address);
    assert_eq!(page.codes(), [""; 0], "who goes elsewhere knows it");
}

#[test]
fn whoever_leaves_a_puzzle_for_the_search_is_told_that_its_queens_stay() {
    for role in [Role::Watch, Role::Predict] {
        let mut page = posed(FRAGMENT);
        page.send(Message::RoleChosen(role));
        let which = PuzzleSource::Seed(7);
        assert_eq!(page.model.notices, [Notice::PuzzleStays { which }]);
        assert_eq!(page.model.address.settings.given.squares().len(), 3);
        page.send(Message::RoleChosen(Role::Play));
        assert_eq!(page.codes(), [""; 0]);
        assert!(page.model.puzzles.is_made());
    }
    let mut page = Page::open("n=8&fixed=a1&mode=play");
    page.send(Message::RoleChosen(Role::Predict));
    assert_eq!(page.codes(), [""; 0]);
}

#[test]
fn the_queens_of_a_puzzle_stay_and_what_is_placed_there_is_told() {
    let mut page = posed(FRAGMENT);
    page.send(PlayMessage::SquareToggled("b5".parse().unwrap()));
    let squares = "b5".to_owned();
    assert_eq!(page.model.notices, [Notice::OfPuzzle { squares }]);
    // The given queens are unknown before the puzzle is made.
    let page = posed("n=8&puzzle=7&placed=a3,b5,h6");
    let squares = "b5, h6".to_owned();
    assert_eq!(page.model.notices, [Notice::OfPuzzle { squares }]);
    assert_eq!(page.model.play.placed().squares().len(), 1);
}

#[test]
fn a_link_leads_to_another_puzzle_and_back_to_the_one_before() {
    let mut page = posed(FRAGMENT);
    page.send(PlayMessage::SquareToggled("a1".parse().unwrap()));
    let another = page.model.puzzles.another(41).expect("a puzzle");
    assert_eq!(another.source, PuzzleSource::Seed(8));
    let link = link_to_puzzle(&page.model, another);
    let go = |fragment: &str| Message::AddressChanged {
        query: String::new(),
        fragment: fragment.to_owned(),
    };
    page.send(go(&link[1..]));
    page.work(100);
    assert_eq!(page.model.puzzles.posed(), Some(another));
    assert!(page.model.play.placed().squares().is_empty());
    page.send(go(&format!("{FRAGMENT}&placed=a1")));
    page.work(100);
    assert_eq!(page.model.play.placed().squares().len(), 1);
    assert_eq!(page.model.address.settings.given.squares().len(), 3);
}

#[test]
fn the_dialog_knows_the_day_and_the_record_which_is_exported_and_cleared() {
    let mut page = Page::open("n=8&mode=play");
    page.send(Message::DialogOpened(Dialog::Puzzles));
    assert_eq!(page.puzzle_commands, [PuzzleCommand::Look]);
    let record = Some("2026-11-25 11 2 1 151 0\n7 8 2 1 61 1 queens\n".to_owned());
    let seconds = 1_796_083_200;
    page.send(PuzzleMessage::Looked { seconds, record });
    assert_eq!(page.model.puzzles.today, Day::at(seconds));
    assert_eq!(page.model.puzzles.recorded(), 2);
    let day = Day::at(seconds - 6 * 86_400).expect("a day");
    assert_eq!(day.to_string(), "2026-11-25");
    assert!(page.model.puzzles.has_solved(day));
    assert!(
        !page
            .model
            .puzzles
            .has_solved(Day::at(seconds).expect("a day"))
    );
    page.send(PuzzleMessage::ProblemChosen(Problem::Knight));
    assert!(!page.model.puzzles.has_solved(day));
    page.send(PuzzleMessage::ExportWanted);
    let saved = page.saved.last().expect("a file");
    let lines: Vec<_> = saved.lines().collect();
    assert_eq!(
        lines,
        [
            "puzzle n grade generator seconds hints problem",
            "2026-11-25 11 2 1 151 0",
            "7 8 2 1 61 1 queens"
        ]
    );
    page.send(PuzzleMessage::ClearWanted);
    assert_eq!(page.puzzle_commands.last(), Some(&PuzzleCommand::Clear));
}

#[test]
fn a_board_is_to_be_covered_with_the_fewest_queens_some_of_which_are_given() {
    let mut page = posed("problem=domination&n=8&mode=play&puzzle=7&grade=1");
    let made = page.model.puzzles.posed().expect("a puzzle").setup;
    assert_eq!((made.problem(), made.k()), (Problem::Domination, Some(5)));
    let given = page.model.address.settings.given.squares().len();
    assert!((1..=3).contains(&given), "two queens at least are missing");
    let judgement = page.model.play.judgement.as_ref().expect("judged");
    assert_eq!(judgement.left(), Some(5 - given));
    assert!(
        page.address
            .contains("mode=play&puzzle=7&grade=1&generator=1")
    );
    solve(&mut page);
    assert_eq!(page.model.state(), State::Done);
    page.send(PuzzleMessage::Timed {
        milliseconds: 9_000.0,
    });
    let kept = PuzzleCommand::Keep("7 8 1 1 9 0 domination".to_owned());
    assert_eq!(page.puzzle_commands.last(), Some(&kept));
    assert_eq!(page.model.puzzles.numbered(), None, "sets have no number");
}

#[test]
fn a_puzzle_says_itself_how_many_queens_cover_its_board_and_in_which_variant() {
    let page = posed("problem=domination&n=8&variant=independent&k=6&puzzle=7&grade=1");
    let bad = |key, value: &str, allowed: &str| Notice::BadValue {
        key,
        value: value.to_owned(),
        allowed: allowed.to_owned(),
        used: allowed.to_owned(),
    };
    let told = [
        bad("variant", "independent", "dominating"),
        bad("k", "6", "5"),
    ];
    assert_eq!(page.model.notices, told);
    assert!(!page.address.contains("k="), "{}", page.address);
    let page = posed("problem=domination&n=8&k=5&puzzle=7&grade=1");
    assert_eq!(page.model.notices, []);
}

#[test]
fn the_dialog_has_puzzles_of_the_problem_that_is_shown_and_of_the_others() {
    let mut page = Page::open("problem=knight&n=14&mode=play");
    page.send(PuzzleMessage::SizeChosen(14));
    page.send(Message::DialogOpened(Dialog::Puzzles));
    for (problem, n) in [
        (Problem::Knight, 10),
        (Problem::Domination, 10),
        (Problem::Queens, 10),
    ] {
        page.send(PuzzleMessage::ProblemChosen(problem));
        let another = page.model.puzzles.another(41).expect("a puzzle");
        let made = another.setup;
        assert_eq!((made.problem(), made.size().files()), (problem, n));
        let link = link_to_puzzle(&page.model, another);
        let reading = address::read("", &link[1..]);
        assert_eq!(reading.notices, []);
        let keys = reading.address.puzzle.expect("the puzzle");
        assert_eq!(keys.read(), (Some(another), vec![]));
    }
}

#[test]
fn a_board_without_the_wished_grade_has_the_next_lower_one() {
    let mut page = Page::open("n=8&mode=play");
    page.send(PuzzleMessage::GradeChosen(Grade::Nested));
    for (problem, n, grade) in [
        (Problem::Queens, 8, Grade::Contradictions),
        (Problem::Queens, 10, Grade::Nested),
        (Problem::Domination, 6, Grade::Forced),
        (Problem::Domination, 12, Grade::Nested),
    ] {
        page.send(PuzzleMessage::ProblemChosen(problem));
        page.send(PuzzleMessage::SizeChosen(n));
        let posed = ChosenPuzzle::new(problem, PuzzleSource::Seed(41), Some(n), Some(grade));
        assert_eq!(page.model.puzzles.another(41), posed.ok());
    }
}

#[test]
fn a_puzzle_waits_for_another_engine_if_the_first_one_is_lost() {
    let mut page = Page::open(FRAGMENT);
    page.server = Some(Server::default());
    page.send(said(Response::Ready {
        build: BUILD.into(),
    }));
    page.work(100);
    assert!(page.model.puzzles.is_made());
}

/// 2026-11-25, a Wednesday.
const SECONDS: u64 = 1_795_564_800;

#[test]
fn of_a_day_to_come_it_is_said() {
    for (day, codes) in [
        ("24", [].as_slice()),
        ("25", &[]),
        ("26", &["puzzle-of-later"]),
    ] {
        let mut page = posed(&format!("puzzle=2026-11-{day}"));
        assert_eq!(page.puzzle_commands.first(), Some(&PuzzleCommand::Look));
        let (seconds, record) = (SECONDS, None);
        page.send(PuzzleMessage::Looked { seconds, record });
        assert_eq!(page.codes(), codes, "{day}");
        assert!(page.model.puzzles.is_made());
    }
}

#[test]
fn another_one_is_like_the_one_that_is_played() {
    let page = posed("problem=knight&n=6&mode=play&puzzle=7&grade=1&generator=1");
    let another = page.model.puzzles.another(41).expect("a puzzle");
    let setup = another.setup;
    assert_eq!(another.source, PuzzleSource::Seed(8));
    assert_eq!(
        (setup.problem(), setup.size().files(), setup.grade()),
        (Problem::Knight, 6, Grade::Forced)
    );
}
