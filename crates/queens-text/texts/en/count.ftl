### A count that workers share: the region under the board, and the note about an unfinished count.

# Before the first run of an algorithm that only counts.
note = This algorithm only counts: there are no steps to watch. All workers share the count.

# The same for a count of dominating sets.
sets-note = On boards this wide the search shows no steps. All workers share the count of the sets.

# The label of the choice of their number.
workers = Workers

# An entry of that choice.
# $cores (Number): the cores of the machine
each-core = { $cores } (one per core)

fundamental = Fundamental

engine = Method

# The name of the method that counts queens.
engine-name = Meet in the middle

# The name of the method that counts dominating sets.
frames-name = By frames

nodes = Nodes

nothing-finished = No part was finished, so nothing is known yet.

# $finished (Number): the finished shards
# $of (Number): all shards of the count
shards = Parts finished: { $finished } of { $of }

# Under the grid of parts (the command line’s shards), if a cell stands for several.
# $shards (Number): the shards of a cell, at least 2
cell = Each cell represents { $shards } parts

# $percent (Text): the finished part: 0.83
percent = { $percent }%

# The label of the elapsed time, if an earlier run counted some shards.
since-resumed = Since resuming

# The time left.
# $likely (Text): the most likely time: 4 min
# $low (Text): the shortest time
# $high (Text): the longest time
left = about { $likely } ({ $low } to { $high })

opening = Looking for parts that are already counted …

timing = Measuring how fast this machine is …

# $time (Text): about 4 min
# $workers (Number): the workers
# $memory (Text?): gigabytes, if they are many
asking = With { $workers ->
    [one] one worker
   *[other] { $workers } workers
} this takes { $time }{ $memory ->
    [none] {""}
   *[some] , and about { $memory } GB of memory
}. Count it now?

agree = Count now

decline = Don’t count

# In the event strip above the board, while the region asks.
awaits = *Your answer is awaited* under the board

reviewing = Counting some samples again with plain backtracking …

# $sequences (Text): the sequences with the same numbers: A000170, A002562
agrees = Agrees with the published value (OEIS { $sequences }).

unpublished = There is no published value to compare this count with.

# The summary of the details of a finished count.
how-checked = How was this checked?

# $sets (Number): the sets of rows that were counted again
# $solutions (Number): the solutions of these sets and their images
audited = Plain backtracking counted { $sets ->
    [one] one random sample
   *[other] { $sets } random samples
} again and agrees. { $sets ->
    [one] The sample represents
   *[other] The samples represent
} { $solutions } solutions.

# Nothing was counted again.
not-audited = Counted with plain backtracking.

# Next to a finished count.
sample = The board shows one of the solutions.

# A count of dominating sets: nothing was searched again.
unreviewed = No part was searched again here: “queens ledger verify --recount 3” regenerates the logs of some parts and checks them.

# In the panel of the proof.
frames = Workers share this count: its frames are in the parts under the board. A search for one set shows the frames as a map.

# $finished (Number): the finished shards that the browser keeps
# $of (Number): all shards of the count
kept = Parts of this count that are kept in this browser: { $finished } of { $of }

resume = Resume

again = Try again

forget = Forget the kept results

# The same button, after the first click.
forget-surely = Forget for good?

saved = Finished parts are kept in this browser: after a reload the count can continue.

# The storage of the browser is full.
full = The browser’s storage is full: the count continues, but is not kept.

# The storage of the browser does not work.
# $details (Text): the error, as the browser reports it
broken = The browser keeps nothing here: the count continues, but is lost with the page ({ $details }).

elsewhere = Another tab of this browser has this count open. Continue there, or close it and try again.

# $records (Number): the kept records that are damaged or belong to another engine
refused = Kept results that are damaged or of another version, and were not used: { $records }. These parts are counted again.

# Why a worker failed.
# $failure (WorkerFailure): the reason
failure = { $failure ->
    [not-started] the worker could not be started
    [crashed] the worker stopped with an error
    [other-build] the worker is of another version of the page; reload it
   *[silent] the worker did not answer
}

# $shard (Text): its number, from 1
# $why (Text): why the last worker failed
lost = Part { $shard } failed three times: { $why }. Finished parts are kept, and the rest can be tried again.

# $why (Text): why the last worker failed
no-worker = All workers failed: { $why }. Finished parts are kept.

# If no worker can be started.
way-on = Try again once the connection is back. If a newer version has replaced this page, reload it: the count continues from the parts kept in this browser.

# $n (Number): the number of columns
# $counted (Number): the counted number
# $sequence (Text): the published sequence: A000170
# $published (Number): the published number
differs = This count is wrong: for n = { $n } it has { $counted }, and { $sequence } has { $published }. Please report it.

# $what (Text): the error, in English
wrong = This count is wrong; please report it. { $what }

# $n (Number): the number of columns
# $given (Number): the fixed queens
left-over = A count for n = { $n }{ $given ->
    [0] {""}
    [one] {" "}with one fixed queen
   *[other] {" "}with { $given } fixed queens
} was left unfinished in this browser.

# $n (Number): the number of columns
# $k (Number): the queens of a set
left-over-sets = A count of the dominating sets of { $k ->
    [one] 1 queen
   *[other] { $k } queens
} for n = { $n } was left unfinished in this browser.

# A button: shows the unfinished count.
go-on = Go to it

not-now = Not now

# Above the empty board, before a count. The button has the name “Count now”.
start = Empty board. Press *Count now*, or fix queens on squares first.

# Above the table of known numbers.
# $sources (Text): A000170, A002562
published = Published numbers of solutions (OEIS { $sources })
