//! Parts of the page that are fetched when what is shown needs them.

use super::{engine, starts, touched};

use crate::effect::Effect;
use crate::model::{Model, PANES};
use crate::notice::Notice;
use crate::parts::{Part, Stage};
use crate::playback::Run;
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

/// The reader wants this part: if it could not be fetched before, it is tried again.
pub(super) fn ask_again(model: &mut Model, part: Option<Part>) {
    let Some(part) = part else { return };
    if model.parts.stage(part) == Stage::Failed {
        model.parts.set(part, Stage::Away);
    }
    let told = match (part, part.language()) {
        (_, Some(language)) => Notice::TextsNotFetched { language },
        (Part::Code, None) => Notice::CodeNotFetched,
        _ => return,
    };
    model.notices.retain(|notice| *notice != told);
}

/// A part has been fetched. Runs that waited for their code go on.
pub(super) fn keep(model: &mut Model, part: Part, effects: &mut Vec<Effect>) {
    model.parts.set(part, Stage::Here);
    if part == Part::Code {
        model.rates.forget_failures();
        starts::retry(model);
    }
    for pane in PANES {
        let algorithm = model.run_at(pane).map(|run| run.settings().algorithm);
        let code = algorithm.and_then(|algorithm| model.code(algorithm));
        if let (Some(run), Some(code)) = (model.run_at_mut(pane), code)
            && run.code().is_none()
        {
            run.equip(code);
        }
    }
    engine::ask(model, effects);
}

/// A part could not be fetched. The page stays in the language whose texts it has, and a run that waited
/// for its code is given up.
pub(super) fn miss(model: &mut Model, part: Part, effects: &mut Vec<Effect>) {
    model.parts.set(part, Stage::Failed);
    model.successor.remind();
    if let Some(language) = part.language() {
        model.notices.push(Notice::TextsNotFetched { language });
        if model.language == language {
            model.language = model.texts.language;
            touched(model, effects);
        }
    }
    if part == Part::Code {
        if model.run.as_ref().is_some_and(Run::lacks_code) {
            engine::abandon(model, effects);
        }
        // The second stays, stopped before its first step: what is gone would be begun again.
        if let Some(second) = model.comparison.second.as_mut()
            && second.lacks_code()
        {
            second.halt();
            effects.push(Effect::stop(second.id()));
        }
        model.notices.push(Notice::CodeNotFetched);
    }
}

fn has_texts(model: &Model, language: Language) -> bool {
    Part::of_language(language).is_none_or(|part| model.parts.stage(part) == Stage::Here)
}
