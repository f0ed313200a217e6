//! The list of keys.

use queens_page::keymap::Does;

use crate::keys::KeysTexts;

pub(crate) const TEXTS: KeysTexts = KeysTexts {
    playback: "Playback",
    on_board: "When the board has focus",
    on_tree: "When the whole tree has focus",
    does: |line| match line {
        Does::Play => "Play or pause",
        Does::Run => "Run the search of the form",
        Does::Step => "Step back, forward",
        Does::TenSteps => "Ten steps",
        Does::Ends => "First, last step",
        Does::NextSolution => "Next solution",
        Does::NextDeadEnd => "Next dead end",
        Does::NextRejection => "Next rejection",
        Does::NextOnSquare => "Next event on the chosen square",
        Does::Backwards => "The same, backwards",
        Does::GoTo => "Menu “Go to”",
        Does::Speed => "Faster, slower",
        Does::ThisList => "This list",
        Does::MoveAbout => "Move between squares",
        Does::ToggleSquare => "Fix or free a queen",
        Does::RowEnds => "First, last in row",
        Does::Escape => "Close the card or the message",
        Does::Leave => "Leave the board",
        Does::ParentChild => "Parent, first child",
        Does::Siblings => "Sibling before, after",
        Does::ToggleNode => "Fold or unfold",
        Does::All => "Unfold everything, fold failures",
        Does::Zoom => "Larger, smaller",
        Does::Fit => "Fit the whole tree",
        Does::Pan => "Move the picture",
    },
    first_event: "A node’s first event",
    last_event: "A node’s last event",
    click: "Click",
    marks: "Marks",
    space_key: "Space",
    shift_key: "Shift",
    home_key: "Home",
    end_key: "End",
    enter_key: "Enter",
    tab_key: "Tab",
};
