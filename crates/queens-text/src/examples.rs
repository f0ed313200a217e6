//! Places to start from.

use queens_page::permalink::examples::Example;

/// The texts of the panel of examples.
pub struct ExamplesTexts {
    /// Beside the example of a first visit: the button that shows the others.
    pub list: &'static str,
    /// The name of an example, in few words, and what to look at.
    pub words: fn(Example) -> (&'static str, &'static str),
}
