title = Fișă de lucru
open = Creează o fișă de lucru…
kind-label = Conținut
kind = { $kind ->
    [boards] Table goale
    [trace] Tabel de urmărire de completat
   *[step] Acest pas: ce urmează?
}
size = Coloane și linii
boards-label = Table
boards = { $boards } pe pagină
answers = Răspunsurile pe o pagină separată
preview = Previzualizare
print = Tipărește
bad-size = { $typed ->
    [none] Caseta pentru mărime e goală
   *[some] „{ $typed }” nu e o mărime de tablă pentru această problemă
}: { $is-rectangular ->
    [yes] scrieți de la 1 la 32 de coloane și linii, ca 8 sau 6×8
   *[no] scrieți un număr de la 1 la 32, ca 8, căci tablele ei sunt pătrate
}.
no-step = După pasul afișat nu urmează niciun alt pas. Porniți o căutare și opriți-o la pasul dorit.
task = { $problem ->
    [queens] { $n ->
        [1] Așezați o regină.
        [few] Așezați { $n } regine astfel încât oricare două să nu se atace.
       *[other] Așezați { $n } de regine astfel încât oricare două să nu se atace.
    }
    [domination] Așezați cât mai puține regine, astfel încât fiecare câmp să fie atacat sau ocupat.
   *[knight] Duceți calul pe toate câmpurile, o dată pe fiecare: numerotați-le în ordinea vizitelor.
}
question = Ce urmează? Căutarea este la pasul { $step }.
name = Nume
answers-title = Răspunsuri
no-answers = { $problem ->
    [queens] Fără răspunsuri: pe table de această mărime reginele nu pot fi așezate.
   *[knight] Încă fără răspunsuri: sunt cele pe care le-a găsit o căutare pe această tablă. Porniți una, apoi reveniți.
}
