//! Parts of the page that are fetched when what is shown needs them.

use crate::effect::Effect;
use crate::model::Model;
use crate::notice::Notice;
use crate::parts::{Part, Stage};
use crate::text::Language;

/// Asks for what is wanted and away, and shows the texts of the language once they are here.
pub(super) fn tend(model: &mut Model, effects: &mut Vec<Effect>) {
    for part in Part::ALL {
        if model.parts.stage(part) == Stage::Away && part.is_wanted(model) {
            model.parts.set(part, Stage::UnderWay);
            effects.push(Effect::Fetch(part));
        }
    }
    if has_texts(model, model.language) && model.texts.language != model.language {
        model.texts = model.language.texts();
        effects.push(Effect::Dress);
    }
}

/// What could not be fetched is tried again as soon as it is wanted.
pub(super) fn ask_again(model: &mut Model, part: Option<Part>) {
    let is_about_texts = |notice: &Notice| matches!(notice, Notice::TextsNotFetched { .. });
    model.notices.retain(|notice| !is_about_texts(notice));
    if let Some(part) = part.filter(|&part| model.parts.stage(part) == Stage::Failed) {
        model.parts.set(part, Stage::Away);
    }
}

/// A part is here, or could not be fetched.
pub(super) fn settle(model: &mut Model, part: Part, is_here: bool) {
    let stage = if is_here { Stage::Here } else { Stage::Failed };
    model.parts.set(part, stage);
    if let (Some(language), false) = (part.language(), is_here) {
        model.notices.push(Notice::TextsNotFetched { language });
    }
}

fn has_texts(model: &Model, language: Language) -> bool {
    Part::of_language(language).is_none_or(|part| model.parts.stage(part) == Stage::Here)
}
