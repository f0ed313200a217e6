//! The page about the problem, in French.

mod accessibility;
mod domination;
mod knight;

use super::{AboutTexts, Part, Slip, Term};

pub(super) const TEXTS: AboutTexts = AboutTexts {
    title: "À propos du problème",
    lead: "Ce que demandent ces casse-têtes, d’où ils viennent et ce que l’on en sait\u{a0}; les cinq fiches d’exercices dont cette page est partie, question par question, erreurs comprises.",
    contents: "Sur cette page",
    back: "Retour à l’échiquier",
    rules: Part {
        title: "La règle",
        paragraphs: &[
            "Il s’agit de placer *n reines* sur un échiquier de *n\u{a0}×\u{a0}n* cases de sorte qu’aucune n’en menace une autre. Une reine menace toutes les cases de sa ligne, de sa colonne et de ses deux diagonales, jusqu’au bord.",
            "Une ligne ne peut donc pas porter deux reines, et il y a autant de lignes que de reines\u{a0}: chaque ligne en porte *exactement une*, chaque colonne aussi. C’est pourquoi un échiquier s’écrit comme une liste de n nombres\u{a0}: la ligne de la reine dans chaque colonne.",
            "Les cases se nomment comme aux échecs\u{a0}: colonnes a, b, c… à partir de la gauche, lignes 1, 2, 3… à partir du bas\u{a0}; a1 est donc en bas à gauche. Les programmes des fiches comptent à partir de 0 ou de 1\u{a0}; là où cette page imprime un échiquier pour l’un d’eux, elle fait comme sa fiche.",
        ],
    },
    blocked: Part {
        title: "Deux échiquiers bloqués",
        paragraphs: &[
            "La fiche 000 (§1) s’ouvre sur deux essais sur l’échiquier 8\u{a0}×\u{a0}8. Les reines ont été posées ligne par ligne à partir du haut, chacune sur une case sûre\u{a0}; puis vient une ligne où il n’en reste aucune. Une recherche doit alors *revenir en arrière*\u{a0}: elle reprend une reine et essaie pour elle la case suivante.",
            "Sur ces deux échiquiers, d’ailleurs, il ne reste de case sûre nulle part, pas seulement sur la ligne bloquée. Cinq reines suffisent donc à bloquer tout l’échiquier.",
        ],
    },
    captions: [
        "Cinq reines, en a8, c7, e6, b5 et d4. Toutes les cases de la sixième ligne à partir du haut sont menacées.",
        "Sept reines, en a8, c7, e6, h5, b4, d3 et f2. Toutes les cases de la huitième ligne à partir du haut sont menacées.",
    ],
    history: Part {
        title: "Un peu d’histoire",
        paragraphs: &[
            "*Max Bessel* posa le problème en *1848*, dans un journal d’échecs, pour huit reines. Ce fut un engouement extraordinaire.",
            "Le *21 septembre 1850*, le docteur *Nauck* donna les *92 solutions* de l’échiquier ordinaire. *Gauss* s’y était mis aussi et, d’après les fiches, n’en trouva que *72*.",
            "En *1874*, E. *Pauls* montra comment écrire une solution pour tout n à partir de 4, sans rien chercher. Leur nombre est une autre affaire\u{a0}: on n’en connaît pas de formule, on les compte une à une.",
        ],
    },
    counts: Part {
        title: "Combien de solutions",
        paragraphs: &[
            "Deux solutions qui se déduisent l’une de l’autre par rotation ou par symétrie sont souvent tenues pour une seule. Ce qui reste, ce sont les *solutions fondamentales*\u{a0}: 12 des 92 sur l’échiquier ordinaire.",
        ],
    },
    heads: ["n", "Solutions", "Fondamentales"],
    not_720: "la fiche 000 imprime 720",
    domination: domination::DOMINATION,
    accessibility: accessibility::ACCESSIBILITY,
    conflicts: Part {
        title: "Une autre voie\u{a0}: réparer au lieu de chercher",
        paragraphs: &[
            "R. *Sosič* et J. *Gu* prirent la chose à l’envers en *1990*\u{a0}: poser d’emblée les n reines, une par colonne et une par ligne, tirées au sort, puis enlever ce qui ne va pas. C’est ce que font les {conflits minimaux|conflicts}\u{a0}: tant qu’une reine est menacée, une reine menacée va, dans sa colonne, sur une case où le moins de reines la menacent. Là où Sosič et Gu échangent les lignes de deux reines, une seule reine se déplace ici, comme chez *Minton* et d’autres en *1992*.",
            "Ce que cela donne\u{a0}: *une* solution, très vite, sur des échiquiers où une recherche qui reprend ses reines ne finirait pas\u{a0}; ici jusqu’à n\u{a0}=\u{a0}2\u{202f}000. La même graine donne toujours la même.",
            "Ce que cela ne donne pas\u{a0}: on ne sait jamais si tout a été vu. Cette recherche *ne compte donc rien et ne prouve rien*\u{a0}; s’il n’y a pas de solution, ou par malchance, elle tire de nouveau, encore et encore, et abandonne au bout d’un million de déplacements.",
        ],
    },
    knight: knight::KNIGHT,
    slips: Part {
        title: "Les erreurs des fiches",
        paragraphs: &[
            "Chaque fiche a été refaite et exécutée. Voici ses erreurs, et ce qui est juste.",
        ],
    },
    says: "On y lit",
    right: "Il faut lire",
    slip_list: [
        Slip {
            place: "000, §1",
            says: "D’après Kraïtchik, il y a 720 solutions pour n\u{a0}=\u{a0}10.",
            right: "Il y en a *724*.",
        },
        Slip {
            place: "000, §1",
            says: "Gauss ne trouva que 72 des 92 solutions.",
            right: "Le chiffre de *72* est celui des fiches\u{a0}; cette page le rapporte comme tel et ne s’en porte pas garante.",
        },
        Slip {
            place: "000, §2.4, §2.5",
            says: "Sur l’échiquier vide, une reine bloque 28 cases, et un coin possède la valeur 22.",
            right: "C’est juste avec la case de la reine. Le programme de la fiche ne compte que les cases menacées\u{a0}: *27* et *21*.",
        },
        Slip {
            place: "000, §2.4",
            says: "Il est même probable que six reines suffisent à bloquer l’échiquier 8\u{a0}×\u{a0}8.",
            right: "*Cinq* suffisent, et quatre non\u{a0}: γ(8) = 5.",
        },
        Slip {
            place: "001",
            says: "La procédure qui marque l’échiquier écrit la case de la reine dans tt[xx, yy].",
            right: "Les coordonnées sont échangées\u{a0}: ce devrait être tt[yy, xx]. C’est sans conséquence, car la case touchée est de toute façon marquée par une diagonale, ou se trouve sur une ligne déjà passée\u{a0}: on trouve bien les 92 solutions.",
        },
        Slip {
            place: "001",
            says: "Le troisième programme, jouer2, appelle jouer pour la ligne suivante, et occupe2 avec deux paramètres alors qu’elle en attend trois.",
            right: "Il doit s’appeler lui-même, *jouer2*, et transmettre l’échiquier\u{a0}: occupe2(x, ligne, t).",
        },
        Slip {
            place: "003",
            says: "Le programme imprime D là où st[j] = i.",
            right: "st(i) est la colonne de la reine de la ligne i\u{a0}: l’échiquier sort donc avec lignes et colonnes échangées. Une solution transposée est encore une solution\u{a0}: les 92 sont imprimées, chacune à la place d’une autre.",
        },
        Slip {
            place: "003",
            says: "Jusqu’à ce jour, le problème n’a pas de solution analytique, seulement des essais.",
            right: "*Pauls* en donna une pour tout n à partir de 4 en *1874*. C’est pour le nombre des solutions qu’il n’y a pas de formule.",
        },
        Slip {
            place: "003",
            says: "Deux reines sont sur une même diagonale si st(k) − st(i) = |k − i|.",
            right: "Il manque la valeur absolue à gauche\u{a0}: *|st(k) − st(i)| = |k − i|*, comme dans le programme de la fiche.",
        },
        Slip {
            place: "003",
            says: "Le programme redemande n tant qu’il ne dépasse pas 3.",
            right: "Ces échiquiers ont leur réponse\u{a0}: *1* solution pour n\u{a0}=\u{a0}1, *aucune* pour n\u{a0}=\u{a0}2 et n\u{a0}=\u{a0}3.",
        },
        Slip {
            place: "004, I (003 aussi)",
            says: "Le problème est dû à Gauss.",
            right: "C’est *Max Bessel* qui le posa, en 1848.",
        },
    ],
    sources: Part {
        title: "Sources",
        paragraphs: &[
            "Chaque algorithme de cette page nomme la fiche et la section d’où il vient. Les fiches sont citées comme elles se nomment\u{a0}; trois d’entre elles ne nomment pas d’auteur.",
        ],
    },
    sheets: "Les cinq fiches",
    literature: "Au-delà des fiches",
    sheet: "Fiche",
    sheet_notes: [
        "§1\u{a0}: le problème et son histoire. §2.2 à §2.6\u{a0}: récursion, départ d’une position, symétrie, blocage, heuristique d’accessibilité, force brute.",
        "Quatre programmes en Pascal\u{a0}: boucles imbriquées, copie de l’échiquier, parcours vers le haut, chaîne de chiffres.",
        "La liste qui grandit par la fin et que l’on vérifie en entier, avec l’arbre pour n\u{a0}=\u{a0}4.",
        "Les permutations, et la pile explicite d’une recherche itérative.",
        "I\u{a0}: ligne par ligne, et une solution par classe. II\u{a0}: le parcours du cavalier.",
    ],
    work_notes: [
        "Pour le cavalier\u{a0}: d’abord la case aux cases permises les moins nombreuses.",
        "Une solution pour tout n à partir de 4.",
        "La vérification anticipée (forward checking).",
        "Toutes les reines d’emblée, puis une réparation après l’autre.",
        "Le déplacement là où le moins de reines menacent.",
        "La recherche par masques de bits.",
        "Le nombre des solutions.",
        "Le nombre des solutions fondamentales.",
        "Le plus petit nombre de reines qui bloquent un échiquier n\u{a0}×\u{a0}n.",
    ],
    glossary: Part {
        title: "Les mots de cette page",
        paragraphs: &[
            "Quelques-uns ont deux noms dans les livres\u{a0}; le second est entre parenthèses.",
        ],
    },
    setup: [
        Term {
            word: "Arbre de recherche",
            meaning: "Tous les échiquiers que la recherche atteint, chacun rattaché à celui qui a une reine de moins.",
        },
        Term {
            word: "Candidat",
            meaning: "Un échiquier complet, avec toutes ses reines, qu’une recherche par force brute examine, bon ou mauvais.",
        },
        Term {
            word: "Colonne",
            meaning: "Les cases qui portent la même lettre, de bas en haut.",
        },
        Term {
            word: "Étape",
            meaning: "L’échiquier après tant d’événements\u{a0}; l’étape 0 est l’échiquier donné.",
        },
        Term {
            word: "Événement",
            meaning: "Ce qui se passe d’une étape à la suivante\u{a0}: une reine posée, une case refusée, une reine retirée, une impasse, une solution, la fin.",
        },
        Term {
            word: "Graine",
            meaning: "Le nombre d’où un algorithme qui tire au sort prend son hasard. La même graine donne toujours les mêmes événements.",
        },
        Term {
            word: "Impasse",
            meaning: "Une profondeur de la recherche où toutes les cases ont été essayées sans qu’aucune ne mène plus loin.",
        },
        Term {
            word: "Ligne (rangée)",
            meaning: "Les cases qui portent le même numéro, de gauche à droite.",
        },
        Term {
            word: "Menacer (être en prise)",
            meaning: "Deux reines se menacent quand elles partagent une ligne, une colonne ou une diagonale. Ce qui se trouve entre elles ne compte pas ici.",
        },
        Term {
            word: "Nœud",
            meaning: "Un échiquier que la recherche a atteint\u{a0}: un point de l’arbre de recherche.",
        },
        Term {
            word: "Orbite",
            meaning: "Toutes les solutions qu’une solution devient par les symétries\u{a0}: huit, ou moins si elle est elle-même symétrique.",
        },
        Term {
            word: "Profondeur",
            meaning: "Le nombre de reines sur l’échiquier, les reines fixées comprises. Le compteur «\u{a0}Profondeur\u{a0}» donne le plus grand nombre atteint.",
        },
        Term {
            word: "Reine fixée (reine donnée)",
            meaning: "Une reine que vous posez avant la recherche et qu’elle ne déplace jamais.",
        },
        Term {
            word: "Retour en arrière (backtracking)",
            meaning: "Chercher en posant une reine après l’autre et en reprenant la dernière quand il n’y a plus moyen d’avancer.",
        },
        Term {
            word: "Solution fondamentale (principale)",
            meaning: "Une solution choisie dans chaque orbite.",
        },
        Term {
            word: "Symétrie",
            meaning: "L’une des huit façons de tourner ou de retourner l’échiquier sur lui-même.",
        },
        Term {
            word: "Test",
            meaning: "Une question\u{a0}: cette case, ou ce candidat entier, convient-elle\u{a0}?",
        },
    ],
};
