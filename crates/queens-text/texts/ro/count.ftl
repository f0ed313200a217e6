note = Acest algoritm doar numără: nu există pași de urmărit. Toate procesele își împart numărarea.
sets-note = Pe o tablă atât de mare, căutarea nu arată pași. Toate procesele își împart numărarea mulțimilor.
workers = Procese
each-core = { $cores } (câte unul pe nucleu)
fundamental = Fundamentale
engine = Metodă
engine-name = Întâlnire la mijloc
frames-name = Pe cadre
nodes = Noduri
nothing-finished = Niciun lot nu a fost terminat, așa că încă nu se știe nimic.
shards = Loturi terminate: { $finished } din { $of }
cell = Fiecare pătrățel reprezintă { $shards ->
    [one] un lot
    [few] { $shards } loturi
   *[other] { $shards } de loturi
}
percent = { $percent }%
since-resumed = De la reluare
left = aproximativ { $likely } (între { $low } și { $high })
opening = Se caută loturile deja numărate…
timing = Se măsoară viteza acestui calculator…
asking = Cu { $workers ->
    [one] un singur proces
    [few] { $workers } procese
   *[other] { $workers } de procese
} durează { $time }{ $memory ->
    [none] {""}
   *[some] {" "}și ocupă cam { $memory } GB de memorie
}. Numărați acum?
agree = Numără acum
decline = Nu număra
awaits = *Se așteaptă răspunsul* la întrebarea de sub tablă
reviewing = Câteva eșantioane se numără din nou, cu backtracking simplu…
agrees = Coincide cu valoarea publicată (OEIS { $sequences }).
unpublished = Nu există o valoare publicată cu care să fie comparată această numărare.
how-checked = Cum a fost verificat acest rezultat?
audited = Un backtracking simplu a numărat din nou { $sets ->
    [one] un eșantion ales la întâmplare și a obținut același număr. Eșantionul reprezintă
    [few] { $sets } eșantioane alese la întâmplare și a obținut aceleași numere. Eșantioanele reprezintă
   *[other] { $sets } de eșantioane alese la întâmplare și a obținut aceleași numere. Eșantioanele reprezintă
} { $solutions ->
    [one] o soluție
    [few] { $solutions } soluții
   *[other] { $solutions } de soluții
}.
not-audited = Numărat cu backtracking simplu.
sample = Tabla arată una dintre soluții.
unreviewed = Niciun lot nu a fost verificat a doua oară aici: „queens ledger verify --recount 3” reface jurnalele câtorva loturi și le verifică.
frames = Mai multe procese își împart această numărare: cadrele ei se află în loturile de sub tablă. Căutarea unei singure mulțimi arată cadrele pe o hartă.
kept = Loturi ale acestei numărări păstrate în acest browser: { $finished } din { $of }
resume = Continuă
again = Încearcă din nou
forget = Uită ce este păstrat
forget-surely = Uită definitiv?
saved = Loturile terminate se păstrează în acest browser: după o reîncărcare, numărarea poate continua.
full = Spațiul de stocare al browserului este plin: numărarea continuă, dar nu se păstrează.
broken = Browserul nu păstrează nimic aici: numărarea continuă, dar se pierde odată cu pagina ({ $details }).
elsewhere = Această numărare este deschisă în altă filă a acestui browser. Continuați acolo sau închideți-o și încercați din nou.
refused = Rezultate păstrate care sunt deteriorate sau din altă versiune și nu au fost folosite: { $records }. Loturile lor se numără din nou.
failure = { $failure ->
    [not-started] procesul nu a putut porni
    [crashed] procesul s-a oprit cu o eroare
    [other-build] procesul este din altă versiune a paginii; reîncărcați-o
   *[silent] procesul nu a răspuns
}
lost = Lotul { $shard } a eșuat de trei ori: { $why }. Loturile terminate se păstrează, iar celelalte pot fi încercate din nou.
no-worker = Niciun proces nu a putut continua: { $why }. Loturile terminate se păstrează.
way-on = Încercați din nou după ce revine conexiunea. Dacă o versiune mai nouă a luat locul acestei pagini, reîncărcați-o: numărarea continuă de la loturile păstrate în acest browser.
differs = Această numărare este greșită: pentru n = { $n } are { $counted }, iar { $sequence } are { $published }. Vă rugăm să o semnalați.
wrong = Această numărare este greșită; vă rugăm să o semnalați. { $what }
left-over = În acest browser a rămas neterminată o numărare pentru n = { $n }{ $given ->
    [0] {""}
    [one] {" "}cu o regină fixată
    [few] {" "}cu { $given } regine fixate
   *[other] {" "}cu { $given } de regine fixate
}.
left-over-sets = În acest browser a rămas neterminată o numărare a mulțimilor dominante de { $k ->
    [one] o regină
    [few] { $k } regine
   *[other] { $k } de regine
} pentru n = { $n }.
go-on = Arată numărarea
not-now = Nu acum

start = Tablă goală. Apăsați *Numără acum* sau fixați întâi regine.

published = Numere de soluții publicate (OEIS { $sources })
