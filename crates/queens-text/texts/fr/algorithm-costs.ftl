recursive = Un test compare la case avec les reines précédentes, l’une après l’autre, jusqu’à la première qui la menace. La plupart des débuts échouent tôt, si bien qu’on n’examine qu’une petite partie des échiquiers. Leur nombre croît tout de même exponentiellement avec n.

half-board = La moitié des tests de la recherche entière ; une image ne coûte aucun test. Si n est impair, la ligne du milieu est sa propre image et se parcourt en entier.

nested-loops = Un test lit une seule case, mais chaque reine posée coûte jusqu’à 3n marques et deux copies de l’échiquier. Il y a une boucle par ligne : il faut donc un programme différent pour chaque n.

board-copy = Un test lit une seule case ; une reine coûte jusqu’à 3n marques et une copie de l’échiquier, et un appel coûte une autre copie. À tout moment, il y a un échiquier par niveau.

upward-scan = Un test lit 2n + 1 cases au plus ; une reine coûte une case écrite, et rien n’est copié. Les nœuds sont ceux des deux programmes précédents, mais le travail se fait dans les tests.

digit-string = Un test parcourt la chaîne une fois, puis s’appelle le long des diagonales, jusqu’à n + 3 fois s’il ne trouve rien. La recherche ne conserve que la chaîne.

prefix-check = Un test de k reines examine jusqu’à k lignes et k(k − 1)/2 paires : les reines précédentes sont vérifiées de nouveau. Le même arbre coûte donc d’autant plus cher qu’il est profond.

explicit-stack = Un test compare la case avec les niveaux inférieurs de la pile jusqu’à la première reine qui la menace. Les tests sont ceux de la recherche récursive ; seuls les appels ont disparu.

permutations = Les n! ordres sont tous engendrés, et chacun est comparé paire par paire jusqu’à ce que deux reines partagent une diagonale. On ne tire rien d’un mauvais début : tous les ordres qui commencent ainsi sont examinés quand même.

row-by-row = Un test compare la case avec les reines précédentes jusqu’à la première qui la menace. Lignes et colonnes échangées, l’arbre de l’échiquier vide est celui de la recherche récursive, et ses tests aussi.

subsets = Chaque combinaison est comparée paire par paire jusqu’à ce que deux reines se menacent. Comme aucune règle ne restreint le choix, aucun autre algorithme de cette page n’a autant de combinaisons.

one-per-column = Chaque combinaison est comparée paire par paire jusqu’à ce que deux reines se menacent. Une seule règle est utilisée, une reine par colonne : il reste nⁿ combinaisons.

random-placement = Un essai place n reines au plus et s’arrête tôt s’il ne reste aucune case libre. Aucune formule ne donne le nombre d’essais, et l’algorithme ne découvre jamais qu’il n’y a pas de solution.

random-rows = Un tirage est comparé paire par paire jusqu’à ce que deux reines se menacent. Il faut en moyenne nⁿ ÷ solutions tirages, quel que soit le nombre de tirages déjà faits.

accessibility-scan = Les n² cases sont lues pour chaque reine, n³ en tout, et aucune reine n’est retirée. C’est peu coûteux, mais la plupart des recherches échouent : tout dépend du départ.

accessibility-list = La liste se réduit à chaque reine : sur 8 × 8, la recherche ne lit qu’environ deux cinquièmes des cases. Les poses sont les mêmes, les échecs aussi.

accessibility-dynamic = Après chaque reine, chaque case libre reçoit une nouvelle valeur, somme de quatre nombres. La recherche échoue moins souvent qu’avec les valeurs fixes, mais ne prouve rien non plus.

min-conflicts = Un déplacement lit n cases, avec trois compteurs pour chacune ; quelque 80 déplacements suffisent pour 8 à 32 reines, et un demi-déplacement par reine pour 2 000. La recherche trouve une solution et ne sait jamais s’il y en a d’autres.

forward-checking = Une reine efface des cases dans chaque colonne ouverte, quelques instructions chacune. C’est le prix d’un arbre plus petit : une colonne sans case libre se voit aussitôt, et non quelques niveaux plus loin.

bitmask = Une reine coûte quelques instructions, une case menacée aucune : aucun test n’échoue. Les nœuds sont ceux de la recherche récursive.

meet-in-the-middle = Il y a bien moins de moitiés que d’échiquiers ; elles sont triées et comparées par paquets de 256, ce qui coûte de la mémoire. Le résultat est un nombre, et non un échiquier.

coverage-search = Un test est un passage sur les candidates. Sur 8 × 8, 356 nœuds excluent quatre reines ; chaque résultat établit aussi qu’un nombre plus petit ne suffit pas.

move-one = Il y a C(n², k) ensembles pour chaque k, chacun à un déplacement du précédent. La plupart des déplacements réunissent deux ensembles de cases, car les cases que couvrent les autres reines sont gardées en mémoire.

frames = 140 nœuds excluent quatre reines sur 8 × 8, là où la recherche par couverture en demande 356 ; un nœud coûte davantage. L’algorithme ne s’applique que s’il y a moins de reines que de colonnes, car les colonnes et les lignes du cadre doivent être vides.

tour-fewest-onward = Un appel trie huit cases au plus ; sur 8 × 8, aucun retour n’est nécessaire depuis 63 des 64 cases. Sur de grands échiquiers, la recherche peut ne pas finir, car les ex æquo restent dans l’ordre de la liste.

tour-natural-order = Un appel modifie huit listes au plus. Le meilleur départ de 8 × 8 demande 132 202 appels, a1 en demande 522 490 ; d’autres départs, bien davantage.

tour-roth = Un appel trie huit cases au plus, par distance quand les valuations sont égales. Ainsi, sur 32 × 32, presque aucun départ n’oblige à revenir en arrière.
