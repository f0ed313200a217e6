//! A drop-down list. It always shows the value of the model, even after another control has changed that value.

use web_sys::HtmlSelectElement;
use yew::{
    AttrValue, Callback, Event, Html, Properties, TargetCast, component, html, use_effect,
    use_node_ref,
};

use crate::view::icons::{Icon, icon};

/// One option of the list.
#[derive(Clone, PartialEq)]
pub(crate) struct Choice {
    pub(crate) value: AttrValue,
    pub(crate) name: AttrValue,
    /// The language of the name. `None` for the page's language.
    pub(crate) language: Option<&'static str>,
}

/// A group of options.
#[derive(Clone, PartialEq)]
pub(crate) struct Group {
    pub(crate) name: AttrValue,
    /// Whether no option of the group can be chosen.
    pub(crate) is_off: bool,
    pub(crate) choices: Vec<Choice>,
}

#[derive(PartialEq, Properties)]
pub(crate) struct SelectProps {
    /// The test hook, which is also the id.
    pub(crate) testid: &'static str,
    /// The accessible name. `None` if a visible label names the list.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// The id of the description. `None` if there is none.
    #[prop_or_default]
    pub(crate) description: Option<&'static str>,
    pub(crate) chosen: AttrValue,
    #[prop_or_default]
    pub(crate) choices: Vec<Choice>,
    /// The groups after the single options.
    #[prop_or_default]
    pub(crate) groups: Vec<Group>,
    pub(crate) onchoose: Callback<String>,
}

#[component]
pub(crate) fn Select(props: &SelectProps) -> Html {
    let list = use_node_ref();
    let chosen = &props.chosen;
    let (value, shown) = (chosen.clone(), list.clone());
    use_effect(move || {
        if let Some(list) = shown
            .cast::<HtmlSelectElement>()
            .filter(|list| list.value() != *value)
        {
            list.set_value(&value);
        }
    });
    let onchange = props
        .onchoose
        .reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    // If a single option and a grouped option have the chosen value, the single option is selected.
    let is_single = props.choices.iter().any(|choice| choice.value == *chosen);
    let option = |choice: &Choice, is_grouped: bool| {
        let Choice {
            value,
            name,
            language,
        } = choice.clone();
        let is_chosen = value == *chosen && !(is_grouped && is_single);
        html! { <option {value} lang={language} selected={is_chosen}>{name}</option> }
    };
    let choices = props.choices.iter().map(|choice| option(choice, false));
    let groups = props.groups.iter().map(|group| {
        html! {
            <optgroup label={group.name.clone()} disabled={group.is_off}>{for group.choices.iter().map(|choice| option(choice, true))}</optgroup>
        }
    });
    html! {
        <span class="select">
            <select ref={list} id={props.testid} data-testid={props.testid} aria-label={props.label.clone()}
                aria-describedby={props.description} {onchange}>
                {for choices}
                {for groups}
            </select>
            {icon(Icon::Down)}
        </span>
    }
}
