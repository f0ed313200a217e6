//! The selected frame on the map and the pieces shown with it, and whether the whole tree is shown.

use queens_core::frames::{FrameLines, FrameRecord};
use queens_core::{Event, Goal, Position, is_solution};
use queens_worker::protocol::Pane;

use crate::model::Model;
use crate::run::Run;
use crate::screen::{Dialog, Role, ShareTab, View};
use crate::tree::Mode;

/// The selected frame, while its panel is open.
pub fn looked_at(model: &Model) -> Option<&FrameRecord> {
    let run = model.shown.run()?;
    model
        .proof
        .frame(run)
        .filter(|_| model.address.view == View::Proof)
}

/// Whether the whole tree is shown, or drawn for a file.
pub fn looks_at_tree(model: &Model) -> bool {
    let is_shown = model.address.view == View::Tree && model.tree.mode != Mode::Path;
    is_shown || draws_tree(model)
}

/// The search for all solutions that has ended, usually on an empty board. The page then shows its first boards.
pub fn ended(model: &Model) -> Option<&Run> {
    let run = model.shown.traced()?;
    let is_for_all = run.settings().goal == Goal::All && run.event() == Some(Event::End);
    let is_watched = model.address.has_form() && model.address.role == Role::Watch;
    (is_for_all && is_watched).then_some(run)
}

/// Whether the whole tree is drawn for a file.
pub fn draws_tree(model: &Model) -> bool {
    let is_open = model.dialog == Some(Dialog::Share(ShareTab::Picture));
    is_open && model.sharing.still.of.is_whole_tree()
}

/// Whether the selected frame is not the frame of the run's queens. Then only the given queens are shown.
pub fn hides_queens(model: &Model) -> bool {
    let (Some(run), Some(frame)) = (model.shown.run(), looked_at(model)) else {
        return false;
    };
    let is_searched = run.tells_of_frame() && run.frame_records().last() == Some(frame);
    let position = run.standing();
    let queens = position.solution();
    let queens = queens.as_deref().unwrap_or(position.queens());
    let settings = run.settings();
    let is_set = queens.len() == usize::from(frame.k)
        && (settings.instance()).is_ok_and(|instance| is_solution(&instance, queens));
    let lines = FrameLines::new(settings.size, frame.margins);
    let is_its_set = is_set && lines.is_ok_and(|lines| lines.fits(queens));
    !is_searched && !is_its_set
}

/// The pieces on a board. Before a run, these are the pieces with which the search begins.
pub fn standing(model: &Model, pane: Pane) -> Option<Position> {
    let run = model.run_at(pane);
    let is_hidden = pane == Pane::First && hides_queens(model);
    if let Some(run) = run.filter(|_| !is_hidden) {
        return Some(run.standing());
    }
    let settings = run.map_or_else(|| model.shown_settings(), Run::settings);
    // A large board, or a board that only counts, has no cards for its squares.
    if settings.large.is_some() || !settings.leaves_trace() && run.is_none() {
        return None;
    }
    let instance = settings.instance().ok()?;
    Some(
        settings
            .algorithm
            .initial_replay(&instance)
            .position()
            .clone(),
    )
}
