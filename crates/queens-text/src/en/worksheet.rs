//! Worksheets.

use queens_core::Problem;
use queens_page::worksheet::WorksheetKind;

use crate::pictures::is_empty;
use crate::worksheet::WorksheetTexts;

pub(crate) const TEXTS: WorksheetTexts = WorksheetTexts {
    title: "Worksheet",
    open: "Make a worksheet …",
    kind_label: "Contents",
    kind: |kind| match kind {
        WorksheetKind::Boards => "Empty boards",
        WorksheetKind::Step => "This step: what happens next?",
    },
    size: "Files and ranks",
    boards_label: "Boards",
    boards: |boards| match boards {
        1 => "1 on the page".to_owned(),
        _ => format!("{boards} on the page"),
    },
    answers: "Answers on a page of their own",
    preview: "Preview",
    print: "Print",
    bad_size: |problem, typed| {
        let wrong = if is_empty(typed) {
            "The field for the size is empty".to_owned()
        } else {
            format!("“{typed}” is no size of a board of this problem")
        };
        let allowed = if problem.is_rectangular() {
            "type 1 to 32 files and ranks, such as 8 or 6×8"
        } else {
            "type 1 to 32, such as 8: its boards are square"
        };
        format!("{wrong}: {allowed}.")
    },
    no_step: "No step is shown that another one follows. Run a search, and stop at the step to be asked about.",

    task: |problem, n| match problem {
        Problem::Queens if n == 1 => "Place a queen.".to_owned(),
        Problem::Queens => format!("Place {n} queens so that no two attack each other."),
        Problem::Domination => {
            "Place as few queens as you can so that every square is attacked or has a queen."
                .to_owned()
        }
        Problem::Knight => {
            "Lead the knight over all squares, each once: number them in the order of its visits."
                .to_owned()
        }
    },
    question: |step| format!("What happens next? The search is at step {step}."),
    name: "Name",
    answers_title: "Answers",
    no_answers: |problem| match problem {
        Problem::Queens => "No answers: on boards of this size the queens cannot be placed.",
        _ => {
            "No answers yet: they are those that a search of this board has found. Run one, then come back."
        }
    },
};
