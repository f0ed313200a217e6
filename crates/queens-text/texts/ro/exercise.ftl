asks = { $task ->
    [predict] De la pasul { $from } la pasul { $to }: preziceți evenimentul următor la fiecare întrebare.
    [solutions] Câte soluții a găsit căutarea până la pasul { $to }?
    [counters] Ce arată contoarele la pasul { $to }?
   *[complete] { $problem ->
        [knight] Terminați acest parcurs.
       *[queens] Completați această tablă.
    }
}
answered = Rezolvate: { $answered } din { $all }
part = Exercițiul { $part } din { $all }
part-state = Exercițiul { $part }, rezolvate: { $answered } din { $all }
previous-part = Exercițiul anterior
next-part = Exercițiul următor
series = Serie de exerciții
begin = Începe
in-hand = { $task ->
    [predict] În lucru: porniți redarea și răspundeți la întrebări.
    [complete] { $problem ->
        [knight] În lucru: mutați calul pe tablă.
       *[queens] În lucru: așezați piesele pe tablă.
    }
   *[solutions] Căutarea merge până la acest pas…
}
check = Răspunde
predicted = { $asked ->
    [0] Nu s-a întrebat nimic.
   *[other] { $right ->
        [one] 1 răspuns corect
        [few] { $right } răspunsuri corecte
       *[other] { $right } de răspunsuri corecte
    } din { $asked }.
}
completed = { $hints ->
    [0] Completată fără indicii.
    [one] Completată cu 1 pas de indicii.
    [few] Completată cu { $hints } pași de indicii.
   *[other] Completată cu { $hints } de pași de indicii.
}
right = { $given }: corect
wrong = { $given }: greșit, este { $right }
separator = ;{" "}
open = Fără răspuns.
own-right = { $given }: corect.
own-wrong = { $given }: greșit.
own-read = „{ $given }”
own-label = { $kind ->
    [number] Răspunsul dumneavoastră: un număr întreg
    [square] Răspunsul dumneavoastră: un câmp, de exemplu c3
    [line] Răspunsul dumneavoastră: numărul unui rând din cod
   *[text] Răspunsul dumneavoastră
}
own-refused = { $kind ->
    [number] Scrieți un număr întreg.
    [square] Scrieți un câmp, de exemplu c3.
    [line] Scrieți numărul unui rând.
   *[text] Scrieți răspunsul.
}
author = Autorul exercițiului scrie:
try-of = Încercarea { $tries } din { $most }
last-try = Nu mai există altă încercare.
hidden = Cifrele acestei căutări apar după ce răspundeți.
result = Rezultatul dumneavoastră
name-label = Numele dumneavoastră, care intră în cod (opțional)
name = Nume: { $name }
tries = Încercări: { $tries }
code = Cod: { $code }
copy = Copiază rezultatul
guard = Codul arată dacă rezultatul a fost scris greșit. Nu împiedică pe nimeni să trișeze.
unkept = Browserul nu păstrează răspunsurile: copiați rezultatul înainte de a închide pagina.
restart = Ia-o de la capăt
drop-all = { $answers ->
    [one] Ștergeți răspunsul și o luați de la capăt?
    [few] Ștergeți cele { $answers } răspunsuri și o luați de la capăt?
   *[other] Ștergeți cele { $answers } de răspunsuri și o luați de la capăt?
}
leave = Ieși din exercițiu
drop-answers = Renunță la ele
ask-again = Un link copiat de mână sau rupt pe mai multe rânduri e adesea incomplet: persoana care l-a trimis îl poate trimite din nou.
without = Continuă fără exercițiu
about = Puneți întrebări despre căutarea și tabla afișate. Cine deschide linkul răspunde lângă tablă și primește un rezultat de predat. Cifrele cerute rămân ascunse până la răspuns.
from = De la pasul
to = Până la pasul
tasks = Ce se cere
task = { $task ->
    [predict] Ce urmează? (prezicere)
    [solutions] Câte soluții, la sfârșitul acestor pași?
    [counters] Contoarele, la sfârșitul acestor pași
   *[complete] Completarea tablei, cu piesele fixate și cele pe care le-ați așezat
}
words-label = Cuvintele dumneavoastră către elevi (opțional)
counters-label = Ce contoare
counters-hint = Fără alegere: Teste, Așezate și Reveniri, dacă sunt numărate de căutare.
tries-label = Cel mult atâtea încercări (gol: fără limită)
own-questions = Întrebările dumneavoastră
own-hint = Fără întrebări despre pași, exercițiul se deschide la pasul afișat. Linkul ascunde răspunsurile corecte.
add-question = Adaugă o întrebare
remove-question = Șterge întrebarea { $question }
question-label = Întrebarea { $question }
kind-label = Felul răspunsului { $question }
kind = { $kind ->
    [number] Un număr
    [square] Un câmp
    [line] Un rând din cod
   *[text] Cuvinte pe care le citiți dumneavoastră
}
answer-label = Răspunsul corect { $question }
no-question = Întrebarea { $question } este goală: scrieți-o sau ștergeți-o.
bad-answer = Răspunsul corect la întrebarea { $question } lipsește sau este de alt fel: scrieți { $kind ->
    [square] un câmp, de exemplu c3.
    [line] numărul unui rând.
   *[number] un număr întreg.
}
bad-tries = Numărul de încercări trebuie să fie între 1 și { $most } sau să lipsească.
no-task = Alegeți cel puțin o cerință.
too-large = Se pot crea exerciții pe table până la n = 32, nu pe n = { $n }.
no-search = Aceste întrebări cer pașii unei căutări: porniți una cu scopul „Prima” sau „Toate”.
empty-step = O casetă pentru pas e goală: alegeți între 0 și { $known }.
bad-step = „{ $value }” nu e un pas al acestei căutări: alegeți între 0 și { $known }.
no-counters = Acest algoritm nu ține niciunul dintre aceste contoare: debifați această întrebare.
no-steps = Pasul { $to } nu vine după pasul { $from }: alegeți unul ulterior.
infeasible = Această tablă nu poate fi completată.
too-long = Linkul ar fi prea lung: scurtați textele sau scoateți piese așezate ori un exercițiu.
series-hint = O serie are un singur link și un singur rezultat. Adăugați acest exercițiu, închideți fereastra, alegeți căutarea următoare și reveniți.
add-part = Adaugă la serie
part-questions = { $questions ->
    [one] o întrebare
    [few] { $questions } întrebări
   *[other] { $questions } de întrebări
}
raise-part = Mută mai sus exercițiul { $part }
remove-part = Scoate exercițiul { $part }
part-repeated = Seria conține deja acest exercițiu. Alegeți altă căutare sau alte întrebări.
series-full = O serie are cel mult { $most } exerciții.
copy-embed = Copiază codul de încorporare
no-embed = Nu există cod de încorporare, pentru că lățimea sau înălțimea nu e validă. Corectați-o la „Distribuie”, „Încorporare”.
link = Linkul către exercițiu
try-it = Încearcă-l
check-result = Verificarea rezultatelor
check-label = Rezultatele sau codurile lor
check-hint = Lipiți rezultatele întregii clase, unul după altul. Alte cuvinte dintre ele nu contează. Nimic nu părăsește acest browser.
open-file = Deschide un fișier text
no-code = Textul nu conține un cod. Un cod începe ca 2-0a1b2c3d-.
mistyped = Codul { $code } e scris greșit sau tăiat: suma de control nu se potrivește.
later = Codul e de versiunea { $version }; această pagină citește versiunea { $known }.
of-this = Codul este corect și aparține acestui exercițiu. Răspunsurile lui:
disagrees = Codul este corect și aparține acestui exercițiu, dar textul de lângă el diferă. Contează doar codul:
of-linked = { $agrees ->
    [yes] Codul este corect, dar aparține altui exercițiu, la care trimite linkul din text: { $exercise }. Răspunsurile lui:
   *[no] Codul este corect, dar aparține altui exercițiu ({ $exercise }), iar textul de lângă el diferă. Contează doar codul:
}
class-too-long = Textul are { $bytes } octeți. Verificați cel mult { $most } deodată.
class-too-many = Textul conține { $results } rezultate. Verificați cel mult { $most } deodată.
unreadable-file = Browserul nu a putut citi acest fișier. Alegeți un fișier text.
class-found = { $results ->
    [0] Niciun rezultat nu a putut fi citit.
    [one] Un rezultat.
    [few] { $results } rezultate.
   *[other] { $results } de rezultate.
}
class-odd = { $results ->
    [one] Unul dintre ele este deteriorat, repetat, modificat sau aparține altui exercițiu.
    [few] { $results } dintre ele sunt deteriorate, repetate, modificate sau aparțin altui exercițiu.
   *[other] { $results } dintre ele sunt deteriorate, repetate, modificate sau aparțin altui exercițiu.
}
class = Rezultatele clasei
column = { $column ->
    [line] Rând
    [name] Nume
    [exercise] Exercițiu
    [right] Corecte
    [tries] Încercări
   *[checksum] Sumă de control
}
answers = Răspunsuri
questions = Întrebări
score = { $right } din { $all }
nameless = fără nume
this-exercise = acest exercițiu
other-exercise = alt exercițiu ({ $exercise })
intact = corectă
altered = corectă, dar textul de lângă cod diferă
repeated = corectă, repetă rândul { $line }
damaged = greșită: cod scris greșit sau tăiat
other-version = versiune necunoscută: { $version }
unread-lines = { $lines ->
    [one] Un rând seamănă cu un rezultat, dar nu poate fi citit:
    [few] { $lines } rânduri seamănă cu un rezultat, dar nu pot fi citite:
   *[other] { $lines } de rânduri seamănă cu un rezultat, dar nu pot fi citite:
}
unread-line = Rândul { $line }: { $text }
save-class = Salvează ca CSV
of-another = Codul este corect, dar aparține altui exercițiu ({ $exercise }); deschideți linkul lui ca să vedeți ce s-a cerut. Răspunsurile lui:
