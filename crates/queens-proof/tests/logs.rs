//! Checks that the checker accepts the logs of the search by frames, and refuses changed logs unless they are proofs.

use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
use queens_core::{BoardSize, Random, Variant, Work};
use queens_proof::{LogError, Verdict, check};

fn log(n: i64, k: u8) -> String {
    let mut search = FrameSearch::logged(FrameSetup {
        size: BoardSize::new(n).expect("a board"),
        variant: Variant::Dominating,
        k,
        given: Vec::new(),
        kinds: Kinds::ALL,
        is_first: true,
    })
    .expect("a question for frames");
    search.finish();
    search.take_log()
}

fn checked(log: &str) -> Result<Verdict, LogError> {
    check(log.as_bytes(), |_| {})
}

/// Each log has the known number of nodes, and fewer than 30 bytes for each node.
#[test]
fn refutations_are_accepted() {
    for (n, k, nodes) in [
        (4, 1, 3),
        (5, 2, 11),
        (6, 2, 10),
        (7, 3, 25),
        (8, 4, 140),
        (9, 4, 57),
        (12, 5, 78),
        (13, 6, 211),
        (14, 7, 4_901),
        (16, 8, 23_525),
        (19, 9, 1_101),
    ] {
        let log = log(n, k);
        let verdict = checked(&log).expect("a proof");
        assert_eq!(verdict.nodes, nodes);
        assert_eq!(verdict.shortfall(n as usize, k.into()), None);
        assert!(
            (log.len() as u64) < 30 * nodes,
            "n = {n}: {} bytes",
            log.len()
        );
    }
}

/// An outline contains only the lines of roots, and first queens whose nodes are elsewhere. The verdict also names a
/// frame that is missing.
#[test]
fn missing_parts_of_a_log_are_named() {
    let whole = log(14, 7);
    let bound = |log: &str| checked(log).expect("each line holds").shortfall(14, 7);
    let lines: Vec<&str> = whole.lines().collect();
    let is_root = |line: &str| line.starts_with("0 ") || line.starts_with("1 ");
    let outline = lines.iter().skip(1).filter(|line| is_root(line));
    let outline = outline.map(|line| match line.strip_prefix("1 ") {
        Some(rest) => format!(
            "1 {} elsewhere\n",
            rest.split(' ').next().unwrap_or_default()
        ),
        None => format!("{line}\n"),
    });
    let outline = format!("{}\n{}", lines[0], outline.collect::<String>());
    let reported = bound(&outline).expect("queens elsewhere");
    assert!(reported.ends_with(" nodes are in other logs"), "{reported}");
    // Without the only line of this frame, the log is incomplete. The verdict names the first image of the frame.
    let frame = lines
        .iter()
        .find(|line| line.starts_with("0 a2-n14"))
        .expect("a frame");
    assert!(frame.contains('>'), "{frame}");
    let gone = whole.replacen(&format!("{frame}\n"), "", 1);
    let reported = bound(&gone).expect("a frame is gone");
    assert_eq!(
        reported,
        "only a part: each line holds, but the frame a1-m14 and its images are not in it"
    );
}

/// The logs make false claims, and their lines support these claims as well as they can.
#[test]
fn no_false_claim_is_accepted() {
    // Three queens dominate the 6×6 board: a5 c1 e3.
    let log = log(6, 2).replacen("k=2", "k=3", 1);
    let refused = checked(&log).map(|verdict| verdict.shortfall(6, 3));
    assert!(!matches!(refused, Ok(None)), "{refused:?}");
    for claim in [
        "queens-proof 1 n=3 k=1\n",
        "queens-proof 1 n=2 k=1\n0 a1-b2 - a1\n",
        "queens-proof 1 n=3 k=1\n0 a1-c3 c 9>8\n",
        "queens-proof 1 n=3 k=1\n0 a1-c3 - a1\n1 b2 c 1>0\n",
    ] {
        let refused = checked(claim).map(|verdict| verdict.shortfall(verdict.n, verdict.k));
        assert!(!matches!(refused, Ok(None)), "{claim}: {refused:?}");
    }
}

#[test]
fn a_set_is_not_a_refutation() {
    let log = log(12, 6);
    let refused = checked(&log).expect_err("six queens dominate it");
    assert!(
        refused.to_string().contains("“set” is neither"),
        "{refused}"
    );
}

/// A change of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Flip,
    Drop,
    Double,
    Swap,
    Claim,
    Cut,
}

/// A log with one change, and the number of the changed line, from 0.
fn changed(log: &str, change: Change, random: &mut Random) -> (Vec<u8>, usize) {
    let mut lines: Vec<Vec<u8>> = log
        .split_inclusive('\n')
        .map(|line| line.as_bytes().to_vec())
        .collect();
    let at = 1 + random.below(lines.len() as u32 - 2) as usize;
    match change {
        Change::Flip => {
            let byte = random.below(lines[at].len() as u32) as usize;
            lines[at][byte] ^= 1 << random.below(8);
        }
        Change::Drop => drop(lines.remove(at)),
        Change::Double => lines.insert(at, lines[at].clone()),
        Change::Swap => lines.swap(at, at + 1),
        Change::Claim => {
            let header = String::from_utf8(lines[0].clone()).expect("a text");
            let more = header.replace("n=14", "n=15").replace("n=12", "n=13");
            let fewer = header.replace("k=7", "k=6").replace("k=5", "k=4");
            lines[0] = if random.below(2) == 0 { more } else { fewer }.into_bytes();
        }
        Change::Cut => {
            let bytes = lines.concat();
            let most = random.below(bytes.len() as u32) as usize;
            return (bytes[..most].to_vec(), at);
        }
    }
    (lines.concat(), at)
}

/// The depth and the queen of a line.
fn place(line: &str) -> Vec<&str> {
    line.split(' ').take(2).collect()
}

/// A changed log that is accepted is also a proof. A flipped bit can change a weighing that is not needed, or leave a
/// weaker inequality that holds. A swap can exchange two frames, or two children without children of their own. A
/// dropped line can be a child that is not needed. The search applies its weighings with older maxima than the checker,
/// so it tries some squares that the checker excludes.
#[test]
fn changed_logs_are_refused_unless_they_are_proofs_too() {
    const CHANGES: [Change; 6] = [
        Change::Flip,
        Change::Drop,
        Change::Double,
        Change::Swap,
        Change::Claim,
        Change::Cut,
    ];
    // The numbers of accepted logs, by kind of change, among 500 changes.
    for (n, k, known) in [
        (12, 5, [2, 0, 0, 83, 38, 0]),
        (14, 7, [11, 0, 0, 27, 38, 0]),
    ] {
        let log = log(n, k);
        let lines: Vec<&str> = log.lines().collect();
        let mut random = Random::new(1);
        let mut accepted = [0; CHANGES.len()];
        for number in 0..500 {
            let change = CHANGES[number % CHANGES.len()];
            let (changed, at) = changed(&log, change, &mut random);
            let verdict = check(&changed[..], |_| {}).ok();
            let verdict = verdict.filter(|it| it.missing_frame.is_none() && it.elsewhere == 0);
            let Some(verdict) = verdict else {
                continue;
            };
            accepted[number % CHANGES.len()] += 1;
            let text = String::from_utf8(changed).expect("what is accepted is a text");
            let line = text.lines().nth(at).unwrap_or_default();
            let depth = |at: usize| lines.get(at).map_or("0", |line| place(line)[0]);
            match change {
                Change::Flip => assert_eq!(place(line), place(lines[at])),
                Change::Swap => {
                    assert!(depth(at) == depth(at + 1) && depth(at + 2) <= depth(at));
                }
                Change::Drop => assert!(depth(at + 1) <= depth(at) && depth(at) > "1"),
                // A proof that k queens do not suffice also proves that fewer queens do not suffice.
                Change::Claim => {
                    assert_eq!((verdict.n, verdict.k), (n as usize, usize::from(k) - 1));
                }
                _ => panic!("{change:?} of line {at}: {}", lines[at]),
            }
        }
        assert_eq!(accepted, known, "n = {n}, k = {k}");
    }
}

#[test]
fn a_text_that_is_not_a_log_is_refused_in_a_sentence() {
    let unreadable = |log: &[u8]| matches!(check(log, |_| {}), Err(LogError::Unreadable(_)));
    assert!(unreadable(b""));
    assert!(unreadable(b"A text of another kind\r\n"));
    for (line, why) in [
        ("queens-proof 2 n=14 k=7", "it is not a proof of version 1"),
        ("queens-proof 1 n=14 k=", "it is not a proof of version 1"),
        (
            "queens-proof 1 n=33 k=7",
            "n=33, k=7 is not a claim: 1 ≤ k < n ≤ 32 does not hold",
        ),
        (
            "queens-proof 1 n=14 k=14",
            "n=14, k=14 is not a claim: 1 ≤ k < n ≤ 32 does not hold",
        ),
    ] {
        let refused = checked(&format!("{line}\n"));
        assert_eq!(refused, Err(LogError::Unreadable(why.to_owned())));
    }
    // The checker reads at most one line from a source of endless zeros.
    assert!(matches!(
        check(Zeros { read: 0 }, |_| {}),
        Err(LogError::Unreadable(_))
    ));
    for (line, why) in [
        ("0 a1-n14 - 5", "5 needs no queen"),
        ("0 n1-a14 - a1", "“n1-a14” is not a frame of this board"),
        ("0 a1-n13 9 a1", "“9” names no weights here"),
        ("0 a1-n14 x a1", "“x” names no weights here"),
        (
            "0 a1-n14 c 196>1",
            "196>1 is not shown: 196 is open, up to ",
        ),
        ("0 a1-n14 c 197>0", "197>0 is not shown"),
        ("0 a1-n14 c 197>junk", "“197>junk” is not an inequality"),
        (
            "0 a1-n14 - set",
            "“set” is neither an inequality nor what a queen does",
        ),
        ("1 b2 - a1", "no node of depth 0 comes before it"),
        ("-1 b2 - a1", "it begins with no depth"),
        ("", "it is not a line of a proof"),
        ("0 a1-n14  a1", "it is not a line of a proof"),
    ] {
        let refused = checked(&format!("queens-proof 1 n=14 k=7\n{line}\n"));
        let refused = refused.expect_err(line).to_string();
        assert!(
            refused.starts_with("line 2: ") && refused.contains(why),
            "{refused}"
        );
    }
    let ended = checked("queens-proof 1 n=14 k=7\r\n0 a1-n14 - a1\r\n");
    let ended = ended.expect_err("changed line ends").to_string();
    assert!(ended.starts_with("line 1: it ends with CR"), "{ended}");
    let long = format!("queens-proof 1 n=14 k=7\n{}\n", "0".repeat(1_000));
    assert!(
        checked(&long)
            .expect_err("long")
            .to_string()
            .contains("more than 200 bytes")
    );
}

/// A source of endless zeros, which panics if too many zeros are read.
struct Zeros {
    read: usize,
}

impl std::io::Read for Zeros {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        buffer.fill(0);
        self.read += buffer.len();
        assert!(self.read < 1 << 20, "too much is read");
        Ok(buffer.len())
    }
}

impl std::io::BufRead for Zeros {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        Ok(&[0; 4096])
    }

    fn consume(&mut self, bytes: usize) {
        self.read += bytes;
        assert!(self.read < 1 << 20, "too much is read");
    }
}
