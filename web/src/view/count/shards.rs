//! The shards of a count as a grid that fills. Each cell represents a shard, or several shards if there are many.

use std::fmt::Write;

use queens_core::counting::Tally;
use yew::{Html, Properties, component, html};

use crate::view::Context;

/// The maximum number of cells, and the number of cells in a row.
const CELLS: u32 = 512;
const ROW: u32 = 64;
/// The side of a cell, and the distance between the origins of two cells.
const SIDE: u32 = 8;
const STEP: u32 = 10;

#[derive(PartialEq, Properties)]
pub(super) struct ShardsProps {
    pub(super) tally: Tally,
    pub(super) context: Context,
}

/// The grid.
#[component]
pub(super) fn Shards(ShardsProps { tally, context }: &ShardsProps) -> Html {
    let texts = context.texts.count();
    let (finished, shards) = (tally.finished(), tally.plan().shards());
    let told = texts.shards(finished.into(), shards.into());
    let cells = shards.min(CELLS);
    let [empty, begun, full] = paths(tally, cells);
    let (width, height) = (ROW.min(cells) * STEP, cells.div_ceil(ROW) * STEP);
    html! {
        <figure class="shards" data-testid="shards" data-finished={finished.to_string()} data-of={shards.to_string()}>
            if shards > 1 {
                <svg viewBox={format!("0 0 {width} {height}")} width={(width * 3 / 2).to_string()} aria-hidden="true"
                    focusable="false">
                    <path class="shard-empty" d={empty} /><path class="shard-begun" d={begun} /><path class="shard-full" d={full} />
                </svg>
            }
            <figcaption>
                {told}
                if let Some(shared) = shared(shards) {
                    <br />{texts.cell(shared.into())}
                }
            </figcaption>
        </figure>
    }
}

/// The number of shards in a cell. `None` if each cell is one shard.
fn shared(shards: u32) -> Option<u32> {
    let each = shards.div_ceil(CELLS);
    (each > 1).then_some(each)
}

/// The paths of the cells in which no shard, some shards or all shards are finished.
fn paths(tally: &Tally, cells: u32) -> [String; 3] {
    let shards = tally.plan().shards();
    let cell_of = |shard: u32| (u64::from(shard) * u64::from(cells) / u64::from(shards)) as usize;
    let mut missing = vec![0_u32; cells as usize];
    tally
        .missing()
        .for_each(|shard| missing[cell_of(shard)] += 1);
    let mut all = vec![0_u32; cells as usize];
    (0..shards).for_each(|shard| all[cell_of(shard)] += 1);
    let mut paths = [const { String::new() }; 3];
    for (cell, (&missing, &all)) in (0..).zip(missing.iter().zip(&all)) {
        let kind = match missing {
            0 => 2,
            _ if missing < all => 1,
            _ => 0,
        };
        let (x, y) = (cell % ROW * STEP + 1, cell / ROW * STEP + 1);
        // Writing to a string cannot fail.
        let _ = write!(paths[kind], "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
    }
    paths
}

#[cfg(test)]
mod tests {
    use queens_core::counting::{Plan, ShardResult};
    use queens_core::{BoardSize, Goal, Instance};

    use super::*;

    fn tally(n: i64, finished: std::ops::Range<u32>) -> Tally {
        let size = BoardSize::new(n).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let plan = Plan::new(&instance).unwrap();
        let mut tally = Tally::new(plan.clone());
        for number in finished {
            tally.add(&ShardResult::new(plan.shard(number), 1)).unwrap();
        }
        tally
    }

    fn cells(tally: &Tally, cells: u32) -> [usize; 3] {
        paths(tally, cells).map(|path| path.matches('M').count())
    }

    #[test]
    fn every_shard_has_a_cell_where_there_are_few() {
        assert_eq!(cells(&tally(18, 0..5), 32), [27, 0, 5]);
        assert_eq!(cells(&tally(18, 0..32), 32), [0, 0, 32]);
        assert_eq!(shared(32), None);
    }

    #[test]
    fn shards_share_a_cell_where_there_are_many() {
        // 2,048 shards: four in each cell.
        assert_eq!(cells(&tally(21, 0..10), CELLS), [509, 1, 2]);
        assert_eq!(cells(&tally(21, 0..2_048), CELLS), [0, 0, 512]);
        assert_eq!(shared(2_048), Some(4));
    }
}
