//! The frames of a search, one for each class under the symmetries.

use crate::board::{BoardSize, Symmetry};
use crate::search::Margins;

/// A frame that represents its images.
#[derive(Clone, Debug)]
pub(super) struct CanonicalFrame {
    pub margins: Margins,
    /// The number of distinct images, including the frame itself.
    pub images: u64,
    /// The symmetries that map the frame to itself.
    pub stabiliser: Vec<Symmetry>,
}

/// The frames of sets of k queens, one for each class under a group, in ascending order. The queens on the lines of two
/// opposite margins are distinct, so these margins have at most k lines.
pub(super) fn canonical(size: BoardSize, k: u8, group: &[Symmetry]) -> Vec<CanonicalFrame> {
    let most = k.min(size.get() - 1);
    let pairs = || (0..=most).flat_map(|low| (0..=most - low).map(move |high| (low, high)));
    let all = pairs().flat_map(|(left, right)| {
        pairs().map(move |(top, bottom)| Margins {
            left,
            right,
            top,
            bottom,
        })
    });
    let canonical = |margins: Margins| {
        let image = |&symmetry: &Symmetry| margins.image(size, symmetry);
        let mut images: Vec<Margins> = group.iter().map(image).collect();
        let stabiliser = group.iter().copied();
        let stabiliser = stabiliser.filter(|&symmetry| margins.image(size, symmetry) == margins);
        images.sort_unstable();
        images.dedup();
        (images.first() == Some(&margins)).then(|| CanonicalFrame {
            margins,
            images: images.len() as u64,
            stabiliser: stabiliser.collect(),
        })
    };
    all.filter_map(canonical).collect()
}
