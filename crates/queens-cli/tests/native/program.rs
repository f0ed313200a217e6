//! `queens program`: programs are printed as they are; what they do not serve is refused.

use crate::command::{check, succeeds};

#[test]
fn a_program_is_printed_for_its_board_with_comments_in_the_language_asked_for() {
    let program = succeeds("program --algorithm board-copy --language pascal -n 8");
    assert!(
        program.contains("program board_copy;\n\nconst\n  n = 8;\n"),
        "{program}"
    );
    assert!(program.ends_with("end.\n") && !program.contains("halt"));
    let first = "program --algorithm board-copy --language python -n 5 --goal first --lang fr";
    let program = succeeds(first);
    assert!(program.contains("raise SystemExit\n") && program.contains("n = 5\n"));
    assert!(program.starts_with("# Les reines marquent "), "{program}");
}

#[test]
fn what_no_program_serves_is_refused() {
    let refused = |options: &str, refusal: &str| {
        let words: Vec<&str> = options.split(' ').collect();
        check(&[&["program"], &words[..]].concat(), refusal);
    };
    refused(
        "--algorithm prefix-check --language pascal -n 8",
        "--language pascal: prefix-check is not written in pascal, but in python, cpp",
    );
    refused(
        "--algorithm frames --language cpp -n 8",
        "--algorithm frames: frames is not written as a program",
    );
    refused(
        "--algorithm nested-loops --language cpp -n 8 --fixed b3",
        "--fixed b3: the program of nested-loops places every queen itself, not b3; allowed is to leave it out",
    );
    refused(
        "--algorithm prefix-check --language cobol -n 8",
        "--language cobol: allowed are python, cpp, pascal",
    );
    refused(
        "--algorithm prefix-check --language cpp -n 33",
        "-n 33: allowed are whole numbers from 1 to 32",
    );
    refused(
        "--algorithm prefix-check --language cpp -n 8 --lang de",
        "--lang de: allowed are en, fr, ro",
    );
    refused(
        "--algorithm prefix-check --language cpp -n 8 --fixed a1,b2",
        "--fixed a1,b2: a1 and b2 attack each other on a diagonal; allowed are squares of the 8×8 board, \
         such as a1,b3, no queen attacking another",
    );
}
