//! Dialogs: the engine that stopped.

use queens_page::engine::Failure;

use crate::dialog::DialogTexts;

pub(crate) const TEXTS: DialogTexts = DialogTexts {
    close: "Fermer",
    keys: "Touches",
    stopped: "Le moteur s’est arrêté",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "Il n’a pas pu démarrer. Vos réglages sont gardés\u{a0}; rechargez-le pour chercher."
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
    copy_details: "Copier les détails",
};
