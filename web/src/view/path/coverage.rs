//! A histogram under the path: the number of squares by how often queens cover them.

use queens_core::{Position, Variant, coverage};
use queens_draw::rounded::hundredths;
use yew::{Html, html};

use crate::view::Context;

/// One row for each number of times, from 0 to the maximum.
pub(crate) fn histogram(position: &Position, variant: Variant, context: &Context) -> Html {
    let squares = squares_by_times(&coverage(position.size(), position.queens(), variant));
    let caption = context
        .texts
        .rest
        .map(|texts| texts.domination().coverage());
    let most = squares.iter().copied().max().unwrap_or(1).max(1);
    let rows = squares.iter().enumerate().map(|(times, &count)| {
        let width = hundredths(100.0 * count as f64 / most as f64).to_string();
        html! {
            <tr key={times} data-times={times.to_string()}>
                <th scope="row">{format!("{times} ×")}</th>
                <td>{count.to_string()}</td>
                <td>
                    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        <rect {width} height="8" />
                    </svg>
                </td>
            </tr>
        }
    });
    html! {
        <table class="histogram" data-testid="coverage">
            <caption>{caption}</caption>
            <tbody>{for rows}</tbody>
        </table>
    }
}

/// The numbers of squares that are covered 0 times, once, twice, and so on.
fn squares_by_times<S>(coverage: &[(S, u16)]) -> Vec<usize> {
    let most = coverage.iter().map(|&(_, times)| times).max().unwrap_or(0);
    let mut squares = vec![0; usize::from(most) + 1];
    for &(_, times) in coverage {
        squares[usize::from(times)] += 1;
    }
    squares
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Square};

    use super::*;

    #[test]
    fn a_queen_in_the_corner_leaves_42_of_64_squares_and_two_share_some() {
        let size = BoardSize::new(8).unwrap();
        let times =
            |queens: &[Square]| squares_by_times(&coverage(size, queens, Variant::Dominating));
        assert_eq!(times(&[]), [64]);
        assert_eq!(times(&[Square::A1]), [42, 22]);
        let two = times(&[Square::A1, Square::new(7, 7).unwrap()]);
        assert_eq!(two.iter().sum::<usize>(), 64);
        // Both queens cover the diagonal and two corners.
        assert_eq!(two[2], 10);
    }
}
