//! The controls that several views share.

pub(super) mod dialog;
pub(super) mod number;
pub(super) mod radio;
pub(super) mod select;
pub(super) mod tablist;
