//! Parts of the page that are fetched when they are first wanted, so that a first visit is light. The
//! build cuts the module into them wherever the source says `#[wasm_split]`.

use queens_core::{Descriptor, algorithm};

use crate::model::{Dialog, Model, View};
use crate::text::Language;
use crate::tree_view::Mode;

/// A part that is not there from the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The French texts.
    French,
    /// The Romanian texts.
    Romanian,
    /// The article about the problem, in every language.
    About,
    /// The panels that are not shown at first, the list of keys and the menu of events.
    Panels,
    /// The code of the algorithms that the page does not open with, and of checks.
    Code,
}

/// How far a part has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Stage {
    #[default]
    Away,
    UnderWay,
    Here,
    /// It could not be fetched; it may be asked for again.
    Failed,
}

/// Where each part is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Parts([Stage; Part::ALL.len()]);

impl Part {
    pub(crate) const ALL: [Part; 5] = [
        Part::French,
        Part::Romanian,
        Part::About,
        Part::Panels,
        Part::Code,
    ];

    /// The part that holds the texts of this language, unless they are always there.
    pub(crate) const fn of_language(language: Language) -> Option<Part> {
        match language {
            Language::English => None,
            Language::French => Some(Part::French),
            Language::Romanian => Some(Part::Romanian),
        }
    }

    /// The part that holds the code of this algorithm, unless it is always there.
    pub(crate) fn of_algorithm(algorithm: &Descriptor) -> Option<Part> {
        (algorithm.id != algorithm::OPENING.id).then_some(Part::Code)
    }

    /// The language whose texts these are.
    pub(crate) const fn language(self) -> Option<Language> {
        match self {
            Part::French => Some(Language::French),
            Part::Romanian => Some(Language::Romanian),
            Part::About | Part::Panels | Part::Code => None,
        }
    }

    /// Whether what the model shows needs it.
    pub(crate) fn is_wanted(self, model: &Model) -> bool {
        match self {
            Part::French | Part::Romanian => self.language() == Some(model.language),
            Part::About => model.view == View::About,
            Part::Code => {
                let settings = [&model.settings, model.shown()].map(|it| it.algorithm);
                let compared = model.compared().map(|it| it.algorithm);
                let mut shown = settings.into_iter().chain(compared);
                shown.any(|algorithm| Part::of_algorithm(algorithm).is_some())
            }
            Part::Panels => {
                let is_shown = match model.view {
                    View::Tree => model.tree.mode == Mode::Whole,
                    View::Compare | View::Results | View::Starts => true,
                    View::Stack | View::About => false,
                };
                is_shown
                    || model.shows_large()
                    || model.pool.left.is_some()
                    || [&model.settings, model.shown()]
                        .iter()
                        .any(|it| !it.algorithm.is_traced())
                    || matches!(model.dialog, Some(Dialog::Keys | Dialog::GoTo))
            }
        }
    }
}

impl Parts {
    pub(crate) fn stage(&self, part: Part) -> Stage {
        self.0[part as usize]
    }

    pub(crate) fn set(&mut self, part: Part, stage: Stage) {
        self.0[part as usize] = stage;
    }
}
