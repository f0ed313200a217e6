//! The reason of an event, and the program's work during it. The algorithm of the first visit has its own messages. The
//! messages of all other searches are deferred.

mod covering;
pub(crate) mod framing;
pub(crate) mod others;
mod repairing;

use queens_core::{Detail, Reason};
use queens_draw::Sentence;

use super::narration::file_and_rank;
use super::{Texts, words};

impl Texts {
    /// The reason of an event.
    pub fn why(&self, reason: &Reason) -> Sentence {
        let opening = self.reason().why(reason);
        let other = || self.rest.map(|rest| (rest.reason)(rest, reason));
        Sentence::marked(&opening.or_else(other).unwrap_or_default())
    }

    /// The program's work during an event.
    pub fn under(&self, detail: &Detail) -> Sentence {
        let opening = self.reason().under(detail);
        let other = || self.rest.map(|rest| (rest.detail)(rest, detail));
        Sentence::marked(&opening.or_else(other).unwrap_or_default())
    }
}

impl words::Reason {
    /// The reason of an event. `None` for a reason that only other algorithms have.
    fn why(self, reason: &Reason) -> Option<String> {
        Some(match *reason {
            Reason::Start { line } => {
                let (column, row) = file_and_rank(line);
                self.start(column, row)
            }
            Reason::Free { square } => self.free(square),
            Reason::Compared { square, queens } => self.compared(square, queens.into()),
            Reason::Attacked {
                square,
                attacker,
                line,
                across,
                up,
            } => {
                let [columns, rows] = [across, up].map(|distance| distance.unsigned_abs().into());
                self.attacked(square, attacker, line, columns, rows)
            }
            Reason::TakenBack { square, line, more } => {
                let (column, row) = file_and_rank(Some(line));
                self.taken_back(square, column, row, more)
            }
            Reason::NoSquareLeft { line } => {
                let (column, row) = file_and_rank(Some(line));
                self.no_square_left(column, row)
            }
            Reason::Other(reason) => reason.to_owned(),
            Reason::Complete => self.complete().to_owned(),
            Reason::Finished => self.finished().to_owned(),
            _ => return None,
        })
    }

    /// The program's work during an event; `None` for work that only other algorithms do.
    fn under(self, detail: &Detail) -> Option<String> {
        match detail {
            Detail::Compared(queens) => Some(self.compared_with(queens.len() as u64)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::{ALL, OPENING};
    use queens_core::frames::{FrameLines, Margins, NodeBound, NodeRefutation};
    use queens_core::{
        Algorithm, BoardSize, Explanation, FrameReason, Goal, Instance, LineKind, Problem, Reader,
        Setup, Square, algorithm,
    };

    use super::*;
    use queens_page::language::Language;

    #[test]
    fn a_diagonal_says_how_far_the_attacker_stands() {
        let [f5, b1] = [Square::new(5, 4).unwrap(), Square::new(1, 0).unwrap()];
        let reason = Reason::Attacked {
            square: f5,
            attacker: b1,
            line: LineKind::Diagonal,
            across: 4,
            up: 4,
        };
        let said = Language::ALL.map(|language| Texts::of(language).why(&reason).plain());
        assert_eq!(
            said[0],
            "f5 is 4 columns and 4 rows from b1, so they share a diagonal."
        );
        assert!(said[1].starts_with("f5 est à 4 colonnes et 4 lignes de b1"));
        assert!(said[2].starts_with("f5 e la 4 coloane și 4 linii de b1"));
    }

    #[test]
    fn large_numbers_take_their_preposition_in_romanian() {
        let reason = Reason::Compared {
            square: Square::new(25, 3).unwrap(),
            queens: 25,
        };
        let said = Texts::of(Language::ROMANIAN).why(&reason).plain();
        assert!(said.contains("25 de regine"), "{said}");
    }

    #[test]
    fn what_the_program_did_is_counted() {
        let squares = vec![Square::new(2, 4).unwrap(); 7];
        let said = Texts::of(Language::ENGLISH)
            .under(&Detail::Read(squares))
            .plain();
        assert_eq!(said, "The scan read 7 squares.");
        let called = Detail::Called {
            squares: vec![Square::new(2, 4).unwrap()],
            off_board: 2,
        };
        let said = Texts::of(Language::FRENCH).under(&called).plain();
        assert_eq!(said, "test a été appelée 3 fois, dont 2 au-delà du bord.");
    }

    /// All explanations of a search for all solutions, on the smallest board that the algorithm supports.
    fn explained(algorithm: &'static Algorithm) -> Vec<Explanation> {
        let mut sizes = (4..=8).filter_map(|n| BoardSize::new(n).ok());
        let instance = sizes.find_map(|size| {
            let goal = algorithm.default_goal();
            let instance = Instance::new(Setup::new(algorithm.problem, size, goal)).ok()?;
            let instance = if algorithm.capabilities.is_random {
                instance.with_seed(7)
            } else {
                instance
            };
            algorithm.accepts(&instance).is_ok().then_some(instance)
        });
        let instance = instance.expect("a board");
        let (mut replay, rules) = algorithm
            .accept(instance.clone())
            .expect("supported")
            .replay();
        let mut events = Vec::new();
        algorithm
            .accept(instance.clone())
            .expect("supported")
            .search()
            .advance_into(&mut events, 4096);
        let mut all = vec![algorithm.explain(replay.position())];
        for event in events {
            replay.apply(event, &rules);
            all.push(algorithm.explain(replay.position()));
        }
        all
    }

    #[test]
    fn a_reason_names_the_data_in_which_the_program_finds_the_attacker() {
        for (id, words) in [
            (
                "digit-string",
                "a2 is excluded: pos finds the digit 1 of its column in st.",
            ),
            ("upward-scan", "a2 is excluded: reading t down its column,"),
            (
                "prefix-check",
                "b1 is excluded: row 1 is already noted as occupied,",
            ),
        ] {
            let algorithm = algorithm::find(id).expect(id);
            let explained = explained(algorithm);
            let english = Texts::of(Language::ENGLISH).why(&explained[2].reason);
            assert!(english.plain().starts_with(words), "{english:?}");
            for texts in Language::ALL.map(Texts::of) {
                let mut why = explained.iter().map(|it| texts.why(&it.reason).plain());
                assert!(why.all(|why| !why.contains('Δ')), "{id}");
            }
        }
    }

    #[test]
    fn every_step_of_every_algorithm_is_explained_in_each_language() {
        for algorithm in ALL {
            for Explanation { reason, detail, .. } in explained(algorithm) {
                if let Reason::Other(_) = reason {
                    continue;
                }
                for texts in Language::ALL.map(Texts::of) {
                    let why = texts.why(&reason).plain();
                    // A reader need not know the names of the program's differences.
                    assert!(!why.is_empty() && !why.contains('Δ'), "{reason:?}");
                    let told = detail.as_ref().map(|detail| texts.under(detail));
                    assert!(told.is_none_or(|told| !told.0.is_empty()), "{detail:?}");
                }
            }
        }
    }

    #[test]
    fn every_closed_node_of_a_search_by_frames_tells_its_numbers_in_each_language() {
        let setup = Setup {
            k: Some(4),
            ..Setup::new(
                Problem::Domination,
                BoardSize::new(8).expect("a board"),
                Goal::All,
            )
        };
        let frames = algorithm::find("frames").expect("frames");
        let accepted = frames.accept(Instance::new(setup).expect("an instance"));
        let mut reader = Reader::start(&accepted.expect("supported"));
        let mut closed = 0;
        reader.read(u64::MAX, &mut Vec::new(), |_, replay| {
            let why = frames.explain(replay.position()).reason;
            let is_closed = |why: &FrameReason| {
                matches!(why, FrameReason::Closed { .. } | FrameReason::Short { .. })
            };
            if !matches!(&why, Reason::Frame(why) if is_closed(why)) {
                return;
            }
            closed += 1;
            for language in Language::ALL {
                let said = Texts::of(language).why(&why).plain();
                let has_numbers = said.contains(" > ") || said.contains(" < ");
                assert!(has_numbers, "{language:?}: {said}");
            }
        });
        assert!(closed > 100, "{closed}");
    }

    #[test]
    fn a_frame_tells_its_box_the_lines_that_must_hold_a_queen_and_the_sum() {
        let [size, other] = [8, 9].map(|n| BoardSize::new(n).expect("a board"));
        let lines = |size, left| {
            let margins = Margins {
                left,
                right: 0,
                top: 0,
                bottom: left,
            };
            FrameLines::new(size, margins).expect("it fits")
        };
        let bound = NodeBound::Coverage {
            open: 64,
            most: 28,
            queens: 2,
        };
        let refutation = NodeRefutation {
            files_need_all: false,
            ranks_need_all: false,
            bound,
        };
        let closed = |lines| FrameReason::Closed {
            lines,
            refutation: refutation.clone(),
        };
        let opened = FrameReason::Opened {
            lines: lines(other, 3),
            queens: 5,
            next: None,
        };
        let told = [
            (
                closed(lines(size, 1)),
                [
                    "Frame b2–h8: no set has it. At least one queen on each: column a and row 1. 64 squares are open,",
                    "Cadre b2–h8\u{a0}: aucun ensemble n’a ce cadre. Au moins une reine sur chacune\u{a0}: colonne a et ligne 1. ",
                    "Cadrul b2–h8: nicio mulțime nu are acest cadru. Cel puțin câte o regină pe coloana a și linia 1. ",
                ],
            ),
            (
                closed(lines(size, 0)),
                [
                    "Frame a1–h8: no set has it. 64 squares are open,",
                    "Cadre a1–h8\u{a0}: aucun ensemble n’a ce cadre. ",
                    "Cadrul a1–h8: nicio mulțime nu are acest cadru. ",
                ],
            ),
            (
                opened,
                [
                    "Frame d4–i9: no rule closes it for 5 queens, so it is searched. At least one queen on each: columns a–c and rows 1–3.",
                    "Cadre d4–i9\u{a0}: aucune règle ne le ferme avec 5 reines, on le parcourt donc. Au moins une reine sur chacune\u{a0}: colonnes a–c et lignes 1–3.",
                    "Cadrul d4–i9: nicio regulă nu îl închide cu 5 regine, deci se caută în el. Cel puțin câte o regină pe coloanele a–c și liniile 1–3.",
                ],
            ),
        ];
        for (why, begins) in told {
            for (language, begins) in Language::ALL.into_iter().zip(begins) {
                let said = Texts::of(language).why(&Reason::Frame(why.clone())).plain();
                assert!(said.starts_with(begins), "{said}");
            }
        }
    }

    #[test]
    fn the_algorithm_that_the_page_opens_with_needs_no_text_that_is_fetched() {
        for Explanation { reason, detail, .. } in explained(OPENING) {
            for texts in Language::ALL.map(|language| Texts::of(language).reason()) {
                assert!(texts.why(&reason).is_some(), "{reason:?}");
                assert!(
                    detail.iter().all(|detail| texts.under(detail).is_some()),
                    "{detail:?}"
                );
            }
        }
    }
}
