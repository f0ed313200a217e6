//! `accessibility-list` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "accessibility-list",
    english: Words {
        name: "Accessibility, list",
        idea: "The same placements, found in a list of available squares that shrinks.",
        source: "Sheet 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerOptm(cb, hb, sols, pos0): pos ← pos0, dispo ← all",
            "*repeat*: append pos to sols, mark its lines",
            "  *for each* square it *of* dispo:",
            "    erase it *if* marked, *else* nextpos ← it *if* hb least",
            "  pos ← nextpos, *if* there is one",
            "*with* n queens in sols: print them",
        ],
    },
    french: Words {
        name: "Accessibilité, liste",
        idea: "Les mêmes poses, trouvées dans une liste de cases disponibles qui se réduit.",
        source: "Fiche 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerOptm(cb, hb, sols, pos0)\u{a0}: pos ← pos0, dispo ← toutes",
            "*répéter*\u{a0}: ajouter pos à sols, marquer ses lignes",
            "  *pour chaque* case it *de* dispo\u{a0}:",
            "    effacer it *si* marquée, *sinon* nextpos ← it *si* hb minimal",
            "  pos ← nextpos, *s’il* existe",
            "*avec* n reines dans sols\u{a0}: les afficher",
        ],
    },
    romanian: Words {
        name: "Accesibilitate, listă",
        idea: "Aceleași așezări, găsite într-o listă de câmpuri disponibile care se scurtează.",
        source: "Fișa 000, §2.5",
        listing: &[
            "calculerHB(cb, hb, delta)",
            "placerOptm(cb, hb, sols, pos0): pos ← pos0, dispo ← toate",
            "*repetă*: adaugă pos la sols, marchează-i liniile",
            "  *pentru fiecare* câmp it *din* dispo:",
            "    șterge it *dacă* e marcat, *altfel* nextpos ← it *dacă* hb minim",
            "  pos ← nextpos, *dacă* există",
            "*cu* n regine în sols: afișează-le",
        ],
    },
};
