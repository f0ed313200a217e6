//! Compiles the words in `texts/LANGUAGE/PART.ftl` ([Fluent](https://projectfluent.org/fluent/guide)) into one data file for
//! each language and one typed function for each message. The page contains no parser: a message becomes a pattern that
//! `src/words.rs` fills in.
//!
//! The English file declares the arguments of a message in its comment: `# $square (Square): the square clicked`. A language
//! that lacks a message, an argument with another name, and a case that the type does not have stop the build.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

use super::types::{self, Type};

/// The parts of which the first visit shows texts. The others come with the rest of the page.
const OPENING: &[&str] = &[
    "algorithm",
    "board",
    "date",
    "dialog",
    "event",
    "explorer",
    "going",
    "header",
    "listing",
    "notice",
    "parts",
    "reason",
    "setup",
    "start",
    "transport",
    "tree",
];

/// All texts, compiled. The first of each pair belongs to the opening parts, the second to the others.
pub(crate) struct Compiled {
    /// The functions.
    pub(crate) code: String,
    /// For each language: the plural categories and the pattern of each message, with `\0` between them.
    pub(crate) words: Vec<(String, [String; 2])>,
    /// The messages in the order of the patterns.
    pub(crate) messages: [Vec<Listed>; 2],
}

/// A message in a list of all of them.
pub(crate) struct Listed {
    /// Its file and name: `card.ftl: go`.
    pub(crate) name: String,
    /// The number of characters that fit on the screen, from the line `# room: 20` of its comment.
    pub(crate) room: Option<usize>,
}

/// The messages of one file, by name. An attribute counts as a separate message: `play.title`.
type File = BTreeMap<String, Message>;

struct Message {
    pattern: Pattern<String>,
    comment: Vec<String>,
}

impl Message {
    fn room(&self) -> Option<usize> {
        let mut lines = self.comment.iter();
        lines.find_map(|line| line.trim().strip_prefix("room: ")?.parse().ok())
    }
}

/// An argument of a message, with its type.
struct Argument {
    name: String,
    of: Type,
}

/// The text of each part of a language.
pub(crate) type Parts = BTreeMap<String, String>;

/// The text of each file `LANGUAGE/PART.ftl` in a folder.
pub(crate) fn load(folder: &Path) -> io::Result<BTreeMap<String, Parts>> {
    let mut languages = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let mut parts = Parts::new();
        for file in fs::read_dir(entry.path())? {
            let path = file?.path();
            let part = path.file_stem().unwrap_or_default().to_string_lossy();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                parts.insert(part.into_owned(), fs::read_to_string(&path)?);
            }
        }
        languages.insert(entry.file_name().to_string_lossy().into_owned(), parts);
    }
    Ok(languages)
}

/// Compiles the texts of all languages, which are named by their codes.
///
/// # Errors
///
/// All mistakes, each with its file and message.
pub(crate) fn compile(languages: &BTreeMap<String, Parts>) -> Result<Compiled, Vec<String>> {
    let mut mistakes = Vec::new();
    let (mut files, mut words) = (BTreeMap::new(), Vec::new());
    let english = &languages["en"];
    for (language, parts) in languages {
        match plurals(language) {
            Ok(plurals) => words.push((language.clone(), [plurals.clone(), plurals])),
            Err(mistake) => mistakes.push(mistake),
        }
        for part in english.keys().filter(|part| !parts.contains_key(*part)) {
            mistakes.push(format!("{} is missing", path(language, part)));
        }
        for (part, text) in parts {
            let path = path(language, part);
            if !english.contains_key(part) {
                mistakes.push(format!("{path}: English has no such file"));
            }
            match read(text) {
                Ok(file) => drop(files.insert((language.as_str(), part.as_str()), file)),
                Err(mistake) => mistakes.push(format!("{path}{mistake}")),
            }
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let mut code = types::conversions();
    let mut messages = [Vec::new(), Vec::new()];
    for part in english.keys() {
        let later = usize::from(!OPENING.contains(&part.as_str()));
        let english = &files[&("en", part.as_str())];
        let signatures = signatures(part, english, &mut mistakes);
        code += &functions(part, later, messages[later].len(), english, &signatures);
        for (language, texts) in &mut words {
            let file = &files[&(language.as_str(), part.as_str())];
            for name in file.keys().filter(|name| !english.contains_key(*name)) {
                mistakes.push(fault(language, part, name, "English has no such message"));
            }
            for (name, arguments) in &signatures {
                let writer = Writer {
                    language,
                    file,
                    arguments,
                };
                let pattern = match file.get(name) {
                    Some(message) => writer.pattern(&message.pattern, 0),
                    None => Err("the message is missing".to_owned()),
                };
                texts[later].push('\0');
                match pattern {
                    Ok(pattern) => texts[later].push_str(&pattern),
                    Err(what) => mistakes.push(fault(language, part, name, &what)),
                }
            }
        }
        messages[later].extend(signatures.iter().map(|(name, _)| Listed {
            name: format!("{part}.ftl: {name}"),
            room: english[name].room(),
        }));
    }
    if mistakes.is_empty() {
        Ok(Compiled {
            code,
            words,
            messages,
        })
    } else {
        Err(mistakes)
    }
}

fn path(language: &str, part: &str) -> String {
    format!("crates/queens-text/texts/{language}/{part}.ftl")
}

fn fault(language: &str, part: &str, name: &str, what: &str) -> String {
    format!("{}: `{name}`: {what}", path(language, part))
}

/// Parses a file. An error begins with its line.
fn read(text: &str) -> Result<File, String> {
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let resource = parser::parse(text.to_owned()).map_err(|(_, errors)| {
        let first = &errors[0];
        format!(":{}: {first}", line(first.pos.start))
    })?;
    let mut file = File::new();
    let mut add = |name: String, pattern, comment| {
        let message = Message { pattern, comment };
        let repeated = format!(": `{name}` is defined twice");
        file.insert(name, message).map_or(Ok(()), |_| Err(repeated))
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        let comment = message.comment.map(|comment| comment.content);
        let comment = comment.unwrap_or_default();
        for attribute in message.attributes {
            let name = format!("{name}.{}", attribute.id.name);
            add(name, attribute.value, comment.clone())?;
        }
        if let Some(pattern) = message.value {
            add(name, pattern, comment)?;
        }
    }
    Ok(file)
}

/// The arguments of each message, in the order of the comment.
fn signatures(
    part: &str,
    english: &File,
    mistakes: &mut Vec<String>,
) -> Vec<(String, Vec<Argument>)> {
    let mut signatures = Vec::new();
    for (name, message) in english {
        let mut arguments = Vec::new();
        for line in &message.comment {
            let Some(declared) = line.trim().strip_prefix('$') else {
                continue;
            };
            let parts = declared
                .split_once(" (")
                .and_then(|(name, rest)| Some((name, rest.split_once(')')?.0)));
            match parts.and_then(|(name, of)| Some((name, Type::parse(of)?))) {
                Some((argument, of)) => arguments.push(Argument {
                    name: argument.to_owned(),
                    of,
                }),
                None => {
                    let what = format!("`{line}` is not `$name (Type): meaning` with a known type");
                    mistakes.push(fault("en", part, name, &what));
                }
            }
        }
        signatures.push((name.clone(), arguments));
    }
    signatures
}

/// A structure with one function for each message.
fn functions(
    part: &str,
    later: usize,
    first: usize,
    english: &File,
    signatures: &[(String, Vec<Argument>)],
) -> String {
    let name: String = part.split('-').map(capitalised).collect();
    let function = rust_name(part);
    let texts = match later {
        0 => {
            format!("impl Texts {{ pub fn {function}(&self) -> {name} {{ {name}(self.words) }} }}")
        }
        _ => format!(
            "impl Texts {{ pub fn {function}(&self) -> {name} {{ self.rest().{function}() }} }}\n\
             impl RestTexts {{ pub fn {function}(&self) -> {name} {{ {name}(self.words) }} }}"
        ),
    };
    let mut code = format!(
        "/// The messages of `{part}.ftl`.\n\
         #[derive(Clone, Copy)]\npub struct {name}(&'static Words);\n\
         {texts}\n\
         #[allow(clippy::too_many_arguments, reason = \"a message has as many as it needs\")]\n\
         impl {name} {{\n"
    );
    for (at, (name, arguments)) in signatures.iter().enumerate() {
        let index = first + at;
        for line in &english[name].comment {
            let _ = writeln!(code, "    /// {line}");
        }
        let function = rust_name(name);
        if arguments.is_empty() {
            let _ = writeln!(
                code,
                "    pub fn {function}(self) -> &'static str {{ self.0.text({index}) }}"
            );
            continue;
        }
        let [mut parameters, mut values] = [String::new(), String::new()];
        for Argument { name, of } in arguments {
            let name = rust_name(name);
            let _ = write!(parameters, ", {name}: {}", of.rust());
            let _ = write!(values, "{}, ", of.value(&name));
        }
        let _ = writeln!(
            code,
            "    pub fn {function}(self{parameters}) -> String {{ self.0.format({index}, &[{values}]) }}"
        );
    }
    code + "}\n"
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

fn rust_name(name: &str) -> String {
    let name = name.replace(['-', '.'], "_");
    match name.as_str() {
        "continue" | "else" | "final" | "for" | "if" | "in" | "loop" | "match" | "move"
        | "type" | "where" | "while" | "yield" => format!("r#{name}"),
        _ => name,
    }
}

/// Writes the pattern of a message: its text, with signs below a space for arguments and cases.
struct Writer<'a> {
    language: &'a str,
    file: &'a File,
    arguments: &'a [Argument],
}

/// An argument follows: `a` is the first.
const ARGUMENT: char = '\u{1}';
/// A choice by an argument follows, then its cases.
const SELECT: char = '\u{2}';
/// A case: its key.
const CASE: char = '\u{3}';
/// The pattern of the case.
const THEN: char = '\u{4}';
/// The end of a choice. Its last case has no key and is the default.
const END: char = '\u{5}';

/// Messages may contain one another, but not themselves.
const DEEPEST: usize = 8;

impl Writer<'_> {
    fn pattern(&self, pattern: &Pattern<String>, depth: usize) -> Result<String, String> {
        let mut written = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    written += &typeset(self.language, value);
                }
                PatternElement::Placeable { expression } => {
                    written += &self.expression(expression, depth)?;
                }
            }
        }
        Ok(written)
    }

    fn expression(&self, expression: &Expression<String>, depth: usize) -> Result<String, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only an argument can select a case".to_owned());
                };
                self.select(&id.name, variants, depth)
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, depth: usize) -> Result<String, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(unescape_unicode_to_string(value).into_owned())
            }
            InlineExpression::NumberLiteral { value } => Ok(value.clone()),
            InlineExpression::VariableReference { id } => {
                let (at, of) = self.argument(&id.name)?;
                if !of.is_printed() {
                    return Err(format!("${} can only select a case", id.name));
                }
                Ok(format!("{ARGUMENT}{at}"))
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref();
                let attribute =
                    attribute.map_or(String::new(), |attribute| format!(".{}", attribute.name));
                let name = format!("{}{attribute}", id.name);
                match self.file.get(&name) {
                    Some(_) if depth == DEEPEST => Err(format!("{name} contains itself")),
                    Some(message) => self.pattern(&message.pattern, depth + 1),
                    None => Err(format!("the file has no message {name}")),
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth),
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                Err("functions and terms are not supported".to_owned())
            }
        }
    }

    /// The letter and the type of an argument.
    fn argument(&self, name: &str) -> Result<(char, &Type), String> {
        let mut arguments = ('a'..).zip(self.arguments);
        let found = arguments.find(|(_, argument)| argument.name == name);
        let (at, argument) = found.ok_or_else(|| {
            let known: Vec<_> = self
                .arguments
                .iter()
                .map(|known| format!("${}", known.name))
                .collect();
            format!(
                "there is no ${name}; English declares: {}",
                known.join(", ")
            )
        })?;
        Ok((at, &argument.of))
    }

    fn select(
        &self,
        name: &str,
        variants: &[Variant<String>],
        depth: usize,
    ) -> Result<String, String> {
        let (at, of) = self.argument(name)?;
        let mut written = format!("{SELECT}{at}");
        let mut default = String::new();
        for variant in variants {
            let key = match &variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            let is_plural = |key: &str| self.category(key).is_some();
            let code = match of.key(key) {
                Some(code) => code,
                None if of.is_number() && is_plural(key) => {
                    self.category(key).unwrap_or_default().to_string()
                }
                None => return Err(format!("${name} has no case [{key}]; {}", of.cases())),
            };
            let pattern = self.pattern(&variant.value, depth)?;
            if variant.default {
                default = format!("{CASE}{THEN}{pattern}");
            } else {
                let _ = write!(written, "{CASE}{code}{THEN}{pattern}");
            }
        }
        Ok(written + &default + &END.to_string())
    }

    /// The letter of a plural category that the language has.
    fn category(&self, key: &str) -> Option<char> {
        let table = plurals(self.language).ok()?;
        let letter = match key {
            "zero" => 'z',
            "one" => 'o',
            "two" => 't',
            "few" => 'f',
            "many" => 'm',
            "other" => 'x',
            _ => return None,
        };
        table.contains(letter).then_some(letter)
    }
}

/// The plural categories as letters: of each number below 200, then of whole millions. Another number is in the category of
/// 100 plus its last two digits. The build stops for a language where that is wrong.
fn plurals(language: &str) -> Result<String, String> {
    let locale = Locale::try_from_str(language).ok();
    let rules = locale.and_then(|locale| PluralRules::try_new_cardinal(locale.into()).ok());
    let rules = rules.ok_or_else(|| format!("texts/{language}: CLDR has no such language"))?;
    let category = |number: u32| match rules.category_for(number) {
        PluralCategory::Zero => 'z',
        PluralCategory::One => 'o',
        PluralCategory::Two => 't',
        PluralCategory::Few => 'f',
        PluralCategory::Many => 'm',
        PluralCategory::Other => 'x',
    };
    let differs = |&number: &u32| category(number) != category(100 + number % 100);
    match (200..20_000).find(differs) {
        Some(number) => Err(format!(
            "texts/{language}: the plural of {number} needs a longer table"
        )),
        None => Ok((0..200).chain([1_000_000]).map(category).collect()),
    }
}

/// The text as the language is set: a line of the file is not a line of the page, and spaces that must not break do not.
fn typeset(language: &str, text: &str) -> String {
    let mut text = text.replace('\n', " ").replace(" = ", "\u{a0}=\u{a0}");
    if language == "fr" {
        for sign in [":", ";", "!", "?", "%", "»"] {
            text = text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"));
        }
        text = with_groups(&text.replace("« ", "«\u{a0}"));
    }
    text
}

/// A space between groups of three digits becomes a narrow no-break space.
fn with_groups(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
    let between = |at: usize| {
        at > 0 && is_digit(at - 1) && (1..=3).all(|next| is_digit(at + next)) && !is_digit(at + 4)
    };
    let grouped = signs.iter().enumerate().map(|(at, &sign)| match sign {
        ' ' if between(at) => '\u{202f}',
        _ => sign,
    });
    grouped.collect()
}
