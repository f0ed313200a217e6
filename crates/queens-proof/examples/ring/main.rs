//! A second search for all sets of k queens that dominate a board, whose results are compared with the search by
//! frames. It shares no code with that search or with the checker of its logs. It uses one bound and no symmetry.
//!
//! ```sh
//! RUSTFLAGS="-C target-cpu=native" cargo run --release -p queens-proof --example ring -- 26 13 proofs/26-13-ring.txt
//! ```
//!
//! A first queen is a queen tried at the root of a frame. Shard s of 2,048 contains every 2,048th first queen, starting
//! with number s. For each finished shard, the file gets a line with the number of the shard, its nodes and its sets. A
//! run continues where the file ends. With a fourth argument such as `0..1024`, it searches only these shards.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;

mod frame;
mod search;
mod state;

use search::Search;

const SHARDS: usize = 2_048;

/// The arguments of the command line.
struct Arguments {
    n: usize,
    k: usize,
    file: String,
    shards: Range<usize>,
}

impl Arguments {
    /// Parses the arguments. The error is the reason why an argument is wrong.
    fn parse(words: &[String]) -> Result<Arguments, String> {
        let (n, k, file, shards) = match words {
            [n, k, file] => (n, k, file, "0..2048"),
            [n, k, file, shards] => (n, k, file, &shards[..]),
            _ => return Err("allowed is: N K FILE [A..B]".to_owned()),
        };
        let whole = |name: &str, word: &str, range: Range<usize>| {
            let number = word.parse().ok().filter(|it| range.contains(it));
            let allowed = format!("allowed is {} to {}", range.start, range.end - 1);
            number.ok_or_else(|| format!("{name} {word}: {allowed}"))
        };
        let n = whole("N", n, 2..33)?;
        let k = whole("K", k, 1..n)?;
        let (first, end) = shards.split_once("..").unwrap_or((shards, ""));
        let first = whole("A", first, 0..SHARDS)?;
        let end = whole("B", end, first + 1..SHARDS + 1)?;
        Ok(Arguments {
            n,
            k,
            file: file.clone(),
            shards: first..end,
        })
    }

    fn header(&self) -> String {
        format!("ring 1 n={} k={} shards={SHARDS}\n", self.n, self.k)
    }
}

/// The numbers of nodes and sets of each finished shard. `None` if the text is not a record of this search. An
/// incomplete last line is ignored.
fn finished(header: &str, text: &str) -> Option<BTreeMap<usize, [u64; 2]>> {
    let (whole, _cut) = text.rsplit_once('\n')?;
    let mut lines = whole.lines();
    if lines.next()? != header.trim_end() {
        return None;
    }
    let mut shards = BTreeMap::new();
    for line in lines {
        let words: Option<Vec<u64>> = line.split(' ').map(|word| word.parse().ok()).collect();
        let [shard, nodes, sets] = words?[..] else {
            return None;
        };
        let shard = usize::try_from(shard).ok().filter(|&it| it < SHARDS)?;
        // Each shard may occur only once.
        if shards.insert(shard, [nodes, sets]).is_some() {
            return None;
        }
    }
    Some(shards)
}

/// Searches the requested shards that the file does not contain.
fn run(asked: &Arguments) -> io::Result<()> {
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
        // Remove the incomplete last line.
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
    let asked = match Arguments::parse(&words) {
        Ok(asked) => asked,
        Err(why) => {
            eprintln!("ring: {why}");
            return ExitCode::from(2);
        }
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
    fn sets_are_those_of_the_oeis_and_of_all_subsets() {
        let known = [
            // These numbers come from a test of all subsets.
            (2, 1, 4),
            (3, 2, 28),
            (4, 3, 320),
            (5, 4, 5_230),
            // A002564, with the numbers of queens of A075458.
            (3, 1, 1),
            (4, 2, 12),
            (5, 3, 186),
            (6, 3, 4),
            (7, 4, 86),
            (8, 5, 4_860),
            (9, 5, 114),
            (10, 5, 8),
            (11, 5, 2),
            (12, 6, 8),
            // One queen fewer than necessary.
            (4, 1, 0),
            (8, 4, 0),
            (10, 4, 0),
            (12, 5, 0),
            (32, 6, 0),
        ];
        for (n, k, count) in known {
            assert_eq!((n, k, sets(n, k)), (n, k, count));
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

    /// No sum overflows on a wide board, because tests check for overflows.
    #[test]
    fn fifteen_queens_do_not_dominate_a_wide_board() {
        let mut search = Search::new(31, 15);
        search.shard(0, 64);
        assert!(search.nodes > 0);
        assert_eq!(search.sets, 0);
    }

    #[test]
    fn a_truncated_line_is_ignored_and_a_wrong_record_is_refused() {
        let header = "ring 1 n=9 k=5 shards=2048\n";
        let read = |lines: &str| finished(header, &format!("{header}{lines}"));
        let one = BTreeMap::from([(3, [10, 0])]);
        assert_eq!(read("3 10 0\n4 20 1"), Some(one));
        for lines in [
            "3 10 0 0\n",
            "3 10\n",
            "2048 10 0\n",
            "3 10 0\n3 10 0\n",
            "a 1 0\n",
        ] {
            assert_eq!(read(lines), None, "{lines}");
        }
        assert_eq!(finished("ring 1 n=9 k=4 shards=2048\n", header), None);
        assert_eq!(finished(header, ""), None);
    }

    #[test]
    fn words_that_are_not_allowed_are_named() {
        let parse = |words: &str| {
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            Arguments::parse(&words).map(|it| it.shards)
        };
        assert_eq!(parse("26 13 a"), Ok(0..SHARDS));
        assert_eq!(parse("26 13 a 3..7"), Ok(3..7));
        for (words, why) in [
            ("26 13", "allowed is: N K FILE [A..B]"),
            ("33 13 a", "N 33: allowed is 2 to 32"),
            ("26 26 a", "K 26: allowed is 1 to 25"),
            ("26 13 a 7..3", "B 3: allowed is 8 to 2048"),
            ("26 13 a 2048..2049", "A 2048: allowed is 0 to 2047"),
        ] {
            assert_eq!(parse(words), Err(why.to_owned()));
        }
    }

    /// docs/DOMINATION.md refers to this record. The test searches one of its shards again.
    #[test]
    fn the_committed_record_is_whole_and_holds() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../proofs/26-13-ring.txt");
        let text = fs::read_to_string(path).unwrap();
        let shards = finished("ring 1 n=26 k=13 shards=2048\n", &text).unwrap();
        assert!(shards.keys().copied().eq(0..SHARDS));
        assert!(shards.values().all(|&[_, sets]| sets == 0));
        // The shard with the fewest nodes is chosen, because the checks for overflows make tests slow.
        let least = shards.iter().min_by_key(|(_, found)| found[0]);
        let (&shard, &found) = least.unwrap();
        let mut search = Search::new(26, 13);
        search.shard(shard, SHARDS);
        assert_eq!([search.nodes, search.sets], found, "shard {shard}");
    }
}
