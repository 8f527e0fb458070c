//! What the detectives can know of where the fugitive is.

use super::{Cities, City, DETECTIVES, Kind, Map};

/// The cities where the fugitive can be, exactly, from all that the detectives were told and the game going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    cities: Cities,
}

impl Belief {
    /// When the fugitive is known to be in a city.
    pub fn known(city: City) -> Belief {
        Belief {
            cities: Cities::from_iter([city]),
        }
    }

    /// When the fugitive is known to be in one of some cities.
    pub fn among(cities: Cities) -> Belief {
        Belief { cities }
    }

    /// The cities, none if what was told cannot be.
    pub fn cities(&self) -> &Cities {
        &self.cities
    }

    /// The fugitive has travelled by a kind of road, to `announced` if that was told, and has run into no detective.
    pub fn after_run(
        &self,
        map: &Map,
        kind: Kind,
        announced: Option<City>,
        detectives: &[City; DETECTIVES],
    ) -> Belief {
        let mut cities = map.next(kind, &self.cities);
        if let Some(city) = announced {
            cities = cities.common(&Cities::from_iter([city]));
        }
        Belief { cities }.after_chase(detectives)
    }

    /// The detectives have gone to these cities and caught nobody.
    pub fn after_chase(&self, detectives: &[City; DETECTIVES]) -> Belief {
        let taken = detectives.iter().copied().collect();
        Belief {
            cities: self.cities.without(&taken),
        }
    }
}
