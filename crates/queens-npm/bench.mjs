// Times the exact count of the built package under Node against its bitmask, in pairs:
// node bench.mjs PACKAGE-DIRECTORY [N …], n from 12 to 18; 12 to 16 if none is given.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const totals = ["14200", "73712", "365596", "2279184", "14772512", "95815104", "666090624"];
const pairs = [15, 15, 11, 7, 3, 1, 1];
const [first, last] = [12, 18];

const directory = pathToFileURL(`${resolve(process.argv[2])}/`);
const manifest = JSON.parse(await readFile(new URL("package.json", directory), "utf8"));
const { default: init, countBy } = await import(new URL(manifest.main ?? manifest.module, directory));
await init({ module_or_path: await readFile(new URL("queens_core_bg.wasm", directory)) });

const time = (algorithm, n) => {
  const begun = performance.now();
  assert.equal(countBy(algorithm, n), totals[n - first]);
  return performance.now() - begun;
};
// A figure a line, for `cargo xtask bench`.
const print = (what, unit, values, limit = null) => {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) => sorted[at]);
  console.log(JSON.stringify({ what, unit, median, least, most, runs: sorted.length, limit }));
};

const requested = process.argv.slice(3).map(Number);
const sizes = requested.length ? requested.filter((n) => n >= first && n <= last) : [12, 13, 14, 15, 16];
// Both run once first, so that Node has compiled them for speed.
time("meet-in-the-middle", 13);
time("bitmask", 13);
for (const n of sizes) {
  const [times, ratios] = [[], []];
  for (let pair = 0; pair < pairs[n - first]; pair++) {
    const order = pair % 2 ? ["bitmask", "meet-in-the-middle"] : ["meet-in-the-middle", "bitmask"];
    const took = Object.fromEntries(order.map((algorithm) => [algorithm, time(algorithm, n)]));
    times.push(took["meet-in-the-middle"]);
    ratios.push(took.bitmask / took["meet-in-the-middle"]);
  }
  const limit = n === 16 ? ["median", ">=", 15] : n === 17 ? ["median", ">=", 18] : null;
  print(`bitmask n=${n} under Node, against the exact count there`, "times", ratios, limit);
  print(`the exact count n=${n} under Node`, "ms", times);
}
