//! The judgement of a position placed by hand.

use std::iter;

use queens_core::knight::moves;
use queens_core::{
    BoardSize, Goal, Instance, LineKind, Position, Problem, Setup, Square, SquareSet, Variant,
    algorithm, coverage, is_solution, line_between,
};

use super::Placed;
use crate::proof::values::values;
use crate::settings::Settings;

/// The judgement of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The problem to solve. For domination, it includes the required number of queens, if known.
    setup: Setup,
    placed: Placed,
    /// The given pieces, then the placed ones.
    pub standing: Vec<Square>,
    /// The pairs of queens that attack each other but should not.
    pub clashes: Vec<Clash>,
    /// The squares that are not covered or not visited yet.
    pub open: Vec<Square>,
    /// The squares to which the knight can move now.
    pub moves: Vec<Square>,
    pub is_solved: bool,
}

/// Two queens that attack each other without another queen between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    pub first: Square,
    pub second: Square,
    pub line: LineKind,
}

impl Judgement {
    /// The judgement of these pieces together with the given ones.
    pub(super) fn new(settings: &Settings, placed: &Placed) -> Option<Judgement> {
        let setup = setup(settings);
        let (problem, size) = (setup.problem, setup.size);
        let standing: Vec<_> = (setup.given.iter().chain(placed.squares()))
            .copied()
            .collect();
        let mut all = SquareSet::EMPTY;
        standing.iter().for_each(|&square| all.insert(square));
        let clashes = match (problem, setup.variant) {
            (Problem::Queens, _) | (_, Some(Variant::Independent)) => {
                clashes(settings, &standing, &all)
            }
            _ => Vec::new(),
        };
        let variant = setup.variant.unwrap_or(Variant::Dominating);
        let is_open = |square| !all.contains(square) && !setup.blocked.contains(&square);
        let open: Vec<_> = match problem {
            Problem::Queens => Vec::new(),
            Problem::Domination => (coverage(size, &standing, variant).into_iter())
                .filter(|&(_, times)| times == 0)
                .map(|(square, _)| square)
                .collect(),
            Problem::Knight => size.squares().filter(|&square| is_open(square)).collect(),
        };
        let onward = match (problem, standing.last()) {
            (Problem::Knight, Some(&knight)) => {
                moves(size, knight).filter(|&to| is_open(to)).collect()
            }
            _ => Vec::new(),
        };
        // Fewer queens than requested also count.
        let most = setup.k.map_or(usize::MAX, usize::from);
        let instance = Instance::new(Setup {
            k: None,
            ..setup.clone()
        })
        .ok()?;
        let is_solved = standing.len() <= most && is_solution(&instance, &standing);
        Some(Judgement {
            setup,
            placed: placed.clone(),
            standing,
            clashes,
            open,
            moves: onward,
            is_solved,
        })
    }

    /// Whether the judgement is about this position.
    pub(super) fn is_of(&self, settings: &Settings, placed: &Placed) -> bool {
        self.placed == *placed && self.setup == setup(settings)
    }

    /// Whether the settings have the same problem, board, and given and blocked squares.
    pub(super) fn has_board_of(&self, settings: &Settings) -> bool {
        self.setup.problem == settings.algorithm.problem
            && self.setup.size == settings.size
            && self.setup.given == settings.given.squares()
            && self.setup.blocked == settings.blocked
    }

    /// The problem to solve.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The placed pieces, without the given ones.
    pub fn placed(&self) -> &Placed {
        &self.placed
    }

    /// Whether the board has any piece. A knight has one once its start is chosen.
    pub fn has_piece(&self) -> bool {
        self.setup.problem != Problem::Knight || !self.standing.is_empty()
    }

    /// The number of pieces in a solution. `None` if any number of queens may cover the board.
    pub fn wanted(&self) -> Option<usize> {
        match self.setup.problem {
            Problem::Queens => Some(self.setup.size.width()),
            Problem::Domination => self.setup.k.map(usize::from),
            Problem::Knight => Some(self.setup.size.area() - self.setup.blocked.len()),
        }
    }

    /// The possible next square with the fewest exits, and the number of its exits.
    pub fn fewest_exits(&self) -> Option<(Square, usize)> {
        let exits = |&to: &Square| {
            let onward = moves(self.setup.size, to);
            (to, onward.filter(|it| self.open.contains(it)).count())
        };
        self.moves.iter().map(exits).min_by_key(|&(_, exits)| exits)
    }

    /// The number of pieces to place, or of squares to visit. `None` if the number is open, or if there are too many
    /// pieces.
    pub fn left(&self) -> Option<usize> {
        self.wanted()?.checked_sub(self.standing.len())
    }

    /// Whether fewer queens are known not to cover the board.
    pub fn is_least(&self) -> bool {
        let fewest = fewest(self.setup.size, self.setup.variant);
        fewest.is_some_and(|fewest| self.standing.len() == usize::from(fewest))
    }

    /// The position as if a search had placed the pieces in this order, for the cards of squares. `None` without a
    /// knight.
    pub(super) fn position(&self, ordered: &[Square]) -> Option<Position> {
        let mut setup = Setup {
            k: None,
            ..self.setup.clone()
        };
        let mut given = setup.given.len();
        if setup.problem == Problem::Knight {
            setup.given = vec![*ordered.first()?];
            given = 1;
        }
        let instance = Instance::new(setup).ok()?;
        let start = algorithm::default(self.setup.problem).initial_replay(&instance);
        let placed = ordered.iter().skip(given).copied();
        Some(start.position().clone().after_path(placed, None))
    }
}

/// The problem to solve. A board must be covered with k queens, or with the fewest if their number is known.
fn setup(settings: &Settings) -> Setup {
    let (problem, size) = (settings.algorithm.problem, settings.size);
    let k = match problem {
        Problem::Domination => settings.k.or_else(|| fewest(size, settings.variant)),
        Problem::Queens | Problem::Knight => None,
    };
    Setup {
        given: settings.given.squares().to_vec(),
        blocked: settings.blocked.clone(),
        variant: settings.variant,
        k,
        ..Setup::new(problem, size, Goal::First)
    }
}

/// The fewest queens that cover a board. `None` if the number is unknown.
fn fewest(size: BoardSize, variant: Option<Variant>) -> Option<u16> {
    let known = values().find(|it| it.n == size.files());
    let is_plain = matches!(variant, None | Some(Variant::Dominating));
    known.filter(|_| is_plain).map(|it| it.queens.into())
}

/// The pairs of queens that attack each other without a queen between them. The first pair is the pair that the engine
/// reports: its later queen comes first in square order.
fn clashes(settings: &Settings, standing: &[Square], all: &SquareSet) -> Vec<Clash> {
    /// Half of the directions, so that each pair is found from one queen only.
    const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let next = |from: Square, (files, ranks): (i8, i8)| {
        let file = from.file.get().checked_add_signed(files)?;
        let rank = from.rank.get().checked_add_signed(ranks)?;
        let square = Square::new(file, rank).ok();
        square.filter(|&square| settings.size.contains(square))
    };
    let met = standing.iter().flat_map(|&first| {
        DIRECTIONS.into_iter().filter_map(move |direction| {
            let ray = iter::successors(next(first, direction), |&from| next(from, direction));
            let second = { ray }.find(|&square| all.contains(square))?;
            let line = line_between(first, second)?;
            Some(Clash {
                first,
                second,
                line,
            })
        })
    });
    let mut clashes: Vec<_> = met.collect();
    clashes.sort_by_key(|it| (it.second, it.first));
    clashes
}
