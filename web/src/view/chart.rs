//! A chart of growth by `queens-draw`, and the key to its lines. A table next to the chart shows the numbers.

use queens_draw::Chart;
use queens_draw::chart::{HEIGHT, WIDTH, sample};
use queens_draw::number::Numbers;
use yew::{Html, html};

use super::board::drawn;

/// The chart and its key. Empty if there is nothing to show.
pub(crate) fn chart(chart: &Chart, numbers: &Numbers) -> Html {
    let Some(elements) = chart.elements(numbers) else {
        return Html::default();
    };
    let keys = chart.series.iter().enumerate().map(|(at, series)| {
        html! {
            <li key={at}>
                <svg class="chart-sign" viewBox="0 0 40 16" aria-hidden="true" focusable="false">{drawn(sample(at, 0.0, 0.0))}</svg>
                {series.name.clone()}
            </li>
        }
    });
    html! {
        <figure class="chart">
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={chart.label.clone()}
                focusable="false" data-testid="chart">
                {drawn(elements)}
            </svg>
            <ul class="chart-key">{for keys}</ul>
        </figure>
    }
}
