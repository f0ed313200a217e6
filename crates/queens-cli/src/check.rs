//! `queens check`: compares the output of another program with the true solutions. It understands almost any notation.

use std::fmt;
use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use queens_core::check::{self, LISTED, Outcome, Selection, Truncated, Verdict};
use queens_core::formats::read::{Claim, Location};
use queens_core::text::{counted, joined, with_commas};
use queens_core::{Algorithm, BoardSize, Goal, Problem, Variant, algorithm};
use serde::Serialize;

use crate::Answer;
use crate::failure::{Failure, cause};
use crate::options::{SearchOptions, default, problem_of, variants};
use crate::output::print_summary;
use crate::values::{Squares, named, squares, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens solve 8 | queens check - -n 8 --goal first
  queens check output.txt -n 8")]
pub(crate) struct CheckOptions {
    /// The file with the printed solutions, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The problem; not needed with --algorithm [default: queens]
    #[arg(help_heading = "Search", long, value_name = "P", value_parser = named(Problem::ALL, Problem::name))]
    problem: Option<Problem>,
    /// Compare the order and numbering with this algorithm; see `queens algorithms`
    #[arg(help_heading = "Search", long, value_name = "ID", hide_possible_values = true, value_parser = named(algorithm::every(), |algorithm| algorithm.id))]
    algorithm: Option<&'static Algorithm>,
    /// Files and ranks of the board, up to 32
    #[arg(help_heading = "Board", short, value_name = "N", value_parser = whole(1..=u16::from(BoardSize::MAX)))]
    n: u16,
    /// Ranks of a rectangular board, for the knight [default: N]
    #[arg(help_heading = "Board", short, value_name = "M", value_parser = whole(1..=u16::from(BoardSize::MAX)))]
    m: Option<u16>,
    /// Squares with a piece in every solution, such as a1,b3; for the knight, its first square
    #[arg(help_heading = "Board", long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Queens in a dominating set [default: the fewest that cover the board]
    #[arg(help_heading = "Board", long, value_name = "K", value_parser = whole(1..=u16::MAX))]
    k: Option<u16>,
    /// The kind of dominating set or tour [default: dominating for sets, open for tours]
    #[arg(help_heading = "Board", long, value_name = "V", value_parser = named(variants(), Variant::name))]
    variant: Option<Variant>,
    /// Expect one solution, or all of them [default: depends on the algorithm]
    #[arg(help_heading = "Search", long, value_name = "GOAL", value_parser = named([Goal::First, Goal::All], Goal::name))]
    goal: Option<Goal>,
    /// Print one JSON object on one line
    #[arg(help_heading = "Output", long)]
    json: bool,
}

/// The results of the check. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct CheckSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    m: u8,
    goal: &'static str,
    fixed: Vec<String>,
    verdict: &'static str,
    right: u64,
    wrong: u64,
    doubled: u64,
    unread: u64,
    passed_over: u64,
    /// The number of solutions of the search. `None` if it is not known.
    solutions: Option<String>,
    claims: Claims,
    /// At most 100 faults of each kind, in the order of their lines.
    faults: Vec<Fault>,
    /// The notation of the first board that was read.
    form: Option<String>,
    #[serde(skip)]
    sentence: String,
}

/// The claims in the text, by kind.
#[derive(Serialize, Default)]
struct Claims {
    no_solution: Vec<ComparedClaim>,
    solution_counts: Vec<ComparedClaim>,
    found_counts: Vec<ComparedClaim>,
    set_sizes: Vec<ComparedClaim>,
}

/// A claim in the text, with the true number.
#[derive(Serialize)]
struct ComparedClaim {
    line: u64,
    claimed: String,
    expected: Option<String>,
    holds: Option<bool>,
}

/// A wrong or repeated board, a claim that is false or could not be compared, or an unreadable line.
#[derive(Serialize)]
struct Fault {
    line: u64,
    reason: String,
    #[serde(skip)]
    text: String,
}

impl CheckOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let text = self.text()?;
        let requested = self.problem.unwrap_or(Problem::Queens);
        let chosen = self.algorithm.unwrap_or_else(|| default(requested));
        let problem = problem_of(chosen, self.problem)?;
        let goal = self.goal.unwrap_or(match chosen.default_goal() {
            Goal::First => Goal::First,
            Goal::All | Goal::Count => Goal::All,
        });
        let search = |algorithm, goal| {
            let options = SearchOptions {
                m: self.m,
                fixed: self.fixed.clone(),
                variant: self.variant,
                k: self.k,
                goal: Some(goal),
                ..SearchOptions::new(algorithm, self.n)
            };
            options.accept()
        };
        // If the algorithm cannot find all solutions, the default algorithm of the problem finds them.
        let compared = match search(chosen, Goal::All) {
            Err(_) => default(problem),
            Ok(_) => chosen,
        };
        let accepted = search(compared, goal)?;
        // A program that crashes also prints nothing. So an empty text is an error even if there is no solution.
        if text.trim().is_empty() {
            let why = "it is empty; give the output of a program";
            return Err(Failure::refused("FILE", self.file.display(), why));
        }
        let mut check = check::start(&accepted, &text)
            .map_err(|error| Failure::refused("FILE", self.file.display(), error))?;
        let verdict = check.finish();
        let outcome = verdict.outcome();
        let instance = accepted.instance();
        let summary = CheckSummary {
            problem: problem.name(),
            algorithm: compared.id,
            n: instance.size().files(),
            m: instance.size().ranks(),
            goal: goal.name(),
            fixed: instance.given().iter().map(ToString::to_string).collect(),
            verdict: outcome.name(),
            right: verdict.right,
            wrong: verdict.wrong.total,
            doubled: verdict.repeated.total,
            unread: verdict.unread.total,
            passed_over: verdict.ignored_lines,
            solutions: verdict.solutions.map(|all| all.to_string()),
            claims: claims(&verdict),
            faults: faults(&verdict),
            form: form(&verdict),
            sentence: sentence(&verdict, compared.id),
        };
        let answer = match outcome {
            Outcome::Right => Answer::Done,
            Outcome::Wrong | Outcome::Incomplete | Outcome::Unread => Answer::No,
        };
        print_summary(&summary, self.json, answer)
    }

    /// Reads the file as UTF-8. After a byte order mark, reads it as UTF-16, which PowerShell writes. Invalid bytes
    /// become replacement characters.
    fn text(&self) -> Result<String, Failure> {
        let mut bytes = Vec::new();
        let read = if self.file.as_os_str() == "-" {
            std::io::stdin().lock().read_to_end(&mut bytes).map(drop)
        } else {
            std::fs::read(&self.file).map(|all| bytes = all)
        };
        read.map_err(|error| {
            let why = format!("{}; give a file, or - for standard input", cause(&error));
            Failure::refused("FILE", self.file.display(), why)
        })?;
        let utf16 = |from_bytes: fn([u8; 2]) -> u16| {
            let units = bytes[2..]
                .as_chunks()
                .0
                .iter()
                .map(|pair| from_bytes(*pair));
            char::decode_utf16(units)
                .map(|letter| letter.unwrap_or('\u{fffd}'))
                .collect()
        };
        Ok(match &bytes[..] {
            [0xff, 0xfe, ..] => utf16(u16::from_le_bytes),
            [0xfe, 0xff, ..] => utf16(u16::from_be_bytes),
            _ => String::from_utf8_lossy(&bytes).into_owned(),
        })
    }
}

fn claims(verdict: &Verdict) -> Claims {
    let mut claims = Claims::default();
    for judged in &verdict.claims {
        let (kind, claimed) = match judged.claim {
            Claim::None => (&mut claims.no_solution, 0),
            Claim::Solutions(count) => (&mut claims.solution_counts, count),
            Claim::Found(count) => (&mut claims.found_counts, count),
            Claim::Size(count) => (&mut claims.set_sizes, count),
        };
        kind.push(ComparedClaim {
            line: judged.line,
            claimed: claimed.to_string(),
            expected: judged.expected.map(|number| number.to_string()),
            holds: judged.holds,
        });
    }
    claims
}

/// The faults, in the order of their lines.
fn faults(verdict: &Verdict) -> Vec<Fault> {
    let fault = |at: Location, reason: String| {
        let mut text = format!("{at}: {reason}");
        text[..1].make_ascii_uppercase();
        let line = at.line;
        Fault { line, reason, text }
    };
    let at_line = |line| Location { line, list: None };
    let wrong = verdict.wrong.first.iter();
    let wrong = wrong.map(|board| fault(board.at, board.to_string()));
    let repeated = verdict.repeated.first.iter();
    let repeated = repeated.map(|board| fault(board.at, board.to_string()));
    let unread = verdict.unread.first.iter();
    let unread = unread.map(|unread| fault(at_line(unread.line), unread.to_string()));
    let claims = verdict
        .claims
        .iter()
        .filter(|claim| claim.holds != Some(true))
        .take(LISTED);
    let claims = claims.map(|claim| fault(at_line(claim.line), claim.to_string()));
    let mut faults: Vec<Fault> = wrong.chain(repeated).chain(unread).chain(claims).collect();
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The notation of the first board.
fn form(verdict: &Verdict) -> Option<String> {
    let form = verdict.form.as_ref()?;
    Some(format!("Read as {form}."))
}

/// The text of the verdict, without the list of faults.
fn sentence(verdict: &Verdict, name: &str) -> String {
    let mut lines = vec![format!("{} {}", outcome(verdict), solutions(verdict, name))];
    lines.extend(verdict.other_size.map(|n| {
        format!("These are solutions of the {n}×{n} board. Check them with n\u{a0}=\u{a0}{n}.")
    }));
    lines.extend(form(verdict));
    lines.extend(match verdict.ignored_lines {
        0 => None,
        1 => Some("1 line holds neither a board nor a claim and was passed over.".to_owned()),
        passed_over => Some(format!(
            "{} lines hold neither a board nor a claim and were passed over.",
            with_commas(passed_over)
        )),
    });
    lines.extend(verdict.order_mismatch.as_ref().map(|mismatch| {
        let [printed, expected] =
            [&mismatch.printed, &mismatch.expected].map(|squares| joined(squares, ", "));
        format!(
            "From line {} on, the order differs from {name}: the text has {printed}, {name} has {expected}.",
            with_commas(mismatch.at.line)
        )
    }));
    lines.extend(more(&verdict.wrong, "Wrong"));
    lines.extend(more(&verdict.repeated, "Printed again"));
    lines.extend(more(&verdict.unread, "Lines that were not read"));
    lines.join("\n") + "\n"
}

/// The outcome in a few words.
fn outcome(verdict: &Verdict) -> &'static str {
    match verdict.outcome() {
        Outcome::Right => "Right.",
        Outcome::Wrong => "Wrong.",
        Outcome::Incomplete if verdict.solutions.is_none() => "Perhaps incomplete.",
        Outcome::Incomplete => "Incomplete.",
        Outcome::Unread => "Not everything was read.",
    }
}

/// The number of correct solutions, and of defects. The name is that of the algorithm.
fn solutions(verdict: &Verdict, name: &str) -> String {
    let right = with_commas(verdict.right);
    let all = with_commas(verdict.solutions.unwrap_or_default());
    let order = match verdict.order_mismatch {
        None => format!("in the order of {name}"),
        Some(_) => format!("but not in the order of {name}"),
    };
    match (verdict.selection, verdict.solutions) {
        (Some(Selection::OnePerClass), _) => {
            return format!("{right} of {all} solutions: one of each class up to symmetry.");
        }
        (Some(Selection::First), _) if verdict.right == 1 => {
            return format!("The first of {all} solutions.");
        }
        (Some(Selection::First), _) => {
            return format!("The first {right} of {all} solutions, {order}.");
        }
        (None, Some(0)) if verdict.is_complete() => {
            return "There is no solution, and none was printed.".to_owned();
        }
        (None, Some(1)) if verdict.is_complete() => return "The only solution, once.".to_owned(),
        (None, _) if verdict.is_complete() => {
            return format!("All {all} solutions, each once, {order}.");
        }
        (None, _) => (),
    }
    let mut text = match verdict.solutions {
        Some(0) => "There is no solution".to_owned(),
        _ if verdict.has_no_board() => "No board was found in the text".to_owned(),
        Some(_) if !verdict.requires_all && verdict.right > 0 => {
            let right = counted(verdict.right, "correct solution");
            format!("{right} ({all} exist)")
        }
        Some(_) => format!("{right} of {all} solutions printed correctly"),
        None => format!("{} printed correctly", counted(verdict.right, "solution")),
    };
    if let Some(defects) = defects(verdict) {
        text += &format!("; {defects}");
    }
    text += ".";
    if verdict.solutions.is_none() {
        text += " They could not be compared with all solutions, so some may be missing.";
    }
    if !verdict.is_size_known {
        text += " It is not known whether fewer queens suffice.";
    }
    text
}

/// The number of defects of each kind. `None` without a defect.
fn defects(verdict: &Verdict) -> Option<String> {
    let [missed, repeated, wrong] = [
        verdict.missed(),
        verdict.repeated.total,
        verdict.wrong.total,
    ];
    let (claims, unread) = (verdict.false_claims(), verdict.unread.total);
    let defects = [
        (missed, format!("{} missing", with_commas(missed))),
        (repeated, format!("{} printed again", with_commas(repeated))),
        (wrong, format!("{} wrong", with_commas(wrong))),
        (claims, counted(claims, "false claim")),
        (unread, counted(unread, "line") + " not read"),
    ];
    let defects = defects.into_iter().filter(|(count, _)| *count > 0);
    let defects: Vec<_> = defects.map(|(_, defect)| defect).collect();
    (!defects.is_empty()).then(|| defects.join(", "))
}

/// A line with the number of faults of a kind, if not all of them are listed.
fn more<T>(listed: &Truncated<T>, title: &str) -> Option<String> {
    let total = listed.total;
    (total > listed.first.len() as u64).then(|| format!("{title}: {}", with_commas(total)))
}

impl fmt::Display for CheckSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)?;
        self.faults
            .iter()
            .try_for_each(|fault| writeln!(f, "{}", fault.text))
    }
}
