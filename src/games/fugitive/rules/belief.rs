//! The detectives' belief about the fugitive's city.

use super::{Cities, City, DETECTIVES, Map, RoadKind};

/// Exactly the cities where the fugitive can be, given all messages to the detectives and that the game continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    cities: Cities,
}

impl Belief {
    /// The belief when the fugitive is known to be in a city.
    pub fn certain(city: City) -> Belief {
        Belief {
            cities: Cities::from_iter([city]),
        }
    }

    /// The belief when the fugitive is known to be in one of some cities.
    pub fn among(cities: Cities) -> Belief {
        Belief { cities }
    }

    /// The cities. There are none if the messages contradict each other.
    pub fn cities(&self) -> &Cities {
        &self.cities
    }

    /// The belief after the fugitive has taken a kind of road, to `announced` if the city was announced, and has met no
    /// detective.
    pub fn after_run(
        &self,
        map: &Map,
        kind: RoadKind,
        announced: Option<City>,
        detectives: &[City; DETECTIVES],
    ) -> Belief {
        let mut cities = map.reached_from(kind, &self.cities);
        if let Some(city) = announced {
            cities = cities.common(&Cities::from_iter([city]));
        }
        Belief { cities }.after_chase(detectives)
    }

    /// The belief after the detectives have gone to these cities without a capture.
    pub fn after_chase(&self, detectives: &[City; DETECTIVES]) -> Belief {
        let occupied = detectives.iter().copied().collect();
        Belief {
            cities: self.cities.without(&occupied),
        }
    }
}
