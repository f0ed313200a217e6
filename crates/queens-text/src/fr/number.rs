//! How numbers are written.

use crate::number::Numbers;

/// A narrow no-break space.
pub(crate) const TEXTS: Numbers = Numbers {
    group: '\u{202f}',
    decimal: ',',
};
