//! The questions of the source sheets, with their names in addresses. `queens-text` contains the questions themselves.

pub(crate) mod update;

use queens_core::Descriptor;

/// A question of a sheet: the number of the sheet, then the question's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetQuestion(&'static str);

impl SheetQuestion {
    /// All questions, sheet by sheet.
    pub const ALL: [SheetQuestion; 28] = [
        SheetQuestion("000-1"),
        SheetQuestion("000-2.1"),
        SheetQuestion("000-2.2"),
        SheetQuestion("000-2.3"),
        SheetQuestion("000-2.4"),
        SheetQuestion("000-2.4-proof"),
        SheetQuestion("000-2.5"),
        SheetQuestion("000-2.6"),
        SheetQuestion("001-1"),
        SheetQuestion("001-2"),
        SheetQuestion("001-3"),
        SheetQuestion("001-4"),
        SheetQuestion("002-1"),
        SheetQuestion("002-2"),
        SheetQuestion("002-3"),
        SheetQuestion("003-1"),
        SheetQuestion("003-2"),
        SheetQuestion("003-3"),
        SheetQuestion("004-I.1"),
        SheetQuestion("004-I.2"),
        SheetQuestion("004-II.1"),
        SheetQuestion("004-II.2"),
        SheetQuestion("004-II.3"),
        SheetQuestion("004-II.4"),
        SheetQuestion("004-II.5"),
        SheetQuestion("004-II.6"),
        SheetQuestion("004-II.7"),
        SheetQuestion("004-II.8"),
    ];

    /// The proof that four queens do not cover the board.
    pub const PROOF: SheetQuestion = SheetQuestion("000-2.4-proof");

    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The question with this name.
    pub fn find(name: &str) -> Option<SheetQuestion> {
        SheetQuestion::ALL.into_iter().find(|it| it.0 == name)
    }

    /// The number of the question's sheet.
    pub fn sheet(self) -> &'static str {
        self.0.split('-').next().unwrap_or_default()
    }

    /// The preceding and the following question.
    pub fn neighbours(self) -> [Option<SheetQuestion>; 2] {
        let at = SheetQuestion::ALL.iter().position(|&it| it == self);
        let beside = |at: Option<usize>| at.and_then(|at| SheetQuestion::ALL.get(at)).copied();
        [
            beside(at.and_then(|at| at.checked_sub(1))),
            beside(at.map(|at| at + 1)),
        ]
    }

    /// The question about this algorithm, if the algorithm is from a sheet.
    pub fn of(algorithm: &Descriptor) -> Option<SheetQuestion> {
        let name = match algorithm.id {
            "recursive" => "000-2.2",
            "half-board" => "000-2.3",
            "move-one" | "coverage-search" => "000-2.4",
            "accessibility-scan" | "accessibility-list" | "accessibility-dynamic" => "000-2.5",
            "random-placement" | "random-rows" | "subsets" | "one-per-column" => "000-2.6",
            "nested-loops" => "001-1",
            "board-copy" => "001-2",
            "upward-scan" => "001-3",
            "digit-string" => "001-4",
            "prefix-check" => "002-2",
            "explicit-stack" => "003-3",
            "permutations" => "003-2",
            "row-by-row" => "004-I.1",
            "tour-natural-order" => "004-II.7",
            "tour-fewest-onward" | "tour-roth" => "004-II.8",
            _ => return None,
        };
        SheetQuestion::find(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_core::algorithm;

    #[test]
    fn each_has_its_neighbours_and_its_sheet() {
        let [none, second] = SheetQuestion::ALL[0].neighbours();
        assert_eq!((none, second), (None, Some(SheetQuestion::ALL[1])));
        let last = SheetQuestion::ALL[SheetQuestion::ALL.len() - 1];
        assert_eq!(last.neighbours()[1], None);
        assert_eq!((SheetQuestion::PROOF.sheet(), last.sheet()), ("000", "004"));
        for question in SheetQuestion::ALL {
            assert_eq!(SheetQuestion::find(question.name()), Some(question));
        }
    }

    #[test]
    fn the_algorithms_of_the_sheets_lead_to_their_questions() {
        let asked = algorithm::DESCRIPTORS
            .iter()
            .copied()
            .filter_map(SheetQuestion::of);
        assert_eq!(asked.count(), 22);
    }
}
