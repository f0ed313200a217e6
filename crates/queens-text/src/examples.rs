//! The texts of the examples panel.

use queens_page::address::examples::Example;

use super::words::Examples;

impl Examples {
    /// The name of an example, and a sentence about it.
    pub fn words(self, example: Example) -> (&'static str, &'static str) {
        match example {
            Example::Tree => (self.tree(), self.tree_about()),
            Example::Twelve => (self.twelve(), self.twelve_about()),
            Example::Corner => (self.corner(), self.corner_about()),
            Example::Mirror => (self.mirror(), self.mirror_about()),
            Example::Digits => (self.digits(), self.digits_about()),
            Example::Permutations => (self.permutations(), self.permutations_about()),
            Example::Lot => (self.lot(), self.lot_about()),
            Example::LookAhead => (self.look_ahead(), self.look_ahead_about()),
            Example::Greedy => (self.greedy(), self.greedy_about()),
            Example::Thousand => (self.thousand(), self.thousand_about()),
            Example::Eighteen => (self.eighteen(), self.eighteen_about()),
            Example::Billion => (self.billion(), self.billion_about()),
            Example::FiveCover => (self.five_cover(), self.five_cover_about()),
            Example::FourDoNot => (self.four_do_not(), self.four_do_not_about()),
            Example::Independent => (self.independent(), self.independent_about()),
            Example::Total => (self.total(), self.total_about()),
            Example::Tour => (self.tour(), self.tour_about()),
            Example::ClosedTour => (self.closed_tour(), self.closed_tour_about()),
            Example::NoTour => (self.no_tour(), self.no_tour_about()),
        }
    }
}
