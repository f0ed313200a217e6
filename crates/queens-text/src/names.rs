//! Names of variables and procedures. The core and the programs use the names of the exercise sheets. The texts of each
//! language replace them.

use queens_core::Descriptor;

use crate::Texts;

impl Texts {
    /// A text with the names of the sheets replaced by those of the language.
    pub fn renamed(&self, text: &str) -> String {
        // Latin letters without the tables of all alphabets, which a first visit would download.
        let is_end = |sign| !matches!(sign, '0'..='9' | 'A'..='Z' | 'a'..='z' | '_' | 'À'..='ɏ');
        let mut renamed = String::with_capacity(text.len());
        for piece in text.split_inclusive(is_end) {
            let word = piece.trim_end_matches(is_end);
            renamed += self.name(word).unwrap_or(word);
            renamed += &piece[word.len()..];
        }
        renamed
    }

    /// The name in the language for a name on the sheets. `None` if the name does not change.
    fn name(&self, of_sheet: &str) -> Option<&'static str> {
        let deferred = self.rest.map_or("", |rest| rest.program().names());
        let mut names = [self.listing().names(), deferred]
            .into_iter()
            .flat_map(str::split_ascii_whitespace);
        while let [Some(known), Some(name)] = [names.next(), names.next()] {
            if known == of_sheet {
                return Some(name);
            }
        }
        None
    }

    /// Whether the listing of an algorithm contains a name that changes.
    pub fn renames(&self, algorithm: &Descriptor) -> bool {
        let lines = self.lines_of(algorithm).unwrap_or_default();
        lines.iter().any(|line| self.renamed(line) != **line)
    }
}
