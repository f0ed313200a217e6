//! The knight's tour, in French.

use crate::text::about::topic::{Knight, Played, Question, Topic};

pub(super) const KNIGHT: Knight = Knight {
    topic: Topic {
        title: "Le parcours du cavalier",
        paragraphs: &[
            "Dans la fiche 004 (II), un cavalier doit passer sur toutes les cases de l’échiquier 8\u{a0}×\u{a0}8, *une fois et une seule sur chacune*. Les cases qu’il peut atteindre en un déplacement sont les cases *permises*.",
            "Chaque case a un indice\u{a0}: 8 fois sa ligne plus sa colonne, comptées à partir de 0. Ainsi a1 a l’indice 0, b1 l’indice 1, a2 l’indice 8, b3 l’indice 17 et h8 l’indice 63.",
        ],
        questions: [
            Question {
                title: "Question 1\u{a0}: un début de parcours",
                answer: &[
                    "Le cavalier est passé par a1, b3, c1, a2, c3, b5, a3, c4 et d2.",
                    "*a)* Il va en b1. *Il ne peut pas réussir*\u{a0}: de b1, il ne pourrait aller qu’en a3, c3 ou d2, et toutes les trois sont déjà visitées. Il est bloqué après 10 cases.",
                    "*b)* Il va ailleurs. *Il ne peut pas réussir non plus*\u{a0}: on n’entre en b1 que depuis a3, c3 ou d2. Il a quitté les deux premières et il quitte la troisième\u{a0}; b1 ne peut plus être atteinte.",
                    "Après d2, tout est donc déjà perdu. Un bon programme s’en aperçoit à ce moment-là\u{a0}: c’est l’objet de la question 7.",
                ],
            },
            Question {
                title: "Questions 2 et 3\u{a0}: indice et coord",
                answer: &[
                    "`Indice([2, 1])` vaut 17, `Coord(17)` vaut `[2, 1]`. Les questions écrivent indice et coord, mais `CasA` appelle `Indice` et `Coord`\u{a0}: pour Python, ce sont d’autres noms.",
                ],
            },
            Question {
                title: "Question 4\u{a0}: CasA",
                answer: &[
                    "*a)* `CasA(0)` renvoie `[17, 10]`\u{a0}: de a1 en b3 et c2. `CasA(39)` renvoie `[45, 54, 22, 29]`\u{a0}: de h5 en f6, g7, g3 et f4.",
                    "*b)* Elle renvoie les indices de toutes les cases qu’un cavalier posé sur la case n peut atteindre en un coup, dans l’ordre de `Deplacements`.",
                ],
            },
            Question {
                title: "Question 5\u{a0}: Init",
                answer: &[
                    "`ListeCA` devient une liste de 64 listes. Il faut `global`, car on affecte les deux variables.",
                ],
            },
            Question {
                title: "Question 6\u{a0}: quelle valeur\u{a0}?",
                answer: &[
                    "*Une autre valeur.* `ListeCA[0]` vaut `[17, 10]`\u{a0}: les cases de `[10, 17]`, mais dans un autre ordre, et une liste est ordonnée. Pour un autre n, c’est une autre liste. Aucune des 64 n’est l’une des cinq proposées.",
                ],
            },
            Question {
                title: "Question 7\u{a0}: la recherche",
                answer: &[
                    "Désormais `ListeCA[k]` ne contient que les voisines de k qui ne sont pas encore occupées. Si elle devient vide quand on occupe n, la case k ne peut plus être atteinte que depuis n\u{a0}: la situation est *critique*. Après d2, à la question 1, c’est la liste de b1, `ListeCA[1]`, qui est vide.",
                    "*a)* `OccupePosition` retire n des listes de ses cases permises et dit si l’une d’elles est devenue vide.",
                    "*b)* `LiberePosition` remet n, mais *à la fin* de chaque liste, et non là où il était. Si l’on occupe puis libère b5 (33) tout au début, `ListeCA[16]` passe de `[33, 26, 10, 1]` à `[26, 10, 1, 33]`. L’ordre des essais dépend donc de ce qui a été essayé auparavant.",
                    "*c)* `TestePosition` parcourt une copie de `ListeCA[n]`\u{a0}; `L = ListeCA[n]` ne ferait que donner un second nom à la même liste. En fait, cette liste ne change pas tant que n est occupée, puisque n ne figure plus dans les listes de ses voisines libres. Quand 63 cases sont occupées, critique veut dire terminé\u{a0}: la seule case restante est voisine de n. On l’ajoute à la fin.",
                    "Dans l’ordre des listes, {le parcours depuis a1|natural-a1} demande 522\u{202f}490 appels de `TestePosition`, {depuis e3|natural-e3} (indice 20) 132\u{202f}202. Seuls 12 des 64 départs aboutissent en deux millions d’appels au plus, où cette page renonce.",
                ],
            },
            Question {
                title: "Question 8\u{a0}: par valuation",
                answer: &[
                    "*a)* La valuation de n est la longueur de `ListeCA[n]`. *b)* `Fusion` compare les premiers éléments de A et de B et prend celui de plus petite valuation, celui de A en cas d’égalité. *c)* `TriFusion` coupe la liste en deux, trie les moitiés et les fusionne. Grâce à `<=`, le tri est *stable*\u{a0}: à valuation égale, l’ordre est conservé, et les résultats ci-dessous en dépendent.",
                    "*d)* Dans `TestePosition`, seule change la ligne de `L`. À ce moment n est occupée et ne compte plus.",
                    "Depuis 63 des 64 départs, par exemple {depuis a1|fewest-a1}, 63 appels suffisent\u{a0}: on ne revient jamais en arrière. Seul le départ {f5|fewest-f5} (indice 37) en demande 80, dont 17 sont repris. Depuis {e1|fewest-e1}, {g2|fewest-g2}, {d3|fewest-d3} et {g4|fewest-g4} (4, 14, 19 et 30), le parcours est *fermé*\u{a0}: un coup de plus ramène au départ.",
                    "C’est la *règle de Warnsdorff*, de 1823. {Le départage de Roth|roth-f5} prend, à valuation égale, la case la plus éloignée du centre.",
                ],
            },
            Question {
                title: "Pour aller plus loin\u{a0}: un nombre impair de cases",
                answer: &[
                    "À chaque déplacement, le cavalier change de couleur. Sur 5\u{a0}×\u{a0}5, 13 cases ont la couleur de a1 et 12 l’autre\u{a0}: un parcours doit donc commencer et finir sur la couleur de a1. Par conséquent, aucun n’est fermé, et {depuis b1|natural-5} il n’y en a pas\u{a0}: la recherche le constate après 93\u{202f}349 appels. {Depuis a1|fewest-5} il y en a 304, et au moins un depuis chacune des 13.",
                ],
            },
        ],
    },
    played: Played {
        group: "Le début, visite par visite",
        back: "Une visite en arrière",
        forward: "Une visite en avant",
        visit: |number, square| format!("Visite {number}\u{a0}: le cavalier est en {square}."),
        there: |square| format!("a) en {square}"),
        elsewhere: "b) ailleurs",
        blocked: |square, left| {
            format!("En {square}, le cavalier est bloqué, et il reste {left} cases à visiter.")
        },
        unreachable: |square| {
            format!("Où qu’il aille ailleurs, plus aucune case libre ne mène à {square}.")
        },
    },
};
