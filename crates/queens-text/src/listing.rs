//! The texts around a listing.

/// The texts around a listing.
pub struct ListingTexts {
    /// The name of its region.
    pub region: &'static str,
    pub times_run: &'static str,
    pub variables: &'static str,
    /// That so many numbers of a list come before those that are shown.
    pub before: fn(&str) -> String,
    /// Before a run: how a square is asked about.
    pub ask: &'static str,
    /// During a run, where nothing can hover: the same in a few words.
    pub press: &'static str,
    /// In place of a reason, where the search is only counted.
    pub counted: &'static str,
}
