//! The speed of playback: slower, a list of speeds, faster.

use yew::{Callback, Html, Properties, component, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::select::{Choice, Group, Select};
use queens_page::message::{Message, TransportMessage};
use queens_page::transport::speed::Speed;
use queens_text::Texts;

/// The seconds in which a whole run can be played.
const WHOLES: [u32; 3] = [10, 30, 120];

#[derive(PartialEq, Properties)]
pub(super) struct SpeedControlProps {
    pub(super) speed: Speed,
    /// The number of events. `None` until it is known.
    pub(super) total: Option<u64>,
    pub(super) context: Context,
}

/// The choice of a speed. The list always shows the value of the model, even after another control has changed the
/// speed.
#[component]
pub(super) fn SpeedControl(props: &SpeedControlProps) -> Html {
    let SpeedControlProps {
        speed,
        total,
        context,
    } = props;
    let texts = context.texts.transport();
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        if let Some(speed) = Speed::parse(&value) {
            send.emit(Message::Transport(TransportMessage::SpeedChosen(speed)));
        }
    });
    let option = |value: String, name: String| Choice {
        value: value.into(),
        name: name.into(),
        language: None,
    };
    let choices = choices(*speed, *total).into_iter();
    let choices = choices.map(|speed| option(speed.to_string(), name(context.texts, speed)));
    let choices: Vec<_> = choices.collect();
    let wholes = WHOLES.map(|seconds| {
        let value = total.map(|total| Speed::lasting(total, seconds).to_string());
        option(value.unwrap_or_default(), texts.within(seconds))
    });
    let groups = vec![Group {
        name: texts.whole_run().into(),
        is_off: total.is_none(),
        choices: wholes.to_vec(),
    }];
    let button = |sign, name: &'static str, next: Speed, message| {
        html! {
            <button
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={(next == *speed).then_some("true")}
                onclick={context.on(message)}
            >
                {icon(sign)}
            </button>
        }
    };
    html! {
        <div class="speed" role="group" aria-label={texts.speed()}>
            {button(Icon::Minus, texts.slower(), speed.slower(), Message::Transport(TransportMessage::Slower))}
            <Select testid="speed" label={texts.speed()} chosen={speed.to_string()} {choices} {groups} {onchoose} />
            {button(Icon::Plus, texts.faster(), speed.faster(), Message::Transport(TransportMessage::Faster))}
        </div>
    }
}

/// The offered speeds, and the current one if the address requested another value. A speed that plays the whole run in
/// a fixed time is not added, because it has its own option.
fn choices(current: Speed, total: Option<u64>) -> Vec<Speed> {
    let mut choices: Vec<_> = Speed::choices().collect();
    let mut wholes = WHOLES
        .into_iter()
        .filter_map(|seconds| Some(Speed::lasting(total?, seconds)));
    if !choices.contains(&current) && wholes.all(|it| it != current) {
        let place = choices.iter().position(|&it| it == current.faster());
        choices.insert(place.unwrap_or(choices.len()), current);
    }
    choices
}

fn name(texts: &Texts, speed: Speed) -> String {
    match speed {
        Speed::Max => texts.transport().fastest().to_owned(),
        Speed::Thousandths(thousandths) => {
            let tenths = (thousandths + 50) / 100;
            let events = match tenths {
                0..1_000 if !tenths.is_multiple_of(10) => {
                    format!("{}.{}", tenths / 10, tenths % 10)
                }
                _ => ((tenths + 5) / 10).to_string(),
            };
            texts
                .transport()
                .per_second(&texts.numbers.decimal(&events))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_page::language::Language;

    #[test]
    fn a_speed_of_an_address_stands_between_those_offered() {
        let odd = Speed::Thousandths(12_500);
        let choices = choices(odd, None);
        let place = choices.iter().position(|&it| it == odd).unwrap();
        assert_eq!(choices[place - 1], Speed::DEFAULT);
        assert_eq!(choices[place + 1], Speed::Thousandths(15_000));
    }

    #[test]
    fn a_speed_that_was_chosen_by_its_time_is_shown_as_that_time() {
        let ten = Speed::lasting(1_025, 10);
        assert_eq!(ten.to_string(), "102.5");
        assert!(!choices(ten, Some(1_025)).contains(&ten));
        // For a run of another length, this is an ordinary speed.
        assert!(choices(ten, Some(2_000)).contains(&ten));
        let said = |speed| name(Texts::of(Language::ENGLISH), speed);
        assert_eq!(said(ten), "103/s");
        assert_eq!(said(Speed::lasting(127, 120)), "1.1/s");
    }

    #[test]
    fn speeds_are_written_as_each_language_writes_numbers() {
        let half = Speed::Thousandths(500);
        assert_eq!(name(Texts::of(Language::ENGLISH), half), "0.5/s");
        assert_eq!(name(Texts::of(Language::FRENCH), half), "0,5/s");
        assert_eq!(name(Texts::of(Language::ROMANIAN), Speed::Max), "max");
    }
}
