//! The number of knight's tours of a board over all starts.
//!
//! Idea: starts that a symmetry of the board maps to each other begin equally many tours, so one start of each class is
//! counted. Every closed tour visits every square, so closed tours are counted from one start only.
//! Cost: an exhaustive search of each counted start. Boards of up to about 36 squares take seconds to minutes.

use std::task::Poll;

use crate::board::{Square, Symmetry};
use crate::feasibility::Counted;
use crate::feasibility::existence::rule;
use crate::feasibility::knight::{open_squares, solution_count};
use crate::problem::{Instance, Problem, Variant};
use crate::work::Work;

/// The number of tours of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TourTotals {
    /// The number of tours if the two directions of a tour are different tours. The start of a closed tour does not
    /// matter.
    pub directed: u64,
    /// The number of squares from which at least one tour begins.
    pub starts: u32,
}

impl TourTotals {
    /// The number of tours if the two directions of a tour are the same tour.
    ///
    /// ```
    /// use queens_core::knight::totals::TourTotals;
    ///
    /// assert_eq!(TourTotals { directed: 1_728, starts: 13 }.undirected(), 864);
    /// ```
    pub fn undirected(self) -> u64 {
        // On a board of one or two squares, a tour can be its own reverse.
        self.directed.div_ceil(2)
    }
}

/// A count of all tours of a board. The budget counts nodes. The result is `None` if the number exceeds 64 bits.
///
/// ```
/// use queens_core::{Goal, Work, knight::totals::AllTours, tours};
///
/// let mut tours = AllTours::new(tours(5, 5).accept(Goal::Count)?.instance()).ok_or("not a knight")?;
/// let totals = tours.finish().ok_or("too many")?;
/// assert_eq!((totals.directed, totals.undirected(), totals.starts), (1_728, 864, 13));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AllTours {
    instance: Instance,
    /// One start of each class that is still to be counted, with the number of starts that its result is valid for. The
    /// next one is the last.
    left: Vec<(Square, u32)>,
    /// The number of classes of starts.
    classes: usize,
    current: Option<Box<dyn Work<Output = Option<u64>>>>,
    totals: TourTotals,
}

impl AllTours {
    /// A count for the board, the blocked squares and the variant of this instance. Its given square is ignored. `None`
    /// if the problem is not the knight's tour.
    pub fn new(instance: &Instance) -> Option<AllTours> {
        if instance.problem() != Problem::Knight {
            return None;
        }
        let classes = classes(instance);
        Some(AllTours {
            instance: instance.clone(),
            classes: classes.len(),
            left: classes,
            current: None,
            totals: TourTotals {
                directed: 0,
                starts: 0,
            },
        })
    }

    /// The number of counted classes of starts, and the number of all classes.
    pub fn progress(&self) -> (usize, usize) {
        (self.classes - self.left.len(), self.classes)
    }

    /// Adds the number of tours from the current start to the totals. `None` if the sum exceeds 64 bits.
    fn add(&mut self, tours: u64, starts: u32) -> Option<()> {
        let is_closed = self.instance.variant() == Some(Variant::Closed);
        let factor = if is_closed { 1 } else { starts.into() };
        let more = tours.checked_mul(factor)?;
        self.totals.directed = self.totals.directed.checked_add(more)?;
        self.totals.starts += if tours > 0 { starts } else { 0 };
        Some(())
    }
}

impl Work for AllTours {
    type Output = Option<TourTotals>;

    fn work(&mut self, budget: u64) -> Poll<Option<TourTotals>> {
        let Some(&(start, starts)) = self.left.last() else {
            return Poll::Ready(Some(self.totals));
        };
        let count = self
            .current
            .get_or_insert_with(|| count_from(&self.instance, start));
        let Poll::Ready(tours) = count.work(budget) else {
            return Poll::Pending;
        };
        self.current = None;
        self.left.pop();
        match tours.and_then(|tours| self.add(tours, starts)) {
            None => Poll::Ready(None),
            Some(()) if self.left.is_empty() => Poll::Ready(Some(self.totals)),
            Some(()) => Poll::Pending,
        }
    }
}

/// A count of the tours from a start.
fn count_from(instance: &Instance, start: Square) -> Box<dyn Work<Output = Option<u64>>> {
    let (size, blocked) = (instance.size(), instance.blocked());
    match rule(size, blocked, start, instance.variant()) {
        Some(_) => Box::new(Counted(0)),
        None => solution_count(instance, &[start]),
    }
}

/// One start of each class, with the number of starts that its result is valid for.
fn classes(instance: &Instance) -> Vec<(Square, u32)> {
    let (size, blocked) = (instance.size(), instance.blocked());
    let open = size.squares().filter(|square| !blocked.contains(square));
    if instance.variant() == Some(Variant::Closed) {
        return open
            .take(1)
            .map(|square| (square, open_squares(instance) as u32))
            .collect();
    }
    let group = Symmetry::stabiliser(size, &[blocked]);
    let mut classes: Vec<(Square, u32)> = Vec::new();
    for square in open {
        let images = group.iter().map(|symmetry| symmetry.apply(size, square));
        let least = images.min().unwrap_or(square);
        match classes.iter_mut().find(|(of, _)| *of == least) {
            Some((_, starts)) => *starts += 1,
            None => classes.push((least, 1)),
        }
    }
    classes
}
