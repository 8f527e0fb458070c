//! A simple independent implementation of the statement: each animal is an object that moves from square to square by itself.
//!
//! It is the reference for tests of our simulation, and the baseline for its speed. So it is reasonably efficient: an animal
//! looks only at the squares around it, never at the other animals.

use warren::games::mice::{Arrow, Board, Cell, Heading};

#[derive(Clone, Copy)]
struct Animal {
    /// Its square.
    at: usize,
    heading: Heading,
    is_cat: bool,
}

/// A cell of the board, or of the margin around it where animals are produced.
#[derive(Clone, Copy, Default)]
struct Square {
    is_margin: bool,
    is_pit: bool,
    rocket: Option<usize>,
    arrow: Option<Heading>,
    /// The last turn in which a cat arrived here and stayed.
    cat: u32,
    /// The same by the cat's heading.
    cat_with: [u32; 4],
}

/// A simulated game.
pub struct Plain<'a> {
    board: &'a Board,
    /// Row by row, with the margin.
    squares: Vec<Square>,
    animals: Vec<Animal>,
    /// By player, the oldest first.
    arrows: Vec<Vec<Arrow>>,
    /// The points of each player.
    pub points: Vec<u32>,
    turn: u32,
    /// The offset to the next square, by heading.
    steps: [isize; 4],
}

impl<'a> Plain<'a> {
    /// The start of a game.
    pub fn new(board: &'a Board) -> Plain<'a> {
        let (players, size) = (board.rockets().len(), usize::from(board.size()));
        let width = size + 2;
        let mut plain = Plain {
            board,
            squares: vec![Square::default(); width * width],
            animals: Vec::new(),
            arrows: vec![Vec::new(); players],
            points: vec![0; players],
            turn: 0,
            steps: [-(width as isize), 1, width as isize, -1],
        };
        for at in 0..width {
            for margin in [
                at,
                (width - 1) * width + at,
                at * width,
                at * width + width - 1,
            ] {
                plain.squares[margin].is_margin = true;
            }
        }
        for pit in [
            width + 1,
            width + size,
            size * width + 1,
            size * width + size,
        ] {
            plain.squares[pit].is_pit = true;
        }
        for (player, &rocket) in board.rockets().iter().enumerate() {
            let at = plain.square(rocket);
            plain.squares[at].rocket = Some(player);
        }
        plain
    }

    fn square(&self, Cell { x, y }: Cell) -> usize {
        let width = usize::from(self.board.size()) + 2;
        (usize::from(y) + 1) * width + usize::from(x) + 1
    }

    fn next(steps: &[isize; 4], at: usize, heading: Heading) -> usize {
        at.wrapping_add_signed(steps[heading as usize])
    }

    /// A whole turn, ended by an arrow.
    pub fn turn(&mut self, arrow: Arrow) {
        self.produce();
        self.move_and_score();
        self.eat_and_redirect();
        self.place(arrow);
        if self.turn == u32::from(self.board.turns()) {
            self.produce();
            self.move_and_score();
        }
    }

    /// Step 1.
    fn produce(&mut self) {
        self.turn += 1;
        let size = self.board.size();
        for door in self.board.doors() {
            let inside = self.square(door.cell(size));
            self.animals.push(Animal {
                at: Plain::next(&self.steps, inside, door.wall),
                heading: door.wall.opposite(),
                is_cat: self.turn.is_multiple_of(10),
            });
        }
    }

    /// Steps 2 to 4. Cats that stay on the board are noted on their squares.
    fn move_and_score(&mut self) {
        let (squares, steps, turn) = (&mut self.squares[..], &self.steps, self.turn);
        let mut scored = [[0, 0]; 4];
        self.animals.retain_mut(|animal| {
            animal.at = Plain::next(steps, animal.at, animal.heading);
            let square = &mut squares[animal.at];
            if let Some(player) = square.rocket {
                scored[player][usize::from(animal.is_cat)] += 1;
                return false;
            }
            if square.is_pit {
                return false;
            }
            if animal.is_cat {
                square.cat = turn;
                square.cat_with[animal.heading as usize] = turn;
            }
            true
        });
        for (points, [mice, cats]) in self.points.iter_mut().zip(scored) {
            *points = (*points + mice).saturating_sub(10 * cats);
        }
    }

    /// Steps 5 and 6.
    fn eat_and_redirect(&mut self) {
        let (squares, steps, turn) = (&self.squares[..], &self.steps, self.turn);
        self.animals.retain_mut(|animal| {
            let square = &squares[animal.at];
            if !animal.is_cat {
                let opposite = animal.heading.opposite();
                let came_from = &squares[Plain::next(steps, animal.at, opposite)];
                // A cat from the opposite direction changed places with the mouse.
                if square.cat == turn || came_from.cat_with[opposite as usize] == turn {
                    return false;
                }
            }
            if let Some(heading) = square.arrow {
                animal.heading = heading;
            }
            if squares[Plain::next(steps, animal.at, animal.heading)].is_margin {
                animal.heading = animal.heading.left();
            }
            true
        });
    }

    /// Step 7.
    fn place(&mut self, arrow: Arrow) {
        let player = (self.turn - 1) as usize % self.points.len();
        if self.arrows[player].len() == 3 {
            let oldest = self.arrows[player].remove(0);
            let at = self.square(oldest.cell);
            self.squares[at].arrow = None;
        }
        self.arrows[player].push(arrow);
        let at = self.square(arrow.cell);
        self.squares[at].arrow = Some(arrow.heading);
    }

    /// Returns the numbers of mice and cats, by cell, row by row, and by heading.
    #[allow(dead_code, reason = "the test compares them, the bench does not")]
    pub fn animals(&self) -> Vec<[[u32; 2]; 4]> {
        let mut counts = vec![[[0; 2]; 4]; self.squares.len()];
        for animal in &self.animals {
            counts[animal.at][animal.heading as usize][usize::from(animal.is_cat)] += 1;
        }
        let cells = self.squares.iter().zip(counts);
        let cells = cells.filter(|(square, _)| !square.is_margin);
        cells.map(|(_, counts)| counts).collect()
    }
}
