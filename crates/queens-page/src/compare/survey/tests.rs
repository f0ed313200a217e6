//! Surveys: starting, counting in order, stopping, and resuming with a new engine.

use queens_worker::protocol::{Reason, Request};

use crate::compare::update::tests::{BITMASK, compare};
use crate::message::CompareMessage;
use crate::message::Message;
use crate::testing::{Page, said_about};
use queens_core::Problem;
use queens_worker::protocol::Answer;
use strum::VariantArray;

use crate::compare::survey::{Preset, Quantity, Taken, USUAL};
use crate::settings::Settings;

fn survey(page: &mut Page, preset: Preset, largest: u8) {
    compare(page, CompareMessage::SurveyChosen(preset));
    compare(page, CompareMessage::LargestChosen(largest));
    compare(page, CompareMessage::SurveyBegun);
}

fn taken(page: &Page) -> &Taken {
    let taken = &page.model.comparison.survey.taken;
    taken.as_ref().expect("a survey")
}

fn counted(page: &Page) -> usize {
    let taken = &page.model.comparison.survey.taken;
    taken.as_ref().map_or(0, |taken| taken.counted.len())
}

#[test]
fn a_survey_counts_the_pair_board_after_board() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Pair, 8);
    page.work(500);
    let taken = taken(&page);
    assert!(taken.is_complete());
    let solutions = |series| {
        let entries = taken.entries().skip(series).step_by(2);
        let solutions = entries.map(|(_, it)| it.counters().map_or(0, |it| it.solutions));
        solutions.collect::<Vec<_>>()
    };
    assert_eq!(solutions(0), [2, 10, 4, 40, 92]);
    assert_eq!(solutions(1), solutions(0));
    let line = "8,recursive,all,,92,15720,2056,2056,2057,8,";
    assert!(
        taken.csv().lines().any(|it| it.starts_with(line)),
        "{}",
        taken.csv()
    );
}

#[test]
fn a_survey_takes_its_answers_in_order_and_no_others() {
    let mut page = Page::open(BITMASK);
    page.server = None;
    survey(&mut page, Preset::Pair, 8);
    let run = page
        .model
        .comparison
        .survey
        .taken
        .as_ref()
        .expect("a survey")
        .id();
    let say = |page: &mut Page, run, index| {
        let surveyed = Answer::Surveyed {
            index,
            outcome: Err(Reason::Job("no".into())),
            milliseconds: 1.0,
        };
        page.send(said_about(run, surveyed));
        counted(page)
    };
    assert_eq!(say(&mut page, run, 1), 0);
    assert_eq!(say(&mut page, run, 0), 1);
    assert_eq!(say(&mut page, run, 0), 1);
    assert_eq!(
        say(&mut page, queens_worker::protocol::RunId(run.0 + 1), 1),
        1
    );
    assert_eq!(say(&mut page, run, 1), 2);
    compare(&mut page, CompareMessage::SurveyStopped);
    assert_eq!(say(&mut page, run, 2), 2);
}

#[test]
fn a_survey_goes_on_with_a_new_engine_where_it_was() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Pair, 10);
    page.work(8);
    let before = counted(&page);
    assert!(before > 0 && before < 14, "{before}");
    page.server = None;
    page.send(Message::EngineSilent);
    page.work(2000);
    assert_eq!(counted(&page), 14);
}

#[test]
fn only_the_request_of_a_survey_that_runs_is_stopped() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Pair, 6);
    page.work(500);
    let effects = crate::update::update(
        &mut page.model,
        Message::Compare(CompareMessage::SurveyStopped),
        page.rest,
    );
    let stops = |effect: &crate::effect::Effect| {
        matches!(effect, crate::effect::Effect::Send(_, Request::Stop))
    };
    assert!(!effects.iter().any(stops));
}

/// The complete survey of another problem, up to a board.
fn surveyed(address: &str, preset: Preset, largest: u8) -> Page {
    let mut page = Page::open(address);
    survey(&mut page, preset, largest);
    page.work(20_000);
    assert!(taken(&page).is_complete());
    page
}

#[test]
fn a_survey_of_domination_finds_the_least_sets_of_the_chosen_variant() {
    let address = "#n=6&problem=domination&algorithm=coverage-search&view=compare";
    for (variant, least) in [("", [1, 2, 3, 3]), ("&variant=total", [2, 2, 3, 4])] {
        let page = surveyed(&format!("{address}{variant}"), Preset::Pair, 6);
        for (index, (search, outcome)) in taken(&page).entries().enumerate() {
            let counters = outcome.complete().expect("a whole search");
            let found = (search.size.files(), counters.depth, counters.solutions);
            assert_eq!(found, (3 + index as u8 / 2, least[index / 2], 1));
        }
    }
    let page = surveyed(address, Preset::Pair, 6);
    assert!(taken(&page).csv().contains("dominating,complete"));
}

#[test]
fn a_tour_that_comes_to_its_cap_is_told_as_given_up_and_not_compared() {
    let address = "#n=8&problem=knight&algorithm=tour-natural-order&view=compare";
    let page = surveyed(address, Preset::Pair, 9);
    let entries: Vec<_> = taken(&page).entries().collect();
    let given_up: Vec<_> = entries.iter().filter(|(_, it)| it.reached_cap()).collect();
    let [(search, outcome)] = given_up[..] else {
        panic!("{} are given up", given_up.len());
    };
    assert_eq!(
        (search.algorithm.id, search.size.files()),
        ("tour-natural-order", 9)
    );
    assert_eq!(
        outcome.counters().map(|it| (it.solutions, it.nodes)),
        Some((0, 2_000_000))
    );
    let points = |quantity| taken(&page).points(0, quantity);
    assert_eq!(points(Quantity::Tests).last().map(|point| point.n), Some(8));
    let lines = taken(&page).csv();
    let given_up = |line: &&str| line.contains(",open,given-up");
    assert_eq!(lines.lines().filter(given_up).count(), 1);
}

#[test]
fn the_form_of_a_survey_follows_the_problem() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Sheet001, 5);
    page.work(500);
    let survey = &page.model.comparison.survey;
    assert_eq!(survey.preset(Problem::Queens), Preset::Sheet001);
    assert_eq!(survey.preset(Problem::Knight), Preset::Pair);
    assert!(survey.taken_of(Problem::Queens).is_some());
    assert!(survey.taken_of(Problem::Knight).is_none());
    for problem in Problem::ALL {
        for &preset in Preset::VARIANTS.iter().filter(|it| it.serves(problem)) {
            let sizes = preset.sizes(problem);
            let is_usual = |sizes: std::ops::RangeInclusive<u8>| sizes.contains(&USUAL);
            assert!(sizes.is_none_or(is_usual), "{preset:?} of {problem}");
        }
    }
}

#[test]
fn a_survey_stops_when_its_form_is_gone() {
    let mut page = Page::open("n=8&algorithm=recursive&compare=bitmask&view=compare");
    survey(&mut page, Preset::Pair, 12);
    page.work(1);
    assert!(page.model.comparison.survey.is_running());
    page.send(Message::ProblemChosen(Problem::Knight));
    assert!(!page.model.comparison.survey.is_running());
    page.work(500);
    page.send(Message::ProblemChosen(Problem::Queens));
    let taken = page.model.comparison.survey.taken_of(Problem::Queens);
    assert!(taken.is_some_and(|taken| !taken.is_running()));
}

#[test]
fn what_an_algorithm_refuses_is_left_to_it_and_said() {
    let algorithm = |id| queens_core::algorithm::describe(id).expect("an algorithm");
    let form = Settings::default().with(algorithm("coverage-search"));
    let plan =
        crate::compare::survey::Plan::of(Preset::Pair, Some(12), &form, algorithm("move-one"));
    let refused = plan.searches.iter().filter(|it| it.refusal().is_some());
    let refused: Vec<_> = refused
        .map(|it| (it.algorithm.id, it.size.files()))
        .collect();
    assert_eq!(refused, [("move-one", 12)]);
}

#[test]
fn a_search_whose_timing_a_survey_replaced_is_timed_after_it() {
    let mut page = Page::open("n=12&algorithm=permutations");
    survey(&mut page, Preset::Pair, 5);
    page.work(5_000);
    assert!(taken(&page).is_complete());
    page.send(Message::ViewChosen(crate::screen::View::Tree));
    page.work(5_000);
    let cost = crate::cost::cost(&page.model.address.settings, &page.model.rates);
    assert!(cost.expect("a long search").is_measured);
}

/// The results by search: `None` if the algorithm refuses. Otherwise, whether the search was incomplete, and its
/// solutions.
fn outcomes(page: &Page) -> Vec<(&'static str, Option<(bool, u64)>)> {
    let entries = taken(page).entries();
    let outcomes = entries.map(|(search, outcome)| {
        let counters = outcome.counters();
        let found = counters.map(|it| (outcome.reached_cap(), it.solutions));
        (search.algorithm.id, found)
    });
    outcomes.collect()
}

#[test]
fn every_algorithm_searches_the_board_of_the_form_with_its_given_queens_or_says_why_not() {
    let address = "n=6&algorithm=recursive&fixed=a2&view=compare";
    let page = surveyed(address, Preset::Every, 12);
    let outcomes = outcomes(&page);
    let ids: Vec<_> = outcomes.iter().map(|(id, _)| *id).collect();
    let all = queens_core::algorithm::solving(Problem::Queens).map(|it| it.id);
    assert_eq!(ids, all.collect::<Vec<_>>());
    for (id, found) in outcomes {
        let wanted = match id {
            // This algorithm begins on several squares of the first column.
            "half-board" => None,
            "accessibility-scan" | "accessibility-list" | "accessibility-dynamic" => {
                assert!(found.is_some_and(|(given_up, _)| !given_up), "{id}");
                continue;
            }
            _ => Some((false, 1)),
        };
        assert_eq!(found, wanted, "{id}");
    }
    let refused = taken(&page)
        .plan
        .searches
        .iter()
        .find(|it| it.refusal().is_some());
    assert_eq!(refused.map(|it| it.algorithm.id), Some("half-board"));
    let lines = taken(&page).csv();
    assert!(lines.contains("complete,6,a2,"), "{lines}");
}

#[test]
fn every_algorithm_of_the_knight_searches_a_board_that_need_not_be_square() {
    let page = surveyed(
        "problem=knight&n=5&m=6&algorithm=tour-roth&view=compare",
        Preset::Every,
        8,
    );
    let all = ["tour-fewest-onward", "tour-natural-order", "tour-roth"];
    assert_eq!(outcomes(&page), all.map(|id| (id, Some((false, 1)))));
    let sizes = taken(&page)
        .entries()
        .map(|(search, _)| search.size.ranks());
    assert!(sizes.eq([6; 3]));
}

#[test]
fn brute_force_comes_to_its_first_solution_among_all_its_candidates() {
    let page = surveyed(
        "n=8&algorithm=recursive&view=compare",
        Preset::BruteForce,
        6,
    );
    let of = |id: &str| {
        let entries = taken(&page).entries();
        let entries = entries.filter(|(search, _)| search.algorithm.id == id);
        let numbers = entries.map(|(search, outcome)| {
            let tests = outcome.complete().map_or(0, |it| it.tests);
            (
                search.space().map(|it| it.to_string()).unwrap_or_default(),
                tests,
            )
        });
        numbers.collect::<Vec<_>>()
    };
    let told = |numbers: [(&str, u64); 3]| numbers.map(|(space, tests)| (space.to_owned(), tests));
    assert_eq!(
        of("subsets"),
        told([("1820", 741), ("53130", 8_097), ("1947792", 533_331)])
    );
    assert_eq!(
        of("one-per-column"),
        told([("256", 115), ("3125", 359), ("46656", 12_761)])
    );
    assert!(
        of("recursive")
            .iter()
            .all(|(space, tests)| space.is_empty() && *tests < 500)
    );
}
