//! What the machine did meanwhile: the time that other machines on the same host took from it, and the
//! time that a thread ran. Linux tells both; elsewhere times are NaN and what was stolen is left out.

use std::fs;
use std::path::Path;

/// Processor time of this machine, in the kernel's ticks, summed over all processors.
pub(crate) struct Ticks {
    stolen: f64,
    all: f64,
}

impl Ticks {
    pub(crate) fn now() -> Option<Ticks> {
        let stat = fs::read_to_string("/proc/stat").ok()?;
        let line = stat.lines().next()?;
        // user, nice, system, idle, iowait, irq, softirq, steal; guests are counted in user already.
        let fields = line.split_whitespace().skip(1).take(8);
        let ticks: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
        Some(Ticks {
            stolen: *ticks.get(7)?,
            all: ticks.iter().sum(),
        })
    }

    /// What was stolen since, in percent of all processor time.
    fn stolen_since(&self) -> Option<f64> {
        let now = Ticks::now()?;
        Some(100.0 * (now.stolen - self.stolen) / (now.all - self.all))
    }
}

/// Says what was stolen since then, for figures like these.
pub(crate) fn say_stolen(before: &Option<Ticks>, figures: &str) {
    if let Some(percent) = before.as_ref().and_then(Ticks::stolen_since) {
        eprintln!("{figures}: {percent:.1} % of the machine's time stolen");
    }
}

/// Milliseconds that this thread has run.
pub(crate) fn this_thread_ran() -> f64 {
    run_time(Path::new("/proc/thread-self"))
}

/// Milliseconds that the workers of all browsers now open have run, each in its thread.
pub(crate) fn workers_ran() -> f64 {
    if !Path::new("/proc/thread-self").exists() {
        return f64::NAN;
    }
    let is_number = |name: &Path| {
        let name = name.file_name().unwrap_or_default().to_string_lossy();
        name.bytes().all(|byte| byte.is_ascii_digit())
    };
    let within = |path: &Path| {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        entries.map(|entry| entry.path())
    };
    within(Path::new("/proc"))
        .filter(|process| is_number(process))
        .flat_map(|process| within(&process.join("task")))
        .filter(|thread| {
            let name = fs::read_to_string(thread.join("comm")).unwrap_or_default();
            name.trim_end() == "DedicatedWorker"
        })
        .map(|thread| run_time(&thread))
        .sum()
}

fn run_time(thread: &Path) -> f64 {
    let stat = fs::read_to_string(thread.join("schedstat")).unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next();
    let nanoseconds = nanoseconds.and_then(|it| it.parse::<f64>().ok());
    nanoseconds.map_or(f64::NAN, |nanoseconds| nanoseconds / 1e6)
}
