//! The reasons of a search by frames, counted square by square.

use queens_core::frames::{Need, Shortage};
use queens_core::{Framing, Variant, is_solution};

use super::*;

/// The sets of k queens of a small board that have this frame and these queens, found by trying all.
fn sets_of_frame(position: &Position, queens: &[Square], barred: &[Square]) -> usize {
    let (size, k) = (position.size(), usize::from(position.k()));
    let frame = position.frames().last().expect("a frame");
    let (low, high) = frame.margins.corners(size);
    let empty = |line: u8, first: u8, last: u8| line == first || line == last;
    let all: Vec<Square> = size.squares().collect();
    let instance = common::domination(
        size.get().into(),
        position.variant().expect("a variant"),
        Some(position.k()),
        &[],
        Goal::All,
    );
    let is_of_frame = |set: &[Square]| {
        let beside = |it: &&Square| {
            !empty(it.file.get(), low.file.get(), high.file.get())
                && !empty(it.rank.get(), low.rank.get(), high.rank.get())
        };
        let outside = |line: u8, low: u8, high: u8| line < low || line > high;
        let holds = |line: u8, is_file: bool| {
            set.iter().any(|it| match is_file {
                true => it.file.get() == line,
                false => it.rank.get() == line,
            })
        };
        set.iter().filter(beside).count() == set.len()
            && (0..size.get()).all(|line| {
                (!outside(line, low.file.get(), high.file.get()) || holds(line, true))
                    && (!outside(line, low.rank.get(), high.rank.get()) || holds(line, false))
            })
    };
    let missing = k.checked_sub(queens.len()).expect("room for the queens");
    let free: Vec<Square> = all
        .into_iter()
        .filter(|it| !queens.contains(it) && !barred.contains(it))
        .collect();
    let mut count = 0;
    let mut chosen: Vec<usize> = (0..missing).collect();
    if missing > free.len() {
        return 0;
    }
    loop {
        let set: Vec<Square> = queens
            .iter()
            .copied()
            .chain(chosen.iter().map(|&at| free[at]))
            .collect();
        count += usize::from(is_of_frame(&set) && is_solution(&instance, &set));
        let Some(at) = (0..missing).rfind(|&at| chosen[at] + missing - at < free.len()) else {
            return count;
        };
        chosen[at] += 1;
        for later in at + 1..missing {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}

/// What a shortage says of itself, and on a small board that it is true: no set is left.
fn check_shortage(position: &Position, queens: &[Square], why: Shortage) {
    let missing = usize::from(position.k()) - queens.len();
    match why {
        Shortage::Lines { lines, queens, .. } => {
            assert!(lines > queens);
            assert_eq!(usize::from(queens), missing);
        }
        Shortage::Weight {
            open, most, queens, ..
        }
        | Shortage::Coverage { open, most, queens } => {
            assert!(open > most * u16::from(queens));
            assert_eq!(usize::from(queens), missing);
        }
        Shortage::Prices { sum, queens } => {
            assert!(sum == 0 || sum > 840 * u32::from(queens));
            assert_eq!(usize::from(queens), missing);
        }
        Shortage::Division { queens } => assert_eq!(usize::from(queens), missing),
        Shortage::Need(_) => {}
    }
    if position.size().get() <= 4 {
        // What was tried before comes with its images, which the frame's symmetries map to it: sets that hold one of
        // them are counted there.
        let barred: Vec<Square> = (0..position.depths())
            .flat_map(|depth| position.tried(depth))
            .flat_map(|&(tried, _)| images(position, tried))
            .filter(|it| !queens.contains(it))
            .collect();
        assert_eq!(sets_of_frame(position, queens, &barred), 0, "{why:?}");
    }
}

/// The images of a square under all symmetries of the board.
fn images(position: &Position, square: Square) -> Vec<Square> {
    let all = queens_core::Symmetry::ALL.into_iter();
    all.map(|it| it.apply(position.size(), square)).collect()
}

fn check_need(position: &Position, square: Square, need: Need) {
    let is_total = position.variant() == Some(Variant::Total);
    let covers =
        |from: Square, to: Square| line_between(from, to).is_some() || (from == to && !is_total);
    let queens = position.queens();
    match need {
        Need::Square(to) => {
            assert!(covers(square, to));
            assert!(!queens.iter().any(|&from| covers(from, to)));
        }
        Need::File(file) => {
            assert_eq!(square.file, file);
            assert!(queens.iter().all(|it| it.file != file));
        }
        Need::Rank(rank) => {
            assert_eq!(square.rank, rank);
            assert!(queens.iter().all(|it| it.rank != rank));
        }
    }
}

pub(super) fn check(step: &Step, why: Framing) {
    let (before, after) = (step.before.position(), step.after.position());
    let with = |square: Square| [before.queens(), &[square]].concat();
    match (step.event, why) {
        (Event::Bound(Bound::AtLeast(bound)), Framing::Boundary { queens }) => {
            assert_eq!(queens, bound);
            assert!(2 * queens + 1 >= after.size().get().into());
        }
        (Event::Frame { margins, closed }, Framing::Opened { low, high, queens }) => {
            assert_eq!(closed, None);
            assert_eq!((low, high), margins.corners(after.size()));
            assert_eq!(u16::from(queens) + after.queens().len() as u16, after.k());
        }
        (
            Event::Frame { margins, closed },
            Framing::Closed {
                low,
                high,
                shortage,
            },
        ) => {
            assert!(closed.is_some());
            assert_eq!((low, high), margins.corners(after.size()));
            check_shortage(after, after.queens(), shortage);
        }
        (
            Event::Pruned { square },
            Framing::Short {
                square: told,
                shortage,
            },
        ) => {
            assert_eq!(told, square);
            check_shortage(before, &with(square), shortage);
        }
        (Event::Pruned { square }, Framing::Known { square: told }) => {
            assert_eq!(told, square);
            assert!(is_solution(&asked(before), &with(square)));
        }
        (
            Event::Place { square },
            Framing::Serves {
                square: told,
                need,
                missing,
            },
        ) => {
            assert_eq!(told, square);
            assert_eq!(u16::from(missing) + after.queens().len() as u16, after.k());
            if let Some(need) = need {
                check_need(before, square, need);
            }
        }
        (Event::Place { square }, Framing::Completes { square: told }) => {
            assert_eq!(told, square);
            assert!(is_solution(&asked(before), after.queens()));
        }
        (
            Event::Remove { square },
            Framing::Withdrawn {
                square: told,
                need,
                more,
            },
        ) => {
            assert_eq!(told, square);
            if let Some(need) = need {
                check_need(after, square, need);
            }
            let goes_on = matches!(step.next, Some(Event::Place { .. } | Event::Pruned { .. }));
            assert_eq!(more, goes_on, "{square}, then {:?}", step.next);
        }
        (Event::DeadEnd, Framing::Exhausted { refused, .. }) => {
            assert_eq!(usize::from(refused), after.tried(after.depths() - 1).len());
        }
        (event, why) => panic!("{why:?} explains {event:?}"),
    }
}

/// The instance of a position, for as many queens as are searched.
fn asked(position: &Position) -> Instance {
    common::domination(
        position.size().get().into(),
        position.variant().expect("a variant"),
        Some(position.k()),
        position.given(),
        Goal::All,
    )
}
