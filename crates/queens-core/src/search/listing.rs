//! The lines of a listing, which is the pseudo-code of an algorithm or of a helper, and the number of executions of each
//! line. Each line has a label. Explanations, programs and recorded steps name lines by their labels; output contains
//! their numbers.

use crate::search::{Count, Counters};

/// A line of a listing. The page contains its text in each language.
#[derive(Clone, Copy, Debug)]
pub struct ListingLine<C = Count> {
    /// The action of the line, such as `Recurse`.
    pub label: &'static str,
    /// The number of its executions: a counter, or a formula for a line of a helper.
    pub count: C,
}

/// A procedure that a listing calls but does not contain. [`listing!`](crate::listing) declares it.
#[derive(Clone, Copy, Debug)]
pub struct Helper {
    /// The key of its texts, which is also the name of its enum of lines.
    pub id: &'static str,
    /// The name in listings.
    pub name: &'static str,
    /// The lines, each with the formula for the number of its executions. The first line is the head of the procedure.
    pub lines: &'static [ListingLine<Runs>],
}

/// A line of a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperLine {
    /// The id of the helper that contains the line.
    pub helper: &'static str,
    /// The line of the helper, from 1.
    pub line: u8,
}

/// The number of executions of a line, as a sum of at most three counters, each with a factor.
#[derive(Clone, Copy, Debug)]
pub struct Runs([(i8, Count); 3]);

impl Runs {
    /// The formula that consists of one counter.
    pub const fn once(count: Count) -> Runs {
        Runs::times(1, count)
    }

    /// The formula `factor` times a counter.
    pub const fn times(factor: i8, count: Count) -> Runs {
        Runs([(0, Count::Uncounted); 3]).plus(factor, count)
    }

    /// Adds `factor` times a counter.
    ///
    /// # Panics
    ///
    /// If the sum already has three terms.
    pub const fn plus(mut self, factor: i8, count: Count) -> Runs {
        let mut at = 0;
        while self.0[at].0 != 0 {
            at += 1;
        }
        self.0[at] = (factor, count);
        self
    }

    /// Subtracts a counter.
    ///
    /// # Panics
    ///
    /// If the sum already has three terms.
    pub const fn minus(self, count: Count) -> Runs {
        self.plus(-1, count)
    }

    /// The number of executions for these counters.
    pub fn get(&self, counters: &Counters) -> u64 {
        let terms = self.0.iter();
        terms.fold(0, |sum: u64, &(factor, count)| {
            let term = counters
                .get(count)
                .wrapping_mul(factor.unsigned_abs().into());
            if factor < 0 {
                sum.wrapping_sub(term)
            } else {
                sum.wrapping_add(term)
            }
        })
    }
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
