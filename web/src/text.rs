//! The page's words. Each file under `text/` holds one typed table and fills it in each language, so
//! that a text that is missing in a language does not compile.

use crate::language::Language;

/// All texts of one language. Texts are the same if they are of the same language.
pub(crate) struct Texts {
    pub(crate) language: Language,
    pub(crate) numbers: number::Numbers,
    pub(crate) algorithms: algorithm::AlgorithmTable,
    pub(crate) dialog: dialog::DialogTexts,
    pub(crate) explorer: explorer::ExplorerTexts,
    pub(crate) going: going::GoingTexts,
    pub(crate) header: header::HeaderTexts,
    pub(crate) listing: listing::ListingTexts,
    pub(crate) notice: notice::NoticeTexts,
    pub(crate) parts: parts::PartTexts,
    reason: reason::ReasonTexts,
    /// What is said in the rest of the page; none until that is fetched.
    pub(crate) rest: Option<&'static rest::RestTexts>,
    pub(crate) setup: setup::SetupTexts,
    pub(crate) start: start::StartTexts,
    pub(crate) board: board::BoardTexts,
    pub(crate) event: event::EventTexts,
    pub(crate) transport: transport::TransportTexts,
    pub(crate) tree: tree::TreeTexts,
}

pub(crate) mod about;
pub(crate) mod algorithm;
pub(crate) mod article;
pub(crate) mod board;
pub(crate) mod cap;
pub(crate) mod compare;
pub(crate) mod count;
pub(crate) mod counter;
pub(crate) mod dialog;
pub(crate) mod event;
pub(crate) mod explorer;
pub(crate) mod going;
pub(crate) mod header;
pub(crate) mod large;
pub(crate) mod listing;
pub(crate) mod notice;
pub(crate) mod number;
pub(crate) mod parts;
pub(crate) mod reason;
pub(crate) mod rest;
pub(crate) mod results;
pub(crate) mod setup;
pub(crate) mod start;
pub(crate) mod starts;
pub(crate) mod transport;
pub(crate) mod tree;

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language && self.rest.is_some() == other.rest.is_some()
    }
}

impl Texts {
    /// What is said in the rest of the page, for the rest of the page alone: whatever calls this is fetched with the
    /// English texts.
    pub(crate) fn rest(&self) -> &'static rest::RestTexts {
        self.rest.unwrap_or(&rest::ENGLISH)
    }

    /// All texts of a language.
    #[cfg(test)]
    pub(crate) fn of(language: Language) -> &'static Texts {
        match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
            Language::Romanian => &ROMANIAN,
        }
    }
}

/// The texts of a first visit.
pub(crate) static OPENING: Texts = ENGLISH_OPENING;
/// With those of the rest of the page.
pub(crate) static ENGLISH: Texts = Texts {
    rest: Some(&rest::ENGLISH),
    ..ENGLISH_OPENING
};

const ENGLISH_OPENING: Texts = Texts {
    language: Language::English,
    numbers: number::ENGLISH,
    algorithms: algorithm::ENGLISH,
    dialog: dialog::ENGLISH,
    explorer: explorer::ENGLISH,
    going: going::ENGLISH,
    header: header::ENGLISH,
    listing: listing::ENGLISH,
    notice: notice::ENGLISH,
    parts: parts::ENGLISH,
    reason: reason::ENGLISH,
    rest: None,
    setup: setup::ENGLISH,
    start: start::ENGLISH,
    board: board::ENGLISH,
    event: event::ENGLISH,
    transport: transport::ENGLISH,
    tree: tree::ENGLISH,
};
pub(crate) static FRENCH: Texts = Texts {
    language: Language::French,
    numbers: number::FRENCH,
    algorithms: algorithm::FRENCH,
    dialog: dialog::FRENCH,
    explorer: explorer::FRENCH,
    going: going::FRENCH,
    header: header::FRENCH,
    listing: listing::FRENCH,
    notice: notice::FRENCH,
    parts: parts::FRENCH,
    reason: reason::FRENCH,
    rest: Some(&rest::FRENCH),
    setup: setup::FRENCH,
    start: start::FRENCH,
    board: board::FRENCH,
    event: event::FRENCH,
    transport: transport::FRENCH,
    tree: tree::FRENCH,
};
pub(crate) static ROMANIAN: Texts = Texts {
    language: Language::Romanian,
    numbers: number::ROMANIAN,
    algorithms: algorithm::ROMANIAN,
    dialog: dialog::ROMANIAN,
    explorer: explorer::ROMANIAN,
    going: going::ROMANIAN,
    header: header::ROMANIAN,
    listing: listing::ROMANIAN,
    notice: notice::ROMANIAN,
    parts: parts::ROMANIAN,
    reason: reason::ROMANIAN,
    rest: Some(&rest::ROMANIAN),
    setup: setup::ROMANIAN,
    start: start::ROMANIAN,
    board: board::ROMANIAN,
    event: event::ROMANIAN,
    transport: transport::ROMANIAN,
    tree: tree::ROMANIAN,
};

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Span {
    Plain(String),
    /// Set in bold: squares, mostly.
    Strong(String),
}

/// A sentence with some of its words in bold.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Sentence(pub(crate) Vec<Span>);

impl Sentence {
    /// Reads `*bold*` marks: `sentence("*f5* rejected")`.
    pub(crate) fn marked(text: &str) -> Sentence {
        let spans = text
            .split('*')
            .enumerate()
            .filter(|(_, part)| !part.is_empty());
        Sentence(
            spans
                .map(|(index, part)| match index % 2 {
                    0 => Span::Plain(part.to_owned()),
                    _ => Span::Strong(part.to_owned()),
                })
                .collect(),
        )
    }

    /// The words alone.
    pub(crate) fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text) | Span::Strong(text) => text.as_str(),
            })
            .collect()
    }
}
