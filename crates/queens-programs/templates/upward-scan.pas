// Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
program upward_scan;

const
  n = $n;

type
  tab = array[0..n - 1, 0..n - 1] of byte;

var
  plateau: tab;
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
end;

procedure jouer2(ligne: integer; var t: tab; st: string);  //: 1
var
  x: integer;
begin
  for x := 0 to n - 1 do  //: 2
    if not occupe2(x, ligne, t) then  //: 3
    begin
      t[ligne, x] := 1;  // a queen is placed  //: 4
      if ligne < n - 1 then  //: 5
        jouer2(ligne + 1, t, st + chr(49 + x))  //: 5
      else
      begin
        writeln(st + chr(49 + x));  //: 6 all first
        halt;  //: first
        inc(solutions);  //: 6 count
      end;
      t[ligne, x] := 0;  // and taken back  //: 7
    end;
end;

begin
  fillchar(plateau, sizeof(plateau), 0);
  jouer2(0, plateau, '');  //: 1
  writeln(solutions);  //: count
end.
