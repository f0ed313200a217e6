//! How soon it is known whether a position placed by hand can still be finished: the share of positions on boards up to 20×20
//! that is answered within 100 ms, for each problem, and the longest times. Positions are drawn: pieces at random, and pieces
//! as one who plays well would place them.

mod figures;

use std::time::{Duration, Instant};

use queens_core::knight::moves;
use queens_core::prospect::{Outlook, Prospect};
use queens_core::{
    BoardSize, Goal, Instance, Problem, Random, Setup, Square, Variant, Work, attacked_by,
    coverage, line_between,
};

/// The number of positions of each problem.
const POSITIONS: u64 = 600;
/// The time in which the answer should come, and the one after which a position is given up.
const SOON: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(2);
/// The nodes of a slice.
const SLICE: u64 = 64;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Cargo adds its own options.
    let names: Vec<String> = std::env::args().skip(1).collect();
    let is_listed = std::env::var_os("POSITIONS").is_some();
    for problem in Problem::ALL {
        let is_asked = |name: &String| Problem::from_name(name) == Some(problem);
        if names.iter().any(|it| Problem::from_name(it).is_some()) && !names.iter().any(is_asked) {
            continue;
        }
        let (mut times, mut soon, mut yes, mut no, mut unknown) = (vec![], 0, 0, 0, 0);
        for seed in 0..POSITIONS {
            let mut random = Random::new(seed);
            let (instance, placed) = match problem {
                Problem::Queens => queens(&mut random)?,
                Problem::Domination => domination(&mut random)?,
                Problem::Knight => knight(&mut random)?,
            };
            let begun = Instant::now();
            let outlook = answered(&instance, &placed, begun)?;
            let time = begun.elapsed();
            times.push(time.as_secs_f64() * 1e3);
            soon += u64::from(time <= SOON);
            if is_listed && time > SOON {
                eprintln!(
                    "{seed}: {time:?} {outlook:?} {} {:?} {:?} {placed:?}",
                    instance.size(),
                    instance.variant(),
                    instance.k()
                );
            }
            match outlook {
                Some(Outlook::Yes { .. }) => yes += 1,
                Some(Outlook::No(_)) => no += 1,
                None => unknown += 1,
            }
        }
        let what = format!("prospect of {problem}, n ≤ 20: {yes} yes, {no} no, {unknown} given up");
        figures::print(&what, "ms", times, None);
        let share = 100.0 * soon as f64 / POSITIONS as f64;
        let what = format!("prospect of {problem}, n ≤ 20, answered within 100 ms");
        figures::print(&what, "%", vec![share], Some(("median", ">=", 95.0)));
    }
    Ok(())
}

fn answered(
    instance: &Instance,
    placed: &[Square],
    begun: Instant,
) -> Result<Option<Outlook>, Box<dyn std::error::Error>> {
    let mut prospect = Prospect::new(instance, placed)?;
    while begun.elapsed() < LONGEST {
        if let std::task::Poll::Ready(outlook) = prospect.work(SLICE) {
            return Ok(Some(outlook));
        }
    }
    Ok(None)
}

type Position = Result<(Instance, Vec<Square>), Box<dyn std::error::Error>>;

fn setup(
    problem: Problem,
    n: i64,
    variant: Option<Variant>,
) -> Result<Setup, Box<dyn std::error::Error>> {
    let size = BoardSize::new(n)?;
    Ok(Setup {
        variant,
        ..Setup::new(problem, size, Goal::First)
    })
}

fn one<T: Copy>(of: &[T], random: &mut Random) -> Option<T> {
    of.get(random.below(of.len() as u32) as usize).copied()
}

/// 4 ≤ n ≤ 20; up to n queens of which none attacks another, each on a square drawn from the free ones, or from those of the
/// next file.
fn queens(random: &mut Random) -> Position {
    let n = 4 + i64::from(random.below(17));
    let instance = Instance::new(setup(Problem::Queens, n, None)?)?;
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
        let free: Vec<Square> = instance.size().squares().filter(is_free).collect();
        let Some(square) = one(&free, random) else {
            break;
        };
        placed.push(square);
    }
    Ok((instance, placed))
}

/// 4 ≤ n ≤ 20; about as many queens as are needed, up to all of which stand: each on any square, or on the one of eight squares
/// that covers most of what is open.
fn domination(random: &mut Random) -> Position {
    let n = 4 + i64::from(random.below(17));
    let variant = one(Problem::Domination.variants(), random);
    let k = n as u16 / 2 + 1 + random.below(3) as u16;
    let instance = Instance::new(Setup {
        k: Some(k),
        ..setup(Problem::Domination, n, variant)?
    })?;
    let (count, tries) = (
        random.below(u32::from(k) + 1) as usize,
        one(&[1, 8, 64], random),
    );
    let size = instance.size();
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
    Ok((instance, placed))
}

/// 5 ≤ n ≤ 20; a path from any square, with a share of moves drawn that is drawn, the others to a square with the fewest moves
/// onward.
fn knight(random: &mut Random) -> Position {
    let n = 5 + i64::from(random.below(16));
    let variant = one(Problem::Knight.variants(), random);
    let instance = Instance::new(setup(Problem::Knight, n, variant)?)?;
    let size = instance.size();
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
    Ok((instance, path))
}
