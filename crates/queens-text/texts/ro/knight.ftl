minority = Nu există un asemenea parcurs: fiecare mutare schimbă culoarea câmpului, iar culoarea startului o au numai { $own ->
    [one] un câmp
    [few] { $own } câmpuri
   *[other] { $own } de câmpuri
}, față de { $other }.
odd = Nu există parcurs închis: fiecare mutare schimbă culoarea câmpului, iar numărul câmpurilor, { $area }, e impar.
four-lines = { $inner ->
    [yes] Nu există un asemenea parcurs. Pe patru coloane (sau linii), orice mutare de pe cele două exterioare duce pe cele două interioare, care au tot atâtea câmpuri. Un parcurs care începe în interior alternează deci între câmpurile interioare și cele exterioare. El alternează și între culori, așa că toate câmpurile exterioare ar avea aceeași culoare.
   *[no] Pe o tablă cu patru coloane sau linii nu există parcurs închis. Orice mutare de pe cele două exterioare duce pe cele două interioare, care au tot atâtea câmpuri. Un parcurs închis ar alterna deci între câmpurile interioare și cele exterioare. El alternează și între culori, așa că toate câmpurile exterioare ar avea aceeași culoare.
}
searched = Nu există un asemenea parcurs: au fost încercate toate posibilitățile ({ $nodes ->
    [one] un nod
    [few] { $nodes } noduri
   *[other] { $nodes } de noduri
} în arborele de căutare).
start = Start: calul stă pe *{ $square }*
place = Calul de pe *{ $from }* pe *{ $to }*{ $moves ->
    [none] { "" }
   *[some] , valuație { $moves }
}
sorted = { $moves ->
    [0] Nicio mutare de sortat de pe *{ $square }*
    [one] O singură mutare de pe *{ $square }*: nimic de sortat
   *[other] { $moves } mutări de pe *{ $square }*, sortate crescător după valuație
}
emptied = Situație critică: numai acest câmp mai duce la *{ $square }*, și mai sunt și altele
no-way-home = Situație critică: niciun câmp rămas nu mai duce înapoi la *{ $start }*
no-move = Fundătură: nicio mutare de pe *{ $square }*
freed = *{ $square }* eliberat, calul revine pe *{ $to }*
only-square = A rămas numai *{ $square }*: calul merge acolo
detached = *{ $square }* scos, ca să se caute alt parcurs
none = *Niciun parcurs* de pe acest câmp
none-minority = *Niciun parcurs*: tabla are un câmp în plus de cealaltă culoare
none-odd = *Niciun parcurs închis*: numărul câmpurilor e impar
none-four-lines = { $inner ->
    [yes] *Niciun parcurs*: pe doar patru linii (sau coloane), un parcurs pornește de pe una de la margine
   *[no] *Niciun parcurs închis* pe patru coloane sau linii
}
none-searched = *Niciun parcurs*: au fost încercate toate posibilitățile
found = { $closed ->
    [yes] { $tours ->
        [one] *Un parcurs închis*: { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        }
        [few] *{ $tours } parcursuri închise*, { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        } fiecare
       *[other] *{ $tours } de parcursuri închise*, { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        } fiecare
    }
   *[no] { $tours ->
        [one] *Un parcurs*: { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        }
        [few] *{ $tours } parcursuri*, { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        } fiecare
       *[other] *{ $tours } de parcursuri*, { $squares ->
            [one] un câmp
            [few] { $squares } câmpuri
           *[other] { $squares } de câmpuri
        } fiecare
    }
}
toured = *Parcursul { $number }*: fiecare câmp o dată{ $closed ->
    [yes] , și se închide
   *[no] { "" }
}
directions = ; cele două sensuri ale unui parcurs se numără separat
