//! The names of the main module's imports from its glue. Those of wasm-bindgen are words with a hash, which a visit would
//! fetch twice: a release uses letters instead.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::files;

/// The number of the section of imports, and the kind of an import that is a function.
const IMPORTS: u8 = 2;
const FUNCTION: u8 = 0;

/// The length of a module's header.
const HEADER: usize = 8;

/// Gives the imports of this module from its glue short names in both.
pub(crate) fn shorten(module: &Path, glue: &Path) -> Outcome {
    let bytes = files::read(module)?;
    let script = files::read_text(glue)?;
    let Some((bytes, script)) = shortened(&bytes, script) else {
        let what = format!(
            "the imports of {} are not those of its glue",
            module.display()
        );
        return Err(Failure::Unexpected(what));
    };
    files::write(module, bytes)?;
    files::write(glue, script)
}

/// Module and script with short names; none if they do not belong together.
fn shortened(module: &[u8], mut script: String) -> Option<(Vec<u8>, String)> {
    let mut short = module.get(..HEADER)?.to_vec();
    let mut reader = Reader {
        rest: &module[HEADER..],
    };
    while let Some(id) = reader.byte() {
        let section = reader.string()?;
        short.push(id);
        match id {
            IMPORTS => write_string(&mut short, &renamed(section, &mut script)?),
            _ => write_string(&mut short, section),
        }
    }
    Some((short, script))
}

/// The imports with short names; the script gets the same names.
fn renamed(imports: &[u8], script: &mut String) -> Option<Vec<u8>> {
    let (mut reader, mut short) = (Reader { rest: imports }, Vec::new());
    let count = reader.number()?;
    write_number(&mut short, count);
    for number in 0..count {
        let (from, name) = (reader.string()?, reader.string()?);
        let (FUNCTION, of_type) = (reader.byte()?, reader.number()?) else {
            return None;
        };
        write_string(&mut short, from);
        if from.ends_with(b"_bg.js") {
            let name = str::from_utf8(name).ok()?;
            let letters = letters(number);
            if script.matches(name).count() != 1 || !script.contains(&format!("{name}:")) {
                return None;
            }
            *script = script.replace(name, &letters);
            write_string(&mut short, letters.as_bytes());
        } else {
            write_string(&mut short, name);
        }
        short.push(FUNCTION);
        write_number(&mut short, of_type);
    }
    reader.rest.is_empty().then_some(short)
}

/// a, b, … z, aa, ab, …
fn letters(number: u32) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => last.to_string(),
        before => letters(before - 1) + &last.to_string(),
    }
}

/// Reads a module or one of its sections.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// A number in LEB128: seven bits a byte, the lowest first.
    fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// Bytes after their count.
    fn string(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        let (string, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(string)
    }
}

fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn write_string(bytes: &mut Vec<u8>, string: &[u8]) {
    write_number(bytes, string.len() as u32);
    bytes.extend_from_slice(string);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &str) -> Vec<u8> {
        let mut imports = vec![1];
        for string in ["./page_bg.js", name] {
            write_string(&mut imports, string.as_bytes());
        }
        imports.extend([FUNCTION, 5]);
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.push(IMPORTS);
        write_string(&mut module, &imports);
        module.extend([10, 1, 0]);
        module
    }

    #[test]
    fn module_and_glue_agree_on_a_short_name() {
        let script = "const imports = {__wbg_now_0f: function() {}};".to_owned();
        let (short, script) = shortened(&module("__wbg_now_0f"), script).unwrap();
        assert_eq!(short, module("a"));
        assert_eq!(script, "const imports = {a: function() {}};");
    }

    #[test]
    fn a_name_that_the_glue_lacks_or_uses_elsewhere_is_refused() {
        for script in ["{}", "{x: 1}; x()"] {
            assert_eq!(shortened(&module("x"), script.to_owned()), None);
        }
    }

    #[test]
    fn letters_continue_after_z() {
        assert_eq!(
            [0, 25, 26, 27, 701, 702].map(letters),
            ["a", "z", "aa", "ab", "zz", "aaa"]
        );
    }

    #[test]
    fn long_numbers_are_read_as_they_are_written() {
        for number in [0, 127, 128, 300, u32::MAX] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(Reader { rest: &bytes }.number(), Some(number));
        }
    }
}
