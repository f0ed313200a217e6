//! A found element of the page. For values that change while the page works, ask the [`Page`] again instead, because a
//! view may replace its elements.

use serde_json::Value;
use thirtyfour::WebElement;

use crate::page::Page;

/// An element of a page.
pub struct Element<'page> {
    page: &'page Page,
    inner: WebElement,
    /// How the element was found, for messages.
    name: String,
}

impl<'page> Element<'page> {
    pub(crate) fn new(page: &'page Page, inner: WebElement, name: String) -> Self {
        Self { page, inner, name }
    }

    /// Scrolls the element into view, and clicks its centre. Panics if another element covers it.
    #[track_caller]
    pub fn click(&self) {
        self.page
            .ask(&format!("click {}", self.name), self.inner.click());
    }

    /// Focuses the element.
    #[track_caller]
    pub fn focus(&self) {
        self.page
            .ask(&format!("focus {}", self.name), self.inner.focus());
    }

    /// Whether the element has the focus.
    #[track_caller]
    pub fn has_focus(&self) -> bool {
        self.script("return document.activeElement === arguments[0]") == Value::Bool(true)
    }

    /// The rendered text.
    #[track_caller]
    pub fn text(&self) -> String {
        self.page
            .ask(&format!("the text of {}", self.name), self.inner.text())
    }

    /// An attribute; `None` if it is absent.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.page
            .ask(&format!("{name} of {}", self.name), self.inner.attr(name))
    }

    /// The current value of a form control.
    #[track_caller]
    pub fn value(&self) -> String {
        let value = self
            .page
            .ask(&format!("the value of {}", self.name), self.inner.value());
        value.unwrap_or_default()
    }

    /// Whether a control can be used: neither `disabled` nor `aria-disabled`.
    #[track_caller]
    pub fn is_enabled(&self) -> bool {
        let refused = self.attribute("aria-disabled").as_deref() == Some("true");
        !refused
            && self.page.ask(
                &format!("whether {} is on", self.name),
                self.inner.is_enabled(),
            )
    }

    /// Whether the element is visible.
    #[track_caller]
    pub fn is_visible(&self) -> bool {
        self.page.ask(
            &format!("whether {} is seen", self.name),
            self.inner.is_displayed(),
        )
    }

    /// Replaces the content of a text field, then confirms with Enter.
    #[track_caller]
    pub fn enter(&self, text: &str) {
        self.focus();
        self.page.press("Control+a");
        self.page.press("Delete");
        self.page.type_text(text);
        self.page.press("Enter");
    }

    /// Sets a `select` or a range as a reader would, with its `input` and `change` events.
    #[track_caller]
    pub fn choose(&self, value: &str) {
        const CHOOSE: &str = "
            const [control, value] = arguments;
            control.focus();
            const face = Object.getPrototypeOf(control);
            Object.getOwnPropertyDescriptor(face, 'value').set.call(control, value);
            control.dispatchEvent(new Event('input', { bubbles: true }));
            control.dispatchEvent(new Event('change', { bubbles: true }));
            return control.value === value;";
        let chosen = self.script_with(CHOOSE, Value::from(value));
        assert_eq!(
            chosen,
            Value::Bool(true),
            "{} offers no `{value}`",
            self.name
        );
    }

    /// The left, top, width and height in CSS pixels.
    #[track_caller]
    pub fn rectangle(&self) -> (f64, f64, f64, f64) {
        let rectangle = self
            .page
            .ask(&format!("where {} is", self.name), self.inner.rect());
        (rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    }

    /// The value of a computed style property.
    #[track_caller]
    pub fn style(&self, property: &str) -> String {
        self.page.ask(
            &format!("{property} of {}", self.name),
            self.inner.css_value(property),
        )
    }

    /// Runs a function body with this element as `arguments[0]`.
    #[track_caller]
    pub fn script(&self, body: &str) -> Value {
        self.script_with(body, Value::Null)
    }

    #[track_caller]
    fn script_with(&self, body: &str, argument: Value) -> Value {
        let this = self.inner.to_json().expect("an element has a reference");
        self.page.script_with(body, vec![this, argument])
    }
}
