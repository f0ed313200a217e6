//! Pictures and animations: the size of a file, and errors.

use queens_page::share::ShareError;
use queens_page::share::pictures::{PictureError, PictureOf};

use crate::Texts;

impl Texts {
    /// The size of a file, rounded up.
    pub fn file_size(&self, bytes: u64) -> String {
        self.numbers.size(bytes, self.pictures().byte())
    }

    /// The estimated size of an animation, with its time in tenths of a second.
    pub fn animation_estimate(&self, frames: u64, tenths: u64, bytes: u64) -> String {
        let (time, size) = (self.numbers.seconds(tenths), self.file_size(bytes));
        self.pictures().estimated(frames, &time, &size)
    }

    /// The reason why no file is made.
    pub fn share_error(&self, error: &ShareError) -> String {
        let texts = self.pictures();
        match error {
            ShareError::NoSearch => texts.no_search().to_owned(),
            ShareError::BadStep { value } => texts.bad_step(typed(value)),
            ShareError::BadSize { value, allowed } => {
                let [lowest, highest] = allowed.map(u64::from);
                texts.bad_size(typed(value), lowest, highest)
            }
            ShareError::BadRate { value, allowed } => {
                let [lowest, highest] = allowed.map(u64::from);
                texts.bad_rate(typed(value), lowest, highest)
            }
            ShareError::NotDrawn(PictureOf::Path) => texts.no_path().to_owned(),
            ShareError::NotDrawn(_) => texts.no_tree().to_owned(),
            ShareError::NoEngine => texts.no_engine().to_owned(),
            ShareError::TooManyEvents { events, most } => texts.too_many_events(*events, *most),
            ShareError::Picture(error) => self.picture_error(error),
        }
    }

    fn picture_error(&self, error: &PictureError) -> String {
        let texts = self.pictures();
        match error {
            PictureError::BeginsPastTheEnd { from, last } => {
                texts.begins_past_the_end(*from, *last)
            }
            PictureError::EndsPastTheEnd { to, last } => texts.ends_past_the_end(*to, *last),
            PictureError::Backwards { from, to } => texts.backwards(*from, *to),
            PictureError::NoSolution { from, to } => texts.no_solution(*from, *to),
            PictureError::TooManyFrames { most } => texts.too_many_frames(*most as u64),
            PictureError::TooLarge { most } => texts.too_large(&self.file_size(*most)),
            PictureError::Unserved => texts.unsupported().to_owned(),
            PictureError::NotFetched => texts.not_loaded().to_owned(),
            PictureError::Fault(why) => texts.failed(why),
        }
    }
}

/// The text typed, unless it is empty.
fn typed(text: &str) -> Option<&str> {
    (!is_empty(text)).then_some(text)
}

/// Whether a text contains only spaces.
pub(crate) fn is_empty(typed: &str) -> bool {
    typed.trim().is_empty()
}
