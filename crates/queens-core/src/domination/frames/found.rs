//! A node of the current path, found again from the frame, the queens that stand and the squares tried: what the
//! explanations tell of it.

use super::node::{Desk, Outcome};
use super::parities::{self, Kinds};
use super::prices::UNIT;
use super::search::images;
use super::state::{State, Target};
use super::systems::{At, COLOURS, Systems};
use crate::domination::reports::variant;
use crate::frame::{Lack, Margins, Need, Rule, Shortage};
use crate::{BoardSize, Instance, Position, Square, Symmetry, Variant, line_between};

/// A node.
pub(super) struct FoundNode {
    size: BoardSize,
    /// The symmetries that keep the frame and the given queens.
    kept: Vec<Symmetry>,
    systems: Systems,
    desk: Desk,
    /// What stood at the node before it was examined.
    entered: State,
    state: State,
    next: Vec<At>,
    outcome: Outcome,
    /// What is open of the ring cost when it was examined, or what no candidate reached.
    cost: Result<u32, Target>,
    depth: usize,
}

impl FoundNode {
    /// The node below so many of the queens that stand; none before the first frame.
    pub(super) fn at(position: &Position, depth: usize) -> Option<FoundNode> {
        let frame = position.frames().last()?;
        let (size, given) = (position.size(), position.given());
        let mut node = FoundNode::root(size, variant(position), frame.k, frame.margins, given);
        for &queen in position.placed().get(..depth)? {
            node.descend(position, queen);
        }
        Some(node)
    }

    /// The root of a frame.
    fn root(
        size: BoardSize,
        variant: Variant,
        k: u8,
        margins: Margins,
        given: &[Square],
    ) -> FoundNode {
        let systems = Systems::new(size, margins);
        let desk = Desk::new(size.len(), variant);
        let state = desk.root(&systems, Kinds::ALL, k, given);
        let mut kept = Symmetry::stabiliser(size, given);
        kept.retain(|&symmetry| margins.image(size, symmetry) == margins);
        let mut node = FoundNode {
            size,
            kept,
            systems,
            desk,
            entered: state.clone(),
            state,
            next: Vec::new(),
            outcome: Outcome::Complete,
            cost: Ok(0),
            depth: 0,
        };
        node.examine();
        node
    }

    fn examine(&mut self) {
        self.entered = self.state.clone();
        self.outcome = match self.state.divisions.is_empty() {
            _ if self.state.missing == 0 => Outcome::Complete,
            true => Outcome::Closed(Rule::Gains),
            false => (self.desk).examine(&self.systems, &mut self.state, &mut self.next),
        };
        self.cost = self.desk.prices.sum;
    }

    /// The squares tried here before this one are not allowed any more; at the root of a frame, neither are their images.
    fn forbid(&mut self, position: &Position, but: Option<Square>) {
        let tried = position.tried(self.depth).iter().map(|&(square, _)| square);
        for square in tried.filter(|&square| Some(square) != but) {
            let images = match self.depth {
                0 => images(self.size, &self.kept, at(square)),
                _ => vec![at(square)],
            };
            for image in images {
                self.state.allowed.remove(image);
            }
        }
    }

    /// Descends to the node below this queen.
    pub(super) fn descend(&mut self, position: &Position, queen: Square) {
        self.forbid(position, Some(queen));
        let (n, variant) = (self.desk.n, self.desk.variant);
        self.state.allowed.remove(at(queen));
        self.state.place(n, &self.systems, variant, at(queen));
        self.depth += 1;
        self.examine();
    }

    /// The queens to be placed here and below.
    pub(super) fn missing(&self) -> u8 {
        self.state.missing
    }

    /// Whether each square that is left completes a set.
    pub(super) fn is_complete(&self) -> bool {
        self.outcome == Outcome::Complete
    }

    /// What its queens have to do; none where each square that is left completes a set, or all is done already.
    pub(super) fn need(&mut self) -> Option<Need> {
        match self.outcome {
            Outcome::Branch => need(self.desk.scarcest(&self.state).1),
            Outcome::Complete | Outcome::Closed(_) => None,
        }
    }

    /// Whether squares are left beside those tried.
    pub(super) fn has_more(&mut self, position: &Position) -> bool {
        self.forbid(position, None);
        match self.outcome {
            Outcome::Branch => self.next.iter().any(|&at| self.state.allowed.contains(at)),
            Outcome::Complete | Outcome::Closed(_) => {
                self.state.allowed.0.iter().flatten().any(|&it| it != 0)
            }
        }
    }

    /// Why it is closed; none if it is not. Of the inequalities that fail, one that is easy to count: of all squares that
    /// were allowed as the node was entered, else of those on the lines outside if these need all queens. A rule of the
    /// search may have found another one first; it is told where none of these fails.
    pub(super) fn shortage(&mut self) -> Option<Shortage> {
        let Outcome::Closed(rule) = self.outcome else {
            return None;
        };
        self.desk.measure(&mut self.entered);
        let mut told = self.plain().map(|lack| (false, lack));
        if told.is_none() {
            let entered = self.entered.clone();
            self.desk.keep_to_margins(&mut self.entered);
            self.desk.measure(&mut self.entered);
            told = self.plain().map(|lack| (true, lack));
            self.entered = entered;
        }
        let (is_outside, lack) = match told {
            Some(told) => told,
            None => (
                false,
                self.division()
                    .or_else(|| self.prices())
                    .or_else(|| self.left(rule))?,
            ),
        };
        Some(Shortage { is_outside, lack })
    }

    /// What a reader counts on the board.
    fn plain(&mut self) -> Option<Lack> {
        let lack = self.lines().or_else(|| self.weight());
        let lack = lack.or_else(|| self.coverage());
        lack.or_else(|| self.deserted()).or_else(|| self.serving())
    }

    /// What fails only once squares are out that would leave too much to the others.
    fn left(&mut self, rule: Rule) -> Option<Lack> {
        Some(match rule {
            Rule::Deserted => need(self.desk.scarcest(&self.state).1).map(Lack::Need)?,
            Rule::Prices => self.unpaid(self.cost),
            Rule::Margins | Rule::Gains | Rule::Coverage => Lack::Candidates,
        })
    }

    fn deserted(&mut self) -> Option<Lack> {
        let (candidates, target) = self.desk.scarcest(&self.entered);
        let need = need(target).filter(|_| candidates == 0);
        need.map(Lack::Need)
    }

    fn lines(&self) -> Option<Lack> {
        let (state, queens) = (&self.entered, self.entered.missing);
        let short = |are_files: bool, lines: u32| {
            let lines = lines.count_ones() as u8;
            (lines > queens).then_some(Lack::Lines {
                are_files,
                lines,
                queens,
            })
        };
        short(true, state.required_files).or_else(|| short(false, state.required_ranks))
    }

    /// The side that alone shows that the queens do not suffice, by the greatest difference: by the squares of both colours,
    /// or else of one.
    fn weight(&self) -> Option<Lack> {
        let queens = self.entered.missing;
        let lack = |(side, is_dark): (usize, Option<bool>)| {
            let (open, most) = self.weighed(side, is_dark, |_| true);
            let lacks = open.checked_sub(u16::from(queens) * most)?;
            let side = self.systems.sides[side];
            (lacks > 0).then_some((
                lacks,
                Lack::Weight {
                    side,
                    is_dark,
                    open,
                    most,
                    queens,
                },
            ))
        };
        self.first_of_colours(lack)
    }

    /// What one of the queens has to do that gains too little by it, in one system; by the greatest difference.
    fn serving(&self) -> Option<Lack> {
        let (state, n) = (&self.entered, self.desk.n);
        let files = (0..n)
            .filter(|file| state.required_files >> file & 1 == 1)
            .map(Target::File);
        let ranks = (0..n)
            .filter(|rank| state.required_ranks >> rank & 1 == 1)
            .map(Target::Rank);
        let all = (0..n).flat_map(|file| (0..n).map(move |rank| (file, rank)));
        let squares = all
            .filter(|&at| state.open.contains(at))
            .map(Target::Square);
        let targets: Vec<Target> = files.chain(ranks).chain(squares).collect();
        let queens = state.missing;
        let lack = |(side, is_dark): (usize, Option<bool>)| {
            let (open, most) = self.weighed(side, is_dark, |_| true);
            let rest = open.checked_sub(u16::from(queens - 1) * most)?;
            let lacks = |&target: &Target| {
                let (_, gain) = self.weighed(side, is_dark, |at| self.serves(at, target));
                let lack = Lack::Serving {
                    need: need(target)?,
                    side: self.systems.sides[side],
                    is_dark,
                    open,
                    gain,
                    most,
                    queens,
                };
                rest.checked_sub(gain)
                    .filter(|&lacks| lacks > 0)
                    .map(|lacks| (lacks, lack))
            };
            targets
                .iter()
                .filter_map(lacks)
                .max_by_key(|&(lacks, _)| lacks)
        };
        self.first_of_colours(lack)
    }

    /// What lacks most by the squares of both colours of a side, or else by those of one.
    fn first_of_colours(
        &self,
        lack: impl Fn((usize, Option<bool>)) -> Option<(u16, Lack)>,
    ) -> Option<Lack> {
        let greatest = |colours: &[Option<bool>]| {
            let sides = 0..self.systems.sides.len();
            let all = sides.flat_map(|side| colours.iter().map(move |&is_dark| (side, is_dark)));
            all.filter_map(&lack).max_by_key(|&(lacks, _)| lacks)
        };
        let found = greatest(&[None]).or_else(|| greatest(&[Some(true), Some(false)]));
        found.map(|(_, lack)| lack)
    }

    /// The open weight of a side, and the most of it that a queen gains on one of these squares.
    fn weighed(&self, side: usize, is_dark: Option<bool>, on: impl Fn(At) -> bool) -> (u16, u16) {
        let (state, n) = (&self.entered, self.desk.n);
        let is_meant = |&colour: &usize| is_dark.is_none_or(|is_dark| is_dark == (colour == 0));
        let colours = (0..COLOURS).filter(is_meant);
        let systems: Vec<usize> = colours.map(|colour| COLOURS * side + colour).collect();
        let open: i16 = systems.iter().map(|&it| state.open_weight[it]).sum();
        let all = (0..n).flat_map(|file| (0..n).map(move |rank| (file, rank)));
        let gains = all
            .filter(|&at| state.allowed.contains(at) && on(at))
            .map(|at| {
                let gains = systems
                    .iter()
                    .map(|&it| u16::from(state.gains[it].at(n, at)));
                gains.sum::<u16>()
            });
        (open.unsigned_abs(), gains.max().unwrap_or(0))
    }

    /// Whether a queen on a square does this.
    fn serves(&self, (file, rank): At, target: Target) -> bool {
        match target {
            Target::File(it) => file == it,
            Target::Rank(it) => rank == it,
            Target::Square((f, r)) => {
                let [from, to] =
                    [(file, rank), (f, r)].map(|(file, rank)| Square::at(file as u8, rank as u8));
                match from == to {
                    true => self.desk.variant != Variant::Total,
                    false => line_between(from, to).is_some(),
                }
            }
            Target::Any => true,
        }
    }

    fn division(&self) -> Option<Lack> {
        let state = &self.entered;
        let mut divisions = state.divisions.clone();
        parities::demand(&mut divisions, &state.most, &state.open_weight);
        divisions.is_empty().then_some(Lack::Division {
            queens: state.missing,
        })
    }

    fn coverage(&mut self) -> Option<Lack> {
        let queens = self.entered.missing;
        let (open, most) = self.desk.measure_coverage(&self.entered);
        (open > u32::from(queens) * most).then_some(Lack::Coverage {
            open: open as u16,
            most: most as u16,
            queens,
        })
    }

    fn prices(&mut self) -> Option<Lack> {
        (!self.desk.pays(&self.systems, &mut self.entered.clone()))
            .then(|| self.unpaid(self.desk.prices.sum))
    }

    fn unpaid(&self, cost: Result<u32, Target>) -> Lack {
        match cost {
            Ok(sum) => Lack::Prices {
                hundredths: (100 * sum).div_ceil(UNIT),
                queens: self.state.missing,
            },
            Err(target) => need(target).map_or(Lack::Candidates, Lack::Need),
        }
    }
}

/// Why a frame has no sets of k queens, if a rule says so before a queen is placed.
pub fn shortage_of(instance: &Instance, k: u8, margins: Margins) -> Option<Shortage> {
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    FoundNode::root(instance.size(), variant, k, margins, instance.given()).shortage()
}

fn at(square: Square) -> At {
    (square.file.index(), square.rank.index())
}

fn need(target: Target) -> Option<Need> {
    match target {
        Target::Square((file, rank)) => Some(Need::Square(Square::at(file as u8, rank as u8))),
        Target::File(file) => Some(Need::File(Square::at(file as u8, 0).file)),
        Target::Rank(rank) => Some(Need::Rank(Square::at(0, rank as u8).rank)),
        Target::Any => None,
    }
}
