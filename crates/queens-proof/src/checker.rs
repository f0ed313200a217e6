//! Follows a log line by line. It rebuilds the node of each line, checks the line's claim, and checks that each node
//! has all required children.

use std::collections::BTreeSet;

use crate::board::{Frame, Square, Target, name};
use crate::error::{LineError, LogError};
use crate::node::Node;
use crate::weights::FrameWeights;

/// The greatest number of files of a board in a log.
const WIDEST: usize = 32;

/// A check of a log, line by line, with the nodes from the root of the current frame to the last line.
pub struct Checker {
    n: usize,
    k: usize,
    /// The frames begun so far.
    frames: BTreeSet<Frame>,
    /// The weights of the current frame.
    weights: FrameWeights,
    frame: Frame,
    /// The nodes of the current frame, from the root to the last line.
    path: Vec<OpenNode>,
    nodes: u64,
    elsewhere: u64,
}

/// The content of a log whose lines were all accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The number of files and ranks.
    pub n: usize,
    /// The number of queens that, by the log's claim, do not dominate the board.
    pub k: usize,
    /// The number of nodes checked.
    pub nodes: u64,
    /// The number of frames in the log.
    pub frames: usize,
    /// The number of first queens whose nodes are in other logs.
    pub elsewhere: u64,
    /// The first frame, such as `b3-m12`, that is missing from the log together with all its images. `None` if no frame
    /// is missing.
    pub missing_frame: Option<String>,
}

impl Verdict {
    /// The reason why the log does not prove that k queens do not dominate an n×n board. `None` if the log proves this.
    pub fn shortfall(&self, n: usize, k: usize) -> Option<String> {
        if (self.n, self.k) != (n, k) {
            return Some(format!("it is about n={}, k={}", self.n, self.k));
        }
        if let Some(frame) = &self.missing_frame {
            return Some(format!(
                "only a part: each line holds, but the frame {frame} and its images are not in it"
            ));
        }
        let elsewhere = self.elsewhere;
        (elsewhere > 0).then(|| {
            format!("only a part: each line holds, but {elsewhere} nodes are in other logs")
        })
    }
}

struct OpenNode {
    node: Node,
    /// The target of the node. `None` if the node is closed.
    target: Option<Target>,
    /// The squares tried so far and, at a root, their images.
    tried: Vec<Square>,
}

impl Checker {
    /// Reads the first line, such as `queens-proof 1 n=14 k=7`.
    ///
    /// ```
    /// use queens_proof::Checker;
    ///
    /// assert!(Checker::new("queens-proof 1 n=14 k=7").is_ok());
    /// let error = Checker::new("queens-proof 1 n=14 k=14").err().map(|error| error.to_string());
    /// assert_eq!(error.as_deref(), Some("n=14, k=14 is not a claim: 1 ≤ k < n ≤ 32 does not hold"));
    /// ```
    ///
    /// # Errors
    ///
    /// [`LogError::Unreadable`], if the line has another form or 1 ≤ k < n ≤ 32 does not hold.
    pub fn new(line: &str) -> Result<Checker, LogError> {
        let (n, k) = claim(line).ok_or_else(LogError::not_a_log)?;
        // Frames exist only for fewer queens than files, because then a file and a rank are empty.
        if n > WIDEST || !(1..n).contains(&k) {
            let why = format!("n={n}, k={k} is not a claim: 1 ≤ k < n ≤ {WIDEST} does not hold");
            return Err(LogError::Unreadable(why));
        }
        let frame = Frame::default();
        Ok(Checker {
            n,
            k,
            frames: BTreeSet::new(),
            weights: FrameWeights::new(n, frame),
            frame,
            path: Vec::new(),
            nodes: 0,
            elsewhere: 0,
        })
    }

    /// Checks the next line, given without its line end. A line has one of three forms:
    ///
    /// - `0 frame weighings end`: the root of a frame, such as `b3-m12`.
    /// - `depth queen weighings end`: a node below the last node of depth `depth` − 1, with one more queen.
    /// - `1 queen elsewhere`: a first queen whose node is in another log.
    ///
    /// `weighings` are the signs of the weights, or `-` if no weights are used. `end` is an inequality `a>b` that
    /// closes the node, or the target that its children must meet: a square, a file or a rank.
    ///
    /// # Errors
    ///
    /// The error explains why the line is refused. After an error, the checker must not be used again.
    pub fn line(&mut self, line: &str) -> Result<(), LineError> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["0", frame, weighings, end] if !weighings.is_empty() => {
                self.leave(0)?;
                self.begin_frame(frame)?;
                let root = Node::root(self.n, self.frame, self.k as u32);
                self.node(root, weighings, end)
            }
            ["1", queen, "elsewhere"] => {
                self.elsewhere += 1;
                self.child(1, queen).map(drop)
            }
            [depth, queen, weighings, end] if !weighings.is_empty() => {
                let depth = number(depth).filter(|&depth| depth > 0);
                let node = self.child(depth.ok_or(LineError::NotADepth)?, queen)?;
                self.node(node, weighings, end)
            }
            _ => Err(LineError::Malformed),
        }
    }

    /// Ends the log and returns its content.
    ///
    /// # Errors
    ///
    /// If a required child of a node is missing.
    pub fn finish(&mut self) -> Result<Verdict, LineError> {
        self.leave(0)?;
        let missing_frame = Frame::missing(self.n, self.k, |frame| self.frames.contains(frame));
        Ok(Verdict {
            n: self.n,
            k: self.k,
            nodes: self.nodes,
            frames: self.frames.len(),
            elsewhere: self.elsewhere,
            missing_frame: missing_frame.map(|frame| frame.to_string()),
        })
    }

    fn begin_frame(&mut self, word: &str) -> Result<(), LineError> {
        let frame = Frame::parse(self.n, word);
        self.frame = frame.ok_or_else(|| LineError::NotAFrame(word.to_owned()))?;
        self.weights = FrameWeights::new(self.n, self.frame);
        if self.frames.insert(self.frame) {
            Ok(())
        } else {
            Err(LineError::RepeatedFrame(word.to_owned()))
        }
    }

    /// The child of the last node of depth `depth` − 1, with this queen placed. Excludes the queen's square from later
    /// children of that node. At a root, the images of the square are excluded, too.
    fn child(&mut self, depth: usize, word: &str) -> Result<Node, LineError> {
        self.leave(depth)?;
        let above = self.path.last_mut();
        let above = above.ok_or(LineError::NoNode { depth: depth - 1 })?;
        let target = above.target.ok_or(LineError::ClosedParent)?;
        let queen = Target::parse(self.n, word).and_then(Target::square);
        let queen = queen.ok_or_else(|| LineError::NotASquare(word.to_owned()))?;
        if !target.is_met_by(queen) {
            return Err(LineError::MissesTarget {
                queen: word.to_owned(),
                target: target.to_string(),
            });
        }
        if above.tried.contains(&queen) {
            return Err(LineError::TriedBefore(word.to_owned()));
        }
        let below = above.node.with(queen).ok_or(LineError::TooManyQueens)?;
        let out = if depth == 1 {
            self.frame.orbit(self.n, queen)
        } else {
            vec![queen]
        };
        out.iter().for_each(|&square| above.node.forbid(square));
        above.tried.extend(out);
        Ok(below)
    }

    /// Applies the weighings to a node, checks its end, and appends the node to the path.
    fn node(&mut self, mut node: Node, weighings: &str, end: &str) -> Result<(), LineError> {
        self.nodes += 1;
        let (mut open, mut gain) = (0, 0);
        for sign in weighings.chars().filter(|_| weighings != "-") {
            let weights = self
                .weights
                .named(self.n, sign, |weights| node.gains(weights));
            let weights = weights.ok_or(LineError::UnknownWeights(sign))?;
            (open, gain) = node.weigh(&weights);
        }
        let target = match end.split_once('>') {
            Some((claimed, most)) => {
                let numbers = number(claimed).zip(number(most));
                let (claimed, most) =
                    numbers.ok_or_else(|| LineError::NotAnInequality(end.to_owned()))?;
                let [claimed, most] = [claimed, most].map(|number| number as u32);
                if claimed <= most || open < claimed || gain > most || !node.divisions.is_empty() {
                    return Err(LineError::NotShown {
                        inequality: end.to_owned(),
                        open,
                        gain,
                    });
                }
                None
            }
            None => {
                let target = Target::parse(self.n, end);
                Some(target.ok_or_else(|| LineError::NotAnEnd(end.to_owned()))?)
            }
        };
        if target.is_some_and(|target| !node.needs(target)) {
            return Err(LineError::NeedsNoQueen(end.to_owned()));
        }
        self.path.push(OpenNode {
            node,
            target,
            tried: Vec::new(),
        });
        Ok(())
    }

    /// Leaves the nodes that are at least `depth` deep. Fails if an allowed square of one of these nodes meets the
    /// node's target but was not tried. Also fails if no node of depth `depth` − 1 is open.
    fn leave(&mut self, depth: usize) -> Result<(), LineError> {
        while self.path.len() > depth {
            let left = self.path.pop();
            let lacks = left.and_then(|left| {
                let target = left.target?;
                Some((left.node.meeting_square(target)?, target))
            });
            if let Some((queen, target)) = lacks {
                return Err(LineError::MissingChild {
                    depth: self.path.len(),
                    queen: name(queen),
                    target: target.to_string(),
                });
            }
        }
        if self.path.len() == depth {
            Ok(())
        } else {
            Err(LineError::NoNode { depth: depth - 1 })
        }
    }
}

/// n and k in the first line of a log. `None` if the line has another form.
fn claim(line: &str) -> Option<(usize, usize)> {
    let (n, k) = line.strip_prefix("queens-proof 1 n=")?.split_once(" k=")?;
    Some((number(n)?, number(k)?))
}

/// Parses a number of a log: at most six digits, without leading zeros. `None` for any other word.
fn number(word: &str) -> Option<usize> {
    let is_plain = word == "0" || !word.starts_with('0');
    let are_digits = word.bytes().all(|byte| byte.is_ascii_digit()) && word.len() <= 6;
    word.parse().ok().filter(|_| is_plain && are_digits)
}
