//! Random positions on boards up to 20×20. Some pieces are placed at random, others as a good player would place
//! them. The benchmark `feasibility` decides whether these positions can be completed.

use std::error::Error;

use queens_core::knight::moves;
use queens_core::{
    BoardSize, Goal, Problem, Random, Setup, Square, Variant, attacked_by, coverage, line_between,
};

/// A setup, and the squares of the pieces already placed.
pub(crate) type Position = Result<(Setup, Vec<Square>), Box<dyn Error>>;

/// A random position of this problem.
pub(crate) fn drawn(problem: Problem, seed: u64) -> Position {
    let random = &mut Random::new(seed);
    match problem {
        Problem::Queens => queens(random),
        Problem::Domination => domination(random),
        Problem::Knight => knight(random),
    }
}

fn setup(problem: Problem, n: i64, variant: Option<Variant>) -> Result<Setup, Box<dyn Error>> {
    let size = BoardSize::new(n)?;
    Ok(Setup {
        variant,
        ..Setup::new(problem, size, Goal::First)
    })
}

fn one<T: Copy>(of: &[T], random: &mut Random) -> Option<T> {
    of.get(random.below(of.len() as u32) as usize).copied()
}

/// A board with 4 ≤ n ≤ 20 and up to n queens that do not attack each other. Each queen is on a random free square of
/// the whole board or of the next file.
fn queens(random: &mut Random) -> Position {
    let n = 4 + i64::from(random.below(17));
    let asked = setup(Problem::Queens, n, None)?;
    let (count, in_order) = (random.below(n as u32 + 1) as usize, random.below(2) == 0);
    let mut placed: Vec<Square> = Vec::new();
    while placed.len() < count {
        let is_free = |square: &Square| {
            let is_next = !in_order || square.file.index() == placed.len();
            is_next
                && placed
                    .iter()
                    .all(|&it| it != *square && line_between(it, *square).is_none())
        };
        let free: Vec<Square> = asked.size.squares().filter(is_free).collect();
        let Some(square) = one(&free, random) else {
            break;
        };
        placed.push(square);
    }
    Ok((asked, placed))
}

/// A board with 4 ≤ n ≤ 20 and about as many allowed queens as a dominating set needs. Some or all of them are
/// placed. Each takes the one of 1, 8 or 64 random squares with which the queens cover the most squares.
fn domination(random: &mut Random) -> Position {
    let n = 4 + i64::from(random.below(17));
    let variant = one(Problem::Domination.variants(), random);
    let k = n as u16 / 2 + 1 + random.below(3) as u16;
    let asked = Setup {
        k: Some(k),
        ..setup(Problem::Domination, n, variant)?
    };
    let (count, tries) = (
        random.below(u32::from(k) + 1) as usize,
        one(&[1, 8, 64], random),
    );
    let size = asked.size;
    let all: Vec<Square> = size.squares().collect();
    let mut placed: Vec<Square> = Vec::new();
    while placed.len() < count {
        let covered = |placed: &[Square]| {
            let times = coverage(size, placed, Variant::Dominating);
            times.iter().filter(|(_, times)| *times > 0).count()
        };
        let mut best = (0, Square::A1);
        for _ in 0..tries.unwrap_or(1) {
            let Some(square) = one(&all, random) else {
                break;
            };
            let is_free = !placed.contains(&square)
                && (variant != Some(Variant::Independent)
                    || !attacked_by(size, &placed).contains(square));
            if is_free {
                placed.push(square);
                best = best.max((covered(&placed), square));
                placed.pop();
            }
        }
        if best.0 == 0 {
            break;
        }
        placed.push(best.1);
    }
    Ok((asked, placed))
}

/// A board with 5 ≤ n ≤ 20 and a path from a random square. Each move is random with a probability chosen once per
/// path. Any other move goes to a square with the fewest onward moves.
fn knight(random: &mut Random) -> Position {
    let n = 5 + i64::from(random.below(16));
    let variant = one(Problem::Knight.variants(), random);
    let asked = setup(Problem::Knight, n, variant)?;
    let size = asked.size;
    let all: Vec<Square> = size.squares().collect();
    let count = random.below(size.area() as u32) as usize;
    let drawn = one(&[0, 1, 5, 20, 100], random).unwrap_or(0);
    let mut path: Vec<Square> = one(&all, random).into_iter().collect();
    while let Some(&last) = path.last().filter(|_| path.len() < count) {
        let onward = |square: Square| moves(size, square).filter(|to| !path.contains(to));
        let mut next: Vec<Square> = onward(last).collect();
        random.shuffle(&mut next);
        if random.below(100) >= drawn {
            next.sort_by_key(|&to| onward(to).count());
        }
        let Some(&to) = next.first() else {
            break;
        };
        path.push(to);
    }
    Ok((asked, path))
}
