//! Prices of the open part of the ring. Each open square and each required line has a price such that no queen can pay
//! more than one unit. Let m be the greatest gain of an allowed queen that covers the square or is on the line. The
//! price of a square is 1/m, and the price of a line is 2/m. So the sum of the prices is a lower bound on the number of
//! queens. The prices are a solution of the dual of the linear program that covers the ring with queens.

use super::rows::{LANES, Rows, Skewed, window};
use super::state::State;
use super::systems::Systems;

/// The price that one queen can pay. It is divisible by every gain from 1 to 8.
const QUEEN: u32 = 840;

/// The reason why the missing queens cannot pay all prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PriceRefutation {
    /// Some open square or required line has no allowed queen.
    NoCandidate,
    /// The prices add up to `open`, but the queens can pay only `gain`. Both numbers are in units of 1/[`QUEEN`].
    Exceeded { open: u32, gain: u32 },
}

/// Buffers for computing prices.
#[derive(Clone)]
pub(super) struct Prices {
    /// The gain on the ring of a queen on each allowed square.
    gains: Rows,
}

impl Prices {
    pub(super) fn new() -> Prices {
        Prices { gains: Rows::EMPTY }
    }

    /// Checks that the missing queens can pay all prices. Excludes the squares where a queen would pay too little.
    #[inline(always)]
    pub(super) fn check(
        &mut self,
        skewed: &mut Skewed,
        n: usize,
        systems: &Systems,
        state: &mut State,
    ) -> Result<(), PriceRefutation> {
        for rank in 0..n {
            let (one, other) = (state.gains[0].sums(n, rank), state.gains[1].sums(n, rank));
            for lane in 0..LANES {
                let gain = one[lane].wrapping_add(other[lane]);
                self.gains.0[rank][lane] = gain & state.allowed.0[rank][lane];
            }
        }
        let most = skewed.greatest(&self.gains);
        let mut ranks = [0_u16; LANES];
        let mut files = [0_u16; LANES];
        let mut diagonals = [0_u16; 2 * LANES];
        let mut antidiagonals = [0_u16; 2 * LANES];
        let mut sum = 0;
        for ring in &systems.ring {
            let (file, rank) = ring.at;
            if !state.open.contains(ring.at) {
                continue;
            }
            let (diagonal, antidiagonal) = (file + n - rank, file + rank);
            let reached = (most.ranks[rank].max(most.files[file]))
                .max(most.diagonals[diagonal])
                .max(most.antidiagonals[antidiagonal]);
            if reached == 0 {
                return Err(PriceRefutation::NoCandidate);
            }
            let price = QUEEN / u32::from(reached);
            sum += price;
            let price = price as u16;
            ranks[rank] += price;
            files[file] += price;
            diagonals[diagonal] += price;
            antidiagonals[antidiagonal] += price;
        }
        for line in 0..n {
            for (required, prices, most) in [
                (state.required_ranks, &mut ranks, &most.ranks),
                (state.required_files, &mut files, &most.files),
            ] {
                if required >> line & 1 == 1 {
                    if most[line] == 0 {
                        return Err(PriceRefutation::NoCandidate);
                    }
                    let price = 2 * QUEEN / u32::from(most[line]);
                    sum += price;
                    prices[line] += price as u16;
                }
            }
        }
        let missing = u32::from(state.missing);
        if sum > QUEEN * missing {
            let (open, gain) = (sum, QUEEN * missing);
            return Err(PriceRefutation::Exceeded { open, gain });
        }
        let least = sum.saturating_sub(QUEEN * (missing - 1)) as u16;
        if least > 0 {
            for (rank, &own) in ranks[..n].iter().enumerate() {
                let diagonals = window(&diagonals, n - rank);
                let antidiagonals = window(&antidiagonals, rank);
                let row = &mut state.allowed.0[rank];
                for lane in 0..LANES {
                    let pays = (files[lane].wrapping_add(own))
                        .wrapping_add(diagonals[lane])
                        .wrapping_add(antidiagonals[lane]);
                    row[lane] &= if pays >= least { 255 } else { 0 };
                }
            }
        }
        Ok(())
    }
}
