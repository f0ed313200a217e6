//! Stub.
use yew::Html;
use super::Context;
use crate::model::Model;
pub(crate) fn transport(_: &Model, _: &Context) -> Html { Html::default() }
