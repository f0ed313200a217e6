//! The frame of the page: the header, the skip link, the names of its regions and panels.

use queens_core::Problem;

/// The texts of the frame.
pub struct HeaderTexts {
    pub brand: &'static str,
    pub skip: &'static str,
    /// On the page about the problem, where there is no board.
    pub skip_to_text: &'static str,
    /// The name of the navigation between problems.
    pub problems: &'static str,
    pub problem: fn(Problem) -> &'static str,
    pub about: &'static str,
    pub share: &'static str,
    /// The tool that exports, here and among the results.
    pub export: &'static str,
    pub theme: &'static str,
    pub language: &'static str,
    pub keys: &'static str,
    pub menu: &'static str,
    /// The name of the region with the board.
    pub board: &'static str,
    /// The name of the tabs that phones show.
    pub panels: &'static str,
    pub setup: &'static str,
    pub code: &'static str,
    pub path: &'static str,
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
