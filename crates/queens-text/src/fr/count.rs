//! Exact counts that workers share.

use queens_core::counting::published::Discrepancy;
use queens_page::engine::Failure;
use queens_page::pool::{CountOf, Disputed, WhyRejected};

use super::ledger;
use super::number::count;
use crate::count::CountTexts;

pub(crate) const TEXTS: CountTexts = CountTexts {
    note: "Cet algorithme ne fait que compter\u{a0}: il n’y a pas d’étapes à suivre. Tous les processus se partagent le comptage.",
    sets_note: "Sur un échiquier aussi grand, la recherche ne montre pas d’étapes. Tous les processus se partagent le comptage des ensembles.",
    workers: "Processus",
    each_core: |cores| format!("{cores} (un par cœur)"),
    fundamental: "Fondamentales",
    engine: "Moteur",
    engine_name: |version| format!("Rencontre au milieu, version {version}"),
    frames_name: |version| format!("Par cadres, version {version}"),
    nodes: "Nœuds",
    nothing_finished: "Aucun lot n’a été terminé\u{a0}: on ne sait encore rien.",
    shards: |finished, of| format!("Lots terminés\u{a0}: {finished} sur {of}"),
    cell: |shards| format!("Chaque case représente {shards} lots"),
    percent: |percent| format!("{percent}\u{a0}%"),
    since_resumed: "Depuis la reprise",
    left: |likely, low, high| format!("environ {likely} (de {low} à {high})"),
    opening: "Recherche de ce qui est déjà compté…",
    timing: "Mesure de la vitesse de cette machine…",
    asking: |time, workers, memory| {
        let memory = memory.map(|memory| format!(" et quelque {memory}\u{a0}Go de mémoire"));
        let memory = memory.unwrap_or_default();
        format!("Avec {workers} processus, il faut {time}{memory}. Compter maintenant\u{a0}?")
    },
    agree: "Compter maintenant",
    decline: "Ne pas compter",
    awaits: "*Votre réponse est attendue* sous l’échiquier",
    reviewing: "Quelques ensembles de lignes sont recomptés par un parcours en profondeur…",
    agrees: |sequences| format!("Conforme à la valeur publiée ({sequences})."),
    unpublished: "Aucune valeur publiée ne permet de vérifier ce comptage.",
    audited: |sets, solutions| {
        let agree = match sets {
            1 => "Un ensemble de lignes tiré au hasard, recompté par un parcours en profondeur, concorde".to_owned(),
            sets => {
                format!("{sets} ensembles de lignes tirés au hasard, recomptés par un parcours en profondeur, concordent")
            }
        };
        format!("{agree} (solutions représentées\u{a0}: {solutions}).")
    },
    not_audited: "Compté par un parcours en profondeur.",
    unreviewed: "Aucun lot n’a été recherché à nouveau ici\u{a0}: «\u{a0}queens ledger verify --recount 3\u{a0}» refait les journaux de quelques lots et les vérifie.",
    frames: "Des processus se partagent ce comptage\u{a0}: ses cadres se trouvent dans ses lots, affichés sous l’échiquier. La recherche d’un seul ensemble montre les cadres sur une carte.",
    kept: |finished, of| {
        format!("Lots de ce comptage gardés dans ce navigateur\u{a0}: {finished} sur {of}")
    },
    resume: "Reprendre",
    again: "Réessayer",
    forget: "Oublier ce qui est gardé",
    forget_surely: "Oublier pour de bon\u{a0}?",
    save: "Enregistrer le registre",
    save_jobs: "Enregistrer le fichier de tâches",
    job_file: "Le fichier de tâches contient les lots manquants sous forme de commandes pour d’autres machines\u{a0}: exécutez-le sur ces machines, puis ouvrez ici les registres produits.",
    open: "Ouvrir des registres…",
    opened: |files, shards, of| {
        format!(
            "Registres ouverts\u{a0}: {files}. Lots qu’ils contiennent\u{a0}: {shards} sur {of}."
        )
    },
    saved: "Les lots terminés sont gardés dans ce navigateur\u{a0}: on peut reprendre après un rechargement.",
    full: "Le stockage du navigateur est plein\u{a0}: le comptage continue, mais n’est pas gardé.",
    broken: |details| {
        format!(
            "Le navigateur ne garde rien ici\u{a0}: le comptage continue, mais disparaîtra avec la page ({details})."
        )
    },
    elsewhere: "Ce comptage est ouvert dans un autre onglet de ce navigateur. Continuez là-bas, ou fermez-le et réessayez.",
    refused: |error| {
        format!(
            "Un enregistrement gardé n’a pas été utilisé\u{a0}: {}",
            ledger::why(error)
        )
    },
    rejected: |file, why| {
        let why = match why {
            WhyRejected::Refused(error, other) => {
                ledger::why(error) + &ledger::place(other.as_ref())
            }
            WhyRejected::Narrow(n) => format!(
                "la page compte d’un seul tenant, sans lots, les ensembles de l’échiquier {n}\u{a0}×\u{a0}{n}."
            ),
        };
        format!("{file} n’a pas été utilisé\u{a0}: {why}")
    },
    more_rejected: |files| format!("Autres fichiers non utilisés\u{a0}: {files}."),
    disputed: |Disputed {
                   shards,
                   first,
                   other,
               }| {
        let why = ledger::refusal(first) + &ledger::place(other.as_ref());
        format!(
            "Lots pour lesquels ce navigateur garde, et utilise, un résultat différent de celui des fichiers\u{a0}: {shards}. Le premier\u{a0}: {why}"
        )
    },
    failure: |failure| match failure {
        Failure::NotStarted => "le processus n’a pas pu démarrer",
        Failure::Crashed => "le processus s’est arrêté sur une erreur",
        Failure::OtherBuild => {
            "le processus est d’une autre version de la page\u{a0}; rechargez-la"
        }
        Failure::Silent => "le processus n’a plus donné signe de vie",
    },
    lost: |shard, why| {
        format!(
            "Le lot {shard} a échoué trois fois\u{a0}: {why}. Ce qui est terminé reste acquis, et le reste peut être retenté."
        )
    },
    no_worker: |why| {
        format!("Aucun processus n’a pu continuer\u{a0}: {why}. Ce qui est terminé reste acquis.")
    },
    way_on: "Réessayez une fois la connexion rétablie. Si une version plus récente a remplacé cette page, rechargez-la\u{a0}: le comptage reprend à partir de ce que ce navigateur a gardé.",
    differs: |Discrepancy { n, sequence, .. }, [counted, published], files| {
        let what = format!(
            "Ce comptage est faux\u{a0}: pour n\u{a0}=\u{a0}{n}, il donne {counted}, et {sequence} donne {published}."
        );
        match files {
            None => format!("{what} Merci de le signaler."),
            Some(files) => format!(
                "{what} Une partie provient de {files}\u{a0}: recomptez sans, et merci de signaler l’erreur si elle persiste."
            ),
        }
    },
    wrong: |what| format!("Ce comptage est faux\u{a0}; merci de le signaler. {what}"),
    left_over: |n, of| {
        let board = format!("n\u{a0}=\u{a0}{n}");
        let count = match of {
            CountOf::Queens { given: 0 } => format!("Un comptage pour {board}"),
            CountOf::Queens { given: 1 } => {
                format!("Un comptage pour {board} avec une reine fixée")
            }
            CountOf::Queens { given } => {
                format!("Un comptage pour {board} avec {given} reines fixées")
            }
            CountOf::Sets { k } => {
                let queens = count(k.into(), "reine", "reines");
                format!("Un comptage des ensembles dominants de {queens} pour {board}")
            }
        };
        format!("{count} est resté inachevé dans ce navigateur.")
    },
    go_on: "Y aller",
    not_now: "Plus tard",
};
