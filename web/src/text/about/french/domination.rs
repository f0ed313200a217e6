//! Domination, in French.

use crate::text::about::topic::{Domination, Question, Topic};

pub(super) const DOMINATION: Domination = Domination {
    topic: Topic {
        title: "Bloquer l’échiquier\u{a0}: la domination",
        paragraphs: &[
            "La fiche 000 (§2.4) demande\u{a0}: *comment bloquer l’échiquier avec le minimum de reines\u{a0}?* Il est bloqué quand chaque case est occupée ou menacée. Ici les reines peuvent se menacer, et une ligne peut en porter plusieurs ou aucune. Les livres parlent de *domination* et notent γ(n) le plus petit nombre.",
        ],
        questions: [
            Question {
                title: "Question\u{a0}: donner une borne inférieure et une borne supérieure",
                answer: &[
                    "*Au moins trois.* Sur l’échiquier 8\u{a0}×\u{a0}8 vide, c’est au centre qu’une reine couvre le plus de cases\u{a0}: 28, la sienne comprise. Deux reines couvrent au plus 56 cases, et il y en a 64. En bref\u{a0}: 64\u{a0}÷\u{a0}28 dépasse 2.",
                    "*Au plus sept.* Posez chaque reine sur une case libre, c’est-à-dire ni occupée ni menacée. Quand il n’y a plus de case libre, l’échiquier est bloqué. Cela arrive souvent avant la huitième reine\u{a0}: {le second échiquier ci-dessus|#stuck} est bloqué par sept.",
                    "La fiche fait donc explorer la tranche de trois à six reines. {Le premier échiquier ci-dessus|#stuck} règle la borne du haut\u{a0}: *cinq* suffisent.",
                ],
            },
            Question {
                title: "Question\u{a0}: proposer une stratégie",
                answer: &[
                    "Celle de la fiche\u{a0}: *placer k reines et chercher une case libre. S’il n’y en a pas, afficher la solution. S’il y en a une, déplacer une reine et recommencer.*",
                    "Elle ne dit pas quelle reine déplacer. Pour être sûr de la réponse, il faut que chaque ensemble de k cases ait son tour. {Déplacer une reine|move-one} les prend dans un ordre où chacun diffère du précédent par une seule reine.",
                    "Il y a 41\u{202f}664 ensembles de trois cases et 635\u{202f}376 de quatre, et aucun ne bloque l’échiquier. Quatre reines ne suffisent donc pas\u{a0}; mais il a fallu regarder tous ces ensembles. {Sur 5\u{a0}×\u{a0}5|move-one-5}, c’est vite fait\u{a0}: trois reines.",
                ],
            },
            Question {
                title: "Pour aller plus loin\u{a0}: exclure quatre reines sans essayer tous les ensembles",
                answer: &[
                    "Partez plutôt des cases. Prenez la case non couverte que le moins de reines peuvent couvrir. Toute solution contient l’une de ces reines\u{a0}: essayez-les l’une après l’autre. Renoncez dès que les reines qui restent ne peuvent plus couvrir les cases qui restent, si bien placées soient-elles.",
                    "{La recherche par couverture, avec k\u{a0}=\u{a0}4|coverage-4}, ne trouve rien\u{a0}: *quatre reines* ne bloquent jamais l’échiquier.",
                ],
            },
            Question {
                title: "Pour aller plus loin\u{a0}: tous les ensembles de cinq",
                answer: &[
                    "{La même recherche, pour tous les ensembles|coverage}, trouve *4\u{202f}860* ensembles de cinq reines, *638* à symétrie près. Donc γ(8)\u{a0}=\u{a0}5.",
                ],
            },
            Question {
                title: "Pour aller plus loin\u{a0}: des règles plus strictes",
                answer: &[
                    "*Domination indépendante*\u{a0}: aucune reine n’en menace une autre. {Cinq reines|independent} suffisent encore, de 728 façons. Celles du premier échiquier ci-dessus en sont une.",
                    "*Domination totale*\u{a0}: les cases occupées doivent être menacées elles aussi, chacune par une autre reine. {Cinq encore|total}, de 352 façons.",
                    "La table donne le plus petit nombre γ, les ensembles d’autant de reines, tous puis à symétrie près, et les plus petits nombres i de reines indépendantes et γₜ pour la domination totale. Sur 1\u{a0}×\u{a0}1, il n’y a pas de domination totale\u{a0}: une reine seule n’est menacée par aucune autre.",
                ],
            },
        ],
    },
    heads: ["n", "γ", "Ensembles", "Classes", "i", "γₜ"],
};
