//! The workers of a count and what each is at.

use queens_worker::protocol::RunId;

use super::HandId;

/// What a worker is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// It has not said yet that it listens.
    Starting,
    Idle,
    /// It counts a small board, so that it is known how fast it is.
    Timing,
    Shard(u32),
    Review,
}

/// The workers. A lost one never comes back: what takes its place has another number.
pub(super) struct Hands {
    run: RunId,
    all: Vec<ShardCounter>,
    last: u32,
}

struct ShardCounter {
    id: HandId,
    work: Work,
    /// Milliseconds since it said something.
    silent: f64,
}

impl Hands {
    pub(super) fn new(run: RunId) -> Hands {
        Hands {
            run,
            all: Vec::new(),
            last: 0,
        }
    }

    /// One more worker.
    pub(super) fn hire(&mut self) -> HandId {
        self.last += 1;
        let id = HandId {
            run: self.run,
            number: self.last,
        };
        self.all.push(ShardCounter {
            id,
            work: Work::Starting,
            silent: 0.0,
        });
        id
    }

    /// A worker is gone; what it was at.
    pub(super) fn dismiss(&mut self, id: HandId) -> Option<Work> {
        let at = self.all.iter().position(|hand| hand.id == id)?;
        Some(self.all.remove(at).work)
    }

    /// All are gone; what they were at.
    pub(super) fn dismiss_all(&mut self) -> Vec<Work> {
        self.all.drain(..).map(|hand| hand.work).collect()
    }

    /// A worker said something. Whether it is one of these, and what it is at.
    pub(super) fn heard(&mut self, id: HandId) -> Option<Work> {
        let hand = self.all.iter_mut().find(|hand| hand.id == id)?;
        hand.silent = 0.0;
        Some(hand.work)
    }

    /// A worker is at something else.
    pub(super) fn put(&mut self, id: HandId, work: Work) {
        if let Some(hand) = self.all.iter_mut().find(|hand| hand.id == id) {
            hand.work = work;
            hand.silent = 0.0;
        }
    }

    /// So many milliseconds have gone by: those that should have said something for so long.
    pub(super) fn wait(&mut self, milliseconds: f64, limit: f64) -> Vec<HandId> {
        let working = |hand: &&mut ShardCounter| !matches!(hand.work, Work::Idle | Work::Starting);
        let mut lost = Vec::new();
        for hand in self.all.iter_mut().filter(working) {
            hand.silent += milliseconds;
            if hand.silent > limit {
                lost.push(hand.id);
            }
        }
        lost
    }

    /// Those that have nothing to do.
    pub(super) fn idle(&self) -> Vec<HandId> {
        let idle = self.all.iter().filter(|hand| hand.work == Work::Idle);
        idle.map(|hand| hand.id).collect()
    }

    /// One that can be done without: an idle one, or one who reviews, or else the last.
    pub(super) fn spare(&self) -> Option<HandId> {
        let at = |work| self.all.iter().find(|hand| hand.work == work);
        let spare = at(Work::Idle).or_else(|| at(Work::Review));
        spare.or(self.all.last()).map(|hand| hand.id)
    }

    /// Whether any of them is counting a shard.
    pub(super) fn are_counting(&self) -> bool {
        let counts = |hand: &ShardCounter| matches!(hand.work, Work::Shard(_));
        self.all.iter().any(counts)
    }

    /// Whether one of them reviews the count.
    pub(super) fn are_reviewing(&self) -> bool {
        self.all.iter().any(|hand| hand.work == Work::Review)
    }

    pub(super) fn number(&self) -> u32 {
        self.all.len() as u32
    }
}
