//! The page about the problem, in English.

mod accessibility;
mod domination;
mod knight;

use super::{AboutTexts, Part, Slip, Term};

pub(super) const TEXTS: AboutTexts = AboutTexts {
    title: "About the problem",
    lead: "What the puzzles ask, where they come from and what is known about them; the five exercise sheets behind this page, question by question and slips included.",
    contents: "On this page",
    back: "Back to the board",
    rules: Part {
        title: "The rules",
        paragraphs: &[
            "Put *n queens* on a chessboard of *n\u{a0}×\u{a0}n* squares so that none of them attacks another. A queen attacks every square of her row, of her column and of her two diagonals, as far as the board goes.",
            "No row can then hold two queens, and there are as many rows as queens: each row has *exactly one*, and so has each column. That is why a board can be written as a list of n numbers, the row of the queen in each column.",
            "Squares are named as in chess: columns a, b, c, … from the left, rows 1, 2, 3, … from the bottom, so that a1 is the lower left corner. The sheets’ own programs count from 0 or from 1; wherever this page prints a board for one of them, it does as that sheet does.",
        ],
    },
    blocked: Part {
        title: "Two boards that are stuck",
        paragraphs: &[
            "Sheet 000 (§1) opens with two attempts on the 8\u{a0}×\u{a0}8 board. The queens were put row by row from the top, each on a safe square; then a row comes that has no safe square left. A search has to *backtrack*: it takes a queen back and tries the next square for her.",
            "On both boards, by the way, no safe square is left anywhere, not only in the row that is stuck. So five queens are enough to block the whole board.",
        ],
    },
    captions: [
        "Five queens, on a8, c7, e6, b5 and d4. Every square of the sixth row from the top is attacked.",
        "Seven queens, on a8, c7, e6, h5, b4, d3 and f2. Every square of the eighth row from the top is attacked.",
    ],
    history: Part {
        title: "A little history",
        paragraphs: &[
            "*Max Bessel* posed the problem in *1848*, in a chess magazine, for eight queens. It met with great enthusiasm.",
            "On *21 September 1850* Dr *Nauck* gave all *92 solutions* for the ordinary board. *Gauss* had taken it up as well and, according to the sheets, found only *72* of them.",
            "In *1874* E. *Pauls* showed how to write down a solution for every n from 4 on, without any search. How many solutions there are is another matter: no formula is known, they are counted one by one.",
        ],
    },
    counts: Part {
        title: "How many solutions there are",
        paragraphs: &[
            "Two solutions that are each other’s rotation or reflection are often taken for one and the same. What is left are the *fundamental solutions*: 12 of the 92 on the ordinary board.",
        ],
    },
    heads: ["n", "Solutions", "Fundamental"],
    not_720: "sheet 000 prints 720",
    domination: domination::DOMINATION,
    accessibility: accessibility::ACCESSIBILITY,
    conflicts: Part {
        title: "Another way: repairing instead of searching",
        paragraphs: &[
            "R. *Sosič* and J. *Gu* turned the matter round in *1990*: put all n queens on the board at once, one in each column and one in each row, drawn by chance, and then remove what is wrong. {Fewest conflicts|conflicts} does so: as long as a queen is attacked, one that is attacked moves in her column to a square where the fewest attack her. Where Sosič and Gu exchange the rows of two queens, here one queen moves, as *Minton* and others had it in *1992*.",
            "What it gives: *one* solution, very soon, on boards where no search that takes queens back would come to its end; here up to n\u{a0}=\u{a0}2,000. The same seed always gives the same one.",
            "What it does not give: it never knows whether it has seen everything. So it *counts nothing and proves nothing*; where there is no solution, or where it is out of luck, it draws again and again until it gives up after a million moves.",
        ],
    },
    knight: knight::KNIGHT,
    slips: Part {
        title: "What the sheets have wrong",
        paragraphs: &[
            "Every sheet has been worked through and run. These are its slips, with what is right.",
        ],
    },
    says: "It says",
    right: "Right is",
    slip_list: [
        Slip {
            place: "000, §1",
            says: "Kraitchik’s table gives 720 solutions for n\u{a0}=\u{a0}10.",
            right: "There are *724*.",
        },
        Slip {
            place: "000, §1",
            says: "Gauss found only 72 of the 92 solutions.",
            right: "The figure *72* is the sheets’; this page passes it on as theirs and does not vouch for it.",
        },
        Slip {
            place: "000, §2.4, §2.5",
            says: "On the empty board a queen blocks 28 squares, and a corner has the value 22.",
            right: "That is right with the queen’s own square. The sheet’s program counts attacked squares only: *27* and *21*.",
        },
        Slip {
            place: "000, §2.4",
            says: "It is even likely that six queens are enough to block the 8\u{a0}×\u{a0}8 board.",
            right: "*Five* are enough, and four are not: γ(8) = 5.",
        },
        Slip {
            place: "001",
            says: "The procedure that marks the board writes the queen’s own square as tt[xx, yy].",
            right: "Its coordinates are exchanged: it should be tt[yy, xx]. It does no harm, since the square that is hit is marked by a diagonal anyway or lies in a row already passed: 92 solutions all the same.",
        },
        Slip {
            place: "001",
            says: "The third program, jouer2, calls jouer for the next row, and occupe2 with two arguments, though it takes three.",
            right: "It must call itself, *jouer2*, and hand the board on: occupe2(x, ligne, t).",
        },
        Slip {
            place: "003",
            says: "The program prints D where st[j] = i.",
            right: "st(i) is the column of the queen in row i, so the board comes out with rows and columns exchanged. A transposed solution is a solution, too: all 92 are printed, each as another one.",
        },
        Slip {
            place: "003",
            says: "To this day the problem has no analytic solution, only trial and error.",
            right: "*Pauls* gave one for every n from 4 on in *1874*. It is the number of solutions for which there is no formula.",
        },
        Slip {
            place: "003",
            says: "Two queens share a diagonal if st(k) − st(i) = |k − i|.",
            right: "The left side needs its absolute value, too: *|st(k) − st(i)| = |k − i|*, as in the sheet’s program.",
        },
        Slip {
            place: "003",
            says: "The program goes on asking as long as n is 3 or less.",
            right: "These boards have their answers: *1* solution for n\u{a0}=\u{a0}1, *none* for n\u{a0}=\u{a0}2 and n\u{a0}=\u{a0}3.",
        },
        Slip {
            place: "004, I (003, too)",
            says: "The problem is due to Gauss.",
            right: "*Max Bessel* posed it in 1848.",
        },
    ],
    sources: Part {
        title: "Sources",
        paragraphs: &[
            "The algorithms of this page name the sheet and the section that they come from. The sheets are cited as they name themselves; three of them name no author.",
        ],
    },
    sheets: "The five sheets",
    literature: "Beyond the sheets",
    sheet: "Sheet",
    sheet_notes: [
        "§1: problem and history. §2.2 to §2.6: recursion, start positions, symmetry, blocking, the accessibility heuristic, brute force.",
        "Four programs in Pascal: nested loops, a copy of the board, scans upwards, a string of digits.",
        "The list that grows by its end and is checked as a whole, with the tree for n\u{a0}=\u{a0}4.",
        "Permutations, and the explicit stack of an iterative search.",
        "I: row by row, and one solution for each class. II: the knight’s tour.",
    ],
    work_notes: [
        "The rule of fewest onward moves for the knight.",
        "A solution for every n from 4 on.",
        "Forward checking.",
        "All queens at once, then one repair after another.",
        "The move to where the fewest attack.",
        "The search with bit patterns.",
        "The number of solutions.",
        "The number of fundamental solutions.",
        "The fewest queens that block an n\u{a0}×\u{a0}n board.",
    ],
    glossary: Part {
        title: "The words of this page",
        paragraphs: &["Some of them have two names in books; the second stands in brackets."],
    },
    setup: [
        Term {
            word: "Attack",
            meaning: "Two queens attack each other when they share a row, a column or a diagonal. What stands between them does not matter here.",
        },
        Term {
            word: "Backtracking",
            meaning: "Searching by placing one queen after another and taking the last one back when there is no way on.",
        },
        Term {
            word: "Candidate",
            meaning: "A whole board with all its queens that a brute-force search looks at, right or wrong.",
        },
        Term {
            word: "Column (file)",
            meaning: "The squares that bear the same letter, from bottom to top.",
        },
        Term {
            word: "Dead end",
            meaning: "A depth of the search at which every square has been tried and none led on.",
        },
        Term {
            word: "Depth",
            meaning: "How many queens stand on the board, fixed ones included. The counter “Depth” shows the most that have stood at once.",
        },
        Term {
            word: "Event",
            meaning: "What happens from one step to the next: a queen placed, a square rejected, a queen taken back, a dead end, a solution, the end.",
        },
        Term {
            word: "Fixed queen (given queen)",
            meaning: "A queen that you put on the board before the search and that it never moves.",
        },
        Term {
            word: "Fundamental solution",
            meaning: "One solution chosen from each orbit.",
        },
        Term {
            word: "Node",
            meaning: "A board that the search has reached: a point of the search tree.",
        },
        Term {
            word: "Orbit",
            meaning: "All solutions that one solution becomes under the symmetries: eight of them, or fewer if it is symmetric itself.",
        },
        Term {
            word: "Row (rank)",
            meaning: "The squares that bear the same number, from left to right.",
        },
        Term {
            word: "Search tree",
            meaning: "All boards that the search reaches, each hanging from the one with a queen less.",
        },
        Term {
            word: "Seed",
            meaning: "The number from which an algorithm that draws takes its random choices. The same seed always gives the same events.",
        },
        Term {
            word: "Step",
            meaning: "The board after so many events; step 0 is the board as it was given.",
        },
        Term {
            word: "Symmetry",
            meaning: "One of the eight ways to turn or reflect the board onto itself.",
        },
        Term {
            word: "Test",
            meaning: "One question whether a square, or a whole candidate, will do.",
        },
    ],
};
