//! Temporary.
use queens_core::frames::*;
use queens_core::*;
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    for pair in arguments[1..].chunks(2) {
        let (n, k) = (pair[0].parse().unwrap(), pair[1].parse().unwrap());
        let start = std::time::Instant::now();
        let mut frames = Frames::new(Question { size: BoardSize::new(n).unwrap(), variant: Variant::Dominating, k, given: vec![], kinds: [true; 4] });
        frames.finish();
        let t = start.elapsed().as_secs_f64();
        println!("{n},{k}: sets {} nodes {} frames {} {:.3} s {:.2} us/node", frames.weighed(), frames.nodes(), frames.frames(), t, t * 1e6 / frames.nodes() as f64);
    }
}
