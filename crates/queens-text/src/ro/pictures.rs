//! Pictures and animations, as the dialog that shares makes them.

use queens_page::pictures::{Every, PictureError, PictureOf, StillFormat};
use queens_page::screen::Theme;
use queens_page::sharing::ShareError;

use super::number::written;
use crate::number::Numbers;
use crate::pictures::{PicturesTexts, is_empty};

pub(crate) const TEXTS: PicturesTexts = PicturesTexts {
    of: "Ce se desenează",
    of_name: |of| match of {
        PictureOf::Board => "Tablă",
        PictureOf::Tree => "Arbore întreg",
        PictureOf::Icicle => "Țurțuri",
        PictureOf::Path => "Drum",
    },
    format: "Format",
    format_name: |format| match format {
        StillFormat::Png => "PNG",
        StillFormat::Svg => "SVG",
        StillFormat::Tex => "TikZ",
    },
    size: "Latura mare, în pixeli",
    theme: "Culori",
    theme_name: |theme| match theme {
        None => "Ca aici",
        Some(Theme::Light) => "Deschise",
        Some(Theme::Dark) => "Închise",
    },
    caption: "Cu propoziția care o explică",
    counters: "Cu contoarele",
    coordinates: "Cu numele coloanelor și ale liniilor",
    preview: "Imaginea",
    under_way: "Se desenează…",
    save: |size| format!("Salvează ({size})"),
    copy: "Copiază",
    print: "Tipărește",
    print_use: "Pentru un PDF cu tabla, codul și contoarele, tipăriți pagina și alegeți „Salvează ca PDF”.",
    from: "De la pasul",
    to: "Până la pasul",
    whole: "Toată căutarea",
    next_solution: "Până la soluția următoare",
    every: "Un cadru pentru",
    every_name: |every| match every {
        Every::Event => "fiecare eveniment",
        Every::Placement => "fiecare așezare",
        Every::Solution => "fiecare soluție",
    },
    rate: "Cadre pe secundă",
    repeats: "Reia după ultimul cadru",
    estimating: "Se estimează…",
    estimated: |numbers, of, tenths, size| {
        format!(
            "{}, {}, cam {size}: măsurat pe câteva dintre ele.",
            frames(numbers, of),
            numbers.seconds(tenths)
        )
    },
    make: "Creează animația",
    making: |numbers, done, of, size| {
        format!(
            "{} din {}, {size}",
            numbers.whole(done),
            frames(numbers, of)
        )
    },
    stop: "Anulează",
    made: "Animația",
    bytes,
    error,
};

fn frames(numbers: &Numbers, of: u64) -> String {
    written(of, &numbers.whole(of), "1 cadru", "cadre")
}

fn bytes(numbers: &Numbers, bytes: u64) -> String {
    numbers.size(bytes, "B")
}

fn error(error: &ShareError, numbers: &Numbers) -> String {
    let n = |number: u64| numbers.whole(number);
    match error {
        ShareError::NoSearch => "E nevoie de o căutare arătată pas cu pas: alegeți „Privește” și un scop care nu e numărarea.".to_owned(),
        ShareError::BadStep { value } if is_empty(value) => "O casetă pentru pas e goală: scrieți un număr întreg, ca 0 sau 100.".to_owned(),
        ShareError::BadSize { value, allowed } if is_empty(value) => format!("O casetă pentru mărime e goală: scrieți un număr întreg de pixeli, de la {} la {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } if is_empty(value) => format!("Caseta pentru cadre pe secundă e goală: scrieți un număr întreg, de la {} la {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadStep { value } => format!("„{value}” nu e un pas: scrieți un număr întreg, ca 0 sau 100."),
        ShareError::BadSize { value, allowed } => format!("„{value}” nu e o mărime: scrieți un număr întreg de pixeli, de la {} la {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } => format!("„{value}” nu e un număr de cadre pe secundă: scrieți un număr întreg, de la {} la {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::NotDrawn(PictureOf::Path) => "Drumul acestui algoritm e o listă: desenați tabla sau arborele întreg.".to_owned(),
        ShareError::NotDrawn(_) => "Acest algoritm nu parcurge un arbore: desenați tabla.".to_owned(),
        ShareError::NoEngine => "Arborele nu poate fi citit, căci motorul s-a oprit: închideți această fereastră și reîncărcați motorul.".to_owned(),
        ShareError::TooManyEvents { events, most } => format!("Sunt {}, iar un fișier are cel mult {}: alegeți un fragment mai scurt sau scrieți-le cu „queens trace”.", written(*events, &n(*events), "un eveniment", "evenimente"), n(*most)),
        ShareError::Picture(error) => match error {
            PictureError::BeginsPastTheEnd { from, last } => format!("Pasul {} e după sfârșit: căutarea se încheie la pasul {}. Începeți la el sau mai devreme.", n(*from), n(*last)),
            PictureError::EndsPastTheEnd { to, last } => format!("Pasul {} e după sfârșit: căutarea se încheie la pasul {}. Încheiați acolo sau mai devreme.", n(*to), n(*last)),
            PictureError::Backwards { from, to } => format!("Fragmentul începe la pasul {} și se termină la pasul {}: terminați-l la un pas ulterior.", n(*from), n(*to)),
            PictureError::NoSolution { from, to } => format!("Nu există nicio soluție de la pasul {} la pasul {}: alegeți alt fragment sau un cadru pentru fiecare eveniment ori așezare.", n(*from), n(*to)),
            PictureError::TooManyFrames { most } => format!("O animație are cel mult {} de cadre: alegeți un fragment mai scurt sau un cadru pentru fiecare așezare ori soluție.", n(*most as u64)),
            PictureError::TooLarge { most } => format!("Fișierul ar depăși {}: alegeți o mărime mai mică sau mai puține cadre.", bytes(numbers, *most)),
            PictureError::Unserved => "Algoritmul nu se potrivește acestei căutări: schimbați setările.".to_owned(),
            PictureError::NotFetched => "Partea care desenează nu a putut fi încărcată: verificați conexiunea, apoi schimbați o opțiune sau redeschideți această filă.".to_owned(),
            PictureError::Fault(why) => format!("Desenul nu a reușit ({why}): încercați o mărime mai mică sau reîncărcați pagina."),
        },
    }
}
