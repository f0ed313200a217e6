//! The drawings in the article: stuck boards, a frame, the table hb, and question 1 of sheet 004.

use queens_core::frames::Margins;
use queens_core::{BoardSize, File, Rank, Square, queen_attacks};
use yew::{Html, html};

use super::beginning::beginning;
use crate::view::{Context, board};

/// The frame that the article excludes.
const FRAME: Margins = Margins {
    left: 2,
    right: 2,
    top: 2,
    bottom: 2,
};

/// The drawing with this name in the Markdown, with its caption. The build rejects unknown names.
pub(super) fn drawing(name: &'static str, caption: &'static str, context: &Context) -> Html {
    let Ok(size) = BoardSize::try_from(8) else {
        return Html::default();
    };
    let picture = match name.split_once(':') {
        Some(("board", squares)) => {
            let (queens, stuck) = stuck(squares);
            board::blocked(size, &queens, stuck, caption)
        }
        Some((_, squares)) => board::framed(size, FRAME, &queens(squares), caption),
        None if name == "values" => return values(size, caption),
        None => return beginning(caption, context),
    };
    html! { <figure>{picture}<figcaption>{caption}</figcaption></figure> }
}

fn queens(squares: &str) -> Vec<Square> {
    let queens = squares.split(',');
    queens.filter_map(|square| square.parse().ok()).collect()
}

/// The queens on these squares, row by row from the top, and the rank below them.
fn stuck(squares: &str) -> (Vec<Square>, Rank) {
    let queens = queens(squares);
    let mut ranks = Rank::first(8).rev();
    let next = ranks.nth(queens.len());
    (queens, next.unwrap_or(Square::A1.rank))
}

/// The table of the values hb.
fn values(size: BoardSize, caption: &str) -> Html {
    let files =
        File::first(size.files()).map(|file| html! { <th scope="col">{file.to_string()}</th> });
    let rows = Rank::first(size.files()).rev().map(|rank| {
        let cell = |file| {
            let value = queen_attacks(size, Square { file, rank }).count();
            html! { <td>{value.to_string()}</td> }
        };
        html! {
            <tr>
                <th scope="row">{rank.to_string()}</th>
                {for File::first(size.files()).map(cell)}
            </tr>
        }
    });
    html! {
        <table class="values">
            <caption>{caption.to_owned()}</caption>
            <tbody>{for rows}</tbody>
            <tfoot><tr><td />{for files}</tr></tfoot>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{attacked_by, line_between};

    use super::*;
    use queens_page::language::Language;
    use queens_text::Texts;
    use queens_text::article::ArticleNode;

    /// The boards of the article, each with its caption.
    fn boards(language: Language) -> Vec<(&'static str, &'static str)> {
        let sections = Texts::of(language).rest().article().sections.iter();
        let nodes = sections.flat_map(|section| &section.nodes);
        let figures = nodes.filter_map(|node| match node {
            ArticleNode::Element("div", _, figures) => Some(figures.iter()),
            _ => None,
        });
        let boards = figures.flatten().filter_map(|figure| match figure {
            ArticleNode::Drawing(name, caption) => Some((name.strip_prefix("board:")?, *caption)),
            _ => None,
        });
        boards.collect()
    }

    #[test]
    fn no_queen_of_the_two_boards_attacks_another_and_no_safe_square_is_left_anywhere() {
        let size = BoardSize::try_from(8).unwrap();
        let boards = boards(Language::ENGLISH);
        assert_eq!(boards.len(), 2);
        for (squares, _) in boards {
            let (queens, _) = stuck(squares);
            assert_eq!(queens.len(), squares.split(',').count());
            for (at, &queen) in queens.iter().enumerate() {
                for &other in &queens[..at] {
                    assert_eq!(line_between(queen, other), None, "{queen} {other}");
                }
            }
            let attacked = attacked_by(size, &queens);
            for square in (0..64).map(|at| Square::new(at % 8, at / 8).unwrap()) {
                assert!(
                    queens.contains(&square) || attacked.contains(square),
                    "{square}"
                );
            }
        }
    }

    #[test]
    fn the_captions_name_the_squares_and_the_row_is_the_sixth_and_the_eighth_from_the_top() {
        for language in Language::ALL {
            for ((squares, caption), row) in boards(language).into_iter().zip([6, 8]) {
                let (queens, next) = stuck(squares);
                let mut queens = queens.iter();
                assert!(queens.all(|queen| caption.contains(&queen.to_string())));
                assert_eq!(8 - next.get(), row, "{caption}");
            }
        }
    }
}
