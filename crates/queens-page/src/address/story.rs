//! The addresses of the story's chapters.

use queens_core::Descriptor;

use crate::address::{self, Address};
use crate::story::Chapter;

impl Chapter {
    const fn fragment(self) -> &'static str {
        match self {
            Chapter::FourQueens => "n=4&algorithm=recursive&goal=first",
            Chapter::Stuck => "n=4&algorithm=recursive&goal=first&fixed=a1,b3",
            Chapter::TakeBack => "n=4&algorithm=recursive&goal=first&fixed=a1,b3",
            Chapter::Computer => "n=4&algorithm=recursive&goal=first&speed=1",
            Chapter::Tree => "n=4&algorithm=recursive&goal=all&step=33",
            Chapter::EightQueens => "n=8&algorithm=recursive&goal=first&speed=60",
            Chapter::Onward => "problem=knight&n=6&algorithm=tour-fewest-onward&fixed=a1",
        }
    }

    /// The address at which the chapter begins.
    pub fn address(self) -> Address {
        let mut address = address::read("", self.fragment()).address;
        address.story = Some(self);
        address
    }

    /// A link to the beginning of the chapter.
    pub fn link(self, page: &Address) -> String {
        let begun = self.address();
        self.link_with(begun.settings.algorithm, page)
    }

    /// A link to the beginning of the chapter, with another algorithm.
    pub fn link_with(self, algorithm: &'static Descriptor, page: &Address) -> String {
        let begun = self.address();
        let link = Address {
            settings: begun.settings.with(algorithm),
            language: page.language,
            theme: page.theme,
            ..begun
        };
        format!("#{}", address::write(&link))
    }
}
