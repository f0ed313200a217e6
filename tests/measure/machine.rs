//! The state of the machine during a measurement: processor time stolen by other virtual machines, the run time of a
//! thread, and the memory of a process. Only Linux provides them. Elsewhere the values are NaN and the stolen time is
//! left out.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The processor time of this machine in ticks of the kernel, summed over all processors.
pub(crate) struct Ticks {
    stolen: f64,
    all: f64,
}

impl Ticks {
    pub(crate) fn now() -> Option<Ticks> {
        let stat = fs::read_to_string("/proc/stat").ok()?;
        let line = stat.lines().next()?;
        // The fields are user, nice, system, idle, iowait, irq, softirq and steal. The field user already includes
        // guests.
        let fields = line.split_whitespace().skip(1).take(8);
        let ticks: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
        Some(Ticks {
            stolen: *ticks.get(7)?,
            all: ticks.iter().sum(),
        })
    }

    /// The stolen time since this measurement, in percent of all processor time.
    fn stolen_since(&self) -> Option<f64> {
        let now = Ticks::now()?;
        Some(100.0 * (now.stolen - self.stolen) / (now.all - self.all))
    }
}

/// Prints the time stolen since `before`, with the name of the figures.
pub(crate) fn say_stolen(before: &Option<Ticks>, figures: &str) {
    if let Some(percent) = before.as_ref().and_then(Ticks::stolen_since) {
        eprintln!("{figures}: {percent:.1} % of the machine's time stolen");
    }
}

/// The run time of this thread in milliseconds.
pub(crate) fn this_thread_ran() -> f64 {
    run_time(Path::new("/proc/thread-self"))
}

/// The run time of the worker threads of all open browsers, in milliseconds.
pub(crate) fn workers_ran() -> f64 {
    if !Path::new("/proc/thread-self").exists() {
        return f64::NAN;
    }
    processes()
        .flat_map(|process| within(&process.join("task")))
        .filter(|thread| {
            let name = fs::read_to_string(thread.join("comm")).unwrap_or_default();
            name.trim_end() == "DedicatedWorker"
        })
        .map(|thread| run_time(&thread))
        .sum()
}

/// The resident memory of this process in megabytes.
pub(crate) fn own_memory() -> f64 {
    memory(Path::new("/proc/self"))
}

/// The renderer processes of all open pages, with the resident memory of each in megabytes.
pub(crate) fn pages_memory() -> HashMap<PathBuf, f64> {
    let is_page = |process: &PathBuf| {
        let command = fs::read(process.join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&command).contains("--type=renderer")
    };
    let pages = processes().filter(is_page);
    pages
        .map(|process| (process.clone(), memory(&process)))
        .collect()
}

/// The largest growth of a page's process since `before`, in megabytes.
pub(crate) fn growth(before: &HashMap<PathBuf, f64>) -> f64 {
    let grown = pages_memory()
        .into_iter()
        .map(|(process, now)| now - before.get(&process).copied().unwrap_or_default());
    grown.fold(f64::NAN, f64::max)
}

fn memory(process: &Path) -> f64 {
    let status = fs::read_to_string(process.join("status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.map_or(f64::NAN, |kilobytes| kilobytes / 1024.0)
}

fn processes() -> impl Iterator<Item = PathBuf> {
    let is_number = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.bytes().all(|byte| byte.is_ascii_digit())
    };
    within(Path::new("/proc")).filter(is_number)
}

fn within(path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries.map(|entry| entry.path())
}

fn run_time(thread: &Path) -> f64 {
    let stat = fs::read_to_string(thread.join("schedstat")).unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next();
    let nanoseconds = nanoseconds.and_then(|it| it.parse::<f64>().ok());
    nanoseconds.map_or(f64::NAN, |nanoseconds| nanoseconds / 1e6)
}
