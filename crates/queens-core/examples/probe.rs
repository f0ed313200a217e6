//! Temporary.
use queens_core::frames::*;
use queens_core::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let goal = Goal::from_name(&a[1]).unwrap();
    let variant = Problem::Domination
        .variants()
        .iter()
        .copied()
        .find(|v| v.name() == a[2])
        .unwrap();
    for it in &a[3..] {
        let (n, k) = it
            .split_once('/')
            .map_or((it.as_str(), None), |(n, k)| (n, Some(k.parse().unwrap())));
        let size = BoardSize::new(n.parse().unwrap()).unwrap();
        let mut setup = Setup::new(Problem::Domination, size, goal);
        setup.variant = Some(variant);
        setup.k = k;
        let start = std::time::Instant::now();
        let mut d = match Domination::new(&Instance::new(setup).unwrap()) {
            Ok(d) => d,
            Err(e) => {
                println!("{it} {e}");
                continue;
            }
        };
        d.finish().unwrap();
        let t = start.elapsed().as_secs_f64();
        println!(
            "{it}: k {} sets {} classes {} nodes {} frames {} {:?} {:.3} s",
            d.k(),
            d.count(),
            d.classes().count(),
            d.nodes(),
            d.frames(),
            d.refuted(),
            t
        );
    }
}
