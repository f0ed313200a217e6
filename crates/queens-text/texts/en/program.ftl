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

# Below the pseudo-code of an algorithm: how its program departs from the program of its sheet. “st” and “t” are
# variables.
departure-nested-loops = On the sheet, st also keeps old digits, which are never read again. They are left out here. In t, the queen’s own square is marked; the sheet exchanges its row and column.
departure-board-copy = In t, the queen’s own square is marked; the sheet exchanges its row and column.
departure-upward-scan = On the sheet, row 1 is at the top, and the scans go up. Here, row 1 is at the bottom, and they go down.
departure-digit-string = Here, st starts with zeros, as in the text of the sheet. The sheet’s program starts with blanks.

refused-given = The program of this algorithm places every queen itself: free the fixed squares.

refused-blocked = The program of this algorithm does not support blocked squares: free them.

# $variant (Text): the variant of the program
refused-variant = The program of this algorithm supports only the variant “{ $variant }”.

refused-cap = The program of this algorithm runs to its end.

# $most (Number): the most loops that can be nested
# $loops (Number): the loops needed
refused-loops = In this language a program nests at most { $most } loops, one for each row, not { $loops }.

# There is no program of a board above 32.
too-large = Programs support boards up to 32×32.

# A group in the list of languages.
sheet-names = With the sheet’s names

# The names in all other listings and in programs, in the form of `names` in `listing.ftl`. Other names stay as they are.
names =
    placerPosRN place_queen
    dfsPosRN search_from
    afficher show
    jouer place_queens
    jouer1 place_queen
    jouer2 place_queen
    jouer3 place_queen
    occuper mark
    occuper_toutes_les_directions mark_all_directions
    occupe2 is_attacked
    menacee is_attacked
    libre is_free
    tab_sauve saved
    copie copied
    plateau board
    Tab Grid
    tab grid
    ligne row
    colonne column
    lg r
    valeur value
    sortir found
    cherche_valides find_valid
    est_valide is_valid
    disposition rows
    nb_dames_placees queens_placed
    nb placed
    lignes_occupees occupied_rows
    autre other
    ecart distance
    tipar print_solution
    nr_sol solution_count
    linie line
    tableau columns
    vide unset
    calculerHB compute_hb
    placerNaif place_naively
    placerOptm place_from_list
    dispo available
    restantes remaining
    nvpos newpos
    naces min_hb
    Echiquier Board
    contient is_on_board
    TestePosition try_square
    OccupePosition occupy
    LiberePosition release
    ListeCoups path
    ListeCA moves
    CasA moves_from
    Deplacements jumps
    Liste List
    critique critical
    TriFusion merge_sort
    Fusion merge_lists
    milieu middle
    avant before
    derniere last
