// Fugitive and Detectives: a first program. Its detectives go where the fugitive was seen last; making
// use of the letters C, T and P is left to you. Its fugitive keeps away from the nearest detective.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities
use std::collections::{BTreeMap, BTreeSet};
type Roads = BTreeMap<usize, Vec<(String, usize)>>; // by city: the kind and the city at the other end
type Steps = BTreeMap<usize, usize>; // by city

/// The next line, until Quit or the end of the input.
fn read_line() -> Option<String> {
    std::io::stdin().lines().next()?.ok().filter(|line| line != "Quit")
}

fn read_map() -> Option<Roads> {
    let text = std::fs::read_to_string("connect.txt").ok()?.replace('-', " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut roads = Roads::new();
    for road in words[1..].chunks_exact(3) {
        let (from, to) = (road[1].parse().ok()?, road[2].parse().ok()?);
        roads.entry(from).or_default().push((road[0].to_owned(), to));
        roads.entry(to).or_default().push((road[0].to_owned(), from));
    }
    Some(roads)
}

/// By city, the number of roads to the nearest of these cities.
fn distances(roads: &Roads, mut cities: BTreeSet<usize>) -> Steps {
    let mut steps = Steps::new();
    for count in 0..roads.len() {
        steps.extend(cities.iter().map(|&city| (city, count)));
        cities = cities.iter().flat_map(|city| &roads[city]).map(|road| road.1).collect();
        cities.retain(|city| !steps.contains_key(city));
    }
    steps
}

/// The detectives' next cities, no two the same. The first of them have `moved`.
fn chase(roads: &Roads, from: &[usize], away: &Steps, moved: &[usize]) -> Option<Vec<usize>> {
    let Some(here) = from.get(moved.len()) else { return Some(moved.to_vec()) };
    let open = roads[here].iter().map(|road| road.1).filter(|to| !moved.contains(to));
    let mut next: Vec<usize> = open.collect();
    next.sort_by_key(|city| away[city]);
    next.iter().find_map(|&city| chase(roads, from, away, &[moved, &[city]].concat()))
}

fn play_detectives(roads: &Roads) -> Option<()> {
    let mut detectives: Vec<usize> = (1..=4).map(|quarter| roads.len() * quarter / 4).collect();
    detectives.iter().for_each(|city| println!("{city}")); // `println!` sends a line at once
    let mut seen = read_line()?.parse().ok()?;
    loop {
        seen = read_line()?.split(' ').nth(1).map_or(Some(seen), |city| city.parse().ok())?;
        detectives = chase(roads, &detectives, &distances(roads, [seen].into()), &[])?;
        detectives.iter().for_each(|city| println!("{city}"));
    }
}

fn play_fugitive(roads: &Roads) -> Option<()> {
    let mut here = 0;
    loop {
        let away = distances(roads, (0..4).map(|_| read_line()?.parse().ok()).collect::<Option<_>>()?);
        if here == 0 {
            here = *away.keys().min_by_key(|city| usize::MAX - away[city])?;
            println!("{here}");
        }
        let (kind, to) = roads[&here].iter().min_by_key(|road| usize::MAX - away[&road.1])?;
        println!("{kind} {to}");
        here = *to;
    }
}

fn main() {
    let roads = read_map().expect("a map in connect.txt");
    let play = if read_line().as_deref() == Some("Fugitive") { play_fugitive } else { play_detectives };
    play(&roads);
}
