//! The interface to the deferred views, and the note shown until they are loaded.

use std::ptr;

use queens_core::{Algorithm, Counters, HelperLine, Position, Traversal, Unsupported};
use queens_draw::Picture;
use yew::{Callback, Html, Properties, html};

use super::Context;
use queens_page::exercise::working::{ExerciseCommand, ExerciseMessage};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::parts::{Part, PartStage};
use queens_page::pool::Command;
use queens_page::puzzle::{PuzzleCommand, PuzzleMessage};
use queens_page::run::{Counting, Run};
use queens_page::screen::{Dialog, Role, ShareTab, View};
use queens_page::share::SharingCommand;
use queens_text::Texts;
use queens_text::algorithm::Lines;
use queens_worker::protocol::Pane;

/// The deferred views, and the deferred functions that run commands.
pub(crate) struct Panels {
    pub(super) article: fn(&Model, &Context) -> Html,
    pub(super) boards: fn(&Model, &Context) -> Html,
    /// The panel of the explorer, except the one with the path.
    pub(super) panel: fn(&Model, &Context) -> Html,
    pub(super) survey: fn(&Model, &Context) -> Html,
    /// The languages of the listing, and the algorithm as a program with the current line of the pseudo-code.
    pub(super) languages: fn(&Model, &Context) -> Html,
    pub(super) program: fn(&Model, Option<usize>, &Context) -> Html,
    /// The note below the pseudo-code.
    pub(super) listing_note: fn(&Model, &Context) -> Html,
    /// A line of the listing whose calls can be expanded.
    pub(super) calling: fn(CallingProps) -> Html,
    /// The lists of free neighbours that the step has changed.
    pub(super) lists: fn(&Model, &Context) -> Html,
    /// The picture of a board that no step of a search shows.
    pub(super) picture: fn(&Model) -> Option<Picture>,
    /// The state of pieces that the reader has placed, above the board; the controls, below the board.
    pub(super) standing: fn(&Model, &Context) -> Html,
    pub(super) moves: fn(&Model, &Context) -> Html,
    /// The messages for screen readers in play and prediction.
    pub(super) announced: fn(&Model, &Texts) -> Option<String>,
    /// The question; the score; the note in place of hidden events.
    pub(super) question: fn(&Model, &Context) -> Html,
    pub(super) score: fn(&Model, &Context) -> Html,
    pub(super) hidden: fn(&Model, &Context) -> Html,
    /// The button for puzzles, and the content of its dialog.
    pub(super) puzzle_button: fn(&Model, &Context) -> Html,
    pub(super) puzzles: fn(&Model, &Context) -> Html,
    pub(crate) record: fn(&PuzzleCommand) -> Option<PuzzleMessage>,
    /// The current exercise, and the dialog that composes one.
    pub(super) exercise: fn(&Model, &Context) -> Html,
    pub(super) compose: fn(&Model, &Context) -> Html,
    /// The parts of an embed that its address requests.
    pub(super) embedded: fn(&Model, &Context) -> Html,
    /// The tabs of the share dialog, and their content.
    pub(super) share_tabs: fn(ShareTab, &Context) -> Html,
    pub(super) shared: fn(ShareTab, &Model, &Context) -> Html,
    /// Carries out the commands of sharing.
    pub(crate) draw: fn(&Model, &Texts, &Callback<Message>, SharingCommand),
    pub(crate) kept_answers: fn(&ExerciseCommand) -> ExerciseMessage,
    /// The dialog of worksheets, and the content for paper.
    pub(super) worksheet: fn(&Model, &Context) -> Html,
    pub(super) paper: fn(&Model, &Context) -> Html,
    pub(super) by_frames: fn(&Model, &Context) -> Html,
    /// The summary at the end of a search.
    pub(super) summary: fn(&Model, &Context) -> Html,
    /// The tree and the links in the story.
    pub(super) story_tree: fn(&Model, &Context) -> Html,
    pub(super) onward: fn(&Model, &Context) -> Html,
    pub(super) whole_tree: fn(&Model, &Position, Traversal, &Context) -> Html,
    pub(super) tree_size: fn(&Model, &Context) -> Html,
    pub(super) keys: fn(&Model, &Context) -> Html,
    pub(super) going: fn(&Model, &Context) -> Html,
    pub(super) time_left: fn(&Model, &Context) -> Html,
    /// The progress of a count, and that of a distant step or event.
    pub(super) counting: fn(&Run, &Counting, Html, &Context) -> Html,
    pub(super) waiting: fn(&Model, &Context) -> Html,
    pub(super) card: fn(&Model, Pane, &Context) -> Html,
    pub(super) large: fn(&Model, &Context) -> Html,
    pub(super) solution: fn(&Model, &Context) -> Html,
    pub(super) still: fn(&Model, &Context) -> Html,
    pub(super) count: fn(&Model, &Context) -> Html,
    /// The explorer of a count of queens.
    pub(super) known: fn(&Model, &Context) -> Html,
    pub(super) left_over: fn(&Model, &Context) -> Html,
    pub(super) cost: fn(&Model, &Context) -> Html,
    pub(super) before_run: fn(&Model, Option<&Unsupported>, &Context) -> Html,
    pub(super) faster: fn(&Model, &Context) -> Html,
    /// Carries out the commands of counts.
    pub(crate) perform: fn(&Callback<Message>, Command),
}

/// There is one set of deferred views.
impl PartialEq for Panels {
    fn eq(&self, other: &Panels) -> bool {
        ptr::eq(self, other)
    }
}

/// A line of the listing or of a called procedure, without its number.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CallingProps {
    pub(super) algorithm: &'static Algorithm,
    pub(super) lines: Lines,
    /// The number of the line, from 1.
    pub(super) line: usize,
    /// How often the line has run. `None` if this is not known.
    pub(super) times: Option<String>,
    pub(super) counters: Option<Counters>,
    /// The line of a procedure that decided. `None` if there is none.
    pub(super) decided: Option<HelperLine>,
    pub(super) context: Context,
}

/// A panel, drawn by this closure once the deferred code is loaded; until then, a note.
pub(super) fn panel(
    model: &Model,
    context: &Context,
    draw: impl FnOnce(&'static Panels) -> Html,
) -> Html {
    match context.panels {
        Some(panels) => draw(panels),
        None => waiting(Part::Rest, model, context),
    }
}

/// A view next to a panel that already shows that it is loading. Empty until then.
pub(super) fn beside(context: &Context, draw: impl FnOnce(&'static Panels) -> Html) -> Html {
    context.panels.map_or_else(Html::default, draw)
}

/// Whether two boards are drawn side by side. The layout changes only once the deferred code is loaded.
pub(super) fn compares(model: &Model, context: &Context) -> bool {
    let is_watched =
        model.address.role == Role::Watch && !model.shows_large() && !model.exercises.hides_figures;
    model.address.view == View::Compare && is_watched && context.panels.is_some()
}

/// The article about the problem.
pub(super) fn article(model: &Model, context: &Context) -> Html {
    match context.panels {
        Some(panels) => (panels.article)(model, context),
        None => html! { <main class="about">{waiting(Part::Rest, model, context)}</main> },
    }
}

/// The note in place of this part until it is loaded, or the button that loads it again.
pub(super) fn waiting(part: Part, model: &Model, context: &Context) -> Html {
    if model.parts.stage(part) == PartStage::Failed {
        return missing(model, context);
    }
    let coming = context.texts.parts().coming();
    html! { <p class="note" aria-busy="true" data-testid="waiting">{coming}</p> }
}

/// The button that loads the code of a panel again.
pub(super) fn missing(model: &Model, context: &Context) -> Html {
    // Whether or not the code loads, one of these elements gets the focus.
    let next_focus = match model.dialog {
        Some(Dialog::Keys) => "dialog button",
        Some(Dialog::GoTo) => "[popovertarget=go-to]",
        _ if model.address.view == View::About => "#about-title, main .note button",
        _ => "[id^=view-][aria-selected=true]",
    };
    again(next_focus, context)
}

/// The button that loads deferred code again. The focus then moves to the element with this selector.
pub(super) fn again(next_focus: &'static str, context: &Context) -> Html {
    let texts = context.texts.parts();
    html! {
        <div class="note missing" role="alert" data-testid="not-fetched">
            <p>{texts.missing()}</p>
            <button type="button" class="button" data-next-focus={next_focus} onclick={context.on(Message::CodeWanted)}>
                {texts.again()}
            </button>
        </div>
    }
}
