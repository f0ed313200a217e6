//! Places to start from.

use queens_page::permalink::examples::Example;

use crate::examples::ExamplesTexts;

pub(crate) const TEXTS: ExamplesTexts = ExamplesTexts {
    list: "Par où commencer",
    words: |example| match example {
        Example::FourQueens => (
            "Quatre reines, pas à pas",
            "Toute la colonne c est menacée\u{a0}: regardez la recherche reprendre b3. Elle compte 83 événements en tout.",
        ),
        Example::Tree => (
            "Une recherche en arbre",
            "Choisissez Arbre entier ou Stalactites\u{a0}: 153 nœuds, dont seulement 4 solutions.",
        ),
        Example::Twelve => (
            "Douze sortes de solutions",
            "Les 92 solutions viennent de 12 échiquiers, par rotation et symétrie. Onze en donnent 8 chacun\u{a0}; celui-ci, le plus symétrique, 4.",
        ),
        Example::Corner => (
            "Une reine dans le coin",
            "Avec une reine fixée en a1, il reste 4 des 92 solutions. Libérez-la, fixez d1 et lancez\u{a0}: 18.",
        ),
        Example::Mirror => (
            "Moitié moins de travail",
            "Chaque solution est suivie de son reflet\u{a0}: 7\u{202f}856 tests suffisent au lieu de 15\u{202f}720.",
        ),
        Example::Digits => (
            "Un échiquier en un nombre",
            "Ce programme écrit les colonnes des reines, ligne par ligne, comme des chiffres\u{a0}: le premier nombre sans menace est 15863724.",
        ),
        Example::Permutations => (
            "Tout essayer",
            "Les 40\u{202f}320 façons de donner à chaque colonne sa propre ligne, une par une\u{a0}: 92 sont des solutions.",
        ),
        Example::Lot => (
            "Des reines tirées au sort",
            "Chaque reine prend une case libre au hasard. S’il n’en reste pas, tout recommence\u{a0}: ici 82 fois.",
        ),
        Example::LookAhead => (
            "Prévoir, c’est gagner",
            "Vingt reines, deux recherches, une horloge\u{a0}: 145 tests jusqu’à une première solution en prévoyant, 3\u{202f}992\u{202f}510 sans prévoir.",
        ),
        Example::Greedy => (
            "Glouton, et bloqué",
            "Toujours la case qui menace le moins\u{a0}: depuis b2, six reines sont posées et aucune case n’est libre. Essayez d’autres départs.",
        ),
        Example::Thousand => (
            "Mille reines",
            "Toutes sont posées d’emblée, et celles qui sont menacées bougent\u{a0}: après 568 déplacements, aucune ne l’est plus. Zoomez pour vérifier.",
        ),
        Example::Eighteen => (
            "Compté en quelques secondes",
            "Lancez\u{a0}: les 666\u{202f}090\u{202f}624 solutions pour n\u{a0}=\u{a0}18 sont comptées sans être regardées une à une.",
        ),
        Example::Billion => (
            "Un milliard d’étapes",
            "n\u{a0}=\u{a0}32\u{a0}: après 1\u{202f}000\u{202f}000\u{202f}000 d’étapes, 70 solutions sont trouvées, et la première reine est encore en a1. Il faut un moment pour y arriver.",
        ),
        Example::FiveCover => (
            "Cinq reines voient tout",
            "Cinq reines menacent ou occupent les 64 cases\u{a0}; les nombres disent combien de fois. Il y a 4\u{202f}860 ensembles de ce genre.",
        ),
        Example::FourDoNot => (
            "Quatre ne suffisent pas",
            "La preuve comme une carte\u{a0}: 25 cadres sur 45 sont exclus par une simple inégalité, les 20 autres par une courte recherche.",
        ),
        Example::Independent => (
            "Couvrir sans se menacer",
            "En 4 × 4, deux reines couvrent toutes les cases, mais elles se menacent. Sans cela, il en faut trois.",
        ),
        Example::Total => (
            "Chaque reine menacée, elle aussi",
            "Ici, une reine ne couvre pas sa propre case. Cinq suffisent encore en 8 × 8, de 352 façons.",
        ),
        Example::Tour => (
            "Un parcours du cavalier",
            "63 coups, et aucun n’est repris\u{a0}: le cavalier va toujours vers la case d’où partent le moins de coups.",
        ),
        Example::ClosedTour => (
            "Aller et retour",
            "Les 36 cases, et de la dernière le cavalier peut rentrer. Seuls 2 coups ont été repris.",
        ),
        Example::NoTour => (
            "Un échiquier sans parcours",
            "Aucun chemin depuis a1 ne visite les 16 cases\u{a0}: au bout de 12 cases au plus, cette recherche le voit et revient en arrière. Il lui faut 455 nœuds.",
        ),
    },
};
