#!/usr/bin/env node
/**
 * What search, links in code, lists of users and texts for machines cost: the GraphQL.js site built by the last commit as it is, without each
 * of them, and without all of them, in turn. Each variant is a copy of the sources in which the module that makes the feature makes
 * nothing; the copies are built and run as whole processes, with no cache and no earlier output.
 *
 *     node bench/cost.mjs [--runs 3] [--scratch folder]
 *
 * Processor seconds are those of the process with all of its threads: a busy machine drifts less in them than in seconds. Weights are those
 * of files, compressed by gzip at level 9; search's own scripts and index are loaded when somebody searches, and so is the card of a name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runMeasured } from './measure/runMeasured.mjs';
import { sizeOf } from './measure/sizeOf.mjs';
import { machine } from './report/machine.mjs';
import { kilobytes, median, spread } from './report/statistics.mjs';
import { table } from './report/table.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, scratch: { type: 'string' } } });
const runs = Number(values.runs);
const scratch = values.scratch ?? mkdtempSync(join(tmpdir(), 'gqldocs-cost-'));

/** For each feature, what stands in a file instead. */
const features = {
  search: {
    'renderer/search/createSearchIndex.ts': [/files: async \(\) => \{[\s\S]*?\n {4}\},/, 'files: async () => [],'],
    'renderer/pages/renderPage.tsx': [/sections: isListed\(route\)/, 'sections: route.href === "" && isListed(route)'],
  },
  'links in code': { 'gqldocs.config.ts': [/defineConfig\(\{/, 'defineConfig({\n  autolink: false,'] },
  'lists of users': {
    'renderer/backlinks/collectBacklinks.ts': [/(const documents = documentBacklinks)/, 'if (types.size >= 0) return new Map();\n  $1'],
  },
  'Markdown, llms.txt, inventories': {
    'renderer/markdownTwins/twinAddress.ts': [/if \(kind === 'not-found'\)/, 'if (kind)'],
    'renderer/pages/machineFiles.ts': [/(const \{ plan \} = request;)/, '$1\n  if (twins.size >= 0) return [];'],
  },
};
const names = Object.keys(features);
const variants = [
  { name: 'everything', without: [] },
  ...names.map((name) => ({ name: `without ${name}`, without: [name] })),
  { name: 'without all of these', without: names },
].map((variant, at) => ({ ...variant, folder: join(scratch, `variant-${at}`), seconds: [], processor: [] }));

/** Writes down what the process has used, its threads included, when it ends. */
const cpuProbe = `data:text/javascript,${encodeURIComponent(
  "import{writeFileSync}from'node:fs';import{isMainThread}from'node:worker_threads';if(isMainThread)process.on('exit',()=>{const{user,system}=process.cpuUsage();writeFileSync(process.env.COST_CPU,String((user+system)/1e6))})",
)}`;

for (const variant of variants) if (!existsSync(join(variant.folder, 'dist'))) prepare(variant);
for (let run = 0; run <= runs; run += 1) {
  for (const variant of variants) {
    const { seconds, processor } = await buildSite(variant);
    if (run === 0) continue;
    variant.seconds.push(seconds);
    variant.processor.push(processor);
  }
}
printTables();
if (values.scratch === undefined) rmSync(scratch, { recursive: true, force: true });

/** A copy of the last commit, changed and built. */
function prepare({ folder, without }) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, [pattern, replacement]] of without.flatMap((name) => Object.entries(features[name]))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`${file} looks different from what this benchmark expects.`);
    writeFileSync(join(folder, file), changed);
  }
  execFileSync(process.execPath, ['bin/build.js'], { cwd: folder, stdio: 'inherit' });
}

async function buildSite({ folder }) {
  const [site, cpu] = [join(folder, 'site'), join(folder, 'cpu')];
  rmSync(site, { recursive: true, force: true });
  const args = ['--import', cpuProbe, 'bin/gqldocs.js', 'build', '--quiet', '--no-cache', '--out-dir', site];
  const { seconds } = await runMeasured({ program: process.execPath, args, cwd: folder, env: { COST_CPU: cpu } });
  return { seconds, processor: Number(readFileSync(cpu, 'utf8')) };
}

function printTables() {
  console.log(`${machine()} Medians of ${runs} (least–most).\n`);
  const head = [
    '',
    'cold build, s',
    'processor, s',
    'files',
    'output, MB',
    'class page, kB',
    'its data, kB',
    'tutorial, kB',
    'all pages, kB',
  ];
  const rows = variants.map(({ name, folder, seconds, processor }) => {
    const site = join(folder, 'site');
    const { files, bytes } = sizeOf(site);
    const weights = [
      'api/graphql-js/class/GraphQLSchema/index.html',
      'api/graphql-js/class/GraphQLSchema/index.json',
      'docs/tutorials/object-types/index.html',
    ].map((file) => kilobytes(compressed(join(site, file))));
    const pages = readdirSync(site, { recursive: true }).filter((file) => file.endsWith('.html'));
    const all = pages.reduce((sum, file) => sum + compressed(join(site, file)), 0);
    return [name, spread(seconds, 2), spread(processor, 2), String(files), (bytes / 1e6).toFixed(1), ...weights, kilobytes(all)];
  });
  console.log(table(head, rows));
  const [whole] = variants;
  const ratios = variants.at(-1).processor.map((value, run) => whole.processor[run] / value);
  console.log(`\nProcessor seconds of everything, of those without all of these, round by round: ${median(ratios).toFixed(2)}.`);
}

function compressed(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
