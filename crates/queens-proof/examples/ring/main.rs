//! A second search for all sets of k queens that dominate a board, to hold the first against. It shares no code with that
//! search, nor with the checker of its logs, and knows one bound and no symmetry.
//!
//! ```sh
//! RUSTFLAGS="-C target-cpu=native" cargo run --release -p queens-proof --example ring -- 26 13 proofs/26-13-ring.txt
//! ```
//!
//! Shard s of 2,048 has every 2,048th first queen of the frames, from the s-th on. The file gets a line for each finished
//! shard: its number, nodes and sets. A run goes on where the file ends; `0..1024` as a fourth word searches these alone.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;

mod search;
mod state;

use search::Search;

const SHARDS: usize = 2_048;

/// What is asked for on the command line.
struct Asked {
    n: usize,
    k: usize,
    file: String,
    shards: Range<usize>,
}

impl Asked {
    fn parse(words: &[String]) -> Option<Asked> {
        let [n, k, file, rest @ ..] = words else {
            return None;
        };
        let (n, k) = (n.parse().ok()?, k.parse().ok()?);
        let shards = match rest {
            [] => 0..SHARDS,
            [range] => {
                let (first, end) = range.split_once("..")?;
                first.parse().ok()?..end.parse().ok()?
            }
            _ => return None,
        };
        let file = file.clone();
        let is_sound = (2..=32).contains(&n) && (1..n).contains(&k) && shards.end <= SHARDS;
        is_sound.then_some(Asked { n, k, file, shards })
    }

    fn header(&self) -> String {
        format!("ring 1 n={} k={} shards={SHARDS}\n", self.n, self.k)
    }
}

/// Nodes and sets of each finished shard; none if the text is no record of this search. A last line that was cut is left out.
fn finished(header: &str, text: &str) -> Option<BTreeMap<usize, [u64; 2]>> {
    let (whole, _cut) = text.rsplit_once('\n')?;
    let mut lines = whole.lines();
    if lines.next()? != header.trim_end() {
        return None;
    }
    let parse = |line: &str| {
        let mut words = line.split(' ').map(|word| word.parse::<u64>().ok());
        let mut next = || words.next().flatten();
        Some((usize::try_from(next()?).ok()?, [next()?, next()?]))
    };
    lines.map(parse).collect()
}

/// Searches what the file lacks.
fn run(asked: &Asked) -> io::Result<()> {
    let header = asked.header();
    let text = match fs::read_to_string(&asked.file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::write(&asked.file, &header)?;
            header.clone()
        }
        Err(error) => return Err(error),
    };
    let Some(mut shards) = finished(&header, &text) else {
        let why = format!(
            "it is no record of this search, which begins {}",
            header.trim_end()
        );
        return Err(io::Error::other(why));
    };
    let mut file = OpenOptions::new().append(true).open(&asked.file)?;
    if !text.ends_with('\n') {
        // The line that was cut ends here, and is read as none.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        file.set_len(whole as u64)?;
    }
    let mut search = Search::new(asked.n, asked.k);
    for shard in asked.shards.clone() {
        if shards.contains_key(&shard) {
            continue;
        }
        search.shard(shard, SHARDS);
        let Search { nodes, sets, .. } = search;
        file.write_all(format!("{shard} {nodes} {sets}\n").as_bytes())?;
        shards.insert(shard, [nodes, sets]);
    }
    let sum = |at: usize| shards.values().map(|it| it[at]).sum::<u64>();
    let (nodes, sets) = (sum(0), sum(1));
    println!(
        "{} of {SHARDS} shards: {nodes} nodes, {sets} sets",
        shards.len()
    );
    Ok(())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = Asked::parse(&words) else {
        eprintln!(
            "usage: ring N K FILE [A..B], for 2 ≤ N ≤ 32, 1 ≤ K < N, A..B within 0..{SHARDS}"
        );
        return ExitCode::from(2);
    };
    match run(&asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", asked.file);
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(n: usize, k: usize) -> u64 {
        let mut search = Search::new(n, k);
        search.shard(0, 1);
        search.sets
    }

    #[test]
    fn the_sets_of_the_fewest_queens_are_those_of_the_oeis() {
        // A002564, with the numbers of queens of A075458.
        let known = [
            (4, 2, 12),
            (5, 3, 186),
            (6, 3, 4),
            (7, 4, 86),
            (8, 5, 4_860),
            (9, 5, 114),
            (10, 5, 8),
            (11, 5, 2),
            (12, 6, 8),
        ];
        for (n, k, count) in known {
            assert_eq!((n, sets(n, k)), (n, count));
            if k > 1 {
                assert_eq!((n, sets(n, k - 1)), (n, 0));
            }
        }
    }

    #[test]
    fn shards_are_parts_of_the_search() {
        let mut whole = Search::new(9, 5);
        whole.shard(0, 1);
        let parts = (0..7).map(|number| {
            let mut part = Search::new(9, 5);
            part.shard(number, 7);
            [part.nodes, part.sets]
        });
        let sum = parts.fold([0, 0], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
        assert_eq!(sum, [whole.nodes, whole.sets]);
    }

    #[test]
    fn a_line_that_was_cut_is_left_out_and_another_search_is_refused() {
        let header = "ring 1 n=9 k=5 shards=2048\n";
        let text = format!("{header}3 10 0\n4 20 1");
        assert_eq!(
            finished(header, &text),
            Some(BTreeMap::from([(3, [10, 0])]))
        );
        assert_eq!(finished("ring 1 n=9 k=4 shards=2048\n", &text), None);
    }
}
