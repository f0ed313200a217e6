//! The parts of the page that load after the first board.

use queens_core::Goal;

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::engine::PANES;
use crate::language::Language;
use crate::model::Model;
use crate::notice::Notice;
use crate::parts::{Fetched, Part, PartStage, is_deferred};
use crate::run;
use crate::run::Run;
use crate::screen::View;
use crate::starts;
use crate::story::Chapter;

/// Requests the parts that are needed, and shows the language's texts once they are loaded.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let texts = Part::of_language(model.language());
    let algorithms = needs_algorithms(model).then_some(Part::Algorithms);
    let rest = needs_rest(model).then_some(Part::Rest);
    for part in [algorithms, rest, texts].into_iter().flatten() {
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

/// Whether the page needs the code of a deferred algorithm, for the form, a run or a comparison.
fn needs_algorithms(model: &Model) -> bool {
    let compared = model.compared();
    let settings = [&model.address.settings, model.shown_settings()];
    let mut used = settings.into_iter().chain(&compared);
    used.any(|settings| is_deferred(settings.algorithm))
}

/// Whether the page needs the panels: the reader has used the page, or the address shows more than the opening
/// algorithm and its path.
fn needs_rest(model: &Model) -> bool {
    let address = &model.address;
    is_deferred(address.settings.algorithm)
        || address.settings.goal == Goal::Count
        || model.asks_reader()
        || address.is_embed && address.excerpt.shows_code
        || !address.is_embed
            && (model.parts.is_used
                || address.story.is_some_and(Chapter::has_panel)
                || address.view != View::Tree
                || model.pool.left.is_some())
}

/// Handles a loaded part.
pub(crate) fn keep(model: &mut Model, fetched: Fetched, effects: &mut Vec<Effect>) {
    match fetched {
        Fetched::Rest => {
            model.parts.set(Part::Rest, PartStage::Here);
            run::update::ask(model, effects);
        }
        Fetched::Algorithms(algorithms) => {
            model.algorithms = algorithms;
            model.parts.set(Part::Algorithms, PartStage::Here);
            supply_code(model, effects);
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
fn supply_code(model: &mut Model, effects: &mut Vec<Effect>) {
    model.rates.forget_failures();
    starts::update::retry(model);
    for pane in PANES {
        let algorithm = model.run_at(pane).map(|run| run.settings().algorithm);
        let code = algorithm.and_then(|algorithm| model.code(algorithm));
        let run = model.run_at_mut(pane).filter(|run| run.needs_code());
        if let (Some(run), Some(code)) = (run, code) {
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
        // Panels show their own message. An embed has none.
        Part::Rest if !model.address.is_embed => {}
        Part::Rest | Part::Algorithms => miss_code(model, part, effects),
        Part::Texts(language) => miss_texts(model, language, effects),
    }
}

fn miss_code(model: &mut Model, part: Part, effects: &mut Vec<Effect>) {
    if !needs_algorithms(model) {
        return;
    }
    if part == Part::Algorithms && model.shown.run().is_some_and(Run::needs_code) {
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
