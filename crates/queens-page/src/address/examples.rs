//! Examples: addresses that show the features of the page, in an order for newcomers, each with the pieces on its
//! board.

#[cfg(test)]
mod tests;

use queens_core::Square;
use strum::{IntoStaticStr, VariantArray};

use super::{Address, read};
use crate::settings::Settings;

/// An example, named as in hooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Example {
    Tree,
    Twelve,
    Corner,
    Mirror,
    Digits,
    Permutations,
    Lot,
    LookAhead,
    Greedy,
    Thousand,
    Eighteen,
    Billion,
    FiveCover,
    FourDoNot,
    Independent,
    Total,
    Tour,
    ClosedTour,
    NoTour,
}

/// The pieces on the board of an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scene {
    Set(Vec<Square>),
    /// The squares of a knight's path, in order.
    Way(Vec<Square>),
    /// The row of each column of a large board, from 0.
    Rows(Vec<u16>),
}

impl Example {
    /// The fragment of the example's address.
    const fn fragment(self) -> &'static str {
        match self {
            Example::Tree => "n=6&algorithm=recursive&step=205",
            Example::Twelve => {
                "n=8&algorithm=recursive&symmetry=fundamental&step=5189&view=results"
            }
            Example::Corner => "n=8&algorithm=recursive&fixed=a1&step=1023",
            Example::Mirror => "n=8&algorithm=half-board&step=44",
            Example::Digits => "n=8&algorithm=digit-string&goal=first&step=1024&view=stack",
            Example::Permutations => "n=8&algorithm=permutations&step=5686",
            Example::Lot => "n=8&algorithm=random-placement&seed=7&step=714",
            Example::LookAhead => {
                "n=20&algorithm=forward-checking&goal=first&step=304&view=compare&compare=recursive"
            }
            Example::Greedy => "n=8&algorithm=accessibility-scan&fixed=b2&step=7&view=starts",
            Example::Thousand => "n=1000&algorithm=min-conflicts&seed=7&step=571",
            Example::Eighteen => "n=18&algorithm=meet-in-the-middle",
            Example::Billion => "n=32&algorithm=bitmask&step=1000000000",
            Example::FiveCover => {
                "problem=domination&n=8&algorithm=coverage-search&goal=all&k=5&step=7"
            }
            Example::FourDoNot => "problem=domination&n=8&algorithm=frames&step=193&view=proof",
            Example::Independent => {
                "problem=domination&n=4&algorithm=coverage-search&variant=independent&step=17"
            }
            Example::Total => {
                "problem=domination&n=8&algorithm=coverage-search&goal=all&variant=total&step=3066&view=results"
            }
            Example::Tour => "problem=knight&n=8&algorithm=tour-fewest-onward&fixed=a1&step=126",
            Example::ClosedTour => {
                "problem=knight&n=6&algorithm=tour-roth&variant=closed&fixed=a1&step=76"
            }
            Example::NoTour => "problem=knight&n=4&algorithm=tour-natural-order&fixed=a1&step=21",
        }
    }

    /// The address of the example.
    pub fn address(self) -> Address {
        read("", self.fragment()).address
    }

    /// A link to the example, with the page's language, colours and speed.
    pub fn link(self, page: &Address) -> String {
        page.link_to(self.fragment())
    }

    /// The example with this search, if any.
    pub fn of(settings: &Settings) -> Option<Example> {
        let is_same = |example: &&Example| {
            let own = example.address().settings;
            own.has_search_of(settings) && own.symmetry == settings.symmetry
        };
        Example::VARIANTS.iter().find(is_same).copied()
    }

    /// The pieces on the board. If the board is empty before the search runs, a solution.
    pub fn scene(self) -> Scene {
        let squares = match self {
            Example::Tree => "a2 b4 c6 d1 e3 f5",
            Example::Twelve => "a3 b5 c2 d8 e1 f7 g4 h6",
            Example::Corner => "a1 b5 c8 d6 e3 f7 g2 h4",
            Example::Digits => "a1 b7 c5 d8 e2 f4 g6 h3",
            Example::Mirror => "a5 b1 c4 d6 e8 f2 g7 h3",
            Example::Permutations => "a1 b7 c5 d8 e2 f4 g6 h3",
            Example::Lot => "a4 b1 c5 d8 e6 f3 g7 h2",
            Example::LookAhead => {
                "a1 b3 c5 d14 e17 f4 g16 h7 i12 j18 k15 l19 m6 n10 o20 p11 q8 r2 s13 t9"
            }
            Example::Greedy => "a5 b2 c4 d1 e8 h3",
            Example::Thousand => {
                let rows = include_str!("examples/thousand.txt").split_whitespace();
                return Scene::Rows(rows.filter_map(|row| row.parse().ok()).collect());
            }
            Example::Eighteen => "a1 b3 c5 d2 e8 f15 g12 h16 i13 j17 k6 l18 m7 n4 o11 p9 q14 r10",
            Example::Billion => {
                "a1 b3 c5 d2 e4 f9 g11 h13 i15 j6 k21 l24 m7 n23 o31 p29 q14 r26 s10 t8 u32 v12 w16"
            }
            Example::FiveCover => "c4 c5 d4 e4 h2",
            Example::FourDoNot => "b6 d4 e3 f5 g2",
            Example::Independent => "b2 c4 d1",
            Example::Total => "b4 c4 d4 e4 h4",
            Example::Tour => {
                "a1 b3 a5 b7 d8 f7 h8 g6 f8 h7 g5 h3 g1 e2 c1 a2 b4 a6 b8 d7 c5 a4 b2 d1 c3 b1 a3 c2 e1 d3 f2 h1 \
                 g3 e4 d2 f1 h2 f3 h4 g2 f4 h5 g7 e6 d4 b5 a7 c6 e5 g4 h6 g8 f6 e8 c7 a8 b6 c8 e7 d5 e3 c4 d6 f5"
            }
            Example::ClosedTour => {
                "a1 b3 a5 c6 e5 f3 e1 d3 f2 d1 b2 a4 b6 c4 d6 f5 e3 f1 d2 b1 a3 b5 d4 e6 f4 e2 c1 a2 c3 d5 f6 e4 \
                 c5 a6 b4 c2"
            }
            Example::NoTour => "a1 b3 d4 c2 a3 c4 d2 b1 c3 a2 b4 d3",
        };
        let squares = squares.split_whitespace();
        let squares = squares.filter_map(|square| square.parse().ok()).collect();
        match self {
            Example::Tour | Example::ClosedTour | Example::NoTour => Scene::Way(squares),
            _ => Scene::Set(squares),
        }
    }
}
