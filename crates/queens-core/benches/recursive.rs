//! Compares `recursive` with the procedure of the sheet. The algorithm advances event by event without recording. The
//! procedure is a plain recursion with the same array, `issafe` and counters.

mod figures;
mod pairs;

use std::hint::black_box;

use pairs::{Side, compare};
use queens_core::backtracking::{Array, Backtracking, IsSafeTest};
use queens_core::{BatchSearch, BoardSize, Event, Goal, Instance, Search};

/// The counters that both sides report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Tally {
    tests: u64,
    placements: u64,
    removals: u64,
    nodes: u64,
    solutions: u64,
}

/// The procedure `placerRN` of sheet 000, §2.2.
struct PlainRecursion {
    cb: [u8; BoardSize::MAX as usize],
    n: usize,
    tally: Tally,
}

impl PlainRecursion {
    fn run(n: usize) -> Tally {
        let mut search = PlainRecursion {
            cb: [0; BoardSize::MAX as usize],
            n,
            tally: Tally::default(),
        };
        search.place(0);
        search.tally
    }

    fn is_safe(&self, k: usize) -> bool {
        for j in 0..k {
            let up = i32::from(self.cb[k]) - i32::from(self.cb[j]);
            let across = (k - j) as i32;
            if up * (across - up) * (across + up) == 0 {
                return false;
            }
        }
        true
    }

    fn place(&mut self, k: usize) {
        self.tally.nodes += 1;
        if k == self.n {
            self.tally.solutions += 1;
            return;
        }
        for j in 0..self.n {
            self.cb[k] = j as u8;
            self.tally.tests += 1;
            if self.is_safe(k) {
                self.tally.placements += 1;
                self.place(k + 1);
                self.tally.removals += 1;
            }
        }
    }
}

impl Tally {
    #[inline]
    fn add(&mut self, event: Event) {
        match event {
            Event::Place { .. } => {
                self.tests += 1;
                self.placements += 1;
                self.nodes += 1;
            }
            Event::Reject { .. } => self.tests += 1,
            Event::Remove { .. } => self.removals += 1,
            Event::Solution => self.solutions += 1,
            _ => {}
        }
    }
}

fn advanced(instance: &Instance) -> Tally {
    let mut search = Backtracking::<Array<IsSafeTest>>::new(instance);
    let mut tally = Tally {
        nodes: 1,
        ..Tally::default()
    };
    loop {
        let event = search.advance();
        if event == Event::End {
            return tally;
        }
        tally.add(event);
    }
}

/// Searches in batches through the registry, like the page and the command line.
fn in_batches(instance: &Instance) -> Tally {
    let mut search: Box<dyn BatchSearch> =
        Box::new(Backtracking::<Array<IsSafeTest>>::new(instance));
    let mut tally = Tally {
        nodes: 1,
        ..Tally::default()
    };
    let mut batch = Vec::new();
    while batch.last() != Some(&Event::End) {
        batch.clear();
        search.advance_into(&mut batch, 4096);
        batch.iter().for_each(|&event| tally.add(event));
    }
    tally
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (n, solutions, pairs) in [(10, 724, 41), (11, 2_680, 21), (12, 14_200, 21)] {
        let instance = Instance::queens(BoardSize::new(n)?, &[], Goal::All)?;
        let width = black_box(n as usize);
        let expected = PlainRecursion::run(width);
        assert_eq!(expected.solutions, solutions);
        let sides = [
            (
                "event by event",
                Some(("median", "<=", 1.1)),
                &advanced as &dyn Fn(&Instance) -> Tally,
            ),
            ("in batches", None, &in_batches),
        ];
        for (how, limit, work) in sides {
            compare(
                pairs,
                expected,
                limit,
                Side {
                    name: &format!("recursive n={n}, {how}"),
                    work: &mut || work(black_box(&instance)),
                },
                Side {
                    name: &format!("a plain recursion, n={n}"),
                    work: &mut || PlainRecursion::run(black_box(width)),
                },
            );
        }
    }
    Ok(())
}
