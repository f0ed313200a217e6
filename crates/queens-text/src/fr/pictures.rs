//! Pictures and animations, as the dialog that shares makes them.

use queens_page::pictures::{Every, PictureError, PictureOf, StillFormat};
use queens_page::screen::Theme;
use queens_page::sharing::ShareError;

use crate::number::Numbers;
use crate::pictures::{PicturesTexts, is_empty};

pub(crate) const TEXTS: PicturesTexts = PicturesTexts {
    of: "Ce qui est dessiné",
    of_name: |of| match of {
        PictureOf::Board => "Échiquier",
        PictureOf::Tree => "Arbre entier",
        PictureOf::Icicle => "Stalactites",
        PictureOf::Path => "Chemin",
    },
    format: "Format",
    format_name: |format| match format {
        StillFormat::Png => "PNG",
        StillFormat::Svg => "SVG",
        StillFormat::Tex => "TikZ",
    },
    size: "Grand côté, en pixels",
    theme: "Couleurs",
    theme_name: |theme| match theme {
        None => "Celles de la page",
        Some(Theme::Light) => "Claires",
        Some(Theme::Dark) => "Sombres",
    },
    caption: "Avec la phrase qui l’explique",
    counters: "Avec les compteurs",
    coordinates: "Avec les noms des colonnes et des lignes",
    preview: "L’image",
    under_way: "Dessin en cours…",
    save: |size| format!("Enregistrer ({size})"),
    copy: "Copier",
    print: "Imprimer",
    print_use: "Pour un PDF de l’échiquier, du code et des compteurs, imprimez la page et choisissez «\u{a0}Enregistrer au format PDF\u{a0}».",
    from: "De l’étape",
    to: "À l’étape",
    whole: "Toute la recherche",
    next_solution: "Jusqu’à la solution suivante",
    every: "Une image pour",
    every_name: |every| match every {
        Every::Event => "chaque événement",
        Every::Placement => "chaque placement",
        Every::Solution => "chaque solution",
    },
    rate: "Images par seconde",
    repeats: "Recommencer après la dernière image",
    estimating: "Estimation en cours…",
    estimated: |numbers, of, tenths, size| {
        format!(
            "{}, {}, environ {size}\u{a0}: mesuré sur quelques-unes.",
            frames(numbers, of),
            numbers.seconds(tenths)
        )
    },
    make: "Créer l’animation",
    making: |numbers, done, of, size| {
        format!(
            "{} sur {}, {size}",
            numbers.whole(done),
            frames(numbers, of)
        )
    },
    stop: "Annuler",
    made: "L’animation",
    bytes,
    error,
};

fn frames(numbers: &Numbers, of: u64) -> String {
    match of {
        0 | 1 => format!("{of} image"),
        _ => format!("{} images", numbers.whole(of)),
    }
}

fn bytes(numbers: &Numbers, bytes: u64) -> String {
    numbers.size(bytes, "o")
}

fn error(error: &ShareError, numbers: &Numbers) -> String {
    let n = |number: u64| numbers.whole(number);
    match error {
        ShareError::NoSearch => "Il faut une recherche montrée pas à pas\u{a0}: choisissez Regarder, et un objectif autre qu’un comptage.".to_owned(),
        ShareError::BadStep { value } if is_empty(value) => "Un champ d’étape est vide\u{a0}: tapez un nombre entier, comme 0 ou 100.".to_owned(),
        ShareError::BadSize { value, allowed } if is_empty(value) => format!("Un champ de taille est vide\u{a0}: tapez un nombre entier de pixels, de {} à {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } if is_empty(value) => format!("Le champ des images par seconde est vide\u{a0}: tapez un nombre entier, de {} à {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadStep { value } => format!("«\u{a0}{value}\u{a0}» n’est pas une étape\u{a0}: tapez un nombre entier, comme 0 ou 100."),
        ShareError::BadSize { value, allowed } => format!("«\u{a0}{value}\u{a0}» n’est pas une taille\u{a0}: tapez un nombre entier de pixels, de {} à {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } => format!("«\u{a0}{value}\u{a0}» n’est pas un nombre d’images par seconde\u{a0}: tapez un nombre entier, de {} à {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::NotDrawn(PictureOf::Path) => "Le chemin de cet algorithme est une liste\u{a0}: dessinez l’échiquier ou l’arbre entier.".to_owned(),
        ShareError::NotDrawn(_) => "Cet algorithme ne parcourt pas d’arbre\u{a0}: dessinez l’échiquier.".to_owned(),
        ShareError::NoEngine => "L’arbre ne peut pas être lu, car le moteur s’est arrêté\u{a0}: fermez cette fenêtre et rechargez le moteur.".to_owned(),
        ShareError::TooManyEvents { events, most } => format!("Cela fait {} événements, et un fichier en a au plus {}\u{a0}: choisissez un extrait plus court, ou écrivez-les avec «\u{a0}queens trace\u{a0}».", n(*events), n(*most)),
        ShareError::Picture(error) => match error {
            PictureError::BeginsPastTheEnd { from, last } => format!("L’étape {} est au-delà de la fin\u{a0}: la recherche s’arrête à l’étape {}. Commencez là ou avant.", n(*from), n(*last)),
            PictureError::EndsPastTheEnd { to, last } => format!("L’étape {} est au-delà de la fin\u{a0}: la recherche s’arrête à l’étape {}. Finissez là ou avant.", n(*to), n(*last)),
            PictureError::Backwards { from, to } => format!("L’extrait commence à l’étape {} et finit à l’étape {}\u{a0}: terminez-le à une étape ultérieure.", n(*from), n(*to)),
            PictureError::NoSolution { from, to } => format!("Il n’y a pas de solution de l’étape {} à l’étape {}\u{a0}: choisissez un autre extrait, ou une image pour chaque événement ou placement.", n(*from), n(*to)),
            PictureError::TooManyFrames { most } => format!("Une animation a au plus {} images\u{a0}: choisissez un extrait plus court, ou une image pour chaque placement ou solution.", n(*most as u64)),
            PictureError::TooLarge { most } => format!("Le fichier dépasserait {}\u{a0}: choisissez une taille plus petite ou moins d’images.", bytes(numbers, *most)),
            PictureError::Unserved => "L’algorithme ne convient pas à cette recherche\u{a0}: changez les réglages.".to_owned(),
            PictureError::NotFetched => "Le module de dessin n’a pas pu être chargé\u{a0}: vérifiez la connexion, puis changez une option ou rouvrez cet onglet.".to_owned(),
            PictureError::Fault(why) => format!("Le dessin a échoué ({why})\u{a0}: essayez une taille plus petite ou rechargez la page."),
        },
    }
}
