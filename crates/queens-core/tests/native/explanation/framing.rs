//! The reasons of a search by frames, counted square by square.

use queens_core::frames::{Lack, Need, Shortage, Side};
use queens_core::{Framing, Symmetry, Variant, is_solution};

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
    match why.lack {
        Lack::Lines { lines, queens, .. } => {
            assert!(lines > queens);
            assert_eq!(usize::from(queens), missing);
        }
        Lack::Weight {
            open, most, queens, ..
        }
        | Lack::Coverage { open, most, queens } => {
            assert!(open > most * u16::from(queens));
            assert_eq!(usize::from(queens), missing);
        }
        Lack::Prices { hundredths, queens } => {
            assert!(hundredths > 100 * u32::from(queens));
            assert_eq!(usize::from(queens), missing);
        }
        Lack::Serving {
            open,
            gain,
            most,
            queens,
            ..
        } => {
            assert!(gain + most * u16::from(queens - 1) < open);
            assert_eq!(usize::from(queens), missing);
        }
        Lack::Division { queens } => assert_eq!(usize::from(queens), missing),
        Lack::Need(_) | Lack::Candidates => {}
    }
    if position.placed().is_empty() && queens.len() == position.given().len() {
        check_root(position, why.lack, why.is_outside);
    }
    if position.size().get() <= 4 {
        let barred: Vec<Square> = (0..position.depths())
            .flat_map(|depth| position.tried(depth).iter().map(move |it| (depth, it.0)))
            .flat_map(|(depth, tried)| match depth {
                0 => images(position, tried),
                _ => vec![tried],
            })
            .filter(|it| !queens.contains(it))
            .collect();
        assert_eq!(sets_of_frame(position, queens, &barred), 0, "{why:?}");
    }
}

/// At the root of a frame every square beside its lines is a candidate: what is said of them is counted again.
/// If they are as many as the queens, it stands on one of the lines outside.
fn check_root(position: &Position, why: Lack, is_outside: bool) {
    let size = position.size();
    let (low, high) = position
        .frames()
        .last()
        .expect("a frame")
        .margins
        .corners(size);
    let (files, ranks) = ([low.file, high.file], [low.rank, high.rank]);
    let node = covering::Node::new(position);
    let open = node.uncovered(position.given());
    let is_free = |it: &Square| !files.contains(&it.file) && !ranks.contains(&it.rank);
    let attacks = |from: Square, to: Square| line_between(from, to).is_some();
    let is_barred = |it: &Square| {
        position.given().contains(it)
            || position.variant() == Some(Variant::Independent)
                && position.given().iter().any(|&queen| attacks(queen, *it))
    };
    let missing = usize::from(position.k()) - position.given().len();
    let line_of = |it: &Square, is_file: bool| match is_file {
        true => it.file.get(),
        false => it.rank.get(),
    };
    let needs_queen = |line: u8, is_file: bool| {
        let ends = [line_of(&low, is_file), line_of(&high, is_file)];
        let mut given = position.given().iter();
        !(ends[0]..=ends[1]).contains(&line) && !given.any(|it| line_of(it, is_file) == line)
    };
    let directions = [true, false].into_iter();
    let full = directions.filter(|&is_file| {
        let lines = 0..size.get();
        is_outside && lines.filter(|&line| needs_queen(line, is_file)).count() == missing
    });
    let full: Vec<bool> = full.collect();
    assert_eq!(is_outside, !full.is_empty());
    let is_kept = |it: &Square| {
        let mut full = full.iter();
        full.all(|&is_file| needs_queen(line_of(it, is_file), is_file))
    };
    let candidates = || {
        let free = size.squares().filter(is_free).filter(is_kept);
        free.filter(|it| !is_barred(it))
    };
    let within = |it: &Square| {
        (low.file..=high.file).contains(&it.file) && (low.rank..=high.rank).contains(&it.rank)
    };
    match why {
        Lack::Coverage {
            open: told, most, ..
        } => {
            assert_eq!(usize::from(told), open.len());
            let covered = candidates().map(|it| node.covered_of(it, &open));
            assert_eq!(usize::from(most), covered.max().unwrap_or(0));
        }
        Lack::Weight {
            side: Side::Ring,
            is_dark,
            open: told,
            most,
            ..
        }
        | Lack::Serving {
            side: Side::Ring,
            is_dark,
            open: told,
            most,
            ..
        } => {
            let is_meant = |sum: u8| is_dark.is_none_or(|is_dark| is_dark == sum.is_multiple_of(2));
            let is_colour = |it: &&Square| is_meant(it.file.get() + it.rank.get());
            let ring = open.iter().filter(|it| within(it) && !is_free(it));
            let ring: Vec<Square> = ring.filter(is_colour).copied().collect();
            // A line outside gives each colour what an inner line of its parity has on the frame.
            let weight = |line: u8, is_file: bool| {
                let ends = match is_file {
                    true => [low.rank.get(), high.rank.get()],
                    false => [low.file.get(), high.file.get()],
                };
                match needs_queen(line, is_file) {
                    true => ends.iter().filter(|&&end| is_meant(line + end)).count(),
                    false => 0,
                }
            };
            let lines = |is_file: bool| (0..size.get()).map(move |line| (line, is_file));
            let outside = lines(true).chain(lines(false));
            let outside: usize = outside.map(|(line, is_file)| weight(line, is_file)).sum();
            assert_eq!(usize::from(told), ring.len() + outside);
            let gain = |it: Square| {
                let met = ring.iter().filter(|&&to| attacks(it, to)).count();
                met + weight(it.file.get(), true) + weight(it.rank.get(), false)
            };
            assert_eq!(usize::from(most), candidates().map(gain).max().unwrap_or(0));
            if let Lack::Serving {
                need, gain: told, ..
            } = why
            {
                let is_total = position.variant() == Some(Variant::Total);
                let serves = |it: &Square| match need {
                    Need::Square(to) => attacks(*it, to) || *it == to && !is_total,
                    Need::File(file) => it.file == file,
                    Need::Rank(rank) => it.rank == rank,
                };
                let gains = candidates().filter(serves).map(gain);
                assert_eq!(usize::from(told), gains.max().unwrap_or(0));
            }
        }
        _ => {}
    }
}

/// The images of a square under the symmetries that keep the frame and the given queens.
fn images(position: &Position, square: Square) -> Vec<Square> {
    let size = position.size();
    let (low, high) = position
        .frames()
        .last()
        .expect("a frame")
        .margins
        .corners(size);
    let mut kept = Symmetry::stabiliser(size, position.given());
    kept.retain(|it| {
        let [a, b] = [it.apply(size, low), it.apply(size, high)];
        let corner = |of: fn(Square, Square) -> (u8, u8)| of(a, b);
        corner(|a, b| {
            (
                a.file.get().min(b.file.get()),
                a.rank.get().min(b.rank.get()),
            )
        }) == (low.file.get(), low.rank.get())
            && corner(|a, b| {
                (
                    a.file.get().max(b.file.get()),
                    a.rank.get().max(b.rank.get()),
                )
            }) == (high.file.get(), high.rank.get())
    });
    kept.iter().map(|it| it.apply(size, square)).collect()
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
        (Event::DeadEnd, Framing::Exhausted { need }) => {
            let tried = after.tried(after.depths() - 1).iter();
            if let Some(need) = need {
                tried.for_each(|&(square, _)| check_need(after, square, need));
            }
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
