//! The rabbits' tours: the cabbages that each rabbit eats, in order. Annealing makes the tours short and even.

use crate::core::order::ascending;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::Position;
use crate::games::rabbits::{CELLS, RABBITS};
use crate::thinking::search::Random;

/// The number of changes tried in a batch.
const CHANGES_PER_BATCH: usize = 1000;
/// The number of batches in an annealing cycle.
const BATCHES_PER_CYCLE: usize = 400;
/// The temperature at the start of the first cycle, in steps of a tour. Later cycles start from good tours.
const FIRST_TEMPERATURE: f32 = 1.0;
/// The temperature at the start of the later cycles.
const LATER_TEMPERATURE: f32 = 0.5;
/// The number of near cells among which a tour searches for a better next cell.
const NEAR_CELLS: usize = 12;
/// The tour of a cabbage that no tour has.
const NO_TOUR: u8 = u8::MAX;

/// For each rabbit, the cabbages to eat, in order.
pub type Orders = [Vec<u16>; RABBITS];

/// Tours that start at the rabbits and visit every cabbage once.
pub struct Tours {
    maze: &'static Maze,
    nearest_cells: Vec<[u16; NEAR_CELLS]>,
    random: Random,
    /// The rabbits' cells.
    starts: [u16; RABBITS],
    tours: [Tour; RABBITS],
    /// For each cabbage its tour and its index there.
    place_by_cabbage: Vec<(u8, u16)>,
    cabbages: Vec<u16>,
    /// The mean length, used to scale the cost of a tour.
    scale: f32,
    /// The number of batches done in this annealing cycle.
    batch: usize,
    start_temperature: f32,
    best: Orders,
    best_cost: f32,
}

/// The tour of one rabbit.
#[derive(Clone, Default)]
struct Tour {
    cells: Vec<u16>,
    /// The number of steps from the start to each cell.
    steps: Vec<i32>,
}

impl Tour {
    fn length(&self) -> i32 {
        self.steps.last().copied().unwrap_or(0)
    }
}

/// A place in a tour: the tour and the index of the cell.
type Place = (usize, usize);

impl Tours {
    /// Empty tours.
    pub fn new(maze: &'static Maze, random: Random) -> Tours {
        Tours {
            maze,
            nearest_cells: (0..CELLS as u16)
                .map(|cell| find_nearest_cells(maze, cell))
                .collect(),
            random,
            starts: [NOWHERE; RABBITS],
            tours: Default::default(),
            place_by_cabbage: vec![(NO_TOUR, 0); CELLS],
            cabbages: Vec::new(),
            scale: 1.0,
            batch: 0,
            start_temperature: FIRST_TEMPERATURE,
            best: Default::default(),
            best_cost: 0.0,
        }
    }

    /// Adapts the tours to a position. Eaten cabbages leave the tours. Cabbages in no tour of a free rabbit are inserted
    /// where they cost least.
    pub fn adapt_to(&mut self, position: &Position) {
        self.starts = position.rabbits;
        self.cabbages = position.cabbages.iter().collect();
        let current_orders = self.orders();
        let best_orders = std::mem::take(&mut self.best);
        self.replace_tours(best_orders, position);
        let lengths: i32 = self.tours.iter().map(Tour::length).sum();
        self.scale = lengths as f32 / position.free_rabbits().max(1) as f32 + 1.0;
        self.best = self.orders();
        self.best_cost = self.total_cost();
        self.replace_tours(current_orders, position);
    }

    /// Replaces the tours. Removes eaten cabbages and inserts missing ones.
    fn replace_tours(&mut self, orders: Orders, position: &Position) {
        for ((tour, order), &start) in self.tours.iter_mut().zip(orders).zip(&self.starts) {
            tour.cells = order;
            tour.cells
                .retain(|&cell| start != NOWHERE && position.cabbages.contains(cell));
        }
        self.place_by_cabbage.fill((NO_TOUR, 0));
        for tour in 0..RABBITS {
            self.update_places(tour);
        }
        if position.free_rabbits() > 0 {
            self.insert_missing_cabbages();
        }
    }

    /// The best tours known.
    pub fn best(&self) -> &Orders {
        &self.best
    }

    /// Tries a batch of changes.
    pub fn improve(&mut self) {
        if self.cabbages.len() < 2 {
            return;
        }
        if self.batch == BATCHES_PER_CYCLE {
            (self.batch, self.start_temperature) = (0, LATER_TEMPERATURE);
            for tour in 0..RABBITS {
                self.tours[tour].cells.clone_from(&self.best[tour]);
                self.update_places(tour);
            }
        }
        let remaining_share = 1.0 - self.batch as f32 / BATCHES_PER_CYCLE as f32;
        let temperature = self.start_temperature * remaining_share * remaining_share;
        for _ in 0..CHANGES_PER_BATCH {
            self.try_change(temperature);
        }
        self.batch += 1;
        let cost = self.total_cost();
        if cost < self.best_cost {
            (self.best, self.best_cost) = (self.orders(), cost);
        }
    }

    /// The cabbages of the current tours.
    fn orders(&self) -> Orders {
        std::array::from_fn(|tour| self.tours[tour].cells.clone())
    }

    /// The cost of a tour by its length. The longer the tour, the more a step costs: about 1 at the mean length.
    fn cost(&self, length: i32) -> f32 {
        // An eighth of the eighth power, whose slope at the mean length is 1.
        let relative_length = length as f32 / self.scale;
        let square = relative_length * relative_length;
        let fourth_power = square * square;
        self.scale * fourth_power * fourth_power * 0.125
    }

    fn total_cost(&self) -> f32 {
        self.tours.iter().map(|tour| self.cost(tour.length())).sum()
    }

    /// Inserts the cabbages that no tour has where they cost least.
    fn insert_missing_cabbages(&mut self) {
        for index in 0..self.cabbages.len() {
            let cell = self.cabbages[index];
            if self.place_by_cabbage[usize::from(cell)].0 != NO_TOUR {
                continue;
            }
            let mut best: Option<(f32, Place)> = None;
            for tour in 0..RABBITS {
                if self.starts[tour] == NOWHERE {
                    continue;
                }
                let length = self.tours[tour].length();
                for index in 0..=self.tours[tour].cells.len() {
                    let previous_cell = self.cell_before(tour, index);
                    let mut added_steps = self.steps(previous_cell, cell);
                    if let Some(&next_cell) = self.tours[tour].cells.get(index) {
                        added_steps +=
                            self.steps(cell, next_cell) - self.steps(previous_cell, next_cell);
                    }
                    let cost = added_steps as f32 * 4.0 + (length + added_steps) as f32;
                    if best.is_none_or(|(lowest, _)| cost < lowest) {
                        best = Some((cost, (tour, index)));
                    }
                }
            }
            let (_, (tour, index)) = best.expect("a rabbit is free");
            self.tours[tour].cells.insert(index, cell);
            self.update_places(tour);
        }
    }

    #[inline]
    fn steps(&self, from: u16, to: u16) -> i32 {
        i32::from(self.maze.distance(from, to))
    }

    /// The cell before an index in a tour.
    #[inline]
    fn cell_before(&self, tour: usize, index: usize) -> u16 {
        match index {
            0 => self.starts[tour],
            _ => self.tours[tour].cells[index - 1],
        }
    }

    /// The number of steps between two successive cells; 0 after the end of a tour.
    #[inline]
    fn steps_to_next(&self, from: u16, to: Option<&u16>) -> i32 {
        to.map_or(0, |&to| self.steps(from, to))
    }

    /// Counts the steps of a tour again, and records the places of its cabbages.
    fn update_places(&mut self, number: usize) {
        let tour = &mut self.tours[number];
        tour.steps.clear();
        let (mut from, mut steps) = (self.starts[number], 0);
        for (index, &cell) in tour.cells.iter().enumerate() {
            steps += i32::from(self.maze.distance(from, cell));
            tour.steps.push(steps);
            self.place_by_cabbage[usize::from(cell)] = (number as u8, index as u16);
            from = cell;
        }
    }

    /// The place of a cabbage; `None` if no tour has it.
    fn place(&self, cell: u16) -> Option<Place> {
        let (tour, index) = self.place_by_cabbage[usize::from(cell)];
        (tour != NO_TOUR).then_some((tour.into(), index.into()))
    }

    /// Tries to make two near cabbages neighbours in a tour. Keeps the change if the cost does not rise too much.
    fn try_change(&mut self, temperature: f32) {
        let first = self.cabbages[self.random.below(self.cabbages.len())];
        let mut second = self.nearest_cells[usize::from(first)][self.random.below(NEAR_CELLS)];
        if self.place_by_cabbage[usize::from(second)].0 == NO_TOUR {
            second = self.cabbages[self.random.below(self.cabbages.len())];
        }
        if first == second {
            return;
        }
        let (Some(a), Some(b)) = (self.place(first), self.place(second)) else {
            return;
        };
        // The chance of accepting a rise falls with its size about as in annealing. The formula avoids a logarithm, which
        // machines round differently.
        let chance = self.random.fraction();
        let max_rise = temperature * (1.0 - chance) / (chance + 0.1);
        match self.random.below(3) {
            0 if a.0 == b.0 => self.reverse_between(a, b, max_rise),
            1 if a.0 != b.0 => self.swap_tails(a, b, max_rise),
            _ => self.move_beside(a, b, max_rise),
        }
    }

    /// Moves up to a few cells, including `a`, next to `b`.
    fn move_beside(&mut self, (from, first): Place, (to, beside): Place, max_rise: f32) {
        let cells = &self.tours[from].cells;
        let count = 1 + self.random.below(4);
        let goes_after = self.random.below(2) == 0;
        // `a` ends up next to `b`, so the cells that move are `a` and the cells after it, or `a` and the cells before it.
        let (low, high) = match self.random.below(2) {
            0 => (first, (first + count).min(cells.len())),
            _ => ((first + 1).saturating_sub(count), first + 1),
        };
        if from == to && (low..high).contains(&beside) {
            return;
        }
        let (near, far) = if first == low {
            (cells[low], cells[high - 1])
        } else {
            (cells[high - 1], cells[low])
        };
        let before = self.cell_before(from, low);
        let after = cells.get(high);
        let inner_steps = self.tours[from].steps[high - 1] - self.tours[from].steps[low];
        let removed_steps = self.steps_to_next(before, after)
            - self.steps(before, cells[low])
            - self.steps_to_next(cells[high - 1], after)
            - inner_steps;
        let target = &self.tours[to].cells;
        let neighbour = target[beside];
        // After `b`: b, a, …; before `b`: …, a, b.
        let (gap, added_steps) = if goes_after {
            let next = target.get(beside + 1);
            let added_steps = self.steps(neighbour, near) + self.steps_to_next(far, next)
                - self.steps_to_next(neighbour, next);
            (beside + 1, added_steps + inner_steps)
        } else {
            let previous = self.cell_before(to, beside);
            let added_steps = self.steps(previous, far) + self.steps(near, neighbour)
                - self.steps(previous, neighbour);
            (beside, added_steps + inner_steps)
        };
        if from == to && (gap == low || gap == high) {
            return;
        }
        let rise = if from == to {
            self.cost_rise(from, removed_steps + added_steps)
        } else {
            self.cost_rise(from, removed_steps) + self.cost_rise(to, added_steps)
        };
        if rise > max_rise {
            return;
        }
        let mut moved_cells: [u16; 4] = [0; 4];
        let moved_cells = &mut moved_cells[..high - low];
        moved_cells.copy_from_slice(&self.tours[from].cells[low..high]);
        if (first == low) != goes_after {
            moved_cells.reverse();
        }
        self.tours[from].cells.drain(low..high);
        let gap = if from == to && gap > low {
            gap - moved_cells.len()
        } else {
            gap
        };
        self.tours[to]
            .cells
            .splice(gap..gap, moved_cells.iter().copied());
        self.update_places(from);
        if from != to {
            self.update_places(to);
        }
    }

    /// The rise in cost if a tour becomes longer by `added_steps`.
    #[inline]
    fn cost_rise(&self, tour: usize, added_steps: i32) -> f32 {
        let length = self.tours[tour].length();
        self.cost(length + added_steps) - self.cost(length)
    }

    /// Reverses the part of a tour between two cells, so that they become neighbours.
    fn reverse_between(&mut self, a: Place, b: Place, max_rise: f32) {
        let (tour, low, high) = (a.0, a.1.min(b.1), a.1.max(b.1));
        // Either low | (low + 1 … high) | next, or previous | (low … high - 1) | high.
        let (start, end) = match self.random.below(2) {
            0 => (low + 1, high + 1),
            _ => (low, high),
        };
        if end - start < 2 {
            return;
        }
        let cells = &self.tours[tour].cells;
        let before = self.cell_before(tour, start);
        let (head, tail, after) = (cells[start], cells[end - 1], cells.get(end));
        let added_steps = self.steps(before, tail) + self.steps_to_next(head, after)
            - self.steps(before, head)
            - self.steps_to_next(tail, after);
        if self.cost_rise(tour, added_steps) > max_rise {
            return;
        }
        self.tours[tour].cells[start..end].reverse();
        self.update_places(tour);
    }

    /// Exchanges the tails of two tours: `b` and its tail follow `a`, and the tail after `a` follows the cell before `b`.
    fn swap_tails(&mut self, (one, a): Place, (two, b): Place, max_rise: f32) {
        let (first, second) = (&self.tours[one], &self.tours[two]);
        let steps_to_a = first.steps[a];
        let steps_before_b = match b {
            0 => 0,
            _ => second.steps[b - 1],
        };
        let to_second = first.cells.get(a + 1);
        let steps_after_a = to_second.map_or(0, |_| first.length() - first.steps[a + 1]);
        let new_first_length =
            steps_to_a + self.steps(first.cells[a], second.cells[b]) + second.length()
                - second.steps[b];
        let new_second_length = steps_before_b
            + self.steps_to_next(self.cell_before(two, b), to_second)
            + steps_after_a;
        let rise = self.cost_rise(one, new_first_length - first.length())
            + self.cost_rise(two, new_second_length - second.length());
        if rise > max_rise {
            return;
        }
        let tail_from_b = self.tours[two].cells.split_off(b);
        let tail_after_a = self.tours[one].cells.split_off(a + 1);
        self.tours[one].cells.extend(tail_from_b);
        self.tours[two].cells.extend(tail_after_a);
        self.update_places(one);
        self.update_places(two);
    }
}

/// The cells nearest to a cell.
fn find_nearest_cells(maze: &Maze, from: u16) -> [u16; NEAR_CELLS] {
    let mut cells: Vec<u16> = (0..CELLS as u16).filter(|&cell| cell != from).collect();
    ascending(&mut cells, |&cell| maze.distance(from, cell));
    std::array::from_fn(|index| cells[index])
}
