//! `queens program`: prints complete programs, with comments in the requested language.

use crate::command::{queens, succeeds};

#[test]
fn a_program_is_printed_for_its_board_with_comments_in_the_requested_language() {
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
fn a_program_has_the_requested_number_of_queens_and_variant() {
    let program = succeeds("program --algorithm move-one --language python -n 6 --k 4");
    assert!(program.contains("\nk = 4\n"), "{program}");
    let set = "program --problem domination --algorithm coverage-search --language cpp -n 6";
    let program = succeeds(&format!("{set} --k 4 --variant total"));
    assert!(program.contains("const int r = 4 - "), "{program}");
    assert!(program.contains("all except its own square"), "{program}");
    let refused = "program --algorithm tour-roth --language python -n 8 --variant closed";
    let output = queens(refused);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.contains("--variant: expected open"), "{message}");
}
