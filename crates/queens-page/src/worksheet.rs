//! The options of a worksheet, which has boards to fill in on paper. `paper` fills its boards.

pub mod paper;

use queens_core::{BoardSize, Problem};
use strum::{IntoStaticStr, VariantArray};

use crate::exercise::number;
use crate::trace::{TraceColumn, TraceTable};

/// The possible distances between two empty cells of a trace table.
pub const DISTANCES: [u8; 5] = [2, 3, 4, 5, 10];

/// The possible numbers of boards per page.
pub const BOARDS: [u8; 6] = [1, 2, 4, 6, 9, 12];

/// The content of a worksheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum WorksheetKind {
    /// Empty boards.
    #[default]
    Boards,
    /// The board at the current step, with the question for the next event.
    Step,
    /// A trace table with empty cells.
    Trace,
}

/// The empty cells of a trace table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holes {
    /// One of this number of cells. Only cells with content count. Each row starts one cell later, so that the holes do
    /// not stay in one column.
    OneIn(u8),
    /// All cells of these columns: a bit for the number of each column.
    Columns(u64),
}

/// The bit of a column in a choice of columns.
pub const fn bit(column: TraceColumn) -> u64 {
    1_u64.wrapping_shl(column.number() as u32)
}

impl Holes {
    /// Whether each cell is empty, row by row. `has_content` is whether a cell of the complete table has content.
    pub fn of(
        self,
        table: &TraceTable,
        has_content: impl Fn(usize, TraceColumn) -> bool,
    ) -> Vec<Vec<bool>> {
        let (columns, mut cells) = (table.columns(), 0);
        let rows = 0..table.rows.len();
        let mut is_hole = |row: usize, column: TraceColumn| match self {
            Holes::Columns(chosen) => chosen & bit(column) != 0,
            Holes::OneIn(distance) => {
                let counts = has_content(row, column);
                cells += u64::from(counts);
                counts && (cells + row as u64).is_multiple_of(u64::from(distance).max(1))
            }
        };
        let row = |row| columns.iter().map(|&column| is_hole(row, column)).collect();
        rows.map(row).collect()
    }
}

/// The options of a worksheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worksheet {
    pub kind: WorksheetKind,
    /// The typed size of the boards. `None` is the form's size.
    size: Option<String>,
    /// The number of boards on the page.
    pub boards: u8,
    /// Whether a separate page with answers follows.
    pub has_answers: bool,
    /// The typed first and last step of a trace table. Empty means from the current step.
    pub steps: [String; 2],
    pub holes: Holes,
}

/// An event of the worksheet dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorksheetMessage {
    KindChosen(WorksheetKind),
    /// The text in the field for the size changed.
    SizeTyped(String),
    BoardsChosen(u8),
    AnswersToggled,
    /// The text in the field for the first step (0) or the last step (1) changed.
    StepTyped(usize, String),
    HolesChosen(Holes),
    PrintWanted,
}

impl Default for Worksheet {
    fn default() -> Worksheet {
        Worksheet {
            kind: WorksheetKind::default(),
            size: None,
            boards: 4,
            has_answers: true,
            steps: Default::default(),
            holes: Holes::OneIn(3),
        }
    }
}

impl Worksheet {
    /// The text in the field for the size. By default, the form's size.
    pub fn typed(&self, form: BoardSize) -> String {
        let of_form = || {
            if form.is_square() {
                form.files().to_string()
            } else {
                format!("{}×{}", form.files(), form.ranks())
            }
        };
        self.size.clone().unwrap_or_else(of_form)
    }

    /// The size of the boards, or the text if it is not a valid size.
    pub fn size(&self, form: BoardSize, problem: Problem) -> Result<BoardSize, String> {
        let typed = self.typed(form);
        let side = |text: &str| number(text).and_then(|side| i64::try_from(side).ok());
        let size = match typed.split_once(['×', 'x', 'X']) {
            None => side(&typed).and_then(|n| BoardSize::new(n).ok()),
            Some((files, ranks)) => side(files)
                .zip(side(ranks))
                .and_then(|(n, m)| BoardSize::rectangular(n, m).ok()),
        };
        let size = size.filter(|size| size.is_square() || problem.is_rectangular());
        size.ok_or(typed)
    }
}

/// Updates the options. Returns whether to print the worksheet.
pub(crate) fn update(worksheet: &mut Worksheet, message: WorksheetMessage) -> bool {
    match message {
        WorksheetMessage::KindChosen(kind) => worksheet.kind = kind,
        WorksheetMessage::SizeTyped(text) => worksheet.size = Some(text),
        WorksheetMessage::BoardsChosen(boards) => worksheet.boards = boards,
        WorksheetMessage::AnswersToggled => worksheet.has_answers = !worksheet.has_answers,
        WorksheetMessage::StepTyped(at, text) => worksheet.steps[at.min(1)] = text,
        WorksheetMessage::HolesChosen(holes) => worksheet.holes = holes,
        WorksheetMessage::PrintWanted => return true,
    }
    false
}

#[cfg(test)]
mod tests;
