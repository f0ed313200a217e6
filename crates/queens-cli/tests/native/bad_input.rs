//! Bad values that cannot be written in `odd_commands.txt`. The error message for each is one short line. `odd.rs`
//! tests other bad input.

use crate::command::command;

#[test]
fn hostile_values_stay_on_one_short_line() {
    let long = "a1,".repeat(30_000);
    for value in ["a\nb", "\u{1b}[2J", "\u{202e}", &long] {
        let mut run = command("run --algorithm recursive -n 8 --fixed");
        let output = run.arg(value).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(line.len() < 400, "{line}");
        assert!(!line.trim_end().chars().any(char::is_control), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_value_that_is_not_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;

    let mut run = command("run --algorithm recursive -n 8 --goal");
    let output = run
        .arg(std::ffi::OsStr::from_bytes(&[0xff, b'a']))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line, "queens: \u{fffd}a is not text in UTF-8\n");
}
