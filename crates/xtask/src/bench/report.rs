//! Writes `benchmarks/RESULTS.md`: the tables of all results, from the newest record of each subject.

use crate::paths;
use anyhow::Result;

use super::ALL;
use super::record::{self, Figure, Measured, Record, number};

const PAGE: &str = "benchmarks/RESULTS.md";

const HEAD: &str = "\
# Benchmark results

`cargo xtask bench report` writes this file from `benchmarks/record`. Do not edit it.
[Benchmarks](../docs/BENCHMARKS.md) explains the figures that matter to users, and each missed limit.

- A ratio compares two programs in one run, in pairs (A B, B A, A B, …). Both then meet the same load from other programs.
  The table shows the median of the pairs' ratios.
- A figure in bold misses its limit.
- Every benchmark checks the count that it times, except `scale`, which counts only a sample of the shards.
";

const HOW: &str = "
## How to measure

```
cargo xtask bench --record             # every subject, on a machine that does nothing else
cargo xtask bench --record core        # one subject: core, worker, problems, domination, puzzles, count, scale or page
cargo xtask bench core                 # one subject, without a record
cargo xtask bench large                # a part of worker: the large boards
cargo xtask bench count 17 18          # exact counts of these boards, from 12 to 18
cargo xtask bench scale 22 23          # projections for these boards, from 22 to 27
cargo bench --package queens-core --bench shards -- 18 21:10   # all shards of n=18, ten of n=21
cargo bench --package queens-core --bench totals -- 17         # known totals, by `bitmask`
```

Each day and machine has one record. A second measurement on that day replaces the figures of its subject.
";

/// Writes `benchmarks/RESULTS.md`.
pub(super) fn write() -> Result<()> {
    Ok(fs_err::write(paths::root().join(PAGE), page()?)?)
}

fn page() -> Result<String> {
    let records = record::all()?;
    let newest = ALL.iter().filter_map(|&subject| newest(subject, &records));
    let newest: Vec<(&str, &Record, &Measured)> = newest.collect();
    let figures: Vec<(&str, &Figure)> = newest
        .iter()
        .flat_map(|(subject, _, measured)| measured.figures.iter().map(|figure| (*subject, figure)))
        .collect();
    let is_ratio = |figure: &Figure| figure.unit == "times";
    let tables = [
        ("Ratios", table(&figures, |figure| is_ratio(figure))),
        (
            "Limits",
            table(&figures, |figure| {
                !is_ratio(figure) && figure.limit.is_some()
            }),
        ),
        (
            "Times and sizes",
            table(&figures, |figure| {
                !is_ratio(figure) && figure.limit.is_none()
            }),
        ),
    ];
    let tables = tables.map(|(title, table)| format!("\n## {title}\n\n{table}"));
    let sources = newest.iter().map(|(subject, record, measured)| {
        let Record {
            date,
            machine,
            rustc,
            browser,
            node,
            ..
        } = record;
        let commit = &measured.commit;
        format!("| {subject} | {date} | {commit} | {machine} | {rustc}; {browser}; Node {node} |\n")
    });
    let head = "| subject | date | commit | machine | with |\n|---|---|---|---|---|\n";
    Ok(format!(
        "{HEAD}{}\n## Date, commit and machine\n\n{head}{}{HOW}",
        tables.concat(),
        sources.collect::<String>()
    ))
}

fn newest<'a>(
    subject: &'static str,
    records: &'a [Record],
) -> Option<(&'static str, &'a Record, &'a Measured)> {
    let mut measured = records
        .iter()
        .filter_map(|record| Some((subject, record, record.subjects.get(subject)?)));
    measured.next()
}

fn table(figures: &[(&str, &Figure)], filter: impl Fn(&Figure) -> bool) -> String {
    let rows = figures.iter().filter(|(_, figure)| filter(figure)).map(|(subject, figure)| {
        let Figure { what, unit, runs, .. } = figure;
        let mark = if figure.is_within() { "" } else { "**" };
        let [median, least, most] = [figure.median, figure.least, figure.most].map(number);
        let range = if *runs > 1 { format!("{least} to {most}") } else { "–".to_owned() };
        let limit = figure.limit.as_ref().map_or("–".to_owned(), ToString::to_string);
        format!("| {subject} | {what} | {mark}{median} {unit}{mark} | {range} | {runs} | {limit} |\n")
    });
    let head = "| subject | what | median | range | runs | limit |\n|---|---|---|---|---|---|\n";
    format!("{head}{}", rows.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_generated_from_its_records() {
        let written = fs_err::read_to_string(paths::root().join(PAGE)).expect("a page");
        let given = page().expect("records");
        assert!(
            written == given,
            "run `cargo xtask bench report` to write it again"
        );
    }
}
