//! A page that the browser translates. The translator wraps texts in elements and often replaces their nodes. The page
//! must behave as an untranslated one.

use queens_tests::Page;

/// A script that puts every text of the page into two elements, as translators do. `put` receives the text and both
/// elements.
const TRANSLATE: &str = "
    const put = new Function('text', 'outer', 'inner', arguments[0]);
    const isText = (text) => !text.parentElement.closest('svg, script, style, font');
    window.translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
        for (const text of texts) {
            const [outer, inner] = [0, 1].map(() => document.createElement('font'));
            outer.append(inner);
            put(text, outer, inner);
        }
    };";

/// Moves the original text node into the elements.
const MOVED: &str = "text.replaceWith(outer); inner.append(text);";
/// Replaces the text node with a copy in the elements.
const REPLACED: &str = "inner.append(text.data); text.replaceWith(outer);";

/// Other ways to wrap a text.
const OTHER_WAYS: [&str; 4] = [
    "text.before(outer); inner.append(text);",
    "inner.append(text.data); text.before(outer); text.remove();",
    "inner.append(text.data); text.after(outer); text.remove();",
    "inner.append(text.data); const { parentNode, nextSibling } = text; text.remove(); parentNode.insertBefore(outer, nextSibling);",
];

/// A script that returns all texts outside pictures, and the values and kinds of hooks.
const READ: &str = "
    const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    let texts = '';
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('svg')) texts += walker.currentNode.data;
    const hooks = [...document.querySelectorAll('[data-value], [data-kind]')];
    const values = hooks.map(({ dataset }) => `${dataset.testid} ${dataset.kind} ${dataset.value}`);
    return `${texts}\\n${values.join('\\n')}`.replaceAll(location.host, '');";

/// Every view, and some board modes.
const VIEWS: [&str; 14] = [
    "n=6&algorithm=recursive&step=5",
    "n=6&algorithm=prefix-check&step=5&view=stack",
    "n=6&algorithm=recursive&step=40&view=results",
    "n=6&algorithm=recursive&step=5&view=compare&compare=row-by-row",
    "problem=knight&n=5&algorithm=tour-roth&step=4",
    "problem=knight&n=5&algorithm=tour-roth&step=4&view=starts",
    "n=6&algorithm=recursive&step=5&view=examples",
    "n=6&algorithm=recursive&step=5&view=sheets",
    "n=6&algorithm=recursive&step=5&view=sheets&question=000-2.4",
    "n=6&algorithm=recursive&step=5&view=about",
    "problem=domination&n=6&algorithm=frames&step=3&view=proof",
    "n=6&algorithm=recursive&mode=play&placed=a2",
    "n=6&algorithm=recursive&mode=predict&step=5",
    "problem=domination&n=5&algorithm=coverage-search&step=5",
];

/// A page that is translated after every action, and an untranslated page.
struct Pair {
    translated: Page,
    plain: Page,
}

impl Pair {
    fn open(address: &str, put: &str) -> Pair {
        let [translated, plain] = [(); 2].map(|()| Page::at(address));
        translated.script_with(TRANSLATE, vec![put.into()]);
        let pair = Pair { translated, plain };
        pair.both("its start", |_| {});
        pair
    }

    /// Acts on both pages, and waits until their contents are equal. Then translates the first page again.
    fn both(&self, what: &str, act: impl Fn(&Page)) {
        for page in [&self.translated, &self.plain] {
            act(page);
        }
        let [said, wanted] = [&self.translated, &self.plain].map(|page| || page.script(READ));
        let is_same = |_: &Page| said() == wanted() && self.translated.state() != "preparing";
        self.translated.wait_for(what, is_same);
        self.translated.script("translate()");
        // Background work, such as a survey of all starts, continues on both pages.
        self.translated.wait_for(what, is_same);
    }

    fn click(&self, hook: &str) {
        let is_here = |page: &Page| page.has(&format!("[data-testid={hook}]:enabled"));
        if [&self.translated, &self.plain].map(is_here) == [true, true] {
            self.both(hook, |page| page.by_testid(hook).click());
        }
    }

    /// Goes to the last step, once it is known.
    fn end(&self) {
        self.both("all steps", |page| {
            page.wait_for("all steps", |page| {
                page.attribute("step", "data-complete")
                    .is_none_or(|is_complete| is_complete == "true")
            });
        });
        self.click("to-end");
    }

    fn step(&self) {
        for hook in ["step-forward", "step-forward", "step-back"] {
            self.click(hook);
        }
    }

    fn close(self) {
        self.translated.close();
        self.plain.close();
    }
}

/// Visits every view, switches the language after the first view, and returns.
fn every_view(put: &str, language: &str) {
    let pair = Pair::open("#n=6&algorithm=recursive&step=5", put);
    for view in VIEWS {
        pair.both(view, |page| {
            page.set_fragment(view);
            page.wait_for("the view", |page| page.address() == format!("#{view}"));
        });
        pair.step();
        for language in [language, "en"] {
            pair.both(language, |page| page.by_testid("language").choose(language));
        }
        if !view.contains("mode=") {
            pair.end();
        }
    }
    pair.close();
}

#[test]
fn every_view_goes_on_when_its_texts_are_moved() {
    every_view(MOVED, "fr");
}

#[test]
fn every_view_goes_on_when_its_texts_are_replaced() {
    every_view(REPLACED, "ro");
}

#[test]
fn a_search_goes_on_however_its_texts_are_put_elsewhere() {
    for put in OTHER_WAYS {
        let pair = Pair::open("#problem=knight&n=5&algorithm=tour-roth&step=4", put);
        pair.step();
        pair.step();
        pair.both("another language", |page| {
            page.by_testid("language").choose("fr")
        });
        pair.end();
        pair.close();
    }
}

#[test]
fn dialogs_exercises_and_embeds_go_on_when_their_texts_are_replaced() {
    let pair = Pair::open("#n=6&algorithm=row-by-row&step=60", REPLACED);
    for hook in [
        "share",
        "share-qr",
        "share-embed",
        "share-text",
        "share-link",
    ] {
        pair.click(hook);
    }
    pair.click("share-exercise");
    for hook in ["ask-predict", "ask-counters", "ask-complete"] {
        pair.click(hook);
    }
    let link = pair.plain.by_testid("exercise-link").value();
    pair.both("no dialog", |page| page.press("Escape"));
    pair.click("keys");
    pair.both("no dialog", |page| page.press("Escape"));
    let (_, exercise) = link.split_once('#').expect("a fragment");
    pair.both("the exercise", |page| {
        page.set_fragment(exercise);
        page.wait_for("the exercise", |page| page.has("[data-testid=exercise]"));
    });
    pair.click("begin-1");
    pair.step();
    pair.close();

    let pair = Pair::open("#n=8&algorithm=recursive&embed=1&from=20&to=60", REPLACED);
    pair.step();
    pair.click("to-end");
    pair.click("to-start");
    pair.close();
}

#[test]
fn browsers_are_asked_to_leave_alone_what_follows_a_search() {
    let translates = |page: &Page, hook: &str| {
        page.find(&format!("[data-testid={hook}]"))
            .script("return arguments[0].translate")
            == true
    };
    let page = Page::at("#n=6&algorithm=recursive&step=5");
    for hook in ["event", "board", "step", "listing", "tree", "counter-tests"] {
        assert!(!translates(&page, hook), "{hook}");
    }
    for (view, hook) in [
        ("examples", "examples"),
        ("sheets", "sheets"),
        ("about", "about"),
    ] {
        page.set_fragment(&format!("n=6&algorithm=recursive&view={view}"));
        page.wait_for(view, |page| page.has(&format!("[data-testid={hook}]")));
        assert!(translates(&page, hook), "{hook}");
    }
    assert!(translates(&page, "language"));
    page.go("#n=6&algorithm=recursive&step=5&embed=1");
    page.wait_for("an embed", |page| page.has("[data-testid=event]"));
    assert!(!translates(&page, "event"));
    page.close();
}
