//! The list of keys.

use queens_page::keymap::Does;

use crate::keys::KeysTexts;

pub(crate) const TEXTS: KeysTexts = KeysTexts {
    playback: "Redare",
    on_board: "Când tabla are focusul",
    on_tree: "Când arborele întreg are focusul",
    does: |line| match line {
        Does::Play => "Redare sau pauză",
        Does::Run => "Pornește căutarea din formular",
        Does::Step => "Un pas înapoi, înainte",
        Does::TenSteps => "Zece pași",
        Does::Ends => "Primul, ultimul pas",
        Does::NextSolution => "Soluția următoare",
        Does::NextDeadEnd => "Fundătura următoare",
        Does::NextRejection => "Respingerea următoare",
        Does::NextOnSquare => "Evenimentul următor pe câmpul ales",
        Does::Backwards => "Aceleași, înapoi",
        Does::GoTo => "Meniul „Salt la”",
        Does::Speed => "Mai repede, mai încet",
        Does::ThisList => "Această listă",
        Does::MoveAbout => "Mișcare între câmpuri",
        Does::ToggleSquare => "Fixează sau eliberează o regină",
        Does::RowEnds => "Primul, ultimul din linie",
        Does::Escape => "Închide cartonașul sau mesajul",
        Does::Leave => "Părăsește tabla",
        Does::ParentChild => "Părintele, primul copil",
        Does::Siblings => "Fratele dinainte, de după",
        Does::ToggleNode => "Strânge sau desfă",
        Does::All => "Desfă tot, strânge eșecurile",
        Does::Zoom => "Mărește, micșorează",
        Does::Fit => "Încadrează tot arborele",
        Does::Pan => "Mută imaginea",
    },
    first_event: "Primul eveniment al unui nod",
    last_event: "Ultimul eveniment al unui nod",
    click: "Clic",
    marks: "Semne",
    space_key: "Spațiu",
    shift_key: "Shift",
    home_key: "Home",
    end_key: "End",
    enter_key: "Enter",
    tab_key: "Tab",
};
