//! The chart of a survey.

use queens_core::{Descriptor, Problem};
use queens_draw::chart::{Chart, Series};
use queens_page::compare::survey::{Preset, Quantity, Survey, Taken};

use crate::Texts;

/// The chart of the searches counted so far.
pub fn chart(survey: &Survey, taken: &Taken, texts: &Texts) -> Chart {
    let own = texts.compare();
    let chosen = survey.compared(taken);
    let all = taken.plan.algorithms.iter().enumerate();
    let series = all.map(|(at, algorithm)| Series {
        name: series_name(at, algorithm, taken, texts),
        points: taken.points(at, chosen),
    });
    let series: Vec<_> = series.collect();
    let quantity = called(chosen, taken.plan.problem, texts);
    let boards = || series.iter().flat_map(|it| &it.points).map(|it| it.n);
    let (first, last) = (boards().min().unwrap_or(0), boards().max().unwrap_or(0));
    Chart {
        label: own.survey_chart(quantity, first.into(), last.into()),
        quantity: quantity.to_owned(),
        series,
    }
}

/// The name of a quantity, for this problem.
pub fn called(quantity: Quantity, problem: Problem, texts: &Texts) -> &'static str {
    let counter = texts.explorer().counter(problem, quantity.name());
    let counter = counter.map(|(label, _)| label);
    match quantity {
        Quantity::Time => texts.compare().survey_milliseconds(),
        _ => counter.unwrap_or(quantity.name()),
    }
}

/// The name of a series. The two compared algorithms also get their letters.
pub fn series_name(at: usize, algorithm: &Descriptor, taken: &Taken, texts: &Texts) -> String {
    let name = texts.name_of(algorithm);
    let lettered = |letter| texts.compare().survey_lettered(letter, name);
    match (taken.plan.preset, at) {
        (Preset::Pair, 0) => lettered("A"),
        (Preset::Pair, _) => lettered("B"),
        _ => name.to_owned(),
    }
}
