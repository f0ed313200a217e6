//! `meet-in-the-middle` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "meet-in-the-middle",
    english: Words {
        name: "Meet in the middle",
        idea: "The halves of the board are filled apart, then paired where no diagonal is shared. It only counts.",
        source: "after EvgenyKluev’s N-Queens-Count-Sol; bit planes our own",
        listing: &[
            "*if* a search places few queens: count depth first",
            "E, W ← eastern and western half of the columns",
            "*for each* set R of rows, one of two mirrored ones:",
            "  A ← diagonals of each placement of E on R",
            "  B ← diagonals of each placement of W on the other rows",
            "  *for each* 256 of A, as one bit plane a diagonal:",
            "    *for each* b of B: add how many share none with b",
            "  weigh the sum by the images it stands for",
            "classes: add the solutions kept by each symmetry, divide",
        ],
    },
    french: Words {
        name: "Rencontre au milieu",
        idea: "Les deux moitiés de l’échiquier sont remplies à part, puis appariées là où elles ne partagent aucune diagonale. L’algorithme ne fait que compter.",
        source: "d’après N-Queens-Count-Sol, d’EvgenyKluev\u{a0}; les plans de bits sont les nôtres",
        listing: &[
            "*si* un parcours pose peu de reines\u{a0}: compter en profondeur",
            "E, W ← moitiés est et ouest des colonnes",
            "*pour chaque* ensemble R de lignes, un sur deux en miroir\u{a0}:",
            "  A ← diagonales de chaque placement de E sur R",
            "  B ← diagonales de chaque placement de W sur les autres",
            "  *pour chaque* 256 de A, un plan de bits par diagonale\u{a0}:",
            "    *pour chaque* b de B\u{a0}: ajouter ceux sans diagonale de b",
            "  pondérer la somme par les images qu’elle représente",
            "classes\u{a0}: sommer les solutions que garde chaque symétrie, diviser",
        ],
    },
    romanian: Words {
        name: "Întâlnire la mijloc",
        idea: "Cele două jumătăți ale tablei se umplu separat, apoi se împerechează unde nu au nicio diagonală comună. Algoritmul doar numără.",
        source: "după N-Queens-Count-Sol de EvgenyKluev; planurile de biți sunt ale noastre",
        listing: &[
            "*dacă* o căutare pune puține regine: numără în adâncime",
            "E, W ← jumătatea de est și cea de vest a coloanelor",
            "*pentru fiecare* mulțime R de linii, una din două în oglindă:",
            "  A ← diagonalele fiecărei așezări a lui E pe R",
            "  B ← diagonalele fiecărei așezări a lui W pe celelalte linii",
            "  *pentru fiecare* 256 din A, un plan de biți pe diagonală:",
            "    *pentru fiecare* b din B: adaugă câte n-au diagonale cu b",
            "  înmulțește suma cu numărul imaginilor ei",
            "clase: adună soluțiile păstrate de fiecare simetrie, împarte",
        ],
    },
};
