//! The boards of a search, step by step.

use queens_core::large::LargeInstance;
use queens_core::{Accepted, Algorithm, Event, LargeSearch};
use queens_page::settings::Settings;
use queens_page::share::pictures::{PictureError, PictureOf};
use queens_text::Texts;
use queens_text::picture::Extent;

use crate::projector::{Projector, StepError};
use crate::still::Still;

/// A search whose boards can be drawn.
pub enum Boards {
    /// A search with a trace.
    Traced(Box<Projector>),
    /// A large board. The first step places all queens, and each later step moves one queen.
    Large {
        search: Box<dyn LargeSearch>,
        is_over: bool,
        algorithm: &'static Algorithm,
        instance: LargeInstance,
    },
}

/// The search with these settings, as the algorithm accepts it for a trace.
pub(crate) fn accepted(
    settings: &Settings,
    algorithm: &'static Algorithm,
) -> Result<Accepted, PictureError> {
    let instance = settings.instance();
    let instance = instance.map_err(|error| PictureError::Fault(error.to_string()))?;
    let accepted = algorithm.accept(instance);
    accepted.map_err(|_| PictureError::Unserved)
}

impl Boards {
    /// Starts the search with these settings.
    pub fn new(settings: Settings, algorithm: &'static Algorithm) -> Result<Boards, PictureError> {
        if let Some(size) = settings.large {
            return Boards::of_large(
                algorithm,
                LargeInstance {
                    size,
                    seed: settings.seed.unwrap_or(0),
                    cap: None,
                },
            );
        }
        let accepted = accepted(&settings, algorithm)?;
        let projector = Projector::new(&accepted, settings);
        let projector = projector.map_err(|error| PictureError::Fault(error.to_string()))?;
        Ok(Boards::Traced(Box::new(projector)))
    }

    fn of_large(
        algorithm: &'static Algorithm,
        instance: LargeInstance,
    ) -> Result<Boards, PictureError> {
        Ok(Boards::Large {
            search: algorithm
                .search_large(&instance)
                .ok_or(PictureError::Unserved)?,
            is_over: false,
            algorithm,
            instance,
        })
    }

    /// Restarts a search that cannot go back, so that every step can be shown again.
    pub fn again(self) -> Result<Boards, PictureError> {
        match self {
            Boards::Traced(_) => Ok(self),
            Boards::Large {
                algorithm,
                instance,
                ..
            } => Boards::of_large(algorithm, instance),
        }
    }

    /// Goes to a step. A large board cannot go back. Returns the event before the step, or `None` at step 0 and on a
    /// large board.
    ///
    /// # Errors
    ///
    /// The same errors as [`Projector::show`].
    pub fn go(&mut self, step: u64) -> Result<Option<Event>, StepError> {
        match self {
            Boards::Traced(projector) => Ok(projector.show(step)?.event()),
            Boards::Large {
                search, is_over, ..
            } => {
                while !*is_over && search.steps() < step {
                    let left = step - search.steps();
                    // A move reads one column, and one unit of work reads two squares.
                    let column = search.rows().len().div_ceil(2) as u64;
                    *is_over = search.work(left.saturating_mul(column)).is_ready();
                }
                if search.steps() < step {
                    let last = search.steps();
                    Err(StepError::PastTheEnd { last })
                } else {
                    Ok(None)
                }
            }
        }
    }

    /// The picture of the current step as a board, tree or path. `width` is the width of a tree. `None` if the search
    /// has no such picture.
    pub fn still_of(&mut self, of: PictureOf, width: u16, texts: &Texts) -> Option<Still> {
        match (of, &mut *self) {
            (PictureOf::Board, _) => Some(self.still(texts)),
            (_, Boards::Large { .. }) => None,
            (_, Boards::Traced(projector)) => {
                if of.is_whole_tree() {
                    projector.grow();
                }
                Still::of_run_as(projector.run(), of, width, texts)
            }
        }
    }

    /// The known part of the tree. `None` on a large board.
    pub fn extent(&self) -> Option<Extent> {
        match self {
            Boards::Traced(projector) => Some(Extent::of(projector.run())),
            Boards::Large { .. } => None,
        }
    }

    /// The board of the current step.
    pub fn still(&self, texts: &Texts) -> Still {
        match self {
            Boards::Traced(projector) => Still::of_run(projector.run(), texts),
            Boards::Large {
                search,
                algorithm,
                instance,
                ..
            } => {
                // The first step draws all queens.
                let rows = match search.steps() {
                    0 => &[],
                    _ => search.rows(),
                };
                let operations = algorithm.operations.iter();
                let counted = operations.zip(search.counters().operations);
                let moves = counted.filter(|(operation, _)| operation.name == "moves");
                let moves = moves.map(|(_, count)| count).sum();
                Still::of_large(instance.size.get(), rows, moves, texts)
            }
        }
    }
}
