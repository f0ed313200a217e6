//! Explains why the missing queens do not suffice, by an argument that a reader can recount on the board. An argument
//! is one inequality, or one inequality for each candidate of a requirement. It counts all untried squares without a
//! queen. The search has excluded more squares and closes a node by its own rules. Each rule holds by itself, so a
//! different argument is just as valid.

use super::node::Workspace;
use super::state::{State, Target};
use super::systems::{At, COLOURS, Systems, square};
use crate::board::{BoardSize, Square, line_between};
use crate::problem::Variant;
use crate::search::{Need, NodeBound, NodeRefutation, RefutedCandidate, Rule};

/// The greatest number of files for arguments by cases. Searches of larger boards are not traced.
const CASES: usize = 12;
/// The greatest number of files for cases within cases.
const NESTED: usize = 9;

/// Looks for arguments at the nodes of a frame.
pub(super) struct Reasons<'n> {
    size: BoardSize,
    systems: &'n Systems,
    workspace: &'n mut Workspace,
}

/// A side, as an index into [`Systems::sides`], and the colour of its squares. `None` means both colours.
type Scale = (usize, Option<bool>);

impl<'n> Reasons<'n> {
    pub(super) fn new(
        size: BoardSize,
        systems: &'n Systems,
        workspace: &'n mut Workspace,
    ) -> Reasons<'n> {
        Reasons {
            size,
            systems,
            workspace,
        }
    }

    /// The reason why a node is closed. `state` allows all squares that have no queen and have not been tried.
    pub(super) fn refutation(&mut self, state: &State, rule: Rule) -> NodeRefutation {
        let mut outside = state.clone();
        let need_all = |lines: u32| lines.count_ones() == u32::from(state.missing);
        let of_all = |bound| NodeRefutation {
            files_need_all: false,
            ranks_need_all: false,
            bound,
        };
        let direct = self.inequality(state).map(of_all).or_else(|| {
            self.workspace.restrict_to_margins(&mut outside);
            self.inequality(&outside).map(|bound| NodeRefutation {
                files_need_all: need_all(state.required_files),
                ranks_need_all: need_all(state.required_ranks),
                bound,
            })
        });
        direct
            .or_else(|| self.by_cases(state).map(of_all))
            .unwrap_or_else(|| of_all(NodeBound::Rule(rule)))
    }

    /// The reason why no set has a queen on a square that the rules exclude. `None` if no argument was found, or if the
    /// board has more than [`CASES`] files.
    pub(super) fn case(&mut self, state: &State, at: At) -> Option<RefutedCandidate> {
        if self.size.width() > CASES {
            return None;
        }
        let with = self.after_placing(state, at);
        let bound = self.inequality(&with).or_else(|| self.by_cases(&with))?;
        let square = square(at);
        Some(RefutedCandidate { square, bound })
    }

    /// The allowed squares that meet a requirement.
    pub(super) fn candidates(&self, state: &State, need: Need) -> Vec<At> {
        let mut all = self.squares();
        all.retain(|&at| state.allowed.contains(at) && self.meets(at, need));
        all
    }

    /// An argument by cases, nested as little as possible. `None` if no argument was found within the limits of
    /// nesting.
    fn by_cases(&mut self, state: &State) -> Option<NodeBound> {
        let n = self.size.width();
        let deepest = u8::from(n <= CASES) + u8::from(n <= NESTED);
        (1..=deepest).find_map(|depth| self.cases(state, depth))
    }

    /// One inequality, or an argument by cases nested at most `depth` deep.
    fn argue(&mut self, state: &State, depth: u8) -> Option<NodeBound> {
        let cases = |reasons: &mut Self| (depth > 0).then(|| reasons.cases(state, depth)).flatten();
        self.inequality(state).or_else(|| cases(self))
    }

    /// The requirement with the fewest candidates for which every candidate is refuted, by cases nested at most `depth`
    /// − 1 deep. `None` if every requirement has a candidate that is not refuted.
    fn cases(&mut self, state: &State, depth: u8) -> Option<NodeBound> {
        if state.missing < 2 {
            return None;
        }
        let needs = self.needs(state).into_iter();
        let mut needs: Vec<(Need, Vec<At>)> = needs
            .map(|need| (need, self.candidates(state, need)))
            .collect();
        needs.sort_by_key(|(_, candidates)| candidates.len());
        let mut known: Vec<(At, Option<NodeBound>)> = Vec::new();
        for (need, candidates) in needs {
            let mut cases = Vec::new();
            for &at in &candidates {
                let found = match known.iter().find(|(known, _)| *known == at) {
                    Some((_, found)) => found.clone(),
                    None => {
                        let with = self.after_placing(state, at);
                        let found = self.argue(&with, depth - 1);
                        known.push((at, found.clone()));
                        found
                    }
                };
                let Some(bound) = found else { break };
                cases.push(RefutedCandidate {
                    square: square(at),
                    bound,
                });
            }
            if cases.len() == candidates.len() {
                return Some(NodeBound::Cases { need, cases });
            }
        }
        None
    }

    /// The state after a queen is placed on a square.
    fn after_placing(&self, state: &State, at: At) -> State {
        let mut with = state.clone();
        with.allowed.remove(at);
        with.place(self.workspace.n, self.systems, self.workspace.variant, at);
        with
    }

    /// The first inequality that shows that the missing queens do not suffice.
    fn inequality(&mut self, state: &State) -> Option<NodeBound> {
        let bound = lines(state).or_else(|| self.weight(state));
        let bound = bound.or_else(|| self.coverage(state));
        let bound = bound.or_else(|| self.unmet_need(state));
        bound.or_else(|| self.need_weight(state))
    }

    fn unmet_need(&mut self, state: &State) -> Option<NodeBound> {
        let (candidates, target) = self.workspace.most_constrained(state);
        need_of(target)
            .filter(|_| candidates == 0)
            .map(NodeBound::Need)
    }

    /// The side whose open weight exceeds the gain of all missing queens the most. A side with both colours is
    /// preferred to a side with one colour. `None` if no side has too much open weight.
    fn weight(&self, state: &State) -> Option<NodeBound> {
        let queens = state.missing;
        self.first_of_colours(|scale| {
            let (open, gains) = self.side_weight(state, scale);
            let most = gains.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
            let missing_weight = open.checked_sub(u16::from(queens) * most)?;
            let bound = NodeBound::Weight {
                side: self.systems.sides[scale.0],
                is_dark: scale.1,
                open,
                most,
                queens,
            };
            (missing_weight > 0).then_some((missing_weight, bound))
        })
    }

    /// A requirement and a side with the greatest missing weight. If a queen meets the requirement, the missing queens
    /// together gain too little of the side's open weight.
    fn need_weight(&self, state: &State) -> Option<NodeBound> {
        let (needs, queens) = (self.needs(state), state.missing);
        self.first_of_colours(|scale| {
            let (open, gains) = self.side_weight(state, scale);
            let most = gains.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
            let rest = open.checked_sub(u16::from(queens - 1) * most)?;
            let missing_weight = |&need: &Need| {
                let meeting = gains.iter().filter(|&&(at, _)| self.meets(at, need));
                let gain = meeting.map(|&(_, gain)| gain).max().unwrap_or(0);
                let bound = NodeBound::NeedWeight {
                    need,
                    side: self.systems.sides[scale.0],
                    is_dark: scale.1,
                    open,
                    gain,
                    most,
                    queens,
                };
                let missing_weight = rest
                    .checked_sub(gain)
                    .filter(|&missing_weight| missing_weight > 0)?;
                Some((missing_weight, bound))
            };
            let found = needs.iter().filter_map(missing_weight);
            found.max_by_key(|&(missing_weight, _)| missing_weight)
        })
    }

    fn coverage(&mut self, state: &State) -> Option<NodeBound> {
        let queens = state.missing;
        let (open, most) = self.workspace.measure_coverage(state);
        (open > u32::from(queens) * most).then_some(NodeBound::Coverage {
            open: open as u16,
            most: most as u16,
            queens,
        })
    }

    /// The bound with the greatest missing weight among the sides with both colours. If these sides give no bound, the
    /// sides with one colour are used. `bound` returns the missing weight and the bound.
    fn first_of_colours(
        &self,
        bound: impl Fn(Scale) -> Option<(u16, NodeBound)>,
    ) -> Option<NodeBound> {
        let greatest = |colours: &[Option<bool>]| {
            let sides = 0..self.systems.sides.len();
            let all = sides.flat_map(|side| colours.iter().map(move |&is_dark| (side, is_dark)));
            all.filter_map(&bound)
                .max_by_key(|&(missing_weight, _)| missing_weight)
        };
        let found = greatest(&[None]).or_else(|| greatest(&[Some(true), Some(false)]));
        found.map(|(_, bound)| bound)
    }

    /// The open weight of a side, limited to one colour if `is_dark` is set. Also the weight that a queen on each
    /// allowed square would gain.
    fn side_weight(&self, state: &State, (side, is_dark): Scale) -> (u16, Vec<(At, u16)>) {
        let n = self.workspace.n;
        let is_counted = |&colour: &usize| is_dark.is_none_or(|is_dark| is_dark == (colour == 0));
        let colours = (0..COLOURS).filter(is_counted);
        let systems: Vec<usize> = colours.map(|colour| COLOURS * side + colour).collect();
        let open: i16 = systems
            .iter()
            .map(|&system| state.open_weight[system])
            .sum();
        let mut gains = Vec::new();
        for at in self
            .squares()
            .into_iter()
            .filter(|&at| state.allowed.contains(at))
        {
            let gain = systems
                .iter()
                .map(|&system| u16::from(state.gains[system].at(n, at)));
            gains.push((at, gain.sum()));
        }
        (open.unsigned_abs(), gains)
    }

    /// The requirements of the node: occupy each margin line without a queen, and cover each open square.
    fn needs(&self, state: &State) -> Vec<Need> {
        let n = self.size.width();
        let is_required = |lines: u32, line: usize| lines >> line & 1 == 1;
        let files = (0..n).filter(|&file| is_required(state.required_files, file));
        let ranks = (0..n).filter(|&rank| is_required(state.required_ranks, rank));
        let open = self.squares().into_iter();
        let open = open.filter(|&at| state.open.contains(at));
        let files = files.map(Target::File);
        let ranks = ranks.map(Target::Rank);
        let all = files.chain(ranks).chain(open.map(Target::Square));
        all.filter_map(need_of).collect()
    }

    fn squares(&self) -> Vec<At> {
        let n = self.size.width();
        let all = (0..n).flat_map(|file| (0..n).map(move |rank| (file, rank)));
        all.collect()
    }

    /// Whether a queen on a square meets a requirement.
    fn meets(&self, at: At, need: Need) -> bool {
        let from = square(at);
        match need {
            Need::File(file) => from.file == file,
            Need::Rank(rank) => from.rank == rank,
            Need::Square(to) if from == to => self.workspace.variant != Variant::Total,
            Need::Square(to) => line_between(from, to).is_some(),
        }
    }
}

fn lines(state: &State) -> Option<NodeBound> {
    let queens = state.missing;
    let short = |are_files: bool, lines: u32| {
        let lines = lines.count_ones() as u8;
        (lines > queens).then_some(NodeBound::Lines {
            are_files,
            lines,
            queens,
        })
    };
    short(true, state.required_files).or_else(|| short(false, state.required_ranks))
}

/// The requirement of a target. `None` if the next queen can be on any allowed square.
pub(super) fn need_of(target: Target) -> Option<Need> {
    match target {
        Target::Square(at) => Some(Need::Square(square(at))),
        Target::File(file) => Some(Need::File(Square::at(file as u8, 0).file)),
        Target::Rank(rank) => Some(Need::Rank(Square::at(0, rank as u8).rank)),
        Target::Any => None,
    }
}
