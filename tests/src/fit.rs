//! Whether the page fits its window, and is accessible however it is looked at.

use std::fmt::Display;

use crate::page::Page;
use crate::visit::{DESKTOP, Motion, PHONE, Theme};

impl Page {
    /// Fails if the page is wider than a window of so many pixels.
    #[track_caller]
    pub fn assert_fits(&self, width: u32, what: impl Display) {
        let wide = self.script("return document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(width.into()), "{what}: {wide}");
    }

    /// Fails if the page does not fit or axe-core finds anything, on a desktop or a phone, light or dark.
    #[track_caller]
    pub fn assert_sound(&self, what: &str) {
        for viewport in [DESKTOP, PHONE] {
            self.resize(viewport);
            for theme in [Theme::Light, Theme::Dark] {
                self.prefer(theme, Motion::Reduced);
                self.assert_accessible();
            }
            self.assert_fits(viewport.width, what);
        }
    }
}
