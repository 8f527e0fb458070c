//! The plots: a line for each program, its name at the left. Positions are in percent, so that a plot fills the available width
//! while its letters and signs keep their size.

use maud::{Markup, html};

use super::numbers::{bounds, or_dash, time, whole_number};
use super::page::program_link;
use super::summary::{Summary, TimeLimit};
use warren_arena::tournament::standings::Row;

/// The height of a program's line, and of the axis above and below, as in the style sheet.
const LINE_HEIGHT: usize = 24;

/// The distance from the ends of an axis to the edge, in percent.
const EDGE_PERCENT: f64 = 4.0;

/// A scale from values to percent.
struct Scale {
    from: f64,
    to: f64,
    is_logarithmic: bool,
}

impl Scale {
    /// Returns the place of a value on the axis, in percent of the width.
    fn position(&self, value: f64) -> String {
        let on_scale = |value: f64| {
            if self.is_logarithmic {
                value.max(self.from).log10()
            } else {
                value
            }
        };
        let share = (on_scale(value) - on_scale(self.from))
            / (on_scale(self.to) - on_scale(self.from)).max(f64::EPSILON);
        let percent = EDGE_PERCENT + share.clamp(0.0, 1.0) * (100.0 - 2.0 * EDGE_PERCENT);
        format!("{percent:.2}%")
    }
}

/// A value with a name on the axis.
struct Tick {
    value: f64,
    text: String,
}

/// The ratings with their intervals.
pub fn ratings(summary: &Summary) -> Markup {
    let rows: Vec<&Row> = summary
        .standings
        .rows
        .iter()
        .filter(|row| row.rating.or(row.rating_high).is_some())
        .collect();
    let numbers = |row: &&Row| [row.rating_low, row.rating, row.rating_high];
    let all = || rows.iter().flat_map(numbers).flatten();
    let (lowest, highest) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    let step = tick_distance(highest - lowest);
    let scale = Scale {
        from: (lowest / step).floor() * step,
        to: (highest / step).ceil().max(1.0) * step,
        is_logarithmic: false,
    };
    let count = ((scale.to - scale.from) / step).round() as usize;
    let ticks: Vec<Tick> = (0..=count)
        .map(|index| scale.from + index as f64 * step)
        .map(|value| Tick {
            value,
            text: whole_number(value),
        })
        .collect();
    let lines = html! {
        @for (index, row) in rows.iter().enumerate() {
            @let y = line_middle(index);
            g {
                title { (row.program) ": " (or_dash(row.rating, whole_number)) ", " (bounds(row.rating_low, row.rating_high, whole_number)) }
                @if let Some(high) = row.rating_high {
                    // Without a lower bound the line begins at the edge.
                    @let low = row.rating_low.map_or("0%".to_owned(), |low| scale.position(low));
                    line.interval x1=(low) x2=(scale.position(high)) y1=(y) y2=(y) {}
                    @if row.rating_low.is_some() { line.interval x1=(low) x2=(low) y1=(y - 5) y2=(y + 5) {} }
                    line.interval x1=(scale.position(high)) x2=(scale.position(high)) y1=(y - 5) y2=(y + 5) {}
                }
                @if let Some(rating) = row.rating { circle.dot cx=(scale.position(rating)) cy=(y) r="4.5" {} }
            }
        }
    };
    let legend = html! {
        "The rating in Elo " (inline_sign(&dot_shape())) " and the bounds of 95 % "
        (inline_sign(&html! { line.interval x1="1" x2="15" y1="8" y2="8" {} line.interval x1="1" x2="1" y1="4" y2="12" {} line.interval x1="15" x2="15" y1="4" y2="12" {} }))
        "; the mean of all is 0."
        @if rows.iter().any(|row| row.rating.is_none()) { " A program without a win or a draw has only an upper bound." }
    };
    plot(
        summary,
        &rows,
        &scale,
        &ticks,
        "Ratings with their intervals; the table above has the numbers",
        &legend,
        &lines,
    )
}

/// The time of answers.
pub fn times(summary: &Summary) -> Markup {
    let limit = &summary.limit;
    let rows: Vec<&Row> = summary
        .standings
        .rows
        .iter()
        .filter(|row| row.games > 0)
        .collect();
    let all: Vec<f64> = rows
        .iter()
        .flat_map(|row| [row.mean.unwrap_or(row.first), row.slowest, row.first])
        .chain([limit.time])
        .filter(|&time| time > 0.0)
        .collect();
    let shortest = all.iter().copied().fold(f64::INFINITY, f64::min).max(0.01);
    let longest = all
        .iter()
        .copied()
        .fold(limit.time + limit.start_up, f64::max);
    let (from, to) = (
        shortest.log10().floor() as i32,
        longest.log10().ceil() as i32,
    );
    let to = to.max(from + 1);
    let ticks: Vec<Tick> = (from..=to)
        .map(|power| Tick {
            value: 10f64.powi(power),
            text: time(10f64.powi(power)),
        })
        .collect();
    let scale = Scale {
        from: 10f64.powi(from),
        to: 10f64.powi(to),
        is_logarithmic: true,
    };
    let height = rows.len() * LINE_HEIGHT + LINE_HEIGHT;
    let lines = html! {
        (limit_line(&scale, limit.time, height))
        @for (index, row) in rows.iter().enumerate() {
            @let y = line_middle(index);
            @let game = longest_game(summary, row);
            g {
                title {
                    (row.program) ": "
                    @if let Some(mean) = row.mean { "mean " (time(mean)) ", " }
                    "slowest " (time(row.slowest)) ", first " (time(row.first))
                    @if limit.is_per_game { ", longest game " (time(game)) }
                }
                @if let Some(mean) = row.mean.filter(|_| row.slowest > 0.0) {
                    line.span x1=(scale.position(mean)) x2=(scale.position(row.slowest)) y1=(y) y2=(y) {}
                }
                (sign_at(&scale, row.first, y, &diamond_shape()))
                @if limit.is_per_game { (sign_at(&scale, game, y, &triangle_shape())) }
                @if row.slowest > 0.0 { (sign_at(&scale, row.slowest, y, &square_shape())) }
                @if let Some(mean) = row.mean { (sign_at(&scale, mean, y, &dot_shape())) }
            }
        }
    };
    plot(
        summary,
        &rows,
        &scale,
        &ticks,
        "The time of answers; the table above has the numbers",
        &times_legend(limit),
        &lines,
    )
}

fn times_legend(limit: &TimeLimit) -> Markup {
    html! {
        "Answers: the mean " (inline_sign(&dot_shape())) ", the slowest " (inline_sign(&square_shape()))
        ", the slowest first one " (inline_sign(&diamond_shape())) ", which includes the start of the program and may take " (time(limit.start_up)) " more"
        @if limit.is_per_game { ", all of its longest game " (inline_sign(&triangle_shape())) }
        "; the limit of " (time(limit.time))
        @if limit.is_per_game { " for a game " } @else { " " }
        (inline_sign(&html! { line.limit x1="8" x2="8" y1="0" y2="16" {} }))
        ". Each step of the scale is ten times as long."
    }
}

/// Returns the total time of a program's answers in its longest game, by their mean, including an answer that did not arrive in
/// time.
fn longest_game(summary: &Summary, row: &Row) -> f64 {
    let games = summary.progress.games.values().filter_map(|entry| {
        let seat = entry
            .programs
            .iter()
            .position(|name| *name == row.program)?;
        let later_answers = entry.answers[seat].saturating_sub(1) as f64;
        let fault = entry.forfeit.as_ref();
        // The first answer has its own time even if it was late.
        let late_answer_ms = fault
            .filter(|fault| usize::from(fault.seat) == seat && fault.answered > 0)
            .and_then(|fault| fault.took)
            .unwrap_or_default();
        Some(entry.first[seat] + entry.mean[seat] * later_answers + late_answer_ms)
    });
    games.fold(0.0, f64::max)
}

/// Draws a vertical line at a limit.
fn limit_line(scale: &Scale, value: f64, height: usize) -> Markup {
    html! { line.limit x1=(scale.position(value)) x2=(scale.position(value)) y1=(LINE_HEIGHT - 4) y2=(height + 4) {} }
}

/// The middle of a program's line.
fn line_middle(index: usize) -> usize {
    LINE_HEIGHT + index * LINE_HEIGHT + LINE_HEIGHT / 2
}

/// Draws a plot: the programs' names, stripes, ticks, and the contents of the `lines`.
fn plot(
    summary: &Summary,
    rows: &[&Row],
    scale: &Scale,
    ticks: &[Tick],
    label: &str,
    legend: &Markup,
    lines: &Markup,
) -> Markup {
    let bottom = LINE_HEIGHT + rows.len() * LINE_HEIGHT;
    html! {
        figure.plot {
            figcaption { (legend) }
            div.plotted {
                ol.names {
                    @for row in rows { li title=(row.program) { (program_link(summary, summary.player_number(row), "")) } }
                }
                svg width="100%" height=(bottom + LINE_HEIGHT) role="img" aria-label=(label) {
                    @for (index, _) in rows.iter().enumerate().filter(|(index, _)| index % 2 == 0) {
                        rect.stripe x="0" width="100%" y=(LINE_HEIGHT + index * LINE_HEIGHT) height=(LINE_HEIGHT) {}
                    }
                    @for (index, tick) in ticks.iter().enumerate() {
                        line.tick.zero[tick.value == 0.0] x1=(scale.position(tick.value)) x2=(scale.position(tick.value)) y1=(LINE_HEIGHT) y2=(bottom) {}
                        @for y in [LINE_HEIGHT - 8, bottom + 16] {
                            text.odd[index % 2 == 1] x=(scale.position(tick.value)) y=(y) text-anchor="middle" { (tick.text) }
                        }
                    }
                    (lines)
                }
            }
        }
    }
}

/// Returns a round distance between ticks, for four to eight of them.
fn tick_distance(range: f64) -> f64 {
    let rough = (range / 5.0).max(10.0);
    let power = 10f64.powf(rough.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    steps
        .into_iter()
        .find(|&step| step >= rough)
        .unwrap_or(10.0 * power)
}

/// Draws a sign of 16 by 16 with its middle at a value.
fn sign_at(scale: &Scale, value: f64, y: usize, shape: &Markup) -> Markup {
    html! {
        svg x=(scale.position(value)) y=(y) width="1" height="1" overflow="visible" { g transform="translate(-8 -8)" { (shape) } }
    }
}

/// Draws a sign in a text.
fn inline_sign(shape: &Markup) -> Markup {
    html! { svg.sign width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" { (shape) } }
}

fn dot_shape() -> Markup {
    html! { circle.dot cx="8" cy="8" r="4.5" {} }
}

fn square_shape() -> Markup {
    html! { rect.square x="4" y="4" width="8" height="8" {} }
}

fn diamond_shape() -> Markup {
    html! { path.diamond d="M8 2.5 13.5 8 8 13.5 2.5 8z" {} }
}

fn triangle_shape() -> Markup {
    html! { path.triangle d="M8 3 13.5 12.5h-11z" {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(
            (
                tick_distance(430.0),
                tick_distance(90.0),
                tick_distance(0.0)
            ),
            (100.0, 20.0, 10.0)
        );
        assert_eq!(tick_distance(2600.0), 1000.0);
    }

    #[test]
    fn places_are_within_the_plot() {
        let scale = Scale {
            from: 0.1,
            to: 1000.0,
            is_logarithmic: true,
        };
        assert_eq!(scale.position(0.1), "4.00%");
        assert_eq!(scale.position(10.0), "50.00%");
        assert_eq!(scale.position(1e9), "96.00%");
        assert_eq!(scale.position(0.0), "4.00%");
    }
}
