//! Maximum likelihood for ratings, where each game is a choice between few alternatives.
//!
//! In the model of Bradley and Terry a game is a choice between a win and a loss, in Davidson's also a draw. In the model of
//! Plackett and Luce the first place is a choice among the players, the second among the rest. All are conditional logit
//! models (McFadden 1974): an alternative has a probability in proportion to the exponential of a linear function of the
//! parameters. The logarithm of such a likelihood is concave, so Newton's method finds its only maximum.
//!
//! The prior is a likelihood too: that of imaginary games. With it the maximum is always finite.

use std::collections::HashMap;

use warren::thinking::search::Random;

use super::prior::ImaginaryGame;

/// The maximum number of seats of a game.
pub const SEATS: usize = 4;

/// One number for each of a choice's parameters.
type Coefficients = [f64; SEATS];

/// The alternatives of a choice: for each the coefficients of the choice's parameters.
pub type Alternatives = &'static [Coefficients];

/// Newton's method ends with a step in which no parameter moves further than this. The remaining error is smaller by about this
/// factor: less than 0.001 Elo after all games, less than 0.1 Elo in a resample.
const PRECISION: f64 = 1e-4;
const PRECISION_OF_RESAMPLE: f64 = 1e-2;

/// The maximum number of Newton's steps. Fewer than 20 are usual.
const MAX_STEPS: usize = 100;

/// No parameter moves further than this in a step. The curvature is no guide beyond it.
const MAX_STEP: f64 = 3.0;

/// A step is halved until it gains this share of what the slope promises, but not below this fraction.
const MIN_GAIN_SHARE: f64 = 1e-4;
const MIN_FRACTION: f64 = 1e-9;

/// A conjugate gradient step ends when the residual is at most this share of the first.
const RESIDUAL_SHARE: f64 = 1e-6;

/// Avoids a division by 0 where no choice depends on a parameter.
const MIN_CURVATURE: f64 = 1e-12;

/// The rounding error of a likelihood, as a share of it.
const ROUNDING_SHARE: f64 = 1e-12;

/// A choice that was made in one game or several.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The parameters. Unused ones at the end are 0, and their coefficients too.
    pub parameters: [usize; SEATS],
    pub alternatives: Alternatives,
}

/// A choice in a game, with the alternative that was chosen.
#[derive(Clone, Debug)]
struct Observation {
    /// The index of the choice.
    choice: usize,
    weight: f64,
    /// The coefficients of the chosen alternative, times the weight.
    chosen_sums: Coefficients,
}

/// The choices in the games of a tournament, by groups of games.
///
/// The parameters are the players' strengths and then others that the model needs. They are in natural units: a difference
/// of 1 is 400/ln 10 = 174 Elo.
pub struct Model {
    imaginary_games: Vec<ImaginaryGame>,
    choices: Vec<Choice>,
    /// By parameters and number of alternatives: the index of the choice.
    choice_indices: HashMap<([usize; SEATS], usize), usize>,
    groups: Vec<Vec<Observation>>,
}

impl Model {
    /// A model with an imaginary game for each parameter, in order.
    pub fn new(imaginary_games: Vec<ImaginaryGame>) -> Model {
        Model {
            imaginary_games,
            choices: Vec::new(),
            choice_indices: HashMap::new(),
            groups: Vec::new(),
        }
    }

    /// Begins the next group.
    pub fn begin_group(&mut self) {
        self.groups.push(Vec::new());
    }

    /// Adds a choice to the last group. `shares` are the weights of the alternatives; they add up to `weight`.
    pub fn add_choice(&mut self, choice: Choice, shares: &[f64]) {
        let mut chosen = [0.0; SEATS];
        for (alternative, share) in choice.alternatives.iter().zip(shares) {
            for (sum, coefficient) in chosen.iter_mut().zip(alternative) {
                *sum += share * coefficient;
            }
        }
        // Choices with equally many alternatives have the same ones in a model.
        let key = (choice.parameters, choice.alternatives.len());
        let number = *self.choice_indices.entry(key).or_insert_with(|| {
            self.choices.push(choice);
            self.choices.len() - 1
        });
        let observation = Observation {
            choice: number,
            weight: shares.iter().sum(),
            chosen_sums: chosen,
        };
        let group = self.groups.last_mut().expect("a group was begun");
        group.push(observation);
    }

    /// The most likely parameters for all games.
    pub fn fit(&self) -> Vec<f64> {
        let imaginary_games = self.imaginary_games.iter().map(|_| ImaginaryGame::MEAN);
        let group_weights = vec![1.0; self.groups.len()];
        self.most_likely_parameters(
            &group_weights,
            imaginary_games,
            vec![0.0; self.imaginary_games.len()],
            PRECISION,
        )
    }

    /// Returns the most likely parameters for a resample. `group_weights` says how often each group counts. The
    /// search begins at `start`.
    pub fn refit(&self, group_weights: &[f64], random: &mut Random, start: &[f64]) -> Vec<f64> {
        let imaginary_games = self
            .imaginary_games
            .iter()
            .map(|_| ImaginaryGame::sample(random));
        self.most_likely_parameters(
            group_weights,
            imaginary_games,
            start.to_vec(),
            PRECISION_OF_RESAMPLE,
        )
    }

    /// Returns the parameters with the greatest likelihood. `group_weights` says how often each group of games counts, and
    /// `imaginary_games` has the wins and losses in each imaginary game.
    fn most_likely_parameters(
        &self,
        group_weights: &[f64],
        imaginary_games: impl Iterator<Item = [f64; 2]>,
        start: Vec<f64>,
        precision: f64,
    ) -> Vec<f64> {
        let mut chosen = vec![0.0; self.imaginary_games.len()];
        let mut weights = vec![0.0; self.choices.len()];
        for (group, group_weight) in self.groups.iter().zip(group_weights) {
            for observation in group {
                weights[observation.choice] += group_weight * observation.weight;
                let parameters = self.choices[observation.choice].parameters;
                for (parameter, sum) in parameters.into_iter().zip(observation.chosen_sums) {
                    chosen[parameter] += group_weight * sum;
                }
            }
        }
        let mut choices: Vec<(&Choice, f64)> = self.choices.iter().zip(weights).collect();
        for (game, [won, lost]) in self.imaginary_games.iter().zip(imaginary_games) {
            // Only a win has a coefficient.
            chosen[game.parameter] += won;
            choices.push((&game.choice, won + lost));
        }
        choices.retain(|&(_, weight)| weight > 0.0);
        Likelihood {
            choices,
            chosen_sums: chosen,
        }
        .maximize(start, precision)
    }
}

/// The logarithm of a likelihood.
struct Likelihood<'a> {
    /// The choices and their weights.
    choices: Vec<(&'a Choice, f64)>,
    /// By parameter: the sum of the coefficients of the chosen alternatives.
    chosen_sums: Vec<f64>,
}

impl Likelihood<'_> {
    /// Newton's method from a start, with steps halved until they gain what the slope promises.
    fn maximize(&self, start: Vec<f64>, precision: f64) -> Vec<f64> {
        let mut point = start;
        let mut current = self.shape_at(&point);
        for _ in 0..MAX_STEPS {
            let mut step = current.newton_step();
            let largest_part = step
                .iter()
                .fold(0.0f64, |largest, part| largest.max(part.abs()));
            if largest_part < precision {
                add_multiple(&mut point, 1.0, &step);
                break;
            }
            if largest_part > MAX_STEP {
                step.iter_mut()
                    .for_each(|part| *part *= MAX_STEP / largest_part);
            }
            let gain = scalar_product(&current.gradient, &step);
            let rounding = ROUNDING_SHARE * (1.0 + current.value.abs());
            let mut fraction = 1.0;
            loop {
                let mut new_point = point.clone();
                add_multiple(&mut new_point, fraction, &step);
                let new_shape = self.shape_at(&new_point);
                if new_shape.value >= current.value + MIN_GAIN_SHARE * fraction * gain - rounding {
                    point = new_point;
                    current = new_shape;
                    break;
                }
                fraction /= 2.0;
                if fraction < MIN_FRACTION {
                    return point;
                }
            }
        }
        point
    }

    /// Returns the value and the derivatives at a point.
    fn shape_at(&self, point: &[f64]) -> LocalShape {
        let mut shape = LocalShape {
            value: scalar_product(&self.chosen_sums, point),
            gradient: self.chosen_sums.clone(),
            diagonal: vec![0.0; point.len()],
            curvature: Vec::with_capacity(self.choices.len()),
        };
        for (choice, weight) in &self.choices {
            let values = choice.parameters.map(|parameter| point[parameter]);
            let mut odds = [0.0; SEATS];
            let odds = &mut odds[..choice.alternatives.len()];
            for (odds, alternative) in odds.iter_mut().zip(choice.alternatives) {
                *odds = row_product(alternative, &values);
            }
            let largest = odds.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let mut sum = 0.0;
            for odds in odds.iter_mut() {
                *odds = (*odds - largest).exp();
                sum += *odds;
            }
            shape.value -= weight * (largest + sum.ln());
            odds.iter_mut().for_each(|odds| *odds /= sum);
            shape.subtract_choice(choice, *weight, odds);
        }
        shape
    }
}

/// A likelihood around a point.
struct LocalShape {
    value: f64,
    gradient: Vec<f64>,
    /// The negated second derivatives: for each choice its parameters, and a matrix of the derivatives by each two of them.
    curvature: Vec<([usize; SEATS], [Coefficients; SEATS])>,
    /// The sum of the diagonals of these matrices, by parameter.
    diagonal: Vec<f64>,
}

impl LocalShape {
    /// Subtracts the derivatives of a choice whose alternatives have these probabilities.
    fn subtract_choice(&mut self, choice: &Choice, weight: f64, probabilities: &[f64]) {
        let mut mean = [0.0; SEATS];
        for (alternative, probability) in choice.alternatives.iter().zip(probabilities) {
            for (mean, coefficient) in mean.iter_mut().zip(alternative) {
                *mean += probability * coefficient;
            }
        }
        let mut matrix = [[0.0; SEATS]; SEATS];
        for (alternative, probability) in choice.alternatives.iter().zip(probabilities) {
            let mut deviation = *alternative;
            for (deviation, mean) in deviation.iter_mut().zip(&mean) {
                *deviation -= mean;
            }
            for (row, one) in matrix.iter_mut().zip(&deviation) {
                for (derivative, other) in row.iter_mut().zip(&deviation) {
                    *derivative += weight * probability * one * other;
                }
            }
        }
        for (index, &parameter) in choice.parameters.iter().enumerate() {
            self.gradient[parameter] -= weight * mean[index];
            self.diagonal[parameter] += matrix[index][index];
        }
        self.curvature.push((choice.parameters, matrix));
    }

    /// Returns the step to the point where the gradient would be zero if the curvature stayed as it is.
    ///
    /// Uses conjugate gradients, preconditioned by the diagonal. The step need not be exact: the next step corrects it.
    fn newton_step(&self) -> Vec<f64> {
        let precondition = |residual: &[f64]| -> Vec<f64> {
            let pairs = residual.iter().zip(&self.diagonal);
            pairs
                .map(|(part, diagonal)| part / diagonal.max(MIN_CURVATURE))
                .collect()
        };
        let mut step = vec![0.0; self.gradient.len()];
        let mut residual = self.gradient.clone();
        let mut preconditioned = precondition(&residual);
        let mut direction = preconditioned.clone();
        let mut residual_size = scalar_product(&residual, &preconditioned);
        let target_size = residual_size * RESIDUAL_SHARE;
        for _ in 0..2 * self.gradient.len() {
            let curved_direction = self.curvature_times(&direction);
            let curvature = scalar_product(&direction, &curved_direction);
            if residual_size <= target_size || curvature <= 0.0 {
                break;
            }
            let length = residual_size / curvature;
            add_multiple(&mut step, length, &direction);
            add_multiple(&mut residual, -length, &curved_direction);
            preconditioned = precondition(&residual);
            let next = scalar_product(&residual, &preconditioned);
            for (direction, part) in direction.iter_mut().zip(&preconditioned) {
                *direction = part + next / residual_size * *direction;
            }
            residual_size = next;
        }
        step
    }

    /// The curvature times a vector.
    fn curvature_times(&self, vector: &[f64]) -> Vec<f64> {
        let mut result = vec![0.0; vector.len()];
        for (parameters, matrix) in &self.curvature {
            let values = parameters.map(|parameter| vector[parameter]);
            for (parameter, row) in parameters.iter().zip(matrix) {
                result[*parameter] += row_product(row, &values);
            }
        }
        result
    }
}

/// The scalar product of two vectors.
fn scalar_product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// The product of two rows of numbers for a choice's parameters.
fn row_product(one: &Coefficients, other: &Coefficients) -> f64 {
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]
}

/// Adds a multiple of a vector to a vector.
fn add_multiple(sum: &mut [f64], factor: f64, vector: &[f64]) {
    for (sum, part) in sum.iter_mut().zip(vector) {
        *sum += factor * part;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a model of an event that happened and did not happen this often, with one group each.
    fn event_model(happened: f64, did_not_happen: f64) -> Model {
        let imaginary_games = ImaginaryGame::with_log_odds(0);
        let choice = imaginary_games.choice.clone();
        let mut model = Model::new(vec![imaginary_games]);
        model.begin_group();
        model.add_choice(choice.clone(), &[happened, 0.0]);
        model.begin_group();
        model.add_choice(choice, &[0.0, did_not_happen]);
        model
    }

    #[test]
    fn the_imaginary_game_is_half_won_and_half_lost() {
        for (happened, did_not_happen) in
            [(0.0, 0.0), (3.0, 1.0), (20.0, 0.0), (0.0, 1e6), (1e5, 2e5)]
        {
            let model = event_model(happened, did_not_happen);
            let expected = ((happened + 0.5) / (did_not_happen + 0.5f64)).ln();
            for start in [0.0, 12.0, -30.0] {
                let prior = [[0.5; 2]].into_iter();
                let parameter =
                    model.most_likely_parameters(&[1.0; 2], prior, vec![start], PRECISION)[0];
                assert!(
                    (parameter - expected).abs() < 1e-6,
                    "{happened} and {did_not_happen} from {start}: {parameter} instead of {expected}"
                );
            }
            assert!((model.fit()[0] - expected).abs() < 1e-6);
        }
    }

    #[test]
    fn a_group_counts_as_often_as_given() {
        let prior = [[0.25, 0.75]].into_iter();
        let parameters =
            event_model(1.0, 1.0).most_likely_parameters(&[7.0, 0.0], prior, vec![0.0], PRECISION);
        assert!(
            (parameters[0] - (7.25f64 / 0.75).ln()).abs() < 1e-6,
            "{parameters:?}"
        );
    }
}
