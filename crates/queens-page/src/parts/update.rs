//! The parts of the page that load after the first board.

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::language::Language;
use crate::model::Model;
use crate::notice::Notice;
use crate::parts::{Fetched, Part, PartStage, is_in_rest};
use crate::run;
use crate::run::Run;
use crate::screen::{Role, View};
use crate::starts;

/// Requests the deferred part if it is needed, and the language's texts, and shows the texts once they are loaded.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let texts = Part::of_language(model.language());
    let rest = needs_rest(model).then_some(Part::Rest);
    for part in [rest, texts].into_iter().flatten() {
        if model.parts.stage(part) == PartStage::Away {
            model.parts.set(part, PartStage::UnderWay);
            effects.push(Effect::Fetch(part));
        }
    }
    let is_here = texts.is_none_or(|part| model.parts.stage(part) == PartStage::Here);
    if is_here && model.shown_language != model.language() {
        model.shown_language = model.language();
        effects.push(Effect::Dress);
    }
}

/// Whether the page needs the deferred part: the reader has used the page, or the address shows more than the opening
/// algorithm and its path.
fn needs_rest(model: &Model) -> bool {
    let address = &model.address;
    is_in_rest(address.settings.algorithm)
        || !address.is_embed
            && (model.parts.is_used
                || address.role != Role::Watch
                || !matches!(address.view, View::Tree | View::Stack)
                || model.exercises.text().is_some()
                || model.pool.left.is_some())
}

/// Handles a loaded part.
pub(crate) fn keep(model: &mut Model, fetched: Fetched, effects: &mut Vec<Effect>) {
    match fetched {
        Fetched::Rest(algorithms) => {
            model.algorithms = algorithms;
            keep_rest(model, effects);
        }
        Fetched::Texts(language) => {
            model.parts.set(Part::Texts(language), PartStage::Here);
            forget_late(model, language);
        }
    }
}

/// Shows a notice if texts are still loading after some seconds.
pub(crate) fn tell_late(model: &mut Model, language: Language) {
    if model.parts.stage(Part::Texts(language)) == PartStage::UnderWay {
        model.tell(Notice::TextsLate { language });
    }
}

fn forget_late(model: &mut Model, language: Language) {
    let late = Notice::TextsLate { language };
    model.notices.retain(|notice| *notice != late);
}

/// Continues the runs that waited for their code.
fn keep_rest(model: &mut Model, effects: &mut Vec<Effect>) {
    model.parts.set(Part::Rest, PartStage::Here);
    model.rates.forget_failures();
    starts::update::retry(model);
    if let Some(run) = model.shown.run().filter(|run| run.needs_code()) {
        let code = model.code(run.settings().algorithm);
        if let (Some(run), Some(code)) = (model.shown.run_mut(), code) {
            run.equip(code);
        }
    }
    run::update::ask(model, effects);
}

/// Handles a part that failed to load. The page keeps its current language, and a run without its code is abandoned.
pub(crate) fn miss(model: &mut Model, part: Part, effects: &mut Vec<Effect>) {
    model.parts.set(part, PartStage::Failed);
    model.successor.remind();
    match part {
        Part::Rest => miss_rest(model, effects),
        Part::Texts(language) => miss_texts(model, language, effects),
    }
}

fn miss_rest(model: &mut Model, effects: &mut Vec<Effect>) {
    // Panels show their own message if they are not loaded.
    let shown = [&model.address.settings, model.shown_settings()];
    if !shown.iter().any(|it| is_in_rest(it.algorithm)) {
        return;
    }
    if model.shown.run().is_some_and(Run::needs_code) {
        run::update::abandon(model, effects);
    }
    model.tell(Notice::CodeNotFetched);
}

fn miss_texts(model: &mut Model, language: Language, effects: &mut Vec<Effect>) {
    forget_late(model, language);
    model.notices.push(Notice::TextsNotFetched { language });
    if model.language() == language {
        model.address.language = Some(model.shown_language);
        write_address(model, effects);
    }
}
