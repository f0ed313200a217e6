//! The results panel: the gallery, its tools, and the verdict on another program's output.

use queens_core::formats::{Base, Border, Form};
use queens_draw::number::Numbers;

use super::words::Results;

impl Results {
    /// The number of classes of each size, and their sum.
    pub fn sum_of_orbits(self, numbers: &Numbers, sizes: &[(usize, u64)], total: u64) -> String {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match index {
            0 => self.orbits_first(count, size as u64),
            _ => self.orbits_next(count, size as u64),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        let orbits = match &parts[..] {
            [] => String::new(),
            // One class needs no sum.
            [only] if sizes[0].1 == 1 => return only.clone(),
            [only] => only.clone(),
            [first @ .., last] => self.orbits_and(&first.join(", "), last),
        };
        self.orbits(&orbits, &sum(numbers, sizes, total))
    }

    /// The name of a class, and the number of its boards found so far.
    pub fn name_of_class(self, number: u64, found: usize, size: usize) -> String {
        if found == size {
            self.class(number, size as u64)
        } else {
            self.class_so_far(number, found as u64, size as u64)
        }
    }

    /// The name of a text form. `None` is the form of the algorithm's own program.
    pub fn name_of_form(self, form: Option<Form>) -> &'static str {
        match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                self.form_own()
            }
            Some(Form::Numbered) => self.form_numbered(),
            Some(Form::Digits(Base::Zero)) => self.form_digits_from_0(),
            Some(Form::Digits(Base::One)) => self.form_digits_from_1(),
            Some(Form::Letters(Border::Framed)) => self.form_letters_framed(),
            Some(Form::Letters(Border::Bare)) => self.form_letters(),
            Some(Form::Bars(Border::Framed)) => self.form_bars_framed(),
            Some(Form::Bars(Border::Bare)) => self.form_bars(),
            Some(Form::List) => self.form_list(),
            Some(Form::Lists) => self.form_lists(),
            Some(Form::Plain(Base::Zero)) => self.form_numbers_from_0(),
            Some(Form::Plain(Base::One)) => self.form_numbers_from_1(),
        }
    }
}

/// The sum of all orbits, as in `11 × 8 + 4 = 92`.
fn sum(numbers: &Numbers, sizes: &[(usize, u64)], total: u64) -> String {
    let term = |&(size, count): &(usize, u64)| match count {
        1 => size.to_string(),
        _ => format!("{} × {size}", numbers.whole(count)),
    };
    let terms: Vec<_> = sizes.iter().map(term).collect();
    format!("{} = {}", terms.join(" + "), numbers.whole(total))
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn the_check_sum_is_told_as_in_the_books() {
        let orbits = |language: Language, sizes: &[(usize, u64)], total| {
            let texts = Texts::of(language);
            texts.results().sum_of_orbits(&texts.numbers, sizes, total)
        };
        let eight = [(8, 11), (4, 1)];
        assert_eq!(
            orbits(Language::ENGLISH, &eight, 92),
            "11 classes of 8 boards and 1 of 4: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::FRENCH, &eight, 92),
            "11 classes de 8 échiquiers et 1 de 4\u{a0}: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::ROMANIAN, &eight, 92),
            "11 clase de 8 table și 1 de 4: 11 × 8 + 4 = 92"
        );
        assert_eq!(
            orbits(Language::ENGLISH, &[(2, 1)], 2),
            "1 class of 2 boards"
        );
    }
}
