//! Reads the trace that a program printed, one action on each line, and compares it with a search. The comparison stops
//! at the first difference.
//!
//! A line has an action and a square: `try a1`, `place a1`, `reject a1` or `remove a1`. The action can be a word in
//! French or Romanian. A square can be two numbers after a line such as `row column from 0`.

use std::collections::VecDeque;

use crate::board::{Axis, BoardSize, Square};
use crate::formats::Base;
use crate::search::{Accepted, Descriptor, Event, Traversal};
use crate::text::excerpt;
use crate::trace::Reader;

/// The greatest length of a trace that is read, in bytes.
pub const LONGEST_TRACE: usize = 4_000_000;
/// The greatest number of events that a comparison lists after the difference.
const LISTED: usize = 3;

/// An action of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The program tests a square.
    Try,
    /// The program places a piece on a square.
    Place,
    /// The test refuses a square.
    Reject,
    /// The program removes a piece.
    Remove,
}

/// The words of an action, in English, French and Romanian, without accents.
const WORDS: [(Action, &[&str]); 4] = [
    (
        Action::Try,
        &[
            "try",
            "tries",
            "tried",
            "trying",
            "test",
            "tests",
            "essai",
            "essaie",
            "essayer",
            "essaye",
            "teste",
            "tester",
            "incerc",
            "incearca",
            "incercare",
            "testez",
            "testeaza",
        ],
    ),
    (
        Action::Place,
        &[
            "place", "places", "placed", "placing", "put", "placer", "pose", "poser", "plasez",
            "plaseaza", "pun", "pune", "asez", "asaza", "aseaza",
        ],
    ),
    (
        Action::Reject,
        &[
            "reject", "rejects", "rejected", "refuse", "refused", "rejette", "rejeter", "rejet",
            "refus", "refuser", "resping", "respinge", "refuz", "refuza",
        ],
    ),
    (
        Action::Remove,
        &[
            "remove", "removes", "removed", "removing", "retire", "retirer", "enleve", "enlever",
            "scot", "scoate", "elimin", "elimina", "sterg", "sterge",
        ],
    ),
];

/// The words for a row and for a column, without accents.
const ROWS: [&str; 6] = ["row", "rank", "ligne", "rangee", "linie", "rand"];
const COLUMNS: [&str; 6] = ["column", "col", "file", "colonne", "coloana", "coloane"];

/// The numbers of squares: the axis of the first number, and the number of the first row and column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// [`Axis::Ranks`] if the row comes first.
    pub first: Axis,
    /// The number of the first row and of the first column.
    pub base: Base,
}

impl Numbering {
    /// All numberings.
    pub const ALL: [Numbering; 4] = [
        Numbering::new(Axis::Ranks, Base::Zero),
        Numbering::new(Axis::Ranks, Base::One),
        Numbering::new(Axis::Files, Base::Zero),
        Numbering::new(Axis::Files, Base::One),
    ];

    /// A numbering.
    pub const fn new(first: Axis, base: Base) -> Numbering {
        Numbering { first, base }
    }
}

/// A line of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceLine {
    /// The number of the line, from 1.
    pub line: u64,
    /// The action.
    pub action: Action,
    /// Its square.
    pub square: Square,
}

/// A line without an action, or with an action that was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherLine {
    /// The number of the line, from 1.
    pub line: u64,
    /// The text of the line.
    pub text: String,
    /// The reason.
    pub reason: NotRead,
}

impl OtherLine {
    /// The beginning of the text, in one line.
    pub fn excerpt(&self) -> String {
        excerpt(self.text.trim())
    }
}

/// The reason why a line is not a line of the trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// The line begins with no action. It may be an output of the program.
    NoAction,
    /// After the action, there is not exactly one square.
    NoSquare,
    /// The square is not on the board.
    OffBoard,
    /// The square is two numbers, and no line before shows how they count.
    NoNumbering,
}

/// A trace as read.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TraceText {
    /// The actions, in the order printed.
    pub lines: Vec<TraceLine>,
    /// All other lines, except empty ones and those that show the numbering.
    pub others: Vec<OtherLine>,
}

/// Reads a trace. `numbering` applies to squares in numbers, until a line of the text shows another numbering.
///
/// ```
/// use queens_core::BoardSize;
/// use queens_core::check::trace::{Action, read};
///
/// let size = BoardSize::new(4)?;
/// let text = read(size, None, "row column from 0\ntry 0 0\nplace 0 0\nretire a1\n");
/// let actions: Vec<Action> = text.lines.iter().map(|line| line.action).collect();
/// assert_eq!(actions, [Action::Try, Action::Place, Action::Remove]);
/// assert!(text.lines.iter().all(|line| line.square.to_string() == "a1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(size: BoardSize, numbering: Option<Numbering>, text: &str) -> TraceText {
    let (mut read, mut numbering) = (TraceText::default(), numbering);
    for (line, text) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let words = words(text);
        if words.is_empty() && text.trim().is_empty() {
            continue;
        }
        if let Some(shown) = shown_numbering(&words) {
            numbering = Some(shown);
            continue;
        }
        match action(size, numbering, &words) {
            Ok((action, square)) => read.lines.push(TraceLine {
                line,
                action,
                square,
            }),
            Err(reason) => read.others.push(OtherLine {
                line,
                text: text.to_owned(),
                reason,
            }),
        }
    }
    read
}

/// The words and numbers of a line, in lower case and without accents.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
    let words = words.filter(|word| !word.is_empty());
    words
        .map(|word| word.to_lowercase().chars().map(without_accent).collect())
        .collect()
}

/// The letter without its accent.
const fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ă' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'î' => 'i',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        other => other,
    }
}

/// The numbering that a line such as `row column from 0` shows. `None` if it shows none.
fn shown_numbering(words: &[String]) -> Option<Numbering> {
    let place = |names: &[&str]| words.iter().position(|word| names.contains(&word.as_str()));
    let (row, column) = (place(&ROWS)?, place(&COLUMNS)?);
    let base = match words.last()?.as_str() {
        "0" => Base::Zero,
        "1" => Base::One,
        _ => return None,
    };
    let first = if row < column {
        Axis::Ranks
    } else {
        Axis::Files
    };
    Some(Numbering { first, base })
}

/// The action and the square of a line.
fn action(
    size: BoardSize,
    numbering: Option<Numbering>,
    words: &[String],
) -> Result<(Action, Square), NotRead> {
    let (word, rest) = words.split_first().ok_or(NotRead::NoAction)?;
    let mut known = WORDS.iter();
    let known = known.find(|(_, words)| words.contains(&word.as_str()));
    let (action, _) = known.ok_or(NotRead::NoAction)?;
    let square = match rest {
        [name] => name.parse::<Square>().map_err(|_| NotRead::NoSquare)?,
        [first, second] => {
            let number = |text: &String| text.parse::<i64>().map_err(|_| NotRead::NoSquare);
            let numbers = [number(first)?, number(second)?];
            let Numbering { first, base } = numbering.ok_or(NotRead::NoNumbering)?;
            let index = |number: i64| {
                let index = number.checked_sub(base.first().into())?;
                u8::try_from(index).ok()
            };
            let [along, across] = numbers.map(index);
            let (file, rank) = match first {
                Axis::Files => (along, across),
                Axis::Ranks => (across, along),
            };
            let square = file.zip(rank);
            let square = square.and_then(|(file, rank)| Square::new(file, rank).ok());
            square.ok_or(NotRead::OffBoard)?
        }
        _ => return Err(NotRead::NoSquare),
    };
    if size.contains(square) {
        Ok((*action, square))
    } else {
        Err(NotRead::OffBoard)
    }
}

/// The result of a comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The number of lines that agree with the search.
    pub agreed: usize,
    /// The step of the search after these lines.
    pub step: u64,
    /// The first difference. `None` if all lines agree.
    pub difference: Option<Difference>,
    /// The next actions of the search, at most three. Empty if the search has ended. If no line differs and the search
    /// has further actions, the trace is incomplete.
    pub next: Vec<(Action, Square)>,
    /// Whether the trace has lines with [`Action::Try`] or [`Action::Reject`]. If not, only placed and removed pieces
    /// are compared.
    pub has_tests: bool,
}

/// The first line that does not agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The line.
    pub line: TraceLine,
    /// The event of the search in its place. `None` if the search has ended. It is the rejection of the square if the
    /// line places a piece on a rejected square.
    pub event: Option<Event>,
    /// The step before this event, or the last step.
    pub step: u64,
    /// The pieces of the search at this step.
    pub pieces: Vec<Square>,
    /// The pieces of the program after its line.
    pub printed: Vec<Square>,
}

/// Whether a trace can be compared with this algorithm: it places and removes single pieces, always in the same order.
pub fn supports(algorithm: &Descriptor) -> bool {
    let places_pieces = match algorithm.traversal {
        Traversal::Lines(_)
        | Traversal::Roots
        | Traversal::MinDomain
        | Traversal::Greedy
        | Traversal::Moves
        | Traversal::SetCover => true,
        Traversal::Candidates
        | Traversal::RandomPlacement
        | Traversal::LocalSearch
        | Traversal::CountOnly => false,
    };
    places_pieces && !algorithm.capabilities.is_random
}

/// Compares the lines of a trace with a search.
///
/// ```
/// use queens_core::check::trace::{compare, read};
/// use queens_core::{BoardSize, Event, Goal, Instance, algorithm};
///
/// let size = BoardSize::new(4)?;
/// let recursive = algorithm::find("recursive").ok_or("an unknown algorithm")?;
/// let search = recursive.accept(Instance::queens(size, &[], Goal::All)?)?;
/// let text = read(size, None, "place a1\nplace b2\n");
/// let difference = compare(&search, &text.lines).difference.ok_or("no difference")?;
/// assert_eq!((difference.line.line, difference.step), (2, 2));
/// assert!(matches!(difference.event, Some(Event::Reject { .. })), "a1 attacks b2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare(accepted: &Accepted, lines: &[TraceLine]) -> Comparison {
    let mut search = Actions::new(accepted, lines);
    for (agreed, line) in lines.iter().enumerate() {
        if !search.agrees(line) {
            let difference = search.difference(*line);
            return search.into_comparison(agreed, Some(difference));
        }
    }
    search.into_comparison(lines.len(), None)
}

/// An action of the search that a trace can have.
struct Expected {
    action: Action,
    square: Square,
    event: Event,
    /// The step before the event.
    step: u64,
}

/// The actions of a search, read as far as the comparison needs them.
struct Actions {
    reader: Reader,
    batch: Vec<Event>,
    has_tries: bool,
    has_rejections: bool,
    /// The actions that have been read and not compared.
    coming: VecDeque<Expected>,
    /// The rejections since the last placed or removed piece, each with the step before it.
    rejected: Vec<(Event, u64)>,
    /// The pieces after the last compared action.
    pieces: Vec<Square>,
    step: u64,
}

impl Actions {
    fn new(accepted: &Accepted, lines: &[TraceLine]) -> Actions {
        let has = |action| lines.iter().any(|line| line.action == action);
        let reader = Reader::start(accepted);
        Actions {
            batch: Vec::new(),
            has_tries: has(Action::Try),
            has_rejections: has(Action::Reject),
            coming: VecDeque::new(),
            rejected: Vec::new(),
            pieces: reader.replay().position().queens().to_vec(),
            step: 0,
            reader,
        }
    }

    /// Reads one event.
    fn read(&mut self) {
        let step = self.reader.step();
        self.reader.read(1, &mut self.batch, |_, _| {});
        let Some(event) = self.reader.replay().position().last() else {
            return;
        };
        let (tested, action) = match event {
            Event::Place { square } | Event::Append { square } => (Some(square), Action::Place),
            Event::Reject { square, .. } | Event::Pruned { square } => {
                self.rejected.push((event, step));
                (Some(square), Action::Reject)
            }
            Event::Start { .. } => (None, Action::Place),
            Event::Remove { .. } => (None, Action::Remove),
            _ => return,
        };
        let Some(square) = event.square() else {
            return;
        };
        let expected = |action| Expected {
            action,
            square,
            event,
            step,
        };
        if self.has_tries && tested.is_some() {
            self.coming.push_back(expected(Action::Try));
        }
        if action != Action::Reject || self.has_rejections {
            self.coming.push_back(expected(action));
        }
    }

    /// Reads until this number of actions is known, or the search has ended.
    fn read_actions(&mut self, count: usize) {
        while self.coming.len() < count && !self.reader.is_ended() {
            self.read();
        }
    }

    /// Whether the line agrees with the next action, which is then passed.
    fn agrees(&mut self, line: &TraceLine) -> bool {
        self.read_actions(1);
        let Some(next) = self.coming.front() else {
            return false;
        };
        // A program may also test the square of a root.
        if let (Action::Try, Event::Start { square }) = (line.action, next.event) {
            return square == line.square;
        }
        if (next.action, next.square) != (line.action, line.square) {
            return false;
        }
        self.step = next.step + u64::from(next.action != Action::Try);
        self.coming.pop_front();
        if line.action.changes_board() {
            line.change(&mut self.pieces);
            self.rejected.clear();
        }
        true
    }

    fn difference(&self, line: TraceLine) -> Difference {
        let is_of_square = |(event, _): &&(Event, u64)| event.square() == Some(line.square);
        let rejected = self.rejected.iter().find(is_of_square);
        let rejected = rejected.filter(|_| line.action == Action::Place);
        let next = self.coming.front();
        let next = next.map(|expected| (expected.event, expected.step));
        let (event, step) = rejected.copied().or(next).unzip();
        let mut printed = self.pieces.clone();
        line.change(&mut printed);
        Difference {
            line,
            event,
            step: step.unwrap_or(self.reader.step()),
            pieces: self.pieces.clone(),
            printed,
        }
    }

    fn into_comparison(mut self, agreed: usize, difference: Option<Difference>) -> Comparison {
        self.read_actions(LISTED);
        let next = self.coming.iter().take(LISTED);
        Comparison {
            agreed,
            step: self.step,
            difference,
            next: next
                .map(|expected| (expected.action, expected.square))
                .collect(),
            has_tests: self.has_tries || self.has_rejections,
        }
    }
}

impl Action {
    /// Whether the action places or removes a piece.
    const fn changes_board(self) -> bool {
        matches!(self, Action::Place | Action::Remove)
    }
}

impl TraceLine {
    /// Applies the line to a list of pieces.
    fn change(&self, pieces: &mut Vec<Square>) {
        match self.action {
            Action::Place => pieces.push(self.square),
            Action::Remove => pieces.retain(|&piece| piece != self.square),
            Action::Try | Action::Reject => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm;
    use crate::board::line_between;
    use crate::problem::{Goal, Instance, Problem, Setup};

    fn accepted(id: &str, n: i64, goal: Goal) -> Option<Accepted> {
        let algorithm = algorithm::find(id).expect("an algorithm");
        let mut setup = Setup::new(algorithm.problem, BoardSize::new(n).unwrap(), goal);
        setup.seed = algorithm.capabilities.is_random.then_some(7);
        algorithm.accept(Instance::new(setup).ok()?).ok()
    }

    /// The trace that a program for this search prints, at most this many actions.
    fn printed(accepted: &Accepted, words: [&str; 4], numbering: Option<Numbering>) -> String {
        let name = |square: Square| match numbering {
            None => square.to_string(),
            Some(Numbering { first, base }) => {
                let [file, rank] =
                    [square.file.get(), square.rank.get()].map(|at| at + base.first());
                match first {
                    Axis::Files => format!("{file} {rank}"),
                    Axis::Ranks => format!("{rank}, {file}"),
                }
            }
        };
        let [tries, places, rejects, removes] = words;
        let mut text = String::new();
        let mut print = |word: &str, square: Square| {
            if !word.is_empty() {
                text += &format!("  {word} {}\n", name(square));
            }
        };
        Reader::start(accepted).read(1_000_000, &mut Vec::new(), |event, _| match event {
            Event::Place { square } | Event::Append { square } => {
                print(tries, square);
                print(places, square);
            }
            Event::Start { square } => print(places, square),
            Event::Reject { square, .. } | Event::Pruned { square } => {
                print(tries, square);
                print(rejects, square);
            }
            Event::Remove { square } => print(removes, square),
            _ => {}
        });
        text
    }

    const STYLES: [[&str; 4]; 4] = [
        ["try", "place", "", "remove"],
        ["", "Pose", "", "enlève"],
        ["Încearcă", "așază", "respinge", "scoate"],
        ["", "place", "reject", "remove"],
    ];

    #[test]
    fn the_own_trace_of_every_algorithm_is_read_back_and_agrees() {
        let mut compared = 0;
        for algorithm in algorithm::ALL {
            let n = if algorithm.problem == Problem::Knight {
                5
            } else {
                4
            };
            let goal = algorithm.capabilities.goals[0];
            let Some(search) =
                accepted(algorithm.id, n, goal).filter(|search| search.leaves_trace())
            else {
                continue;
            };
            if !supports(algorithm) {
                continue;
            }
            compared += 1;
            let size = search.instance().size();
            for words in STYLES {
                for numbering in Numbering::ALL.into_iter().map(Some).chain([None]) {
                    let text = printed(&search, words, numbering);
                    let read = read(size, numbering, &text);
                    assert_eq!(read.others, [], "{}", algorithm.id);
                    assert_eq!(read.lines.len(), text.lines().count(), "{}", algorithm.id);
                    let result = compare(&search, &read.lines);
                    assert_eq!(result.difference, None, "{} {words:?}", algorithm.id);
                    assert_eq!(result.agreed, read.lines.len(), "{}", algorithm.id);
                    assert_eq!(result.next, [], "{} {words:?}", algorithm.id);
                    if let [shorter @ .., last] = &read.lines[..] {
                        let result = compare(&search, shorter);
                        assert_eq!(result.difference, None, "{}", algorithm.id);
                        let has_same_words = shorter.iter().any(|line| line.action == last.action);
                        if has_same_words {
                            let missing = (last.action, last.square);
                            assert_eq!(result.next.first(), Some(&missing), "{}", algorithm.id);
                        }
                    }
                }
            }
        }
        assert!(compared >= 15, "{compared}");
    }

    #[test]
    fn a_changed_line_is_the_first_difference() {
        let search = accepted("recursive", 4, Goal::All).expect("a search");
        let size = search.instance().size();
        for words in STYLES {
            let lines = read(size, None, &printed(&search, words, None)).lines;
            for at in 0..lines.len() {
                let mut changed = lines.clone();
                let file = (changed[at].square.file.get() + 1) % 4;
                changed[at].square = Square::at(file, changed[at].square.rank.get());
                let result = compare(&search, &changed);
                let difference = result.difference.expect("a difference");
                assert_eq!(
                    (result.agreed, difference.line),
                    (at, changed[at]),
                    "{words:?}"
                );
                let mut shorter = lines.clone();
                shorter.remove(at);
                let result = compare(&search, &shorter);
                let is_different = result.difference.is_some() || !result.next.is_empty();
                assert!(is_different && result.agreed >= at, "{words:?} {at}");
                let mut longer = lines.clone();
                longer.insert(at, lines[at]);
                let result = compare(&search, &longer);
                assert!(
                    result.difference.is_some() && result.agreed > at,
                    "{words:?} {at}"
                );
            }
        }
    }

    /// The trace of a program with this test, and the line on which it first accepts an attacked square.
    fn faulty(
        n: u8,
        is_safe: fn(i16, i16) -> bool,
        has_tries: bool,
    ) -> (Vec<TraceLine>, Option<usize>) {
        struct Program {
            n: u8,
            is_safe: fn(i16, i16) -> bool,
            has_tries: bool,
            lines: Vec<TraceLine>,
            first_fault: Option<usize>,
        }
        impl Program {
            fn print(&mut self, action: Action, square: Square) {
                let line = self.lines.len() as u64 + 1;
                self.lines.push(TraceLine {
                    line,
                    action,
                    square,
                });
            }

            fn place(&mut self, queens: &mut Vec<Square>) {
                let file = queens.len() as u8;
                if file == self.n {
                    return;
                }
                for rank in 0..self.n {
                    let square = Square::at(file, rank);
                    if self.has_tries {
                        self.print(Action::Try, square);
                    }
                    let distance = |queen: &Square| {
                        let across = i16::from(file) - i16::from(queen.file.get());
                        (across, i16::from(rank) - i16::from(queen.rank.get()))
                    };
                    let is_accepted = queens.iter().all(|queen| {
                        let (across, up) = distance(queen);
                        (self.is_safe)(across, up)
                    });
                    let is_attacked = queens
                        .iter()
                        .any(|queen| line_between(*queen, square).is_some());
                    if is_accepted {
                        if is_attacked && self.first_fault.is_none() {
                            self.first_fault = Some(self.lines.len());
                        }
                        self.print(Action::Place, square);
                        queens.push(square);
                        self.place(queens);
                        queens.pop();
                        self.print(Action::Remove, square);
                    }
                }
            }
        }
        let mut program = Program {
            n,
            is_safe,
            has_tries,
            lines: Vec::new(),
            first_fault: None,
        };
        program.place(&mut Vec::new());
        (program.lines, program.first_fault)
    }

    #[test]
    fn a_program_with_a_wrong_test_differs_where_it_first_accepts_an_attacked_square() {
        let right = |across: i16, up: i16| up != 0 && up.abs() != across;
        let only_up = |across: i16, up: i16| up != 0 && up != across;
        let only_down = |across: i16, up: i16| up != 0 && up != -across;
        let no_row = |across: i16, up: i16| up.abs() != across;
        for n in 4..=6 {
            let search = accepted("recursive", n, Goal::All).expect("a search");
            for has_tries in [true, false] {
                let (lines, fault) = faulty(n as u8, right, has_tries);
                let result = compare(&search, &lines);
                assert_eq!(
                    (result.difference, result.next, fault),
                    (None, vec![], None)
                );
                for is_safe in [only_up, only_down, no_row] {
                    let (lines, fault) = faulty(n as u8, is_safe, has_tries);
                    let fault = fault.expect("a wrong placement");
                    let result = compare(&search, &lines);
                    let difference = result.difference.expect("a difference");
                    assert_eq!((result.agreed, difference.line), (fault, lines[fault]));
                    let square = lines[fault].square;
                    let Some(Event::Reject {
                        square: rejected,
                        attacker,
                        ..
                    }) = difference.event
                    else {
                        panic!("{:?}", difference.event);
                    };
                    assert_eq!(rejected, square);
                    assert!(line_between(attacker, square).is_some());
                    assert!(difference.pieces.contains(&attacker));
                    assert_eq!(difference.printed.last(), Some(&square));
                    let mut reader = Reader::start(&search);
                    reader.read(difference.step, &mut Vec::new(), |_, _| {});
                    assert_eq!(reader.replay().position().queens(), difference.pieces);
                }
            }
        }
    }

    #[test]
    fn lines_that_are_not_read_are_listed_with_their_reason() {
        let size = BoardSize::new(4).unwrap();
        let text = "\u{feff}Running\r\n\ntry a1\r\nplace 1 1\nplace e1\nplace\nplace a1 b2\nplace(a1)\n[1, 3, 0, 2]\nremove: A1.\n";
        let read = read(size, None, text);
        let lines: Vec<_> = read.lines.iter().map(|line| line.line).collect();
        assert_eq!(lines, [3, 8, 10]);
        let others: Vec<_> = read
            .others
            .iter()
            .map(|line| (line.line, line.reason))
            .collect();
        assert_eq!(
            others,
            [
                (1, NotRead::NoAction),
                (4, NotRead::NoNumbering),
                (5, NotRead::OffBoard),
                (6, NotRead::NoSquare),
                (7, NotRead::NoSquare),
                (9, NotRead::NoAction),
            ]
        );
        assert_eq!(read.others[0].excerpt(), "Running");
    }

    #[test]
    fn numbers_count_as_the_text_or_else_the_choice_shows() {
        let size = BoardSize::new(4).unwrap();
        let square = |text: &str, numbering| {
            let read = super::read(size, numbering, text);
            read.lines.first().map(|line| line.square.to_string())
        };
        let [row_0, row_1, column_0, column_1] = Numbering::ALL.map(Some);
        for (text, numbering, expected) in [
            ("place 1 2", row_0, Some("c2")),
            ("place 1 2", row_1, Some("b1")),
            ("place 1 2", column_0, Some("b3")),
            ("place (1; 2)", column_1, Some("a2")),
            ("place 0 1", row_1, None),
            ("place 4 1", row_0, None),
            ("place -1 1", row_0, None),
            ("# row column from 1\nplace 1 2", row_0, Some("b1")),
            ("colonne, ligne à partir de 0\npose 1 2", None, Some("b3")),
            ("linie coloană de la 1\npune 1 2", None, Some("b1")),
            ("row column\nplace 1 2", None, None),
        ] {
            assert_eq!(square(text, numbering).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn a_trace_that_goes_on_after_the_end_differs_there() {
        let search = accepted("recursive", 4, Goal::First).expect("a search");
        let size = search.instance().size();
        let mut text = printed(&search, STYLES[0], None);
        let lines = text.lines().count();
        text += "remove d2\n";
        let read = read(size, None, &text);
        let result = compare(&search, &read.lines);
        let difference = result.difference.expect("a difference");
        assert_eq!((result.agreed, difference.event), (lines, None));
        assert_eq!(compare(&search, &[]).next.len(), LISTED);
    }

    #[test]
    fn a_root_may_be_tested_or_not() {
        let search = accepted("half-board", 4, Goal::All).expect("a search");
        let size = search.instance().size();
        let plain = printed(&search, STYLES[0], None);
        let tested = plain.replacen("  place a3", "  try a3\n  place a3", 1);
        assert_ne!(plain, tested);
        for text in [plain, tested] {
            let read = read(size, None, &text);
            let result = compare(&search, &read.lines);
            assert_eq!((result.difference, result.next), (None, vec![]));
        }
    }
}
