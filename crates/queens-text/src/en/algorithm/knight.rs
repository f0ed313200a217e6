//! The searches for a knight’s tour: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "tour-fewest-onward",
        name: "Fewest onward moves",
        idea: "First the square from which the fewest moves lead on; ties keep their order.",
        source: "Sheet 004, II, question 8 (Warnsdorff’s rule)",
        cost: "A call sorts at most eight squares; from 63 of the 64 squares of 8\u{a0}×\u{a0}8 no step back is needed. On wide boards it may not end, as ties stay in the order of the list.",
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
        cost: "A call changes up to eight lists. The best start of 8\u{a0}×\u{a0}8 takes 132,202 calls, a1 takes 522,490; other starts take many times more.",
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
        cost: "A call sorts at most eight squares, by distance where valuations are equal. With this, every start of 32\u{a0}×\u{a0}32 needs hardly a step back.",
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
