//! The heading of the printed page, which has no form.

use queens_page::model::Model;
use queens_page::screen::Role;

use super::board_size;
use crate::Texts;

/// The problem, the algorithm, the board and the step. Compared boards have their own headings with the algorithm. A
/// board with pieces placed by hand has neither algorithm nor step.
pub fn heading(model: &Model, is_compared: bool, texts: &Texts) -> String {
    let settings = model.shown_settings();
    let problem = texts.header().problem(settings.algorithm.problem);
    let is_searched = model.address.role != Role::Play;
    let name = (is_searched && !is_compared).then(|| texts.name_of(settings.algorithm).to_owned());
    let run = model.shown.traced().filter(|_| is_searched);
    let step = run.map(|run| {
        let step = texts.numbers.whole(run.step());
        format!("{} {step}", texts.transport().step())
    });
    let board = Some(board_size(settings));
    let parts = [Some(problem.to_owned()), name, board, step];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests;
