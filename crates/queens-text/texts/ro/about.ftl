contents = Pe această pagină
back = Înapoi la tablă
visit-back = O vizită înapoi
visit-forward = O vizită înainte
visit = Vizita { $number }: calul stă pe { $square }.
there = a) pe { $square }
elsewhere = b) altundeva
blocked = Pe { $square } calul e blocat și mai are de vizitat { $left ->
    [one] un câmp
    [few] { $left } câmpuri
   *[other] { $left } de câmpuri
}.
unreachable = Oriunde altundeva ar merge, niciun câmp liber nu mai duce la { $square }.
used-kept = Părțile acestei pagini pe care le-ați folosit merg și fără conexiune.
keep-all = Păstrează totul pentru folosire fără conexiune ({ $size })
keeping = Se încarcă, mai sunt { $size }
all-kept = Toată pagina merge fără conexiune.
keep-failed = Unele părți nu au putut fi încărcate. Verificați conexiunea și încercați din nou.
