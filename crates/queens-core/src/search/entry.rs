//! An entry of the registry: an algorithm with its code, and [`Accepted`], the only way to start it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::board::Square;
use crate::problem::{Instance, LargeInstance};
use crate::search::{
    BatchSearch, CountOperations, CountedSearch, Descriptor, Event, Explanation, Helper,
    HelperLine, LargeSearch, Position, Reason, Replay, Rules, Search, SolutionOrder, StackFrame,
    Unsupported,
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
    deciding_line: fn(&Position) -> Option<HelperLine>,
    values: Option<Values>,
    order: Option<MakeOrder>,
    large: Option<StartLarge>,
}

/// The rule by which the calls of a program are derived from a position.
enum Stack {
    /// The program shows no calls.
    None,
    /// One call of this procedure, with the variables of the explanation.
    Procedure(&'static str),
    /// The calls that this function returns for a position.
    Calls(fn(&Position) -> Vec<StackFrame>),
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

/// The function that starts a count.
type StartCount = fn(&Instance) -> Box<dyn CountedSearch>;
/// The function that returns the values written on squares at a position, rank by rank.
type Values = fn(&Position) -> Vec<(Square, u16)>;
/// The function that returns the order in which a search finds the solutions of an instance.
type MakeOrder = fn(&Instance) -> Arc<dyn SolutionOrder>;
/// The function that starts a search of a large board.
type StartLarge = fn(&LargeInstance) -> Box<dyn LargeSearch>;

/// The builder. Each method adds an optional part to an algorithm.
impl Algorithm {
    /// An algorithm from its descriptor and its search. It does not explain its events, counts no operations and shows
    /// no call stack. To define your own algorithm, write two statics: its descriptor and this value.
    pub const fn new(
        descriptor: &'static Descriptor,
        start: fn(&Instance) -> Box<dyn BatchSearch>,
    ) -> Algorithm {
        Algorithm {
            descriptor,
            start,
            count: None,
            count_operations: |_, _, _| {},
            explain: |_| Explanation::new(0_u8, Reason::Other(""), Vec::new()),
            stack: Stack::None,
            helpers: &[],
            deciding_line: |_| None,
            values: None,
            order: None,
            large: None,
        }
    }

    /// An algorithm from its descriptor and its count. Its search reports no events.
    pub const fn without_events(descriptor: &'static Descriptor, count: StartCount) -> Algorithm {
        Algorithm::new(descriptor, NoEvents::start).count(count)
    }

    /// Explains the events: for a position, the line of the listing, the reason and the variables.
    pub const fn explanation(mut self, explain: fn(&Position) -> Explanation) -> Algorithm {
        self.explain = explain;
        self
    }

    /// Counts the operations that the sheet's program performs during each event.
    pub const fn operations(mut self, count_operations: CountOperations) -> Algorithm {
        self.count_operations = count_operations;
        self
    }

    /// Sets the call stack to one call of this procedure, with the variables of the explanation.
    pub const fn procedure(mut self, name: &'static str) -> Algorithm {
        self.stack = Stack::Procedure(name);
        self
    }

    /// Shows the calls of the program at a position, outermost first. For an iterative program, these are the levels of
    /// its stack.
    pub const fn stack(mut self, stack: fn(&Position) -> Vec<StackFrame>) -> Algorithm {
        self.stack = Stack::Calls(stack);
        self
    }

    /// Adds the procedures that the listing calls. `deciding_line` returns the line of a procedure that decided the
    /// last event.
    pub const fn helpers(
        mut self,
        helpers: &'static [Helper],
        deciding_line: fn(&Position) -> Option<HelperLine>,
    ) -> Algorithm {
        self.helpers = helpers;
        self.deciding_line = deciding_line;
        self
    }

    /// Adds the values that the program writes on squares.
    pub const fn values(mut self, values: Values) -> Algorithm {
        self.values = Some(values);
        self
    }

    /// Sets the order in which the search finds solutions. It decides which solution of a class is found first. By
    /// default, the order follows from the traversal: in a line, the lower of two squares comes first. If a search tries
    /// the places of every line in one other order, this is a [`PlaceOrder`](crate::PlaceOrder).
    pub const fn order(mut self, order: MakeOrder) -> Algorithm {
        self.order = Some(order);
        self
    }

    /// Adds a count that is faster than the search without a trace.
    pub const fn count(mut self, count: StartCount) -> Algorithm {
        self.count = Some(count);
        self
    }

    /// Adds a search of large boards.
    pub const fn large(mut self, large: StartLarge) -> Algorithm {
        self.large = Some(large);
        self
    }
}

impl Algorithm {
    /// Whether the algorithm sets the order of its solutions. If not, the order follows from the traversal: in a line,
    /// the lower of two squares comes first.
    ///
    /// ```
    /// use queens_core::algorithm;
    ///
    /// assert!(!algorithm::OPENING.has_order());
    /// ```
    pub fn has_order(&self) -> bool {
        self.order.is_some()
    }

    /// Accepts an instance that this algorithm supports.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Unsupported, algorithm};
    ///
    /// let permutations = algorithm::find("permutations").ok_or("no such algorithm")?;
    /// let ten = Instance::queens(BoardSize::new(10)?, &[], Goal::All)?;
    /// let twelve = Instance::queens(BoardSize::new(12)?, &[], Goal::All)?;
    /// assert!(permutations.accept(ten).is_ok());
    /// assert!(matches!(permutations.accept(twelve), Err(Unsupported::Space { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason why the algorithm does not support the instance.
    pub fn accept(&'static self, instance: Instance) -> Result<Accepted, Unsupported> {
        self.accepts(&instance)?;
        Ok(Accepted {
            algorithm: self,
            instance,
        })
    }

    /// The facts about the algorithm that are known before it runs.
    pub fn descriptor(&self) -> &'static Descriptor {
        self.descriptor
    }

    /// Explains the event that led to a position, or the start if the position is step 0.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Trace, algorithm};
    ///
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let mut trace = Trace::new(&recursive.accept(Instance::queens(BoardSize::new(4)?, &[], Goal::First)?)?);
    /// trace.extend(u64::MAX)?;
    /// let explanation = recursive.explain(trace.replay_at(1).position());
    /// assert_eq!(explanation.code_line, 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, position: &Position) -> Explanation {
        (self.explain)(position)
    }

    /// The calls of the program at a position, outermost first. For an iterative program, these are the levels of its
    /// stack.
    ///
    /// ```
    /// use queens_core::{Goal, Trace, queens};
    ///
    /// let search = queens(4).accept(Goal::First)?;
    /// let mut trace = Trace::new(&search);
    /// trace.extend(3)?;
    /// let calls = search.algorithm().call_stack(trace.replay_at(3).position());
    /// assert_eq!(calls.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn call_stack(&self, position: &Position) -> Vec<StackFrame> {
        match self.stack {
            Stack::None => Vec::new(),
            Stack::Procedure(name) => vec![StackFrame {
                name,
                locals: self.explain(position).variables,
            }],
            Stack::Calls(calls) => calls(position),
        }
    }

    /// The procedures that the listing calls, directly or indirectly.
    pub fn called_helpers(&self) -> &'static [Helper] {
        self.helpers
    }

    /// The line of a procedure that decided the event that led to a position; `None` if no procedure decided the
    /// event.
    pub fn deciding_line(&self, position: &Position) -> Option<HelperLine> {
        (self.deciding_line)(position)
    }

    /// The values written on squares at a position, rank by rank. Empty if the algorithm does not write values.
    pub fn values_at(&self, position: &Position) -> Vec<(Square, u16)> {
        self.values.map_or_else(Vec::new, |values| values(position))
    }

    /// The rules for replaying a search of this instance.
    pub fn rules(&self, instance: &Instance) -> Rules {
        let order = self.order.map(|order| order(instance));
        Rules::new(instance, self.traversal, self.count_operations, order)
    }

    /// Starts a search of a large board; `None` if the algorithm does not support this size.
    ///
    /// ```
    /// use queens_core::large::{LargeInstance, LargeSize, is_solution};
    /// use queens_core::algorithm;
    ///
    /// let instance = LargeInstance { size: LargeSize::new(100)?, seed: 1, cap: None };
    /// let min_conflicts = algorithm::find("min-conflicts").ok_or("no such algorithm")?;
    /// let mut search = min_conflicts.search_large(&instance).ok_or("not supported")?;
    /// search.finish();
    /// assert!(is_solution(search.rows()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search_large(&self, instance: &LargeInstance) -> Option<Box<dyn LargeSearch>> {
        let large = self
            .large
            .filter(|_| self.capabilities.supports_large(instance.size));
        large.map(|large| large(instance))
    }
}

/// An instance together with an algorithm that supports it: the only way to start a search. [`Algorithm::accept`]
/// returns it.
#[derive(Clone, Debug)]
pub struct Accepted {
    algorithm: &'static Algorithm,
    instance: Instance,
}

impl Accepted {
    /// The algorithm, which supports the instance.
    pub fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    /// The instance, which the algorithm supports.
    pub fn instance(&self) -> &Instance {
        &self.instance
    }

    /// Whether the search leaves a trace. If not, the search only counts.
    pub fn leaves_trace(&self) -> bool {
        let (goal, size) = (self.instance.goal(), self.instance.size());
        self.algorithm.leaves_trace(goal, size)
    }

    /// The search before its first event. If the algorithm only counts, the only event is the end.
    ///
    /// ```
    /// use queens_core::{Event, Goal, queens};
    ///
    /// let mut events = Vec::new();
    /// queens(4).accept(Goal::First)?.search().advance_into(&mut events, 1);
    /// assert_eq!(events, [Event::Place { square: "a1".parse()? }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search(&self) -> Box<dyn BatchSearch> {
        (self.algorithm.start)(&self.instance)
    }

    /// Step 0 of the search, and the rules of its replay.
    ///
    /// ```
    /// use queens_core::{Goal, queens};
    ///
    /// let search = queens(4).accept(Goal::First)?;
    /// let (mut replay, rules) = search.replay();
    /// let mut events = Vec::new();
    /// search.search().advance_into(&mut events, 2);
    /// events.iter().for_each(|&event| replay.apply(event, &rules));
    /// assert_eq!(replay.position().queens(), ["a1".parse()?, "b3".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&self) -> (Replay, Rules) {
        let at_start = self.algorithm.initial_replay(&self.instance);
        (at_start, self.algorithm.rules(&self.instance))
    }

    /// The algorithm's own count, which is faster than the search without a trace. `None` if the algorithm does not
    /// have its own count.
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
