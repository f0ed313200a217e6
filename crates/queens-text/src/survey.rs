//! The chart of a survey. It shows the draws of random searches, or the chosen quantity of other searches.

use queens_core::{Descriptor, Problem, algorithm};
use queens_draw::chart::{Chart, GrowthPoint, Series};
use queens_page::compare::survey::{
    PLACEMENT, Preset, Quantity, ROWS, RandomDraws, Sample, Survey, Taken,
};

use crate::Texts;

/// The chart of the searches counted so far.
pub fn chart(survey: &Survey, taken: &Taken, texts: &Texts) -> Chart {
    let own = texts.compare();
    let (quantity, series) = match taken.plan.preset {
        Preset::Random => (own.survey_boards_drawn(), drawn(&taken.draws(), texts)),
        _ => {
            let chosen = survey.compared(taken);
            let all = taken.plan.algorithms.iter().enumerate();
            let series = all.map(|(at, algorithm)| Series {
                name: series_name(at, algorithm, taken, texts),
                points: taken.points(at, chosen),
            });
            let quantity = called(chosen, taken.plan.problem, texts);
            (quantity, series.collect())
        }
    };
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

/// The expected and the actual number of draws of each random search.
fn drawn(boards: &[RandomDraws], texts: &Texts) -> Vec<Series> {
    let measured = |sample: fn(&RandomDraws) -> Option<Sample>| {
        let points = boards.iter().filter_map(move |draws| {
            let sample = sample(draws)?;
            Some(GrowthPoint {
                n: draws.n,
                value: sample.mean,
                spread: Some((sample.lower_quartile, sample.upper_quartile)),
            })
        });
        points.collect()
    };
    let expected = boards.iter().map(|draws| GrowthPoint {
        n: draws.n,
        value: draws.expected,
        spread: None,
    });
    let called = |id| algorithm::describe(id).map_or("", |algorithm| texts.name_of(algorithm));
    vec![
        Series {
            name: texts.compare().survey_expected_draws().to_owned(),
            points: expected.collect(),
        },
        Series {
            name: called(ROWS).to_owned(),
            points: measured(|draws| draws.rows),
        },
        Series {
            name: called(PLACEMENT).to_owned(),
            points: measured(|draws| draws.placement),
        },
    ]
}
