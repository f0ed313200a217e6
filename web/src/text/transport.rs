//! Playback: buttons, step, speed, and what is said while the reader waits.

/// The texts of playback. Numbers are given as the language writes them.
pub(crate) struct TransportTexts {
    /// The name of the region.
    pub(crate) playback: &'static str,
    pub(crate) to_start: &'static str,
    pub(crate) step_back: &'static str,
    pub(crate) play: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) step_forward: &'static str,
    pub(crate) to_end: &'static str,
    pub(crate) previous_solution: &'static str,
    pub(crate) next_solution: &'static str,
    /// The name of the scrubber.
    pub(crate) scrubber: &'static str,
    /// Before the number of the step.
    pub(crate) step: &'static str,
    /// How many steps are known.
    pub(crate) of: fn(&str) -> String,
    /// What the sign after that number means: there are more.
    pub(crate) so_far: &'static str,
    /// The step and how many are known, as the scrubber says it.
    pub(crate) position: fn(&str, &str) -> String,
    pub(crate) speed: &'static str,
    pub(crate) slower: &'static str,
    pub(crate) faster: &'static str,
    /// Events a second.
    pub(crate) per_second: fn(&str) -> String,
    pub(crate) fastest: &'static str,
    pub(crate) stop: &'static str,
    /// The name of the progress bar and of its region.
    pub(crate) progress: &'static str,
    /// The step that is being reached.
    pub(crate) reaching: fn(&str) -> String,
    pub(crate) looking: &'static str,
    /// After the number of solutions, while counting.
    pub(crate) solutions_so_far: &'static str,
    /// After the number of solutions, once the count is complete.
    pub(crate) solutions: &'static str,
    /// After the number of solutions of a count that was stopped.
    pub(crate) solutions_at_least: &'static str,
    pub(crate) rate: &'static str,
    pub(crate) elapsed: &'static str,
    pub(crate) time_left: &'static str,
    /// About this long.
    pub(crate) about: fn(&str) -> String,
    /// The sign of a day.
    pub(crate) day: &'static str,
}

impl TransportTexts {
    /// A time of so many seconds, in its two largest units.
    pub(crate) fn duration(&self, seconds: u64) -> String {
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
        match (days, hours, minutes) {
            (0, 0, 0) => format!("{seconds} s"),
            (0, 0, _) => format!("{minutes} min {} s", seconds % 60),
            (0, _, _) => format!("{hours} h {} min", minutes % 60),
            (..1000, _, _) => format!("{days} {} {} h", self.day, hours % 24),
            _ => format!("> 999 {}", self.day),
        }
    }
}

pub(super) const ENGLISH: TransportTexts = TransportTexts {
    playback: "Playback",
    to_start: "First step",
    step_back: "Previous step",
    play: "Play",
    pause: "Pause",
    step_forward: "Next step",
    to_end: "Last step",
    previous_solution: "Previous solution",
    next_solution: "Next solution",
    scrubber: "Step",
    step: "Step",
    of: |known| format!("of {known}"),
    so_far: "so far",
    position: |step, known| format!("Step {step} of {known}"),
    speed: "Speed",
    slower: "Slower",
    faster: "Faster",
    per_second: |events| format!("{events}/s"),
    fastest: "max",
    stop: "Stop",
    progress: "Progress",
    reaching: |step| format!("On the way to step {step}"),
    looking: "Looking for a solution",
    solutions_so_far: "solutions so far",
    solutions: "solutions in all",
    solutions_at_least: "solutions at least",
    rate: "Solutions per second",
    elapsed: "Elapsed",
    time_left: "Time left",
    about: |time| format!("about {time}"),
    day: "d",
};

pub(super) const FRENCH: TransportTexts = TransportTexts {
    playback: "Lecture",
    to_start: "Première étape",
    step_back: "Étape précédente",
    play: "Lecture",
    pause: "Pause",
    step_forward: "Étape suivante",
    to_end: "Dernière étape",
    previous_solution: "Solution précédente",
    next_solution: "Solution suivante",
    scrubber: "Étape",
    step: "Étape",
    of: |known| format!("sur {known}"),
    so_far: "pour l’instant",
    position: |step, known| format!("Étape {step} sur {known}"),
    speed: "Vitesse",
    slower: "Plus lent",
    faster: "Plus vite",
    per_second: |events| format!("{events}/s"),
    fastest: "max",
    stop: "Arrêter",
    progress: "Avancement",
    reaching: |step| format!("En route vers l’étape {step}"),
    looking: "Recherche d’une solution",
    solutions_so_far: "solutions pour l’instant",
    solutions: "solutions en tout",
    solutions_at_least: "solutions au moins",
    rate: "Solutions par seconde",
    elapsed: "Écoulé",
    time_left: "Temps restant",
    about: |time| format!("environ {time}"),
    day: "j",
};

pub(super) const ROMANIAN: TransportTexts = TransportTexts {
    playback: "Redare",
    to_start: "Primul pas",
    step_back: "Pasul dinainte",
    play: "Redă",
    pause: "Pauză",
    step_forward: "Pasul următor",
    to_end: "Ultimul pas",
    previous_solution: "Soluția dinainte",
    next_solution: "Soluția următoare",
    scrubber: "Pas",
    step: "Pasul",
    of: |known| format!("din {known}"),
    so_far: "deocamdată",
    position: |step, known| format!("Pasul {step} din {known}"),
    speed: "Viteză",
    slower: "Mai încet",
    faster: "Mai repede",
    per_second: |events| format!("{events}/s"),
    fastest: "max",
    stop: "Oprește",
    progress: "Progres",
    reaching: |step| format!("Pe drum spre pasul {step}"),
    looking: "Se caută o soluție",
    solutions_so_far: "soluții deocamdată",
    solutions: "soluții în total",
    solutions_at_least: "soluții cel puțin",
    rate: "Soluții pe secundă",
    elapsed: "Trecut",
    time_left: "Timp rămas",
    about: |time| format!("cam {time}"),
    day: "z",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_in_its_two_largest_units() {
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (125, "2 min 5 s"),
            (3_600, "1 h 0 min"),
            (90_000, "1 d 1 h"),
            (u64::MAX, "> 999 d"),
        ] {
            assert_eq!(ENGLISH.duration(seconds), text);
        }
    }
}
