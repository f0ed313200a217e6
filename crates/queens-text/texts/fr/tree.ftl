mode = Ce qui est montré de l’arbre
path = Chemin
whole = Arbre entier
icicle = Stalactites
counted = Une recherche qui ne fait que compter ne garde pas d’arbre.
