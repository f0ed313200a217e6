//! Checks whether a placement is a solution, and whether it is the first of its class.
//!
//! `cargo run --example check -- a2 b4 c1 d3`

use queens_core::{BoardSize, Placement, Square, Symmetry, attacking_pair};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut names: Vec<String> = std::env::args().skip(1).collect();
    if names.is_empty() {
        names = ["a2", "b4", "c1", "d3"].map(str::to_owned).to_vec();
    }
    let squares: Vec<Square> = names
        .iter()
        .map(|name| name.parse())
        .collect::<Result<_, _>>()?;
    let size = BoardSize::new(squares.len() as i64)?;

    if let Some((first, second, line)) = attacking_pair(&squares) {
        println!(
            "{first} and {second} attack each other on a {}",
            line.name()
        );
        return Ok(());
    }
    let placement = Placement::new(size, &squares)?;
    println!(
        "{} queens, none attacks another: {placement:?}",
        squares.len()
    );
    let stabiliser = placement.stabiliser().len();
    println!("{stabiliser} of the 8 symmetries map it to itself");
    println!("the least of its class is {:?}", placement.canonical());
    assert!(placement.canonical().is_least(&Symmetry::ALL));
    Ok(())
}
