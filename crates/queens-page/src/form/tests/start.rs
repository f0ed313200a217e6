//! Before the start: seeds, refusals, and the cost of a search.

use crate::message::{FormMessage, TransportMessage};
use queens_core::{CandidateSpace, Problem, Unsupported};

use crate::cost::cost;
use crate::message::Message;
use crate::model::Announcement;
use crate::model::State;
use crate::screen::View;
use crate::settings::Side;
use crate::testing::Page;
use queens_core::{Goal, algorithm};

fn choose(page: &mut Page, id: &str) {
    let algorithm = algorithm::find(id).expect("it exists");
    page.send(FormMessage::AlgorithmChosen(algorithm));
}

fn events(page: &mut Page) -> Vec<(u64, Vec<String>)> {
    let steps = [10, 100, 1000];
    let shown = |step| {
        page.send(TransportMessage::ToStep(step));
        page.work(200);
        (page.step(), page.queens())
    };
    steps.map(shown).to_vec()
}

#[test]
fn what_was_told_of_a_board_goes_with_it() {
    let mut page = Page::open("n=4&algorithm=recursive");
    page.send(TransportMessage::ToEnd);
    page.work(50);
    assert_eq!(page.model.announcement, Some(Announcement::Event));
    let before = page.model.announcements;
    page.send(Message::ProblemChosen(Problem::Knight));
    assert_eq!(page.model.announcement, Some(Announcement::Problem));
    assert!(page.model.announcements > before);
}

#[test]
fn a_seed_is_drawn_once_for_what_draws_and_always_written_for_it() {
    let mut page = Page::open("n=6&algorithm=random-rows");
    assert_eq!(page.address, "n=6&algorithm=random-rows&seed=41");
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert_eq!(page.address, "n=7&algorithm=random-rows&seed=41");
    choose(&mut page, "recursive");
    assert_eq!(
        (
            page.address.contains("seed"),
            page.model.address.settings.seed
        ),
        (false, None)
    );
    choose(&mut page, "random-placement");
    assert!(page.address.ends_with("&seed=41"), "{}", page.address);
}

#[test]
fn the_same_link_gives_the_same_events_and_another_seed_gives_others() {
    let link = "n=8&algorithm=random-rows&seed=5&step=1";
    let [mut first, mut second] = [Page::open(link), Page::open(link)];
    let shown = events(&mut first);
    assert_eq!(shown, events(&mut second));
    let mut other = Page::open("n=8&algorithm=random-rows&seed=6&step=1");
    assert_ne!(shown, events(&mut other));
}

#[test]
fn a_link_that_draws_without_a_seed_opens_on_its_step_and_is_not_stale() {
    let mut page = Page::open("n=8&algorithm=random-rows&step=50");
    page.work(100);
    assert_eq!((page.step(), page.model.is_stale()), (50, false));
    assert_eq!(page.address, "n=8&algorithm=random-rows&seed=41&step=50");
}

#[test]
fn a_new_seed_applies_at_once_and_undo_takes_it_back() {
    let mut page = Page::open("n=8&algorithm=random-rows&seed=5&step=50");
    page.work(100);
    page.send(FormMessage::SeedWanted);
    assert_eq!(
        (page.model.address.settings.seed, page.model.is_stale()),
        (Some(42), true)
    );
    assert_eq!(page.address, "n=8&algorithm=random-rows&seed=42");
    page.send(Message::ChangeUndone);
    assert_eq!(
        (page.model.address.settings.seed, page.model.is_stale()),
        (Some(5), false)
    );
}

#[test]
fn a_typed_seed_is_taken_and_a_bad_one_is_named_with_what_is_allowed() {
    let mut page = Page::open("n=8&algorithm=random-rows&seed=5");
    for text in ["-1", "1.5", "seven", "18446744073709551616", ""] {
        page.send(FormMessage::SeedTyped(text.into()));
        page.send(FormMessage::SeedEntered);
        assert_eq!(
            (page.codes(), page.model.address.settings.seed),
            (vec!["bad-value"], Some(5))
        );
    }
    page.send(FormMessage::SeedTyped(" 18446744073709551615 ".into()));
    page.send(FormMessage::SeedEntered);
    assert_eq!(
        (page.codes(), page.model.address.settings.seed),
        (vec![], Some(u64::MAX))
    );
}

#[test]
fn a_seed_that_is_typed_and_not_entered_is_taken_when_the_search_is_run() {
    let mut page = Page::open("n=8&algorithm=random-rows&seed=5");
    page.send(FormMessage::SeedTyped("9".into()));
    page.send(TransportMessage::Run);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(run.settings().seed, Some(9));
    page.send(FormMessage::SeedTyped("x".into()));
    page.send(TransportMessage::Run);
    assert_eq!(page.codes(), ["bad-value"]);
}

#[test]
fn an_algorithm_keeps_the_goal_if_it_has_it_and_says_so_if_it_has_not() {
    let mut page = Page::open("n=6&algorithm=recursive&goal=count");
    choose(&mut page, "bitmask");
    assert_eq!(
        (page.codes(), page.model.address.settings.goal),
        (vec![], Goal::Count)
    );
    choose(&mut page, "random-rows");
    assert_eq!(
        (page.codes(), page.model.address.settings.goal),
        (vec!["goal-changed"], Goal::First)
    );
}

#[test]
fn what_only_counts_is_chosen_with_its_goal_and_a_board_that_is_too_wide_leads_back() {
    let mut page = Page::open("n=28&algorithm=recursive");
    choose(&mut page, "meet-in-the-middle");
    assert_eq!(
        (page.codes(), page.model.address.settings.goal),
        (vec!["goal-changed"], Goal::Count)
    );
    let why = page
        .model
        .address
        .settings
        .refusal()
        .expect("it is too wide");
    let size = queens_core::BoardSize::new(27).expect("a size");
    let remedies = crate::cost::remedies(&page.model.address.settings, &why);
    assert_eq!(remedies, [crate::cost::Remedy::Size(size)]);
}

#[test]
fn the_goal_count_chooses_a_faster_algorithm_and_another_goal_returns() {
    let chosen = |page: &Page| {
        let settings = &page.model.address.settings;
        (settings.algorithm.id, settings.goal)
    };
    let counter = "meet-in-the-middle";
    for address in [
        "n=16&algorithm=recursive",
        "n=16&algorithm=bitmask&fixed=b3&symmetry=fundamental",
    ] {
        let mut page = Page::open(address);
        let before = page.model.address.settings.clone();
        page.send(FormMessage::GoalChosen(Goal::Count));
        assert_eq!(chosen(&page), (counter, Goal::Count));
        assert_eq!(page.codes(), ["counter-chosen"]);
        assert_eq!(page.model.address.settings.given, before.given);
        assert_eq!(page.model.address.settings.symmetry, before.symmetry);
        assert!(Goal::ALL.iter().all(|&goal| page.model.offers_goal(goal)));
        page.send(FormMessage::GoalChosen(Goal::First));
        assert_eq!(chosen(&page), (before.algorithm.id, Goal::First));
        assert!(page.codes().is_empty());
        // The button of the notice chooses the algorithm before, and keeps the goal.
        page.send(FormMessage::GoalChosen(Goal::Count));
        page.send(FormMessage::AlgorithmChosen(before.algorithm));
        assert_eq!(chosen(&page), (before.algorithm.id, Goal::Count));
        page.send(FormMessage::GoalChosen(Goal::All));
        assert_eq!(chosen(&page), (before.algorithm.id, Goal::All));
    }
}

#[test]
fn the_goal_all_opens_the_gallery_and_leaves_other_panels_alone() {
    for (view, after) in [
        ("tree", View::Results),
        ("stack", View::Results),
        ("sheets", View::Sheets),
        ("compare&compare=bitmask", View::Compare),
    ] {
        let mut page = Page::open(&format!("n=8&algorithm=recursive&view={view}"));
        let before = page.model.address.view;
        page.send(FormMessage::GoalChosen(Goal::First));
        assert_eq!(page.model.address.view, before);
        page.send(FormMessage::GoalChosen(Goal::All));
        assert_eq!(page.model.address.view, after, "{view}");
    }
    let mut page = Page::open("n=8&algorithm=recursive&goal=all");
    page.send(FormMessage::GoalChosen(Goal::All));
    assert_eq!(page.model.address.view, View::Tree);
}

#[test]
fn the_goal_count_keeps_an_algorithm_if_no_faster_one_supports_the_settings() {
    for address in [
        "n=28&algorithm=recursive",
        "problem=domination&n=6&algorithm=coverage-search",
        "problem=knight&n=5&algorithm=tour-roth",
        "n=8&algorithm=recursive&view=compare&compare=bitmask",
    ] {
        let mut page = Page::open(address);
        let before = page.model.address.settings.algorithm;
        page.send(FormMessage::GoalChosen(Goal::Count));
        assert_eq!(page.model.address.settings.algorithm, before, "{address}");
        assert!(page.codes().is_empty(), "{address}");
    }
    // A link names its algorithm, and only that one.
    let mut page = Page::open("n=10&algorithm=recursive&goal=count");
    assert_eq!(page.model.address.settings.algorithm.id, "recursive");
    page.send(TransportMessage::Run);
    page.work(100);
    let ran = page.model.shown.settings().map(|ran| ran.algorithm.id);
    assert_eq!(ran, Some("recursive"));
    let page = Page::open("n=10&algorithm=meet-in-the-middle");
    assert!(!page.model.offers_goal(Goal::All));
}

#[test]
fn a_search_that_cannot_be_run_is_not_begun_and_undo_returns_to_the_search_before() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    choose(&mut page, "subsets");
    page.send(FormMessage::SizeStepped(Side::Files, 2));
    for message in [TransportMessage::Run, TransportMessage::PlayToggled] {
        page.send(message);
        assert_eq!(page.codes(), ["refused"]);
        assert_eq!(page.model.state(), State::Idle);
    }
    page.send(Message::ChangeUndone);
    page.work(50);
    let run = page.model.shown.run().expect("the earlier run");
    assert_eq!((run.settings().algorithm.id, run.step()), ("recursive", 30));
}

#[test]
fn a_link_to_a_step_of_what_cannot_be_run_says_why() {
    let mut page = Page::open("n=8&algorithm=subsets&step=30");
    assert_eq!(
        (page.codes(), page.model.state()),
        (vec!["refused"], State::Idle)
    );
    page.send(TransportMessage::Stepped(1));
    assert_eq!(
        (page.codes(), page.model.state()),
        (vec!["refused"], State::Idle)
    );
}

#[test]
fn given_queens_that_are_refused_are_freed_in_one_message() {
    let mut page = Page::open("n=8&algorithm=half-board&fixed=d4,f5");
    assert!(page.model.address.settings.refusal().is_some());
    page.send(FormMessage::GivenFreed);
    assert_eq!(page.model.address.settings.refusal(), None);
    assert_eq!(page.address, "n=8&algorithm=half-board");
}

#[test]
fn given_queens_that_draws_would_never_complete_are_refused() {
    let mut page = Page::open("n=8&algorithm=random-placement&fixed=b3,e8,g7&seed=1");
    let why = page
        .model
        .address
        .settings
        .refusal()
        .expect("no completion");
    assert!(matches!(why, Unsupported::Endless { .. }), "{why}");
    page.send(FormMessage::GivenFreed);
    assert_eq!(page.model.address.settings.refusal(), None);
}

#[test]
fn the_rate_of_what_costs_much_is_measured_by_the_engine_once() {
    let mut page = Page::open("n=8&algorithm=one-per-column");
    page.work(1000);
    let told =
        cost(&page.model.address.settings, &page.model.rates).expect("16,777,216 candidates");
    assert!(told.is_measured && told.rate > 0.0);
    assert_eq!(told.space, CandidateSpace::power(8, 8));
    let asked = page.model.last_run;
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    page.work(1000);
    assert_eq!(page.model.last_run, asked);
    assert!(page.model.address.settings.refusal().is_some());
}

#[test]
fn nothing_is_measured_for_what_costs_little() {
    let mut page = Page::open("n=7&algorithm=one-per-column");
    page.work(1000);
    assert_eq!(page.model.last_run, 0);
}
