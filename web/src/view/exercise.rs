//! The current exercise, in place of the form: the questions, the answers and the result. In a series, buttons lead to the
//! other exercises.

mod author;
mod class;
mod compose;
mod series;

use web_sys::{HtmlInputElement, InputEvent, SubmitEvent};
use yew::{Html, TargetCast, classes, html};

use super::Context;
use super::icons::{Icon, icon};
use super::widgets::number::Number;
pub(super) use compose::compose;
use queens_draw::Tone;
use queens_draw::icon::look;
use queens_page::exercise::result::LONGEST_NAME;
use queens_page::exercise::working::{ExerciseMessage, OpenExercise, OpenSeries};
use queens_page::exercise::{
    AnswerKind, Exercise, ExerciseError, LONGEST_QUESTION, Mark, RefusedExercise, Task,
};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_text::narration::exercise::{asked, counter, result, said, subject};
use queens_text::notice::sentence;

/// The panel. Empty without an exercise.
pub(super) fn panel(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let exercises = &model.exercises;
    let Some((series, open)) = exercises.series().zip(exercises.open()) else {
        return exercises
            .refused()
            .map(|why| damaged(why, context))
            .unwrap_or_default();
    };
    let title = context.texts.header().exercise();
    let exercise = &open.exercise;
    let (answered, all) = progress(open);
    let mut progresses = series.exercises().iter().map(progress);
    let is_complete = progresses.clone().all(|(answered, all)| answered == all);
    let is_begun = progresses.any(|(answered, _)| answered > 0);
    let tasks = exercise.tasks.iter().enumerate();
    let tasks = tasks.map(|(index, &task)| one(model, open, index, task, context));
    html! {
        <section class="card setup exercise" id="setup" aria-label={title} data-testid="exercise"
            data-answered={answered.to_string()} data-tasks={all.to_string()}>
            <div class="card-header">
                if series.is_series() {
                    <h2><span role="status" data-testid="part">{texts.part(exercises.part() as u64 + 1, series.exercises().len() as u64)}</span></h2>
                } else {
                    <h2>{title}</h2>
                }
                <span class="note">
                    {texts.answered(answered as u64, all as u64)}
                    if let Some(most) = exercise.tries {
                        {" · "}{texts.try_of(open.tries().into(), most.into())}
                    }
                </span>
            </div>
            if series.is_series() {
                {parts(exercises.part(), series, context)}
            }
            <p class="hint">{subject(exercise, context.texts)}</p>
            if !exercise.words.is_empty() {
                <p class="hint">{texts.author()}</p>
                <blockquote class="hint" data-testid="author-words">{exercise.words.clone()}</blockquote>
            }
            if is_complete {
                <div class="handed-in">
                    <h3 id="result-title">{texts.result()}</h3>
                    {result_of(model, context)}
                </div>
            }
            if model.exercises.hides_figures {
                <p class="hint" data-testid="hidden">{texts.hidden()}</p>
            }
            <ol class="tasks">{for tasks}</ol>
            // A reader who stops before the last question also gets a result.
            if is_begun && !is_complete {
                <details class="folded">
                    <summary id="result-title">{texts.result()}</summary>
                    <div class="handed-in">{result_of(model, context)}</div>
                </details>
            }
            <div class="actions">
                if answered > 0 && open.is_last_try() {
                    <p class="hint" data-testid="last-try">{texts.last_try()}</p>
                } else if answered > 0 {
                    {restart(open, answered, context)}
                }
                if !model.address.is_embed {
                    <button type="button" class="button" data-testid="exercise-leave"
                        onclick={context.on(ExerciseMessage::Left)}>
                        {texts.leave()}
                    </button>
                }
            </div>
        </section>
    }
}

/// The number of answered tasks, and of all tasks.
fn progress(open: &OpenExercise) -> (usize, usize) {
    (open.marks().flatten().count(), open.marks().len())
}

/// The buttons that lead to the other exercises of a series, with the progress of each.
fn parts(current: usize, series: &OpenSeries, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let all = series.exercises();
    let step = |hook: &'static str, label: &'static str, sign, part: Option<usize>| {
        let part = part.filter(|&part| part < all.len());
        let onclick = part.map(|part| context.on(ExerciseMessage::PartChosen(part)));
        html! {
            <button type="button" class="button" data-testid={hook} aria-label={label} title={label}
                aria-disabled={part.is_none().then_some("true")} {onclick}>
                {icon(sign)}
            </button>
        }
    };
    let each = all.iter().enumerate().map(|(part, open)| {
        let (answered, tasks) = progress(open);
        let number = part + 1;
        html! {
            <li key={part}>
                <button type="button" class="button" data-testid={format!("part-{number}")}
                    data-answered={answered.to_string()} data-tasks={tasks.to_string()}
                    aria-current={(part == current).then_some("step")} onclick={context.on(ExerciseMessage::PartChosen(part))}>
                    <span class="visually-hidden">{texts.part_state(number as u64, answered as u64, tasks as u64)}</span>
                    <span aria-hidden="true">{number}<small>{format!("{answered}/{tasks}")}</small></span>
                </button>
            </li>
        }
    });
    html! {
        <nav class="parts" aria-label={texts.series()}>
            {step("previous-part", texts.previous_part(), Icon::Left, current.checked_sub(1))}
            <ol>{for each}</ol>
            {step("next-part", texts.next_part(), Icon::Right, current.checked_add(1))}
        </nav>
    }
}

/// The button that restarts the exercise. It asks for confirmation before it discards the answers.
fn restart(open: &OpenExercise, answered: usize, context: &Context) -> Html {
    let texts = context.texts.exercise();
    if !open.is_restart_asked {
        return html! {
            <button key="restart" type="button" class="button" data-testid="exercise-restart"
                onclick={context.on(ExerciseMessage::RestartWanted)}>
                {texts.restart()}
            </button>
        };
    }
    html! {
        <button key="restart" type="button" class="button is-asked" data-testid="exercise-restart" data-next-focus="#asks-1"
            onclick={context.on(ExerciseMessage::Restarted)}>
            <span role="alert">{texts.drop_all(answered as u64)}</span>
        </button>
    }
}

/// The message in place of an exercise that cannot be read.
fn damaged(refused: &RefusedExercise, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let (title, notice) = (
        context.texts.header().exercise(),
        Notice::ExerciseRefused(refused.clone()),
    );
    let (class, sign) = look(Tone::Conflict);
    html! {
        <section class="card setup exercise" id="setup" aria-label={title} data-testid="exercise-refused">
            <div class="card-header"><h2>{title}</h2></div>
            <p class={classes!("answer", class)}>
                {icon(sign)}<span>{sentence(context.texts, &notice)}{"."}</span>
            </p>
            if refused.why == ExerciseError::Damaged {
                <p class="hint">{texts.ask_again()}</p>
            }
            <div class="actions">
                <button type="button" class="button" data-testid="exercise-without"
                    onclick={context.on(ExerciseMessage::Left)}>
                    {texts.without()}
                </button>
            </div>
        </section>
    }
}

/// A task: the question, the field for the answer, and the verdict.
fn one(model: &Model, open: &OpenExercise, index: usize, task: Task, context: &Context) -> Html {
    let exercise = &open.exercise;
    let texts = context.texts.exercise();
    let mark = open.mark(index);
    let is_in_hand = open.is_in_hand(index);
    let class = classes!("task", is_in_hand.then_some("in-hand"));
    let asks = format!("asks-{}", index + 1);
    let problem = exercise.settings.algorithm.problem;
    let is_counted = !open.typed(index).is_empty();
    let question = exercise.question(task);
    html! {
        <li {class} data-testid={format!("task-{}", index + 1)} data-task={task.name().0}
            data-answered={mark.is_some().to_string()}>
            <p id={asks.clone()} tabindex="-1">{asked(exercise, task, context.texts)}</p>
            if mark.is_none() {
                if let Some(question) = question {
                    {own(model, open, index, question.kind, context)}
                } else if is_counted {
                    {numbers(model, open, index, task, context)}
                } else if !is_in_hand {
                    <button type="button" class="button" data-testid={format!("begin-{}", index + 1)}
                        aria-describedby={asks} data-next-focus="#board-squares .cell[tabindex='0']"
                        onclick={context.on(ExerciseMessage::Begun(index))}>
                        {texts.begin()}
                    </button>
                }
            }
            <div role="status">
                if let Some(mark) = mark {
                    {verdict(mark, exercise, context)}
                } else if is_in_hand {
                    <p class="hint">{texts.in_hand(task, problem)}</p>
                }
            </div>
        </li>
    }
}

/// The fields of a task that asks for numbers.
fn numbers(
    model: &Model,
    open: &OpenExercise,
    index: usize,
    task: Task,
    context: &Context,
) -> Html {
    let exercise = &open.exercise;
    let asks = format!("asks-{}", index + 1);
    let next_focus = format!("#{asks}");
    let refused = model.notices.iter().find_map(|notice| match notice {
        Notice::NotANumber { value } => Some(value),
        _ => None,
    });
    let refused = refused.filter(|&value| open.typed(index).contains(value));
    let before = open.marks().take(index).enumerate();
    let is_first = before
        .filter(|&(task, _)| !open.typed(task).is_empty())
        .all(|(_, mark)| mark.is_some());
    let said = |notice: &Notice| sentence(context.texts, notice);
    let typed = open.typed(index).iter().cloned();
    let fields = typed.zip(exercise.counted(task)).enumerate();
    let fields = fields.map(|(field, (value, count))| {
        let id = format!("number-{}-{}", index + 1, field + 1);
        let is_refused = refused == Some(&value);
        let send = context.send.clone();
        let task = index;
        let ontype = move |text| send.emit(ExerciseMessage::Typed { task, field, text }.into());
        html! {
            <label for={id.clone()}>
                <span>{counter(exercise.settings.algorithm, count, context.texts)}</span>
                <Number {id} {value} {is_refused} next_focus={next_focus.clone()} {ontype} />
            </label>
        }
    });
    let fields = html! { <>{for fields}</> };
    let remarks = html! {
        <>
            if model.predictions.end().is_some() && is_first {
                <p class="hint">{said(&Notice::ExerciseStepByStep)}{"."}</p>
            }
            if let Some(value) = refused {
                <p class="hint bad">{said(&Notice::NotANumber { value: value.clone() })}{"."}</p>
            }
        </>
    };
    form(model, index, fields, remarks, context)
}

/// The form for the answer to a task, with remarks below it. It is disabled while the reader predicts.
fn form(model: &Model, index: usize, fields: Html, remarks: Html, context: &Context) -> Html {
    let asks = format!("asks-{}", index + 1);
    let next_focus = format!("#{asks}");
    let send = context.send.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        send.emit(ExerciseMessage::Answered(index).into());
    };
    html! {
        <form class="numbers" aria-labelledby={asks} {onsubmit} novalidate=true>
            {fields}
            <button type="submit" class="button" data-testid={format!("answer-task-{}", index + 1)} data-next-focus={next_focus}
                aria-disabled={model.predictions.end().map(|_| "true")}>
                {context.texts.exercise().check()}
            </button>
            {remarks}
        </form>
    }
}

/// The field of a question in the author's words.
fn own(
    model: &Model,
    open: &OpenExercise,
    index: usize,
    kind: AnswerKind,
    context: &Context,
) -> Html {
    let texts = context.texts.exercise();
    let asks = format!("asks-{}", index + 1);
    let next_focus = format!("#{asks}");
    let id = format!("number-{}-1", index + 1);
    let why = format!("refused-{}", index + 1);
    let is_refused = open.refused == Some(index);
    let typed = context.send.reform(move |text: String| {
        let (task, field) = (index, 0);
        ExerciseMessage::Typed { task, field, text }.into()
    });
    let oninput =
        typed.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let field = html! {
            <label for={id.clone()}>
                <span>{texts.own_label(kind)}</span>
                <input id={id.clone()} data-testid={id} autocomplete="off" maxlength={LONGEST_QUESTION.to_string()}
                    inputmode={matches!(kind, AnswerKind::Number | AnswerKind::Line).then_some("numeric")}
                    value={open.typed(index).first().cloned()} data-next-focus={next_focus}
                    aria-invalid={is_refused.then_some("true")} aria-describedby={is_refused.then(|| why.clone())} {oninput} />
            </label>
    };
    let refusal = html! {
        if is_refused {
            <p class="hint bad" id={why} role="alert">{texts.own_refused(kind)}</p>
        }
    };
    form(model, index, field, refusal, context)
}

/// The verdict on an answer.
fn verdict(mark: &Mark, exercise: &Exercise, context: &Context) -> Html {
    let is_right = mark.is_right();
    let tone = match mark {
        _ if is_right => Tone::Right,
        // Some of the predictions were right.
        Mark::Predicted { .. } => Tone::Information,
        // The author reads it.
        mark if !mark.is_judged() => Tone::Information,
        _ => Tone::Conflict,
    };
    let (class, sign) = look(tone);
    html! {
        <p class={classes!("answer", class)} data-testid="verdict" data-right={is_right.to_string()}>
            {icon(sign)}<span>{said(mark, exercise, context.texts)}</span>
        </p>
    }
}

/// The result, which the reader can copy.
fn result_of(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let text = result(model, context.texts).unwrap_or_default();
    let series = model.exercises.series();
    let name = series.map(|series| series.name.clone());
    let oninput = context.send.reform(|event: InputEvent| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        ExerciseMessage::NameTyped(name).into()
    });
    html! {
        <>
            <div class="numbers">
                <label for="pupil">
                    <span>{texts.name_label()}</span>
                    <input id="pupil" data-testid="pupil" autocomplete="off" maxlength={LONGEST_NAME.to_string()} value={name} {oninput} />
                </label>
            </div>
            <textarea class="square-input" readonly=true rows="5" aria-labelledby="result-title" data-testid="exercise-result" value={text.clone()} />
            <button type="button" class="button" data-testid="copy-result"
                onclick={context.on(Message::Exercise(ExerciseMessage::ResultWanted(text)))}>
                {icon(Icon::Copy)}{texts.copy()}
            </button>
            <p class="hint">{texts.guard()}</p>
            if series.is_some_and(|series| series.is_unkept) {
                <p class="hint bad" role="status">{texts.unkept()}</p>
            }
        </>
    }
}
