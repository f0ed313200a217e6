### Why a ledger of a count is refused. The first letters are small: the words follow the name of the file and a colon.
### The English words are those of the library (`queens_core::counting`).

# $line (Number): the number of the line
# $excerpt (Text?): the beginning of the line, unless it is empty
# $wrong (Text): the error in the line
why = line { $line }{ $excerpt ->
    [none] {""}
   *[some] , { $excerpt }
}: { $wrong }; nothing was added

empty = it is missing; a ledger begins with the plan of a count

cut-off = it is cut off; a ledger begins with the plan of a count

no-plan = it is not the plan of a count

no-shard = it is not a finished shard

# $found (Number): the version of the engine in the ledger
# $expected (Number): the version of this page's engine
engine = engine “{ $found }” is another than “{ $expected }”

# $name (Text): n or k
# $found (Small): its value
# $most (Small): the greatest value
range = { $name }={ $found } is outside 1–{ $most }

# $found (Text): the list of fixed queens
# $size (Size): the board
fixed = fixed “{ $found }” is not a list of queens on the { $size } board, by file, none attacking another

# $found (Text): the number of shards in the ledger
# $expected (Number): the number of shards of this count
shards = this count has { $expected ->
    [one] 1 shard
   *[other] { $expected } shards
}, not { $found }

# $found (Text): the checksum in the ledger
checksum = checksum { $found } does not fit the line; a count without this line counts its shard again

# $field (Text): a field of the ledger: n, fixed
# $found (Text): its value
# $expected (Text): the value of this count
foreign = { $field } “{ $found }” belongs to another count; this count has “{ $expected }”

# $sets (Bool): whether the ledger counts dominating sets, and this count does not; otherwise it is the reverse
kind = { $sets ->
    [yes] it belongs to a count of dominating sets; this one is of n queens
   *[no] it belongs to a count of n queens; this one is of dominating sets
}

log = a shard of domination has a log, and no other has one

# $found (Text): the number of the shard
# $last (Text): the number of the last shard
no-such-shard = shard { $found } does not exist; the last is { $last }

# $shard (Text): its number
# $found (Text): its result in the ledger
# $expected (Text): the result that was read before
contradiction = shard { $shard } has { $found } here and { $expected } before

# $count (Number): the solutions of a shard
solutions = { $count ->
    [one] 1 solution
   *[other] { $count } solutions
}

# $sets (Text): the sets of a shard: 2.5
# $whole (Number): the same number without its decimals
# $is-whole (Bool): whether it has no decimals
# $nodes (Number): the nodes of its search
# $log (Text): the digest of its log
sets = { $sets } { $is-whole ->
    [yes] { $whole ->
        [one] set
       *[other] sets
    }
   *[no] sets
} in { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} with the log { $log }

# Where the other result is. It follows the reason.
# $file (Text): the name of the file
# $line (Number): the number of the line
place = {" "}({ $file }, line { $line })
