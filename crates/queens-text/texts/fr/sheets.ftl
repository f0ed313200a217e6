all = Toutes les questions
previous = Question précédente
next = Question suivante
place = Question { $number } sur { $all }
