// Runs the built package once under Node: node example.mjs PACKAGE-DIRECTORY
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = pathToFileURL(`${resolve(process.argv[2])}/`);
const manifest = JSON.parse(await readFile(new URL("package.json", directory), "utf8"));
assert.equal(manifest.name, "queens-core");

const { default: init, count, countBy, solutions, trace } = await import(new URL(manifest.main ?? manifest.module, directory));
await init({ module_or_path: await readFile(new URL("queens_core_bg.wasm", directory)) });

assert.equal(count(8), "92");
assert.equal(count(15), "2279184");
assert.equal(countBy("bitmask", 8), "92");
assert.throws(() => countBy("nothing", 8), /there is no algorithm “nothing” that counts; these count: .*bitmask/);
for (const none of [0, 264, 8.5, NaN]) assert.throws(() => count(none), /is not a whole number from 1 to 27/);
assert.deepEqual(solutions("bitmask", 8, 1), [["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"]]);
assert.equal(solutions("recursive", 8, 100).length, 92);
assert.throws(() => solutions("meet-in-the-middle", 8, 1), /these list solutions: recursive/);
const [first, second] = trace("recursive", 8, 2);
assert.deepEqual([first.kind, first.square, second.kind, second.square], ["place", "a1", "reject", "b1"]);
const types = await readFile(new URL(manifest.types, directory), "utf8");
assert.match(types, /solutions\(algorithm: string, n: number, most: number\): string\[\]\[\]/);
console.log(`${manifest.name} ${manifest.version}: 8 queens stand in ${count(8)} ways`);
