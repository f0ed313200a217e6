//! The options of a worksheet, which has boards to fill in on paper. `paper` fills its boards.

pub mod paper;

use queens_core::{BoardSize, Problem};
use strum::{IntoStaticStr, VariantArray};

use crate::exercise::number;

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
}

/// An event of the worksheet dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorksheetMessage {
    KindChosen(WorksheetKind),
    /// The text in the field for the size changed.
    SizeTyped(String),
    BoardsChosen(u8),
    AnswersToggled,
    PrintWanted,
}

impl Default for Worksheet {
    fn default() -> Worksheet {
        Worksheet {
            kind: WorksheetKind::default(),
            size: None,
            boards: 4,
            has_answers: true,
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
        WorksheetMessage::PrintWanted => return true,
    }
    false
}

#[cfg(test)]
mod tests;
