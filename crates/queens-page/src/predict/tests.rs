//! Compares questions with complete traces of every algorithm: the next event gives the right answer, and no other
//! answer is right.

mod update;

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use queens_core::algorithm::ALL;
use queens_core::{
    Accepted, Algorithm, BoardSize, Event, EventKind, Goal, Instance, Position, Problem, Reader,
    Setup,
};

use super::session::{Often, Predictions};
use super::{Guess, Prediction, Question, ask};

/// The maximum number of events to test in a trace.
const MOST: u64 = 20_000;

/// The algorithms with a trace.
fn traced() -> impl Iterator<Item = &'static Algorithm> {
    ALL.into_iter().filter(|algorithm| algorithm.is_traced())
}

/// A search of the algorithm's own problem. `None` if the algorithm does not support it.
fn search(algorithm: &'static Algorithm, n: i64, goal: Goal) -> Option<Accepted> {
    let size = BoardSize::new(n).ok()?;
    let setup = Setup {
        cap: (algorithm.problem == Problem::Knight).then_some(2_000),
        ..Setup::new(algorithm.problem, size, goal)
    };
    let instance = Instance::new(setup).ok()?;
    algorithm.accept(instance.with_seed(1)).ok()
}

/// Searches by every algorithm on several boards, for each of its goals with a trace.
fn searches() -> impl Iterator<Item = Accepted> {
    traced().flat_map(|algorithm| {
        let goals = algorithm.capabilities.goals.iter();
        let goals = goals.filter(|&&goal| goal != Goal::Count);
        goals.flat_map(move |&goal| (1..=8).filter_map(move |n| search(algorithm, n, goal)))
    })
}

/// Calls `see` for each question, with the position before the event and the remaining events.
fn walk(accepted: &Accepted, mut see: impl FnMut(usize, Prediction, &Position, &[Event])) {
    let mut events = Vec::new();
    Reader::start(accepted).read(MOST, &mut Vec::new(), |event, _| events.push(event));
    let descriptor = accepted.algorithm().descriptor();
    let (mut replay, rules) = accepted.replay();
    for (at, &event) in events.iter().enumerate() {
        let position = replay.position();
        if let Some(prediction) = ask(descriptor, position, event, replay.step() + 1) {
            see(at, prediction, position, &events[at..]);
        }
        replay.apply(event, &rules);
    }
}

/// The answer from the events of the trace only. `None` if the trace is cut off earlier.
fn answer_of_trace(question: Question, events: &[Event]) -> Option<Guess> {
    let first = *events.first()?;
    Some(match question {
        Question::Test(square) => {
            assert_eq!(first.square(), Some(square), "the square that is tested");
            match first.kind() {
                EventKind::Place => Guess::Accept,
                EventKind::Reject => Guess::Reject,
                other => panic!("{other:?} tests no square"),
            }
        }
        Question::Board if first.kind() == EventKind::Solution => Guess::Accept,
        Question::Board => Guess::Reject,
        Question::Next => Guess::Square(first.square()?),
        // The answer is the earlier one of a placement or rejection, a removal, and the end. A cap decides nothing.
        Question::Back => events
            .iter()
            .take_while(|event| **event != Event::CapReached)
            .find_map(|event| match event.kind() {
                EventKind::Place | EventKind::Reject => Some(Guess::GoOn),
                EventKind::Remove | EventKind::Restart | EventKind::Bound | EventKind::End => {
                    Some(Guess::TurnBack)
                }
                _ => None,
            })?,
    })
}

/// Every possible answer.
fn guesses(size: BoardSize) -> Vec<Guess> {
    let mut guesses = vec![Guess::Accept, Guess::Reject, Guess::GoOn, Guess::TurnBack];
    guesses.extend(size.squares().map(Guess::Square));
    guesses
}

#[test]
fn what_the_trace_does_next_is_the_right_answer_and_no_other() {
    for accepted in searches() {
        let id = accepted.algorithm().id;
        walk(&accepted, |at, prediction, position, events| {
            let question = prediction.question;
            let Some(answer) = answer_of_trace(question, events) else {
                assert!(events.len() < 4, "{id}: a trace that is cut off");
                return;
            };
            for guess in guesses(position.size()) {
                let mut predictions = Predictions::default();
                predictions.often = Often::Each;
                let step = at as u64 + 1;
                let descriptor = accepted.algorithm().descriptor();
                assert!(!predictions.pass(descriptor, position, events[0], step));
                let is_taken = predictions.answer(guess, position, step);
                let score = predictions.score();
                assert_eq!(score.asked, u32::from(is_taken));
                assert_eq!(
                    score.right,
                    u32::from(guess == answer),
                    "{id}, n={}, step {at}: {question:?}, {guess:?}",
                    position.size().files()
                );
            }
        });
    }
}

#[test]
fn every_traced_algorithm_is_asked_about_within_its_first_200_events() {
    for algorithm in traced() {
        let n = if algorithm.capabilities.space.is_some() {
            5
        } else {
            8
        };
        let accepted = search(algorithm, n, algorithm.default_goal()).expect("a search");
        let mut kinds = BTreeSet::new();
        walk(&accepted, |at, prediction, _, _| {
            if at < 200 {
                kinds.insert(prediction.question.name());
            }
        });
        assert!(!kinds.is_empty(), "{}", algorithm.id);
    }
}

/// The number of right and wrong answers, by question and by the preceding event, which the reader knows.
fn balance(algorithm: &'static Algorithm) -> BTreeMap<(&'static str, &'static str), [u32; 2]> {
    let mut seen = BTreeMap::<_, [u32; 2]>::new();
    for accepted in searches().filter(|it| it.algorithm() == algorithm) {
        walk(&accepted, |_, prediction, position, _| {
            if let Some(choices) = prediction.question.choices() {
                let last = position.last().map_or("start", |last| last.kind().name());
                let counts = seen.entry((prediction.question.name(), last)).or_default();
                counts[usize::from(prediction.right == choices[1])] += 1;
            }
        });
    }
    seen
}

#[test]
fn a_question_and_the_event_before_it_do_not_give_the_answer_away() {
    for algorithm in traced() {
        for (context, counts) in balance(algorithm) {
            assert!(
                !counts.contains(&0),
                "{}: {context:?} {counts:?}",
                algorithm.id
            );
        }
    }
}

/// A random walk of a reader through a run, forwards, back and to other steps, with the trace's answers.
fn wander(moves: &[(bool, u8)], often: Often) {
    let accepted = search(ALL[0], 6, Goal::All).expect("a search");
    let mut events = Vec::new();
    Reader::start(&accepted).read(MOST, &mut Vec::new(), |event, _| events.push(event));
    let trace = |step: u64| {
        let (mut replay, rules) = accepted.replay();
        for &event in &events[..step as usize] {
            replay.apply(event, &rules);
        }
        replay
    };
    let descriptor = accepted.algorithm().descriptor();
    let mut predictions = Predictions::default();
    predictions.often = often;
    let (mut step, mut asked_at, mut farthest) = (0, Vec::new(), 0);
    for &(jumps, by) in moves {
        if jumps {
            step = u64::from(by);
            predictions.follow(step);
            assert_eq!(predictions.open(), None);
        } else {
            for _ in 0..by % 16 {
                let replay = trace(step);
                let (position, rest) = (replay.position(), &events[step as usize..]);
                if !predictions.pass(descriptor, position, rest[0], step + 1) {
                    let open = predictions.open().expect("a question");
                    let answer = answer_of_trace(open.question, rest).expect("an answer");
                    // An unanswered question appears again.
                    assert!(!predictions.pass(descriptor, position, rest[0], step + 1));
                    assert!(predictions.answer(answer, position, step + 1));
                    assert!(step + 1 > farthest, "step {} has been seen", step + 1);
                    asked_at.push(step + 1);
                    assert!(
                        predictions
                            .answered_at(step + 1)
                            .is_some_and(|it| it.is_right())
                    );
                    assert!(!predictions.answer(answer, position, step + 1));
                }
                step += 1;
                farthest = farthest.max(step);
            }
        }
        farthest = farthest.max(step);
    }
    let asked = asked_at.len() as u32;
    let score = predictions.score();
    assert_eq!(
        (score.asked, score.right, score.streak),
        (asked, asked, asked)
    );
    asked_at.dedup();
    assert_eq!(
        asked_at.len() as u32,
        asked,
        "no event is asked about twice"
    );
}

proptest! {
    #[test]
    fn no_event_is_asked_about_once_it_has_been_seen(
        moves in proptest::collection::vec((proptest::bool::weighted(0.2), any::<u8>()), 1..20),
        often in prop_oneof![Just(Often::Each), Just(Often::Fifth), Just(Often::Twentieth)],
    ) {
        wander(&moves, often);
    }
}

#[test]
fn every_fifth_and_every_twentieth_event_that_could_be_asked_about_is() {
    let accepted = search(ALL[0], 8, Goal::First).expect("a search");
    let mut could = 0;
    walk(&accepted, |_, _, _, _| could += 1);
    for often in [Often::Each, Often::Fifth, Often::Twentieth] {
        let mut predictions = Predictions::default();
        predictions.often = often;
        let (mut replay, rules) = accepted.replay();
        let mut events = Vec::new();
        Reader::start(&accepted).read(MOST, &mut Vec::new(), |event, _| events.push(event));
        for event in events {
            let (position, step) = (replay.position(), replay.step() + 1);
            let descriptor = accepted.algorithm().descriptor();
            if !predictions.pass(descriptor, position, event, step) {
                let right = predictions.open().expect("a question").right;
                assert!(predictions.answer(right, position, step));
            }
            replay.apply(event, &rules);
        }
        assert_eq!(predictions.score().asked, could / often.spacing());
    }
}

#[test]
fn a_wrong_answer_ends_the_streak_and_what_is_no_answer_leaves_the_question() {
    let accepted = search(ALL[0], 8, Goal::First).expect("a search");
    let mut predictions = Predictions::default();
    predictions.often = Often::Each;
    let descriptor = accepted.algorithm().descriptor();
    let (replay, _) = accepted.replay();
    let place = Event::Place {
        square: "a1".parse().expect("a square"),
    };
    let mut step = 0;
    let mut answer = |is_right: bool| {
        step += 1;
        assert!(!predictions.pass(descriptor, replay.position(), place, step));
        let open = predictions.open().expect("a question");
        let stranger = match open.question.choices() {
            Some(_) => Guess::Square("b2".parse().expect("a square")),
            None => Guess::Accept,
        };
        assert!(!predictions.answer(stranger, replay.position(), step));
        let wrong = match open.right {
            Guess::Square(_) => Guess::Square("c3".parse().expect("a square")),
            _ => Guess::Reject,
        };
        let guess = if is_right { open.right } else { wrong };
        assert!(predictions.answer(guess, replay.position(), step));
        predictions.score()
    };
    answer(true);
    let score = answer(true);
    assert_eq!((score.right, score.asked, score.streak), (2, 2, 2));
    let score = answer(false);
    assert_eq!((score.right, score.asked, score.streak), (2, 3, 0));
    let score = answer(true);
    assert_eq!((score.right, score.asked, score.streak), (3, 4, 1));
    predictions.begin(step);
    assert_eq!(predictions.score().asked, 0);
}
