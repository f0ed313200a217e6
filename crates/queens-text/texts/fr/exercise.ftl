asks = { $task ->
    [predict] De l’étape { $from } à l’étape { $to } : prédisez l’événement suivant à chaque question.
    [solutions] Combien de solutions la recherche a-t-elle trouvées à l’étape { $to } ?
    [counters] Que valent les compteurs à l’étape { $to } ?
   *[complete] { $problem ->
        [knight] Finissez ce parcours.
       *[queens] Complétez cet échiquier.
    }
}
answered = { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $all }
part = Exercice { $part } sur { $all }
part-state = Exercice { $part } : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $all }
previous-part = Exercice précédent
next-part = Exercice suivant
series = Série d’exercices
begin = Commencer
in-hand = { $task ->
    [predict] En cours : lancez la lecture et répondez aux questions.
    [complete] { $problem ->
        [knight] En cours : déplacez le cavalier sur l’échiquier.
       *[queens] En cours : placez les pièces sur l’échiquier.
    }
   *[solutions] La recherche va jusqu’à cette étape…
}
check = Répondre
predicted = { $asked ->
    [0] Rien n’a été demandé.
   *[other] { $right ->
        [one] { $right } réponse juste
       *[other] { $right } réponses justes
    } sur { $asked }.
}
completed = { $hints ->
    [0] Complété sans indice.
    [one] Complété avec { $hints } indice.
   *[other] Complété avec { $hints } indices.
}
right = { $given } : juste
wrong = { $given } : faux, c’est { $right }
separator = {"\u00A0"};{" "}
open = Sans réponse.
own-right = { $given } : juste.
own-wrong = { $given } : faux.
own-read = « { $given } »
own-label = { $kind ->
    [number] Votre réponse : un nombre entier
    [square] Votre réponse : une case, comme c3
    [line] Votre réponse : le numéro d’une ligne du code
   *[text] Votre réponse
}
own-refused = { $kind ->
    [number] Tapez un nombre entier.
    [square] Tapez une case, comme c3.
    [line] Tapez le numéro d’une ligne.
   *[text] Tapez votre réponse.
}
author = Consigne :
try-of = Essai { $tries } sur { $most }
last-try = Il n’y a plus d’autre essai.
hidden = Les chiffres de cette recherche apparaissent quand vous avez répondu.
result = Votre résultat
name-label = Votre nom, qui fera partie du code (facultatif)
name = Nom : { $name }
tries = Essais : { $tries }
code = Code : { $code }
copy = Copier le résultat
guard = Le code révèle les fautes de frappe. Il n’empêche personne de tricher.
unkept = Votre navigateur ne garde pas vos réponses : copiez le résultat avant de fermer la page.
restart = Recommencer
drop-all = { $answers ->
    [1] Effacer la réponse et recommencer ?
   *[other] Effacer les { $answers } réponses et recommencer ?
}
leave = Quitter l’exercice
drop-answers = Les effacer
ask-again = Un lien recopié à la main ou coupé sur plusieurs lignes est souvent incomplet : la personne qui l’a envoyé peut le renvoyer.
without = Continuer sans l’exercice
about = Posez des questions sur la recherche et l’échiquier affichés. L’élève qui ouvre le lien répond à côté de l’échiquier et obtient un résultat à vous remettre. Les chiffres demandés restent cachés jusqu’à la réponse.
from = De l’étape
to = À l’étape
tasks = Ce qui est demandé
task = { $task ->
    [predict] Que se passe-t-il ensuite ? (prédiction)
    [solutions] Combien de solutions, à la fin de ces étapes ?
    [counters] Les compteurs, à la fin de ces étapes
   *[complete] Compléter l’échiquier, en gardant les pièces fixées et celles que vous avez placées
}
words-label = Consigne pour les élèves (facultatif)
counters-label = Quels compteurs
counters-hint = Sans choix : Tests, Placées et Retours, si la recherche les compte.
tries-label = Nombre maximal d’essais (vide : sans limite)
own-questions = Vos propres questions
own-hint = Sans question sur des étapes, l’exercice s’ouvre à l’étape affichée. Le lien cache les bonnes réponses.
add-question = Ajouter une question
remove-question = Retirer la question { $question }
question-label = Question { $question }
kind-label = Genre de réponse { $question }
kind = { $kind ->
    [number] Un nombre
    [square] Une case
    [line] Une ligne du code
   *[text] Des mots que vous lirez
}
answer-label = Bonne réponse { $question }
no-question = La question { $question } est vide : tapez-la ou retirez-la.
bad-answer = La bonne réponse à la question { $question } manque ou n’est pas du bon genre : tapez { $kind ->
    [square] une case, comme c3.
    [line] le numéro d’une ligne.
   *[number] un nombre entier.
}
bad-tries = Le nombre d’essais doit être compris entre 1 et { $most }, ou rester vide.
no-task = Choisissez au moins une question.
too-large = On peut créer des exercices jusqu’à n = 32, pas pour n = { $n }.
no-search = Ces questions portent sur les étapes d’une recherche : lancez-la d’abord, avec l’objectif « Première » ou « Toutes ».
empty-step = Un champ d’étape est vide : choisissez de 0 à { $known }.
bad-step = « { $value } » n’est pas une étape de cette recherche : choisissez de 0 à { $known }.
no-counters = Cet algorithme ne tient aucun de ces compteurs : décochez cette question.
no-steps = L’étape { $to } ne vient pas après l’étape { $from } : choisissez-en une plus tardive.
infeasible = Cet échiquier ne peut pas être complété.
too-long = Le lien serait trop long : abrégez vos mots, ou retirez des pièces placées ou un exercice.
series-hint = Une série a un seul lien et un seul résultat. Ajoutez cet exercice, fermez cette fenêtre, choisissez la recherche suivante et revenez.
add-part = Ajouter à la série
part-questions = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}
raise-part = Monter l’exercice { $part }
remove-part = Retirer l’exercice { $part }
part-repeated = La série contient déjà cet exercice. Choisissez une autre recherche ou d’autres questions.
series-full = Une série compte au plus { $most } exercices.
copy-embed = Copier le code d’intégration
no-embed = Pas de code d’intégration : sa largeur ou sa hauteur n’est pas valable. Corrigez-la sous « Partager », « Intégrer ».
link = Lien vers l’exercice
try-it = Essayer
check-result = Vérifier des résultats
check-label = Les résultats, ou leurs codes
check-hint = Collez les résultats de toute la classe, l’un après l’autre. D’autres mots peuvent les séparer. Rien ne quitte ce navigateur.
open-file = Ouvrir un fichier texte
no-code = Ce texte ne contient pas de code. Un code commence comme 2-0a1b2c3d-.
mistyped = Le code { $code } est mal tapé ou coupé : sa somme de contrôle ne correspond pas.
later = Le code est de la version { $version } ; cette page lit la version { $known }.
of-this = Le code est valide et correspond à cet exercice. Ses réponses :
disagrees = Le code est valide et correspond à cet exercice, mais le texte qui l’accompagne dit autre chose. Seul compte le code :
of-linked = { $agrees ->
    [yes] Le code est valide, mais c’est celui d’un autre exercice, dont le texte donne le lien : { $exercise }. Ses réponses :
   *[no] Le code est valide, mais c’est celui d’un autre exercice ({ $exercise }), et le texte qui l’accompagne dit autre chose. Seul compte le code :
}
class-too-long = Le texte fait { $bytes } octets. Vérifiez-en au plus { $most } à la fois.
class-too-many = Le texte contient { $results } résultats. Vérifiez-en au plus { $most } à la fois.
unreadable-file = Le navigateur n’a pas pu lire ce fichier. Choisissez un fichier texte.
class-found = { $results ->
    [0] Aucun résultat n’a pu être lu.
    [one] { $results } résultat.
   *[other] { $results } résultats.
}
class-odd = { $results ->
    [one] { $results } d’entre eux est abîmé, répété, modifié ou vient d’un autre exercice.
   *[other] { $results } d’entre eux sont abîmés, répétés, modifiés ou viennent d’un autre exercice.
}
class = Résultats de la classe
column = { $column ->
    [line] Ligne
    [name] Nom
    [exercise] Exercice
    [right] Justes
    [tries] Essais
   *[checksum] Somme de contrôle
}
answers = Réponses
questions = Questions
score = { $right } sur { $all }
nameless = sans nom
this-exercise = cet exercice
other-exercise = un autre exercice ({ $exercise })
intact = juste
altered = juste, mais le texte voisin dit autre chose
repeated = juste, répète la ligne { $line }
damaged = fausse : code mal tapé ou coupé
other-version = version { $version } inconnue
unread-lines = { $lines ->
    [one] { $lines } ligne ressemble à un résultat, mais reste illisible :
   *[other] { $lines } lignes ressemblent à un résultat, mais restent illisibles :
}
unread-line = Ligne { $line } : { $text }
save-class = Enregistrer en CSV
of-another = Le code est valide, mais c’est celui d’un autre exercice ({ $exercise }) ; ouvrez son lien pour voir ce qui était demandé. Ses réponses :
