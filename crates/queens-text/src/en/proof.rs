//! A proof by frames: the map of frames, the frame that is looked at, and the values that are known.

use queens_core::frames::Rule;
use queens_page::proof::SetsFound;
use queens_page::proof::check::{LogClaim, LogLack, LogOutcome};
use queens_page::proof::values::Basis;

use super::number::{count, written};
use super::reason::framing;
use crate::Sentence;
use crate::proof::{LogTexts, ProofTexts, ValuesTexts, corners};

pub(crate) const TEXTS: ProofTexts = ProofTexts {
    none: "This algorithm does not search by frames.",
    before: "Run the search: each frame that it comes to appears here.",
    no_frame: |excluded| {
        Sentence::marked(&match excluded {
            Some(k) => format!(
                "*{}:* fewer than (n − 1) ÷ 2 queens leave a square of the boundary uncovered (Spencer’s bound), so that no frame is searched.",
                count(k.into(), "queen", "queens")
            ),
            None => "This search came to no frame.".to_owned(),
        })
    },
    sums: |numbers, sums| {
        let searched = (sums.begun - sums.closed - usize::from(sums.is_open)) as u64;
        let open = if sums.is_open { ", 1 not finished" } else { "" };
        let [begun, closed, searched] =
            [sums.begun as u64, sums.closed as u64, searched].map(|it| numbers.whole(it));
        let queens = count(sums.k.into(), "queen", "queens");
        let frames = match sums.all {
            Some(all) if all == sums.begun => written(
                all as u64,
                &begun,
                "frame up to symmetry",
                "frames up to symmetry",
            ),
            Some(all) => format!("{begun} of {} frames", numbers.whole(all as u64)),
            None => written(sums.begun as u64, &begun, "frame so far", "frames so far"),
        };
        Sentence::marked(&format!(
            "*{queens}:* {frames}; {closed} closed at once, {searched} searched{open}"
        ))
    },
    choice: "Queens",
    map: "Map of frames",
    argument: "Why this is a proof",
    axes: "A square for each frame: its row tells the columns left + right of it, its column the rows above + below.",
    key: "Key to the map",
    hint: "Click a frame to see it on the board.",
    rule: |rule| match rule {
        Rule::Margins => "Margins",
        Rule::Gains => "Gains",
        Rule::Coverage => "Coverage",
        Rule::Prices => "Prices",
        Rule::NoCandidate => "Out of reach",
    },
    finds: |rule| match rule {
        Rule::Margins => "more lines outside need a queen than there are queens left",
        Rule::Gains => "the queens left gain less than two sides of the frame need",
        Rule::Coverage => "the queens left cover fewer squares than are open",
        Rule::Prices => "the open squares cost more queens than are left",
        Rule::NoCandidate => "no queen left can serve some square or line outside",
    },
    searched: "Searched: the more positions, the stronger the colour",
    current: "not finished",
    frame: |numbers, [low, high], frame| {
        let end = match frame.closed {
            Some(rule) => format!("closed, {}", short(rule)),
            None => format!(
                "searched, {}",
                positions(frame.nodes, &numbers.whole(frame.nodes))
            ),
        };
        format!("{low}–{high}: {end}")
    },
    lines: |lines| {
        Sentence::marked(&format!(
            "*Frame {}.* In a set of this frame, {} are empty.{}",
            corners(lines),
            framing::lines(&lines.empty),
            framing::required(lines)
        ))
    },
    account: |numbers, frame, shortage, sets| {
        Sentence::marked(&match frame.closed {
            Some(rule) => {
                let of_search = (TEXTS.rule)(rule);
                let counted = match shortage.as_ref().map(|it| it.bound.rule()) {
                    Some(None) => "; counted case by case".to_owned(),
                    Some(Some(told)) if told != rule => {
                        format!("; counted by “{}”", (TEXTS.rule)(told))
                    }
                    _ => String::new(),
                };
                let why = shortage.as_ref().map(framing::shortage);
                format!(
                    "*Closed by “{of_search}”{counted}:* {}",
                    why.unwrap_or_default()
                )
            }
            None => format!(
                "*{}, {}:* {}.",
                match sets {
                    SetsFound::Open => "Not finished",
                    SetsFound::Unknown | SetsFound::Sets(_) => "Searched",
                },
                positions(frame.nodes, &numbers.whole(frame.nodes)),
                match sets {
                    SetsFound::Open | SetsFound::Unknown => "no rule closes it at once".to_owned(),
                    SetsFound::Sets(0) => "every branch ended without a set".to_owned(),
                    SetsFound::Sets(sets) =>
                        written(sets, &numbers.whole(sets), "set found", "sets found"),
                }
            ),
        })
    },
    to_step: "Go to its step",
    by_frames: "Prove it by frames",
    took: |numbers, of_positions, frames| {
        format!(
            " ({} examined: {}, {})",
            positions(of_positions, &numbers.whole(of_positions)),
            written(
                frames,
                &numbers.whole(frames),
                "frame up to symmetry",
                "frames up to symmetry"
            ),
            written(
                of_positions.saturating_sub(frames),
                &numbers.whole(of_positions.saturating_sub(frames)),
                "square tried",
                "squares tried"
            )
        )
    },
    check: LogTexts {
        choose: "Check a proof …",
        note: "writes the log of a proof. Each of its lines is added up again here, by a program that shares nothing with the search.",
        progress: "Progress of the check",
        begun: |file| format!("{file} is being checked."),
        going: |file, percent| format!("{file}: {percent}% checked"),
        stopped: |file| format!("The check of {file} was stopped."),
        outcome: |numbers, file, outcome| {
            Sentence::marked(&match outcome {
                LogOutcome::TooLarge => {
                    format!("*{file} is refused:* it is larger than 64 MB. This command checks it:")
                }
                LogOutcome::Unreadable => {
                    format!("*{file} was not checked:* the browser cannot read it.")
                }
                LogOutcome::NoProof => {
                    format!("*{file} is refused:* it is no proof of version 1.")
                }
                LogOutcome::Refused {
                    line: Some(line), ..
                } => format!(
                    "*{file} is refused:* line {} does not hold. The checker says:",
                    numbers.whole(*line)
                ),
                LogOutcome::Refused { line: None, .. } => {
                    format!(
                        "*{file} is refused:* something is missing at its end. The checker says:"
                    )
                }
                LogOutcome::Holds(LogClaim { n, k, nodes, bound }) => {
                    let claim = format!(
                        "{} not dominate the {n} × {n} board",
                        count(*k, "queen does", "queens do")
                    );
                    let added_up = numbers.whole(*nodes);
                    let nodes = positions(*nodes, &added_up);
                    match bound {
                        None => format!(
                            "*{file} is accepted:* {claim}. Positions added up: {added_up}."
                        ),
                        Some(LogLack::Frame(frame)) => format!(
                            "*{file} is only a part* of the proof that {claim}: each line holds ({nodes}), but the frame {frame} and its images are missing."
                        ),
                        Some(LogLack::Elsewhere(elsewhere)) => format!(
                            "*{file} is only a part* of the proof that {claim}: each line holds ({nodes}), but the positions after {} stand in other logs.",
                            written(
                                *elsewhere,
                                &numbers.whole(*elsewhere),
                                "first queen",
                                "first queens"
                            )
                        ),
                    }
                }
            })
        },
    },
    values: ValuesTexts {
        title: "Least numbers of queens, γ(n)",
        queens: "γ(n)",
        time: "time here",
        rests_on: |basis| match basis {
            Basis::Listed => "Listed in OEIS A075458",
            Basis::Met => "A published lower bound, and a set of so many that is found here",
            Basis::Proven => "No earlier proof known to us; not peer reviewed",
        },
        prove: "Prove it here",
        prove_board: |n| format!("Prove it here: n\u{a0}=\u{a0}{n}"),
        note: "The search runs in this page; its times are estimates.",
    },
};

fn short(rule: Rule) -> &'static str {
    match rule {
        Rule::Margins => "margins",
        Rule::Gains => "gains",
        Rule::Coverage => "coverage",
        Rule::Prices => "prices",
        Rule::NoCandidate => "out of reach",
    }
}

/// What a search by frames examines: roots of frames, and squares tried. The counter of nodes has fewer.
fn positions(number: u64, as_written: &str) -> String {
    written(number, as_written, "position", "positions")
}
