// Fugitive and Detectives: a first program. Its detectives keep count of the cities where the fugitive can be,
// and close in on them. Its fugitive keeps away from detectives and leaves them many cities to search.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities

use std::collections::BTreeSet;

// ---- The board ----

/// The knowledge of one side.
#[derive(Clone)]
struct Board {
    /// By city, the kind of a road and the city at its other end; there is no city 0.
    roads: Vec<Vec<(String, usize)>>,
    /// `distances[a][b]` is the number of roads from city a to city b.
    distances: Vec<Vec<usize>>,
    detectives: Vec<usize>,
    /// Its city, if we know it.
    fugitive: Option<usize>,
    /// The cities where the detectives must expect it.
    possible: BTreeSet<usize>,
    /// The number of the fugitive's moves.
    turn: usize,
}

impl Board {
    /// Reads the map, the text of connect.txt.
    fn read(map: &str) -> Option<Board> {
        let text = map.replace('-', " ");
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut roads: Vec<Vec<(String, usize)>> =
            vec![Vec::new(); words.first()?.parse::<usize>().ok()? + 1];
        for road in words[1..].chunks_exact(3) {
            let (from, to): (usize, usize) = (road[1].parse().ok()?, road[2].parse().ok()?);
            if !roads[from].contains(&(road[0].to_owned(), to)) {
                roads[from].push((road[0].to_owned(), to));
                roads[to].push((road[0].to_owned(), from));
            }
        }
        let distances = (0..roads.len()).map(|city| distances_from(city, &roads)).collect();
        let (detectives, possible) = (Vec::new(), BTreeSet::new());
        Some(Board { roads, distances, detectives, fugitive: None, possible, turn: 0 })
    }

    fn cities(&self) -> std::ops::Range<usize> {
        1..self.roads.len()
    }

    /// The detectives go to four cities, at the start, too.
    fn play_detectives(&mut self, cities: Vec<usize>) {
        self.detectives = cities;
        self.expect_in(self.possible.clone());
    }

    fn start_fugitive(&mut self, city: usize) {
        self.fugitive = Some(city);
        self.possible = [city].into();
    }

    /// The fugitive moves: T 101, or T if we do not know the city.
    fn play_fugitive(&mut self, line: &str) {
        let mut words = line.split(' ');
        let kind = words.next();
        self.turn += 1;
        self.fugitive = words.next().and_then(|city| city.parse().ok());
        let roads = self.possible.iter().flat_map(|&city| &self.roads[city]);
        let reached = roads.filter(|(by, _)| kind == Some(by)).map(|road| road.1).collect();
        let is_announced = self.turn % 5 == 0;
        self.expect_in(if is_announced { self.fugitive.into_iter().collect() } else { reached });
    }

    /// Leaves out the detectives' cities, where it would be caught.
    fn expect_in(&mut self, cities: BTreeSet<usize>) {
        self.possible = cities;
        self.possible.retain(|city| !self.detectives.contains(city));
        if self.possible.len() == 1 {
            self.fugitive = self.fugitive.or(self.possible.first().copied());
        }
    }

    /// The number of roads from a city to the nearest of these detectives.
    fn away(&self, city: usize, detectives: &[usize]) -> usize {
        detectives.iter().map(|&detective| self.distances[detective][city]).min().unwrap_or(usize::MAX)
    }
}

fn distances_from(city: usize, roads: &[Vec<(String, usize)>]) -> Vec<usize> {
    let mut distances = vec![usize::MAX; roads.len()];
    distances[city] = 0;
    let mut queue = vec![city];
    let mut i = 0;
    while let Some(&from) = queue.get(i) {
        for &(_, to) in &roads[from] {
            if distances[to] == usize::MAX {
                distances[to] = distances[from] + 1;
                queue.push(to); // the outer loop will come to it
            }
        }
        i += 1;
    }
    distances
}

// ---- The program ----

/// The detectives' next cities, the first of which are `moved`; `None` if there is no such move. One after the other
/// goes where the possible cities are nearest to a detective, on average.
/// Where to go on: also look where the fugitive can be after its next move.
fn chase(board: &Board, moved: &[usize]) -> Option<Vec<usize>> {
    let Some(&here) = board.detectives.get(moved.len()) else { return Some(moved.to_vec()) };
    let open = board.roads[here].iter().map(|road| road.1).filter(|to| !moved.contains(to));
    let with = |city: usize| [moved, &[city]].concat();
    let mut next: Vec<usize> = open.collect();
    next.sort_by_cached_key(|&city| {
        board.possible.iter().map(|&goal| board.away(goal, &with(city))).sum::<usize>()
    });
    next.into_iter().find_map(|city| chase(board, &with(city)))
}

/// The fugitive's next move. It stays out of the detectives' reach, and then likes many possible cities.
/// Where to go on: keep ways out open, and look at the detectives' answers.
fn flee(board: &Board) -> Option<String> {
    let worth = |line: &String| {
        let mut next = board.clone();
        next.play_fugitive(line);
        let away = next.fugitive.map_or(0, |city| next.away(city, &next.detectives));
        1000 * away.min(3) + 10 * next.possible.len() + away
    };
    let moves = board.roads[board.fugitive?].iter().map(|(kind, to)| format!("{kind} {to}"));
    moves.min_by_key(|line| usize::MAX - worth(line)) // the first of the best
}

/// The next line, until Quit or the end of the input.
fn read_line() -> Option<String> {
    std::io::stdin().lines().next()?.ok().filter(|line| line != "Quit")
}

fn play_detectives(mut board: Board) -> Option<()> {
    let count = board.cities().len();
    board.play_detectives((1..=4).map(|quarter| count * quarter / 4).collect());
    board.detectives.iter().for_each(|city| println!("{city}")); // `println!` sends a line at once
    board.start_fugitive(read_line()?.parse().ok()?);
    loop {
        board.play_fugitive(&read_line()?);
        board.play_detectives(chase(&board, &[])?);
        board.detectives.iter().for_each(|city| println!("{city}"));
    }
}

fn play_fugitive(mut board: Board) -> Option<()> {
    loop {
        board.play_detectives((0..4).map(|_| read_line()?.parse().ok()).collect::<Option<_>>()?);
        if board.fugitive.is_none() {
            let away = |city: &usize| usize::MAX - board.away(*city, &board.detectives);
            let city = board.cities().min_by_key(away)?;
            board.start_fugitive(city);
            println!("{city}");
        }
        let line = flee(&board)?;
        println!("{line}");
        board.play_fugitive(&line);
    }
}

fn main() {
    let map = std::fs::read_to_string("connect.txt").expect("a map in connect.txt");
    let board = Board::read(&map).expect("a map in connect.txt");
    let play = if read_line().as_deref() == Some("Fugitive") { play_fugitive } else { play_detectives };
    play(board);
}
