//! Removes markup around printed boards: terminal colours, HTML tags, Markdown and LaTeX marks, and the time in a log.
//! Most markup becomes spaces, and the borders of cells become bars.

use super::segments::signs;
use crate::text::beginning;

/// Removes the markup of a text. Every line keeps its number. A row of the board has `width` squares.
pub(super) fn plain(width: usize, text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut line = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' if letters.peek() == Some(&'[') => {
                // A control sequence consists of parameters and one final character.
                letters.next();
                while letters
                    .next_if(|letter| matches!(letter, ' '..='?'))
                    .is_some()
                {}
                letters.next_if(|letter| matches!(letter, '@'..='~'));
            }
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{1b}' => {}
            '\r' if letters.peek() == Some(&'\n') => {}
            '\n' | '\r' => {
                push_line(&mut plain, width, &line);
                plain.push('\n');
                line.clear();
            }
            '\t' => line.push('\t'),
            blank if blank.is_whitespace() => line.push(' '),
            other => line.push(other),
        }
    }
    push_line(&mut plain, width, &line);
    joined(plain)
}

fn push_line(plain: &mut String, width: usize, line: &str) {
    let line = without_time(line);
    // Most lines contain no markup.
    if !line.contains(['<', '>', '&', '`', '[', '(', '-', '*', '+']) {
        plain.push_str(&line);
        return;
    }
    let line = without_tags(&line);
    if let Some(cells) = cells(width, &line) {
        plain.push_str(&cells);
        return;
    }
    let is_fence = line.trim_start().starts_with("```");
    let line = if is_fence {
        line
    } else {
        line.replace('`', " ")
    };
    let (indent, text) = line.split_at(line.len() - line.trim_start().len());
    // A quotation in Markdown.
    let text = match text.strip_prefix("> ") {
        Some(quoted) => format!("  {quoted}"),
        None => text.to_owned(),
    };
    let is_bullet = ["- \"", "- '", "- [", "- {", "* \"", "* ["]
        .iter()
        .any(|bullet| text.starts_with(bullet));
    let text = if is_bullet {
        format!("  {}", &text[2..])
    } else {
        text
    };
    // A table row in LaTeX.
    let text = match text.trim_end().strip_suffix("\\\\") {
        Some(row) if row.contains('&') => row.replace('&', "|"),
        _ => text,
    };
    plain.push_str(indent);
    plain.push_str(&text);
}

/// Joins the two lines of each entry in dumps that print a key and its value on separate lines.
fn joined(text: String) -> String {
    if !text.contains("]=>\n") && !text.contains("(define-fun ") {
        return text;
    }
    let mut joined = String::with_capacity(text.len());
    let mut lines = text.split('\n').peekable();
    while let Some(line) = lines.next() {
        let name = line
            .trim()
            .strip_prefix("(define-fun ")
            .and_then(|name| name.strip_suffix(" () Int"));
        let value = lines.peek().map(|next| next.trim().trim_end_matches(')'));
        let value = value.map(|value| value.strip_prefix("int(").unwrap_or(value).to_owned());
        let key = name.or_else(|| line.trim_end().strip_suffix("=>"));
        match (key, value) {
            (Some(key), Some(value)) if value.parse::<i64>().is_ok() => {
                joined.push_str(key);
                joined.push_str(" = ");
                joined.push_str(&value);
                // The value's line is kept as an empty line.
                lines.next();
                joined.push('\n');
            }
            _ => joined.push_str(line),
        }
        if lines.peek().is_some() {
            joined.push('\n');
        }
    }
    joined
}

/// Whether a line contains only a date or a time.
pub(super) fn is_time(line: &str) -> bool {
    line.contains([':', '-', '/'])
        && !line.contains(char::is_alphabetic)
        && without_time(&format!("{line} |")).trim() == "|"
}

/// Removes the date, the time and the level at the start of a log line.
fn without_time(line: &str) -> String {
    let is_shape = |text: &str, shape: &str| {
        let like = |(letter, sign): (char, char)| match sign {
            '0' => letter.is_ascii_digit(),
            _ => letter == sign,
        };
        text.len() >= shape.len() && text.chars().zip(shape.chars()).all(like)
    };
    let mut rest = line;
    loop {
        let start = rest.trim_start_matches(['[', ' ', '(']);
        let end = [
            "0000-00-00T00:00:00",
            "0000-00-00",
            "0000/00/00",
            "00:00:00",
        ]
        .iter()
        .find(|shape| is_shape(start, shape))
        .map(|shape| shape.len());
        let Some(end) = end else {
            break;
        };
        let after = &start[end..];
        let fraction = after.strip_prefix([',', '.']).map_or(0, |digits| {
            1 + digits.bytes().take_while(u8::is_ascii_digit).count()
        });
        // Three or more digits are a fraction of a second.
        let fraction = if fraction > 3 { fraction } else { 0 };
        rest = after[fraction..].trim_start_matches([']', ')', 'Z']);
    }
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let is_system = MONTHS.iter().any(|month| line.starts_with(month))
        && line.get(7..).is_some_and(|time| is_shape(time, "00:00:00"));
    if is_system && let Some((_, message)) = line.split_once("]: ") {
        rest = message;
    }
    // A line with only a time is kept.
    if rest.len() == line.len() || rest.trim().is_empty() {
        return line.to_owned();
    }
    let levels = ["INFO", "DEBUG", "WARN", "WARNING", "ERROR", "TRACE"];
    let message = rest.trim_start();
    let level = levels.iter().find_map(|level| message.strip_prefix(level));
    let rest = level.map_or(rest, |after| after.trim_start_matches([':', ']']));
    " ".repeat(line.len() - rest.len()) + rest
}

/// Removes HTML and XML tags. A table cell becomes a bar.
fn without_tags(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, from) = rest.split_at(at);
        text.push_str(before);
        let tag = from[1..].strip_prefix('/').unwrap_or(&from[1..]);
        let name = tag
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .next()
            .unwrap_or_default();
        // A tag with attributes is removed only if it is an HTML tag and its attributes contain no digits.
        const HTML: [&str; 12] = [
            "td", "th", "tr", "table", "pre", "p", "br", "div", "span", "code", "b", "font",
        ];
        let is_tag =
            from.starts_with('<') && name.starts_with(|letter: char| letter.is_ascii_lowercase());
        let end = if is_tag { from.find('>') } else { None };
        let end = end.filter(|&end| {
            let inside = from[1..end].trim_matches('/').trim();
            inside == name
                || HTML.contains(&name) && !inside.contains(|letter: char| letter.is_ascii_digit())
        });
        let near = beginning(from, 10);
        let entity = near.strip_prefix('&').and_then(|after| after.find(';'));
        let entity = entity.map(|length| (&from[1..=length], &from[length + 2..]));
        rest = match (end, entity) {
            (Some(end), _) => {
                let is_cell = matches!(name, "td" | "th") && !from.starts_with("</");
                text.push(if is_cell { '|' } else { ' ' });
                &from[end + 1..]
            }
            (None, Some((name, after))) => {
                let code = name
                    .strip_prefix("#x")
                    .map(|digits| u32::from_str_radix(digits, 16));
                let code = code.or_else(|| name.strip_prefix('#').map(str::parse));
                let letter = code.and_then(Result::ok).and_then(char::from_u32);
                match letter {
                    Some(letter) if !letter.is_control() => text.push(letter),
                    _ if name == "nbsp" => text.push(' '),
                    _ => text.push_str(&from[..from.len() - after.len()]),
                }
                after
            }
            (None, None) => {
                text.push_str(&from[..1]);
                &from[1..]
            }
        };
    }
    text + rest
}

/// Rewrites a row of squares in brackets, such as `[ ][Q][ ]`, as a row with bars. `None` if the line is not such a
/// row.
fn cells(width: usize, line: &str) -> Option<String> {
    let text = line.trim_end();
    let at = text.find(['[', '(', '<'])?;
    let (label, mut rest) = text.split_at(at);
    let mut row = format!("{label}|");
    let mut count = 0;
    while let Some(open) = rest.chars().next() {
        let close = match open {
            '[' => ']',
            '(' => ')',
            '<' => '>',
            _ => return None,
        };
        let (cell, after) = rest[1..].split_once(close)?;
        let is_number = cell.trim().parse::<u16>().is_ok();
        if signs(cell.trim()).count() > 1 && !is_number || cell.is_empty() || cell.contains(',') {
            return None;
        }
        row.push_str(cell);
        row.push('|');
        count += 1;
        rest = after.trim_start();
    }
    (count == width && width > 1).then_some(row)
}
