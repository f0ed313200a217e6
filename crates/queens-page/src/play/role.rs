//! The board modes. Changing the mode pauses playback.

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::model::{Announcement, Model};
use crate::notice::Notice;
use crate::run::{self, Activity, Run, Then};
use crate::screen::Role;

/// Changes the board mode. Pieces placed by hand stay, and the search keeps its step, unless the step is the last and the
/// reader predicts.
pub(crate) fn choose(model: &mut Model, role: Role, effects: &mut Vec<Effect>) {
    if model.address.role == role || role != Role::Watch && model.address.settings.large.is_some() {
        return;
    }
    model.want_code();
    model.drop_target();
    let moves = |run: &&mut Run| !matches!(run.activity(), Activity::Counting | Activity::Paused);
    if let Some(run) = model.shown.run_mut().filter(moves) {
        run.rest(Activity::Paused);
    }
    // At its end, a search has nothing to ask.
    let ended = model.shown.traced_mut().filter(|run| run.is_at_end());
    if let (Role::Predict, Some(run)) = (role, ended) {
        run.seek(0, Then::Rest);
        run::update::ask(model, effects);
    }
    if model.address.role == Role::Play
        && let Some(posed) =
            (model.puzzles.posed()).filter(|_| !model.address.settings.given.squares().is_empty())
    {
        let which = posed.source;
        model.tell(Notice::PuzzleStays { which });
    }
    (model.address.role, model.asked) = (role, None);
    model.announce(Announcement::Role);
    write_address(model, effects);
}
