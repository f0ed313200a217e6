//! The view of the page: its colours and open parts.

use strum::{IntoStaticStr, VariantArray};

/// The board mode.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Role {
    /// The board shows a search.
    #[default]
    Watch,
    /// The reader places the pieces.
    Play,
    /// The reader predicts the next event of the search.
    Predict,
}

/// The layout of the page.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Layout {
    #[default]
    Whole,
    /// Board, code, sentence and transport in large type, for a projector.
    Present,
}

/// A part of a wide screen that the reader opens and closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Drawer {
    /// The form, and the controls that most readers rarely need.
    Settings,
    Code,
    Explorer,
}

/// The open drawers, by [`Drawer`].
pub type Drawers = [bool; 3];

/// A dialog over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The list of keys.
    Keys,
    /// The menu of events to go to.
    GoTo,
    /// The share dialog, at this tab.
    Share(ShareTab),
    /// The dialog to compose exercises and to check results.
    Exercise,
    /// The puzzles and the record of solved ones.
    Puzzles,
    /// The worksheet to print.
    Worksheet,
}

/// A tab of the share dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ShareTab {
    Link,
    /// The link as a QR code.
    Qr,
    /// The board embedded in another page.
    Embed,
    /// The board as a picture.
    Picture,
    /// A range of steps as an animation.
    Animation,
    /// The board as text, and the link to files of solutions.
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
    /// The trace table: a row for each step.
    Trace,
    Results,
    Compare,
    /// The results of every start.
    Starts,
    /// The frames of a search for dominating sets.
    Proof,
    /// The examples.
    Examples,
    /// The questions of the sheets.
    Sheets,
    About,
}
