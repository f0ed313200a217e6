mode = Ce se vede din arbore
path = Drum
whole = Arbore întreg
icicle = Țurțuri
counted = O căutare care doar numără nu păstrează un arbore.
