// Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
program board_copy;

const
  n = $n;
  dx: array[0..4] of integer = (1, 1, 0, -1, -1);
  dy: array[0..4] of integer = (0, 1, 1, 1, 0);

type
  tab = array[0..n - 1, 0..n - 1] of byte;

var
  plateau: tab;
  solutions: int64 = 0;  //: count

// Marks the queen's square and those that it attacks on later rows.
procedure occuper_toutes_les_directions(var t: tab; x, y: integer);
var i, colonne, ligne: integer;
begin
  t[y, x] := 2;
  for i := 0 to 4 do
  begin
    colonne := x + dx[i]; ligne := y + dy[i];
    while (colonne >= 0) and (colonne < n) and (ligne < n) do
    begin
      t[ligne, colonne] := 2;
      inc(colonne, dx[i]); inc(ligne, dy[i]);
    end;
  end;
end;

procedure jouer1(ligne: integer; var t: tab; st: string);  //: 1
var
  colonne: integer;
  tab_sauve: tab;
begin
  tab_sauve := t;  //: 2
  for colonne := 0 to n - 1 do  //: 3
    if t[ligne, colonne] = 0 then  //: 4
    begin
      occuper_toutes_les_directions(t, colonne, ligne);  //: 5
      if ligne < n - 1 then  //: 6
        jouer1(ligne + 1, t, st + chr(49 + colonne))  //: 6
      else
      begin
        writeln(st + chr(49 + colonne));  //: 7 all first
        halt;  //: first
        inc(solutions);  //: 7 count
      end;
      t := tab_sauve;  //: 8
    end;
end;

begin
  fillchar(plateau, sizeof(plateau), 0);
  jouer1(0, plateau, '');  //: 1
  writeln(solutions);  //: count
end.
