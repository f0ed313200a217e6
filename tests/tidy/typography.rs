//! Positions where a space must not allow a line break.

use crate::report;
use crate::repository::{File, files, rust};
use crate::source::Source;

#[test]
fn french_signs_never_begin_a_line() {
    let mut findings = Vec::new();
    for file in rust() {
        if file.path.starts_with("crates/queens-text/src/") {
            let source = Source::of(&file);
            let loose = source.literals.iter().filter(|(_, text)| is_loose(text));
            findings.extend(loose.map(|(line, text)| format!("{}:{line}: {text}", file.path)));
        }
    }
    for file in files(&["crates/queens-text/texts"], &[".md"]) {
        let lines = file.text.lines().zip(1..);
        let loose = lines.filter(|(text, _)| is_loose(text));
        findings.extend(loose.map(|(text, line)| format!("{}:{line}: {text}", file.path)));
    }
    let rule = "before : ; ? ! and » and after «, French texts have a space that does not break";
    report(rule, &findings);
}

/// Whether a line could break before a sign that belongs to the preceding word.
fn is_loose(text: &str) -> bool {
    let ends = |rest: &str| {
        let next = rest.chars().next();
        next.is_none_or(|next| next.is_whitespace() || "\"\\*.,)".contains(next))
    };
    let mut spaces = text.match_indices(' ').filter(|&(at, _)| {
        let follows = !text[..at].ends_with(' ');
        let sign = text[at + 1..].strip_prefix([':', ';', '?', '!', '»']);
        follows && sign.is_some_and(ends)
    });
    spaces.next().is_some() || text.contains("« ")
}

#[test]
fn loose_signs_are_told_from_code() {
    let loose = |code: &str| {
        let file = File {
            path: String::new(),
            text: code.to_owned(),
        };
        let literals = Source::of(&file).literals;
        assert_eq!(literals.len(), 1, "{code}");
        is_loose(&literals[0].1)
    };
    for code in [
        r#"["Menu : partage"]"#,
        r#"["*pour* x :"]"#,
        r#"f(" ; {}")"#,
        r#""« a »""#,
    ] {
        assert!(loose(code), "{code}");
    }
    for code in [
        r#""Menu\u{a0}: partage""#,
        r#""step: a1""#,
        r#""  : b""#,
        r#""a ::b""#,
    ] {
        assert!(!loose(code), "{code}");
    }
}
