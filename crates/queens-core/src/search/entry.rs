//! An entry of the registry: an algorithm with its code, and [`Accepted`], the only way to start it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::board::Square;
use crate::problem::{Instance, LargeInstance, SolutionOrder};
use crate::search::{
    BatchSearch, CountOperations, CountedSearch, Descriptor, Event, Explanation, Frame, Helper,
    HelperLine, Position, Reason, Replay, Rules, Search, Unsupported,
};

/// An algorithm: its descriptor and its code.
pub struct Algorithm {
    descriptor: &'static Descriptor,
    start: fn(&Instance) -> Box<dyn BatchSearch>,
    count: Option<StartCount>,
    count_operations: CountOperations,
    explain: fn(&Position) -> Explanation,
    stack: Stack,
    helpers: &'static [Helper],
    decided: fn(&Position) -> Option<HelperLine>,
    values: Option<Values>,
    order: Option<MakeOrder>,
    large: Option<StartLarge>,
}

/// How the calls of a program are derived from a position.
enum Stack {
    /// The program shows no calls.
    None,
    /// One call of this procedure, with the variables of the explanation.
    Procedure(&'static str),
    /// A function of the position.
    Calls(fn(&Position) -> Vec<Frame>),
}

/// A search whose only event is its end.
#[derive(Clone)]
struct NoEvents;

impl Search for NoEvents {
    fn new(_: &Instance) -> Self {
        NoEvents
    }

    fn advance(&mut self) -> Event {
        Event::End
    }
}

/// Starts a count.
type StartCount = fn(&Instance) -> Box<dyn CountedSearch>;
/// The values written on squares at a position, rank after rank.
type Values = fn(&Position) -> Vec<(Square, u16)>;
/// The order in which a search finds the solutions of an instance.
type MakeOrder = fn(&Instance) -> Arc<dyn SolutionOrder>;
/// Starts a search of a large board.
type StartLarge = fn(&LargeInstance) -> Box<dyn CountedSearch>;

/// The builder: each method adds a part that an algorithm has besides its search.
impl Algorithm {
    /// An algorithm by its descriptor, its search and the explanation of its events. It counts no
    /// operations and shows no stack. An algorithm of your own is two statics, this and its descriptor.
    pub const fn new(
        descriptor: &'static Descriptor,
        start: fn(&Instance) -> Box<dyn BatchSearch>,
        explain: fn(&Position) -> Explanation,
    ) -> Algorithm {
        Algorithm {
            descriptor,
            start,
            count: None,
            count_operations: |_, _, _| {},
            explain,
            stack: Stack::None,
            helpers: &[],
            decided: |_| None,
            values: None,
            order: None,
            large: None,
        }
    }

    /// An algorithm by its descriptor and its count. Its search reports no events.
    pub const fn without_events(descriptor: &'static Descriptor, count: StartCount) -> Algorithm {
        let explain: fn(&Position) -> Explanation =
            |_| Explanation::new(1, Reason::Start { line: None }, Vec::new());
        Algorithm::new(descriptor, NoEvents::start, explain).count(count)
    }

    /// Counts the operations of the sheet's program under each event.
    pub const fn operations(mut self, count_operations: CountOperations) -> Algorithm {
        self.count_operations = count_operations;
        self
    }

    /// Its program is one procedure; the variables of its frame are those of the explanation.
    pub const fn procedure(mut self, name: &'static str) -> Algorithm {
        self.stack = Stack::Procedure(name);
        self
    }

    /// The calls of its program at a position, the outermost first; of an iterative program, the levels
    /// of its stack.
    pub const fn stack(mut self, stack: fn(&Position) -> Vec<Frame>) -> Algorithm {
        self.stack = Stack::Calls(stack);
        self
    }

    /// The procedures that its listing calls, and the line of them that decided the event that led to a position.
    pub const fn helpers(
        mut self,
        helpers: &'static [Helper],
        decided: fn(&Position) -> Option<HelperLine>,
    ) -> Algorithm {
        self.helpers = helpers;
        self.decided = decided;
        self
    }

    /// The values that it writes on squares.
    pub const fn values(mut self, values: Values) -> Algorithm {
        self.values = Some(values);
        self
    }

    /// The order in which it finds solutions, where it does not follow from the traversal: of two squares of
    /// a line, the lower one first. Classes are counted by it.
    pub const fn order(mut self, order: MakeOrder) -> Algorithm {
        self.order = Some(order);
        self
    }

    /// A count that is faster than the same search untraced.
    pub const fn count(mut self, count: StartCount) -> Algorithm {
        self.count = Some(count);
        self
    }

    /// Its search of large boards.
    pub const fn large(mut self, large: StartLarge) -> Algorithm {
        self.large = Some(large);
        self
    }
}

impl Algorithm {
    /// The instance as one that this algorithm serves.
    ///
    /// # Errors
    ///
    /// The first reason why the algorithm does not serve it.
    pub fn accept(&'static self, instance: Instance) -> Result<Accepted, Unsupported> {
        self.accepts(&instance)?;
        Ok(Accepted {
            algorithm: self,
            instance,
        })
    }

    /// The descriptor.
    pub fn descriptor(&self) -> &'static Descriptor {
        self.descriptor
    }

    /// Explains the event that led to a position, step 0 included.
    pub fn explain(&self, position: &Position) -> Explanation {
        (self.explain)(position)
    }

    /// The calls of its program at a position, the outermost first; of an iterative program, the levels
    /// of its stack.
    pub fn frames(&self, position: &Position) -> Vec<Frame> {
        match self.stack {
            Stack::None => Vec::new(),
            Stack::Procedure(name) => vec![Frame {
                name,
                locals: self.explain(position).variables,
            }],
            Stack::Calls(calls) => calls(position),
        }
    }

    /// The procedures that its listing calls, or that these call.
    pub fn called(&self) -> &'static [Helper] {
        self.helpers
    }

    /// The line of a helper that decided the event that led to a position; none where none did.
    pub fn decided(&self, position: &Position) -> Option<HelperLine> {
        (self.decided)(position)
    }

    /// The values written on squares at a position, rank after rank; none where it writes none.
    pub fn values_at(&self, position: &Position) -> Vec<(Square, u16)> {
        self.values.map_or_else(Vec::new, |values| values(position))
    }

    /// The rules of a replay of this instance.
    pub fn rules(&self, instance: &Instance) -> Rules {
        let order = self.order.map(|order| order(instance));
        Rules::new(instance, self.traversal, self.count_operations, order)
    }

    /// Starts a search of a large board; none if it does not serve this size.
    pub fn search_large(&self, instance: &LargeInstance) -> Option<Box<dyn CountedSearch>> {
        let large = self
            .large
            .filter(|_| self.capabilities.serves_large(instance.size));
        large.map(|large| large(instance))
    }
}

/// An instance that an algorithm serves: the only way to start a search. [`Algorithm::accept`] makes it.
#[derive(Clone, Debug)]
pub struct Accepted {
    algorithm: &'static Algorithm,
    instance: Instance,
}

impl Accepted {
    /// The algorithm.
    pub fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    /// The instance.
    pub fn instance(&self) -> &Instance {
        &self.instance
    }

    /// The search before its first event. For an algorithm without events, its only event is its end.
    pub fn search(&self) -> Box<dyn BatchSearch> {
        (self.algorithm.start)(&self.instance)
    }

    /// Step 0 of the search, and the rules of its replay.
    pub fn replay(&self) -> (Replay, Rules) {
        let at_start = self.algorithm.at_start(&self.instance);
        (at_start, self.algorithm.rules(&self.instance))
    }

    /// The algorithm's own count, if it has one that is faster than its search untraced.
    pub(crate) fn own_count(&self) -> Option<Box<dyn CountedSearch>> {
        self.algorithm.count.map(|count| count(&self.instance))
    }
}

impl Deref for Algorithm {
    type Target = Descriptor;

    fn deref(&self) -> &Descriptor {
        self.descriptor
    }
}

impl PartialEq for Algorithm {
    fn eq(&self, other: &Algorithm) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
