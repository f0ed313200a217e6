//! Divides the search for all sets of k queens into slices, for shards. A slice is a frame, or one of the first queens
//! of a square frame. Nearly all nodes are in square frames.

use std::fmt::Write;
use std::sync::Arc;
use std::task::Poll;

use sha2::{Digest, Sha256};

use super::log;
use super::parities::Kinds;
use super::search::{CanonicalFrame, FrameSearch, FrameSetup, canonical};
use crate::board::{BoardSize, Symmetry};
use crate::problem::Variant;
use crate::work::Work;

/// The slices of a search.
pub(crate) struct FrameSlices {
    setup: FrameSetup,
    frames: Vec<CanonicalFrame>,
    /// The slices, in the order of their frames.
    slices: Vec<FrameSlice>,
}

#[derive(Clone, Copy)]
struct FrameSlice {
    frame: usize,
    /// The number of the first queen within its frame. `None` if the slice is a whole frame.
    first: Option<u32>,
}

/// The search of some slices, frame by frame.
pub(crate) struct FrameRun {
    slices: Arc<FrameSlices>,
    /// The remaining frames, in reverse order, each with its first queens.
    left: Vec<(usize, Option<Vec<u32>>)>,
    /// The frame being searched, with its number of slices.
    open: Option<(Box<FrameSearch>, u32)>,
    /// The number of slices in the completed frames.
    completed_slices: u32,
    sha256: Sha256,
    nodes: u64,
    /// The lines of the log that have not been taken yet. `None` if no log is kept.
    log: Option<String>,
}

impl FrameSlices {
    pub(crate) fn new(size: BoardSize, k: u8) -> FrameSlices {
        let setup = FrameSetup {
            size,
            variant: Variant::Dominating,
            k,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        };
        let frames = canonical(size, k, &Symmetry::ALL);
        let slices = frames.iter().enumerate().flat_map(|(frame, canonical)| {
            let (low, high) = canonical.margins.corners(size);
            let files = high.file.get() - low.file.get();
            let is_square = files == high.rank.get() - low.rank.get();
            let firsts = if is_square {
                first_queens(&setup, canonical)
            } else {
                0
            };
            let whole = FrameSlice { frame, first: None };
            let parts = (0..firsts).map(move |first| FrameSlice {
                frame,
                first: Some(first),
            });
            parts.chain((firsts == 0).then_some(whole))
        });
        FrameSlices {
            slices: slices.collect(),
            setup,
            frames,
        }
    }

    /// The frames of every `step`-th slice, starting with slice `first`, each with the first queens of its slices.
    fn every(&self, first: usize, step: usize) -> Vec<(usize, Option<Vec<u32>>)> {
        let mut frames: Vec<(usize, Option<Vec<u32>>)> = Vec::new();
        for slice in self.slices.iter().skip(first).step_by(step) {
            match (frames.last_mut(), slice.first) {
                (Some((frame, Some(firsts))), Some(first)) if *frame == slice.frame => {
                    firsts.push(first);
                }
                (_, first) => frames.push((slice.frame, first.map(|first| vec![first]))),
            }
        }
        frames
    }

    /// The log of the roots of all frames. It refers to other logs for all first queens.
    pub(crate) fn outline(&self) -> String {
        let header = log::header(self.setup.size, self.setup.k);
        self.frames.iter().fold(header, |text, frame| {
            let mut search =
                FrameSearch::for_frame(self.setup.clone(), frame.clone(), Some(Vec::new()));
            search.finish();
            text + &search.take_log()
        })
    }

    /// The number of slices.
    pub(crate) fn number(&self) -> usize {
        self.slices.len()
    }

    /// The run of every `step`-th slice, starting with slice `first`. The run keeps its log only if `keeps_log` is set.
    pub(crate) fn run(self: &Arc<Self>, first: usize, step: usize, keeps_log: bool) -> FrameRun {
        let mut left = self.every(first, step);
        left.reverse();
        let mut run = FrameRun {
            slices: Arc::clone(self),
            left,
            open: None,
            completed_slices: 0,
            sha256: Sha256::new(),
            nodes: 0,
            log: keeps_log.then(String::new),
        };
        run.record(&log::header(self.setup.size, self.setup.k));
        run
    }
}

/// The number of first queens of a frame.
fn first_queens(setup: &FrameSetup, frame: &CanonicalFrame) -> u32 {
    let mut search = FrameSearch::for_frame(setup.clone(), frame.clone(), Some(Vec::new()));
    search.finish();
    search.first_queens()
}

impl FrameRun {
    /// Searches a few thousand nodes of the current frame. At the end of a frame, returns the number of its sets in
    /// units of 1/840. Returns `Ready(None)` if no frame is left.
    pub(crate) fn advance(&mut self) -> Poll<Option<u64>> {
        let (mut search, slices) = match self.open.take() {
            Some(open) => open,
            None => {
                let Some((frame, firsts)) = self.left.pop() else {
                    return Poll::Ready(None);
                };
                let slices = firsts.as_ref().map_or(1, |firsts| firsts.len() as u32);
                let FrameSlices { setup, frames, .. } = &*self.slices;
                let search = FrameSearch::for_frame(setup.clone(), frames[frame].clone(), firsts);
                (Box::new(search), slices)
            }
        };
        let work = search.work(NODES);
        search.take_found();
        self.record(&search.take_log());
        if work.is_pending() {
            self.open = Some((search, slices));
            return Poll::Pending;
        }
        self.completed_slices += slices;
        self.nodes += search.nodes();
        Poll::Ready(Some(search.weight()))
    }

    /// The number of slices in the completed frames.
    pub(crate) fn completed_slices(&self) -> u32 {
        self.completed_slices
    }

    fn record(&mut self, lines: &str) {
        self.sha256.update(lines);
        if let Some(log) = &mut self.log {
            log.push_str(lines);
        }
    }

    /// Returns the lines added to the log since the last call. Empty if no log is kept.
    pub(crate) fn take_log(&mut self) -> String {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The number of nodes in the completed frames, and the first 16 bytes of the log's SHA-256 in hexadecimal.
    pub(crate) fn digest(&self) -> (u64, String) {
        let bytes = self.sha256.clone().finalize();
        let mut sha256 = String::new();
        for byte in &bytes[..16] {
            // Writing to a string cannot fail.
            let _ = write!(sha256, "{byte:02x}");
        }
        (self.nodes, sha256)
    }
}

/// The number of nodes between two collections of the log, which is then a few tenths of a megabyte.
const NODES: u64 = 1 << 14;
