//! A board, a tree or a path with its caption and counters, as a picture or as text.

use queens_core::{Count, File, Rank, Square};
use queens_draw::plate::{Caption, Counted, Plate, Surroundings};
use queens_draw::svg::svg;
use queens_draw::tikz::tikz;
use queens_draw::tree::icicle::IciclePicture;
use queens_draw::{Mark, PathPicture, Picture, Sentence, Tone, TreePicture};
use queens_page::model::Model;
use queens_page::picture;
use queens_page::run::Run;
use queens_page::screen::Role;
use queens_page::share::pictures::{PictureLook, PictureOf};
use queens_text::Texts;
use queens_text::narration::{self, narrate, play};
use queens_worker::protocol::Pane;

/// The counters of a picture, in display order.
const COUNTERS: [Count; 5] = [
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Nodes,
    Count::Solutions,
];

/// A board, its caption and its counters.
#[derive(Clone, PartialEq, Debug)]
pub struct Still {
    pub board: Depicted,
    pub caption: Caption,
    /// The counters of the search. Empty without a traced search.
    pub counters: Vec<Counted>,
}

/// The subject of a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Depicted {
    Squares(Box<Picture>),
    /// A large board of n files, with the rows of its queens. Empty before the queens are placed.
    Rows {
        n: u16,
        rows: Vec<u16>,
    },
    /// The whole tree of the search, with its folds.
    Tree(Box<TreePicture>),
    /// The whole tree as an icicle plot.
    Icicle(IciclePicture),
    /// The path of the search.
    Path(Box<PathPicture>),
}

impl Still {
    /// The first board of the page.
    pub fn of(model: &Model, texts: &Texts) -> Still {
        if let (Role::Watch, Some(run)) = (model.address.role, model.shown.traced()) {
            return Still::of_run(run, texts);
        }
        let settings = model.shown_settings();
        let board = match (&settings.large, model.address.role) {
            (Some(large), _) => Depicted::Rows {
                n: large.get(),
                rows: model
                    .shown
                    .large()
                    .map_or_else(Vec::new, |large| large.queens.rows().to_vec()),
            },
            (None, Role::Play) => Depicted::Squares(Box::new(picture::played(model))),
            (None, _) => Depicted::Squares(Box::new(picture::of_model(model, Pane::First))),
        };
        let (tone, sentence) = match model.address.role {
            Role::Play => play::state(model, texts),
            Role::Watch | Role::Predict => {
                let told = narrate(model, texts, Pane::First);
                (told.tone, told.sentence)
            }
        };
        Still::new(board, tone, sentence)
    }

    /// The first board of the page as a board, tree or path. `width` is the width of a tree. `None` if the search has
    /// no such picture.
    pub fn of_kind(model: &Model, of: PictureOf, width: u16, texts: &Texts) -> Option<Still> {
        match of {
            PictureOf::Board => Some(Still::of(model, texts)),
            PictureOf::Tree | PictureOf::Icicle | PictureOf::Path => {
                Still::of_run_as(model.shown.run()?, of, width, texts)
            }
        }
    }

    /// The board of a run's current step.
    pub fn of_run(run: &Run, texts: &Texts) -> Still {
        let board = Depicted::Squares(Box::new(picture::of_run(run)));
        Still::of_step(board, run, texts)
    }

    /// A run's current step as a board, tree or path. `width` is the width of a tree. `None` if the search has no such
    /// picture.
    pub fn of_run_as(run: &Run, of: PictureOf, width: u16, texts: &Texts) -> Option<Still> {
        let (position, walk) = (run.replay().position(), run.settings().algorithm.traversal);
        let board = match of {
            _ if !of.is_drawn(walk) => return None,
            PictureOf::Board => return Some(Still::of_run(run, texts)),
            PictureOf::Tree => Depicted::Tree(Box::new(picture::tree::whole(run, width.into())?)),
            PictureOf::Icicle => Depicted::Icicle(picture::tree::icicle(run, width.into())?),
            PictureOf::Path => Depicted::Path(Box::new(PathPicture::of(position, walk)?)),
        };
        Some(Still::of_step(board, run, texts))
    }

    fn of_step(board: Depicted, run: &Run, texts: &Texts) -> Still {
        let (tone, sentence) = narration::event(texts, run, run.settings().symmetry);
        Still {
            counters: counted(run, texts),
            ..Still::new(board, tone, sentence)
        }
    }

    /// A large board of n files, with the rows of its queens and the number of moves so far.
    pub fn of_large(n: u16, rows: &[u16], moves: u64, texts: &Texts) -> Still {
        let own = texts.large();
        let (tone, sentence) = if rows.is_empty() {
            (Tone::Information, Sentence::marked(&own.idle(n.into())))
        } else {
            (Tone::Place, Sentence::marked(&own.moved(moves)))
        };
        let rows = rows.to_vec();
        Still::new(Depicted::Rows { n, rows }, tone, sentence)
    }

    fn new(board: Depicted, tone: Tone, sentence: Sentence) -> Still {
        let caption = Caption {
            tone,
            sentence,
            lines: 1,
        };
        Still {
            board,
            caption,
            counters: Vec::new(),
        }
    }

    /// The picture as an SVG file.
    pub fn svg(&self, look: &PictureLook) -> String {
        svg(&self.plate(look), look.theme(), look.size.into())
    }

    /// The picture in TikZ.
    pub fn tikz(&self, look: &PictureLook) -> String {
        tikz(&self.plate(look), look.theme(), look.size.into())
    }

    /// The picture with its caption, counters and coordinates.
    pub fn plate(&self, look: &PictureLook) -> Plate {
        let has_squares = matches!(self.board, Depicted::Squares(_));
        let surroundings = Surroundings {
            has_coordinates: look.has_coordinates && has_squares,
            least_name: 0.0,
            caption: look.has_caption.then(|| self.caption.clone()),
            counters: if look.has_counters {
                self.counters.clone()
            } else {
                Vec::new()
            },
        };
        match &self.board {
            Depicted::Squares(picture) => {
                let mut picture = picture.clone();
                picture.is_numbered = picture.is_tour && look.is_numbered;
                Plate::new(&picture, &surroundings)
            }
            Depicted::Rows { n, rows } => {
                Plate::of_large(*n, rows, &surroundings, look.size.into())
            }
            Depicted::Tree(tree) => {
                let size = (tree.size.width, tree.bottom());
                Plate::of_window(tree.elements(), size, "tree-frame", &surroundings)
            }
            Depicted::Icicle(icicle) => {
                let size = (icicle.width, icicle.height);
                Plate::of_window(icicle.elements.clone(), size, "icicle", &surroundings)
            }
            Depicted::Path(path) => {
                let (elements, within) = (path.elements(), path.within());
                Plate::of_window(elements, path.size(), within, &surroundings)
            }
        }
    }

    /// The board as text, from the top rank down, with the names of ranks and files. For a large board, the row of each
    /// column, counted from 0.
    pub fn text(&self) -> String {
        match &self.board {
            Depicted::Squares(picture) => of_squares(picture),
            Depicted::Rows { rows, .. } => queens_page::results::export::large_text(rows),
            // A tree or a path has no text.
            Depicted::Tree(_) | Depicted::Icicle(_) | Depicted::Path(_) => String::new(),
        }
    }
}

/// The counters of a run at its current step that the algorithm supports.
fn counted(run: &Run, texts: &Texts) -> Vec<Counted> {
    let algorithm = run.settings().algorithm;
    let values = run.replay().counters();
    let kept = COUNTERS
        .into_iter()
        .filter(|&it| algorithm.traversal.keeps(it));
    let told = kept.filter_map(|count| {
        let (name, _) = texts.explorer().counter(algorithm.problem, count.name()?)?;
        let number = texts.numbers.whole(values.get(count));
        Some(Counted { name, number })
    });
    told.collect()
}

/// `Q` for a queen, the number of the visit for a knight's square, `#` for a blocked square, and a dot for any other.
fn of_squares(picture: &Picture) -> String {
    let size = picture.size;
    let cell = |square: Square| {
        if picture.marks(square).has(Mark::Blocked) {
            Some("#".to_owned())
        } else if picture.is_tour {
            let visit = picture.queens.iter().position(|&visited| visited == square);
            visit.map(|visit| (visit + 1).to_string())
        } else {
            picture
                .marks(square)
                .has(Mark::Queen)
                .then(|| "Q".to_owned())
        }
    };
    let cell = |square| cell(square).unwrap_or_else(|| "·".to_owned());
    let files: Vec<File> = File::first(size.files()).collect();
    let widest =
        |texts: &mut dyn Iterator<Item = String>| texts.map(|text| text.chars().count()).max();
    let ranks: Vec<Rank> = Rank::first(size.ranks()).collect();
    let squares = ranks
        .iter()
        .flat_map(|&rank| files.iter().map(move |&file| Square { file, rank }));
    let names = files.iter().map(ToString::to_string);
    let width = widest(&mut squares.map(cell).chain(names)).unwrap_or(1);
    let head = widest(&mut ranks.iter().map(ToString::to_string)).unwrap_or(1);
    let line = |name: String, cells: Vec<String>| {
        let cells = cells.iter().map(|cell| format!(" {cell:>width$}"));
        format!("{name:>head$}{}\n", cells.collect::<String>())
    };
    let rows = ranks.iter().rev().map(|&rank| {
        let cells = files.iter().map(|&file| cell(Square { file, rank }));
        line(rank.to_string(), cells.collect())
    });
    let rows: String = rows.collect();
    rows + &line(
        String::new(),
        files.iter().map(ToString::to_string).collect(),
    )
}

#[cfg(test)]
mod tests;
