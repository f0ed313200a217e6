//! The lines of a frame, in words.

use queens_core::Line;
use queens_core::frames::FrameLines;

use crate::proof::named;

/// The lines of a frame that must hold a queen; nothing where there are none.
pub(crate) fn required(frame: &FrameLines) -> String {
    match frame.required[..] {
        [] => String::new(),
        ref required => format!(
            " Au moins une reine sur chacune\u{a0}: {}.",
            lines(required)
        ),
    }
}

/// Files, then ranks.
pub(crate) fn lines(lines: &[Line]) -> String {
    let [(files, of_files), (ranks, of_ranks)] = named(lines);
    let files = match files {
        0 => None,
        1 => Some(format!("colonne {of_files}")),
        _ => Some(format!("colonnes {of_files}")),
    };
    let ranks = match ranks {
        0 => None,
        1 => Some(format!("ligne {of_ranks}")),
        _ => Some(format!("lignes {of_ranks}")),
    };
    files
        .into_iter()
        .chain(ranks)
        .collect::<Vec<_>>()
        .join(" et ")
}
