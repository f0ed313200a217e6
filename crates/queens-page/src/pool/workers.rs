//! The workers of a count and what each is at.

use queens_worker::protocol::RunId;

use super::WorkerId;

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
pub(super) struct WorkerPool {
    run: RunId,
    all: Vec<ShardCounter>,
    last: u32,
}

struct ShardCounter {
    id: WorkerId,
    work: Work,
    /// Milliseconds since it said something.
    silent: f64,
}

impl WorkerPool {
    pub(super) fn new(run: RunId) -> WorkerPool {
        WorkerPool {
            run,
            all: Vec::new(),
            last: 0,
        }
    }

    /// One more worker.
    pub(super) fn hire(&mut self) -> WorkerId {
        self.last += 1;
        let id = WorkerId {
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
    pub(super) fn dismiss(&mut self, id: WorkerId) -> Option<Work> {
        let at = self.all.iter().position(|worker| worker.id == id)?;
        Some(self.all.remove(at).work)
    }

    /// All are gone; what they were at.
    pub(super) fn dismiss_all(&mut self) -> Vec<Work> {
        self.all.drain(..).map(|worker| worker.work).collect()
    }

    /// A worker said something. Whether it is one of these, and what it is at.
    pub(super) fn heard(&mut self, id: WorkerId) -> Option<Work> {
        let worker = self.all.iter_mut().find(|worker| worker.id == id)?;
        worker.silent = 0.0;
        Some(worker.work)
    }

    /// A worker is at something else.
    pub(super) fn put(&mut self, id: WorkerId, work: Work) {
        if let Some(worker) = self.all.iter_mut().find(|worker| worker.id == id) {
            worker.work = work;
            worker.silent = 0.0;
        }
    }

    /// So many milliseconds have gone by: those that should have said something for so long.
    pub(super) fn wait(&mut self, milliseconds: f64, limit: f64) -> Vec<WorkerId> {
        let working =
            |worker: &&mut ShardCounter| !matches!(worker.work, Work::Idle | Work::Starting);
        let mut lost = Vec::new();
        for worker in self.all.iter_mut().filter(working) {
            worker.silent += milliseconds;
            if worker.silent > limit {
                lost.push(worker.id);
            }
        }
        lost
    }

    /// Those that have nothing to do.
    pub(super) fn idle(&self) -> Vec<WorkerId> {
        let idle = self.all.iter().filter(|worker| worker.work == Work::Idle);
        idle.map(|worker| worker.id).collect()
    }

    /// One that can be done without: an idle one, or one who reviews, or else the last.
    pub(super) fn spare(&self) -> Option<WorkerId> {
        let at = |work| self.all.iter().find(|worker| worker.work == work);
        let spare = at(Work::Idle).or_else(|| at(Work::Review));
        spare.or(self.all.last()).map(|worker| worker.id)
    }

    /// Whether any of them is counting a shard.
    pub(super) fn are_counting(&self) -> bool {
        let counts = |worker: &ShardCounter| matches!(worker.work, Work::Shard(_));
        self.all.iter().any(counts)
    }

    /// Whether one of them reviews the count.
    pub(super) fn are_reviewing(&self) -> bool {
        self.all.iter().any(|worker| worker.work == Work::Review)
    }

    pub(super) fn number(&self) -> u32 {
        self.all.len() as u32
    }
}
