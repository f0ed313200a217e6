given = { $problem ->
    [knight] Parcursul începe aici.
   *[queens] Această regină este fixată.
}
placed = { $problem ->
    [knight] { $number ->
        [1] Primul câmp al parcursului.
       *[other] Al { $number }-lea câmp al parcursului.
    }
   *[queens] { $number ->
        [1] Aici stă prima regină a căutării.
       *[other] Aici stă a { $number }-a regină a căutării.
    }
}
blocked = { $problem ->
    [knight] Acest câmp e *blocat*: calul sare peste el, dar nu îl poate vizita.
   *[queens] Acest câmp e *blocat*: aici nu poate sta nicio regină, dar reginele atacă peste el.
}
refused = { $against ->
    [none] *Respins* pe acest drum.
   *[some] *Respins* pe acest drum: atacat de { $against }.
}
infeasible = *Respins* pe acest drum: reginele rămase n-ar fi putut acoperi restul.
removed = { $problem ->
    [knight] { $solved ->
        [yes] Calul a fost aici și s-a întors, după ce s-au găsit parcursuri.
       *[no] Calul a fost aici și *s-a întors*: niciun parcurs nu continuă de aici.
    }
   *[queens] { $solved ->
        [yes] Aici a stat o regină, scoasă după ce s-au găsit soluții.
       *[no] Aici a stat o regină, *scoasă*: nicio soluție de pe acest drum nu o conține.
    }
}
refused-before = { $against ->
    [none] *Respins* mai devreme, la pasul { $step }.
   *[some] *Respins* mai devreme, la pasul { $step }: atacat atunci de { $against }.
}
removed-before = { $problem ->
    [knight] Calul a fost aici mai devreme, până la pasul { $step }.
   *[queens] Aici a stat mai devreme o regină, până la pasul { $step }.
}
attacked = { $problem ->
    [domination] Acoperit de { $queens }.
   *[queens] Atacat acum de { $queens }.
}
free = { $problem ->
    [domination] *Neacoperit*: nicio regină nu îl acoperă.
   *[queens] *Liber*: nicio regină nu îl atacă.
}
onward = { $squares ->
    [none] Nevizitat; nicio mutare nu duce mai departe de aici.
   *[some] Nevizitat; mutări posibile de aici: { $squares }.
}
attacker = *{ $square }* ({ $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
})
go = Arată pasul
last = Ultimul eveniment pe acest câmp
