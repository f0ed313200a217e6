//! What is said in the rest of the page: of the searches that it does not open with, and in the panels that are not shown at first.

use queens_core::{Detail, Reason};

use super::about::AboutTexts;
use super::advice::AdviceTexts;
use super::algorithm::AlgorithmDetails;
use super::article::Article;
use super::cap::CapTexts;
use super::card::CardTexts;
use super::compare::CompareTexts;
use super::cost::CostTexts;
use super::count::CountTexts;
use super::event::{DominationTexts, GreedyTexts, KnightTexts, RepairTexts};
use super::examples::ExamplesTexts;
use super::exercise::ExerciseTexts;
use super::helper::HelperTexts;
use super::hints::HintsTexts;
use super::keys::KeysTexts;
use super::large::LargeTexts;
use super::menu::MenuTexts;
use super::picture::PictureTexts;
use super::pictures::PicturesTexts;
use super::play::PlayTexts;
use super::predict::PredictTexts;
use super::program::ProgramTexts;
use super::proof::ProofTexts;
use super::puzzle::PuzzleTexts;
use super::results::ResultsTexts;
use super::share::ShareTexts;
use super::sheets::SheetsTexts;
use super::starts::StartsTexts;
use super::worksheet::WorksheetTexts;

/// These texts in one language.
pub struct RestTexts {
    /// What stands beside the article.
    pub about: AboutTexts,
    /// Hints about queens placed by hand.
    pub advice: AdviceTexts,
    pub article: &'static Article,
    /// The sheets with their questions.
    pub questions: &'static [Article],
    pub algorithms: AlgorithmDetails,
    /// What is said of what an algorithm costs.
    pub cost: CostTexts,
    /// Why an event happened; nothing where the algorithm that the page opens with says so, too.
    pub reason: fn(&Reason) -> String,
    /// What the program did under an event; nothing in the same case.
    pub detail: fn(&Detail) -> String,
    pub domination: DominationTexts,
    pub greedy: GreedyTexts,
    pub knight: KnightTexts,
    /// What is said of a local search alone.
    pub repair: RepairTexts,
    /// Where they stop by themselves.
    pub cap: CapTexts,
    /// What is said of a square that the reader points at.
    pub card: CardTexts,
    /// Of boards above 32, which only they serve.
    pub large: LargeTexts,
    pub compare: CompareTexts,
    pub count: CountTexts,
    pub examples: ExamplesTexts,
    pub exercise: ExerciseTexts,
    /// Procedures that listings call.
    pub helper: HelperTexts,
    pub hints: HintsTexts,
    pub keys: KeysTexts,
    pub menu: MenuTexts,
    pub picture: PictureTexts,
    /// Pictures as files.
    pub pictures: PicturesTexts,
    /// Of pieces placed by hand.
    pub play: PlayTexts,
    pub predict: PredictTexts,
    pub program: ProgramTexts,
    pub proof: ProofTexts,
    pub puzzle: PuzzleTexts,
    pub results: ResultsTexts,
    /// What is taken elsewhere.
    pub share: ShareTexts,
    pub sheets: SheetsTexts,
    pub starts: StartsTexts,
    pub worksheet: WorksheetTexts,
}
