//! The range of steps for an animation, an embed or an event file: as typed, by default, and alternatives.

use crate::exercise::number;
use crate::model::Model;
use crate::results::export::Span;
use crate::run::Run;

/// The length of the longest search that is shown as a whole by default.
const SHORT: u64 = 300;
/// The number of steps in a default range.
const SOME: u64 = 100;

/// The typed range. By default, a short search as a whole, or else from the current step to the next solution.
pub fn shared_stretch(model: &Model, typed: [&Option<String>; 2]) -> [String; 2] {
    let usual = usual(model).map(|step| step.to_string());
    std::array::from_fn(|at| typed[at].clone().unwrap_or_else(|| usual[at].clone()))
}

fn usual(model: &Model) -> [u64; 2] {
    let Some(run) = model.shown.run() else {
        return [0, SOME];
    };
    let (step, known) = (run.step(), run.known());
    match next_solution(run, step) {
        _ if known <= SHORT && run.is_complete() => [0, known],
        Some(solution) if solution - step <= SHORT => [step, solution],
        _ if step + 1 >= known => [known.saturating_sub(SOME), known],
        _ => [step, known.min(step + SOME)],
    }
}

/// The kind of range, for the file name.
pub fn shared_span(model: &Model, typed: [&Option<String>; 2]) -> Span {
    match shared_stretch(model, typed).map(|step| number(&step)) {
        [Some(from), Some(to)] => Span::Stretch(from, to),
        _ => Span::Search,
    }
}

/// The known part of the search.
pub fn whole(model: &Model) -> Option<[String; 2]> {
    let run = model.shown.run()?;
    Some(["0".to_owned(), run.known().to_string()])
}

/// The range from the typed first step, or from the current step, to the next solution. `None` if no solution follows.
pub fn to_next_solution(model: &Model, typed: [&Option<String>; 2]) -> Option<[String; 2]> {
    let run = model.shown.run()?;
    let [mut from, _] = shared_stretch(model, typed);
    if from.trim().is_empty() {
        from = run.step().to_string();
    }
    let solution = next_solution(run, number(&from)?)?;
    Some([from, solution.to_string()])
}

/// The step of the next solution after a step.
fn next_solution(run: &Run, step: u64) -> Option<u64> {
    let marks = run.outline().marks.iter();
    marks.copied().find(|&mark| mark > step)
}

#[cfg(test)]
mod tests;
