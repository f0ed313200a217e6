calls = La recherche s’arrête au bout de { $calls ->
    [many] { $calls } d’appels
   *[other] { $calls } appels
}, si elle n’a pas fini avant.
moves = La recherche s’arrête au bout de { $moves ->
    [many] { $moves } de déplacements
   *[other] { $moves } déplacements
}, si elle n’a rien trouvé avant.
endless = Cette recherche ne finira pas en un temps raisonnable : il y a trop de chemins à essayer. Elle s’arrête à sa limite de { $calls ->
    [many] { $calls } d’appels
   *[other] { $calls } appels
}, avec ce qu’elle a trouvé jusque-là.
