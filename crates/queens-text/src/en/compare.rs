//! The comparison of two algorithms, and surveys over many boards.

use queens_core::Problem;
use queens_page::comparison::Pace;
use queens_page::survey::{Preset, Quantity};

use crate::Sentence;
use crate::compare::{CompareTexts, SurveyTexts};

pub(crate) const TEXTS: CompareTexts = CompareTexts {
    title: "Two algorithms, one board",
    side: |letter| format!("Board {letter}"),
    algorithm: |letter| format!("Algorithm of board {letter}"),
    pace: "Clock",
    paces: |pace| match pace {
        Pace::Events => "Events",
        Pace::Tests => "Tests",
    },
    counter: "Counter",
    fewer: "Fewer in bold",
    at_step: |step| format!("At step {step}"),
    at_tests: |tests| format!("At {tests} tests"),
    whole_run: "Whole run",
    so_far: "So far",
    steps: "Steps",
    millions: |number| format!("{number}\u{a0}M"),
    first_solutions: |first, second| {
        Sentence::marked(&format!(
            "*A* finds its first solution at step {first}, *B* at step {second}."
        ))
    },
    other_goal: |goal| {
        Sentence::marked(&format!(
            "*B* cannot be asked for the goal of A. Its own goal: {goal}."
        ))
    },
    survey: SurveyTexts {
        title: "More comparisons",
        what: "Compare",
        presets: |preset| match preset {
            Preset::Pair => "A and B",
            Preset::Every => "All algorithms, this board",
            Preset::Sheet001 => "Sheet 001: four programs",
            Preset::Random => "Random against exhaustive",
            Preset::BruteForce => "Brute force against backtracking",
            Preset::Loops => "Nested loops against recursion",
            Preset::HalfBoard => "Half board against whole board",
            Preset::ForwardChecking => "Plain against forward checking",
            Preset::LeastSets => "All least sets, two ways",
            Preset::Tours => "The knight’s three orders",
        },
        about: |preset, problem| match preset {
            Preset::Pair => match problem {
                Problem::Queens => {
                    "Both algorithms search each empty board from n\u{a0}=\u{a0}4 on."
                }
                Problem::Domination => {
                    "Both look for one least set of the chosen variant on each empty board from n\u{a0}=\u{a0}3 on, whatever k."
                }
                Problem::Knight => {
                    "Both look for one tour of the chosen variant from a1, on each square board from n\u{a0}=\u{a0}3 on. What reaches its limit is given up, and the table says so."
                }
            },
            Preset::Every => {
                "Every algorithm of this problem on the board of the form, with its fixed squares and its goal, or with a goal of its own where it does not have this one. A name leads to the search. What an algorithm refuses, its line says."
            }
            Preset::BruteForce => {
                "Up to the first solution: all sets of n squares, a row for each column and all permutations, one after another, and backtracking, which drops a beginning as soon as two queens attack each other. The tests of a brute force are the number of its first solution among its candidates."
            }
            Preset::LeastSets => {
                "All least sets of the chosen variant on each empty board: by covering one square after another, and by going through all sets of so many queens."
            }
            Preset::Tours => {
                "One tour of the chosen variant from a1, on square boards: moves in the order of the sheet, by fewest onward moves, and by these with Roth’s tie-break. What reaches its limit is given up, and the table says so."
            }
            Preset::Sheet001 => {
                "All solutions by each program of sheet 001: the same tree, held and tested in four ways."
            }
            Preset::Random => {
                "100 random searches on each board, with seeds 1 to 100, beside all n\u{207f} candidates. A row drawn at random for each column takes n\u{207f} ÷ solutions draws on average; for queens drawn onto free squares there is no such formula, so they are only measured."
            }
            Preset::Loops => {
                "The first program of sheet 001 marks a board at every level of its loops; the third calls itself and scans the board."
            }
            Preset::HalfBoard => {
                "All solutions: from every square of the first column, and from half of them with their mirror images."
            }
            Preset::ForwardChecking => {
                "Up to the first solution: column by column, and on the column with the fewest free squares."
            }
        },
        largest: "Up to n =",
        lettered: |letter, algorithm| format!("{letter}: {algorithm}"),
        begin: "Run all",
        stop: "Stop",
        progress: |done, all| format!("{done} of {all} searches"),
        quantity: "Chart of",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Milliseconds (median)"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} for n\u{a0}=\u{a0}{first} to {last}, on a logarithmic scale. The table has the numbers."
            )
        },
        table: "Numbers of the chart",
        copy: "Copy CSV",
        save: "Download CSV",
        save_chart: "Download chart (SVG)",
        program: "Program",
        solutions: |problem| match problem {
            Problem::Queens => "Solutions",
            Problem::Domination => "Sets found",
            Problem::Knight => "Tours found",
        },
        queens: "Queens in a set",
        given_up: |label, number| format!("Given up. {label}: {number}."),
        own_work: "Its own work",
        time: "Median time",
        timing: |seconds| {
            format!(
                "A short search is made five times; its time is the median. After {seconds}\u{a0}seconds of work a search is given up."
            )
        },
        boards_drawn: "Boards drawn until the first solution",
        candidates: "Candidates n\u{207f}",
        space: "Candidates",
        expected: "Expected",
        expected_draws: "n\u{207f} ÷ solutions",
        searches: "Searches",
        mean: "Mean ± standard error",
        median: "Median",
        quartiles: "Quartiles",
        range: "Fewest to most",
        spread: "Each mean has its quartiles as a bar.",
    },
};
