//! How numbers are written.

use crate::number::Numbers;

pub(crate) const TEXTS: Numbers = Numbers {
    group: ',',
    decimal: '.',
};
