//! The themes of a puzzle, found by comparing the animals' ways with and without the missing arrows.

use super::walks::{End, Guide, Turning, Walk, walks};
use crate::games::mice::Arrow;
use crate::games::mice::puzzle::{Goal, Task};

/// The maximum number of themes of a puzzle.
const MAX_THEMES: usize = 3;
/// The number of mice that make their fate a theme. If no mouse may be lost, one is enough.
const MIN_MICE: u32 = 2;
/// The number of rescued mice that make a crowd.
const MIN_CROWD_MICE: u32 = 8;

/// The names of all themes.
pub(super) const THEMES: &[&str] = &[
    "prey",
    "cat-raid",
    "guard",
    "loop",
    "crowd",
    "borrowed-arrow",
    "wall",
    "old-arrow",
    "theft",
    "rescue",
    "relay",
    "crossroads",
    "order",
    "just-in-time",
    "pit",
    "signpost",
];

/// The animals without the missing arrows, and with those of a solution. The same animals have the same index.
struct Change<'a> {
    task: &'a Task,
    without_arrows: Vec<Walk>,
    with_arrows: Vec<Walk>,
}

/// The themes of a solution, the most telling first. A puzzle with several solutions has the themes of its first one.
pub(super) fn themes(task: &Task, solution: &[Arrow]) -> Vec<&'static str> {
    let change = Change {
        task,
        without_arrows: walks(task, None),
        with_arrows: walks(task, Some(solution)),
    };
    let own_points = End::Rocket(task.seat());
    let is_other = |end: End| matches!(end, End::Rocket(seat) if seat != task.seat());
    let is_lead = matches!(task.goal(), Goal::Margin(_));
    let is_lossless = task.goal() == Goal::NoneLost;
    let min_mice = if is_lossless { 1 } else { MIN_MICE };
    let mice = |is_counted: &dyn Fn(End, End) -> bool| change.count(false, is_counted);
    let cats = |is_counted: &dyn Fn(End, End) -> bool| change.count(true, is_counted);
    let candidates = [
        (
            "prey",
            is_lead && mice(&|old, new| is_other(old) && new == End::Eaten) >= min_mice,
        ),
        (
            "cat-raid",
            is_lead && cats(&|old, new| !is_other(old) && is_other(new)) > 0,
        ),
        (
            "guard",
            !is_lossless && cats(&|old, new| old == own_points && new != own_points) > 0,
        ),
        ("loop", change.goes_in_a_circle()),
        (
            "crowd",
            !is_lossless
                && mice(&|old, new| old != own_points && new == own_points) >= MIN_CROWD_MICE,
        ),
        ("borrowed-arrow", {
            let is_other = |guide| matches!(guide, Guide::Given(seat) if seat != task.seat());
            change.mice_led_on(&is_other) >= min_mice
        }),
        (
            "wall",
            change.mice_led_on(&|guide| guide == Guide::Wall) >= min_mice,
        ),
        (
            "old-arrow",
            change.mice_led_on(&|guide| guide == Guide::Given(task.seat())) >= min_mice,
        ),
        (
            "theft",
            !is_lossless && mice(&|old, new| is_other(old) && new == own_points) >= min_mice,
        ),
        (
            "rescue",
            mice(&|old, new| old == End::Eaten && change.is_good(new)) >= min_mice,
        ),
        (
            "relay",
            change
                .improved_walks()
                .any(|(_, walk)| count_missing_arrows(walk) >= 2),
        ),
        ("crossroads", change.is_crossroads()),
        ("order", order_matters(task, solution)),
        ("just-in-time", change.needs_last_step(solution)),
        (
            "pit",
            mice(&|old, new| old == End::Pit && change.is_good(new)) >= min_mice,
        ),
        ("signpost", !is_lossless && change.is_straight()),
    ];
    let mut themes: Vec<&str> = candidates
        .into_iter()
        .filter(|(_, applies)| *applies)
        .map(|(theme, _)| theme)
        .collect();
    themes.truncate(MAX_THEMES);
    // In this case only few mice come home.
    if themes.is_empty() {
        themes.push("signpost");
    }
    themes
}

impl Change<'_> {
    /// The number of mice or cats whose old and new ends meet a condition.
    fn count(&self, cats: bool, is_counted: &dyn Fn(End, End) -> bool) -> u32 {
        let pairs = self.without_arrows.iter().zip(&self.with_arrows);
        pairs
            .filter(|(old, new)| new.is_cat == cats && is_counted(old.end, new.end))
            .map(|(_, new)| new.count)
            .sum()
    }

    /// Whether this end of a mouse's way serves the goal.
    fn is_good(&self, end: End) -> bool {
        match self.task.goal() {
            Goal::NoneLost => !matches!(end, End::Eaten | End::Pit),
            Goal::Points(_) | Goal::Margin(_) => end == End::Rocket(self.task.seat()),
        }
    }

    /// The old and new ways of animals that serve the goal only with the missing arrows.
    fn improved_walks(&self) -> impl Iterator<Item = (&Walk, &Walk)> {
        let own_points = End::Rocket(self.task.seat());
        let is_other = move |end: End| end != own_points && matches!(end, End::Rocket(_));
        let pairs = self.without_arrows.iter().zip(&self.with_arrows);
        pairs.filter(move |(old, new)| {
            let is_kept_out = old.end == own_points && new.end != own_points;
            match (new.is_cat, self.task.goal()) {
                (false, _) => self.is_good(new.end) && !self.is_good(old.end),
                (true, Goal::NoneLost) => false,
                (true, Goal::Points(_)) => is_kept_out,
                (true, Goal::Margin(_)) => is_kept_out || is_other(new.end) && !is_other(old.end),
            }
        })
    }

    /// The number of mice that serve the goal and that another guide turns after a missing arrow.
    fn mice_led_on(&self, is_counted: &dyn Fn(Guide) -> bool) -> u32 {
        let is_led_on = |walk: &Walk| {
            let turnings = walk.turnings.iter();
            let mut later_turnings = turnings.skip_while(|turning| !is_by_missing_arrow(turning));
            !walk.is_cat
                && later_turnings
                    .any(|turning| turning.from != turning.to && is_counted(turning.guide))
        };
        let led_walks = self.improved_walks().filter(|(_, walk)| is_led_on(walk));
        led_walks.map(|(_, walk)| walk.count).sum()
    }

    /// Whether all mice that serve the goal go straight on after the missing arrows.
    fn is_straight(&self) -> bool {
        let goes_straight = |walk: &Walk| walk.turnings.last().is_some_and(is_by_missing_arrow);
        let mut mice = self
            .improved_walks()
            .filter(|(_, walk)| !walk.is_cat)
            .peekable();
        mice.peek().is_some() && mice.all(|(_, walk)| goes_straight(walk))
    }

    /// Whether one missing arrow turns animals that come from two sides and all serve the goal.
    fn is_crossroads(&self) -> bool {
        (0..self.task.missing()).any(|number| {
            let turnings = self.improved_walks().flat_map(|(_, walk)| &walk.turnings);
            let turnings_here = turnings.filter(|turning| {
                turning.guide == Guide::Missing(number) && is_by_missing_arrow(turning)
            });
            let mut sides = turnings_here.map(|turning| turning.from);
            let first = sides.next();
            sides.any(|side| Some(side) != first)
        })
    }

    /// Whether animals go in a circle and serve the goal, and do neither without the missing arrows.
    fn goes_in_a_circle(&self) -> bool {
        self.improved_walks()
            .any(|(old, new)| goes_in_a_circle(new) && !goes_in_a_circle(old))
    }

    /// Whether the goal needs mice that come to the player's rocket after the last arrow.
    fn needs_last_step(&self, solution: &[Arrow]) -> bool {
        let turns = self.task.start().board().turns();
        let own_points = End::Rocket(self.task.seat());
        let last = self
            .with_arrows
            .iter()
            .filter(|walk| !walk.is_cat && walk.end == own_points && walk.end_ply == turns);
        let last_turn_mice: u32 = last.map(|walk| walk.count).sum();
        let Ok(verdict) = self.task.judge(solution) else {
            return false;
        };
        let points = verdict.scores.iter().map(|&points| points as i32);
        let own_points = verdict.scores[self.task.seat().index()] as i32;
        let others = (0..)
            .zip(points)
            .filter(|(seat, _)| *seat != self.task.seat().index());
        let best = others.map(|(_, points)| points).max().unwrap_or(0);
        match self.task.goal() {
            Goal::NoneLost => false,
            Goal::Points(points) => own_points - (last_turn_mice as i32) < points as i32,
            Goal::Margin(margin) => own_points - best - (last_turn_mice as i32) < margin,
        }
    }
}

/// Whether a missing arrow turns an animal.
fn is_by_missing_arrow(turning: &Turning) -> bool {
    matches!(turning.guide, Guide::Missing(_)) && turning.from != turning.to
}

/// The number of different missing arrows that turn these animals.
fn count_missing_arrows(walk: &Walk) -> usize {
    let mut guides: Vec<Guide> = Vec::new();
    for turning in walk
        .turnings
        .iter()
        .filter(|turning| is_by_missing_arrow(turning))
    {
        if !guides.contains(&turning.guide) {
            guides.push(turning.guide);
        }
    }
    guides.len()
}

/// Whether these animals leave a cell twice with the same heading.
fn goes_in_a_circle(walk: &Walk) -> bool {
    let mut places = walk.stations.iter().enumerate();
    places.any(|(index, place)| walk.stations[..index].contains(place))
}

/// Whether the same arrows in another order are legal but miss the goal.
fn order_matters(task: &Task, solution: &[Arrow]) -> bool {
    (1..solution.len()).any(|index| {
        let mut other = solution.to_vec();
        other.swap(index - 1, index);
        task.judge(&other).is_ok_and(|verdict| !verdict.met)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The themes on a board of 7 by 7 with the player's rocket on 1 3 and another on 5 3. All given arrows are out of the way.
    fn themes_of(goal: &str, turns: usize, start: &str, solution: &[&str]) -> Vec<&'static str> {
        let mut script = String::new();
        for ply in 0..turns {
            let is_open = ply % 2 == 0 && ply / 2 < solution.len();
            script += &if is_open {
                "?\n".to_owned()
            } else {
                format!("{} {} N\n", 5 + ply / 4 % 2, [1, 2, 4, 5][ply % 4])
            };
        }
        let text = format!("warren 1 mice\ngoal {goal}\nstart 7 {turns} 1,3/5,3 {start}\n{script}");
        let task: Task = text
            .parse()
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let solution: Vec<Arrow> = solution
            .iter()
            .map(|arrow| arrow.parse().unwrap())
            .collect();
        assert!(task.accepts(&solution), "{text}");
        themes(&task, &solution)
    }

    #[test]
    fn themes_describe_the_effect_of_the_arrows() {
        // Four mice come home, the last of them at the very end.
        assert_eq!(
            themes_of("points 4", 8, "3N 0 0/0 -/- -", &["3 3 W"]),
            ["just-in-time", "signpost"]
        );
        // Mice run into the player's rocket by themselves.
        assert_eq!(
            themes_of("margin 1", 8, "1N 0 0/15 -/- 3,0S1c", &["3 3 E"]),
            ["cat-raid", "just-in-time"]
        );
        assert_eq!(
            themes_of("points 15", 8, "1N 0 9/0 -/- 4,3W1c", &["2 3 S"]),
            ["guard", "just-in-time"]
        );
        assert_eq!(
            themes_of("points 2", 12, "3N 0 0/0 -/- -", &["3 5 W", "1 5 N"]),
            ["relay", "order", "pit"]
        );
        assert_eq!(
            themes_of("points 3", 8, "2W 0 0/0 -/- 2,3E3m", &["4 3 W"]),
            ["theft", "signpost"]
        );
    }
}
