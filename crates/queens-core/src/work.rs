//! Work in slices. Every long computation has this form, so that its owner can report progress, receive messages and
//! stop between two slices.

use std::task::Poll;

/// Work that is done in slices.
///
/// ```
/// use queens_core::{Work, solve::Explicit};
///
/// let mut construction = Explicit::new(100)?;
/// let mut slices = 1;
/// while construction.work(30).is_pending() {
///     slices += 1;
/// }
/// assert_eq!(slices, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Work {
    /// The result of the work.
    type Output;

    /// Does a slice of about `budget` units; each implementation defines its unit. A budget of 1 gives the shortest
    /// slice that makes progress. After the method has returned a result, it must not be called again unless the
    /// implementation allows it.
    fn work(&mut self, budget: u64) -> Poll<Self::Output>;

    /// Does all remaining work and returns the result.
    fn finish(&mut self) -> Self::Output {
        loop {
            if let Poll::Ready(output) = self.work(u64::MAX) {
                return output;
            }
        }
    }
}
