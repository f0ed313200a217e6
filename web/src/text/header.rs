//! The frame of the page: the header, the skip link, the names of its regions and panels.

use queens_core::Problem;

/// The texts of the frame.
pub(crate) struct HeaderTexts {
    pub(crate) brand: &'static str,
    pub(crate) skip: &'static str,
    /// On the page about the problem, where there is no board.
    pub(crate) skip_to_text: &'static str,
    /// The name of the navigation between problems.
    pub(crate) problems: &'static str,
    pub(crate) problem: fn(Problem) -> &'static str,
    pub(crate) about: &'static str,
    pub(crate) share: &'static str,
    /// The tool that exports, here and among the results.
    pub(crate) export: &'static str,
    pub(crate) theme: &'static str,
    pub(crate) language: &'static str,
    pub(crate) keys: &'static str,
    pub(crate) menu: &'static str,
    /// The name of the region with the board.
    pub(crate) board: &'static str,
    /// The name of the tabs that phones show.
    pub(crate) panels: &'static str,
    pub(crate) setup: &'static str,
    pub(crate) code: &'static str,
    pub(crate) path: &'static str,
}

pub(super) const ENGLISH: HeaderTexts = HeaderTexts {
    brand: "Queens",
    skip: "Skip to the board",
    skip_to_text: "Skip to the text",
    problems: "Problem",
    problem: |problem| match problem {
        Problem::Queens => "Queens",
        Problem::Domination => "Domination",
        Problem::Knight => "Knight",
    },
    about: "About",
    share: "Share",
    export: "Export",
    theme: "Switch theme",
    language: "Language",
    keys: "Keys",
    menu: "Menu: share, export, about, theme, language, keys",
    board: "Board",
    panels: "Panels",
    setup: "Setup",
    code: "Code",
    path: "Explore",
};

pub(super) const FRENCH: HeaderTexts = HeaderTexts {
    brand: "Queens",
    skip: "Aller à l’échiquier",
    skip_to_text: "Aller au texte",
    problems: "Problème",
    problem: |problem| match problem {
        Problem::Queens => "Reines",
        Problem::Domination => "Domination",
        Problem::Knight => "Cavalier",
    },
    about: "À propos",
    share: "Partager",
    export: "Exporter",
    theme: "Changer de thème",
    language: "Langue",
    keys: "Touches",
    menu: "Menu\u{a0}: partage, export, à propos, thème, langue, touches",
    board: "Échiquier",
    panels: "Volets",
    setup: "Réglages",
    code: "Code",
    path: "Explorer",
};

pub(super) const ROMANIAN: HeaderTexts = HeaderTexts {
    brand: "Queens",
    skip: "Salt la tablă",
    skip_to_text: "Salt la text",
    problems: "Problemă",
    problem: |problem| match problem {
        Problem::Queens => "Regine",
        Problem::Domination => "Dominare",
        Problem::Knight => "Cal",
    },
    about: "Despre",
    share: "Distribuie",
    export: "Exportă",
    theme: "Schimbă tema",
    language: "Limbă",
    keys: "Taste",
    menu: "Meniu: distribuire, export, despre, temă, limbă, taste",
    board: "Tablă",
    panels: "Panouri",
    setup: "Setări",
    code: "Cod",
    path: "Explorare",
};
