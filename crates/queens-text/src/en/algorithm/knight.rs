//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
        name: "Fewest onward moves",
        idea: "First the square from which the fewest moves lead on; ties keep their order.",
        source: "Sheet 004, II, question 8 (Warnsdorff’s rule)",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← TriFusion(ListeCA[n])",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
    Words {
        id: "tour-natural-order",
        name: "Tour in natural order",
        idea: "Try the moves in the order of the list; go back where a square can no longer be reached.",
        source: "Sheet 004, II, questions 5–7",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← ListeCA[n][:]",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
    Words {
        id: "tour-roth",
        name: "Roth’s tie-break",
        idea: "Fewest onward moves; of equal ones, the square farthest from the centre.",
        source: "Warnsdorff’s rule with Roth’s tie-break, in the search of sheet 004",
        listing: &[
            "*def* TestePosition(n):",
            "  *if* OccupePosition(n):",
            "    *if* len(ListeCoups) = mn − 1: *return* True",
            "    LiberePosition(); *return* False",
            "  L ← TriFusion(ListeCA[n]) by valuation, then distance",
            "  *for* k *in* L:",
            "    *if* TestePosition(k): *return* True",
            "  LiberePosition(); *return* False",
            "ListeCoups.append(the only square left)",
        ],
    },
];
