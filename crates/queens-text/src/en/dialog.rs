//! Dialogs: the list of keys, the link, the engine that stopped.

use queens_page::engine::Failure;

use crate::dialog::DialogTexts;

pub(crate) const TEXTS: DialogTexts = DialogTexts {
    close: "Close",
    keys: "Keys",
    stopped: "The engine stopped",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "It could not be started. The page tries again every few seconds; your settings are kept. Check the connection, or reload the page."
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
    link: "Link to this step",
    copy_link: "Copy link",
    character_keys: "Letters and signs act on the page",
    share_look: "With my colours and my language",
    copy_details: "Copy details",
};
