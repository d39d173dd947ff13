#!/usr/bin/env node
/**
 * Measures search: sizes of the index and the time from a keystroke to the first result, for the built GraphQL.js site and for a made-up package
 * of 20,000 symbols. Each query is typed letter by letter; the engine is the one that runs in the browser. `searchKeys.mjs` measures in one.
 *
 *     npx gqldocs build && node bench/search.mjs [folder of the site]
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { machine } from './report/machine.mjs';
import { median } from './report/statistics.mjs';
import { indexManySymbols, loadSearch } from './setup/loadSearch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const site = process.argv[2] ?? join(root, 'build');
const { createSearch, ...making } = await loadSearch();
console.log(machine());

await report('GraphQL.js', await readIndex(join(site, 'assets/search')), [
  'GraphQLSchema',
  'GQLOT',
  'schema getType',
  'GraphQLObjetcType',
  'string -> DocumentNode',
  'GraphQLSchema, DocumentNode -> GraphQLError[]',
  'T -> boolean',
  'bearer token',
  'how do I build a schema from a string',
]);
const started = performance.now();
const files = await indexManySymbols({ ...making, count: 20_000 });
console.log(`\nMaking the index of 20,000 symbols: ${Math.round(performance.now() - started)} ms`);
await report('20,000 symbols', files, [
  'createRequestHandler',
  'cRH',
  'handler resolve',
  'craeteRequestHanlder',
  'string -> RequestHandler12',
  '(RequestHandler12, string) -> *',
  'RequestHandler12[] -> Promise<ResponseMap>',
  'T, U -> T',
  'stores handlers',
]);

/** Prints what the index weighs, and how long each query takes: the median and the slowest of its keystrokes, each the median of five. */
async function report(name, files, queries) {
  console.log(`\n${name}`);
  printSizes(files);
  const load = async (file) => readScript(files.get(`${file}.js`));
  const loading = performance.now();
  const search = await createSearch(await load('manifest'), { load });
  console.log(`  loading the names      ${format(performance.now() - loading)}`);
  const first = performance.now();
  await search.find({ input: 'string -> string' });
  console.log(`  loading the types      ${format(performance.now() - first)}`);
  for (const query of queries) await measure(search, query);
}

async function measure(search, query) {
  const times = [];
  for (let length = 1; length <= query.length; length += 1) {
    const rounds = [];
    for (let round = 0; round < 5; round += 1) rounds.push(await timeOf(search, query.slice(0, length)));
    times.push(median(rounds));
  }
  console.log(`  ${query.padEnd(46)} median ${format(median(times))}   slowest ${format(Math.max(...times))}`);
}

/** Milliseconds to the first results. Text comes after a pause, so it isn't waited for. */
async function timeOf(search, input) {
  const start = performance.now();
  let shown;
  await search.find({
    input,
    onNames: () => {
      shown ??= performance.now() - start;
    },
    isStillWanted: async () => false,
  });
  return shown ?? performance.now() - start;
}

function printSizes(files) {
  const groups = new Map();
  for (const [file, text] of files) {
    const kind = file.replace(/[-.].*$/, '');
    const known = groups.get(kind) ?? { files: 0, compressed: 0, largest: 0 };
    const size = gzipSync(text, { level: 9 }).length;
    groups.set(kind, { files: known.files + 1, compressed: known.compressed + size, largest: Math.max(known.largest, size) });
  }
  for (const [kind, { files: count, compressed, largest }] of groups)
    console.log(
      `  ${kind.padEnd(9)} ${String(count).padStart(5)} files ${kilobytes(compressed)} compressed, the largest ${kilobytes(largest)}`,
    );
}

async function readIndex(folder) {
  const names = await readdir(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])));
}

/** A file of the index is a call with a name and JSON. */
function readScript(text) {
  return JSON.parse(text.slice(text.indexOf(',') + 1, text.lastIndexOf(')')));
}

function format(milliseconds) {
  return `${milliseconds.toFixed(1).padStart(7)} ms`;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
}
