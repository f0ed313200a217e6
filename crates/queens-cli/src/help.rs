//! What `--help` and `--version` print.

use std::io::{self, Write};

use crate::Answer;
use crate::failure::Failure;

/// The name and the version.
pub(crate) const VERSION: &str = concat!("queens ", env!("CARGO_PKG_VERSION"));

/// The whole command line.
pub(crate) const OVERVIEW: &str = "\
queens: chessboard searches, step by step or counted

queens algorithms [--json]      the algorithms, and what each accepts
queens run   OPTIONS            run an algorithm and print its counters and results
queens trace OPTIONS            print its events, one JSON object a line
queens count N OPTIONS          count the solutions on N files and N ranks, as fast as possible
queens dominate N OPTIONS       find the fewest queens that cover the board, the proof, and all such sets
queens tour W H OPTIONS         find a knight's tour of W files and H ranks, or why there is none

Options of run and trace
  --problem P                   queens, the default, domination or knight
  --algorithm ID                one of `queens algorithms`
  -n N                          the board has N files and N ranks
  --fixed a1,b3                 queens that stand before the search begins; of a knight, the start
  --goal first|all|count        the default is the algorithm's; count leaves no trace
  --symmetry all|fundamental    fundamental lists one solution of each class; the default is all
  --list K                      list the first K solutions; the default is 0
  --draw                        draw the listed solutions; without --list, every solution
  --json                        print one object on one line
  --seed S                      the seed of a randomised algorithm; the default is drawn and printed
  -m M, --variant V, --k K, --cap CALLS
                                for problems and algorithms that have them

Options of trace alone (--symmetry, --list, --draw and --json change no event)
  --from T                      print events T+1, T+2, …; the default is 0
  --events K                    print K of them; the default is 100

Options of count
  --fixed a1,b3, --json         as above
  --fundamental                 count the classes under symmetry too
  --threads T                   the default is one for each core
  --ledger FILE                 keep finished shards in FILE, and continue from those in it
A finished count is compared with the published numbers, and parts of it are counted again another way.

Options of dominate
  --variant V, --fixed a1,b3, --json
                                as above; V is dominating, independent or total
  --count                       count the sets and list none

Options of tour
  --start b1                    the first square; the default is a1
  --closed                      a tour that ends a move away from its start
  --cap CALLS                   stop after this many calls; the default is 2,000,000
  --json                        as above

Exit status: 0 done; 1 no solution (run --goal first, dominate, tour); 2 bad input, with one line on
standard error; 3 no answer: stopped at a cap, or a greedy search ended without a solution; 70 an
internal fault: a reported solution is none, or a count differs from the published one or from a
second count of a part of it.";

/// Prints a text.
pub(crate) fn print(text: &str) -> Result<Answer, Failure> {
    writeln!(io::stdout(), "{text}")?;
    Ok(Answer::Done)
}
