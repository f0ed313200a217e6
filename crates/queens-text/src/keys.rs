//! The list of keys, with their effects and their names.

use queens_page::keymap::{Does, sign};

use super::words::Keys;

impl Keys {
    /// The description of a key’s command.
    pub fn does(self, does: Does) -> &'static str {
        match does {
            Does::Play => self.play(),
            Does::Run => self.run(),
            Does::Step => self.step(),
            Does::TenSteps => self.ten_steps(),
            Does::Ends => self.ends(),
            Does::NextSolution => self.next_solution(),
            Does::NextDeadEnd => self.next_dead_end(),
            Does::NextRejection => self.next_rejection(),
            Does::NextOnSquare => self.next_on_square(),
            Does::Backwards => self.backwards(),
            Does::Answer => self.answer(),
            Does::GoTo => self.go_to(),
            Does::Speed => self.speed(),
            Does::UndoChange => self.undo_change(),
            Does::ThisList => self.this_list(),
            Does::MoveAbout => self.move_about(),
            Does::ToggleSquare => self.toggle_square(),
            Does::PickUp => self.pick_up(),
            Does::RowEnds => self.row_ends(),
            Does::Escape => self.escape(),
            Does::Leave => self.leave(),
            Does::MoveOnMap => self.move_on_map(),
            Does::ChooseFrame => self.choose_frame(),
            Does::ParentChild => self.parent_child(),
            Does::Siblings => self.siblings(),
            Does::ToggleNode => self.toggle_node(),
            Does::All => self.all(),
            Does::Zoom => self.zoom(),
            Does::Fit => self.fit(),
            Does::Pan => self.pan(),
            Does::Undo => self.undo(),
            Does::Redo => self.redo(),
            Does::PlaceOnSquare => self.place_on_square(),
            Does::Clear => self.clear(),
            Does::Hint => self.hint(),
            Does::Puzzles => self.puzzles(),
        }
    }

    /// The name of a key.
    pub fn key(self, key: &str) -> String {
        match key {
            " " => self.space_key().to_owned(),
            "Home" => self.home_key().to_owned(),
            "End" => self.end_key().to_owned(),
            "Enter" => self.enter_key().to_owned(),
            "Escape" => self.escape_key().to_owned(),
            "Tab" => self.tab_key().to_owned(),
            key => sign(key),
        }
    }
}
