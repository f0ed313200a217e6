### The panel “Tree”.

# The name of the choice between its pictures.
mode = What is shown of the tree
path = Path
whole = Whole tree
icicle = Icicle

# In place of the picture of a search that is counted.
counted = A search that is only counted keeps no tree.
