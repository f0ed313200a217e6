//! Checks which lists of free neighbours an event reports as changed, by a comparison with the previous step.

use crate::common::{board, panic_message};
use queens_core::knight::free_neighbours::{FreeNeighbours, Moves};
use queens_core::{
    BoardSize, ChangedLists, Goal, Instance, ListChange, Position, Problem, Reader, Setup, Square,
    algorithm,
};

/// All squares in the order of their numbers.
fn numbered(size: BoardSize) -> impl Iterator<Item = Square> {
    (0..size.area()).map(move |number| size.numbered(number))
}

/// The free neighbours of all squares, in the order of the square numbers.
fn lists(position: &Position) -> Vec<Vec<Square>> {
    let (size, lists) = (position.size(), position.free_neighbours());
    let lists = lists.expect("a knight has lists");
    numbered(size)
        .map(|it| lists.squares(it).collect())
        .collect()
}

#[test]
fn an_event_changes_the_lists_that_differ_from_the_step_before() {
    for id in ["tour-natural-order", "tour-fewest-onward"] {
        let size = BoardSize::rectangular(5, 4).expect("a size");
        let setup = Setup::new(Problem::Knight, size, Goal::All);
        let instance = Instance::new(setup).expect("an instance");
        let algorithm = algorithm::find(id).expect(id);
        let mut reader = Reader::start(&algorithm.accept(instance).expect(id));
        let fresh = FreeNeighbours::new(size);
        let mut before = numbered(size)
            .map(|it| fresh.squares(it).collect())
            .collect::<Vec<Vec<_>>>();
        let (mut batch, mut reordered) = (Vec::new(), 0);
        loop {
            let position = reader.replay().position();
            let after = lists(position);
            let mut expected = before.clone();
            if let Some(ChangedLists { square, change, of }) = position.changed_lists() {
                for it in of {
                    let list = &mut expected[size.number(it)];
                    match change {
                        ListChange::Removed => list.retain(|&it| it != square),
                        ListChange::Appended => list.push(square),
                    }
                    assert_ne!(*list, before[size.number(it)], "{it}");
                }
            }
            assert_eq!(after, expected, "{id}, step {}", reader.step());
            let free = position.free_neighbours().expect("lists");
            for (square, list) in numbered(size).zip(&after) {
                let at_first: Vec<_> = fresh
                    .squares(square)
                    .filter(|it| list.contains(it))
                    .collect();
                assert_eq!(free.is_reordered(square), *list != at_first, "{square}");
                reordered += usize::from(*list != at_first);
            }
            if reader.is_ended() || reader.step() > 3_000 {
                break;
            }
            before = after;
            reader.read(1, &mut batch, |_, _| {});
        }
        assert!(reordered > 0, "{id}");
    }
}

#[test]
fn a_square_off_the_board_has_no_list() {
    let size = board(4);
    let off: Square = "e1".parse().expect("a square");
    let mut lists = FreeNeighbours::new(size);
    let why = Some("the square is not on the board".to_owned());
    assert_eq!(panic_message(|| lists.of(off)), why);
    assert_eq!(panic_message(|| lists.squares(off).count()), why);
    assert_eq!(panic_message(|| lists.is_reordered(off)), why);
    assert_eq!(panic_message(|| lists.occupy(off)), why);
    assert_eq!(panic_message(|| lists.free(off)), why);
}

#[test]
fn a_list_refuses_repeated_moves_and_non_knight_moves() {
    let list = |moves: &[usize]| panic_message(|| moves.iter().copied().collect::<Moves>());
    let why = Some("a list holds different moves, each below 8".to_owned());
    for moves in [&[8][..], &[20], &[3, 3], &[0, 1, 2, 3, 4, 5, 6, 7, 0]] {
        assert_eq!(list(moves), why, "{moves:?}");
    }
    assert_eq!(list(&[7, 0, 3]), None);
}
