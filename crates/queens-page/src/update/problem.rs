//! Another problem: the page begins anew with it, as a place that Back leaves.

use queens_core::{Problem, Square};

use super::{about, address, compare, engine, form, parts};
use crate::effect::{Effect, Entry};
use crate::model::{Drafts, Model, View};
use crate::parts::Part;
use crate::permalink::{self, Address, Unserved};
use crate::settings::Settings;

/// Shows a problem with its usual search. From the page about the problem, one goes back to the search
/// of the same problem as it was.
pub(super) fn choose(model: &mut Model, problem: Problem, effects: &mut Vec<Effect>) {
    model.dialog = None;
    if model.view == View::About {
        about::leave(model);
    }
    if model.settings.algorithm.problem != problem {
        engine::abandon(model, effects);
        let large = model.settings.large;
        model.settings = model.settings.of_problem(problem);
        if let Some(size) = large {
            model.notices.push(form::left(size.get(), &model.settings));
        }
        model.settings.keep_seed(&mut model.spare_seed);
        model.drafts = Drafts::default();
        model.unserved = Unserved::default();
        model.compare = None;
        compare::choose_contrast(model);
        if !model.settings.size.contains(model.focus) {
            model.focus = Square::A1;
        }
        parts::ask_again(model, Part::Rest);
    }
    let fragment = permalink::write(&address::of(model));
    effects.push(Effect::WriteAddress {
        fragment,
        entry: Entry::Push,
    });
}

/// The fragment of a link to a problem.
pub fn link(model: &Model, problem: Problem) -> String {
    let settings = match model.settings.algorithm.problem == problem {
        true => model.settings.clone(),
        false => model.settings.of_problem(problem),
    };
    format!("#{}", permalink::write(&another_search(model, settings)))
}

/// The address of a search with these settings, in the language and the colours and at the speed of the page.
pub fn another_search(model: &Model, settings: Settings) -> Address {
    Address {
        settings,
        view: View::Tree,
        step: 0,
        compare: None,
        unserved: Unserved::default(),
        ..address::of(model)
    }
}
