//! Checks the output of a program. The definition of the problem decides whether each board is a solution. If a search
//! finds all solutions within its limit, the check also compares the boards with them. It then lists missing, duplicate
//! and wrong solutions, and the first difference from the algorithm's order.

pub mod trace;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{BoardSize, Placement, Square, Symmetry, attacking_pair};
use crate::counting::published::published;
use crate::feasibility::existence::obstacle;
use crate::formats::read::{
    self, Claim, DefaultNotation, Location, Notation, Printed, Reading, TextReader, Unread,
};
use crate::problem::{Goal, Instance, Problem, Setup, definition};
use crate::search::{Accepted, Ending, Event, EventKind, Unsupported};
use crate::text::{beginning, with_commas};
use crate::trace::Reader;
use crate::work::Work;

pub use crate::problem::NotASolution;

/// The greatest length of a text that can be checked, in bytes. All solutions of thirteen queens fit, even as drawings.
pub const LONGEST_TEXT: usize = 32_000_000;
/// The greatest n for which a check of n queens searches for all solutions. On larger boards, a check uses only the
/// definition of a solution.
pub const LARGEST_BOARD: u8 = 13;
/// The limit of the search for all dominating sets or all tours: the greatest number of events times the square of the
/// number of squares. The second factor is there because events take longer on larger boards. If the search does not
/// end within the limit, the check uses only the definition of a solution.
const LONGEST_SEARCH: u64 = 35_000_000_000;
/// The greatest number of items in each list of a verdict. The totals count all items.
pub const LISTED: usize = 100;

/// The reason why a text cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// The text is longer than [`LONGEST_TEXT`].
    #[error("the text has {length} bytes, at most {LONGEST_TEXT} are checked")]
    TooLong {
        /// The length of the text in bytes.
        length: usize,
    },
    /// The algorithm cannot find all solutions.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
}

/// The progress of a check.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Progress {
    /// The fraction of the text that has been read, from 0 to 1.
    Reading(f64),
    /// The fraction of all solutions that the search has found. `None` if their number is unknown.
    Searching(Option<f64>),
}

/// A check in progress. Its budget counts lines while it reads the text, and then events of the search. It is a trait
/// object, so that a caller can be loaded before the code of the checks.
pub type Check = Box<dyn CheckWork>;

/// A check that works in slices.
pub trait CheckWork: Work<Output = Verdict> {
    /// The progress of the check.
    fn progress(&self) -> Progress;
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Verdict {
    /// Whether all solutions are required. Otherwise, one solution is enough.
    #[cfg_attr(feature = "serde", serde(rename = "asks_for_all"))]
    pub requires_all: bool,
    /// The notation of the first board. `None` if the text contains no board.
    pub form: Option<Notation>,
    /// The number of boards that were read. A solution that is printed both as a list and as a drawing counts once.
    pub printed: u64,
    /// The number of distinct solutions that were printed.
    pub right: u64,
    /// The distinct squares on which the correct tours begin. Empty if the instance has a given start or the problem is
    /// not the knight's tour.
    pub starts: Vec<Square>,
    /// The number of all solutions. `None` if the search did not find them all.
    pub solutions: Option<u64>,
    /// Whether the number of queens of a solution is known. If not, a set that counts as correct may have too many
    /// queens.
    #[cfg_attr(feature = "serde", serde(rename = "knows_size"))]
    pub is_size_known: bool,
    /// The solutions that were not printed, in the algorithm's order. Empty if not all solutions are known.
    pub missing: Truncated<Vec<Square>>,
    /// The printed solutions that repeat an earlier solution in the text.
    #[cfg_attr(feature = "serde", serde(rename = "doubled"))]
    pub repeated: Truncated<Duplicate>,
    /// The boards that are not solutions.
    pub wrong: Truncated<WrongBoard>,
    /// The lines that may contain a board but were not read.
    pub unread: Truncated<Unread>,
    /// The number of lines that contain neither a board nor a claim.
    #[cfg_attr(feature = "serde", serde(rename = "passed_over"))]
    pub ignored_lines: u64,
    /// The claims of the text.
    pub claims: Vec<JudgedClaim>,
    /// The kind of selection that the program printed, if missing solutions are the only defect. `None` if there are
    /// other defects or if neither kind fits.
    pub selection: Option<Selection>,
    /// The number of files of the only other board on which every placement at the beginning of the text is a solution.
    /// `None` if a board is correct, or if zero or several other boards qualify.
    #[cfg_attr(feature = "serde", serde(rename = "other"))]
    pub other_size: Option<u8>,
    /// The first difference from the algorithm's order. Missing solutions do not count as differences. `None` if the
    /// orders agree, or if the algorithm's order is unknown.
    #[cfg_attr(feature = "serde", serde(rename = "departure"))]
    pub order_mismatch: Option<OrderMismatch>,
}

/// A claim of the text about a number, and whether it is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct JudgedClaim {
    /// The line number, from 1.
    pub line: u64,
    /// The claim.
    pub claim: Claim,
    /// The true number. `None` if it is not known.
    pub expected: Option<u64>,
    /// Whether the claim only gives the number of boards in the text, and one solution is enough. The claim then counts
    /// as true.
    pub counts_printed: bool,
    /// Whether the claim is true. `None` if that is not known.
    pub holds: Option<bool>,
}

/// The result of a check in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// Everything was read, nothing is wrong, and the required solutions were printed.
    Right,
    /// A board is wrong, a claim is false, or a solution was printed twice although all solutions are required.
    Wrong,
    /// Nothing is wrong, but solutions are missing, or the check could not decide whether all is correct.
    Incomplete,
    /// A line that may contain a board was not read.
    Unread,
}

/// The kind of selection that a program prints if it stops early or leaves out symmetric solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Selection {
    /// The first solutions that the algorithm finds.
    First,
    /// One solution of each class under symmetry.
    OnePerClass,
}

/// The first items of a kind, and the number of all items.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Truncated<T> {
    /// The number of all items.
    pub total: u64,
    /// The first items, at most [`LISTED`].
    pub first: Vec<T>,
}

/// A solution that was printed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Duplicate {
    /// The location of the repetition.
    pub at: Location,
    /// The location where the text first contains the solution.
    pub before: Location,
}

/// A board that is not a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct WrongBoard {
    /// The location of the board.
    pub at: Location,
    /// The squares in printed order. Empty if they could not be determined, for example if a number is outside the
    /// board.
    pub squares: Vec<Square>,
    /// The reason why the board is not a solution.
    pub fault: NotASolution,
}

/// A difference between the order of the text and the order of the algorithm.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct OrderMismatch {
    /// The location of the difference.
    pub at: Location,
    /// The solution that was printed at this location.
    pub printed: Vec<Square>,
    /// The printed solution that the algorithm finds at this position.
    pub expected: Vec<Square>,
}

/// Starts to compare this text with all solutions of this instance. The goal of the instance decides whether the text
/// must contain all solutions. Without a given start, a tour can begin on any square. If all tours in the text begin on
/// one square, they are compared with all tours from that square. Tours from several starts are judged only by the
/// definition.
///
/// ```
/// use queens_core::check::{self, Outcome};
/// use queens_core::{Goal, Work, queens};
///
/// let search = queens(4).accept(Goal::All)?;
/// let verdict = check::start(&search, "1 3 0 2\n2 0 3 1\n")?.finish();
/// assert_eq!(verdict.outcome(), Outcome::Right);
/// let verdict = check::start(&search, "1 3 0 2\n0 1 2 3\n")?.finish();
/// assert_eq!((verdict.outcome(), verdict.missed()), (Outcome::Wrong, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the text is too long, or the algorithm cannot find all solutions.
pub fn start(accepted: &Accepted, text: &str) -> Result<Check, CheckError> {
    if text.len() > LONGEST_TEXT {
        return Err(CheckError::TooLong { length: text.len() });
    }
    let algorithm = accepted.algorithm();
    let exhaustive = algorithm.accept(accepted.instance().clone().with_goal(Goal::All))?;
    let default = DefaultNotation {
        axis: algorithm.axis,
        base: algorithm.form.base(),
    };
    // The beginning of the text is enough to recognise solutions for another board.
    let beginning = first_lines(text).to_owned();
    Ok(Box::new(TextCheck {
        requires_all: accepted.instance().goal() != Goal::First,
        reader: TextReader::new(exhaustive.instance(), default, text),
        exhaustive,
        default,
        beginning,
        compared: None,
    }))
}

impl Verdict {
    /// The verdict in one word.
    pub fn outcome(&self) -> Outcome {
        let is_repeated = self.requires_all && self.repeated.total > 0;
        let is_open = self.claims.iter().any(|claim| claim.holds.is_none());
        if self.wrong.total > 0 || self.false_claims() > 0 || is_repeated {
            Outcome::Wrong
        } else if self.unread.total > 0 {
            Outcome::Unread
        } else if self.has_required_solutions() && !is_open {
            Outcome::Right
        } else {
            Outcome::Incomplete
        }
    }

    /// Whether the text contains no board and no line that may contain a board.
    pub fn has_no_board(&self) -> bool {
        self.right == 0 && self.wrong.total == 0 && self.unread.total == 0
    }

    /// The number of required solutions that are missing.
    pub fn missed(&self) -> u64 {
        if self.requires_all {
            self.missing.total
        } else {
            0
        }
    }

    /// The number of false claims.
    pub fn false_claims(&self) -> u64 {
        let is_false = |claim: &&JudgedClaim| claim.holds == Some(false);
        self.claims.iter().filter(is_false).count() as u64
    }

    /// Whether the required solutions were printed: all solutions, or one solution. If no solution exists, nothing is
    /// required.
    fn has_required_solutions(&self) -> bool {
        let is_whole = self.solutions.is_some() && self.missing.total == 0;
        let is_one = self.right > 0 && self.is_size_known;
        is_whole || !self.requires_all && is_one
    }

    /// Whether every solution was printed once, in the algorithm's order, and nothing is wrong or unread.
    pub fn is_perfect(&self) -> bool {
        self.is_complete() && self.order_mismatch.is_none()
    }

    /// Whether every solution was printed once, in any order, and nothing is wrong or unread.
    ///
    /// ```
    /// use queens_core::{Goal, Work, check, queens};
    ///
    /// let search = queens(4).accept(Goal::All)?;
    /// let verdict = check::start(&search, "2 0 3 1\n1 3 0 2\n")?.finish();
    /// assert!(verdict.is_complete());
    /// assert!(!verdict.is_perfect(), "the algorithm finds the other solution first");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_complete(&self) -> bool {
        self.solutions.is_some() && self.missing.total == 0 && self.is_sound()
    }

    /// Whether there are no duplicates, wrong boards, unread lines or false claims.
    pub fn is_sound(&self) -> bool {
        let defects = [self.repeated.total, self.wrong.total, self.unread.total];
        defects.into_iter().all(|total| total == 0) && self.false_claims() == 0
    }
}

impl Outcome {
    /// The name in JSON and in the page's attributes.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl WrongBoard {
    /// The position, from 1, of the square in a tour that is not a knight's move from the square before it. `None` if
    /// the reason is not a jump.
    ///
    /// ```
    /// use queens_core::{Goal, Work, check, tours};
    ///
    /// let search = tours(5, 5).accept(Goal::First)?;
    /// let verdict = check::start(&search, "a1 b3 c5 d5")?.finish();
    /// assert_eq!(verdict.wrong.first[0].illegal_move_at(), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn illegal_move_at(&self) -> Option<usize> {
        let NotASolution::Jump { from, to } = self.fault else {
            return None;
        };
        let before = self.squares.windows(2).position(|pair| pair == [from, to]);
        before.map(|before| before + 2)
    }
}

impl fmt::Display for WrongBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.fault)?;
        match self.illegal_move_at() {
            Some(place) => write!(f, ", square {} of the tour", with_commas(place as u64)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Duplicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "repeats the board of {}", self.before)
    }
}

impl fmt::Display for JudgedClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.claim)?;
        match (self.holds, self.expected) {
            (Some(true), _) if self.counts_printed => f.write_str(" and contains as many"),
            (Some(true), _) => f.write_str("; that is true"),
            (Some(false), Some(expected)) => {
                write!(f, "; the true number is {}", with_commas(expected))
            }
            (Some(false), None) => f.write_str("; that is false"),
            (None, _) => f.write_str("; that could not be compared"),
        }
    }
}

impl<T> Default for Truncated<T> {
    fn default() -> Truncated<T> {
        Truncated {
            total: 0,
            first: Vec::new(),
        }
    }
}

impl<T> Truncated<T> {
    fn add(&mut self, item: T) {
        self.total += 1;
        if self.first.len() < LISTED {
            self.first.push(item);
        }
    }
}

/// A check that reads the text first and then compares its boards with the solutions of a search.
struct TextCheck {
    exhaustive: Accepted,
    requires_all: bool,
    default: DefaultNotation,
    beginning: String,
    reader: TextReader,
    compared: Option<Box<BoardComparison>>,
}

/// The boards of a text, and the search whose solutions they are compared with.
struct BoardComparison {
    problem: Problem,
    /// Whether the board has no tours and the text contains no boards.
    expects_nothing: bool,
    reader: Reader,
    /// The greatest number of events of the search.
    longest: u64,
    /// The number of queens of a solution. `None` until the search finds a solution.
    queens: Option<usize>,
    batch: Vec<Event>,
    solutions: u64,
    /// The distinct solutions that were printed, in printed order.
    found: Vec<KnownSolution>,
    /// The index in `found` of each solution.
    index: HashMap<Vec<Square>, usize>,
    verdict: Verdict,
}

struct KnownSolution {
    at: Location,
    squares: Vec<Square>,
    /// The position in the algorithm's order, once the search has found the solution.
    place: Option<u64>,
}

impl Work for TextCheck {
    type Output = Verdict;

    fn work(&mut self, budget: u64) -> Poll<Verdict> {
        if let Some(comparison) = &mut self.compared {
            return comparison.work(budget);
        }
        if let Poll::Ready(reading) = self.reader.advance(budget) {
            let mut comparison = BoardComparison::new(&self.exhaustive, self.requires_all, reading);
            if comparison.may_fit_another_board() {
                comparison.verdict.other_size = find_other_size(
                    self.exhaustive.instance().size(),
                    self.default,
                    &self.beginning,
                );
            }
            self.compared = Some(Box::new(comparison));
        }
        Poll::Pending
    }
}

impl CheckWork for TextCheck {
    fn progress(&self) -> Progress {
        match &self.compared {
            None => Progress::Reading(self.reader.share()),
            Some(comparison) => Progress::Searching(comparison.share()),
        }
    }
}

impl BoardComparison {
    /// Judges the boards of a text and prepares the search that finds all solutions.
    fn new(exhaustive: &Accepted, requires_all: bool, reading: Reading) -> BoardComparison {
        let instance = exhaustive.instance();
        let (size, problem) = (instance.size(), instance.problem());
        // A placement of queens has no start, and a tour does not need a given start.
        let start = instance.given().first().copied();
        let is_free = problem == Problem::Knight && start.is_none();
        let boards = reading.boards.iter();
        let judged: Vec<_> = boards.map(|board| judged(instance, start, board)).collect();
        let starts = if is_free {
            starts(judged.iter().flatten())
        } else {
            Vec::new()
        };
        let printed = || {
            let mut boards = reading.boards.iter();
            boards.find_map(|board| board.squares.as_ref().ok()?.first().copied())
        };
        let compared = match starts[..] {
            [start] => Some(start),
            [] if is_free => printed(),
            _ => None,
        };
        let from_there = compared.and_then(|start| with_start(exhaustive, start));
        let area = size.area() as u64;
        let mut comparison = BoardComparison {
            problem,
            expects_nothing: is_free && reading.boards.is_empty() && has_no_tour(instance),
            reader: Reader::start(from_there.as_ref().unwrap_or(exhaustive)),
            longest: match problem {
                Problem::Queens if size.files() > LARGEST_BOARD => 0,
                Problem::Queens => u64::MAX,
                // No single search finds the tours of all these starts.
                _ if starts.len() > 1 || is_free && from_there.is_none() => 0,
                Problem::Domination | Problem::Knight => LONGEST_SEARCH / (area * area),
            },
            queens: None,
            batch: Vec::new(),
            solutions: 0,
            found: Vec::new(),
            index: HashMap::new(),
            verdict: Verdict {
                requires_all,
                form: reading.form,
                printed: reading.boards.len() as u64,
                right: 0,
                starts,
                solutions: None,
                is_size_known: problem != Problem::Domination || instance.k().is_some(),
                missing: Truncated::default(),
                repeated: Truncated::default(),
                wrong: Truncated::default(),
                unread: Truncated::default(),
                ignored_lines: reading.ignored_lines,
                claims: Vec::new(),
                selection: None,
                other_size: None,
                order_mismatch: None,
            },
        };
        let is_shown = repeats(problem, &reading.boards, &judged);
        let mut before: Option<(&Printed, &Vec<Square>)> = None;
        for (printed, judged) in reading.boards.iter().zip(&judged) {
            let is_shown_again = match (before.take(), judged) {
                (Some((earlier, squares)), Ok(again)) => {
                    earlier.is_drawn != printed.is_drawn && is_shown(squares, again)
                }
                _ => false,
            };
            match judged {
                // A solution that is printed both as a list and as a drawing counts once.
                Ok(_) if is_shown_again => comparison.verdict.printed -= 1,
                _ => {
                    before = judged.as_ref().ok().map(|squares| (printed, squares));
                    comparison.add(printed, judged.clone());
                }
            }
        }
        for unread in reading.unread {
            comparison.verdict.unread.add(unread);
        }
        let claims = reading.claims.into_iter();
        let claim = |(line, claim)| JudgedClaim {
            line,
            claim,
            expected: None,
            counts_printed: false,
            holds: None,
        };
        comparison.verdict.claims = claims.map(claim).collect();
        comparison
    }

    /// Whether the text may be the output for another board: the problem is n queens on a plain board, and no board of
    /// the text is a solution.
    fn may_fit_another_board(&self) -> bool {
        self.is_plain() && self.found.is_empty()
    }

    /// Whether the problem is n queens, without given queens and blocked squares. Only then are numbers published.
    fn is_plain(&self) -> bool {
        let position = self.reader.replay().position();
        let has_squares = !position.given().is_empty() || !position.blocked().is_empty();
        self.problem == Problem::Queens && !has_squares
    }

    /// The fraction of all solutions that the search has found. `None` if their number is not published.
    fn share(&self) -> Option<f64> {
        let position = self.reader.replay().position();
        let all = published(position.size().files()).filter(|_| self.is_plain())?;
        Some(self.solutions as f64 / all.solutions.max(1) as f64)
    }

    /// Compares the claims of the text with the known numbers.
    fn judge_claims(&self, verdict: &mut Verdict) {
        let position = self.reader.replay().position();
        let counters = self.reader.replay().counters();
        let known = published(position.size().files()).filter(|_| self.is_plain());
        let total = verdict.solutions.or(known.map(|known| known.solutions));
        let fundamental = match verdict.solutions {
            Some(_) if !self.expects_nothing => Some(counters.fundamental),
            _ => known.map(|known| known.fundamental),
        };
        let printed = verdict.right + verdict.wrong.total;
        let requires_all = verdict.requires_all;
        // The tours from one start are not all tours of the board.
        let is_free = self.problem == Problem::Knight && !verdict.starts.is_empty();
        for judged in &mut verdict.claims {
            (judged.expected, judged.holds) = match judged.claim {
                Claim::None => match total {
                    Some(total) => (Some(total), Some(total == 0)),
                    None => (None, (verdict.right > 0).then_some(false)),
                },
                Claim::Solutions(number) if !requires_all && number == printed => {
                    judged.counts_printed = true;
                    (Some(printed), Some(true))
                }
                Claim::Solutions(number) => {
                    let holds = total.map(|total| total == number);
                    (total, holds.filter(|holds| *holds || !is_free))
                }
                Claim::Found(number) => {
                    let is_known = [total, fundamental, Some(printed)].contains(&Some(number));
                    (
                        total,
                        is_known
                            .then_some(true)
                            .or(total.filter(|_| !is_free).map(|_| false)),
                    )
                }
                Claim::Size(number) => {
                    let least = self.queens.map(|queens| queens as u64);
                    (least, least.map(|least| least == number))
                }
            };
        }
    }

    /// Adds a board as wrong, duplicate or new.
    fn add(&mut self, printed: &Printed, judged: Result<Vec<Square>, NotASolution>) {
        let at = printed.at;
        match judged {
            Err(fault) => self.verdict.wrong.add(WrongBoard {
                at,
                squares: printed.squares.clone().unwrap_or_default(),
                fault,
            }),
            Ok(squares) => match self.index.get(&squares) {
                Some(&index) => {
                    let before = self.found[index].at;
                    self.verdict.repeated.add(Duplicate { at, before });
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
        // A set with more queens than necessary is wrong. The necessary number comes from the search or, if it has
        // found no solution yet, from the printed sets.
        let fewest = || self.found.iter().map(|found| found.squares.len()).min();
        let least = self.queens.or_else(|| fewest().filter(|_| !is_known));
        let is_right = |solution: &&KnownSolution| least == Some(solution.squares.len());
        for found in self.found.iter().filter(|solution| !is_right(solution)) {
            let fault = NotASolution::Queens {
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
        verdict.is_size_known |= is_known || self.queens.is_some();
        if !is_known {
            verdict.missing = Truncated::default();
            verdict.solutions = self.expects_nothing.then_some(0);
            self.judge_claims(&mut verdict);
            return verdict;
        }
        verdict.solutions = Some(self.solutions);
        self.judge_claims(&mut verdict);
        let mut ordered = right.clone();
        ordered.sort_by_key(|found| found.place);
        let order_mismatch = right.iter().zip(&ordered).find(|(a, b)| a.place != b.place);
        verdict.selection = self.selection(&verdict, &right);
        verdict.order_mismatch = order_mismatch.map(|(printed, expected)| OrderMismatch {
            at: printed.at,
            printed: printed.squares.clone(),
            expected: expected.squares.clone(),
        });
        verdict
    }

    /// The kind of selection that the program printed, if missing solutions are the only defect. `None` if there are
    /// other defects or if neither kind fits.
    fn selection(&self, verdict: &Verdict, right: &[&KnownSolution]) -> Option<Selection> {
        if right.is_empty() || verdict.missing.total == 0 || !verdict.is_sound() {
            return None;
        }
        let replay = self.reader.replay();
        let (count, position) = (right.len() as u64, replay.position());
        let group = Symmetry::stabiliser(position.size(), &[position.given(), position.blocked()]);
        let class = |found: &&KnownSolution| {
            let images = group.iter().map(|symmetry| {
                let squares = found.squares.iter();
                let image = squares
                    .map(|&square| symmetry.apply(position.size(), square))
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
            .all(|solution| solution.place.is_some_and(|place| place < count));
        are_first.then_some(Selection::First)
    }
}

impl Work for BoardComparison {
    type Output = Verdict;

    fn work(&mut self, budget: u64) -> Poll<Verdict> {
        let BoardComparison {
            problem,
            expects_nothing: _,
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
        if reader.is_ended() || reader.step() >= *longest {
            Poll::Ready(self.verdict())
        } else {
            Poll::Pending
        }
    }
}

/// The whole lines at the beginning of a text. They contain some solutions in every notation.
fn first_lines(text: &str) -> &str {
    const LENGTH: usize = 20_000;
    let beginning = beginning(text, LENGTH);
    match beginning.rsplit_once('\n') {
        Some((whole, _)) if beginning.len() < text.len() => whole,
        _ => beginning,
    }
}

/// Returns a function that tests whether a list and the drawing after it show one solution. If every drawing equals its
/// list with files and ranks exchanged, the function exchanges them before it compares.
fn repeats(
    problem: Problem,
    boards: &[Printed],
    judged: &[Result<Vec<Square>, NotASolution>],
) -> impl Fn(&[Square], &[Square]) -> bool + use<> {
    let exchanged = move |squares: &[Square]| {
        let across = |square: &Square| Square::at(square.rank.get(), square.file.get());
        ordered(problem, squares.iter().map(across).collect())
    };
    let pairs = boards
        .windows(2)
        .zip(judged.windows(2))
        .filter_map(|(boards, judged)| {
            let is_pair = !boards[0].is_drawn && boards[1].is_drawn;
            is_pair.then(|| Some((judged[0].as_ref().ok()?, judged[1].as_ref().ok()?)))?
        });
    let pairs: Vec<_> = pairs.collect();
    let are_exchanged = !pairs.is_empty()
        && pairs
            .iter()
            .all(|(list, drawing)| list != drawing && exchanged(drawing) == **list);
    move |squares, again| {
        if are_exchanged {
            exchanged(again) == squares
        } else {
            squares == again
        }
    }
}

/// Whether a tour is known to be impossible from every square of the board.
fn has_no_tour(instance: &Instance) -> bool {
    let mut starts = instance.size().squares();
    starts.all(|start| {
        obstacle(
            instance.size(),
            instance.blocked(),
            start,
            instance.variant(),
        )
        .is_some()
    })
}

/// The distinct squares on which these tours begin.
fn starts<'a>(tours: impl Iterator<Item = &'a Vec<Square>>) -> Vec<Square> {
    let mut starts = Vec::new();
    for start in tours.filter_map(|tour| tour.first()) {
        if !starts.contains(start) {
            starts.push(*start);
        }
    }
    starts
}

/// The algorithm and the instance with this square as the given start. `None` if the square is not on the board or the
/// algorithm does not support a given start.
fn with_start(accepted: &Accepted, start: Square) -> Option<Accepted> {
    let setup = Setup {
        given: vec![start],
        ..accepted.instance().setup().clone()
    };
    let instance = Instance::new(setup).ok()?;
    accepted.algorithm().accept(instance).ok()
}

/// The number of files of the only other board on which every placement in the text is a solution. `None` if zero or
/// several other boards qualify.
fn find_other_size(size: BoardSize, default: DefaultNotation, text: &str) -> Option<u8> {
    let solves = |n: &u8| {
        let Ok(other) = BoardSize::new((*n).into()) else {
            return false;
        };
        let Ok(instance) = Instance::queens(other, &[], Goal::All) else {
            return false;
        };
        let boards = read::read(&instance, default, text).boards;
        let is_solution = |printed: &Printed| {
            let queens = printed.squares.as_deref().unwrap_or_default();
            let placement = Placement::new(other, queens);
            placement.is_ok() && attacking_pair(queens).is_none()
        };
        !boards.is_empty() && boards.iter().all(is_solution)
    };
    // Boards with fewer than 4 files are left out. On one square, any number would be a solution.
    let mut others = (4..=LARGEST_BOARD)
        .filter(|&n| n != size.files())
        .filter(solves);
    others.next().filter(|_| others.next().is_none())
}

/// The squares in the order for comparisons: a tour in visiting order, other boards by file.
fn ordered(problem: Problem, mut squares: Vec<Square>) -> Vec<Square> {
    if problem != Problem::Knight {
        squares.sort_unstable();
    }
    squares
}

/// The ordered squares of a printed board. The error is the reason why the board is not a solution. A tour must begin
/// at `start`.
fn judged(
    instance: &Instance,
    start: Option<Square>,
    printed: &Printed,
) -> Result<Vec<Square>, NotASolution> {
    let squares = printed.squares.as_ref().map_err(|fault| *fault)?;
    let judged = definition::check_solution(instance, start, squares);
    judged.map_err(|fault| match (fault, printed.first_visit) {
        (NotASolution::Jump { from, to }, Some(first)) => {
            let before = squares.windows(2).position(|pair| pair == [from, to]);
            let number = i64::from(first) + before.unwrap_or_default() as i64;
            NotASolution::NoMove { number, from, to }
        }
        _ => fault,
    })?;
    Ok(ordered(instance.problem(), squares.clone()))
}
