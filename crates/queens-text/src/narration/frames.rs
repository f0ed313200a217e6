//! A search by frames: its progress while counting, and the cost of its refutations.

use queens_draw::{Sentence, Tone};
use queens_page::proof::map::FrameMap;
use queens_page::run::Run;

use crate::{Texts, proof};

/// The progress of a search by frames while it counts. `None` before the first frame.
pub fn counting(texts: &Texts, run: &Run) -> Option<(Tone, Sentence)> {
    let k = run.frame_records().last()?.k;
    let sums = FrameMap::of(run, k).sums;
    let tone = if run.is_halted() {
        Tone::Information
    } else {
        Tone::Waiting
    };
    Some((tone, proof::sums(texts.rest?.proof(), sums)))
}

/// The cost of refuting this number of queens by frames. The text follows the sentence about the refutation. `None`
/// without frames.
pub(super) fn took(texts: &Texts, run: &Run, queens: u16) -> Option<String> {
    let frames = || {
        run.frame_records()
            .iter()
            .filter(|it| u16::from(it.k) == queens)
    };
    let count = frames().count() as u64;
    let nodes = frames().map(|frame| frame.nodes).sum();
    let own = texts.rest?.proof();
    (count > 0).then(|| proof::took(own, nodes, count))
}
