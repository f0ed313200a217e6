// Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
program upward_scan;

const
  n = $n;
  given: array[0..n - 1] of integer = ($given_columns);  // the column of each row's given queen, or -1  //: given

type
  tab = array[0..n - 1, 0..n - 1] of byte;

var
  plateau: tab;
  l: integer;  //: given
  solutions: int64 = 0;  //: count

function occupe2(x, y: integer; const t: tab): boolean;  //: 8
var
  dx, colonne, ligne: integer;
begin
  occupe2 := false;
  for dx := -1 to 1 do
  begin
    colonne := x;
    ligne := y;
    while (colonne >= 0) and (colonne < n) and (ligne >= 0) do
    begin
      if t[ligne, colonne] <> 0 then  //: 9
        exit(true);
      inc(colonne, dx);
      dec(ligne);
    end;
  end;
  // The given queens of later rows come last.  //: given
  for ligne := y + 1 to n - 1 do  //: given
    if (given[ligne] >= 0) and ((given[ligne] = x) or (abs(given[ligne] - x) = ligne - y)) then  //: given
      occupe2 := true;  //: given
end;

procedure jouer2(ligne: integer; var t: tab; st: string);  //: 1
var
  x: integer;
begin
  while (ligne < n) and (given[ligne] >= 0) do  // a given queen  //: given
  begin  //: given
    st := st + chr(49 + given[ligne]);  //: given
    inc(ligne);  //: given
  end;  //: given
  if ligne = n then  //: given
  begin  //: given
    writeln(st);  //: 6 given all first
    halt;  //: given first
    inc(solutions);  //: 6 given count
    exit;  //: given all count
  end;  //: given
  for x := 0 to n - 1 do  //: 2
    if not occupe2(x, ligne, t) then  //: 3
    begin
      t[ligne, x] := 1;  // a queen is placed  //: 4
      jouer2(ligne + 1, t, st + chr(49 + x));  //: 5 given
      if ligne < n - 1 then  //: 5 empty
        jouer2(ligne + 1, t, st + chr(49 + x))  //: 5 empty
      else  //: empty
      begin  //: empty
        writeln(st + chr(49 + x));  //: 6 all first empty
        halt;  //: first empty
        inc(solutions);  //: 6 count empty
      end;  //: empty
      t[ligne, x] := 0;  // and taken back  //: 7
    end;
end;

begin
  fillchar(plateau, sizeof(plateau), 0);
  for l := 0 to n - 1 do  //: given
    if given[l] >= 0 then plateau[l, given[l]] := 1;  //: given
  jouer2(0, plateau, '');  //: 1
  writeln(solutions);  //: count
end.
