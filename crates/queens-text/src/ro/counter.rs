//! What is counted: a label and a definition for each counter and operation, by its name in hooks.

use crate::explorer::Counter;

pub(crate) fn queens(name: &str) -> Option<Counter> {
    Some(match name {
        "tests" => ("Teste", "câmpuri, sau combinații întregi, testate"),
        "placements" => ("Așezate", "teste reușite: regine așezate"),
        "removals" => ("Reveniri", "regine luate înapoi"),
        "solutions" => ("Soluții", "soluții găsite până la acest pas"),
        "depth" => (
            "Adâncime",
            "cele mai multe regine deodată, inclusiv cele fixate",
        ),
        "nodes" => (
            "Noduri",
            "nodurile arborelui de căutare: fiecare tablă de pornire și fiecare regină așezată",
        ),
        "fundamental" => (
            "Fundamentale",
            "clase de soluții după simetriile care păstrează reginele fixate",
        ),
        "calls" => ("Apeluri", "apeluri ale procedurii recursive a programului"),
        "comparisons" => ("Comparații", "regine comparate cu un câmp testat"),
        "erasures" => (
            "Ștergeri",
            "de câte ori programul șterge un câmp sau își reface tabla",
        ),
        "removals_after_loop" => ("Bucle încheiate", "bucle care au parcurs toate câmpurile"),
        "found" => ("Găsite", "soluții întâlnite chiar de căutare"),
        "mirrored" => ("Oglindite", "soluții adăugate ca imagini ale celor găsite"),
        "place_calls" => ("Marcări", "apeluri ale lui occuper_toutes_les_directions"),
        "marks" => (
            "Câmpuri marcate",
            "câmpuri scrise de occuper_toutes_les_directions; cele scrise de două ori se numără de două ori",
        ),
        "saves" => ("Salvări", "copii ale întregii table"),
        "cells_read" => (
            "Câmpuri citite",
            "câmpuri ale tablei pe care le citește programul",
        ),
        "pos_ok" => ("Coloane libere", "coloane a căror cifră nu e în șir"),
        "test_calls" => ("Apeluri la test", "apeluri ale funcției recursive test"),
        "row_checks" => ("Linii verificate", "linii verificate de est_valide"),
        "diag_checks" => ("Diagonale", "perechi de regine comparate pe diagonale"),
        "drawn_nodes" => (
            "Noduri desenate",
            "nodurile figurii din fișă: rădăcina și fiecare copil, valid sau respins",
        ),
        "iterations" => ("Iterații", "treceri prin bucla while"),
        "valid_steps" => ("Pași în valid", "regine verificate de valid"),
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
            "apeluri care își eliberează câmpul din cauza unei situații critice",
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
        "frames" => (
            "Cadre",
            "cadre luate în lucru, câte unul din fiecare clasă de simetrie",
        ),
        "sizes" => ("Mărimi", "valori ale lui k încercate"),
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

pub(crate) fn knight(name: &str) -> Option<Counter> {
    Some(match name {
        "placements" => ("Vizitate", "teste reușite: câmpuri vizitate"),
        "removals" => ("Reveniri", "câmpuri eliberate"),
        "depth" => (
            "Adâncime",
            "cele mai multe câmpuri vizitate deodată, inclusiv startul",
        ),
        "nodes" => (
            "Noduri",
            "apeluri ale lui TestePosition, inclusiv cel al startului",
        ),
        "fundamental" => (
            "Fundamentale",
            "clase de parcursuri după simetriile care păstrează startul",
        ),
        _ => return queens(name),
    })
}
