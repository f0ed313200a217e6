//! What is counted: a label and a definition for each counter and operation, by its name in hooks.

/// A label, and what is counted.
pub type Counter = (&'static str, &'static str);

pub(super) fn english(name: &str) -> Option<Counter> {
    Some(match name {
        "tests" => ("Tests", "candidate squares, or whole candidates, tested"),
        "placements" => ("Placed", "tests that succeeded: queens placed"),
        "removals" => ("Backtracks", "queens taken back"),
        "solutions" => ("Solutions", "solutions found up to this step"),
        "depth" => (
            "Depth",
            "the most queens standing at once, fixed ones included",
        ),
        "nodes" => (
            "Nodes",
            "nodes of the search tree: each starting board and each queen placed",
        ),
        "fundamental" => (
            "Up to symmetry",
            "classes of solutions under the symmetries that keep the fixed queens",
        ),
        "calls" => ("Calls", "calls of the program's recursive procedure"),
        "comparisons" => ("Comparisons", "queens compared with a tested square"),
        "erasures" => (
            "Erasures",
            "times that the program clears a square or restores its board",
        ),
        "removals_after_loop" => (
            "Loops left",
            "loops over the squares that came to their end",
        ),
        "found" => ("Found", "solutions that the search itself met"),
        "mirrored" => ("Mirrored", "solutions added as images of those found"),
        "place_calls" => ("Markings", "calls of occuper_toutes_les_directions"),
        "marks" => (
            "Marks",
            "squares written by it, those written twice counted twice",
        ),
        "saves" => ("Saves", "copies of the whole board"),
        "cells_read" => (
            "Squares read",
            "squares of the board that the program reads",
        ),
        "pos_ok" => (
            "Columns free",
            "candidates whose digit is not in the string",
        ),
        "test_calls" => ("Test calls", "calls of the recursive function test"),
        "row_checks" => ("Row checks", "rows looked at by est_valide"),
        "diag_checks" => (
            "Diagonal checks",
            "pairs of queens compared by their diagonals",
        ),
        "drawn_nodes" => (
            "Drawn nodes",
            "nodes of the sheet's figure: the root and each child, valid or refused",
        ),
        "iterations" => ("Iterations", "turns of the while loop"),
        "valid_steps" => ("Valid steps", "queens looked at by valid"),
        "pushes" => ("Pushes", "times that k grows"),
        "generated" => ("Generated", "candidates generated"),
        "pair_checks" => ("Pair checks", "pairs of queens compared"),
        "draws" => ("Draws", "squares, or whole candidates, drawn by chance"),
        "restarts" => ("Restarts", "times that the search began again"),
        "squares_valued" => (
            "Squares valued",
            "values worked out: one for each free square after each queen",
        ),
        "scans" => ("Scans", "looks for the free squares of the board"),
        "criticals" => (
            "Critical",
            "critical situations: a square’s list became empty",
        ),
        "critical_returns" => (
            "Freed at once",
            "calls that free their square because of one",
        ),
        "lists_taken" => ("Lists", "calls that take their list and try its moves"),
        "moves_tried" => ("Moves tried", "squares of a list that the program goes to"),
        "loops_left" => ("Loops left", "lists that were tried to their end"),
        "fusion_comparisons" => ("Comparisons", "valuations compared by Fusion"),
        "bounds" => ("Bounds", "bounds found before the search"),
        "sizes" => ("Sizes", "numbers of queens begun with"),
        "moves" => ("Moves", "queens moved to another square"),
        "branchings" => ("Branchings", "calls that still have a queen to place"),
        "refutations" => (
            "Refuted",
            "numbers of queens of which all sets were ruled out",
        ),
        "verdicts" => ("Decided", "numbers of queens that the search was done with"),
        _ => return None,
    })
}

pub(super) fn french(name: &str) -> Option<Counter> {
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
            "classes de solutions selon les symétries qui gardent les reines fixées",
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
        "place_calls" => ("Marquages", "appels de occuper_toutes_les_directions"),
        "marks" => (
            "Marques",
            "cases qu’elle écrit, comptées deux fois si elles le sont deux fois",
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
        "valid_steps" => ("Pas de valid", "reines regardées par valid"),
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

pub(super) fn romanian(name: &str) -> Option<Counter> {
    Some(match name {
        "tests" => ("Teste", "câmpuri, sau combinații întregi, testate"),
        "placements" => ("Așezate", "teste reușite: regine așezate"),
        "removals" => ("Reveniri", "regine luate înapoi"),
        "solutions" => ("Soluții", "soluții găsite până la acest pas"),
        "depth" => (
            "Adâncime",
            "cele mai multe regine deodată, cu tot cu cele fixate",
        ),
        "nodes" => (
            "Noduri",
            "nodurile arborelui de căutare: fiecare tablă de pornire și fiecare regină așezată",
        ),
        "fundamental" => (
            "Fără simetrice",
            "clase de soluții după simetriile care păstrează reginele fixate",
        ),
        "calls" => ("Apeluri", "apeluri ale procedurii recursive a programului"),
        "comparisons" => ("Comparații", "regine comparate cu un câmp testat"),
        "erasures" => (
            "Ștergeri",
            "de câte ori programul șterge un câmp sau își reface tabla",
        ),
        "removals_after_loop" => ("Bucle încheiate", "bucle peste câmpuri ajunse la capăt"),
        "found" => ("Găsite", "soluții întâlnite chiar de căutare"),
        "mirrored" => ("Oglindite", "soluții adăugate ca imagini ale celor găsite"),
        "place_calls" => ("Marcări", "apeluri ale lui occuper_toutes_les_directions"),
        "marks" => (
            "Marcaje",
            "câmpuri scrise de ea; cele scrise de două ori se numără de două ori",
        ),
        "saves" => ("Salvări", "copii ale întregii table"),
        "cells_read" => (
            "Câmpuri citite",
            "câmpuri ale tablei pe care le citește programul",
        ),
        "pos_ok" => ("Coloane libere", "candidate a căror cifră nu e în șir"),
        "test_calls" => ("Apeluri test", "apeluri ale funcției recursive test"),
        "row_checks" => ("Linii văzute", "linii privite de est_valide"),
        "diag_checks" => ("Diagonale", "perechi de regine comparate pe diagonale"),
        "drawn_nodes" => (
            "Noduri desenate",
            "nodurile figurii din fișă: rădăcina și fiecare copil, valid sau respins",
        ),
        "iterations" => ("Iterații", "treceri prin bucla while"),
        "valid_steps" => ("Pași valid", "regine privite de valid"),
        "pushes" => ("Urcări", "de câte ori k crește"),
        "generated" => ("Generate", "combinații generate"),
        "pair_checks" => ("Perechi", "perechi de regine comparate"),
        "draws" => ("Trageri", "câmpuri, sau combinații întregi, trase la sorți"),
        "restarts" => ("Reluări", "de câte ori căutarea a început din nou"),
        "squares_valued" => (
            "Câmpuri evaluate",
            "valori calculate: una pentru fiecare câmp liber după fiecare regină",
        ),
        "scans" => ("Parcurgeri", "căutări ale câmpurilor libere de pe tablă"),
        "criticals" => ("Critice", "situații critice: lista unui câmp a rămas goală"),
        "critical_returns" => (
            "Eliberate îndată",
            "apeluri care își eliberează câmpul din acest motiv",
        ),
        "lists_taken" => (
            "Liste",
            "apeluri care își iau lista și îi încearcă mutările",
        ),
        "moves_tried" => (
            "Mutări încercate",
            "câmpuri dintr-o listă pe care merge programul",
        ),
        "loops_left" => ("Bucle încheiate", "liste încercate până la capăt"),
        "fusion_comparisons" => ("Comparații", "valuații comparate de Fusion"),
        "bounds" => ("Margini", "margini găsite înaintea căutării"),
        "sizes" => ("Mărimi", "numere de regine începute"),
        "moves" => ("Mutări", "regine mutate pe alt câmp"),
        "branchings" => ("Ramificări", "apeluri care mai au de așezat o regină"),
        "refutations" => (
            "Excluse",
            "numere de regine pentru care toate mulțimile au fost excluse",
        ),
        "verdicts" => ("Încheiate", "numere de regine cu care căutarea a terminat"),
        _ => return None,
    })
}

/// The same where a knight visits squares and no queen is placed.
pub(super) fn english_knight(name: &str) -> Option<Counter> {
    Some(match name {
        "placements" => ("Visited", "tests that succeeded: squares visited"),
        "removals" => ("Backtracks", "squares freed again"),
        "depth" => (
            "Depth",
            "the most squares visited at once, the start included",
        ),
        "nodes" => ("Nodes", "calls of TestePosition, the start’s included"),
        "fundamental" => (
            "Up to symmetry",
            "classes of tours under the symmetries that keep the start",
        ),
        _ => return english(name),
    })
}

pub(super) fn french_knight(name: &str) -> Option<Counter> {
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
            "classes de parcours sous les symétries qui gardent le départ",
        ),
        _ => return french(name),
    })
}

pub(super) fn romanian_knight(name: &str) -> Option<Counter> {
    Some(match name {
        "placements" => ("Vizitate", "teste reușite: câmpuri vizitate"),
        "removals" => ("Reveniri", "câmpuri eliberate"),
        "depth" => (
            "Adâncime",
            "cele mai multe câmpuri vizitate deodată, cu tot cu start",
        ),
        "nodes" => (
            "Noduri",
            "apeluri ale lui TestePosition, cu tot cu cel al startului",
        ),
        "fundamental" => (
            "Fără simetrice",
            "clase de parcursuri sub simetriile care păstrează startul",
        ),
        _ => return romanian(name),
    })
}
