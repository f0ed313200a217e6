seed = Sămânță
new-seed = Altă sămânță
families = { $family ->
    [columns] Coloană cu coloană
    [rows] Linie cu linie
    [brute-force] Forță brută
    [random] La întâmplare
    [heuristics] Euristici
   *[others] Altele
}
goals-lacking = Nu cu acest algoritm: { $goals }
goal-changed = Acest algoritm nu are scopul „{ $from }”; e ales „{ $to }”
counter-chosen = „{ $algorithm }” numără mai repede, așa că e ales acum
refused-size = Acest algoritm funcționează pe table de la { $side } = { $lowest } la { $highest }, iar { $side } e { $value }.
refused-goal = Acest algoritm nu are scopul „{ $goal }”, ci numai: { $goals }.
refused-given = Acest algoritm pornește de la o tablă goală: nu poate păstra regine fixate.
refused-blocked = Acest algoritm nu acceptă câmpuri blocate.
refused-problem = Acest algoritm rezolvă altă problemă.
refused-queens = { $k ->
    [none] Căutarea pe cadre găsește numai mulțimi cu mai puține regine decât coloane, iar aici ar putea fi nevoie de mai multe.
   *[some] Căutarea pe cadre găsește numai mulțimi cu mai puține regine decât coloane: k e { $k }, aici cel mult { $highest }.
}
refused-starts = Acest algoritm pornește de pe un singur câmp, iar { $count } sunt fixate.
refused-endless-given = Algoritmul trage la sorți până găsește o soluție, iar niciuna nu conține aceste regine fixate: nu s-ar termina niciodată.
refused-endless = Algoritmul trage la sorți până găsește o soluție, iar tabla { $n }×{ $n } nu are niciuna: nu s-ar termina niciodată.
refused-space = Prea multe combinații de examinat una câte una: pagina examinează cel mult { $most }, oricât de rapid ar fi calculatorul.
cannot-run = {"*"}Nu se poate porni.* Setările explică de ce și propun altceva.
alternative = Ce merge în schimb
use-algorithm = Folosește „{ $name }”
use-size = Pune n = { $n }
use-goal = Alege „{ $goal }”
free-queens = Eliberează reginele fixate
cost = Costul înainte de pornire
candidates = Combinații
time = Timp pentru toate
measured = la { $rate } pe secundă, măsurate în acest browser
assumed = dacă se examinează { $rate } pe secundă (presupus, nemăsurat)
years = { $years ->
    [few] { $years } ani
   *[other] { $years } de ani
}
years-power = { $years } de ani
