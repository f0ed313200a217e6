//! Cuts a text into segments. A segment is a piece between brackets, or an item of a list whose items are rows of a
//! board. Every segment stores its line and the depth of its brackets.

/// The separators of lists.
const SEPARATORS: [char; 2] = [',', ';'];

/// A piece of a line without brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    start: u32,
    end: u32,
    /// The index of the line, from 0.
    pub(super) line: u32,
    /// The number of open brackets around the segment.
    pub(super) depth: u16,
    /// The least number of open brackets since the previous segment.
    pub(super) lowest: u16,
    /// The innermost open bracket around the segment; a space if no bracket is open.
    pub(super) bracket: char,
    /// Whether this bracket opens directly before the segment.
    pub(super) is_opened: bool,
    /// Whether this bracket closes directly after the segment.
    pub(super) is_closed: bool,
}

/// A text with its lines and their segments.
pub(super) struct Source {
    text: String,
    lines: Vec<(u32, u32)>,
    pub(super) segments: Vec<Segment>,
    /// The number of lines that have been cut into segments.
    cut: usize,
    width: usize,
    brackets: Brackets,
}

/// The open brackets, and the least number of open brackets since the last segment.
#[derive(Default)]
struct Brackets {
    open: Vec<char>,
    lowest: u16,
    /// Whether a bracket was just opened, with no segment and no closing bracket since.
    is_opened: bool,
}

impl Brackets {
    fn depth(&self) -> u16 {
        u16::try_from(self.open.len()).unwrap_or(u16::MAX)
    }
}

impl Source {
    /// Prepares a text of at most 4 GB. A row of the board has `width` squares.
    pub(super) fn new(width: usize, text: String) -> Source {
        let mut lines = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let end = start + line.len();
            let kept = start + line.trim_end_matches('\n').len();
            lines.push((start as u32, kept as u32));
            start = end;
        }
        Source {
            text,
            lines,
            segments: Vec::new(),
            cut: 0,
            width,
            brackets: Brackets::default(),
        }
    }

    /// Cuts the next `lines` lines into segments. Returns `false` once all lines are cut.
    pub(super) fn cut(&mut self, lines: u64) -> bool {
        let last = self.lines.len() as u64;
        let until = last.min(lines.saturating_add(self.cut as u64)) as usize;
        while self.cut < until {
            self.cut_line(self.cut);
            self.cut += 1;
        }
        self.cut < self.lines.len()
    }

    pub(super) fn text(&self, segment: &Segment) -> &str {
        &self.text[segment.start as usize..segment.end as usize]
    }

    /// Whether fewer than `depth` brackets are open after the last segment.
    pub(super) fn ends_within(&self, depth: u16) -> bool {
        self.brackets.lowest.min(self.brackets.depth()) < depth
    }

    /// The line with this index.
    pub(super) fn line(&self, index: u32) -> &str {
        let (start, end) = self.lines[index as usize];
        &self.text[start as usize..end as usize]
    }

    /// The last segment of the line with this index.
    pub(super) fn last_of_line(&self, index: u32) -> Option<Segment> {
        let after = self
            .segments
            .partition_point(|segment| segment.line <= index);
        let last = self.segments.get(after.checked_sub(1)?)?;
        (last.line == index).then_some(*last)
    }

    /// The number of lines that have been cut.
    pub(super) fn cut_count(&self) -> usize {
        self.cut
    }

    pub(super) fn line_count(&self) -> usize {
        self.lines.len()
    }

    fn cut_line(&mut self, index: usize) {
        let (start, end) = self.lines[index];
        let text = &self.text[start as usize..end as usize];
        let text = &text[..text.len() - comment(text).len()];
        if text.trim().is_empty() {
            return;
        }
        let mut segmenter = Segmenter {
            start,
            line: index as u32,
            width: self.width,
            text,
            brackets: &mut self.brackets,
            segments: &mut self.segments,
        };
        segmenter.cut();
    }
}

/// Cuts one line.
struct Segmenter<'s> {
    start: u32,
    line: u32,
    width: usize,
    text: &'s str,
    brackets: &'s mut Brackets,
    segments: &'s mut Vec<Segment>,
}

impl Segmenter<'_> {
    fn cut(&mut self) {
        let mut from = 0;
        let mut quote = None;
        let mut before = ' ';
        for (at, letter) in self.text.char_indices() {
            match letter {
                '"' | '\'' => {
                    quote = match quote {
                        Some(open) if open == letter => None,
                        Some(open) => Some(open),
                        // An apostrophe within a word does not open a quotation.
                        None => {
                            let is_closed_later = self.text[at + 1..].contains(letter);
                            (!before.is_alphanumeric() && is_closed_later).then_some(letter)
                        }
                    };
                }
                '[' | '{' | '(' if quote.is_none() => {
                    self.add(from, at, false);
                    if self.brackets.open.len() < usize::from(u16::MAX) {
                        self.brackets.open.push(letter);
                    }
                    self.brackets.is_opened = true;
                    from = at + 1;
                }
                ']' | '}' | ')' if quote.is_none() => {
                    self.add(from, at, true);
                    self.brackets.open.pop();
                    self.brackets.lowest = self.brackets.lowest.min(self.brackets.depth());
                    self.brackets.is_opened = false;
                    from = at + 1;
                }
                _ => {}
            }
            before = letter;
        }
        self.add(from, self.text.len(), false);
    }

    /// Adds the text between two byte positions as one segment. If its items are rows of a board, each item is a
    /// segment.
    fn add(&mut self, from: usize, to: usize, is_closed: bool) {
        let piece = &self.text[from..to];
        let is_blank = |letter: char| letter.is_whitespace() || SEPARATORS.contains(&letter);
        if piece.chars().all(is_blank) {
            return;
        }
        let rows = rows(self.width, piece);
        let ranges = if rows.is_empty() {
            vec![(0, piece.len())]
        } else {
            rows
        };
        let last = ranges.len() - 1;
        let depth = self.brackets.depth();
        let bracket = self.brackets.open.last().copied();
        let is_opened = std::mem::take(&mut self.brackets.is_opened);
        for (index, (start, end)) in ranges.into_iter().enumerate() {
            self.segments.push(Segment {
                start: self.start + (from + start) as u32,
                end: self.start + (from + end) as u32,
                line: self.line,
                depth,
                lowest: self.brackets.lowest.min(depth),
                bracket: bracket.unwrap_or(' '),
                is_opened: is_opened && index == 0,
                is_closed: is_closed && bracket.is_some() && index == last,
            });
            self.brackets.lowest = depth;
        }
    }
}

/// The byte ranges of a piece's items if each item is a row of `width` squares: `.Q.., ...Q` or `". Q . ."`. Empty
/// otherwise.
fn rows(width: usize, piece: &str) -> Vec<(usize, usize)> {
    if width < 2 || !piece.contains(['"', '\'', ',', ';']) {
        return Vec::new();
    }
    let mut rows = Vec::new();
    let mut is_quoted = true;
    for (start, end) in items(piece) {
        let item = piece[start..end].trim();
        if item.is_empty() {
            continue;
        }
        let start = start + piece[start..end].find(item).unwrap_or_default();
        let inside = unquoted(item);
        is_quoted &= inside.len() < item.len();
        let is_row = if inside.len() < item.len() {
            signs(inside).count() == width || inside.split_whitespace().count() == width
        } else {
            signs(item).count() == width && !item.contains([' ', '=', ':'])
        };
        if !is_row {
            return Vec::new();
        }
        let inset = (item.len() - inside.len()) / 2;
        rows.push((start + inset, start + item.len() - inset));
    }
    // A single item without quotes is the whole piece. On a board of two files, the items may be two-digit numbers.
    match rows.len() {
        1 if !is_quoted => Vec::new(),
        _ if width == 2 && !is_quoted => Vec::new(),
        _ => rows,
    }
}

/// The byte ranges between the separators outside quotes.
pub(super) fn items(text: &str) -> Vec<(usize, usize)> {
    let (mut items, mut from, mut quote) = (Vec::new(), 0, None);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' | '\'' => {
                quote = match quote {
                    Some(open) if open == letter => None,
                    None => Some(letter),
                    other => other,
                };
            }
            _ if quote.is_none() && SEPARATORS.contains(&letter) => {
                items.push((from, at));
                from = at + 1;
            }
            _ => {}
        }
    }
    items.push((from, text.len()));
    items
}

/// Removes the quotes around a text, if there are any.
pub(super) fn unquoted(text: &str) -> &str {
    let within = |quote: char| {
        let inside = text.strip_prefix(quote)?.strip_suffix(quote)?;
        (!inside.contains(quote)).then_some(inside)
    };
    within('"').or_else(|| within('\'')).unwrap_or(text)
}

/// The signs of a text. A letter with combining marks is one sign.
pub(super) fn signs(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut letters = rest.char_indices().skip(1);
        rest.chars().next()?;
        let joins = |letter: char| {
            matches!(
                letter,
                '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}' | '\u{300}'..='\u{36f}'
            )
        };
        let end = letters.find(|&(_, letter)| !joins(letter));
        let (sign, after) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
        rest = after;
        Some(sign)
    })
}

/// The comment in words at the end of a line, with the space before it. Empty if the line has no such comment, or
/// consists only of a comment.
fn comment(line: &str) -> &str {
    let begins = |mark: &str| {
        let at = line.find(mark)?;
        let (before, comment) = line.split_at(at);
        let words = comment[mark.len()..].trim_start();
        let is_word = words
            .chars()
            .take(2)
            .filter(|letter| letter.is_alphabetic())
            .count()
            == 2;
        let numbers = comment.split(|letter: char| !letter.is_ascii_digit());
        let numbers = numbers.filter(|number| !number.is_empty());
        let is_short =
            numbers.clone().count() < 2 && numbers.clone().all(|number| number.len() < 3);
        (is_word && is_short && !before.trim().is_empty()).then_some(comment)
    };
    begins(" //").or_else(|| begins(" # ")).unwrap_or_default()
}
