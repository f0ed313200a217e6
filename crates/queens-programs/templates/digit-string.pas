// A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
program digit_string;

const
  n = $n;

var  //: count
  solutions: int64 = 0;  //: count

function test(ligne, colonne, delta: integer; const st: string): boolean;  //: 10
begin
  if (ligne in [0, n + 1]) or (colonne in [0, n + 1]) then  // past the edge  //: 11
    test := true
  else
    test := (st[ligne] <> chr(48 + colonne)) and test(ligne - 1, colonne + delta, delta, st);  //: 11
end;

procedure jouer3(lg: integer; st: string);  //: 1
var
  col: integer;
begin
  if lg = n + 1 then  //: 2
  begin
    writeln(st);  //: 3 all first
    halt;  //: first
    inc(solutions);  //: 3 count
  end
  else
    for col := 1 to n do  //: 4
      if pos(chr(48 + col), st) = 0 then  //: 5
        if test(lg, col, -1, st) and test(lg, col, 1, st) then  //: 6
        begin
          st[lg] := chr(48 + col);  //: 7
          jouer3(lg + 1, st);  //: 8
          st[lg] := '0';  //: 9
        end;
end;

begin
  jouer3(1, stringofchar('0', n));  //: 1
  writeln(solutions);  //: count
end.
