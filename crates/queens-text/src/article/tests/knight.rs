//! A second implementation of the programs of sheet 004, part II, from its questions only.

use super::{assert_counted, elements, questions, says, section, words};
use queens_page::language::Language;

const MOVES: [(i32, i32); 8] = [
    (1, -2),
    (2, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
];

/// The neighbour lists and the occupied squares of a board with side n.
struct Tour {
    n: i32,
    permitted: Vec<Vec<usize>>,
    occupied: Vec<usize>,
    calls: u64,
    cap: u64,
    by_valuation: bool,
}

/// The result of a call of `TestePosition`.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Ending {
    Toured,
    Failed,
    Capped,
}

impl Tour {
    fn new(n: i32, by_valuation: bool) -> Tour {
        let mut tour = Tour {
            n,
            permitted: Vec::new(),
            occupied: Vec::new(),
            calls: 0,
            cap: 2_000_000,
            by_valuation,
        };
        tour.permitted = (0..(n * n) as usize).map(|at| tour.moves(at)).collect();
        tour
    }

    /// The procedure `CasA` of the sheet.
    fn moves(&self, at: usize) -> Vec<usize> {
        let (i, j) = (at as i32 / self.n, at as i32 % self.n);
        let to = MOVES.iter().map(|(di, dj)| (i + di, j + dj));
        to.filter(|&(u, v)| (0..self.n).contains(&u) && (0..self.n).contains(&v))
            .map(|(u, v)| (u * self.n + v) as usize)
            .collect()
    }

    fn occupy(&mut self, at: usize) -> bool {
        self.occupied.push(at);
        let list = std::mem::take(&mut self.permitted[at]);
        let mut is_critical = false;
        for &k in &list {
            self.permitted[k].retain(|&other| other != at);
            is_critical |= self.permitted[k].is_empty();
        }
        self.permitted[at] = list;
        is_critical
    }

    fn free(&mut self) {
        let at = self.occupied.pop().expect("one is occupied");
        let list = std::mem::take(&mut self.permitted[at]);
        for &k in &list {
            self.permitted[k].push(at);
        }
        self.permitted[at] = list;
    }

    fn test(&mut self, at: usize) -> Ending {
        if self.calls == self.cap {
            return Ending::Capped;
        }
        self.calls += 1;
        let is_critical = self.occupy(at);
        if is_critical && self.occupied.len() + 1 == self.permitted.len() {
            return Ending::Toured;
        }
        if !is_critical {
            let (mut copy, count) = ([0; MOVES.len()], self.permitted[at].len());
            let list = &mut copy[..count];
            list.copy_from_slice(&self.permitted[at]);
            if self.by_valuation {
                list.sort_by_key(|&k| self.permitted[k].len());
            }
            for &k in &*list {
                match self.test(k) {
                    Ending::Failed => {}
                    ending => return ending,
                }
            }
        }
        self.free();
        Ending::Failed
    }

    fn is_closed(&self) -> bool {
        let last = self.permitted[self.occupied[self.occupied.len() - 1]][0];
        self.moves(last).contains(&self.occupied[0])
    }
}

fn searched(n: i32, start: usize, by_valuation: bool) -> (Tour, Ending) {
    let mut tour = Tour::new(n, by_valuation);
    let ending = tour.test(start);
    (tour, ending)
}

fn assert_told(question: &str, told: &str) {
    for language in Language::ALL {
        assert!(
            says(section(language, question), told),
            "{language:?}, {question}: {told}"
        );
    }
}

#[test]
fn the_beginning_of_question_1_is_critical_with_its_last_square_and_no_sooner() {
    let mut tour = Tour::new(8, false);
    // The squares a1, b3, c1, a2, c3, b5, a3, c4, d2.
    let critical = [0, 17, 2, 8, 18, 33, 16, 26, 11].map(|at| tour.occupy(at));
    assert_eq!(critical.iter().position(|&it| it), Some(8));
    let empty: Vec<_> = (0..64).filter(|&k| tour.permitted[k].is_empty()).collect();
    assert_eq!(empty, [1]);
}

#[test]
fn lists_are_those_of_the_text() {
    let mut tour = Tour::new(8, false);
    for (question, at) in [("004-II.4", 0), ("004-II.4", 39), ("004-II.7", 16)] {
        assert_told(question, &format!("{:?}", tour.permitted[at]));
    }
    let offered: [&[usize]; 5] = [&[5], &[10, 17], &[10, 17, 0], &[17, 0, 10], &[]];
    assert!(
        tour.permitted
            .iter()
            .all(|list| !offered.contains(&list.as_slice()))
    );
    tour.occupy(33);
    tour.free();
    assert_told("004-II.7", &format!("{:?}", tour.permitted[16]));
}

#[test]
fn in_natural_order_twelve_starts_succeed_within_the_cap() {
    let ended = (0..64).map(|start| searched(8, start, false));
    let toured: Vec<_> = ended
        .filter(|(_, ending)| *ending == Ending::Toured)
        .collect();
    assert_eq!(toured.len(), 12);
    assert_counted("004-II.7", 12);
    for start in [0, 20] {
        let (tour, _) = toured
            .iter()
            .find(|(tour, _)| tour.occupied[0] == start)
            .expect("a tour");
        assert_counted("004-II.7", tour.calls);
    }
}

#[test]
fn by_valuation_one_start_takes_anything_back_and_four_tours_are_closed() {
    let tours: Vec<_> = (0..64).map(|start| searched(8, start, true)).collect();
    assert!(tours.iter().all(|(_, ending)| *ending == Ending::Toured));
    let other = |&start: &usize| tours[start].0.calls != 63;
    assert_eq!((0..64).filter(other).collect::<Vec<_>>(), [37]);
    let calls = tours[37].0.calls;
    assert_eq!((calls, calls - 63), (80, 17));
    let closed = (0..64).filter(|&start| tours[start].0.is_closed());
    assert_eq!(closed.collect::<Vec<_>>(), [4, 14, 19, 30]);
    for number in [63, 80, 17, 4, 14, 19, 30, 37] {
        assert_counted("004-II.8", number);
    }
}

#[test]
fn on_five_by_five_there_is_a_tour_from_each_square_of_the_colour_of_a1_and_from_no_other() {
    for start in 0..25 {
        let (_, ending) = searched(5, start, false);
        let expected = if start % 2 == 0 {
            Ending::Toured
        } else {
            Ending::Failed
        };
        assert_eq!(ending, expected, "{start}");
    }
    assert_counted("004-II.8", searched(5, 1, false).0.calls);
}

#[test]
fn the_programs_fit_a_phone() {
    let questions = questions(Language::ENGLISH).into_iter();
    let programs: Vec<_> = questions.flat_map(|it| elements(it, "pre")).collect();
    assert_eq!(programs.len(), 21);
    for program in programs.into_iter().map(words) {
        assert!(program.lines().all(|line| line.len() <= 46), "{program}");
    }
}
