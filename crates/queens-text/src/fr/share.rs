//! The dialog that shares, but for the link.

use queens_page::screen::ShareTab;

use crate::share::ShareTexts;

pub(crate) const TEXTS: ShareTexts = ShareTexts {
    tabs: "Manières de partager",
    tab: |tab| match tab {
        ShareTab::Link => "Lien",
        ShareTab::Qr => "Code QR",
        ShareTab::Embed => "Intégrer",
        ShareTab::Picture => "Image",
        ShareTab::Animation => "Animation",
        ShareTab::Text => "Texte",
    },
    qr: "Code QR du lien",
    qr_use: "Visez-le avec un appareil photo\u{a0}: la page s’ouvre sur ce qui est affiché.",
    qr_too_long: |numbers, length, most| {
        format!(
            "L’adresse a {} caractères, plus que les {} d’un code QR\u{a0}: partagez plutôt le lien.",
            numbers.whole(length as u64),
            numbers.whole(most as u64)
        )
    },
    embed: "Code d’intégration",
    copy_embed: "Copier le code",
    embed_use: "Pour les pages d’un serveur web\u{a0}: dans un fichier ouvert depuis un disque, les navigateurs ne l’affichent pas.",
    width: "Largeur",
    height: "Hauteur",
    plays: "Lecture automatique",
    loops: "En boucle",
    text: "L’échiquier en texte",
    copy_text: "Copier le texte",
    files: "Fichiers de solutions",
    events: "Les événements d’un extrait, un par ligne",
    make_events: "Créer le fichier",
    making_events: |numbers, done, of, size| {
        format!(
            "Étape {} sur {}, {size}",
            numbers.whole(done),
            numbers.whole(of)
        )
    },
};
