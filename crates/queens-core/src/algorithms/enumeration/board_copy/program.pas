// Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
// Free Pascal 3.2 or later
program board_copy;

const
  n = $n;
  given: array[0..n - 1] of integer = ($given_columns);  // the column of each row's given queen, or -1  //: given
  dx: array[0..4] of integer = (1, 1, 0, -1, -1);
  dy: array[0..4] of integer = (0, 1, 1, 1, 0);

type
  tab = array[0..n - 1, 0..n - 1] of byte;

var
  plateau: tab;
  x, y: integer;  //: given
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

procedure jouer1(ligne: integer; var t: tab; st: string);  //: Call
var
  colonne: integer;
  tab_sauve: tab;
begin
  while (ligne < n) and (given[ligne] >= 0) do  // a given queen  //: given
  begin  //: given
    st := st + chr(49 + given[ligne]);  //: given
    inc(ligne);  //: given
  end;  //: given
  if ligne = n then  //: given
  begin  //: given
    writeln(st);  //: Solution given all first
    halt;  //: given first
    inc(solutions);  //: Solution given count
    exit;  //: given all count
  end;  //: given
  tab_sauve := t;  //: Save
  for colonne := 0 to n - 1 do  //: EachColumn
    if t[ligne, colonne] = 0 then  //: Test
    begin
      occuper_toutes_les_directions(t, colonne, ligne);  //: Mark
      jouer1(ligne + 1, t, st + chr(49 + colonne));  //: Recurse given
      if ligne < n - 1 then  //: Recurse empty
        jouer1(ligne + 1, t, st + chr(49 + colonne))  //: Recurse empty
      else  //: empty
      begin  //: empty
        writeln(st + chr(49 + colonne));  //: Solution all first empty
        halt;  //: first empty
        inc(solutions);  //: Solution count empty
      end;  //: empty
      t := tab_sauve;  //: Restore
    end;
end;

// Does a given queen attack the square?  //: given
function menacee(x, y: integer): boolean;  //: given
var l: integer;  //: given
begin  //: given
  menacee := false;  //: given
  for l := 0 to n - 1 do  //: given
    if (given[l] >= 0) and ((given[l] = x) or (l = y) or (abs(given[l] - x) = abs(l - y))) then  //: given
      menacee := true;  //: given
end;  //: given
  //: given
begin
  fillchar(plateau, sizeof(plateau), 0);
  for y := 0 to n - 1 do  //: given
    for x := 0 to n - 1 do  //: given
      if menacee(x, y) then plateau[y, x] := 2;  //: given
  jouer1(0, plateau, '');  //: Call
  writeln(solutions);  //: count
end.
