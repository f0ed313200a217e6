// A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
// Free Pascal 3.2 or later
program digit_string;

const
  n = $n;
  given: array[0..n - 1] of integer = ($given_columns);  // the column of each row's given queen, or -1  //: given

var  //: count empty
var  //: given
  st: string;  //: given
  l: integer;  //: given
  solutions: int64 = 0;  //: count

function test(ligne, colonne, delta: integer; const st: string): boolean;
begin
  if (ligne in [0, n + 1]) or (colonne in [0, n + 1]) then  // past the edge
    test := true
  else
    test := (st[ligne] <> chr(48 + colonne)) and test(ligne - 1, colonne + delta, delta, st);
end;

// Does no given queen of a later row attack the square?  //: given
function libre(lg, col: integer): boolean;  //: given
var l: integer;  //: given
begin  //: given
  libre := true;  //: given
  for l := lg to n - 1 do  //: given
    if (given[l] >= 0) and ((given[l] + 1 = col) or (abs(given[l] + 1 - col) = l + 1 - lg)) then  //: given
      libre := false;  //: given
end;  //: given
  //: given
procedure jouer3(lg: integer; st: string);  //: Call
var
  col: integer;
begin
  while (lg <= n) and (given[lg - 1] >= 0) do  // a given queen  //: given
    inc(lg);  //: given
  if lg = n + 1 then  //: Full
  begin
    writeln(st);  //: Solution all first
    halt;  //: first
    inc(solutions);  //: Solution count
  end
  else
    for col := 1 to n do  //: EachColumn
      if pos(chr(48 + col), st) = 0 then  //: TestColumn empty
      if pos(chr(48 + col), copy(st, 1, lg - 1)) = 0 then  //: TestColumn given
        if test(lg, col, -1, st) and test(lg, col, 1, st) then  //: TestDiagonals empty
        if test(lg, col, -1, st) and test(lg, col, 1, st) and libre(lg, col) then  //: TestDiagonals given
        begin
          st[lg] := chr(48 + col);  //: Put
          jouer3(lg + 1, st);  //: Recurse
          st[lg] := '0';  //: Erase
        end;
end;

begin
  st := '';  //: given
  for l := 0 to n - 1 do  //: given
    st := st + chr(49 + given[l]);  //: given
  jouer3(1, stringofchar('0', n));  //: Call empty
  jouer3(1, st);  //: Call given
  writeln(solutions);  //: count
end.
