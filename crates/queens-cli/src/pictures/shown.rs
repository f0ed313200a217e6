//! The boards of a search that are drawn, by their steps.

use queens_core::large::LargeInstance;
use queens_core::{Algorithm, BoardSize, CountedSearch, Event, Given};
use queens_draw::{Caption, Picture, Plate, Projector, Surroundings};
use queens_page::settings::{Settings, SymmetrySetting};
use queens_text::Texts;
use queens_text::narration::{Tone, event};

use super::LookOptions;
use crate::failure::Failure;
use crate::options::{SearchOptions, Selection};
use crate::output::note;

/// A search whose boards are drawn.
pub(crate) enum Boards {
    /// With a trace.
    Traced(Box<Projector>),
    /// A large board, whose queens are drawn by the first step and move one by one from then on.
    Large {
        search: Box<dyn CountedSearch>,
        is_over: bool,
        algorithm: &'static Algorithm,
        instance: LargeInstance,
    },
}

/// The board of a step.
pub(crate) struct Shown {
    /// The event that led to it; none at step 0, and none on a large board.
    pub(crate) event: Option<Event>,
    board: Board,
    pub(crate) caption: Option<Caption>,
}

enum Board {
    Squares(Box<Picture>),
    /// A large board of n files: the rows of its queens, if they have been drawn.
    Rows {
        n: u16,
        rows: Vec<u16>,
    },
}

impl Boards {
    /// The search that the options ask for.
    pub(crate) fn new(options: &SearchOptions, look: &LookOptions) -> Result<Boards, Failure> {
        if let Some(cap) = options.cap {
            let why = "a picture stops the search at its step";
            return Err(Failure::unwanted("--cap", cap, why));
        }
        if let Some(instance) = options.large()? {
            if look.coordinates {
                let why = format!("boards above {} have no coordinates", BoardSize::MAX);
                let why = format!("{why}; allowed is to leave it out");
                return Err(Failure::misplaced("--coordinates", why));
            }
            tell_seed(options.seed.is_none().then_some(instance.seed));
            return Boards::of_large(options.algorithm, instance);
        }
        let accepted = options.traced()?;
        let instance = accepted.instance();
        tell_seed(instance.seed().filter(|_| options.seed.is_none()));
        let fault = |error: &dyn std::fmt::Display| Failure::Fault(error.to_string());
        let descriptor = accepted.algorithm().descriptor();
        let given = options.fixed.clone().unwrap_or_default();
        let giving = descriptor.giving(instance.variant());
        let settings = Settings {
            size: instance.size(),
            large: None,
            algorithm: descriptor,
            goal: instance.goal(),
            symmetry: match options.symmetry {
                Selection::All => SymmetrySetting::All,
                Selection::Fundamental => SymmetrySetting::Fundamental,
            },
            given: Given::new(giving, instance.size(), &given).map_err(|error| fault(&error))?,
            variant: options.variant,
            k: options.k,
            seed: instance.seed(),
        };
        let projector = Projector::new(&accepted, settings).map_err(|error| fault(&error))?;
        Ok(Boards::Traced(Box::new(projector)))
    }

    fn of_large(algorithm: &'static Algorithm, instance: LargeInstance) -> Result<Boards, Failure> {
        let refused = || Failure::Fault(format!("{} refuses the board", algorithm.id));
        Ok(Boards::Large {
            search: algorithm.search_large(&instance).ok_or_else(refused)?,
            is_over: false,
            algorithm,
            instance,
        })
    }

    /// The same search, of which any step can be shown again.
    pub(crate) fn again(self) -> Result<Boards, Failure> {
        match self {
            Boards::Traced(_) => Ok(self),
            Boards::Large {
                algorithm,
                instance,
                ..
            } => Boards::of_large(algorithm, instance),
        }
    }

    /// The board of a step; of a large board, of one that is not before the last one shown. If the search ends before it,
    /// its last step.
    pub(crate) fn show(&mut self, step: u64, look: &LookOptions) -> Result<Shown, u64> {
        let texts = Texts::of(look.lang);
        let caption = |(tone, sentence)| Caption {
            tone,
            sentence,
            lines: 1,
        };
        match self {
            Boards::Traced(projector) => {
                let run = projector.show(step)?;
                let told = look
                    .caption
                    .then(|| event(texts, run, run.settings().symmetry));
                Ok(Shown {
                    event: run.event(),
                    board: Board::Squares(Box::new(Picture::of_run(run))),
                    caption: told.map(caption),
                })
            }
            Boards::Large {
                search,
                is_over,
                algorithm,
                instance,
            } => {
                while !*is_over && search.steps() < step {
                    let left = step - search.steps();
                    // A move reads a column, two squares a unit of the budget.
                    let column = search.rows().len().div_ceil(2) as u64;
                    *is_over = search.work(left.saturating_mul(column)).is_ready();
                }
                if search.steps() < step {
                    return Err(search.steps());
                }
                let n = instance.size.get();
                // The first step draws all queens.
                let is_drawn = search.steps() > 0;
                let told = look.caption.then(|| {
                    let own = &texts.rest().large;
                    let operations = algorithm.operations.iter();
                    let counted = operations.zip(search.counters().operations);
                    let moves = counted.filter(|(operation, _)| operation.name == "moves");
                    let moves = texts.numbers.whole(moves.map(|(_, count)| count).sum());
                    match is_drawn {
                        true => (Tone::Place, (own.moved)(&moves)),
                        false => (
                            Tone::Information,
                            (own.idle)(&texts.numbers.whole(n.into())),
                        ),
                    }
                });
                Ok(Shown {
                    event: None,
                    board: Board::Rows {
                        n,
                        rows: search.rows().iter().copied().filter(|_| is_drawn).collect(),
                    },
                    caption: told.map(caption),
                })
            }
        }
    }
}

impl Shown {
    /// The picture of it.
    pub(crate) fn plate(&self, look: &LookOptions) -> Plate {
        let surroundings = Surroundings {
            has_coordinates: look.coordinates,
            caption: self.caption.clone(),
        };
        match &self.board {
            Board::Squares(picture) => Plate::new(picture, &surroundings),
            Board::Rows { n, rows } => Plate::of_large(*n, rows, &surroundings, look.size.into()),
        }
    }
}

/// Tells the seed of a search that has drawn one.
fn tell_seed(seed: Option<u64>) {
    if let Some(seed) = seed {
        note(format!("--seed {seed} gives this picture again"));
    }
}
