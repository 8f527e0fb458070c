//! The statement read once more, as plainly as can be: an object an animal, one step after the other.

use warren::games::mice::{Arrow, Board, Heading};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Animal {
    x: i32,
    y: i32,
    heading: Heading,
    is_cat: bool,
    /// Where it was before its last step.
    from: (i32, i32),
}

pub struct Plain<'a> {
    board: &'a Board,
    animals: Vec<Animal>,
    arrows: Vec<Vec<Arrow>>,
    pub points: Vec<u32>,
    turn: u32,
}

impl<'a> Plain<'a> {
    pub fn new(board: &'a Board) -> Plain<'a> {
        let players = board.rockets().len();
        Plain {
            board,
            animals: Vec::new(),
            arrows: vec![Vec::new(); players],
            points: vec![0; players],
            turn: 0,
        }
    }

    /// A whole turn, ended by an arrow.
    pub fn turn(&mut self, arrow: Arrow) {
        self.move_and_score();
        self.eat();
        self.redirect();
        let player = (self.turn - 1) as usize % self.points.len();
        self.arrows[player].push(arrow);
        if self.arrows[player].len() > 3 {
            self.arrows[player].remove(0);
        }
        if self.turn == u32::from(self.board.turns()) {
            self.move_and_score();
        }
    }

    fn move_and_score(&mut self) {
        self.turn += 1;
        let size = i32::from(self.board.size());
        for door in self.board.doors() {
            let at = i32::from(door.at);
            let (x, y) = match door.wall {
                Heading::North => (at, -1),
                Heading::East => (size, at),
                Heading::South => (at, size),
                Heading::West => (-1, at),
            };
            self.animals.push(Animal {
                x,
                y,
                heading: door.wall.opposite(),
                is_cat: self.turn.is_multiple_of(10),
                from: (x, y),
            });
        }
        for animal in &mut self.animals {
            animal.from = (animal.x, animal.y);
            match animal.heading {
                Heading::North => animal.y -= 1,
                Heading::East => animal.x += 1,
                Heading::South => animal.y += 1,
                Heading::West => animal.x -= 1,
            }
        }
        for (points, rocket) in self.points.iter_mut().zip(self.board.rockets()) {
            let at = (i32::from(rocket.x), i32::from(rocket.y));
            for cats in [false, true] {
                let kind = |animal: &&Animal| (animal.x, animal.y) == at && animal.is_cat == cats;
                let arrived = self.animals.iter().filter(kind).count() as u32;
                match cats {
                    false => *points += arrived,
                    true => *points = points.saturating_sub(10 * arrived),
                }
            }
            self.animals.retain(|animal| (animal.x, animal.y) != at);
        }
        let edge = |at: i32| at == 0 || at == size - 1;
        self.animals
            .retain(|animal| !(edge(animal.x) && edge(animal.y)));
    }

    fn eat(&mut self) {
        let cats: Vec<Animal> = self.animals.iter().filter(|a| a.is_cat).copied().collect();
        self.animals.retain(|mouse| {
            let here = (mouse.x, mouse.y);
            let meets = |cat: &Animal| {
                (cat.x, cat.y) == here || (cat.x, cat.y) == mouse.from && cat.from == here
            };
            mouse.is_cat || !cats.iter().any(meets)
        });
    }

    fn redirect(&mut self) {
        let last = i32::from(self.board.size()) - 1;
        for animal in &mut self.animals {
            for arrow in self.arrows.iter().flatten() {
                if (animal.x, animal.y) == (arrow.cell.x.into(), arrow.cell.y.into()) {
                    animal.heading = arrow.heading;
                }
            }
            let faces_wall = match animal.heading {
                Heading::North => animal.y == 0,
                Heading::East => animal.x == last,
                Heading::South => animal.y == last,
                Heading::West => animal.x == 0,
            };
            if faces_wall {
                animal.heading = animal.heading.left();
            }
        }
    }

    /// How many mice and cats stand on a cell with a heading.
    pub fn count(&self, x: u8, y: u8, heading: Heading) -> [u32; 2] {
        [false, true].map(|is_cat| {
            let here = |animal: &&Animal| {
                (animal.x, animal.y) == (x.into(), y.into())
                    && animal.heading == heading
                    && animal.is_cat == is_cat
            };
            self.animals.iter().filter(here).count() as u32
        })
    }
}
