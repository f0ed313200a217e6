//! The dialog that shares, but for the link.

use queens_page::screen::ShareTab;

use super::number::written;
use crate::share::ShareTexts;

pub(crate) const TEXTS: ShareTexts = ShareTexts {
    tabs: "Moduri de distribuire",
    tab: |tab| match tab {
        ShareTab::Link => "Link",
        ShareTab::Qr => "Cod QR",
        ShareTab::Embed => "Încorporare",
        ShareTab::Picture => "Imagine",
        ShareTab::Animation => "Animație",
        ShareTab::Text => "Text",
    },
    qr: "Codul QR al linkului",
    qr_use: "Îndreptați o cameră spre el: pagina se deschide la ceea ce se vede acum.",
    qr_too_long: |numbers, length, most| {
        format!(
            "Adresa are {}, mai multe decât cele {} ale unui cod QR: distribuiți mai bine linkul.",
            written(
                length as u64,
                &numbers.whole(length as u64),
                "un caracter",
                "caractere"
            ),
            numbers.whole(most as u64)
        )
    },
    embed: "Codul de încorporat",
    copy_embed: "Copiază codul",
    embed_use: "Pentru pagini de pe un server web: într-un fișier deschis de pe disc, browserele nu afișează nimic.",
    width: "Lățime",
    height: "Înălțime",
    plays: "Redare automată",
    loops: "În buclă",
    text: "Tabla ca text",
    copy_text: "Copiază textul",
    files: "Fișiere cu soluții",
    events: "Evenimentele unui fragment, câte unul pe linie",
    make_events: "Creează fișierul",
    making_events: |numbers, done, of, size| {
        format!(
            "Pasul {} din {}, {size}",
            numbers.whole(done),
            numbers.whole(of)
        )
    },
};
