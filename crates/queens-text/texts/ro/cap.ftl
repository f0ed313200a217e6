calls = Căutarea se oprește după { $calls } de apeluri, dacă nu s-a terminat înainte.
moves = Căutarea se oprește după { $moves } de mutări, dacă nu a găsit nimic înainte.
endless = Căutarea nu se va termina într-un timp rezonabil: sunt prea multe drumuri de încercat. Se oprește la limita de { $calls } de apeluri, cu ce a găsit până atunci.
