// Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
// Free Pascal 3.2 or later
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

function occupe2(x, y: integer; const t: tab): boolean;
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
      if t[ligne, colonne] <> 0 then
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

procedure jouer2(ligne: integer; var t: tab; st: string);  //: Call
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
    writeln(st);  //: Solution given all first
    halt;  //: given first
    inc(solutions);  //: Solution given count
    exit;  //: given all count
  end;  //: given
  for x := 0 to n - 1 do  //: EachColumn
    if not occupe2(x, ligne, t) then  //: Test
    begin
      t[ligne, x] := 1;  // a queen is placed  //: Put
      jouer2(ligne + 1, t, st + chr(49 + x));  //: Recurse given
      if ligne < n - 1 then  //: Recurse empty
        jouer2(ligne + 1, t, st + chr(49 + x))  //: Recurse empty
      else  //: empty
      begin  //: empty
        writeln(st + chr(49 + x));  //: Solution all first empty
        halt;  //: first empty
        inc(solutions);  //: Solution count empty
      end;  //: empty
      t[ligne, x] := 0;  // and taken back  //: Erase
    end;
end;

begin
  fillchar(plateau, sizeof(plateau), 0);
  for l := 0 to n - 1 do  //: given
    if given[l] >= 0 then plateau[l, given[l]] := 1;  //: given
  jouer2(0, plateau, '');  //: Call
  writeln(solutions);  //: count
end.
