//! The files of solutions: text in a chosen form, CSV and JSON. Each names its search.

use queens_core::{Problem, Square, Variant};

use crate::results::{Exhibition, FileKind, Results, text};
use crate::run::Run;
use crate::settings::{Settings, Side};

/// The maximum number of boards in a file.
pub const MOST_IN_A_FILE: usize = 100_000;
/// The maximum number of boards in a text for the clipboard.
pub const MOST_TO_COPY: usize = 10_000;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A file: its name and its content.
pub struct Export {
    pub name: String,
    pub text: String,
}

/// The file of this kind with the shown boards of a run.
pub fn file(run: &Run, shown: &Exhibition, results: &Results, kind: FileKind) -> Export {
    let settings = run.settings();
    let (text, ending) = match kind {
        FileKind::Text => (text_of(run, shown, results, MOST_IN_A_FILE), "txt"),
        FileKind::Csv => (csv(run, shown), "csv"),
        FileKind::Json => (json(run, shown), "json"),
    };
    let name = named(settings, Span::Search, ending);
    Export { name, text }
}

/// The part of a search in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    Search,
    Step(u64),
    Stretch(u64, u64),
}

/// The name of a file about a search.
pub fn named(settings: &Settings, span: Span, ending: &str) -> String {
    let size = match (settings.n(), settings.side(Side::Ranks)) {
        (files, ranks) if files == ranks => files.to_string(),
        (files, ranks) => format!("{files}x{ranks}"),
    };
    let steps = match span {
        Span::Search => String::new(),
        Span::Step(step) => format!("-step-{step}"),
        Span::Stretch(from, to) => format!("-steps-{from}-{to}"),
    };
    let algorithm = settings.algorithm;
    format!(
        "{}-{size}-{}{steps}.{ending}",
        algorithm.problem, algorithm.id
    )
}

/// The shown boards as text in the chosen form. At most the typed number of boards, and at most `limit`. Empty if the
/// reader typed something else than a number.
pub fn text_of(run: &Run, shown: &Exhibition, results: &Results, limit: usize) -> String {
    let mut solutions = shown.solutions();
    solutions.truncate(results.most().unwrap_or(0).min(limit));
    let algorithm = run.settings().algorithm;
    let form = results
        .form
        .filter(|_| algorithm.problem == Problem::Queens);
    text(form, run.code(), algorithm.axis, &shown.gallery, &solutions)
}

/// A solution of a large board as text: the row of each column, from 0.
pub fn large_text(rows: &[u16]) -> String {
    joined(rows.iter(), " ") + "\n"
}

/// The names of squares, with a separator.
pub fn names(squares: &[Square], between: &str) -> String {
    joined(squares.iter(), between)
}

fn joined<T: ToString>(things: impl Iterator<Item = T>, between: &str) -> String {
    let things: Vec<_> = things.map(|thing| thing.to_string()).collect();
    things.join(between)
}

/// One line per board. Each line names the search, so that lines from several files can be combined.
fn csv(run: &Run, shown: &Exhibition) -> String {
    let settings = run.settings();
    let written = |number: Option<u64>| number.map(|it| it.to_string()).unwrap_or_default();
    let search = format!(
        "{VERSION},{},{},{},{},{},{},{},{}",
        settings.algorithm.problem,
        settings.algorithm.id,
        settings.size.files(),
        settings.size.ranks(),
        settings.variant.map(Variant::name).unwrap_or_default(),
        written(settings.k.map(u64::from)),
        written(settings.seed),
        names(&given(settings), " "),
    );
    let mut text =
        "version,problem,algorithm,n,m,variant,k,seed,fixed,number,step,orbit,rows,squares,blocked\n"
            .to_owned();
    let blocked = names(&settings.blocked, " ");
    for solution in shown.solutions().into_iter().take(MOST_IN_A_FILE) {
        let (Some(squares), Some(step)) = (shown.squares(solution), shown.gallery.step(solution))
        else {
            continue;
        };
        // Only solutions with one queen per column have a row for each column.
        let rows = shown.gallery.rows(solution).unwrap_or_default();
        let (number, orbit) = (solution + 1, shown.classes.orbit(solution));
        let (numbers, squares) = (joined(rows.iter(), " "), names(&squares, " "));
        text.push_str(&format!(
            "{search},{number},{step},{orbit},{numbers},{squares},{blocked}\n"
        ));
    }
    text
}

/// The squares before the first step: the given squares, or the implied start.
fn given(settings: &Settings) -> Vec<Square> {
    let instance = settings.instance();
    instance.map_or_else(|_| Vec::new(), |it| settings.algorithm.traversal.given(&it))
}

/// One object with the keys of the command line. Counts and the seed are strings.
fn json(run: &Run, shown: &Exhibition) -> String {
    let settings = run.settings();
    let counters = run.farthest();
    let seed = match settings.seed {
        Some(seed) => format!("\"{seed}\""),
        None => "null".to_owned(),
    };
    let list_of =
        |squares: &[Square]| joined(squares.iter().map(|square| format!("\"{square}\"")), ",");
    let fixed = list_of(&given(settings));
    // As on the command line, the key is left out if no square is blocked.
    let blocked = match &settings.blocked[..] {
        [] => String::new(),
        blocked => format!("\"blocked\":[{}],", list_of(blocked)),
    };
    let variant = settings.variant.map(|it| format!("\"{}\"", it.name()));
    let (variant, none) = (variant.as_deref().unwrap_or("null"), || "null".to_owned());
    let k = settings.k.map_or_else(none, |k| k.to_string());
    let solutions: Vec<usize> = shown.solutions().into_iter().take(MOST_IN_A_FILE).collect();
    let list = |item: &dyn Fn(usize) -> Option<String>| {
        joined(solutions.iter().filter_map(|&solution| item(solution)), ",")
    };
    let rows = list(&|solution| {
        let item = match settings.algorithm.problem {
            Problem::Queens => joined(shown.gallery.rows(solution)?.iter(), ","),
            Problem::Domination | Problem::Knight => list_of(&shown.squares(solution)?),
        };
        Some(format!("\n[{item}]"))
    });
    let steps = list(&|solution| shown.gallery.step(solution).map(|step| step.to_string()));
    let orbits = list(&|solution| Some(shown.classes.orbit(solution).to_string()));
    format!(
        "{{\"version\":\"{VERSION}\",\"problem\":\"{}\",\"algorithm\":\"{}\",\"n\":{},\"m\":{},\"goal\":\"{}\",\
         \"variant\":{variant},\"k\":{k},\"seed\":{seed},\"fixed\":[{fixed}],{blocked}\"solutions\":\"{}\",\"fundamental\":\"{}\",\"exact\":{},\n\
         \"steps\":[{steps}],\n\"orbits\":[{orbits}],\n\"list\":[{rows}]}}\n",
        settings.algorithm.problem,
        settings.algorithm.id,
        settings.size.files(),
        settings.size.ranks(),
        settings.goal.name(),
        counters.solutions,
        counters.fundamental,
        run.is_exact(),
    )
}
