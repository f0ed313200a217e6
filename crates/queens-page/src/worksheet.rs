//! A worksheet: boards on paper, for a pencil. What is chosen of it; what stands on its boards is in `paper`.

pub mod paper;

use queens_core::{BoardSize, Problem};
use strum::{IntoStaticStr, VariantArray};

use crate::exercise::number;

/// How many boards a page may have.
pub const BOARDS: [u8; 6] = [1, 2, 4, 6, 9, 12];

/// What a worksheet has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum WorksheetKind {
    /// Empty boards.
    #[default]
    Boards,
    /// The board at the step that is shown, and the question what happens next.
    Step,
}

/// What is chosen of a worksheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worksheet {
    pub kind: WorksheetKind,
    /// The size of the boards as it is typed; none as long as nobody has typed: that of the form.
    size: Option<String>,
    /// How many boards the page has.
    pub boards: u8,
    /// Whether answers follow on a page of their own.
    pub has_answers: bool,
}

/// Something that happened in the dialog of worksheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorksheetMessage {
    KindChosen(WorksheetKind),
    /// The field for the size holds this text.
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
    /// The size as it stands in its field; that of the form, if nobody has typed.
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

    /// The boards of a problem, or the text that is no size of one.
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

/// What a message changes; whether the worksheet is to be printed.
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
