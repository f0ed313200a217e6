region = Predicții
question-test = {"*"}{ $square }* e acceptat sau respins?
question-board = Tabla, așa cum este, e o soluție?
question-next = { $problem ->
    [knight] Unde merge calul acum? Alegeți câmpul.
   *[queens] Ce câmp se testează acum? Alegeți-l pe tablă.
}
question-back = { $is-tree ->
    [yes] Continuă sau se întoarce?
   *[no] Mai rămâne un câmp pentru altă regină?
}
asked = obiectul întrebării
yes = Da
no = Nu
accepted = Acceptat
rejected = Respins
goes-on = Continuă
turns-back = Se întoarce
choices = 1: { $first }. 2: { $second }.
right = Corect.
right-goes-on = Corect, continuă.
right-turns-back = Corect, se întoarce.
wrong = Greșit.
wrong-square = Greșit, nu { $square }.
wrong-goes-on = Greșit, continuă.
wrong-turns-back = Greșit, se întoarce.
score = Corecte: { $right } din { $asked }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } la rând
}
often = Întrebare la
spacing = { $often ->
    [each] fiecare eveniment
    [fifth] 1 din 5 evenimente
   *[twentieth] 1 din 20 de evenimente
}
reset = Scor nou
no-trace = O numărare nu arată evenimente de prezis.
hidden = Pașii următori sunt ascunși cât timp îi preziceți.
seen = Deja văzut: aici nu se întreabă nimic.
from-here = Întreabă de aici
first = Apăsați „Redă”: căutarea se oprește ca să întrebe.
late = La sfârșit nu mai e nimic de întrebat.
from-start = De la început
