//! How the page is looked at: its colours, and what of it is open.

use strum::{IntoStaticStr, VariantArray};

/// What the board is used for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Role {
    /// A search is shown on it.
    #[default]
    Watch,
    /// The reader places the pieces.
    Play,
    /// The reader says what the search does next.
    Predict,
}

/// A dialog over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The list of keys.
    Keys,
    /// The menu of events that can be gone to.
    GoTo,
    /// What is shown is taken elsewhere: as a link, as a text.
    Share(ShareTab),
    /// An exercise that is composed, and results that are checked.
    Exercise,
    /// Puzzles, and the record of those that were solved.
    Puzzles,
    /// A worksheet that is to be printed.
    Worksheet,
}

/// A tab of the dialog that shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ShareTab {
    Link,
    /// The link as a QR code.
    Qr,
    /// The board in a page of one's own.
    Embed,
    /// The board as a picture.
    Picture,
    /// A stretch of the search as an animation.
    Animation,
    /// The board as text, and the way to files of solutions.
    Text,
}

/// A panel under the transport of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Panel {
    Setup,
    Code,
    Path,
}

/// A panel of the explorer, or the page about the problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum View {
    Tree,
    Stack,
    Results,
    Compare,
    /// What becomes of every start.
    Starts,
    /// The frames of a search for dominating sets.
    Proof,
    /// Places to start from.
    Examples,
    /// The questions of the source sheets.
    Sheets,
    About,
}
