//! The profile of a search over its steps: the number of queens on the board, and the solutions. The drawing is 576
//! wide and 36 high, independent of the number of steps.

use std::fmt::Write;

use queens_core::{Outline, TraceSegment};
use queens_draw::rounded::{tenths, thousandths};

/// The width of the drawing.
pub(super) const WIDTH: f64 = 576.0;
/// The height of the drawing.
pub(super) const HEIGHT: f64 = 36.0;
/// The vertical position of the rail.
pub(super) const RAIL: f64 = 30.0;

/// The maximum number of columns: two units each.
const COLUMNS: usize = 288;
/// The maximum number of solutions with a diamond each.
const DIAMONDS: u64 = 40;
/// The space above the greatest depth, for the diamonds.
const HEADROOM: f64 = 6.0;

/// The paths of a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Profile {
    /// The area under the most queens on the board.
    pub(super) highest: String,
    /// The area under the fewest queens on the board.
    pub(super) lowest: String,
    pub(super) solutions: Solutions,
}

/// How solutions are marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Solutions {
    /// One diamond for each solution, at a percentage of the width. A diamond keeps its shape at any width of the
    /// drawing.
    Diamonds(Vec<String>),
    /// Short ticks, as one path.
    Ticks(String),
}

impl Profile {
    /// The profile of a range of steps, in a search for solutions of this number of pieces.
    pub(super) fn of(outline: &Outline, steps: [u64; 2], pieces: u16) -> Profile {
        let columns = columns(outline, steps);
        let area = |depth: fn(&TraceSegment) -> u16| {
            let base = short(RAIL);
            let mut path = format!("M0 {base}");
            for (start, stretch) in &columns {
                let part = f64::from(depth(stretch)) / f64::from(pieces.max(1));
                let (x, y) = (at(*start, steps), RAIL - part.min(1.0) * (RAIL - HEADROOM));
                let _ = write!(path, "H{}V{}", short(x), short(y));
            }
            let _ = write!(path, "H{}V{base}Z", short(WIDTH));
            path
        };
        Profile {
            highest: area(|stretch| stretch.high),
            lowest: area(|stretch| stretch.low),
            solutions: solutions(outline, steps),
        }
    }
}

/// The horizontal position of a step in a range of steps.
pub(super) fn at(step: u64, [from, to]: [u64; 2]) -> f64 {
    let part = step.saturating_sub(from) as f64 / to.saturating_sub(from).max(1) as f64;
    part.clamp(0.0, 1.0) * WIDTH
}

/// The segments in a range of steps, merged until there are few enough. Each has its first step.
fn columns(outline: &Outline, [from, to]: [u64; 2]) -> Vec<(u64, TraceSegment)> {
    let width = outline.width.max(1);
    let before = from / width;
    let shown = usize::try_from(before)
        .ok()
        .and_then(|at| outline.segments.get(at..));
    let shown = shown.unwrap_or_default();
    let most =
        usize::try_from(to / width - before).map_or(usize::MAX, |last| last.saturating_add(1));
    let shown = &shown[..shown.len().min(most)];
    let joined = shown.len().div_ceil(COLUMNS).max(1);
    let chunks = shown.chunks(joined).zip(0..);
    let join = |(chunk, index): (&[TraceSegment], u64)| {
        let first = *chunk.first()?;
        let stretch = chunk.iter().fold(first, |join, next| TraceSegment {
            low: join.low.min(next.low),
            high: join.high.max(next.high),
            solutions: join.solutions + next.solutions,
        });
        Some(((before + index * joined as u64) * width, stretch))
    };
    chunks.filter_map(join).collect()
}

fn solutions(outline: &Outline, steps: [u64; 2]) -> Solutions {
    let count: u64 = outline.segments.iter().map(|it| it.solutions).sum();
    let is_shown = |step: &u64| (steps[0]..=steps[1]).contains(step);
    let marks = || outline.marks.iter().copied().filter(is_shown);
    if marks().count() as u64 <= DIAMONDS && outline.marks.len() as u64 >= count {
        let diamonds = marks().map(|step| percent(at(step, steps)));
        return Solutions::Diamonds(diamonds.collect());
    }
    // Of several solutions in a column, one is drawn. After the exactly known solutions, each segment with solutions
    // has one tick.
    let last_mark = outline.marks.last().copied().unwrap_or(0);
    let rest = (0..).zip(&outline.segments).filter_map(|(index, stretch)| {
        let start = index * outline.width;
        (stretch.solutions > 0 && start > last_mark && is_shown(&start)).then_some(start)
    });
    let column = |step: u64| (at(step, steps) / 2.0) as u64 * 2;
    let mut columns: Vec<_> = marks().chain(rest).map(column).collect();
    columns.dedup();
    let ticks = columns.iter().fold(String::new(), |mut path, x| {
        let _ = write!(path, "M{x} 0v5");
        path
    });
    Solutions::Ticks(ticks)
}

/// A horizontal position as a percentage of the width.
pub(super) fn percent(x: f64) -> String {
    format!("{}%", thousandths(x * 100.0 / WIDTH))
}

/// A number with the precision that the drawing needs.
pub(super) fn short(value: f64) -> String {
    tenths(value).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(width: u64, depths: &[(u16, u16)], marks: Vec<u64>) -> Outline {
        let segments = depths.iter().enumerate().map(|(index, &(low, high))| {
            let of = |mark: &&u64| **mark / width == index as u64;
            let solutions = marks.iter().filter(of).count() as u64;
            TraceSegment {
                low,
                high,
                solutions,
            }
        });
        Outline {
            width,
            segments: segments.collect(),
            marks,
            bounds: Vec::new(),
        }
    }

    #[test]
    fn each_stretch_begins_at_its_first_step() {
        let profile = Profile::of(&outline(10, &[(0, 4), (2, 8)], vec![]), [0, 20], 8);
        assert_eq!(profile.highest, "M0 30H0V18H288V6H576V30Z");
        assert_eq!(profile.lowest, "M0 30H0V30H288V24H576V30Z");
        assert_eq!(profile.solutions, Solutions::Diamonds(Vec::new()));
    }

    #[test]
    fn a_long_outline_is_joined_to_at_most_288_columns() {
        let long = outline(1, &vec![(1, 2); 1024], vec![]);
        assert!(columns(&long, [0, 1023]).len() <= COLUMNS);
        let short = outline(1, &[(1, 2); 5], vec![]);
        assert_eq!(columns(&short, [0, 4]).len(), 5);
    }

    #[test]
    fn few_solutions_are_diamonds_and_many_are_ticks() {
        let few = Profile::of(&outline(10, &[(0, 4); 10], vec![50]), [0, 100], 8);
        let diamond = "50%".to_owned();
        assert_eq!(few.solutions, Solutions::Diamonds(vec![diamond]));
        let marks: Vec<_> = (0..82).collect();
        let many = Profile::of(&outline(10, &[(0, 4); 10], marks), [0, 100], 8);
        let Solutions::Ticks(ticks) = many.solutions else {
            panic!("diamonds")
        };
        assert_eq!(ticks.matches('M').count(), 82);
    }

    #[test]
    fn a_stretch_of_the_search_fills_the_width() {
        let depths = [(0, 1), (1, 4), (2, 8), (0, 2)];
        let profile = Profile::of(&outline(10, &depths, vec![5, 20, 35]), [10, 30], 8);
        assert_eq!(profile.highest, "M0 30H0V18H288V6H576V24H576V30Z");
        assert_eq!(
            profile.solutions,
            Solutions::Diamonds(vec!["50%".to_owned()])
        );
    }

    #[test]
    fn nothing_known_draws_an_empty_rail() {
        let profile = Profile::of(&Outline::default(), [0, 0], 8);
        assert_eq!(profile.highest, "M0 30H576V30Z");
    }
}
