//! The page's words. Each file under `text/` holds one typed table and fills it in each language, so
//! that a text that is missing in a language does not compile.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
    French,
    Romanian,
}

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
    /// None where they are fetched with the panels.
    panels: Option<&'static panels::PanelTexts>,
    pub(crate) parts: parts::PartTexts,
    reason: reason::ReasonTexts,
    /// None where they are fetched with the code of the searches.
    searches: Option<&'static searches::SearchTexts>,
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
pub(crate) mod foreign;
pub(crate) mod going;
pub(crate) mod header;
pub(crate) mod large;
pub(crate) mod listing;
pub(crate) mod notice;
pub(crate) mod number;
pub(crate) mod panels;
pub(crate) mod parts;
pub(crate) mod reason;
pub(crate) mod results;
pub(crate) mod searches;
pub(crate) mod setup;
pub(crate) mod start;
pub(crate) mod starts;
pub(crate) mod transport;
pub(crate) mod tree;

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language
    }
}

static ENGLISH: Texts = Texts {
    language: Language::English,
    numbers: number::ENGLISH,
    algorithms: algorithm::ENGLISH,
    dialog: dialog::ENGLISH,
    explorer: explorer::ENGLISH,
    going: going::ENGLISH,
    header: header::ENGLISH,
    listing: listing::ENGLISH,
    notice: notice::ENGLISH,
    panels: None,
    parts: parts::ENGLISH,
    reason: reason::ENGLISH,
    searches: None,
    setup: setup::ENGLISH,
    start: start::ENGLISH,
    board: board::ENGLISH,
    event: event::ENGLISH,
    transport: transport::ENGLISH,
    tree: tree::ENGLISH,
};
static FRENCH: Texts = Texts {
    language: Language::French,
    numbers: number::FRENCH,
    algorithms: algorithm::FRENCH,
    dialog: dialog::FRENCH,
    explorer: explorer::FRENCH,
    going: going::FRENCH,
    header: header::FRENCH,
    listing: listing::FRENCH,
    notice: notice::FRENCH,
    panels: Some(&panels::FRENCH),
    parts: parts::FRENCH,
    reason: reason::FRENCH,
    searches: Some(&searches::FRENCH),
    setup: setup::FRENCH,
    start: start::FRENCH,
    board: board::FRENCH,
    event: event::FRENCH,
    transport: transport::FRENCH,
    tree: tree::FRENCH,
};
static ROMANIAN: Texts = Texts {
    language: Language::Romanian,
    numbers: number::ROMANIAN,
    algorithms: algorithm::ROMANIAN,
    dialog: dialog::ROMANIAN,
    explorer: explorer::ROMANIAN,
    going: going::ROMANIAN,
    header: header::ROMANIAN,
    listing: listing::ROMANIAN,
    notice: notice::ROMANIAN,
    panels: Some(&panels::ROMANIAN),
    parts: parts::ROMANIAN,
    reason: reason::ROMANIAN,
    searches: Some(&searches::ROMANIAN),
    setup: setup::ROMANIAN,
    start: start::ROMANIAN,
    board: board::ROMANIAN,
    event: event::ROMANIAN,
    transport: transport::ROMANIAN,
    tree: tree::ROMANIAN,
};

impl Language {
    pub(crate) const ALL: [Language; 3] = [Language::English, Language::French, Language::Romanian];

    /// The code in addresses and in `lang`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Romanian => "ro",
        }
    }

    /// Its own name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Romanian => "Română",
        }
    }

    /// The language that a browser's tag, such as `fr-CH`, asks for.
    pub(crate) fn from_tag(tag: &str) -> Option<Language> {
        let code = tag.split('-').next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Its texts; English ones until its own have been fetched.
    pub(crate) fn texts(self) -> &'static Texts {
        foreign::texts(self).unwrap_or(&ENGLISH)
    }
}

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
