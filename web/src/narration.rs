//! The sentence of the event that is shown (to be completed).

use crate::model::Model;
use crate::text::Sentence;

pub(crate) fn event_sentence(_: &Model) -> Sentence {
    Sentence::default()
}
