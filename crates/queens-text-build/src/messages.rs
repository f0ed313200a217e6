//! Compiles the messages in `texts/LANGUAGE/PART.ftl` into one text for each language and one typed function for each
//! message. A message becomes a pattern that `queens-text/src/pattern.rs` fills in.
//!
//! The English file declares the arguments of a message in its comment: `# $square (Square): the square clicked`. The
//! build stops if a language renames an argument, or has a case that the type does not have. It also stops if a language
//! lacks a message, except for drafts and for the texts of single algorithms: English replaces these messages.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

use crate::types::{self, Type};
use crate::{Compiled, Language, Status, documents, path, pseudo};

/// The parts for the first visit. All other parts are deferred.
const OPENING: &[&str] = &[
    "algorithms",
    "board",
    "date",
    "dialog",
    "event",
    "explorer",
    "first-listing",
    "going",
    "header",
    "listing",
    "notice",
    "parts",
    "reason",
    "setup",
    "start",
    "story",
    "transport",
    "tree",
];

/// The parts whose messages the page looks up by name, such as the id of an algorithm. They may lack translations.
const BY_NAME: &[&str] = &["algorithm-costs", "algorithms", "listings"];

/// The part with the texts of index.html and 404.html. The page's build inserts these texts.
const SHELL: &str = "shell";

/// The file of the listings. Each listing is a message of the part `listings`.
const LISTINGS: &str = "listings.md";

const LISTING_PART: &str = "listings";

/// The part with the listing of the first visit, which is the first listing of the English file.
const FIRST_LISTING: &str = "first-listing";

/// A message in the list of all messages.
#[derive(Debug)]
pub struct Listed {
    /// The file and the name of the message: `card.ftl: go`.
    pub name: String,
    /// The number of characters that fit on the screen, from the line `# room: 20` of its comment.
    pub room: Option<usize>,
}

/// The messages of one file, in file order. An attribute counts as a separate message: `play.title`.
#[derive(Default)]
struct File(Vec<(String, Message)>);

impl File {
    fn get(&self, name: &str) -> Option<&Message> {
        let mut messages = self.0.iter();
        Some(&messages.find(|(known, _)| known == name)?.1)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

#[derive(Clone)]
struct Message {
    pattern: Pattern<String>,
    comment: Vec<String>,
}

impl Message {
    /// The number of lines of a listing.
    fn lines(&self) -> usize {
        let texts = self.pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => value.lines().count(),
            PatternElement::Placeable { .. } => 0,
        });
        texts.sum()
    }

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

/// The parts of a language, by name.
type Parts = BTreeMap<String, File>;

/// Compiles the messages of all languages.
///
/// # Errors
///
/// All mistakes, each with its file and message.
pub(crate) fn compile(languages: &[Language]) -> Result<Compiled, Vec<String>> {
    let mut mistakes = Vec::new();
    let mut all: Vec<Parts> = languages
        .iter()
        .map(|language| parts(language, &mut mistakes))
        .collect();
    add_first_listings(&mut all);
    let plurals = languages.iter().map(plurals);
    let tables: Result<Vec<String>, String> = plurals.collect();
    let tables = tables.unwrap_or_else(|mistake| {
        mistakes.push(mistake);
        Vec::new()
    });
    let data = languages.iter().zip(&tables);
    let data = data.map(|(language, table)| {
        let table = table.clone();
        (language.code.clone(), [table.clone(), table])
    });
    let mut data: Vec<_> = data.collect();
    let english = &all[0];
    for (language, parts) in languages.iter().zip(&all) {
        for part in parts.keys().filter(|part| !english.contains_key(*part)) {
            let path = file_path(&language.code, part);
            mistakes.push(format!("{path}: English has no such file"));
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let mut code = types::conversions();
    let mut messages = [Vec::new(), Vec::new()];
    let mut missing = vec![Vec::new(); languages.len()];
    let mut shell: Vec<(String, BTreeMap<String, String>)> = Vec::new();
    shell.extend(
        languages
            .iter()
            .map(|language| (language.code.clone(), BTreeMap::new())),
    );
    for (part, original) in english {
        let later = usize::from(!OPENING.contains(&part.as_str()));
        let by_name = BY_NAME.contains(&part.as_str());
        let signatures = signatures(part, original, &mut mistakes);
        if part != SHELL {
            let first = messages[later].len();
            code += &functions(part, later, first, original, &signatures);
            if by_name {
                match finder(part, first, original) {
                    Ok(finder) => code += &finder,
                    Err(mistake) => mistakes.push(mistake),
                }
            }
        }
        for (at, language) in languages.iter().enumerate() {
            let empty = File::default();
            let file = match all[at].get(part) {
                None if language.status != Status::Draft => {
                    mistakes.push(format!("{} is missing", file_path(&language.code, part)));
                    continue;
                }
                file => file.unwrap_or(&empty),
            };
            for name in file.names().filter(|name| original.get(name).is_none()) {
                let what = "English has no such message";
                mistakes.push(fault(&language.code, part, name, what));
            }
            for (name, arguments) in &signatures {
                let is_optional = by_name || language.status == Status::Draft;
                let is_english = is_optional && file.get(name).is_none();
                let (source, file) = if is_english {
                    missing[at].push(fault(&language.code, part, name, "not translated yet"));
                    (0, original)
                } else {
                    (at, file)
                };
                let writer = Writer {
                    language: &languages[source],
                    plurals: &tables[source],
                    is_code: [LISTING_PART, FIRST_LISTING].contains(&part.as_str()),
                    file,
                    arguments,
                };
                let pattern = match file.get(name) {
                    Some(message) => writer.pattern(&message.pattern, 0),
                    None => Err("the message is missing".to_owned()),
                };
                let lines = |message: Option<&Message>| message.map(Message::lines);
                let (found, expected) = (lines(file.get(name)), lines(original.get(name)));
                if writer.is_code && found.is_some() && found != expected {
                    let [found, expected] = [found, expected].map(Option::unwrap_or_default);
                    let what = format!("{found} lines, where English has {expected}");
                    mistakes.push(fault(&language.code, part, name, &what));
                }
                match pattern {
                    Ok(pattern) if part == SHELL => {
                        drop(shell[at].1.insert(name.clone(), pattern));
                    }
                    Ok(pattern) => {
                        let text = &mut data[at].1[later];
                        text.push('\0');
                        text.push_str(&pattern);
                    }
                    Err(what) => mistakes.push(fault(&language.code, part, name, &what)),
                }
            }
        }
        if part != SHELL {
            messages[later].extend(signatures.iter().map(|(name, _)| Listed {
                name: format!("{part}.ftl: {name}"),
                room: original.get(name).and_then(Message::room),
            }));
        }
    }
    if mistakes.is_empty() {
        Ok(Compiled {
            code,
            data,
            messages,
            missing,
            shell,
        })
    } else {
        Err(mistakes)
    }
}

/// The parts of a language: its message files and its listings.
fn parts(language: &Language, mistakes: &mut Vec<String>) -> Parts {
    let mut parts = Parts::new();
    for (name, text) in &language.files {
        let read = match name.strip_suffix(".ftl") {
            Some(part) => read(text).map(|file| vec![(part, file)]),
            None if name == LISTINGS => listings(text).map(|file| vec![(LISTING_PART, file)]),
            None => continue,
        };
        match read {
            Ok(read) => parts.extend(read.into_iter().map(|(part, file)| (part.to_owned(), file))),
            Err(mistake) => mistakes.push(path(&language.code, name) + &mistake),
        }
    }
    parts
}

/// The listings as messages.
fn listings(text: &str) -> Result<File, String> {
    let listings = documents::listings(text)?.into_iter();
    let messages = listings.map(|(name, value)| {
        let elements = vec![PatternElement::TextElement { value }];
        let (pattern, comment) = (Pattern { elements }, Vec::new());
        (name, Message { pattern, comment })
    });
    Ok(File(messages.collect()))
}

/// Adds to each language the part with the listing of the first visit.
fn add_first_listings(all: &mut [Parts]) {
    let english = all.first().and_then(|parts| parts.get(LISTING_PART));
    let Some(first) = english.and_then(|file| file.names().next()) else {
        return;
    };
    let first = first.to_owned();
    for parts in all {
        let listing = parts.get(LISTING_PART).and_then(|file| file.get(&first));
        let message = listing.map(|message| ("lines".to_owned(), message.clone()));
        let file = File(message.into_iter().collect());
        parts.insert(FIRST_LISTING.to_owned(), file);
    }
}

/// The path of the file that contains a part.
fn file_path(language: &str, part: &str) -> String {
    match part {
        LISTING_PART | FIRST_LISTING => path(language, LISTINGS),
        _ => path(language, &format!("{part}.ftl")),
    }
}

fn fault(language: &str, part: &str, name: &str, what: &str) -> String {
    let path = file_path(language, part);
    format!("{path}: `{name}`: {what}")
}

/// Parses a file. An error starts with its line.
fn read(text: &str) -> Result<File, String> {
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let resource = parser::parse(text.to_owned()).map_err(|(_, errors)| {
        let first = &errors[0];
        format!(":{}: {first}", line(first.pos.start))
    })?;
    let mut file = File::default();
    let mut add = |name: String, pattern, comment| {
        if file.get(&name).is_some() {
            return Err(format!(": `{name}` is defined twice"));
        }
        file.0.push((name, Message { pattern, comment }));
        Ok(())
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        let comment = message.comment.map(|comment| comment.content);
        let comment = comment.unwrap_or_default();
        if let Some(pattern) = message.value {
            add(name.clone(), pattern, comment.clone())?;
        }
        for attribute in message.attributes {
            let name = format!("{name}.{}", attribute.id.name);
            add(name, attribute.value, comment.clone())?;
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
    for (name, message) in &english.0 {
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
    let named = !BY_NAME.contains(&part);
    for (at, (name, arguments)) in signatures.iter().enumerate().filter(|_| named) {
        let index = first + at;
        for line in english
            .get(name)
            .map_or(&[][..], |message| &message.comment)
        {
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

/// Generates a function that finds a message by name. The function returns the message and its attributes, in file
/// order.
fn finder(part: &str, first: usize, english: &File) -> Result<String, String> {
    let of: String = part.split('-').map(capitalised).collect();
    let names: Vec<&str> = english.names().filter(|name| !name.contains('.')).collect();
    let each = english.0.len() / names.len().max(1);
    let is_even = english
        .names()
        .zip(0..)
        .all(|(name, at)| name.contains('.') != (at % each == 0));
    if !is_even {
        let path = path("en", &format!("{part}.ftl"));
        return Err(format!(
            "{path}: each message needs the same attributes in the same order"
        ));
    }
    Ok(format!(
        "impl {of} {{\n    /// The message with a name, and its attributes. `None` if there is no message.\n    \
         pub fn find(self, name: &str) -> Option<[&'static str; {each}]> {{\n        \
         const NAMES: &[&str] = &{names:?};\n        \
         const FIRST: usize = {first};\n        \
         const EACH: usize = {each};\n        \
         let at = NAMES.iter().position(|known| *known == name)?;\n        \
         Some(std::array::from_fn(|text| self.0.text(FIRST + EACH * at + text)))\n    }}\n}}\n"
    ))
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

/// Writes the pattern of a message: its text, with control characters for arguments and cases.
struct Writer<'a> {
    language: &'a Language,
    /// The plural categories of the language, as a table.
    plurals: &'a str,
    /// Whether the text is a listing, which keeps its line breaks and its spaces.
    is_code: bool,
    file: &'a File,
    arguments: &'a [Argument],
}

/// Precedes the letter of an argument: `a` is the first argument.
const ARGUMENT: char = '\u{1}';
/// Precedes the argument of a choice and then its cases.
const SELECT: char = '\u{2}';
/// Precedes the key of a case.
const CASE: char = '\u{3}';
/// Precedes the pattern of a case.
const THEN: char = '\u{4}';
/// Ends a choice. The last case has no key and is the default.
const END: char = '\u{5}';

/// The plural categories of CLDR, each with its letter in the data.
const PLURALS: [(&str, char); 6] = [
    ("zero", 'z'),
    ("one", 'o'),
    ("two", 't'),
    ("few", 'f'),
    ("many", 'm'),
    ("other", 'x'),
];

/// The maximum nesting of messages inside messages. Deeper nesting counts as a cycle.
const DEEPEST: usize = 8;

impl Writer<'_> {
    fn pattern(&self, pattern: &Pattern<String>, depth: usize) -> Result<String, String> {
        let mut written = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } if self.is_code => written += value,
                PatternElement::TextElement { value } => {
                    written += &typeset(self.language, value);
                }
                PatternElement::Placeable { expression } => {
                    written += &self.expression(expression, depth)?;
                }
            }
        }
        if written.matches('*').count() % 2 == 1 {
            return Err("a star without a second one: bold words are between two".to_owned());
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
                let text = unescape_unicode_to_string(value).into_owned();
                if text.contains(char::is_control) {
                    return Err("a control character cannot be shown".to_owned());
                }
                Ok(text)
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
                None => {
                    let cases = of.cases(&self.plural_names());
                    return Err(format!("${name} has no case [{key}]; {cases}"));
                }
            };
            if key == "some" && !variant.default {
                return Err("[some] must be the default case, *[some]".to_owned());
            }
            let pattern = self.pattern(&variant.value, depth)?;
            if variant.default {
                default = format!("{CASE}{THEN}{pattern}");
            } else {
                let _ = write!(written, "{CASE}{code}{THEN}{pattern}");
            }
        }
        Ok(written + &default + &END.to_string())
    }

    /// The names of the language's plural categories: `[one], [other]`.
    fn plural_names(&self) -> String {
        let known = PLURALS
            .iter()
            .filter(|(_, letter)| self.plurals.contains(*letter));
        let names: Vec<String> = known.map(|(name, _)| format!("[{name}]")).collect();
        names.join(", ")
    }

    /// The letter of a plural category. `None` if the language does not have it.
    fn category(&self, key: &str) -> Option<char> {
        let (_, letter) = *PLURALS.iter().find(|(name, _)| *name == key)?;
        self.plurals.contains(letter).then_some(letter)
    }
}

/// The plural categories as letters: for each number below 200, then for whole millions. Any other number has the
/// category of 100 plus its last two digits. The build stops for a language that breaks this rule.
fn plurals(language: &Language) -> Result<String, String> {
    let language = match language.status {
        Status::Pseudo => "en",
        Status::Complete | Status::Draft => language.code.as_str(),
    };
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

/// The typeset text: line breaks of the file become spaces, and some spaces become no-break spaces.
fn typeset(language: &Language, text: &str) -> String {
    let mut text = text.replace('\n', " ");
    for sign in ['=', '×', '÷'] {
        text = text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}"));
    }
    if language.status == Status::Pseudo {
        text = pseudo(&text);
    }
    if language.code == "fr" {
        for sign in [":", ";", "!", "?", "%", "»"] {
            text = text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"));
        }
        text = with_groups(&text.replace("« ", "«\u{a0}"));
    }
    text
}

/// Replaces a space between groups of three digits with a narrow no-break space.
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

#[cfg(test)]
mod tests;
