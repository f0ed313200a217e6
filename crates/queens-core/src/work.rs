//! Work in slices: the one shape of everything that takes longer than a moment, so that its owner can report,
//! listen and stop between two slices.

use std::task::Poll;

/// Work that is done in slices.
pub trait Work {
    /// What the work comes to.
    type Output;

    /// Does a slice: about `budget` units, which the implementation names; 1 makes the shortest slice that
    /// gets on. After it was ready, it is not called again, unless its implementation says otherwise.
    fn work(&mut self, budget: u64) -> Poll<Self::Output>;

    /// Does all that is left.
    fn finish(&mut self) -> Self::Output {
        loop {
            if let Poll::Ready(output) = self.work(u64::MAX) {
                return output;
            }
        }
    }
}
