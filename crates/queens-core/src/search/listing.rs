//! The lines of a listing, which is the pseudo-code of an algorithm or of a helper. Each line has a label. Explanations,
//! programs and recorded steps name lines by their labels; output contains their numbers.

use crate::search::Count;

/// A line of a listing. The page contains its text in each language.
#[derive(Clone, Copy, Debug)]
pub struct ListingLine<C = Count> {
    /// The action of the line, such as `Recurse`.
    pub label: &'static str,
    /// The number of its executions: a counter, or a formula for a line of a helper.
    pub count: C,
}

/// Declares the lines of a listing as an enum, in order, each with the counter of its executions. A value of the enum
/// converts into the number of its line, from 1. The constant `LINES` is for
/// [`Descriptor::listing`](crate::Descriptor::listing).
///
/// With `as` and a name, the macro declares a helper: each line has a formula, of type [`Runs`](crate::Runs). A value
/// converts into a [`HelperLine`](crate::HelperLine). The constant `HELPER` is for
/// [`Algorithm::helpers`](crate::Algorithm::helpers).
///
/// ```
/// use queens_core::{HelperLine, Runs, listing};
///
/// listing! {
///     enum Listing { Call: Nodes, EachRow: Tests, Test: Tests, Recurse: Placements }
/// }
/// listing! {
///     enum IsFree as "is_free" { Head: Runs::once(Tests), Free: Runs::once(Placements) }
/// }
///
/// assert_eq!(u8::from(Listing::Test), 3);
/// assert_eq!(Listing::LINES[2].label, "Test");
/// assert_eq!(HelperLine::from(IsFree::Free), HelperLine { helper: "IsFree", line: 2 });
/// ```
#[macro_export]
macro_rules! listing {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($label:ident: $count:expr),+ $(,)? }) => {
        $crate::listing!(@enum [$(#[$meta])*] $vis $name { $($label)+ });

        impl $name {
            /// The lines, with their counters.
            $vis const LINES: [$crate::ListingLine; [$(stringify!($label)),+].len()] =
                $crate::listing!(@lines $($label: $count),+);
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident as $call:literal { $($label:ident: $count:expr),+ $(,)? }) => {
        $crate::listing!(@enum [$(#[$meta])*] $vis $name { $($label)+ });

        impl $name {
            /// The helper, with its lines and their formulas.
            $vis const HELPER: $crate::Helper = $crate::Helper {
                id: stringify!($name),
                name: $call,
                lines: &$crate::listing!(@lines $($label: $count),+),
            };
        }

        impl From<$name> for $crate::HelperLine {
            fn from(line: $name) -> $crate::HelperLine {
                $crate::HelperLine { helper: stringify!($name), line: line.into() }
            }
        }
    };
    (@enum [$(#[$meta:meta])*] $vis:vis $name:ident { $($label:ident)+ }) => {
        $(#[$meta])*
        #[allow(dead_code, reason = "explanations name only some of the lines")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name { $(#[allow(missing_docs)] $label),+ }

        impl From<$name> for u8 {
            fn from(line: $name) -> u8 {
                line as u8 + 1
            }
        }
    };
    (@lines $($label:ident: $count:expr),+) => {{
        #[allow(unused_imports, reason = "a count may have its full path")]
        use $crate::Count::*;
        [$($crate::ListingLine { label: stringify!($label), count: $count }),+]
    }};
}
