//! Surveys: begun, counted in order, stopped, and gone on with by another engine.

use queens_worker::protocol::{Reason, Request};

use super::compare::{BITMASK, compare};
use super::*;
use crate::message::CompareMessage;
use crate::survey::{Preset, Taken};

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
        let solutions = entries.map(|(_, it)| it.counters.as_ref().map_or(0, |it| it.solutions));
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
        page.send(Message::EngineSaid(Response::Surveyed {
            run,
            index,
            outcome: Err(Reason::Job("no".into())),
            milliseconds: 1.0,
        }));
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
fn the_draws_until_a_solution_are_what_is_expected() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Random, 6);
    page.work(5000);
    let taken = taken(&page);
    let draws = taken.draws();
    let expected: Vec<_> = draws.iter().map(|it| (it.n, it.expected)).collect();
    assert_eq!(expected, [(4, 128.0), (5, 312.5), (6, 11_664.0)]);
    for it in draws {
        let sample = it.rows.expect("draws");
        assert_eq!(sample.count, 100);
        // Five standard errors: these seeds lie within.
        let off = (sample.mean - it.expected).abs();
        assert!(off < 5.0 * sample.error.expect("many draws"), "{it:?}");
        assert!(it.placement.is_some_and(|it| it.mean < sample.mean));
    }
}

#[test]
fn only_the_request_of_a_survey_that_runs_is_stopped() {
    let mut page = Page::open(BITMASK);
    survey(&mut page, Preset::Pair, 6);
    page.work(500);
    let effects = crate::update::update(
        &mut page.model,
        Message::Compare(CompareMessage::SurveyStopped),
    );
    let stops = |effect: &crate::effect::Effect| {
        matches!(effect, crate::effect::Effect::Send(Request::Stop { .. }))
    };
    assert!(!effects.iter().any(stops));
}
