//! Temporary.
use queens_core::frames::*;
use queens_core::*;
fn main() {
    for (n, k, like) in [(27u8, 14u8, 2u8), (26, 14, 2), (29, 15, 2)] {
        {
            {
                let size = BoardSize::new(n.into()).unwrap();
                let mut s = FrameSearch::new(Question {
                    size,
                    variant: Variant::Dominating,
                    k,
                    given: vec![],
                    kinds: Kinds::of(&if like == 2 {
                        vec![Square::new(0, 0).unwrap(), Square::new(1, 1).unwrap()]
                    } else {
                        vec![Square::new(like, like).unwrap()]
                    }),
                    is_first: true,
                });
                let mut t = 0;
                while t < 40000 && s.work(1000).is_pending() {
                    t += 1
                }
                println!(
                    "{n}/{k} kind {like}: nodes {} found {} over {}",
                    s.nodes(),
                    s.found().len(),
                    t < 40000
                );
            }
        }
    }
}
