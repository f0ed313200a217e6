//! The workers of a count and their tasks.

use queens_worker::protocol::RunId;

use super::WorkerId;

/// The task of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// The worker has not reported that it is ready.
    Starting,
    Idle,
    /// The worker counts a small board to measure its speed.
    Timing,
    Shard(u32),
    Review,
}

/// The workers. A lost worker never returns, and its replacement has another number.
pub(super) struct WorkerPool {
    run: RunId,
    all: Vec<ShardCounter>,
    last: u32,
}

struct ShardCounter {
    id: WorkerId,
    work: Work,
    /// The time since the last message, in milliseconds.
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

    /// Adds a worker.
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

    /// Removes a worker, and returns its task.
    pub(super) fn dismiss(&mut self, id: WorkerId) -> Option<Work> {
        let at = self.all.iter().position(|worker| worker.id == id)?;
        Some(self.all.remove(at).work)
    }

    /// Removes all workers, and returns their tasks.
    pub(super) fn dismiss_all(&mut self) -> Vec<Work> {
        self.all.drain(..).map(|worker| worker.work).collect()
    }

    /// Records a message of a worker, and returns the worker's task. `None` for an unknown worker.
    pub(super) fn heard(&mut self, id: WorkerId) -> Option<Work> {
        let worker = self.all.iter_mut().find(|worker| worker.id == id)?;
        worker.silent = 0.0;
        Some(worker.work)
    }

    /// Changes the task of a worker.
    pub(super) fn put(&mut self, id: WorkerId, work: Work) {
        if let Some(worker) = self.all.iter_mut().find(|worker| worker.id == id) {
            worker.work = work;
            worker.silent = 0.0;
        }
    }

    /// Adds the elapsed time, and returns the workers that have been silent for longer than `limit`.
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

    /// The idle workers.
    pub(super) fn idle(&self) -> Vec<WorkerId> {
        let idle = self.all.iter().filter(|worker| worker.work == Work::Idle);
        idle.map(|worker| worker.id).collect()
    }

    /// A dispensable worker: an idle one, or a reviewer, or else the last.
    pub(super) fn spare(&self) -> Option<WorkerId> {
        let at = |work| self.all.iter().find(|worker| worker.work == work);
        let spare = at(Work::Idle).or_else(|| at(Work::Review));
        spare.or(self.all.last()).map(|worker| worker.id)
    }

    /// Whether any worker is counting a shard.
    pub(super) fn are_counting(&self) -> bool {
        let counts = |worker: &ShardCounter| matches!(worker.work, Work::Shard(_));
        self.all.iter().any(counts)
    }

    /// Whether a worker is reviewing the count.
    pub(super) fn are_reviewing(&self) -> bool {
        self.all.iter().any(|worker| worker.work == Work::Review)
    }

    pub(super) fn number(&self) -> u32 {
        self.all.len() as u32
    }
}
