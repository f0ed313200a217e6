//! Two runs with a common cursor.

use queens_core::{Instance, Interest, Reader, Square};
use queens_worker::protocol::{Answer, Begin, Pane, Reason, Request, RunId};
use queens_worker::serve::Server;

use crate::compare::Pace;
use crate::engine::Failure;
use crate::message::Message;
use crate::message::{CompareMessage, FormMessage, TransportMessage};
use crate::model::State;
use crate::notice::Notice;
use crate::run::{Activity, Run};
use crate::screen::View;
use crate::settings::Side;
use crate::testing::Harness;
use crate::testing::{Page, said_about};
use crate::transport::speed::Speed;
use queens_core::{Goal, algorithm};
use strum::VariantArray;

pub(crate) const BITMASK: &str = "n=8&algorithm=recursive&view=compare&compare=bitmask";

fn second(page: &Page) -> &Run {
    page.model.comparison.run().expect("a second run")
}

/// The current step of each board.
fn steps(page: &Page) -> (u64, u64) {
    (page.step(), second(page).step())
}

pub(crate) fn compare(page: &mut Page, message: CompareMessage) {
    page.send(Message::Compare(message));
}

/// The first step with this number of tests, or the last step of the search.
fn first_step_with(id: &str, n: i64, tests: u64) -> u64 {
    let algorithm = algorithm::find(id).expect("an algorithm");
    let size = queens_core::BoardSize::new(n).expect("a size");
    let instance = Instance::queens(size, &[], Goal::All).expect("an instance");
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    let mut batch = Vec::new();
    while reader.replay().counters().tests < tests && !reader.is_ended() {
        reader.read(1, &mut batch, |_, _| {});
    }
    reader.step()
}

#[test]
fn the_second_run_begins_with_the_panel_and_ends_with_it() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(50);
    assert!(page.model.comparison.second.is_none());
    page.send(Message::ViewChosen(View::Compare));
    page.work(50);
    let contrast = second(&page).settings().algorithm.id;
    assert_eq!(contrast, "forward-checking");
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&step=100&view=compare&compare=forward-checking"
    );
    assert_eq!(steps(&page), (100, 100));
    page.send(Message::ViewChosen(View::Tree));
    assert!(page.model.comparison.second.is_none());
}

#[test]
fn no_second_run_is_made_before_there_is_a_first() {
    let mut page = Page::open(BITMASK);
    page.work(50);
    assert!(page.model.comparison.second.is_none());
    page.send(TransportMessage::Stepped(1));
    page.work(50);
    assert_eq!(steps(&page), (1, 1));
}

#[test]
fn the_second_board_shows_the_same_step_up_to_its_end() {
    let mut page = Page::open(&format!("{BITMASK}&step=857"));
    page.work(50);
    assert_eq!(steps(&page), (857, 857));
    for (message, step) in [
        (Message::Transport(TransportMessage::Stepped(1)), 858),
        (Message::Transport(TransportMessage::Stepped(-8)), 850),
        (Message::Transport(TransportMessage::ToStep(4_000)), 4_000),
        (Message::Transport(TransportMessage::ToStart), 0),
    ] {
        page.send(message);
        page.work(50);
        assert_eq!(steps(&page), (step, step));
    }
    page.send(TransportMessage::ToEnd);
    page.work(50);
    let (first, last) = steps(&page);
    assert!(first == 18_513 && last < first && second(&page).is_at_end());
}

#[test]
fn by_tests_the_second_board_shows_the_first_step_with_as_many() {
    let mut page = Page::open(&format!("{BITMASK}&step=857"));
    page.work(50);
    compare(&mut page, CompareMessage::PaceChosen(Pace::Tests));
    for step in [857, 858, 859, 860, 200, 199, 1, 0, 9_000, 8_990, 18_513] {
        page.send(TransportMessage::ToStep(step));
        page.work(100);
        let tests = page.model.shown.run().map_or(0, |run| run.counters().tests);
        let expected = first_step_with("bitmask", 8, tests);
        assert_eq!(steps(&page), (step, expected), "{tests} tests");
    }
}

#[test]
fn by_tests_a_far_step_is_asked_of_the_engine() {
    let mut page = Page::open("n=10&algorithm=bitmask&view=compare&compare=recursive&step=20000");
    compare(&mut page, CompareMessage::PaceChosen(Pace::Tests));
    page.work(2000);
    for step in [20_000, 60_000, 100, 61_000] {
        page.send(TransportMessage::ToStep(step));
        page.work(2000);
        let tests = page.model.shown.run().map_or(0, |run| run.counters().tests);
        let expected = first_step_with("recursive", 10, tests);
        assert_eq!(steps(&page), (step, expected), "{tests} tests");
    }
}

#[test]
fn the_second_board_keeps_up_at_full_speed_in_both_paces() {
    for &pace in Pace::VARIANTS {
        let mut page =
            Page::open("n=10&algorithm=recursive&view=compare&compare=bitmask&speed=max");
        compare(&mut page, CompareMessage::PaceChosen(pace));
        page.send(TransportMessage::Run);
        let mut moved = 0;
        while page.model.state() == State::Playing && moved < 2_000 {
            page.play(1);
            moved += 1;
            // The runs differ by at most the progress of one frame.
            let (run, other) = (page.model.shown.run().expect("a run"), second(&page));
            let apart = match pace {
                Pace::Events => run.step().saturating_sub(other.step()),
                Pace::Tests => run.counters().tests.saturating_sub(other.counters().tests),
            };
            assert!(other.is_at_end() || apart <= 16_384, "{apart} behind");
        }
        assert_eq!(page.model.state(), State::Done);
        page.work(100);
        assert!(second(&page).is_at_end());
        assert!(moved < 200, "{moved} frames");
    }
}

#[test]
fn answers_of_a_second_run_that_is_gone_are_dropped() {
    let mut page = Page::open(&format!("{BITMASK}&step=857"));
    page.work(50);
    let old = second(&page).id();
    let chosen = algorithm::find("upward-scan").expect("an algorithm");
    compare(&mut page, CompareMessage::Chosen(chosen));
    page.work(50);
    page.send(said_about(old, Answer::Stopped));
    let refused = Answer::Refused(Reason::Job("late".into()));
    page.send(said_about(old, refused));
    assert_eq!((page.codes(), steps(&page)), (vec![], (857, 857)));
    assert!(page.address.ends_with("view=compare&compare=upward-scan"));
}

#[test]
fn another_board_begins_another_second_run() {
    let mut page = Page::open(&format!("{BITMASK}&step=857"));
    page.work(50);
    let before = second(&page).id();
    page.send(FormMessage::SizeStepped(Side::Files, -2));
    assert!(page.model.comparison.second.is_none());
    page.send(TransportMessage::Run);
    page.work(50);
    assert_eq!(second(&page).settings().size.files(), 6);
    assert_ne!(second(&page).id(), before);
}

#[test]
fn both_runs_go_on_with_a_new_engine() {
    for &pace in Pace::VARIANTS {
        let mut page =
            Page::open("n=12&algorithm=recursive&view=compare&compare=bitmask&step=500000");
        compare(&mut page, CompareMessage::PaceChosen(pace));
        page.work(2000);
        page.server = None;
        page.send(TransportMessage::ToStep(2_000_000));
        page.send(Message::EngineSilent);
        page.work(4000);
        let tests = page.model.shown.run().map_or(0, |run| run.counters().tests);
        let expected = match pace {
            Pace::Events => 2_000_000,
            Pace::Tests => first_step_with("bitmask", 12, tests),
        };
        assert_eq!(steps(&page), (2_000_000, expected));
    }
}

#[test]
fn stop_ends_both_searches_and_run_begins_both_again() {
    let mut page = Page::open("n=20&algorithm=recursive&view=compare&compare=bitmask");
    page.send(TransportMessage::Run);
    page.play(10);
    page.send(TransportMessage::Stop);
    assert!(second(&page).is_halted());
    let stopped = second(&page).id();
    page.send(TransportMessage::Run);
    page.play(10);
    assert!(!second(&page).is_halted() && second(&page).id() != stopped);
}

#[test]
fn an_algorithm_that_cannot_search_the_board_has_no_run() {
    let mut page = Page::open("n=12&algorithm=recursive&view=compare&compare=subsets&step=5");
    page.work(50);
    assert!(page.model.comparison.second.is_none() && page.codes().is_empty());
}

#[test]
fn a_refused_second_run_is_told_once_and_leaves_the_first() {
    let mut page = Page::open(&format!("{BITMASK}&step=857"));
    page.work(50);
    let run = second(&page).id();
    let refused = Answer::Refused(Reason::Job("no".into()));
    page.send(said_about(run, refused));
    page.work(50);
    assert_eq!((page.codes(), page.step()), (vec!["engine-refused"], 857));
    assert_eq!(second(&page).id(), run);
}

#[test]
fn two_counts_run_side_by_side() {
    let mut page = Page::open("n=8&algorithm=recursive&goal=count&view=compare&compare=bitmask");
    page.send(TransportMessage::Run);
    page.work(200);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(
        (run.farthest().solutions, second(&page).farthest().solutions),
        (92, 92)
    );
}

#[test]
fn what_only_counts_is_counted_beside_a_search_that_is_watched() {
    let link = "n=8&algorithm=recursive&view=compare&compare=meet-in-the-middle&step=100";
    let mut page = Page::open(link);
    page.work(200);
    assert_eq!((page.codes(), page.step()), (vec![], 100));
    let counted = second(&page).counting().expect("a count");
    assert_eq!(counted.counters.solutions, 92);
    assert!(second(&page).is_exact() && second(&page).step() == 0);
    page.send(TransportMessage::Stepped(1));
    page.work(50);
    assert_eq!(steps(&page), (101, 0));
    compare(&mut page, CompareMessage::PaceChosen(Pace::Tests));
    page.send(TransportMessage::Stepped(1));
    page.work(50);
    assert_eq!(steps(&page), (102, 0));
}

#[test]
fn what_only_counts_takes_a_second_search_with_it() {
    let link = "n=8&algorithm=meet-in-the-middle&view=compare&compare=recursive";
    let mut harness = Harness::open(link);
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    harness.page.work(200);
    let page = harness.page;
    let run = page.model.shown.run().expect("a run");
    let found = [run, second(&page)].map(|run| run.farthest());
    assert_eq!(
        found.map(|it| (it.solutions, it.fundamental)),
        [(92, 12); 2]
    );
}

#[test]
fn the_engine_is_given_a_pane_for_each_board() {
    let mut page = Page::open("n=6&algorithm=bitmask&step=9");
    page.work(50);
    let effects = crate::update::update(
        &mut page.model,
        Message::ViewChosen(View::Compare),
        page.rest,
    );
    let panes: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            crate::effect::Effect::Send(_, Request::Begin(Begin::Run { pane, .. })) => Some(*pane),
            _ => None,
        })
        .collect();
    assert_eq!(panes, [Pane::Second]);
}

#[test]
fn the_clock_of_two_boards_is_in_the_address_and_comes_from_it() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1570&view=compare");
    page.work(50);
    page.send(Message::Compare(CompareMessage::PaceChosen(Pace::Tests)));
    page.work(50);
    let shown = steps(&page);
    assert!(page.address.ends_with("&clock=tests"), "{}", page.address);
    let mut again = Page::open(&page.address);
    again.work(50);
    assert_eq!(again.model.address.clock, Pace::Tests);
    assert_eq!(steps(&again), shown);
}

/// The first search ends long before the second.
const SHORTER: &str = "n=8&algorithm=forward-checking&goal=first&view=compare&compare=recursive";

#[test]
fn the_clock_runs_until_both_runs_have_ended() {
    for pace in Pace::VARIANTS {
        let mut page = Page::open(SHORTER);
        page.send(TransportMessage::SpeedChosen(Speed::Max));
        compare(&mut page, CompareMessage::PaceChosen(*pace));
        page.send(TransportMessage::Run);
        page.work(50);
        page.play(600);
        let (first, last) = (page.model.shown.run().expect("a run"), second(&page));
        assert!(
            first.is_at_end() && last.is_at_end(),
            "{pace:?}: {:?}",
            steps(&page)
        );
        assert_eq!(page.model.state(), State::Done);
    }
}

#[test]
fn steps_after_the_end_of_the_first_run_are_the_seconds() {
    let mut page = Page::open(SHORTER);
    page.send(TransportMessage::ToEnd);
    page.work(50);
    page.send(TransportMessage::ToEnd);
    page.work(50);
    let (end, last) = steps(&page);
    assert!(last > end && second(&page).is_at_end());
    assert!(
        page.address.contains(&format!("step={last}")),
        "{}",
        page.address
    );
    page.send(TransportMessage::Stepped(-1));
    page.work(50);
    assert_eq!(
        (steps(&page), page.model.clock()),
        ((end, last - 1), last - 1)
    );
    page.send(TransportMessage::ToStep(end + 3));
    page.work(50);
    assert_eq!(steps(&page), (end, end + 3));
    page.send(TransportMessage::ToStep(end - 3));
    page.work(50);
    assert_eq!(steps(&page), (end - 3, end - 3));
    let page = &mut Page::open(&format!("{SHORTER}&step={last}"));
    page.work(50);
    assert_eq!(steps(page), (end, last));
    assert!(page.model.notices.is_empty());
}

/// The last step before `before` with an event on a square, from the events themselves, and the test clock there.
fn last_on(id: &str, square: Square, before: u64) -> (u64, u64) {
    let algorithm = algorithm::find(id).expect("an algorithm");
    let size = queens_core::BoardSize::new(8).expect("a size");
    let instance = Instance::queens(size, &[], Goal::All).expect("an instance");
    let mut reader = Reader::start(&algorithm.accept(instance).expect("supported"));
    let (mut batch, mut found, mut tests) = (Vec::new(), (0, 0), 0);
    while reader.step() + 1 < before {
        reader.read(1, &mut batch, |event, replay| {
            let now = replay.counters().tests;
            if event.square() == Some(square) {
                found = (replay.step(), if now > tests { now } else { now + 1 });
            }
            tests = now;
        });
    }
    found
}

#[test]
fn the_clock_goes_to_where_the_second_board_has_come_to_what_happened_on_a_square() {
    let mut told = 0;
    for pace in Pace::VARIANTS {
        for at in [857, 60, 18_513] {
            let mut page = Page::open(&format!("{BITMASK}&step={at}"));
            page.work(100);
            compare(&mut page, CompareMessage::PaceChosen(*pace));
            page.work(100);
            for name in ["d4", "a1", "h6"] {
                let square: Square = name.parse().expect("a square");
                let before = second(&page).step();
                let (step, tests) = last_on("bitmask", square, before);
                if step == 0 {
                    continue;
                }
                page.send(Message::AskedOpened(Pane::Second, square));
                page.work(2000);
                let expected = match pace {
                    Pace::Events => step,
                    Pace::Tests => first_step_with("bitmask", 8, tests),
                };
                assert!(
                    expected >= step && expected <= before,
                    "{pace:?} {at} {name}"
                );
                assert_eq!(second(&page).step(), expected, "{pace:?} {at} {name}");
                let first = match pace {
                    Pace::Events => step,
                    Pace::Tests => first_step_with("recursive", 8, tests),
                };
                assert_eq!(page.step(), first, "{pace:?} {at} {name}");
                assert_eq!(page.model.state(), State::Paused);
                told += 1;
            }
        }
    }
    assert!(told > 8, "{told}");
}

#[test]
fn the_clock_goes_on_after_the_end_of_the_first_run_to_what_happened_on_the_second() {
    // The longer search is on the second board.
    for pace in Pace::VARIANTS {
        let mut page = Page::open("n=8&algorithm=bitmask&view=compare&compare=recursive&step=10");
        page.work(100);
        compare(&mut page, CompareMessage::PaceChosen(*pace));
        page.send(TransportMessage::ToEnd);
        page.work(200);
        let before = second(&page).step();
        let h8: Square = "h8".parse().expect("a square");
        let (step, _) = last_on("recursive", h8, before);
        assert!(step > 4_849, "{step}");
        page.send(Message::AskedOpened(Pane::Second, h8));
        page.work(200);
        assert_eq!(
            (page.step(), second(&page).step()),
            (4_849, step),
            "{pace:?}"
        );
    }
}

#[test]
fn what_happened_nowhere_is_told_and_another_step_takes_the_place_of_the_search_for_it() {
    let mut page = Page::open(&format!("{BITMASK}&step=3"));
    page.work(50);
    let h8: Square = "h8".parse().expect("a square");
    page.send(Message::AskedOpened(Pane::Second, h8));
    page.work(50);
    let told = Notice::NothingFound(Interest::Square(h8));
    assert_eq!(page.model.notices, [told]);
    assert_eq!(steps(&page), (3, 3));
    page.send(Message::AskedOpened(Pane::Second, Square::A1));
    page.send(TransportMessage::ToStep(40));
    page.work(50);
    assert_eq!(steps(&page), (40, 40));
}

/// The current step before the jump to a distant one.
const FAR: u64 = 500_000;

/// Two boards with a test clock, before a jump to the second board's last event on a corner. The engine's requests stay
/// unanswered.
fn leaving() -> (Page, Option<Server>) {
    let mut page = Page::open(&format!(
        "n=12&algorithm=recursive&view=compare&compare=bitmask&step={FAR}&clock=tests"
    ));
    page.work(400);
    assert_eq!((page.step(), page.model.state()), (FAR, State::Paused));
    assert_in_pace(&page);
    let server = page.server.take();
    page.send(Message::AskedOpened(Pane::Second, Square::A1));
    (page, server)
}

/// Sends the engine's answer: the step of an event in a run.
fn answer(page: &mut Page, run: RunId, activity: Activity, step: u64) {
    let Activity::Looking {
        from,
        direction,
        interest,
    } = activity
    else {
        panic!("nothing is looked for");
    };
    let step = Some(step);
    page.send(said_about(
        run,
        Answer::Found {
            from,
            direction,
            interest,
            step,
        },
    ));
}

/// Sends the answer that the event was this number of steps before the second board's current step.
fn answer_before(page: &mut Page, before: u64) {
    let second = second(page);
    let (run, activity, step) = (second.id(), second.activity(), second.step());
    answer(page, run, activity, step - before);
}

/// Asserts that both boards have the same number of tests.
fn assert_in_pace(page: &Page) {
    let tests = page.model.shown.run().expect("a run").counters().tests;
    assert_eq!(second(page).step(), first_step_with("bitmask", 12, tests));
}

#[test]
fn going_on_the_first_board_takes_the_place_of_going_on_the_second() {
    for is_found in [false, true] {
        let (mut page, server) = leaving();
        if is_found {
            answer_before(&mut page, 400_000);
        }
        page.server = server;
        page.send(Message::AskedOpened(Pane::First, Square::A1));
        page.work(400);
        assert_eq!((page.step(), page.model.state()), (1, State::Paused));
        assert_in_pace(&page);
    }
}

#[test]
fn another_second_algorithm_is_led_though_the_one_before_was_on_its_way() {
    let (mut page, server) = leaving();
    answer_before(&mut page, 400_000);
    page.server = server;
    let other = algorithm::describe("forward-checking").expect("an algorithm");
    compare(&mut page, CompareMessage::Chosen(other));
    page.work(400);
    assert_eq!((page.step(), page.model.state()), (FAR, State::Paused));
    assert!(second(&page).step() > 0);
}

#[test]
fn tests_that_are_looked_for_do_not_move_a_clock_of_events() {
    let (mut page, server) = leaving();
    answer_before(&mut page, 10);
    let first = page.model.shown.run().expect("a run");
    let (run, activity, known) = (first.id(), first.activity(), first.known());
    page.server = server;
    compare(&mut page, CompareMessage::PaceChosen(Pace::Events));
    answer(&mut page, run, activity, known);
    page.work(400);
    assert_eq!(steps(&page), (FAR, FAR));
    assert_eq!(page.model.state(), State::Paused);
}

#[test]
fn on_its_way_on_the_second_board_the_page_works_and_can_be_stopped() {
    for (found, state) in [
        (None, State::Searching),
        (Some(400_000), State::Preparing),
        (Some(10), State::Searching),
    ] {
        for stop in [TransportMessage::Stop, TransportMessage::PlayToggled] {
            let (mut page, server) = leaving();
            if let Some(before) = found {
                answer_before(&mut page, before);
            }
            assert_eq!(page.model.state(), state, "{found:?}");
            page.server = server;
            let is_stop = stop == TransportMessage::Stop;
            page.send(stop);
            let rests = if is_stop {
                State::Stopped
            } else {
                State::Paused
            };
            assert_eq!(page.model.state(), rests, "{found:?}");
            page.work(400);
            assert_eq!(page.step(), FAR, "{found:?}");
            assert_in_pace(&page);
        }
    }
}

#[test]
fn a_lost_engine_ends_the_way_to_what_happened_on_the_second_board() {
    let (mut page, _) = leaving();
    page.send(Message::EngineFailed {
        failure: Failure::Crashed,
        details: String::new(),
    });
    assert_eq!(page.model.state(), State::Failed);
    page.send(Message::ReloadEngine);
    page.work(400);
    assert_eq!((page.step(), page.model.state()), (FAR, State::Paused));
    assert_in_pace(&page);
}
