//! The frame of the page: the header, the skip link, the names of its regions and panels.

/// The texts of the frame.
pub(crate) struct HeaderTexts {
    pub(crate) brand: &'static str,
    pub(crate) skip: &'static str,
    /// The name of the navigation between problems.
    pub(crate) problems: &'static str,
    pub(crate) queens: &'static str,
    pub(crate) share: &'static str,
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
    problems: "Problem",
    queens: "Queens",
    share: "Share",
    theme: "Switch theme",
    language: "Language",
    keys: "Keys",
    menu: "Menu: share, theme, language, keys",
    board: "Board",
    panels: "Panels",
    setup: "Setup",
    code: "Code",
    path: "Path",
};

pub(super) const FRENCH: HeaderTexts = HeaderTexts {
    brand: "Queens",
    skip: "Aller à l’échiquier",
    problems: "Problème",
    queens: "Reines",
    share: "Partager",
    theme: "Changer de thème",
    language: "Langue",
    keys: "Touches",
    menu: "Menu : partage, thème, langue, touches",
    board: "Échiquier",
    panels: "Volets",
    setup: "Réglages",
    code: "Code",
    path: "Chemin",
};

pub(super) const ROMANIAN: HeaderTexts = HeaderTexts {
    brand: "Queens",
    skip: "Salt la tablă",
    problems: "Problemă",
    queens: "Regine",
    share: "Distribuie",
    theme: "Schimbă tema",
    language: "Limbă",
    keys: "Taste",
    menu: "Meniu: distribuire, temă, limbă, taste",
    board: "Tablă",
    panels: "Panouri",
    setup: "Setări",
    code: "Cod",
    path: "Drum",
};
