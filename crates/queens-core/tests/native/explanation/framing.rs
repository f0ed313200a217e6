//! Recounts the reasons of a search by frames square by square.

use queens_core::frames::{
    Branching, FrameLines, Margins, Need, NodeBound, NodeRefutation, RefutedCandidate, Side,
};
use queens_core::{File, FrameReason, Line, Rank, Symmetry, Variant, is_solution};

use super::*;

/// The largest board size for which the test can recount every reason.
const COUNTED: u8 = 9;

/// The number of sets of k queens that have this frame, contain `queens` and avoid the squares `barred`. Tries all
/// subsets.
fn sets_of_frame(position: &Position, queens: &[Square], barred: &[Square]) -> usize {
    let (size, k) = (position.size(), usize::from(position.k()));
    let frame = position.frame_records().last().expect("a frame");
    let (low, high) = frame.margins.corners(size);
    let empty = |line: u8, first: u8, last: u8| line == first || line == last;
    let all: Vec<Square> = size.squares().collect();
    let instance = common::domination(
        size.files().into(),
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
            set.iter().any(|it| {
                if is_file {
                    it.file.get() == line
                } else {
                    it.rank.get() == line
                }
            })
        };
        set.iter().filter(beside).count() == set.len()
            && (0..size.files()).all(|line| {
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

/// The squares tried before `queens` on the current path. Squares tried at the root include their images.
fn tried(position: &Position, queens: &[Square]) -> Vec<Square> {
    let depths = 0..position.depths();
    let tried = depths.flat_map(|depth| position.tried(depth).iter().map(move |it| (depth, it.0)));
    let all = tried.flat_map(|(depth, tried)| match depth {
        0 => images(position, tried),
        _ => vec![tried],
    });
    all.filter(|it| !queens.contains(it)).collect()
}

/// A node of the search, recounted from the board: the uncovered squares, and the candidates for one more queen.
struct Node<'p> {
    position: &'p Position,
    low: Square,
    high: Square,
    queens: Vec<Square>,
    barred: &'p [Square],
    open: Vec<Square>,
    candidates: Vec<Square>,
    missing: usize,
}

impl<'p> Node<'p> {
    fn new(position: &'p Position, queens: Vec<Square>, barred: &'p [Square]) -> Node<'p> {
        let frame = position.frame_records().last().expect("a frame");
        let (low, high) = frame.margins.corners(position.size());
        let mut node = Node {
            position,
            low,
            high,
            missing: usize::from(position.k()) - queens.len(),
            open: covering::Node::new(position).uncovered(&queens),
            candidates: Vec::new(),
            barred,
            queens,
        };
        let is_attacked = |it: Square| {
            position.variant() == Some(Variant::Independent)
                && node.queens.iter().any(|&queen| attacks(queen, it))
        };
        let all = position.size().squares();
        let free = all.filter(|&it| !node.is_on_frame(it) && !barred.contains(&it));
        let free = free.filter(|it| !node.queens.contains(it));
        node.candidates = free.filter(|&it| !is_attacked(it)).collect();
        node
    }

    fn is_on_frame(&self, it: Square) -> bool {
        [self.low.file, self.high.file].contains(&it.file)
            || [self.low.rank, self.high.rank].contains(&it.rank)
    }

    /// The lowest and the highest file or rank of the frame.
    fn ends(&self, are_files: bool) -> [u8; 2] {
        if are_files {
            [self.low.file.get(), self.high.file.get()]
        } else {
            [self.low.rank.get(), self.high.rank.get()]
        }
    }

    /// Whether a file or rank outside the frame needs a queen.
    fn needs_queen(&self, line: u8, is_file: bool) -> bool {
        let [first, last] = self.ends(is_file);
        let is_on = |it: &Square| line_of(*it, is_file) == line;
        !(first..=last).contains(&line) && !self.queens.iter().any(is_on)
    }

    fn needing(&self, are_files: bool) -> usize {
        let lines = 0..self.position.size().files();
        lines
            .filter(|&line| self.needs_queen(line, are_files))
            .count()
    }

    fn covers(&self, from: Square, to: Square) -> bool {
        let is_total = self.position.variant() == Some(Variant::Total);
        attacks(from, to) || from == to && !is_total
    }

    fn meets(&self, from: Square, need: Need) -> bool {
        match need {
            Need::Square(to) => self.covers(from, to),
            Need::File(file) => from.file == file,
            Need::Rank(rank) => from.rank == rank,
        }
    }

    /// Checks that the square is still uncovered, or that the file or rank still needs a queen.
    fn check_open(&self, need: Need) {
        match need {
            Need::Square(square) => assert!(self.open.contains(&square)),
            Need::File(file) => assert!(self.needs_queen(file.get(), true)),
            Need::Rank(rank) => assert!(self.needs_queen(rank.get(), false)),
        }
    }

    fn meeting(&self, need: Need) -> Vec<Square> {
        let meeting = self.candidates.iter().copied();
        meeting.filter(|&it| self.meets(it, need)).collect()
    }

    /// The open weight of a side, and the part of it that a queen on each candidate would cover.
    fn side_weight(&self, side: Side, is_dark: Option<bool>) -> (usize, Vec<(Square, usize)>) {
        let is_meant = |sum: u8| is_dark.is_none_or(|is_dark| is_dark == sum.is_multiple_of(2));
        let [files, ranks] = [true, false].map(|are_files| self.ends(are_files));
        let within = |it: &Square| {
            (files[0]..=files[1]).contains(&it.file.get())
                && (ranks[0]..=ranks[1]).contains(&it.rank.get())
        };
        let is_of_side = |it: &Square| match side {
            Side::Ring => self.is_on_frame(*it),
            Side::Files {
                ranks: [first, last],
            } => files.contains(&it.file.get()) && (first..=last).contains(&it.rank),
            Side::Ranks {
                files: [first, last],
            } => ranks.contains(&it.rank.get()) && (first..=last).contains(&it.file),
        };
        let open = self.open.iter().copied();
        let open = open.filter(|it| is_of_side(it) && is_meant(it.file.get() + it.rank.get()));
        let open: Vec<Square> = open.filter(within).collect();
        // The weight of a line outside the frame is the number of matching squares where it crosses the lines of the
        // frame.
        let weight = |line: u8, is_file: bool| {
            let is_crossing = match side {
                Side::Ring => true,
                Side::Files { .. } => !is_file,
                Side::Ranks { .. } => is_file,
            };
            let ends = self.ends(!is_file).into_iter();
            if is_crossing && self.needs_queen(line, is_file) {
                ends.filter(|&end| is_meant(line + end)).count()
            } else {
                0
            }
        };
        let lines = |is_file: bool| (0..self.position.size().files()).map(move |it| (it, is_file));
        let outside = lines(true).chain(lines(false));
        let outside: usize = outside.map(|(line, is_file)| weight(line, is_file)).sum();
        let gain = |it: Square| {
            let met = open.iter().filter(|&&to| attacks(it, to)).count();
            met + weight(it.file.get(), true) + weight(it.rank.get(), false)
        };
        let gains = self.candidates.iter().map(|&it| (it, gain(it))).collect();
        (open.len() + outside, gains)
    }

    /// Recounts the numbers of a bound.
    fn check(&self, bound: &NodeBound) {
        let greatest = |gains: &[(Square, usize)]| gains.iter().map(|it| it.1).max().unwrap_or(0);
        match *bound {
            NodeBound::Lines {
                are_files,
                lines,
                queens,
            } => {
                assert_eq!(usize::from(lines), self.needing(are_files));
                assert_eq!(usize::from(queens), self.missing);
                assert!(lines > queens);
            }
            NodeBound::Weight {
                side,
                is_dark,
                open,
                most,
                queens,
            } => {
                let (weight, gains) = self.side_weight(side, is_dark);
                assert_eq!(
                    (usize::from(open), usize::from(queens)),
                    (weight, self.missing)
                );
                assert_eq!(usize::from(most), greatest(&gains));
                assert!(open > most * u16::from(queens));
            }
            NodeBound::Coverage { open, most, queens } => {
                assert_eq!(usize::from(open), self.open.len());
                let covers =
                    |it: &Square| self.open.iter().filter(|&&to| self.covers(*it, to)).count();
                let covered = self.candidates.iter().map(covers);
                assert_eq!(usize::from(most), covered.max().unwrap_or(0));
                assert_eq!(usize::from(queens), self.missing);
                assert!(open > most * u16::from(queens));
            }
            NodeBound::NeedWeight {
                need,
                side,
                is_dark,
                open,
                gain,
                most,
                queens,
            } => {
                self.check_open(need);
                let (weight, mut gains) = self.side_weight(side, is_dark);
                assert_eq!(
                    (usize::from(open), usize::from(queens)),
                    (weight, self.missing)
                );
                assert_eq!(usize::from(most), greatest(&gains));
                gains.retain(|&(at, _)| self.meets(at, need));
                assert_eq!(usize::from(gain), greatest(&gains));
                assert!(gain + most * u16::from(queens - 1) < open);
            }
            NodeBound::Need(need) => {
                self.check_open(need);
                assert!(self.meeting(need).is_empty());
            }
            NodeBound::Cases { need, ref cases } => {
                self.check_open(need);
                let reported: Vec<Square> = cases.iter().map(|case| case.square).collect();
                assert_eq!(reported, self.meeting(need));
                cases.iter().for_each(|case| self.check_case(case));
            }
            NodeBound::Rule(rule) => {
                let size = self.position.size().files();
                assert!(size > COUNTED, "{rule:?} says nothing to be counted");
            }
        }
    }

    fn check_case(&self, case: &RefutedCandidate) {
        let queens = [&self.queens[..], &[case.square]].concat();
        Node::new(self.position, queens, self.barred).check(&case.bound);
    }
}

fn attacks(from: Square, to: Square) -> bool {
    line_between(from, to).is_some()
}

fn line_of(square: Square, is_file: bool) -> u8 {
    if is_file {
        square.file.get()
    } else {
        square.rank.get()
    }
}

/// Recounts a refutation. On a small board, also checks that no set remains.
fn check_refutation(position: &Position, queens: &[Square], why: &NodeRefutation) {
    let barred = tried(position, queens);
    let mut node = Node::new(position, queens.to_vec(), &barred);
    for (are_files, need_all) in [(true, why.files_need_all), (false, why.ranks_need_all)] {
        if need_all {
            assert_eq!(node.needing(are_files), node.missing, "{why:?}");
            let mut kept = node.candidates.clone();
            kept.retain(|&it| node.needs_queen(line_of(it, are_files), are_files));
            node.candidates = kept;
        }
    }
    node.check(&why.bound);
    if position.size().files() <= 4 {
        assert_eq!(sets_of_frame(position, queens, &barred), 0, "{why:?}");
    }
}

/// Checks that every candidate is counted, and recounts the reasons for the dropped candidates.
fn check_branching(position: &Position, next: &Branching) {
    let barred = tried(position, position.queens());
    let node = Node::new(position, position.queens().to_vec(), &barred);
    node.check_open(next.need);
    let supporting = node.meeting(next.need);
    let reported = usize::from(next.tried + next.images + next.others) + next.dropped.len();
    assert_eq!(supporting.len(), reported, "{next:?}");
    assert!(next.others == 0 || position.size().files() > COUNTED);
    assert!(position.placed().is_empty() || next.images == 0);
    for case in &next.dropped {
        assert!(supporting.contains(&case.square));
        node.check_case(case);
    }
}

/// The images of a square under the symmetries that keep the frame and the given queens.
fn images(position: &Position, square: Square) -> Vec<Square> {
    let size = position.size();
    let (low, high) = position
        .frame_records()
        .last()
        .expect("a frame")
        .margins
        .corners(size);
    let mut kept = Symmetry::stabiliser(size, &[position.given()]);
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

/// Recounts the corners and the lines of all margins.
fn check_lines(size: BoardSize, margins: Margins, reported: &FrameLines) {
    let [low, high] = reported.corners;
    assert_eq!((low, high), margins.corners(size));
    let n = size.files();
    let required = |line: u8, [low, high]: [u8; 2]| line < low || line >= n - high;
    let files = File::first(n).filter(|it| required(it.get(), [margins.left, margins.right]));
    let ranks = Rank::first(n).filter(|it| required(it.get(), [margins.bottom, margins.top]));
    let all: Vec<Line> = files.map(Line::File).chain(ranks.map(Line::Rank)).collect();
    assert_eq!(reported.required, all);
}

pub(super) fn check(step: &Step, why: FrameReason) {
    let (before, after) = (step.before.position(), step.after.position());
    let with = |square: Square| [before.queens(), &[square]].concat();
    match (step.event, why) {
        (Event::Bound(Bound::AtLeast(bound)), FrameReason::Boundary { queens }) => {
            assert_eq!(queens, bound);
            assert!(2 * queens + 1 >= after.size().files().into());
        }
        (
            Event::Frame { margins, closed },
            FrameReason::Opened {
                lines,
                queens,
                next,
            },
        ) => {
            next.iter().for_each(|next| check_branching(after, next));
            assert_eq!(closed, None);
            check_lines(after.size(), margins, &lines);
            assert_eq!(u16::from(queens) + after.queens().len() as u16, after.k());
        }
        (Event::Frame { margins, closed }, FrameReason::Closed { lines, refutation }) => {
            assert!(closed.is_some());
            check_lines(after.size(), margins, &lines);
            check_refutation(after, after.queens(), &refutation);
        }
        (
            Event::Pruned { square },
            FrameReason::Short {
                square: reported,
                refutation,
            },
        ) => {
            assert_eq!(reported, square);
            check_refutation(before, &with(square), &refutation);
        }
        (Event::Pruned { square }, FrameReason::Known { square: reported }) => {
            assert_eq!(reported, square);
            assert!(is_solution(&instance_of(before), &with(square)));
        }
        (
            Event::Place { square },
            FrameReason::Meets {
                square: reported,
                need,
                missing,
                next,
            },
        ) => {
            assert_eq!(reported, square);
            next.iter().for_each(|next| check_branching(after, next));
            assert_eq!(u16::from(missing) + after.queens().len() as u16, after.k());
            if let Some(need) = need {
                check_need(before, square, need);
            }
        }
        (Event::Place { square }, FrameReason::Completes { square: reported }) => {
            assert_eq!(reported, square);
            assert!(is_solution(&instance_of(before), after.queens()));
        }
        (
            Event::Remove { square },
            FrameReason::Withdrawn {
                square: reported,
                need,
                more,
            },
        ) => {
            assert_eq!(reported, square);
            if let Some(need) = need {
                check_need(after, square, need);
            }
            let goes_on = matches!(step.next, Some(Event::Place { .. } | Event::Pruned { .. }));
            assert_eq!(more, goes_on, "{square}, then {:?}", step.next);
        }
        (Event::DeadEnd, FrameReason::Exhausted { need }) => {
            let tried = after.tried(after.depths() - 1).iter();
            if let Some(need) = need {
                tried.for_each(|&(square, _)| check_need(after, square, need));
            }
        }
        (event, why) => panic!("{why:?} explains {event:?}"),
    }
}

/// The instance of a position, with the number of queens that the search currently tries.
fn instance_of(position: &Position) -> Instance {
    common::domination(
        position.size().files().into(),
        position.variant().expect("a variant"),
        Some(position.k()),
        position.given(),
        Goal::All,
    )
}

#[test]
fn every_closed_node_has_numbers_that_a_reader_can_recount() {
    let frames = algorithm::find("frames").expect("frames");
    let searches = [
        (8, Variant::Dominating, 4),
        (8, Variant::Total, 4),
        (8, Variant::Independent, 4),
        (8, Variant::Dominating, 5),
        (9, Variant::Dominating, 4),
        (9, Variant::Dominating, 5),
        (9, Variant::Total, 5),
        (9, Variant::Independent, 5),
        (7, Variant::Dominating, 4),
        (7, Variant::Total, 4),
        (7, Variant::Independent, 4),
    ];
    for (n, variant, k) in searches {
        let instance = common::domination(n, variant, Some(k), &[], Goal::All);
        let mut closed = 0;
        for step in steps(frames, &instance, 2_500) {
            let explanation = frames.explain(step.after.position());
            if let Reason::Frame(why) = explanation.reason {
                let is_closed =
                    matches!(why, FrameReason::Closed { .. } | FrameReason::Short { .. });
                closed += usize::from(is_closed);
                check(&step, why);
            }
        }
        assert!(closed > 20, "{n} {variant:?} {k}: {closed}");
    }
}
