//! Pieces placed by hand: the possible actions, and the judgement.

mod update;

use queens_core::feasibility::{Feasibility, FeasibilitySearch, Infeasible};
use queens_core::knight::rotations::Rotations;
use queens_core::{GivenSquares, Instance, Variant, Work};

use super::*;
use crate::address::read;

fn settings(fragment: &str) -> Settings {
    let reading = read("", fragment);
    assert_eq!(reading.notices, [], "{fragment}");
    reading.address.settings
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(play: &Play) -> String {
    let names: Vec<_> = play.placed.0.iter().map(Square::to_string).collect();
    names.join(",")
}

/// Toggles these squares in order.
fn played(settings: &Settings, squares: &str) -> Play {
    let mut play = Play::default();
    for name in squares.split(',').filter(|name| !name.is_empty()) {
        play.toggle(settings, &[], square(name)).unwrap();
    }
    play.judge(settings);
    play
}

fn judged(settings: &Settings, squares: &str) -> Judgement {
    played(settings, squares).judgement.unwrap()
}

#[test]
fn queens_are_placed_and_taken_back_and_every_move_is_undone_and_done_again() {
    let settings = settings("n=8&fixed=a1");
    let mut play = played(&settings, "c8,b3,c8");
    assert_eq!(names(&play), "b3");
    assert_eq!(
        play.toggle(&settings, &[], square("c8")),
        Ok(Change::Placed(square("c8")))
    );
    assert_eq!(names(&play), "b3,c8");
    assert_eq!(play.undo(), Some(Change::Undone));
    assert_eq!(names(&play), "b3");
    assert_eq!(
        (play.undo(), names(&play).as_str()),
        (Some(Change::Undone), "b3,c8")
    );
    assert_eq!(
        (play.redo(), names(&play).as_str()),
        (Some(Change::Redone), "b3")
    );
    assert_eq!(
        (play.clear(&[]), names(&play).as_str()),
        (Some(Change::Cleared), "")
    );
    assert!(play.clear(&[]).is_none() && !play.can_redo() && play.can_undo());
    assert_eq!(
        (play.undo(), names(&play).as_str()),
        (Some(Change::Undone), "b3")
    );
    // A move after an undo leaves nothing to redo.
    assert!(play.can_redo());
    play.toggle(&settings, &[], square("d5")).unwrap();
    assert!(!play.can_redo());
    let given = square("a1");
    let refused = play.toggle(&settings, &[], given);
    assert_eq!(
        refused,
        Err(PlaceError::Given { square: given }),
        "given queens stay"
    );
}

#[test]
fn all_is_taken_back_to_what_a_link_has_placed_and_then_wholly() {
    let mut play = played(&settings("n=8"), "c3");
    let settings = settings("problem=knight&n=5");
    let mut linked = Placed::default();
    for name in ["a1", "b3", "d4"] {
        linked.add(&settings, square(name)).unwrap();
    }
    play.open(linked);
    play.judge(&settings);
    play.toggle(&settings, &[], square("e2")).unwrap();
    play.toggle(&settings, &[], square("c1")).unwrap();
    let mut cleared = |expected: &str| {
        assert_eq!(play.clear(&[]), Some(Change::Cleared));
        assert_eq!(names(&play), expected);
    };
    cleared("a1,b3,d4");
    cleared("");
    // The undo has already removed a queen.
    play.undo();
    play.toggle(&settings, &[], square("b3")).unwrap();
    assert_eq!(names(&play), "a1,b3");
    assert!(play.clear(&[]).is_some() && play.placed.0.is_empty());
}

#[test]
fn a_knight_goes_on_by_its_moves_and_back_to_where_it_has_been() {
    let settings = settings("problem=knight&n=5");
    let mut play = played(&settings, "a1,b3,d4,e2");
    let [from, to] = ["e2", "e3"].map(square);
    assert_eq!(
        play.toggle(&settings, &[], to),
        Err(PlaceError::NoMove { from, to })
    );
    assert_eq!(
        names(&play),
        "a1,b3,d4,e2",
        "what is refused changes nothing"
    );
    play.toggle(&settings, &[], square("e2")).unwrap();
    assert_eq!(names(&play), "a1,b3,d4", "back by a move");
    play.toggle(&settings, &[], square("a1")).unwrap();
    assert_eq!(names(&play), "a1", "back to where it has been");
    play.toggle(&settings, &[], square("a1")).unwrap();
    assert_eq!(names(&play), "", "another start may be chosen");
}

#[test]
fn a_given_start_stays_and_the_knight_comes_back_to_it() {
    let settings = settings("problem=knight&n=5&fixed=c3");
    let mut play = played(&settings, "a2,b4");
    let judgement = play.judgement.as_ref().unwrap();
    assert_eq!(judgement.standing.len(), 3);
    assert_eq!(judgement.left(), Some(22));
    play.toggle(&settings, &[], square("c3")).unwrap();
    assert_eq!(names(&play), "");
    play.judge(&settings);
    assert!(play.toggle(&settings, &[], square("c3")).is_err());
    assert_eq!(play.judgement.unwrap().moves.len(), 8);
}

#[test]
fn queens_that_attack_each_other_are_told_in_pairs_that_see_each_other() {
    let settings = settings("n=8");
    let judgement = judged(&settings, "a1,a5,a8,c3");
    let pairs = judgement.clashes.iter();
    let pairs: Vec<_> = pairs
        .map(|it| format!("{}-{}", it.first, it.second))
        .collect();
    // The line from a1 to a8 passes a5, so it gives two pairs.
    assert_eq!(pairs, ["a1-a5", "a5-a8", "a1-c3", "a5-c3"]);
    assert!(!judgement.is_solved);
    assert_eq!(judgement.left(), Some(4));
}

#[test]
fn the_first_pair_that_is_told_is_the_one_that_the_verdict_names() {
    for (fragment, squares) in [
        ("n=8&fixed=e5", "a1,b2,e8,h1"),
        ("n=8", "a1,a8,a5,h8,c3"),
        ("n=6&fixed=f1", "f6,f3,a3,c1"),
        ("problem=domination&n=8&variant=independent", "h8,a1,d4,d8"),
    ] {
        let settings = settings(fragment);
        let judgement = judged(&settings, squares);
        let clash = judgement.clashes[0];
        let instance = Instance::new(judgement.setup().clone()).unwrap();
        let search = FeasibilitySearch::new(&instance, judgement.placed().squares());
        let Feasibility::Infeasible(Infeasible::Attack {
            first,
            second,
            line,
        }) = search.unwrap().finish()
        else {
            panic!("queens attack each other: {squares}");
        };
        assert_eq!(
            (first, second, line),
            (clash.first, clash.second, clash.line)
        );
    }
}

#[test]
fn eight_queens_apart_are_a_solution_with_or_without_given_ones() {
    for (fragment, squares) in [
        ("n=8", "a1,b5,c8,d6,e3,f7,g2,h4"),
        ("n=8&fixed=a1,b5", "c8,d6,e3,f7,g2,h4"),
    ] {
        let settings = settings(fragment);
        let judgement = judged(&settings, squares);
        assert!(judgement.is_solved && judgement.clashes.is_empty());
        assert_eq!(judgement.left(), Some(0));
    }
    let settings = settings("n=8");
    assert!(!judged(&settings, "a1,b5,c8,d6,e3,f7,g2").is_solved);
    assert!(!judged(&settings, "a1,b5,c8,d6,e3,f7,g2,h3").is_solved);
}

#[test]
fn a_board_is_covered_by_the_fewest_queens_or_by_as_many_as_are_asked_for() {
    let all = "a1,a2,b6,e1,f5";
    let fewest = settings("problem=domination&n=8");
    let judgement = judged(&fewest, "d4");
    assert_eq!((judgement.left(), judgement.open.len()), (Some(4), 36));
    assert_eq!(judgement.clashes, [], "they may attack each other");
    let five = settings("problem=domination&n=8&k=5");
    let six = settings("problem=domination&n=8&k=6");
    for (settings, wanted) in [(&fewest, 5), (&five, 5), (&six, 6)] {
        let judgement = judged(settings, all);
        assert_eq!(judgement.wanted(), Some(wanted));
        assert!(judgement.is_solved && judgement.open.is_empty());
    }
    let more = format!("{all},h8");
    assert!(!judged(&five, &more).is_solved && judged(&six, &more).is_solved);
    assert_eq!(judged(&five, &more).left(), None, "one too many stands");
    let total = settings("problem=domination&n=8&variant=total");
    assert_eq!(judged(&total, "d4").wanted(), None, "no number is known");
    assert_eq!(
        judged(&total, "d4").open.len(),
        37,
        "its own square is not covered"
    );
    assert_eq!(total.variant, Some(Variant::Total));
}

fn names_of(squares: &[Square]) -> String {
    squares
        .iter()
        .map(Square::to_string)
        .collect::<Vec<_>>()
        .join(",")
}

#[test]
fn a_tour_is_complete_once_every_square_is_visited_and_closed_where_that_is_asked() {
    let open = settings("problem=knight&n=6");
    let closed = settings("problem=knight&n=6&variant=closed");
    let size = open.size;
    for is_closed in [false, true] {
        let way = Rotations::new(size, Square::A1, is_closed)
            .unwrap()
            .finish();
        assert!(judged(&open, &names_of(&way)).is_solved);
        let comes_home = is_move(way[0], way[35]);
        assert_eq!(judged(&closed, &names_of(&way)).is_solved, comes_home);
        let judgement = judged(&open, &names_of(&way[..35]));
        assert_eq!((judgement.left(), judgement.open.len()), (Some(1), 1));
        assert_eq!(judgement.moves, [way[35]]);
    }
}

#[test]
fn pieces_that_cannot_stand_on_another_board_are_taken_away_and_told() {
    let mut settings = settings("n=8");
    let mut play = played(&settings, "a1,c2,h8");
    settings.size = BoardSize::new(6).unwrap();
    assert_eq!(play.judge(&settings), Some(vec![square("h8")]));
    assert_eq!(names(&play), "a1,c2");
    assert!(!play.can_undo(), "what was done is of the larger board");
    assert_eq!(play.judge(&settings), None, "nothing is new");
    settings.given =
        GivenSquares::new(settings.given_rule(), settings.size, &[square("c2")]).unwrap();
    assert_eq!(
        play.judge(&settings),
        Some(vec![]),
        "a given queen stands there now"
    );
    assert_eq!(names(&play), "a1");
}

#[test]
fn an_address_with_the_same_pieces_keeps_what_can_be_undone() {
    let settings = settings("n=8");
    let mut play = played(&settings, "a1,c2");
    play.open(play.placed.clone());
    assert!(play.can_undo());
    play.open(Placed::default());
    assert!(!play.can_undo());
}
