//! Checks the legality of moves, by the moving side's knowledge.

use super::{Cities, City, DETECTIVES, Map, RoadKind, Stage};
use crate::core::game::IllegalMove;

impl Map {
    /// Whether these detectives can all go to different cities.
    pub fn can_all_go(&self, detectives: &[City]) -> bool {
        self.can_all_go_except(detectives, Cities::NONE)
    }

    /// Whether these detectives can all go to different cities that are not in `taken`.
    fn can_all_go_except(&self, detectives: &[City], taken: Cities) -> bool {
        let Some((first, others)) = detectives.split_first() else {
            return true;
        };
        // One more city than detectives is enough: whatever the others take, one is left.
        let free_cities = self.around(*first).without(&taken);
        free_cities.iter().take(DETECTIVES).any(|city| {
            let mut taken = taken;
            taken.insert(city);
            self.can_all_go_except(others, taken)
        })
    }

    /// Whether these detectives can all go to different cities and so take all of `wrong_move`.
    pub fn can_take(&self, detectives: &[City], wanted: &Cities) -> bool {
        self.can_take_except(detectives, *wanted, *wanted)
    }

    /// Whether they can take all of `wanted_left` without going to the rest of `taken`.
    fn can_take_except(&self, detectives: &[City], wanted_left: Cities, taken: Cities) -> bool {
        if wanted_left.is_empty() {
            return self.can_all_go_except(detectives, taken);
        }
        let Some((first, others)) = detectives.split_first() else {
            return false;
        };
        if wanted_left.len() > detectives.len() {
            return false;
        }
        let can_all_take = |city: City| {
            let (mut wanted_left, mut taken) = (wanted_left, taken);
            wanted_left.remove(city);
            taken.insert(city);
            self.can_take_except(others, wanted_left, taken)
        };
        let around = self.around(*first);
        let free_cities = around.without(&taken);
        around.common(&wanted_left).iter().any(can_all_take)
            || free_cities.iter().take(DETECTIVES).any(can_all_take)
    }

    /// Checks that a city is on the map.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_city(&self, city: City) -> Result<(), IllegalMove> {
        if self.contains(city) {
            Ok(())
        } else {
            Err(IllegalMove::new(
                "fugitive-no-city",
                "there is no city {city}: the map has the cities 1 to {last}",
                vec![
                    ("city", city.to_string()),
                    ("last", self.size().to_string()),
                ],
            ))
        }
    }

    /// Checks that the detectives may go to these cities, or be placed there if `from` is `None`.
    ///
    /// # Errors
    /// The first rule that it breaks.
    pub fn check_detectives(
        &self,
        from: Option<&[City; DETECTIVES]>,
        to: &[City; DETECTIVES],
    ) -> Result<(), IllegalMove> {
        to.iter().try_for_each(|&city| self.check_city(city))?;
        for (detective, (&from, &to)) in (1_u8..).zip(from.into_iter().flatten().zip(to)) {
            if !self.around(from).contains(to) {
                return Err(IllegalMove::new(
                    "fugitive-detective-road",
                    "detective {detective} needs a road, and none leads from {from} to {to}",
                    vec![
                        ("detective", detective.to_string()),
                        ("from", from.to_string()),
                        ("to", to.to_string()),
                    ],
                ));
            }
        }
        match shared_city(to) {
            None => Ok(()),
            Some(city) => Err(IllegalMove::new(
                "fugitive-same-city",
                "two detectives would be in {city}, but all four must be in different cities",
                vec![("city", city.to_string())],
            )),
        }
    }

    /// Checks that the fugitive may go by a kind of road from one city to another.
    ///
    /// # Errors
    /// The first rule that it breaks.
    pub fn check_run(
        &self,
        from: Option<City>,
        kind: RoadKind,
        to: City,
    ) -> Result<(), IllegalMove> {
        self.check_city(to)?;
        match from {
            Some(from) if !self.neighbours(kind, from).contains(to) => Err(IllegalMove::new(
                "fugitive-road",
                "no road of kind {kind} leads from {from} to {to}",
                vec![
                    ("kind", kind.letter().to_string()),
                    ("from", from.to_string()),
                    ("to", to.to_string()),
                ],
            )),
            _ => Ok(()),
        }
    }
}

impl Stage {
    /// The rule that a move breaks if it does not fit this stage.
    pub fn wrong_move(self) -> IllegalMove {
        let rule_broken = |rule, template| IllegalMove::new(rule, template, Vec::new());
        match self {
            Stage::Places | Stage::Chase => rule_broken(
                "fugitive-detectives-turn",
                "the detectives' four cities are expected here, such as 1 2 3 4",
            ),
            Stage::Start => rule_broken(
                "fugitive-start-turn",
                "the fugitive's first city is expected here, such as 3",
            ),
            Stage::Run => rule_broken(
                "fugitive-run-turn",
                "a kind of road and a city are expected here, such as T 3",
            ),
        }
    }
}

/// A city with two detectives, if there is one.
pub(super) fn shared_city(detectives: &[City; DETECTIVES]) -> Option<City> {
    let mut seen_cities = Cities::NONE;
    detectives.iter().copied().find(|&city| {
        let is_shared = seen_cities.contains(city);
        seen_cities.insert(city);
        is_shared
    })
}
