//! `queens program`: prints complete programs, with comments in the requested language.

use crate::command::succeeds;

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
