// One loop for each row, one inside another (sheet 001, first program).
// Free Pascal 3.2 or later
program nested_loops;

const
  n = $n;
  dx: array[0..4] of integer = (1, 1, 0, -1, -1);
  dy: array[0..4] of integer = (0, 1, 1, 1, 0);

type tab = array[0..n - 1, 0..n - 1] of byte;

var t: tab;
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

procedure jouer;  //: Call
var $loops: integer;
  st: string;
  tab_sauve: array[0..n - 1] of tab;
begin
  st := stringofchar(' ', n - 1);  // the column of each row
  fillchar(t, sizeof(t), 0);  //: Clear
  tab_sauve[0] := t;  //: Save
  for x$i := 0 to n - 1 do  //: EachColumn each
    if t[$i, x$i] = 0 then begin  //: Test each
      occuper_toutes_les_directions(t, x$i, $i);  //: Mark each
      st[$j] := chr(48 + x$i);  //: Write each
      tab_sauve[$j] := t;  //: Save each-but-last
      for x$i := 0 to n - 1 do  //: EachColumn NextLoop inner
        if t[$i, x$i] = 0 then begin  //: Test inner
          writeln(st + chr(48 + x$i));  //: Solution inner all first
          halt;  //: inner first
          inc(solutions);  //: Solution inner count
        end;  //: inner
      t := tab_sauve[$i];  //: Restore back
    end;  //: back
end;

begin
  jouer;  //: Call
  writeln(solutions);  //: count
end.
