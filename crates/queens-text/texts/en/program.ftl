### The program of the algorithm that is shown.

# The name of the list of languages.
language = Language of the listing

# The choices of that list.
# $language (ListingLanguage): a language
name = { $language ->
    [pseudo-code] Pseudo-code
    [python] Python
    [cpp] C++
   *[pascal] Pascal
}

# A button.
save = Save the program

# There is no program of the search.
refused-language = There is no program for this algorithm.

# There is no pseudo-code of the algorithm.
no-listing = The pseudo-code of this algorithm is not written yet.

refused-given = The program of this algorithm places every queen itself: free the fixed squares.

# $variant (Text): the variant of the program
refused-variant = The program of this algorithm supports only the variant “{ $variant }”.

refused-queens = The program of this algorithm finds the least number of queens itself: leave that field empty.

refused-cap = The program of this algorithm runs to its end.

# $most (Number): the most loops that can be nested
# $loops (Number): the loops needed
refused-loops = In this language a program nests at most { $most } loops, one for each row, not { $loops }.

# There is no program of a board above 32.
too-large = Programs support boards up to 32×32.
