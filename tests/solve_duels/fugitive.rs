use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::puzzle::Goal;
use warren::games::fugitive::solver::legal_moves;
use warren::games::fugitive::{City, Fugitive};
use warren::thinking::puzzle::Duel;
use warren::thinking::search::Random;

use super::check;
use warren_testkit::plain::duels::Each;

#[test]
fn catches_and_flights_are_as_all_moves_say() {
    let mut random = Random::new(3);
    let mut met = [0, 0];
    for seed in 0..24 {
        let options = MapOptions {
            roads: 20,
            ..MapOptions::of(7)
        };
        let map = std::sync::Arc::new(map(&options, seed).unwrap());
        let mut cities: Vec<City> = map.cities().collect();
        random.shuffle(&mut cities);
        let detectives = [cities[0], cities[1], cities[2], cities[3]];
        let ply = 2 + random.below(20) as u32;
        let start = Fugitive::with(map, detectives, cities[4], ply).unwrap();
        assert_eq!(legal_moves(&start).len(), start.each().len());
        let goal = match ply % 2 {
            0 => Goal::Free(1),
            _ => Goal::Catch(1 + random.below(2) as u32),
        };
        met[usize::from(check(&Duel::new(start, goal).unwrap()))] += 1;
    }
    assert!(met[0] > 2 && met[1] > 2, "{met:?}");
}
