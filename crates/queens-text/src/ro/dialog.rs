//! Dialogs: the list of keys, the link, the engine that stopped.

use queens_page::engine::Failure;

use crate::dialog::DialogTexts;

pub(crate) const TEXTS: DialogTexts = DialogTexts {
    close: "Închide",
    keys: "Taste",
    stopped: "Motorul s-a oprit",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "Nu a putut porni. Pagina încearcă din nou la fiecare câteva secunde; setările sunt păstrate. Verificați conexiunea sau reîncărcați pagina."
        }
        Failure::Crashed => {
            "A întâlnit o eroare. Setările sunt păstrate, iar pașii citiți până acum pot fi văzuți în continuare."
        }
        Failure::OtherBuild => {
            "E de altă versiune decât această pagină. Reîncărcați pagina ca amândouă să fie de aceeași versiune."
        }
        Failure::Silent => "Nu a răspuns, nici după ce a fost înlocuit. Setările sunt păstrate.",
    },
    reload: "Reîncarcă motorul",
    link: "Linkul către acest pas",
    copy_link: "Copiază linkul",
    character_keys: "Literele și semnele acționează asupra paginii",
    share_look: "Cu culorile și limba mea",
    copy_details: "Copiază detaliile",
};
