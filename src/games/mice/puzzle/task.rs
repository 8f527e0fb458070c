//! A task: a game with missing arrows.

use crate::core::game::{Game, IllegalMove, Problem, Seat, problem};
use crate::games::mice::{Arrow, Cell, Cells, MAX_ARROWS, Mice};

/// The maximum number of open turns of a task.
pub const MAX_OPEN: usize = 16;

/// A goal for the player. It is judged at the end of the game, after the steps that follow the last arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(
        rename = "MiceGoalKind",
        type = "\"points\" | \"margin\" | \"none-lost\""
    )
)]
pub enum Goal {
    /// At least this many points.
    Points(u32),
    /// A lead of at least this many points over the best of the others.
    Margin(i32),
    /// No mouse is eaten or falls into a pit, from the task's start on. It does not matter whose rocket saves the mice. Mice
    /// still on the board at the end are not lost.
    NoneLost,
}

impl Goal {
    /// The lowest [`Goal::value`] that meets the goal.
    pub(crate) fn min_value(self) -> i32 {
        match self {
            Goal::Points(points) => points.min(i32::MAX as u32) as i32,
            Goal::Margin(margin) => margin,
            Goal::NoneLost => 0,
        }
    }

    /// The value of the end of a game for this goal. `mice_lost` is the number of mice lost.
    pub(crate) fn value(self, end: &Mice, seat: Seat, mice_lost: u32) -> i32 {
        let own_points = end.points()[seat.index()] as i32;
        match self {
            Goal::Points(_) => own_points,
            Goal::Margin(_) => own_points - max_points_of_others(end.points(), seat) as i32,
            Goal::NoneLost => -(mice_lost as i32),
        }
    }
}

fn max_points_of_others(points: &[u32], seat: Seat) -> u32 {
    let others = (0..).zip(points).filter(|(player, _)| *player != seat.0);
    others.map(|(_, &points)| points).max().unwrap_or(0)
}

/// The reason why a task cannot be set. Turns count from 1, from the start of the whole game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum TaskError {
    /// The script does not have one entry per remaining turn.
    Length {
        /// The number of remaining turns.
        wanted: usize,
        /// The number of entries of the script.
        found: usize,
    },
    /// The number of open turns is out of range.
    OpenTurns(usize),
    /// The missing arrows belong to different players.
    Player(usize),
    /// The script breaks a rule.
    Script {
        /// The turn.
        turn: usize,
        /// The rule.
        rule: IllegalMove,
    },
}

impl TaskError {
    /// The error in words.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            TaskError::Length { wanted, found } => problem!(
                "mice-goal-length",
                "the script has {found} turns, but {wanted} are left in the game",
                found = found,
                wanted = wanted,
            ),
            TaskError::OpenTurns(found) => problem!(
                "mice-goal-open",
                "1 to {most} turns are open, not {found}",
                most = MAX_OPEN,
                found = found,
            ),
            TaskError::Player(turn) => problem!(
                "mice-goal-player",
                "turn {turn} is open but belongs to another player than the first open turn",
                turn = turn,
            ),
            TaskError::Script { turn, rule } => {
                Problem::from(rule.clone()).with_lead(&format!("turn {turn}: "))
            }
        }
    }
}

/// The reason why arrows are not an answer to a task, whatever their result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Problem::from(self.clone()))]
pub enum Refusal {
    /// The number of arrows is not that of the open turns.
    Count(usize),
    /// An arrow is illegal: one of the answer's, or one of the script's because of the answer.
    Illegal {
        /// The turn, counted from 1, from the start of the whole game.
        turn: usize,
        /// The rule.
        rule: IllegalMove,
    },
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Count(most) => problem!(
                "fault-count",
                "{most} arrows are missing, no more and no fewer",
                most = most
            ),
            Refusal::Illegal { turn, rule } => {
                Problem::from(rule).with_lead(&format!("turn {turn}: "))
            }
        }
    }
}

/// The result of arrows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The points of each player at the end.
    pub scores: Vec<u32>,
    /// The number of mice lost since the task's start: eaten, or fallen into a pit.
    pub mice_lost: u32,
    /// Whether the goal is met.
    pub met: bool,
}

/// An open turn: its arrow is missing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpenTurn {
    /// The number of arrows placed before it in the game.
    pub(crate) ply: u8,
    /// The last ply in which its arrow is still on the board, when animals turn and when the next arrow is checked.
    pub(crate) last_ply_on_board: u8,
    /// The cells on which its arrow may be placed, as far as the script and the board allow.
    pub(crate) allowed: Cells,
}

/// A game in which some arrows of one player are missing. The script has the other arrows. A solution is a choice of the
/// missing arrows that reaches the goal.
///
/// A task stays within the rules. Its start is a position of the game, each turn ends with an arrow, and a solution is an
/// ordinary game that can be replayed, shared and continued. The other players do not reply: their arrows are known from the
/// start. A solution must leave the cells free that the script needs later.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    start: Mice,
    script: Vec<Option<Arrow>>,
    seat: Seat,
    goal: Goal,
    open_turns: Vec<OpenTurn>,
}

impl Task {
    /// A task that starts from a position. The script has one entry for each remaining turn, `None` for a missing arrow. The
    /// open turns must all belong to one player, who then has to solve the task.
    ///
    /// # Errors
    /// The reason why it cannot be set.
    pub fn new(start: Mice, script: Vec<Option<Arrow>>, goal: Goal) -> Result<Task, TaskError> {
        let wanted = turns_left(&start);
        if script.len() != wanted {
            let found = script.len();
            return Err(TaskError::Length { wanted, found });
        }
        let first = start.ply() as u8;
        let plies: Vec<u8> = (first..)
            .zip(&script)
            .filter(|(_, arrow)| arrow.is_none())
            .map(|(ply, _)| ply)
            .collect();
        if !(1..=MAX_OPEN).contains(&plies.len()) {
            return Err(TaskError::OpenTurns(plies.len()));
        }
        let seat = start.side_at(plies[0]);
        if let Some(&ply) = plies.iter().find(|&&ply| start.side_at(ply) != seat) {
            return Err(TaskError::Player(usize::from(ply) + 1));
        }
        let mut task = Task {
            start,
            script,
            seat,
            goal,
            open_turns: Vec::new(),
        };
        task.open_turns = task.find_open_turns()?;
        Ok(task)
    }

    /// Plays the script, and finds where the missing arrows may be placed.
    fn find_open_turns(&self) -> Result<Vec<OpenTurn>, TaskError> {
        let mut position = self.start.clone();
        let mut open_turns = Vec::new();
        let last_ply = position.board().turns() - 1;
        while position.outcome().is_none() {
            let ply = position.ply() as u8;
            if let Some(arrow) = self.script_arrow(ply) {
                position.try_play(&arrow).map_err(|rule| {
                    let turn = usize::from(ply) + 1;
                    TaskError::Script { turn, rule }
                })?;
                continue;
            }
            let plies_on_board = (MAX_ARROWS * position.players()) as u8;
            let last_ply_on_board = ply.saturating_add(plies_on_board).min(last_ply);
            let mut allowed = legal_cells(&position);
            (ply + 1..=last_ply_on_board)
                .filter_map(|later| self.script_arrow(later))
                .for_each(|arrow| allowed.remove(arrow.cell));
            open_turns.push(OpenTurn {
                ply,
                last_ply_on_board,
                allowed,
            });
            position.pass();
        }
        Ok(open_turns)
    }

    /// The same task with another goal.
    pub fn with_goal(&self, goal: Goal) -> Task {
        Task {
            goal,
            ..self.clone()
        }
    }

    /// The start position.
    pub fn start(&self) -> &Mice {
        &self.start
    }

    /// The script: one entry for each remaining turn, `None` for a missing arrow.
    pub fn script(&self) -> &[Option<Arrow>] {
        &self.script
    }

    /// The player who has to solve the task.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The goal.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The number of missing arrows.
    pub fn missing(&self) -> usize {
        self.open_turns.len()
    }

    pub(crate) fn open_turns(&self) -> &[OpenTurn] {
        &self.open_turns
    }

    /// The script's arrow for the turn with this ply.
    pub(crate) fn script_arrow(&self, ply: u8) -> Option<Arrow> {
        self.script[usize::from(ply) - self.start.ply() as usize]
    }

    /// Whether two arrows of two open turns do not collide. Each argument is the number of the open turn and the cell.
    pub(crate) fn do_not_collide(&self, first: (usize, Cell), second: (usize, Cell)) -> bool {
        let ((first_turn, first_cell), (second_turn, second_cell)) = (first, second);
        let (earlier, later) = (first_turn.min(second_turn), first_turn.max(second_turn));
        first_cell != second_cell
            || self.open_turns[later].ply > self.open_turns[earlier].last_ply_on_board
    }

    /// The moves of all remaining turns; `None` if the number of arrows is not that of the missing ones.
    pub fn moves(&self, arrows: &[Arrow]) -> Option<Vec<Arrow>> {
        let mut arrows_left = arrows.iter().copied();
        let moves: Option<Vec<Arrow>> = self
            .script
            .iter()
            .map(|entry| entry.or_else(|| arrows_left.next()))
            .collect();
        moves.filter(|_| arrows_left.next().is_none())
    }

    /// The position of the next missing arrow, after the script and the arrows `placed` so far. The end of the game if no arrow
    /// is missing.
    ///
    /// # Errors
    /// The reason why these arrows cannot be placed.
    pub fn position_of_next_missing(&self, placed: &[Arrow]) -> Result<Mice, Refusal> {
        if placed.len() > self.open_turns.len() {
            return Err(Refusal::Count(self.open_turns.len()));
        }
        let mut placed = placed.iter().copied();
        let mut position = self.start.clone();
        while position.outcome().is_none() {
            let Some(arrow) = self
                .script_arrow(position.ply() as u8)
                .or_else(|| placed.next())
            else {
                break;
            };
            position.try_play(&arrow).map_err(|rule| {
                let turn = position.ply() as usize + 1;
                Refusal::Illegal { turn, rule }
            })?;
        }
        Ok(position)
    }

    /// Whether `arrow` may be the next missing one after the arrows `placed` so far. The rules must allow it, and while it is
    /// on the board it must leave the cells free that the script needs.
    ///
    /// # Errors
    /// The rule that it breaks, or that an earlier arrow breaks.
    pub fn check(&self, placed: &[Arrow], arrow: &Arrow) -> Result<(), IllegalMove> {
        let position = self
            .position_of_next_missing(placed)
            .map_err(|refusal| match refusal {
                Refusal::Illegal { rule, .. } => rule,
                Refusal::Count(_) => IllegalMove::game_over(),
            })?;
        position.check(arrow)?;
        let open_turns = &self.open_turns[placed.len()];
        let blocked = (open_turns.ply + 1..=open_turns.last_ply_on_board).find_map(|ply| {
            let later = self
                .script_arrow(ply)
                .filter(|later| later.cell == arrow.cell)?;
            Some((ply, later))
        });
        match blocked {
            None => Ok(()),
            Some((ply, later)) => Err(IllegalMove::new(
                "mice-puzzle-cell",
                "{cell} must stay free: in turn {turn} player {player} places an arrow there",
                vec![
                    ("cell", later.cell.to_string()),
                    ("turn", (ply + 1).to_string()),
                    ("player", (self.start.side_at(ply).0 + 1).to_string()),
                ],
            )),
        }
    }

    /// The result of arrows, one per open turn.
    ///
    /// # Errors
    /// The reason why they are not an answer.
    pub fn judge(&self, arrows: &[Arrow]) -> Result<Verdict, Refusal> {
        let moves = self
            .moves(arrows)
            .ok_or(Refusal::Count(self.open_turns.len()))?;
        let mut position = self.start.clone();
        let mut mice_lost = 0;
        for arrow in moves {
            position.check(&arrow).map_err(|rule| {
                let turn = position.ply() as usize + 1;
                Refusal::Illegal { turn, rule }
            })?;
            mice_lost += position.play_counting(&arrow);
        }
        Ok(Verdict {
            scores: position.points().to_vec(),
            mice_lost,
            met: self.goal.value(&position, self.seat, mice_lost) >= self.goal.min_value(),
        })
    }

    /// Whether arrows, one per open turn, are a solution: they are legal and meet the goal.
    pub fn accepts(&self, arrows: &[Arrow]) -> bool {
        self.judge(arrows).is_ok_and(|verdict| verdict.met)
    }
}

/// The cells on which an arrow may be placed.
fn legal_cells(position: &Mice) -> Cells {
    let board = position.board();
    let mut free_cells = Cells::all(board.size());
    let last_ply_on_board = board.size() - 1;
    for (x, y) in [
        (0, 0),
        (last_ply_on_board, 0),
        (0, last_ply_on_board),
        (last_ply_on_board, last_ply_on_board),
    ] {
        free_cells.remove(Cell { x, y });
    }
    board
        .rockets()
        .iter()
        .for_each(|&cell| free_cells.remove(cell));
    for player in 0..position.players() {
        let arrows = position.arrows(Seat(player as u8)).iter();
        arrows.for_each(|arrow| free_cells.remove(arrow.cell));
    }
    free_cells
}

/// The number of remaining turns in a task's game.
fn turns_left(start: &Mice) -> usize {
    usize::from(start.board().turns()) - start.ply() as usize
}
