//! The article about the problem, with its table of contents. It replaces the board.

mod beginning;
mod drawings;
pub(super) mod written;

use queens_core::{Descriptor, Problem, Traversal};
use yew::{Html, Properties, component, html, use_effect_with};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::address::Address;
use queens_page::address::link::another_search;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::offline::{Offline, OfflineMessage};
use queens_page::screen::View;
use queens_text::article::Section;
pub(super) use written::Writer;
use written::{go_to, show};

#[derive(PartialEq, Properties)]
struct AboutProps {
    context: Context,
    /// The id of the section at which the article opens. `None` means the top.
    opening: Option<&'static str>,
    /// The current address. A link to another search keeps its language and theme.
    address: Address,
    offline: Offline,
}

/// The article for the current model.
pub(super) fn about(model: &Model, context: &Context) -> Html {
    let algorithm = model.address.settings.algorithm;
    let opening = opening(algorithm);
    let address = another_search(model, model.address.settings.clone());
    html! { <About context={context.clone()} {opening} {address} offline={model.offline} /> }
}

/// The state of the files that the browser keeps, with a button that keeps all of them.
fn kept(offline: Offline, context: &Context) -> Html {
    let texts = context.texts.rest().about();
    let size = |bytes| context.texts.file_size(bytes);
    match offline {
        Offline::Unknown => Html::default(),
        Offline::Partial {
            missing,
            has_failed,
        } => html! {
            <div class="kept" data-testid="offline" data-state="partial" data-missing={missing.to_string()}>
                if has_failed {
                    <p role="alert">{texts.keep_failed()}</p>
                } else {
                    <p>{texts.used_kept()}</p>
                }
                <button type="button" class="button" data-testid="keep-all" data-next-focus="#about-title"
                    onclick={context.on(Message::Offline(OfflineMessage::AllWanted))}>
                    {texts.keep_all(&size(missing))}
                </button>
            </div>
        },
        Offline::Loading { missing } => html! {
            <p class="kept" role="status" data-testid="offline" data-state="loading">{texts.keeping(&size(missing))}</p>
        },
        Offline::Complete => html! {
            <p class="kept" role="status" data-testid="offline" data-state="complete">{texts.all_kept()}</p>
        },
    }
}

/// The section about the algorithm's problem. `None` for the problem at the top of the article.
fn opening(algorithm: &Descriptor) -> Option<&'static str> {
    match (algorithm.problem, algorithm.traversal) {
        (Problem::Queens, Traversal::LocalSearch) => Some("conflicts"),
        (Problem::Queens, _) => None,
        (Problem::Domination, _) => Some("domination"),
        (Problem::Knight, _) => Some("knight"),
    }
}

/// The article.
#[component]
fn About(props: &AboutProps) -> Html {
    let AboutProps {
        context, address, ..
    } = props;
    let to_top = || gloo_utils::window().scroll_to_with_x_and_y(0.0, 0.0);
    use_effect_with(props.opening, move |opening| {
        match opening {
            Some(section) => show(section),
            None => to_top(),
        }
        // A link to a search scrolls the page to the top.
        to_top
    });
    let texts = context.texts.rest();
    let (article, texts) = (texts.article(), texts.about());
    let writer = Writer { context, address };
    let contents = article.sections.iter().map(|Section { id, title, .. }| {
        html! {
            <li key={*id}><a href={format!("#{id}")} onclick={go_to(id)}>{*title}</a></li>
        }
    });
    let sections = article.sections.iter().map(|Section { id, title, nodes }| {
        html! {
            <section key={*id} aria-labelledby={format!("about-{id}")}>
                <h3 id={format!("about-{id}")} tabindex="-1">{*title}</h3>
                {writer.written(nodes)}
            </section>
        }
    });
    html! {
        <main class="about" data-testid="about">
            <article aria-labelledby="about-title">
                <div class="way-back">
                    <button type="button" class="button" onclick={context.on(Message::ViewChosen(View::Tree))}>
                        {icon(Icon::Undo)}{texts.back()}
                    </button>
                </div>
                <header>
                    <h2 id="about-title" tabindex="-1">{article.title}</h2>
                    {writer.written(&article.lead)}
                    {kept(props.offline, context)}
                </header>
                <nav class="contents" aria-label={texts.contents()}>
                    <h3 aria-hidden="true">{texts.contents()}</h3>
                    <ul>{for contents}</ul>
                </nav>
                {for sections}
            </article>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm;

    use super::*;
    use queens_page::language::Language;
    use queens_text::Texts;

    #[test]
    fn every_algorithm_opens_it_at_a_section_that_is_there() {
        let sections = &Texts::of(Language::ENGLISH).rest().article().sections;
        for algorithm in algorithm::DESCRIPTORS {
            if let Some(opening) = opening(algorithm) {
                assert!(
                    sections.iter().any(|section| section.id == opening),
                    "{opening}"
                );
            }
        }
    }
}
