//! Frames. A set of fewer than n queens leaves a file and a rank empty. Its frame is made of the first and the last
//! empty file and rank; the margins say how many lines lie outside, all of which hold a queen.

use crate::{BoardSize, Square, Symmetry};

/// A frame by its margins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Margins {
    /// The files left of the frame.
    pub left: u8,
    /// The files right of it.
    pub right: u8,
    /// The ranks above it.
    pub top: u8,
    /// The ranks below it.
    pub bottom: u8,
}

/// A frame that stands for its images.
#[derive(Clone, Debug)]
pub(super) struct CanonicalFrame {
    pub margins: Margins,
    /// The number of images, itself among them.
    pub images: u64,
    /// The symmetries that keep it.
    pub stabiliser: Vec<Symmetry>,
}

impl Margins {
    /// Its lower left and upper right corner.
    pub(super) fn corners(self, size: BoardSize) -> (Square, Square) {
        let last = size.get() - 1;
        (
            Square::at(self.left, self.bottom),
            Square::at(last - self.right, last - self.top),
        )
    }

    fn image(self, size: BoardSize, symmetry: Symmetry) -> Margins {
        let (low, high) = self.corners(size);
        let [a, b] = [low, high].map(|corner| symmetry.apply(size, corner));
        let last = size.get() - 1;
        let [files, ranks] = [[a.file.get(), b.file.get()], [a.rank.get(), b.rank.get()]];
        Margins {
            left: files[0].min(files[1]),
            right: last - files[0].max(files[1]),
            top: last - ranks[0].max(ranks[1]),
            bottom: ranks[0].min(ranks[1]),
        }
    }
}

/// The frames of sets of k queens, one of each class under this group, in ascending order. All queens of a margin
/// are different, so that two opposite margins hold at most k lines.
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
        let stabiliser = stabiliser.filter(|&it| margins.image(size, it) == margins);
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
