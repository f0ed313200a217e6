//! Statistics of repeated measurements: the mean with its standard error, the median, and the quartiles.

use std::collections::BinaryHeap;

/// A sample of numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    pub count: usize,
    pub mean: f64,
    /// The standard error of the mean. `None` for a single number.
    pub error: Option<f64>,
    pub least: f64,
    pub lower_quartile: f64,
    pub median: f64,
    pub upper_quartile: f64,
    pub most: f64,
}

impl Sample {
    /// The sample of these numbers. `None` without numbers.
    pub fn of(numbers: &[u64]) -> Option<Sample> {
        let sorted = BinaryHeap::from(numbers.to_vec()).into_sorted_vec();
        let sorted: Vec<f64> = sorted.into_iter().map(|number| number as f64).collect();
        let (&least, &most) = (sorted.first()?, sorted.last()?);
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count as f64;
        let squares: f64 = sorted.iter().map(|number| (number - mean).powi(2)).sum();
        let error = (count > 1).then(|| (squares / (count - 1) as f64 / count as f64).sqrt());
        Some(Sample {
            count,
            mean,
            error,
            least,
            lower_quartile: quantile(&sorted, 0.25),
            median: quantile(&sorted, 0.5),
            upper_quartile: quantile(&sorted, 0.75),
            most,
        })
    }
}

/// The quantile of sorted numbers, with linear interpolation.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = part * sorted.len().saturating_sub(1) as f64;
    let number = |index: usize| sorted.get(index).or(sorted.last()).copied().unwrap_or(0.0);
    let (low, high) = (number(at.floor() as usize), number(at.ceil() as usize));
    low + (high - low) * at.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_told_by_its_mean_its_error_and_its_quartiles() {
        let sample = Sample::of(&[5, 1, 3, 2, 4]).expect("numbers");
        let quartiles = [sample.lower_quartile, sample.median, sample.upper_quartile];
        assert_eq!((sample.count, sample.mean), (5, 3.0));
        assert_eq!(
            (quartiles, sample.least, sample.most),
            ([2.0, 3.0, 4.0], 1.0, 5.0)
        );
        // The variance of the five numbers is 2.5.
        let error = sample.error.expect("more than one number");
        assert!((error - 0.5_f64.sqrt()).abs() < 1e-12, "{error}");
    }

    #[test]
    fn between_two_numbers_a_quartile_lies_in_proportion() {
        let sample = Sample::of(&[10, 20]).expect("numbers");
        let quartiles = [sample.lower_quartile, sample.median, sample.upper_quartile];
        assert_eq!(quartiles, [12.5, 15.0, 17.5]);
    }

    #[test]
    fn one_number_has_no_error_and_no_number_is_no_sample() {
        let sample = Sample::of(&[7]).expect("a number");
        assert_eq!((sample.mean, sample.median, sample.error), (7.0, 7.0, None));
        assert_eq!(Sample::of(&[]), None);
    }
}
