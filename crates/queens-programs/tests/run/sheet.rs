//! Compiles and runs the programs in the answers of sheet 000. Their output must be that of the sheet, and their
//! solutions and placements those of the core.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use super::instance::found;
use super::output;

const SHEET: &str = include_str!("../../../queens-text/texts/en/sheets/000.cpp");

/// Runs the part that the first word names.
const MAIN: &str = r#"
int main(int, char** words)
{
  const std::string part = words[1];
  int n = 0;
  unsigned pos = 0;
  if (part == "test_dfsRN")
    return test_dfsRN(), 0;
  if (part == "test_heuristiq")
    return test_heuristiq(), 0;
  std::cin >> n >> pos;
  Plateau plateau(n);
  Solutions solutions;
  dfsPosRN(plateau, solutions, pos);
  if (part == "dessinerSolutions")
    dessinerSolutions(solutions);
  Echiquier cb(n), hb(n);
  calculerHB(cb, hb, delta);
  std::vector<Position> sols;
  if (part == "calculerHB")
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x)
        std::cout << hb.get({x, y}) << (x < n - 1 ? ' ' : '\n');
  if (part == "placerNaif" || part == "placerOptm")
  {
    (part == "placerNaif" ? placerNaif : placerOptm)(cb, hb, sols, {int(pos) % n, int(pos) / n});
    for (Position p : sols)
      std::cout << '(' << p.x << ',' << p.y << ") ";
  }
}
"#;

/// Whether the programs have been compiled.
static COMPILED: LazyLock<Result<(), String>> = LazyLock::new(|| {
    fs::create_dir_all(folder()).expect("a folder");
    fs::write(folder().join("sheet.cpp"), format!("{SHEET}{MAIN}")).expect("a file");
    for standard in ["14", "17"] {
        let mut compile = Command::new("g++");
        let standard = format!("-std=gnu++{standard}");
        compile.args([&*standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror"]);
        compile.args(["-o", "sheet", "sheet.cpp"]);
        output(compile.current_dir(folder()))?;
    }
    Ok(())
});

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/sheet"))
}

/// The output of a part for this input.
fn run(part: &str, input: &str) -> String {
    COMPILED.as_ref().unwrap_or_else(|error| panic!("{error}"));
    let mut command = Command::new(folder().join("sheet"));
    let command = command
        .arg(part)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut program = command.spawn().expect("the program starts");
    let mut pipe = program.stdin.take().expect("its input");
    pipe.write_all(input.as_bytes()).expect("the program reads");
    drop(pipe);
    let output = program.wait_with_output().expect("its output");
    assert!(output.status.success(), "{part} {input}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_recursive_search_prints_the_solutions_of_the_core() {
    for n in 1..=8 {
        let asked = "Dimension n de l'échiquier? ";
        let printed = run("test_dfsRN", &format!("{n} 1000"));
        let (solutions, _) = found("recursive", &n.to_string());
        let count = solutions.lines().count();
        let expected = match count {
            0 => format!("{asked}Aucune solution\n"),
            _ => format!("{asked}Il y a {count} solutions. On en affiche? {solutions}"),
        };
        assert_eq!(printed, expected);
    }
    let none = run("test_dfsRN", "0");
    assert!(none.ends_with("? Aucune solution\n"), "{none}");
}

/// The drawings of sheet 000 for n = 5 and row 3.
#[test]
fn the_solutions_from_a_row_are_drawn_as_on_the_sheet() {
    let expected = "  0 1 2 3 4
0 - Q - - -
1 - - - - Q
2 - - Q - -
3 Q - - - -
4 - - - Q -

  0 1 2 3 4
0 - - - - Q
1 - Q - - -
2 - - - Q -
3 Q - - - -
4 - - Q - -

";
    assert_eq!(run("dessinerSolutions", "5 3"), expected);
    for row in 0..8 {
        let drawn = run("dessinerSolutions", &format!("8 {row}"));
        let (solutions, _) = found("recursive", &format!("8 a{}", row + 1));
        let boards = drawn.matches("  0 1 2 3 4 5 6 7\n").count();
        assert_eq!(boards, solutions.lines().count(), "row {row}");
    }
}

#[test]
fn the_heuristic_has_the_table_and_the_successes_of_the_sheet() {
    let table = "12 12 12 12 12\n12 14 14 14 12\n12 14 16 14 12\n12 14 14 14 12\n12 12 12 12 12\n";
    assert_eq!(run("calculerHB", "5"), table);
    let expected = "Dimension n de l'échiquier? Solution issue de (1,1)
[(1,1) (3,0) (4,2) (0,4) (2,3) ]
Solution issue de (2,2)
[(2,2) (1,0) (4,1) (0,3) (3,4) ]
Solution issue de (4,4)
[(4,4) (1,0) (0,2) (3,1) (2,3) ]
";
    assert_eq!(run("test_heuristiq", "5"), expected);
    for n in [4, 5, 8] {
        for start in 0..n * n {
            let [naive, listed] =
                ["placerNaif", "placerOptm"].map(|part| run(part, &format!("{n} {start}")));
            assert_eq!(naive, listed, "n={n}, start {start}");
            let file = char::from(b'a' + start % n);
            let words = format!("{n} {file}{}", start / n + 1);
            let (solution, _) = found("accessibility-scan", &words);
            assert_eq!(
                naive.matches('(').count() == usize::from(n),
                !solution.is_empty(),
                "{words}"
            );
            let placements = format!("[{naive}]");
            assert!(
                solution.is_empty() || solution.trim_end().ends_with(&placements),
                "{words}: {solution}"
            );
        }
    }
}
