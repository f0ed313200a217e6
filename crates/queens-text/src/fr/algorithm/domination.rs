//! The searches for dominating sets: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "coverage-search",
        name: "Recherche par couverture",
        idea: "On couvre d’abord la case que le moins de reines peuvent couvrir\u{a0}; on abandonne ce que la borne exclut.",
        source: "Fiche 000, §2.4",
        cost: "Un test est un passage sur les candidates. Sur 8\u{a0}×\u{a0}8, 356 nœuds excluent quatre reines\u{a0}; que moins ne suffisent pas fait partie de chaque résultat.",
        listing: &[
            "k ← ⌈cases à couvrir ÷ maximum couvert par une reine⌉",
            "*répéter*\u{a0}: couvrir(k)",
            "*jusqu’à ce qu’*un ensemble soit trouvé, ou si k est donné\u{a0}; *sinon* k ← k + 1",
            "couvrir(r)\u{a0}: *si* r = 0\u{a0}: noter",
            "  u ← case non couverte qui a le moins de candidates",
            "  *pour chaque* candidate c qui couvre u, la meilleure d’abord\u{a0}:",
            "    interdire c aux suivantes",
            "    *si* les r − 1 meilleures ne couvrent pas le reste\u{a0}: c suivante",
            "    poser une reine en c\u{a0}; couvrir(r − 1)",
            "    la retirer",
        ],
    },
    Words {
        id: "move-one",
        name: "Déplacer une reine",
        idea: "Placer k reines, chercher une case libre, déplacer une reine et recommencer.",
        source: "Fiche 000, §2.4",
        cost: "C(n², k) ensembles pour chaque k, chacun à un déplacement du précédent. La plupart des déplacements réunissent deux ensembles de cases, car ce que couvrent les autres reines est conservé.",
        listing: &[
            "trouver des bornes pour k\u{a0}; k ← la borne inférieure",
            "placer k reines sur les cases les plus basses",
            "*tant que* une case est libre, ou qu’une règle est violée\u{a0}:",
            "  (*sinon* afficher la solution et continuer)",
            "  déplacer une reine",
            "*fin* si un ensemble est trouvé, ou si k est donné\u{a0}; *sinon* k ← k + 1",
        ],
    },
    Words {
        id: "frames",
        name: "Exacte, par cadres",
        idea: "Où sont la première et la dernière colonne vide, et de même pour les lignes\u{a0}? Aucune reine n’est sur ce cadre\u{a0}: toutes le couvrent en le croisant. Des inégalités disent s’il en manque.",
        source: "les auteurs\u{a0}; borne\u{a0}: Spencer et Weakley, 1995",
        cost: "140 nœuds excluent quatre reines sur 8\u{a0}×\u{a0}8, là où la recherche par couverture en demande 356\u{a0}; un nœud coûte davantage. Elle sert pour moins de reines que de colonnes, car un cadre doit être vide.",
        listing: &[
            "k ← ⌈cases à couvrir ÷ maximum couvert par une reine⌉, au moins ⌊n ÷ 2⌋",
            "*répéter*\u{a0}: *pour chaque* cadre, à symétrie près\u{a0}:",
            "  *si* ses inégalités excluent k reines\u{a0}: suivant\u{a0}; *sinon* chercher(k)",
            "*jusqu’à ce qu’*un ensemble soit trouvé, ou si k est donné\u{a0}; *sinon* k ← k + 1",
            "chercher(r)\u{a0}: *si* r = 0\u{a0}: noter l’ensemble et ses images",
            "  u ← case non couverte, ou ligne extérieure sans reine, qui a le moins de candidates",
            "  *pour chaque* candidate c pour u, celle qui gagne le plus d’abord\u{a0}:",
            "    interdire c (dans chercher(k), ses images aussi) aux suivantes",
            "    *si* les inégalités excluent r − 1 reines, ou si c’est l’image d’un ensemble noté\u{a0}: c suivante",
            "    poser une reine en c\u{a0}; chercher(r − 1)",
            "    la retirer",
        ],
    },
];
