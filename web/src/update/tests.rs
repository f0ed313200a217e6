//! The page without a browser: messages in, a real server at the other end, the model to look at.

use queens_core::algorithm;
use queens_core::event::EventKind;
use queens_core::instance::Goal;
use queens_core::window::Direction;
use queens_worker::protocol::{BUILD, Envelope, Request, Response, Serial};
use queens_worker::serve::Server;

use super::*;
use crate::effect::Entry;
use crate::model::{Engine, Failure, State};
use crate::speed::Speed;
use crate::text::Language;

/// A page, its engine and its address.
struct Page {
    model: Model,
    server: Option<Server>,
    /// Whether every engine starts well and then hears nothing.
    is_deaf: bool,
    address: String,
    pushed: usize,
    now: f64,
}

impl Page {
    fn open(fragment: &str) -> Page {
        let (model, effects) = open("page".into(), "", fragment, Language::English);
        let address = fragment.to_owned();
        let mut page = Page {
            model,
            server: None,
            is_deaf: false,
            address,
            pushed: 0,
            now: 0.0,
        };
        page.perform(effects);
        page
    }

    fn send(&mut self, message: Message) {
        let effects = update(&mut self.model, message);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(request) => self.ask(request),
                Effect::StartEngine => {
                    self.server = (!self.is_deaf).then(Server::default);
                    self.send(Message::EngineSaid(Response::Ready {
                        build: BUILD.into(),
                    }));
                }
                Effect::EndEngine => self.server = None,
                Effect::WriteAddress { fragment, entry } => {
                    self.address = fragment;
                    self.pushed += usize::from(entry == Entry::Push);
                }
                Effect::Dress | Effect::FocusPlay | Effect::Copy { .. } => {}
            }
        }
    }

    fn ask(&mut self, request: Request) {
        let mut answers = Vec::new();
        if let Some(server) = &mut self.server {
            let envelope = Envelope {
                serial: Serial(0),
                request,
            };
            server.hear(envelope, &mut |answer| answers.push(answer));
        }
        self.hear(answers);
    }

    fn hear(&mut self, answers: Vec<Response>) {
        for answer in answers {
            self.send(Message::EngineSaid(answer));
        }
    }

    /// Lets the engine work for some slices.
    fn work(&mut self, slices: usize) {
        for _ in 0..slices {
            self.now += 1.0;
            let mut answers = Vec::new();
            let server = self.server.as_mut();
            let more =
                server.is_some_and(|server| server.work(self.now, &mut |it| answers.push(it)));
            let said = !answers.is_empty();
            self.hear(answers);
            if !more && !said {
                break;
            }
        }
    }

    /// Lets time go by in frames, the engine working between them.
    fn play(&mut self, frames: usize) {
        for _ in 0..frames {
            self.now += 16.0;
            self.send(Message::Frame(self.now));
            self.work(2);
        }
    }

    fn step(&self) -> u64 {
        self.model.run.as_ref().map_or(0, |run| run.step())
    }

    fn kind(&self) -> Option<EventKind> {
        self.model.run.as_ref()?.event().map(|event| event.kind())
    }

    fn queens(&self) -> Vec<String> {
        let run = self.model.run.as_ref().expect("a search is shown");
        run.replay()
            .position()
            .queens()
            .iter()
            .map(|queen| queen.to_string())
            .collect()
    }

    fn codes(&self) -> Vec<&'static str> {
        self.model.notices.iter().map(Notice::code).collect()
    }
}

#[test]
fn an_empty_address_shows_the_first_solution_and_stays_empty() {
    let mut page = Page::open("");
    assert_eq!(page.model.state(), State::Idle);
    assert_eq!(
        (page.step(), page.kind()),
        (1024, Some(EventKind::Solution))
    );
    assert_eq!(
        page.queens(),
        ["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"]
    );
    page.send(Message::FocusMoved("c3".parse().unwrap()));
    assert_eq!(page.address, "");
    page.send(Message::PlayToggled);
    assert_eq!((page.step(), page.model.state()), (0, State::Playing));
    page.send(Message::PlayToggled);
    assert_eq!(page.address, "n=8&algorithm=recursive&goal=first");
}

#[test]
fn run_plays_from_the_start_and_pushes_one_entry() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(Message::SpeedChosen(Speed::Max));
    page.send(Message::Run);
    assert_eq!((page.model.state(), page.pushed), (State::Playing, 1));
    page.play(20);
    assert_eq!(
        (page.model.state(), page.kind()),
        (State::Done, Some(EventKind::End))
    );
    assert_eq!(
        page.model.run.as_ref().map(|run| run.counters().solutions),
        Some(4)
    );
    assert!(page.model.spoken.len() > 5 && page.pushed == 1);
}

#[test]
fn a_speed_of_eight_is_eight_events_a_second() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::Run);
    page.work(10);
    page.send(Message::Frame(1000.0));
    for second in 1..=5 {
        for part in 1..=10 {
            page.send(Message::Frame(
                1000.0 * f64::from(second) + 100.0 * f64::from(part),
            ));
        }
        assert_eq!(page.step(), u64::from(second as u32) * 8);
    }
}

#[test]
fn a_step_forwards_and_back_is_the_same_board() {
    let mut page = Page::open("n=8&algorithm=recursive&step=857");
    page.work(20);
    let (before, state) = (page.queens(), page.model.state());
    assert_eq!((page.step(), state), (857, State::Paused));
    page.send(Message::Stepped(1));
    page.send(Message::Stepped(10));
    assert_eq!(page.step(), 868);
    page.send(Message::Stepped(-11));
    assert_eq!((page.step(), page.queens()), (857, before));
    assert_eq!(page.address, "n=8&algorithm=recursive&step=857");
}

#[test]
fn a_link_opens_on_the_very_same_step() {
    let mut first = Page::open("n=12&algorithm=recursive&fixed=d7");
    first.send(Message::SpeedChosen(Speed::Max));
    first.send(Message::Run);
    first.play(50);
    first.send(Message::PlayToggled);
    assert!(first.step() > 100_000);
    let mut second = Page::open(&first.address);
    assert_eq!(second.model.state(), State::Preparing);
    second.work(2000);
    assert_eq!(second.model.state(), State::Paused);
    assert_eq!(
        (second.step(), second.queens()),
        (first.step(), first.queens())
    );
    let counters = |page: &Page| page.model.run.as_ref().map(|run| *run.replay().counters());
    assert_eq!(counters(&first), counters(&second));
}

#[test]
fn a_step_past_the_end_opens_the_last_one_with_a_message() {
    let mut page = Page::open("n=6&algorithm=recursive&step=9007199254740991");
    page.work(100);
    assert_eq!(
        (page.model.state(), page.kind()),
        (State::Done, Some(EventKind::End))
    );
    assert_eq!(page.codes(), ["past-the-end"]);
}

#[test]
fn the_next_and_previous_solution_are_gone_to() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::ToSolution(Direction::Forwards));
    page.work(20);
    assert_eq!(
        (page.step(), page.kind()),
        (1024, Some(EventKind::Solution))
    );
    page.send(Message::ToSolution(Direction::Forwards));
    page.work(20);
    assert!(page.step() > 1024 && page.kind() == Some(EventKind::Solution));
    page.send(Message::ToSolution(Direction::Backwards));
    page.work(20);
    assert_eq!(page.step(), 1024);
    page.send(Message::ToSolution(Direction::Backwards));
    page.work(20);
    assert_eq!((page.step(), page.codes()), (1024, vec!["no-solution"]));
}

#[test]
fn stop_ends_the_search_and_keeps_what_is_known() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(Message::Run);
    page.play(10);
    page.send(Message::Stop);
    assert_eq!(page.model.state(), State::Stopped);
    page.send(Message::ToEnd);
    page.work(100);
    let run = page.model.run.as_ref().expect("the run is still shown");
    assert!(run.step() == run.known() && run.known() > 0 && !run.is_complete());
    assert_eq!(page.model.state(), State::Stopped);
}

#[test]
fn a_stopped_search_has_no_step_beyond_the_last_one_known() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(Message::Run);
    page.play(10);
    page.send(Message::Stop);
    page.send(Message::ToEnd);
    page.work(100);
    let last = page.step();
    for message in [
        Message::Stepped(1),
        Message::Stepped(10),
        Message::ToStep(last + 9),
    ] {
        page.send(message);
        page.work(100);
        assert_eq!((page.step(), page.model.state()), (last, State::Stopped));
    }
}

#[test]
fn a_replaced_engine_that_begins_again_takes_nothing_back() {
    let mut page = Page::open("n=10&algorithm=recursive&step=5000");
    page.work(1000);
    let run = page.model.run.as_ref().expect("a run");
    let (known, total) = (run.known(), run.farthest().solutions);
    assert!(run.is_complete() && total == 724);
    page.server = None;
    page.send(Message::EngineSilent);
    page.send(Message::ToStep(300_000));
    page.work(1);
    let run = page.model.run.as_ref().expect("a run");
    assert_eq!((run.known(), run.farthest().solutions), (known, total));
    page.work(1000);
    assert_eq!(page.step(), 300_000);
}

#[test]
fn playing_waits_for_a_search_that_never_ends() {
    let mut page = Page::open("n=32&algorithm=recursive&speed=max");
    page.send(Message::Run);
    page.play(60);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.step() > 100_000, "{}", page.step());
}

#[test]
fn a_changed_setting_marks_the_result_stale_and_undo_takes_it_back() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    assert!(!page.model.is_stale());
    page.send(Message::SizeStepped(1));
    assert!(page.model.is_stale());
    assert_eq!(page.address, "n=7&algorithm=recursive");
    assert_eq!(page.model.shown().size.get(), 6);
    page.send(Message::Undo);
    assert!(!page.model.is_stale());
    assert_eq!(page.address, "n=6&algorithm=recursive&step=30");
}

#[test]
fn the_example_gives_way_to_the_form() {
    let mut page = Page::open("");
    page.send(Message::SquareToggled("d4".parse().unwrap()));
    assert!(page.model.run.is_none() && !page.model.is_stale());
    assert_eq!(page.address, "n=8&algorithm=recursive&goal=first&fixed=d4");
}

#[test]
fn a_click_that_attacks_is_refused_and_changes_nothing() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a5,c8");
    page.send(Message::SquareToggled("c6".parse().unwrap()));
    assert_eq!(page.codes(), ["attacking"]);
    let refusal = page.model.refusal.expect("the line is drawn");
    assert_eq!(
        (refusal.attacker.to_string(), refusal.square.to_string()),
        ("c8".into(), "c6".into())
    );
    assert_eq!(page.model.settings.given.squares().len(), 2);
    page.send(Message::SquareToggled("c8".parse().unwrap()));
    assert_eq!(
        (
            page.model.settings.given.squares().len(),
            page.model.refusal
        ),
        (1, None)
    );
}

#[test]
fn typed_squares_are_taken_and_bad_ones_stay_in_the_field() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::GivenTyped("a5, C8, zz, a1".into()));
    page.send(Message::GivenEntered);
    assert_eq!(page.address, "n=8&algorithm=recursive&fixed=a5,c8");
    assert_eq!(page.model.drafts.given, "zz, a1");
    assert_eq!(page.codes(), ["not-a-square", "attacking"]);
}

#[test]
fn a_smaller_board_drops_queens_that_do_not_fit_and_names_them() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a5,c8");
    page.send(Message::SizeTyped("6".into()));
    page.send(Message::SizeEntered);
    assert_eq!(page.codes(), ["given-dropped"]);
    assert_eq!(page.address, "n=6&algorithm=recursive&fixed=a5");
}

#[test]
fn a_size_out_of_range_is_refused_by_name() {
    for text in ["0", "33", "-1", "eight", "8.5", ""] {
        let mut page = Page::open("n=8&algorithm=recursive");
        page.send(Message::SizeTyped(text.into()));
        page.send(Message::SizeEntered);
        assert_eq!(
            (page.codes(), page.model.settings.size.get()),
            (vec!["bad-size"], 8),
            "{text}"
        );
    }
}

#[test]
fn a_count_is_made_without_a_trace() {
    let mut page = Page::open("n=8&algorithm=bitmask&goal=count");
    page.send(Message::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.work(100);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(
        page.model.run.as_ref().map(|run| run.counters().solutions),
        Some(92)
    );
}

#[test]
fn answers_of_an_older_run_are_dropped() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::Run);
    let old = page.model.run.as_ref().expect("a run").id();
    page.send(Message::SizeStepped(-2));
    page.send(Message::Run);
    page.send(Message::EngineSaid(Response::Refused {
        run: old,
        reason: "late".into(),
    }));
    assert!(page.model.run.is_some() && page.codes().is_empty());
}

#[test]
fn a_silent_engine_is_replaced_and_the_search_goes_on_where_it_was() {
    let mut page = Page::open("n=12&algorithm=recursive&step=500000");
    page.work(1000);
    assert_eq!(page.step(), 500_000);
    let queens = page.queens();
    page.server = None;
    page.send(Message::ToStep(2_000_000));
    page.send(Message::EngineSilent);
    page.work(1000);
    assert_eq!(
        (page.step(), page.codes()),
        (2_000_000, vec!["engine-replaced"])
    );
    page.send(Message::ToStep(500_000));
    page.work(1000);
    assert_eq!(page.queens(), queens);
}

#[test]
fn an_engine_that_stays_silent_or_crashes_leaves_a_page_that_can_reload_it() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(20);
    page.is_deaf = true;
    for _ in 0..4 {
        page.send(Message::EngineSilent);
    }
    assert_eq!(page.model.state(), State::Failed);
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::Silent,
            ..
        }
    ));
    assert_eq!(page.step(), 100);
    page.is_deaf = false;
    page.send(Message::ReloadEngine);
    assert_eq!(page.model.state(), State::Paused);
    page.send(Message::EngineSaid(Response::Failed {
        details: "panicked".into(),
    }));
    page.send(Message::EngineFailed {
        failure: Failure::NotStarted,
        details: "later".into(),
    });
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::Crashed,
            ..
        }
    ));
}

#[test]
fn an_engine_of_another_build_is_refused() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::EngineSaid(Response::Ready {
        build: "other".into(),
    }));
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::OtherBuild,
            ..
        }
    ));
}

#[test]
fn back_and_forward_restore_settings_and_step() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    let there = "n=5&algorithm=bitmask&goal=first".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: there,
    });
    assert_eq!(
        (page.model.state(), page.model.settings.goal),
        (State::Idle, Goal::First)
    );
    assert_eq!(page.model.settings.algorithm.id, algorithm::ALL[1].id);
    let back = "n=6&algorithm=recursive&step=30".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: back,
    });
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (30, State::Paused));
}

#[test]
fn a_far_link_can_be_stopped_on_its_way() {
    let mut page = Page::open("n=20&algorithm=recursive&step=900000000");
    page.work(5);
    assert_eq!(page.model.state(), State::Preparing);
    page.send(Message::Stop);
    assert_eq!(page.model.state(), State::Stopped);
}

#[test]
fn an_address_past_the_end_of_the_run_that_is_shown_says_so_too() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    let fragment = "n=6&algorithm=recursive&step=99999999".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    assert_eq!(
        (page.model.state(), page.codes()),
        (State::Done, vec!["past-the-end"])
    );
}

#[test]
fn an_address_beyond_a_stopped_search_begins_it_again() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(Message::Run);
    page.play(3);
    page.send(Message::Stop);
    let fragment = "n=20&algorithm=recursive&step=2000000".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    page.work(1000);
    assert_eq!(
        (page.step(), page.model.state()),
        (2_000_000, State::Paused)
    );
}

#[test]
fn going_back_to_the_example_ends_the_search_before() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(Message::Run);
    page.play(3);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: String::new(),
    });
    assert_eq!((page.model.state(), page.step()), (State::Idle, 1024));
    let server = page.server.as_mut().expect("an engine");
    assert!(!server.work(1e9, &mut |_| {}), "the engine is at rest");
}

#[test]
fn a_solution_is_asked_for_again_when_the_engine_is_replaced() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1");
    page.work(50);
    page.server = None;
    page.send(Message::ToSolution(Direction::Forwards));
    assert_eq!(page.model.state(), State::Searching);
    page.send(Message::EngineSilent);
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (1024, State::Paused));
}

#[test]
fn an_answer_to_an_older_question_is_not_taken_for_the_newer_one() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1335");
    page.work(50);
    page.send(Message::ToSolution(Direction::Forwards));
    page.send(Message::ToSolution(Direction::Backwards));
    let run = page.model.run.as_ref().expect("a run").id();
    let (from, step) = (1335, Some(1570));
    let direction = Direction::Forwards;
    page.send(Message::EngineSaid(Response::Solution {
        run,
        from,
        direction,
        step,
    }));
    page.work(50);
    assert_eq!(page.step(), 1024);
}

#[test]
fn quick_steps_add_up_while_nothing_has_been_read_yet() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for _ in 0..3 {
        page.send(Message::Stepped(1));
    }
    page.work(50);
    assert_eq!(page.step(), 3);
}

#[test]
fn a_failed_engine_leaves_what_was_read_to_step_through_and_nothing_to_play() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(50);
    page.send(Message::EngineSaid(Response::Failed {
        details: "panicked".into(),
    }));
    page.send(Message::PlayToggled);
    page.send(Message::Stepped(-1));
    page.send(Message::ReloadEngine);
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (99, State::Paused));
}

#[test]
fn a_stopped_search_stays_stopped_when_the_engine_is_replaced() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(Message::Run);
    page.play(30);
    page.send(Message::Stop);
    let known = page.model.run.as_ref().map_or(0, |run| run.known());
    page.server = None;
    page.send(Message::EngineSilent);
    page.send(Message::ToStep(known / 2));
    page.work(1000);
    let run = page.model.run.as_ref().expect("a run");
    assert_eq!(
        (run.step(), run.known(), page.model.state()),
        (known / 2, known, State::Stopped)
    );
}

#[test]
fn what_is_typed_and_not_entered_is_taken_when_the_search_is_run() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(Message::SizeTyped("9".into()));
    page.send(Message::GivenTyped("c3".into()));
    page.send(Message::Run);
    let run = page.model.run.as_ref().expect("a run");
    assert_eq!(
        (run.settings().size.get(), page.queens()),
        (9, vec!["c3".to_owned()])
    );
    page.send(Message::GivenTyped("zz".into()));
    page.send(Message::Run);
    assert_eq!(
        (page.codes(), page.model.drafts.given.as_str()),
        (vec!["not-a-square"], "zz")
    );
}

#[test]
fn a_corrected_size_takes_its_message_away() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for (text, codes) in [("77", vec!["bad-size"]), ("9", vec![])] {
        page.send(Message::SizeTyped(text.into()));
        page.send(Message::SizeEntered);
        assert_eq!(page.codes(), codes);
    }
}
