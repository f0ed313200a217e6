//! What is counted: a label and a definition for each counter and operation, by its name in hooks.

use crate::explorer::Counter;

pub(crate) fn queens(name: &str) -> Option<Counter> {
    Some(match name {
        "tests" => ("Tests", "cases, ou combinaisons entières, testées"),
        "placements" => ("Placées", "tests réussis\u{a0}: reines placées"),
        "removals" => ("Retours", "reines retirées"),
        "solutions" => ("Solutions", "solutions trouvées jusqu’à cette étape"),
        "depth" => (
            "Profondeur",
            "le plus de reines à la fois, celles fixées comprises",
        ),
        "nodes" => (
            "Nœuds",
            "nœuds de l’arbre de recherche\u{a0}: chaque échiquier de départ et chaque reine placée",
        ),
        "fundamental" => (
            "À symétrie près",
            "classes de solutions selon les symétries qui laissent en place les reines fixées",
        ),
        "calls" => ("Appels", "appels de la procédure récursive du programme"),
        "comparisons" => ("Comparaisons", "reines comparées à une case testée"),
        "erasures" => (
            "Effacements",
            "fois où le programme efface une case ou rétablit son échiquier",
        ),
        "removals_after_loop" => (
            "Boucles finies",
            "boucles sur les cases arrivées à leur fin",
        ),
        "found" => (
            "Trouvées",
            "solutions que la recherche elle-même a rencontrées",
        ),
        "mirrored" => (
            "Symétriques",
            "solutions ajoutées comme images des trouvées",
        ),
        "place_calls" => ("Marquages", "appels à occuper_toutes_les_directions"),
        "marks" => (
            "Marques",
            "cases que ces appels écrivent, comptées autant de fois qu’elles sont écrites",
        ),
        "saves" => ("Sauvegardes", "copies de l’échiquier entier"),
        "cells_read" => ("Cases lues", "cases de l’échiquier que le programme lit"),
        "pos_ok" => (
            "Colonnes libres",
            "candidates dont le chiffre n’est pas dans la chaîne",
        ),
        "test_calls" => ("Appels de test", "appels de la fonction récursive test"),
        "row_checks" => ("Lignes vues", "lignes regardées par est_valide"),
        "diag_checks" => (
            "Diagonales",
            "paires de reines comparées par leurs diagonales",
        ),
        "drawn_nodes" => (
            "Nœuds dessinés",
            "nœuds de la figure de la fiche\u{a0}: la racine et chaque enfant, valide ou refusé",
        ),
        "iterations" => ("Tours", "tours de la boucle while"),
        "valid_steps" => ("Reines regardées", "reines regardées par valid"),
        "pushes" => ("Empilements", "fois où k augmente"),
        "generated" => ("Générées", "combinaisons générées"),
        "pair_checks" => ("Paires", "paires de reines comparées"),
        "draws" => ("Tirages", "cases, ou combinaisons entières, tirées au sort"),
        "restarts" => ("Reprises", "fois où la recherche a recommencé"),
        "squares_valued" => (
            "Cases évaluées",
            "valeurs calculées\u{a0}: une par case libre après chaque reine",
        ),
        "scans" => ("Parcours", "recherches des cases libres de l’échiquier"),
        "criticals" => (
            "Critiques",
            "situations critiques\u{a0}: la liste d’une case est devenue vide",
        ),
        "critical_returns" => (
            "Libérées aussitôt",
            "appels qui libèrent leur case pour cette raison",
        ),
        "lists_taken" => (
            "Listes",
            "appels qui prennent leur liste et en essaient les cases",
        ),
        "moves_tried" => ("Coups essayés", "cases d’une liste où le programme va"),
        "loops_left" => ("Boucles finies", "listes essayées jusqu’au bout"),
        "fusion_comparisons" => ("Comparaisons", "valuations comparées par Fusion"),
        "bounds" => ("Bornes", "bornes trouvées avant la recherche"),
        "frames" => (
            "Cadres",
            "cadres examinés, un par classe sous les symétries",
        ),
        "sizes" => ("Tailles", "nombres de reines essayés"),
        "moves" => ("Déplacements", "reines déplacées sur une autre case"),
        "branchings" => ("Branchements", "appels qui ont encore une reine à poser"),
        "refutations" => (
            "Réfutés",
            "nombres de reines dont tous les ensembles sont exclus",
        ),
        "verdicts" => (
            "Tranchés",
            "nombres de reines sur lesquels la recherche a conclu",
        ),
        _ => return None,
    })
}

pub(crate) fn knight(name: &str) -> Option<Counter> {
    Some(match name {
        "placements" => ("Visites", "tests réussis\u{a0}: cases visitées"),
        "removals" => ("Retours", "cases libérées"),
        "depth" => (
            "Profondeur",
            "le plus grand nombre de cases visitées à la fois, départ compris",
        ),
        "nodes" => ("Nœuds", "appels de TestePosition, celui du départ compris"),
        "fundamental" => (
            "À symétrie près",
            "classes de parcours selon les symétries qui laissent en place le départ",
        ),
        _ => return queens(name),
    })
}
