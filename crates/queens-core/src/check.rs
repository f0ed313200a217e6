//! Checks what a program printed. Each board is judged by the definition of its problem. If a search finds all
//! solutions in time, the boards are also compared with them: which are missing, doubled or wrong, and where
//! the order differs from the algorithm's.

mod verdict;

use std::collections::{HashMap, HashSet};
use std::task::Poll;

use crate::definition;
use crate::formats::Base;
use crate::formats::read::{self, Printed, Spot};
use crate::{
    Accepted, Axis, BoardSize, Ending, Event, EventKind, Goal, Instance, Placement, Problem,
    Reader, Setup, Square, Symmetry, Unsupported, Work, attacking_pair,
};

pub use self::verdict::{Departure, Doubled, LISTED, Listed, Selection, Verdict, WrongBoard};
pub use crate::definition::Fault;

/// The longest text that is checked, in bytes: enough for all solutions of thirteen queens as numbers.
pub const LONGEST_TEXT: usize = 4_000_000;
/// The largest board on which n queens are checked: each check searches for all solutions.
pub const LARGEST_BOARD: u8 = 13;
/// The longest search for all dominating sets or all tours, in events times the square of the number of squares,
/// since events take longer on larger boards. If the search does not end within it, boards are judged by the
/// definition alone.
pub const LONGEST_SEARCH: u64 = 35_000_000_000;

/// The reason why a check cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// The text is longer than [`LONGEST_TEXT`].
    #[error("the text has {length} bytes, at most {LONGEST_TEXT} are checked")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The board is larger than [`LARGEST_BOARD`], for n queens.
    #[error("n={n} is outside 1–{LARGEST_BOARD} for a check")]
    TooLarge {
        /// Its size.
        n: u8,
    },
    /// The algorithm cannot find all solutions.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
}

/// A check in progress; its budget is events. A trait object, so that a caller can be loaded before the code of
/// checks.
pub type Check = Box<dyn Work<Output = Verdict>>;

/// Begins to compare this text with all solutions of this instance; its goal does not matter. Where no start is given, a tour
/// may begin anywhere: it is compared with all tours from there. Tours from several starts are judged by the definition alone.
pub fn begin(accepted: &Accepted, text: &str) -> Result<Check, CheckError> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let (size, problem) = (instance.size(), instance.problem());
    if text.len() > LONGEST_TEXT {
        return Err(CheckError::TooLong { length: text.len() });
    }
    if problem == Problem::Queens && size.get() > LARGEST_BOARD {
        return Err(CheckError::TooLarge { n: size.get() });
    }
    let exhaustive = algorithm.accept(instance.clone().with_goal(Goal::All))?;
    let instance = exhaustive.instance();
    let (axis, base) = (algorithm.axis, algorithm.form.base());
    let reading = match problem {
        Problem::Queens => read::read(size, axis, base, text),
        Problem::Domination => read::squares(size, read::ListKind::Sets, text),
        Problem::Knight => read::squares(size, read::ListKind::Tours, text),
    };
    // A board of queens has no start, and a tour need not have one.
    let start = instance.given().first().copied();
    let is_free = problem == Problem::Knight && start.is_none();
    let boards = reading.boards.iter();
    let judged: Vec<_> = boards.map(|it| judged(instance, start, it)).collect();
    let starts = match is_free {
        true => starts(judged.iter().flatten()),
        false => Vec::new(),
    };
    let printed = || {
        let mut boards = reading.boards.iter();
        boards.find_map(|it| it.queens.as_ref().ok()?.first().copied())
    };
    let compared = match starts[..] {
        [start] => Some(start),
        [] if is_free => printed(),
        _ => None,
    };
    let from_there = compared.and_then(|start| begun(&exhaustive, start));
    let area = size.area() as u64;
    let mut checking = Checking {
        problem,
        reader: Reader::start(from_there.as_ref().unwrap_or(&exhaustive)),
        longest: match problem {
            Problem::Queens => u64::MAX,
            // There is no search from where the tours begin.
            _ if starts.len() > 1 || is_free && from_there.is_none() => 0,
            Problem::Domination | Problem::Knight => LONGEST_SEARCH / (area * area),
        },
        queens: None,
        batch: Vec::new(),
        solutions: 0,
        found: Vec::new(),
        index: HashMap::new(),
        verdict: Verdict {
            form: reading.form,
            base: reading.base,
            printed: reading.boards.len() as u64,
            right: 0,
            starts,
            solutions: None,
            knows_size: problem != Problem::Domination || instance.k().is_some(),
            missing: Listed::default(),
            doubled: Listed::default(),
            wrong: Listed::default(),
            unreadable: Listed::default(),
            selection: None,
            other: None,
            departure: None,
        },
    };
    for (printed, judged) in reading.boards.iter().zip(judged) {
        checking.add(printed, judged);
    }
    for unreadable in reading.unreadable {
        checking.verdict.unreadable.add(unreadable);
    }
    if problem == Problem::Queens && checking.found.is_empty() && instance.given().is_empty() {
        checking.verdict.other = other_size(size, axis, base, text);
    }
    Ok(Box::new(checking))
}

/// The different squares on which these tours begin.
fn starts<'a>(tours: impl Iterator<Item = &'a Vec<Square>>) -> Vec<Square> {
    let mut starts = Vec::new();
    for start in tours.filter_map(|tour| tour.first()) {
        if !starts.contains(start) {
            starts.push(*start);
        }
    }
    starts
}

/// The same search, begun on this square, if that is on the board.
fn begun(accepted: &Accepted, start: Square) -> Option<Accepted> {
    let setup = Setup {
        given: vec![start],
        ..accepted.instance().setup().clone()
    };
    let instance = Instance::new(setup).ok()?;
    accepted.algorithm().accept(instance).ok()
}

/// The size of the only board, but this one, of which every placement in the beginning of the text is a solution.
fn other_size(size: BoardSize, axis: Axis, base: Base, text: &str) -> Option<u8> {
    /// Enough for some solutions in every form.
    const BEGINNING: usize = 20_000;
    let beginning = &text[..text.floor_char_boundary(BEGINNING)];
    let beginning = match beginning.rsplit_once('\n') {
        Some((whole, _)) if beginning.len() < text.len() => whole,
        _ => beginning,
    };
    let solves = |n: &u8| {
        let Ok(other) = BoardSize::new((*n).into()) else {
            return false;
        };
        let boards = read::read(other, axis, base, beginning).boards;
        let is_solution = |printed: &Printed| {
            let queens = printed.queens.as_deref().unwrap_or_default();
            let placement = Placement::new(other, queens);
            placement.is_some() && attacking_pair(queens).is_none()
        };
        !boards.is_empty() && boards.iter().all(is_solution)
    };
    // Any number is a solution on one square.
    let mut others = (4..=LARGEST_BOARD)
        .filter(|&n| n != size.get())
        .filter(solves);
    others.next().filter(|_| others.next().is_none())
}

struct Checking {
    problem: Problem,
    reader: Reader,
    /// How many events the search has at most.
    longest: u64,
    /// The number of queens of the search's solutions, once it has found one.
    queens: Option<usize>,
    batch: Vec<Event>,
    solutions: u64,
    /// The different solutions that were printed, in the order printed.
    found: Vec<KnownSolution>,
    /// The index of each in `found`.
    index: HashMap<Vec<Square>, usize>,
    verdict: Verdict,
}

struct KnownSolution {
    at: Spot,
    squares: Vec<Square>,
    /// Its place in the algorithm's order, once the search has found it.
    place: Option<u64>,
}

impl Checking {
    /// Adds a board as wrong, doubled or new.
    fn add(&mut self, printed: &Printed, judged: Result<Vec<Square>, Fault>) {
        let at = printed.at;
        match judged {
            Err(fault) => self.verdict.wrong.add(WrongBoard {
                at,
                squares: printed.queens.clone().unwrap_or_default(),
                fault,
            }),
            Ok(squares) => match self.index.get(&squares) {
                Some(&index) => {
                    let before = self.found[index].at;
                    self.verdict.doubled.add(Doubled { at, before });
                }
                None => {
                    self.index.insert(squares.clone(), self.found.len());
                    self.found.push(KnownSolution {
                        at,
                        squares,
                        place: None,
                    });
                }
            },
        }
    }

    fn verdict(&self) -> Verdict {
        let mut verdict = self.verdict.clone();
        let is_known = self.reader.replay().ending() == Some(Ending::Complete);
        // A set with more queens than the least is wrong. The least is known from the search or, if it has found
        // no solution yet, from the sets that were printed.
        let fewest = || self.found.iter().map(|it| it.squares.len()).min();
        let least = self.queens.or_else(|| fewest().filter(|_| !is_known));
        let is_right = |it: &&KnownSolution| least == Some(it.squares.len());
        for found in self.found.iter().filter(|it| !is_right(it)) {
            let fault = Fault::Queens {
                found: found.squares.len() as u64,
                expected: least.unwrap_or_default() as u64,
            };
            verdict.wrong.add(WrongBoard {
                at: found.at,
                squares: found.squares.clone(),
                fault,
            });
        }
        verdict.wrong.first.sort_by_key(|wrong| wrong.at);
        let right: Vec<&KnownSolution> = self.found.iter().filter(is_right).collect();
        verdict.right = right.len() as u64;
        verdict.knows_size |= is_known || self.queens.is_some();
        if !is_known {
            verdict.missing = Listed::default();
            return verdict;
        }
        verdict.solutions = Some(self.solutions);
        let mut ordered = right.clone();
        ordered.sort_by_key(|found| found.place);
        let departure = right.iter().zip(&ordered).find(|(a, b)| a.place != b.place);
        verdict.selection = self.selection(&verdict, &right);
        verdict.departure = departure.map(|(printed, expected)| Departure {
            at: printed.at,
            printed: printed.squares.clone(),
            expected: expected.squares.clone(),
        });
        verdict
    }
}

impl Checking {
    /// What these solutions are among all, where nothing is amiss but that some are missing.
    fn selection(&self, verdict: &Verdict, right: &[&KnownSolution]) -> Option<Selection> {
        if right.is_empty() || verdict.missing.total == 0 || !verdict.is_sound() {
            return None;
        }
        let replay = self.reader.replay();
        let (count, position) = (right.len() as u64, replay.position());
        let group = Symmetry::stabiliser(position.size(), position.given());
        let class = |found: &&KnownSolution| {
            let images = group.iter().map(|symmetry| {
                let squares = found.squares.iter();
                let image = squares
                    .map(|&it| symmetry.apply(position.size(), it))
                    .collect();
                ordered(self.problem, image)
            });
            images.min()
        };
        let classes: HashSet<_> = right.iter().map(class).collect();
        let is_class_each = classes.len() == right.len();
        if is_class_each && count == replay.counters().fundamental {
            return Some(Selection::OnePerClass);
        }
        let are_first = right
            .iter()
            .all(|it| it.place.is_some_and(|place| place < count));
        are_first.then_some(Selection::First)
    }
}

impl Work for Checking {
    type Output = Verdict;

    fn work(&mut self, budget: u64) -> Poll<Verdict> {
        let Checking {
            problem,
            reader,
            longest,
            queens,
            batch,
            solutions,
            found,
            index,
            verdict,
        } = self;
        let left = longest.saturating_sub(reader.step());
        reader.read(budget.min(left), batch, |event, replay| {
            if event.kind() != EventKind::Solution {
                return;
            }
            let squares = replay.position().solution().unwrap_or_default();
            let squares = ordered(*problem, squares);
            *queens = Some(squares.len());
            match index.get(&squares) {
                Some(&at) => found[at].place = Some(*solutions),
                None => verdict.missing.add(squares),
            }
            *solutions += 1;
        });
        match reader.is_ended() || reader.step() >= *longest {
            true => Poll::Ready(self.verdict()),
            false => Poll::Pending,
        }
    }
}

/// Squares in the order in which they are compared: a tour in the order of visiting, others by file.
fn ordered(problem: Problem, mut squares: Vec<Square>) -> Vec<Square> {
    if problem != Problem::Knight {
        squares.sort_unstable();
    }
    squares
}

/// The ordered squares of a printed board, or why it is no solution. A tour has to begin at `start`.
fn judged(
    instance: &Instance,
    start: Option<Square>,
    printed: &Printed,
) -> Result<Vec<Square>, Fault> {
    let squares = match &printed.queens {
        Ok(squares) => squares,
        Err(number) => return Err(off_board(instance, *number)),
    };
    definition::judge(instance, start, squares)?;
    Ok(ordered(instance.problem(), squares.clone()))
}

fn off_board(instance: &Instance, number: i64) -> Fault {
    match instance.problem() {
        Problem::Queens => Fault::Number { number },
        Problem::Domination | Problem::Knight => Fault::SquareNumber {
            number,
            last: instance.size().area() as u16 - 1,
        },
    }
}
