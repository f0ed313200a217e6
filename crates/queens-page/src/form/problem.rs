//! A change of the problem, which adds a history entry.

use queens_core::{Problem, Square};

use crate::address::link;
use crate::compare;
use crate::effect::Effect;
use crate::embed::Excerpt;
use crate::form;
use crate::model::{Announcement, Drafts, Model};
use crate::play::Placed;
use crate::run;
use crate::screen::View;
use crate::sheets;

/// Shows a problem with its default search. From the page about the problem, the reader returns to the unchanged search
/// of the same problem.
pub(crate) fn choose(model: &mut Model, problem: Problem, effects: &mut Vec<Effect>) {
    model.dialog = None;
    let is_same = model.address.settings.algorithm.problem == problem;
    if model.address.view == View::About {
        let before = if is_same {
            model.before_about
        } else {
            View::Tree
        };
        sheets::update::turn(model, before);
    }
    if !is_same {
        link::write_address(model, effects);
        run::update::abandon(model, effects);
        model.replaced = None;
        let large = model.address.settings.large;
        model.address.settings = model.address.settings.of_problem(problem);
        if let Some(size) = large {
            model
                .notices
                .push(form::left(size.get(), &model.address.settings));
        }
        model.address.settings.keep_seed(&mut model.spare_seed);
        model.play.open(Placed::default());
        model.puzzles.open(None);
        model.drafts = Drafts::default();
        model.address.excerpt = Excerpt::default();
        model.address.compare = None;
        compare::update::choose_contrast(model);
        if !model.address.settings.size.contains(model.focus) {
            model.focus = Square::A1;
        }
        model.want_code();
        model.announce(Announcement::Problem);
    }
    link::push_address(model, effects);
}
