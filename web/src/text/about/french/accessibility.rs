//! The accessibility heuristic, in French.

use crate::text::about::topic::{Accessibility, Question, Topic};

pub(super) const ACCESSIBILITY: Accessibility = Accessibility {
    topic: Topic {
        title: "L’heuristique d’accessibilité",
        paragraphs: &[
            "Revenons aux n reines qui ne se menacent pas. Une *heuristique* est une règle qui mène souvent à une solution et n’en garantit aucune. La fiche 000 (§2.5) en emprunte une au parcours du cavalier. Pas de retour en arrière\u{a0}: une reine posée le reste.",
        ],
        questions: [
            Question {
                title: "Question\u{a0}: formuler une heuristique. Pourquoi est-elle intéressante\u{a0}?",
                answer: &[
                    "Inscrivez sur chaque case le nombre de cases qu’une reine y éliminerait. Posez ensuite chaque reine sur la case libre de *plus petite valeur*.",
                    "Plus il reste de cases libres, plus les reines suivantes ont de chances. Et c’est rapide\u{a0}: un choix par reine, jamais repris. Mais cela peut s’arrêter trop tôt, sans case libre et avec moins de n reines.",
                ],
            },
            Question {
                title: "Question\u{a0}: les déplacements, et + sur les positions",
                answer: &[
                    "Une reine va dans huit directions. `delta` contient un pas dans chacune\u{a0}: (−1,\u{a0}0), (−1,\u{a0}−1), (0,\u{a0}−1), (1,\u{a0}−1), (1,\u{a0}0), (1,\u{a0}1), (0,\u{a0}1), (−1,\u{a0}1). `pos + delta[nv]` ajoute la colonne à la colonne et la ligne à la ligne. En répétant l’addition, on suit la direction jusqu’au bord.",
                ],
            },
            Question {
                title: "Question\u{a0}: calculerHB, le tableau hb",
                answer: &[
                    "À partir de chaque case, suivez les huit directions et comptez les cases. Au bord cela donne 3·(n\u{a0}−\u{a0}1), et 2 de plus à chaque couronne vers l’intérieur\u{a0}: 12, 14, 16 pour n\u{a0}=\u{a0}5, comme dans la fiche, et 21, 23, 25, 27 pour n\u{a0}=\u{a0}8. Pour le 22 du texte de la fiche, voyez {ses erreurs|#slips}.",
                ],
            },
            Question {
                title: "Question\u{a0}: placerNaif parcourt tout l’échiquier",
                answer: &[
                    "Après chaque reine, le programme marque ses lignes. Puis il parcourt l’échiquier ligne par ligne et retient la première case non marquée de plus petite valeur.",
                    "{À partir de (1,\u{a0}1) sur 5\u{a0}×\u{a0}5|scan-5}, c’est-à-dire de b2, les cinq reines trouvent leur place\u{a0}: (1,\u{a0}1), (3,\u{a0}0), (4,\u{a0}2), (0,\u{a0}4), (2,\u{a0}3), comme dans la fiche. D’abord la colonne, puis la ligne, à partir de 0.",
                ],
            },
            Question {
                title: "Question\u{a0}: placerOptm tient une liste",
                answer: &[
                    "La liste contient les cases encore disponibles\u{a0}; toute case marquée en sort et n’est plus lue. L’ordre reste le même, {les poses aussi|list-5}.",
                    "Ce qu’on gagne, ce sont des lectures\u{a0}: à partir de a1 sur 8\u{a0}×\u{a0}8, {la liste|list-8} fait lire 150 cases, {le parcours complet|scan-8} 384. Les deux s’arrêtent à six reines.",
                ],
            },
            Question {
                title: "Question\u{a0}: test_heuristiq essaie chaque départ",
                answer: &[
                    "Sur 4\u{a0}×\u{a0}4, quatre départs mènent à n reines, sur 5\u{a0}×\u{a0}5 trois, sur 9\u{a0}×\u{a0}9 seulement {f5|list-9}. Pour tout autre n de 4 à 60, il n’y en a aucun.",
                    "Le texte de la fiche peut se lire autrement\u{a0}: les cases éliminées *dans le restant de l’échiquier*. Il faut alors récrire les valeurs après chaque reine, et seules les cases libres comptent. {Ces valeurs actuelles|dynamic} réussissent bien plus souvent. La table donne le nombre de départs qui réussissent.",
                ],
            },
        ],
    },
    values: "Le tableau hb pour n\u{a0}=\u{a0}8",
    heads: ["n", "Départs", "Tableau hb", "Valeurs actuelles"],
};
