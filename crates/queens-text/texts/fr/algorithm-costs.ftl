recursive = Un test compare la case avec les reines précédentes, l’une après l’autre, jusqu’à la première qui la menace. La plupart des débuts échouent tôt, si bien qu’une petite partie des échiquiers est examinée ; elle croît tout de même exponentiellement avec n.

half-board = La moitié des tests de la recherche entière ; une image ne coûte aucun test. Si n est impair, la ligne du milieu est sa propre image et se parcourt en entier.

nested-loops = Un test lit une seule case, mais une reine le paie de 3n marques au plus et de deux copies de l’échiquier. Il y a autant de boucles que de lignes : chaque n est un autre programme.

board-copy = Un test lit une seule case ; une reine coûte 3n marques au plus et une copie de l’échiquier, un appel une autre copie. À tout moment, il y a un échiquier par niveau.

upward-scan = Un test lit 2n + 1 cases au plus ; une reine coûte une case écrite, et rien n’est copié. Les nœuds sont ceux des deux programmes précédents, le travail se fait aux tests.

digit-string = Un test parcourt la chaîne une fois, puis s’appelle le long des diagonales, jusqu’à n + 3 fois s’il ne trouve rien. La chaîne est tout ce qui est conservé.

prefix-check = Un test de k reines regarde jusqu’à k lignes et k(k − 1)/2 paires : ce qui a été vérifié l’est de nouveau. Le même arbre coûte donc d’autant plus qu’il est profond.

explicit-stack = Un test compare avec les niveaux inférieurs de la pile jusqu’au premier qui menace. Les tests sont ceux de la recherche récursive ; seuls les appels ont disparu.

permutations = Les n! ordres sont tous écrits, chacun comparé paire par paire jusqu’à deux reines sur une diagonale. Un mauvais début n’apprend rien : tous les ordres qui commencent ainsi viennent aussi.

row-by-row = Un test compare la case avec les reines précédentes jusqu’à la première qui la menace. Lignes et colonnes échangées, l’arbre de l’échiquier vide est celui de la recherche récursive, et ses tests aussi.

subsets = Chaque combinaison est comparée paire par paire jusqu’à deux reines qui se menacent. Comme aucune règle ne restreint le choix, aucun autre algorithme d’ici n’a autant de combinaisons.

one-per-column = Chaque combinaison est comparée paire par paire jusqu’à deux reines qui se menacent. Une seule règle sert, une reine par colonne, et laisse nⁿ combinaisons.

random-placement = Un essai place n reines au plus et s’arrête tôt s’il ne reste aucune case libre. Aucune formule ne dit combien d’essais il faut, et l’algorithme ne découvre jamais qu’il n’y a pas de solution.

random-rows = Un tirage est comparé paire par paire jusqu’à deux reines qui se menacent. Il en faut en moyenne nⁿ ÷ solutions, quel que soit le nombre déjà fait.

accessibility-scan = Les n² cases sont lues pour chaque reine, n³ en tout, et aucune reine n’est retirée. C’est peu, et cela échoue le plus souvent : tout dépend du départ.

accessibility-list = La liste se réduit à chaque reine : sur 8 × 8, environ deux cinquièmes de ce qui se lit sur l’échiquier entier. Les poses sont les mêmes, les échecs aussi.

accessibility-dynamic = Après chaque reine, chaque case libre reçoit une nouvelle valeur, somme de quatre nombres. Il échoue moins souvent que les valeurs fixes, et ne prouve rien non plus.

min-conflicts = Un déplacement lit n cases, trois compteurs chacune ; quelque 80 déplacements suffisent pour 8 à 32 reines, un demi par reine pour 2 000. Il trouve une solution et ne sait jamais s’il y en a d’autres.

forward-checking = Une reine efface des cases dans chaque colonne ouverte, quelques instructions chacune. C’est le prix d’un arbre plus petit : une colonne sans case libre se voit aussitôt, non quelques niveaux plus loin.

bitmask = Une reine coûte quelques instructions, une case menacée aucune : aucun test n’échoue. Les nœuds sont ceux de la recherche récursive.

meet-in-the-middle = Il y a bien moins de moitiés que d’échiquiers ; elles sont triées et comparées par 256, ce qui coûte de la mémoire. Le résultat est un nombre, aucun échiquier.

coverage-search = Un test est un passage sur les candidates. Sur 8 × 8, 356 nœuds excluent quatre reines ; que moins ne suffisent pas fait partie de chaque résultat.

move-one = C(n², k) ensembles pour chaque k, chacun à un déplacement du précédent. La plupart des déplacements réunissent deux ensembles de cases, car ce que couvrent les autres reines est conservé.

frames = 140 nœuds excluent quatre reines sur 8 × 8, là où la recherche par couverture en demande 356 ; un nœud coûte davantage. Elle sert pour moins de reines que de colonnes, car un cadre doit être vide.

tour-fewest-onward = Un appel trie huit cases au plus ; depuis 63 des 64 cases de 8 × 8, aucun retour n’est nécessaire. Sur de grands échiquiers, il peut ne pas finir, car les ex æquo restent dans l’ordre de la liste.

tour-natural-order = Un appel modifie huit listes au plus. Le meilleur départ de 8 × 8 demande 132 202 appels, a1 en demande 522 490 ; d’autres départs, bien davantage.

tour-roth = Un appel trie huit cases au plus, par distance quand les valuations sont égales. Ainsi, chaque départ de 32 × 32 se passe presque de retours.
