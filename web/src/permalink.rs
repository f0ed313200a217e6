//! The address: the only reader and writer of its keys.

/// Keys of the address that this page does not serve yet, with their values, as they came.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Unserved(pub(crate) Vec<(&'static str, String)>);
