//! The symbols of pieces, by the size of the board. They are drawn in `web/sprite.svg`.

use queens_core::BoardSize;

/// The symbol of a queen on a board of this size: the simple drawing where squares are narrower than
/// 28 pixels, on phones already (366 pixels) from 14 files on.
pub(crate) fn queen(size: BoardSize) -> &'static str {
    match size.get() {
        ..=13 => "#queen",
        14..=20 => "#queen-medium",
        _ => "#queen-small",
    }
}

/// The symbol of a knight on a board of this size, likewise.
pub(crate) fn knight(size: BoardSize) -> &'static str {
    match size.get().max(size.height()) {
        ..=13 => "#knight",
        14..=20 => "#knight-medium",
        _ => "#knight-small",
    }
}
