//! Examines a node: whether the missing queens can still meet all requirements, and on which squares the next queen can
//! be. Each rule is sound by itself; see the header of [`super`].

use super::log::{Steps, Weighing};
use super::parities::{self, BySystem, Kinds, PARITIES, divisions};
use super::prices::{PriceRefutation, Prices};
use super::rows::{self, LANES, Lines, RankBytes, Rows, Skewed};
use super::state::{State, Target};
use super::systems::{At, Systems};
use crate::board::Square;
use crate::problem::Variant;
use crate::search::Rule;

/// The greatest number of passes over all systems at one node. A further pass is made only if the previous pass has
/// raised the least gains that queens must have.
const ROUNDS: usize = 3;

/// The result of examining a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Closed(Rule),
    /// One queen is missing, and each allowed square completes a set.
    Complete,
    /// The next queen is on one of the listed squares.
    Branch,
}

/// The variant and the buffers that the nodes of one board share.
#[derive(Clone)]
pub(super) struct Workspace {
    pub n: usize,
    pub variant: Variant,
    skewed: Skewed,
    /// For each allowed square, the number of open squares that a queen covers from there.
    coverage: Rows,
    pub prices: Prices,
    /// The log entries of the current node, if a log is kept.
    pub steps: Option<Steps>,
}

impl Workspace {
    pub(super) fn new(n: usize, variant: Variant) -> Workspace {
        Workspace {
            n,
            variant,
            skewed: Skewed::new(n),
            coverage: Rows::EMPTY,
            prices: Prices::new(),
            steps: None,
        }
    }

    /// The root of a frame, with the given queens placed.
    #[inline(always)]
    pub(super) fn root(&self, systems: &Systems, kinds: Kinds, k: u8, given: &[Square]) -> State {
        let mut state = State::new(self.n, systems, kinds, k);
        for queen in given {
            let at = (queen.file.index(), queen.rank.index());
            state.place(self.n, systems, self.variant, at);
        }
        self.measure(&mut state);
        state.divisions = divisions(state.missing);
        state
    }

    /// Computes the greatest gain of each kind of queen in each system.
    #[inline(always)]
    pub(super) fn measure(&self, state: &mut State) {
        let none = [0; LANES];
        for system in 0..state.gains.len() {
            let most = filter(self.n, &state.gains[system], [&none; 2], &mut state.allowed);
            set_most(&mut state.most, system, most);
        }
    }

    /// Applies the rules to a node and excludes squares that no set can use. If the node branches, `next` receives the
    /// squares of the next queen in the order in which they are tried.
    #[inline(always)]
    pub(super) fn examine(
        &mut self,
        systems: &Systems,
        state: &mut State,
        next: &mut Vec<At>,
    ) -> Outcome {
        next.clear();
        if let Some(steps) = &mut self.steps {
            steps.clear();
        }
        if !self.restrict_to_margins(state) {
            return Outcome::Closed(Rule::Margins);
        }
        if !self.gain(state) {
            return Outcome::Closed(Rule::Gains);
        }
        if !self.cover(state) {
            return Outcome::Closed(Rule::Coverage);
        }
        if state.missing == 1 {
            return Outcome::Complete;
        }
        if !self.check_prices(systems, state) {
            return Outcome::Closed(Rule::Prices);
        }
        let (candidates, target) = self.most_constrained(state);
        if let Some(steps) = &mut self.steps {
            steps.branch(target);
        }
        if candidates == 0 {
            return Outcome::Closed(Rule::NoCandidate);
        }
        self.list(state, target, next);
        Outcome::Branch
    }

    /// A copy of the allowed squares, if a log is kept.
    #[inline(always)]
    fn before(&self, state: &State) -> Option<Rows> {
        self.steps.as_ref().map(|_| state.allowed)
    }

    /// Records a weighing, if a log is kept and the weighing has excluded squares.
    #[inline(always)]
    fn record(&mut self, weighing: Weighing, before: Option<Rows>, state: &State) {
        if let (Some(steps), Some(before)) = (&mut self.steps, before) {
            steps.record(weighing, &before, state);
        }
    }

    #[inline(always)]
    fn close(&mut self, weighing: Weighing, open: u32, gain: u32) {
        if let Some(steps) = &mut self.steps {
            steps.close(weighing, open, gain);
        }
    }

    /// If the number of margin files without a queen equals the number of missing queens, each of these queens is on
    /// such a file. The rule holds for ranks, too. Returns `false` if more files, or ranks, need a queen than queens
    /// are missing.
    #[inline(always)]
    pub(super) fn restrict_to_margins(&mut self, state: &mut State) -> bool {
        let missing = u32::from(state.missing);
        let (ranks, files) = (state.required_ranks, state.required_files);
        for (lines, weighing) in [(ranks, Weighing::Ranks), (files, Weighing::Files)] {
            if lines.count_ones() > missing {
                self.close(weighing, lines.count_ones(), missing);
                return false;
            }
        }
        let before = self.before(state);
        if ranks.count_ones() == missing {
            for (rank, row) in state.allowed.0[..self.n].iter_mut().enumerate() {
                if ranks >> rank & 1 == 0 {
                    *row = [0; LANES];
                }
            }
        }
        self.record(Weighing::Ranks, before, state);
        let before = self.before(state);
        if files.count_ones() == missing {
            let lane = |file: usize| if files >> file & 1 == 1 { 255 } else { 0 };
            let kept: RankBytes = std::array::from_fn(lane);
            for row in &mut state.allowed.0[..self.n] {
                for lane in 0..LANES {
                    row[lane] &= kept[lane];
                }
            }
        }
        self.record(Weighing::Files, before, state);
        true
    }

    /// Each queen must gain, in each system, the weight that the other queens cannot gain. Excludes the squares where a
    /// queen gains less, and the divisions that gain too little. Returns `false` if no division is left.
    #[inline(always)]
    fn gain(&mut self, state: &mut State) -> bool {
        let mut known = [[0; super::systems::ROOM]; PARITIES];
        for _ in 0..ROUNDS {
            let before = self.steps.as_ref().map(|_| state.divisions.clone());
            let demand = parities::demand(&mut state.divisions, &state.most, &state.open_weight);
            if let (Some(steps), Some(before)) = (&mut self.steps, before) {
                steps.divide(
                    before,
                    &state.most,
                    &state.open_weight,
                    state.divisions.len(),
                );
            }
            if state.divisions.is_empty() {
                return false;
            }
            let rises =
                |(new, old): (&[u8; 16], &[u8; 16])| new.iter().zip(old).any(|(a, b)| a > b);
            if !demand.iter().zip(&known).any(rises) {
                break;
            }
            known = demand;
            for (system, gains) in state.gains.iter().enumerate() {
                let before = self.before(state);
                let of = |kind: usize| demand[kind][system];
                let low: RankBytes = std::array::from_fn(|lane| of(lane & 1));
                let high: RankBytes = std::array::from_fn(|lane| of(2 + (lane & 1)));
                let most = filter(self.n, gains, [&low, &high], &mut state.allowed);
                set_most(&mut state.most, system, most);
                self.record(Weighing::System(system), before, state);
            }
        }
        true
    }

    /// Whether the missing queens can pay all prices of the ring. Excludes the squares where a queen would pay too
    /// little.
    #[inline(always)]
    pub(super) fn check_prices(&mut self, systems: &Systems, state: &mut State) -> bool {
        let before = self.before(state);
        let held = (self.prices).check(&mut self.skewed, self.n, systems, state);
        match held {
            Ok(()) => self.record(Weighing::Prices, before, state),
            Err(PriceRefutation::Exceeded { open, gain }) => {
                self.close(Weighing::Prices, open, gain)
            }
            Err(PriceRefutation::NoCandidate) if self.steps.is_some() => {
                let (_, target) = self.most_constrained(state);
                if let Some(steps) = &mut self.steps {
                    steps.branch(target);
                }
            }
            Err(PriceRefutation::NoCandidate) => {}
        }
        held.is_ok()
    }

    /// The number of open squares, and the greatest number of open squares that one queen covers.
    #[inline(always)]
    pub(super) fn measure_coverage(&mut self, state: &State) -> (u32, u32) {
        let n = self.n;
        let lines = self.skewed.count(&state.open);
        let open: u32 = lines.ranks[..n].iter().map(|&count| u32::from(count)).sum();
        let own = self.on_own_lines();
        let mut most = [0; LANES];
        for rank in 0..n {
            let sums = lines.sums(n, rank);
            let (open, allowed) = (&state.open.0[rank], &state.allowed.0[rank]);
            let coverage = &mut self.coverage.0[rank];
            let covers = rows::subtract_own(&sums, own, open);
            for lane in 0..LANES {
                let covers = covers[lane] & allowed[lane];
                coverage[lane] = covers;
                most[lane] = most[lane].max(covers);
            }
        }
        (open, greatest(&most))
    }

    /// Each queen must cover as many open squares as the other queens cannot cover. Excludes the squares where a queen
    /// covers fewer open squares. Returns `false` if the queens cannot cover all open squares.
    #[inline(always)]
    fn cover(&mut self, state: &mut State) -> bool {
        let n = self.n;
        let (open, mut greatest) = self.measure_coverage(state);
        let missing = u32::from(state.missing);
        loop {
            if open > missing * greatest {
                self.close(Weighing::Squares, open, missing * greatest);
                return false;
            }
            // The value is at most `greatest`, so it fits into a byte.
            let least = open.saturating_sub((missing - 1) * greatest) as u8;
            if least == 0 {
                return true;
            }
            let mut most = [0; LANES];
            let before = self.before(state);
            for rank in 0..n {
                let (coverage, allowed) = (&mut self.coverage.0[rank], &mut state.allowed.0[rank]);
                for lane in 0..LANES {
                    let keep = if coverage[lane] >= least { 255 } else { 0 };
                    coverage[lane] &= keep;
                    allowed[lane] &= keep;
                    most[lane] = most[lane].max(coverage[lane]);
                }
            }
            self.record(Weighing::Squares, before, state);
            let former = greatest;
            greatest = self::greatest(&most);
            if greatest == former {
                return true;
            }
        }
    }

    /// The number to subtract from the sum over the four lines of a square if the square itself is a member. Each line
    /// counts the square, which should count once, or not at all in the total variant.
    #[inline(always)]
    fn on_own_lines(&self) -> u8 {
        match self.variant {
            Variant::Total => 4,
            _ => 3,
        }
    }

    /// The least number of candidates, and the margin line or open square that has only this number. In a tie, files
    /// precede ranks, and ranks precede squares. If nothing is open, the result is 255 and [`Target::Any`].
    #[inline(always)]
    pub(super) fn most_constrained(&mut self, state: &State) -> (u8, Target) {
        let n = self.n;
        let lines = self.skewed.count(&state.allowed);
        let own = self.on_own_lines();
        let (mut fewest, mut target) = (255, Target::Any);
        let mut look = |count: u8, at: Target| {
            if count < fewest {
                (fewest, target) = (count, at);
            }
        };
        for file in (0..n).filter(|file| state.required_files >> file & 1 == 1) {
            look(lines.files[file], Target::File(file));
        }
        for rank in (0..n).filter(|rank| state.required_ranks >> rank & 1 == 1) {
            look(lines.ranks[rank], Target::Rank(rank));
        }
        for rank in 0..n {
            let sums = lines.sums(n, rank);
            let (open, allowed) = (&state.open.0[rank], &state.allowed.0[rank]);
            let mut counts = rows::subtract_own(&sums, own, allowed);
            let mut least = 255;
            for lane in 0..LANES {
                counts[lane] |= !open[lane];
                least = least.min(counts[lane]);
            }
            if least < 255 {
                let file = counts.iter().position(|&count| count == least).unwrap_or(0);
                look(least, Target::Square((file, rank)));
            }
        }
        (fewest, target)
    }

    /// Lists the candidates for a target in descending order of their gain on the ring, then of their coverage.
    #[inline(always)]
    fn list(&self, state: &State, target: Target, next: &mut Vec<At>) {
        let n = self.n;
        match target {
            Target::Rank(rank) => next.extend((0..n).map(|file| (file, rank))),
            Target::File(file) => next.extend((0..n).map(|rank| (file, rank))),
            Target::Any => {
                next.extend((0..n).flat_map(|rank| (0..n).map(move |file| (file, rank))))
            }
            Target::Square((file, rank)) => {
                for r in 0..n {
                    let apart = rank.abs_diff(r);
                    if apart == 0 {
                        next.extend((0..n).map(|file| (file, r)));
                        continue;
                    }
                    next.extend((apart <= file).then(|| (file - apart, r)));
                    next.push((file, r));
                    next.extend((file + apart < n).then_some((file + apart, r)));
                }
                if self.variant == Variant::Total {
                    next.retain(|&at| at != (file, rank));
                }
            }
        }
        next.retain(|&at| state.allowed.contains(at));
        // In one number: the keys of the order, then the square.
        let number = |(file, rank): At| {
            let [dark, light] = [0, 1].map(|system| state.gains[system].at(n, (file, rank)));
            let ring = dark + light;
            u32::from_be_bytes([!ring, !self.coverage.0[rank][file], rank as u8, file as u8])
        };
        let mut numbers: Vec<u32> = next.drain(..).map(number).collect();
        numbers.sort_unstable();
        next.extend(numbers.iter().map(|number| {
            let [_, _, rank, file] = number.to_be_bytes();
            (file.into(), rank.into())
        }));
    }
}

/// Keeps the allowed squares whose gain is at least the demand of their file. Returns the greatest gain that is left on
/// each file. The demand and the result have two parts: for even ranks, then for odd ranks.
#[inline(always)]
fn filter(n: usize, gains: &Lines, demand: [&RankBytes; 2], allowed: &mut Rows) -> [RankBytes; 2] {
    let mut most = [[0; LANES]; 2];
    for pair in 0..n.div_ceil(2) {
        for parity in 0..2 {
            let rank = 2 * pair + parity;
            let sums = gains.sums(n, rank);
            let row = &mut allowed.0[rank];
            rows::keep_at_least(&sums, demand[parity], row, &mut most[parity]);
        }
    }
    most
}

/// Stores the greatest gain of each kind in a system.
#[inline(always)]
fn set_most(most: &mut [BySystem; PARITIES], system: usize, found: [RankBytes; 2]) {
    for (rank, row) in found.iter().enumerate() {
        let [even, odd] = rows::greatest(row);
        most[2 * rank][system] = even.into();
        most[2 * rank + 1][system] = odd.into();
    }
}

#[inline(always)]
fn greatest(row: &RankBytes) -> u32 {
    let [even, odd] = rows::greatest(row);
    even.max(odd).into()
}
