//! Dialogs: the engine that stopped.

use queens_page::engine::Failure;

use crate::dialog::DialogTexts;

pub(crate) const TEXTS: DialogTexts = DialogTexts {
    close: "Close",
    keys: "Keys",
    stopped: "The engine stopped",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "It could not be started. Your settings are kept; reload it to search."
        }
        Failure::Crashed => {
            "It met an error. Your settings are kept, and the steps read so far can still be seen."
        }
        Failure::OtherBuild => {
            "It is of another version than this page. Reload the page to get both of the same version."
        }
        Failure::Silent => "It did not answer, even after it was replaced. Your settings are kept.",
    },
    reload: "Reload engine",
    copy_details: "Copy details",
};
