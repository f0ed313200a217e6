//! Dialogs: the list of keys, the link, the engine that stopped.

use queens_page::engine::Failure;

use crate::dialog::DialogTexts;

pub(crate) const TEXTS: DialogTexts = DialogTexts {
    close: "Fermer",
    keys: "Touches",
    stopped: "Le moteur s’est arrêté",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "Il n’a pas pu démarrer. La page réessaie à quelques secondes d’intervalle\u{a0}; vos réglages sont gardés. Vérifiez la connexion ou rechargez la page."
        }
        Failure::Crashed => {
            "Il a rencontré une erreur. Vos réglages sont gardés, et les étapes déjà lues restent visibles."
        }
        Failure::OtherBuild => {
            "Il est d’une autre version que cette page. Rechargez la page pour que les deux soient de la même version."
        }
        Failure::Silent => {
            "Il n’a pas répondu, même après avoir été remplacé. Vos réglages sont gardés."
        }
    },
    reload: "Recharger le moteur",
    link: "Lien vers cette étape",
    copy_link: "Copier le lien",
    character_keys: "Les lettres et les signes agissent sur la page",
    share_look: "Avec mes couleurs et ma langue",
    copy_details: "Copier les détails",
};
