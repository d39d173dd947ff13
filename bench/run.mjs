#!/usr/bin/env node
/**
 * Compares gqldocs with other documentation tools, on the same content, in one run, and prints Markdown. Tools are installed from npm into
 * the scratch folder; nothing else is written. `bench/README.md` says what is measured and how.
 *
 * node bench/run.mjs [--only readers|builds|watch|medium|scale|growth] [--runs 5] [--scratch folder] [--tools gqldocs,typedoc] [--sizes 2000]
 * [--built]
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds } from './jobs/measureBuilds.mjs';
import { measureGrowth } from './jobs/measureGrowth.mjs';
import { measureMedium } from './jobs/measureMedium.mjs';
import { measureReaders } from './jobs/measureReaders.mjs';
import { measureScale } from './jobs/measureScale.mjs';
import { measureWatch } from './jobs/measureWatch.mjs';
import { prepareTools, tools } from './tools/prepareTools.mjs';

const values = readOptions({
  help: { type: 'boolean', default: false },
  only: { type: 'string' },
  runs: { type: 'string', default: '5' },
  scratch: { type: 'string', default: join(tmpdir(), 'gqldocs-bench') },
  tools: { type: 'string', default: tools.map(({ id }) => id).join() },
  sizes: { type: 'string', default: '2000,20000' },
  built: { type: 'boolean', default: false },
});
const runs = Number(values.runs);
const sizes = values.sizes.split(',').map(Number);
const scratch = resolve(values.scratch);
const named = values.tools.split(',');
const chosen = tools.filter(({ id }) => named.includes(id));
const unknown = named.filter((name) => !tools.some(({ id }) => id === name));
const say = (text) => process.stderr.write(`${text}\n`);
const prepare = () => prepareTools({ chosen, scratch, say });

const jobs = {
  readers: { title: 'Readers', run: () => measureReaders({ tools: prepare(), runs, isBuilt: values.built, say }) },
  builds: { title: 'Builds', run: () => measureBuilds({ tools: prepare(), runs, say }) },
  watch: { title: 'Watching', run: () => measureWatch({ tools: prepare(), runs, say }) },
  medium: { title: 'A library of a usual large size', run: () => measureMedium({ scratch, runs, say }) },
  scale: { title: 'Scale', run: () => measureScale({ sizes, scratch, say }) },
  growth: { title: 'Growth', run: () => measureGrowth({ sizes, scratch, say }) },
};
const wanted = values.only === undefined ? Object.keys(jobs) : values.only.split(',');
const isUsable = wanted.every((name) => Object.hasOwn(jobs, name)) && isCount(runs) && sizes.every(isCount) && unknown.length === 0;
if (values.help || !isUsable) {
  for (const name of unknown) say(`There is no tool \`${name}\`: known are ${tools.map(({ id }) => id).join(', ')}.`);
  say(
    `usage: node bench/run.mjs [--only ${Object.keys(jobs).join('|')}] [--runs 5] [--scratch folder] [--tools ${tools.map(({ id }) => id).join()}] [--sizes 2000,20000] [--built]`,
  );
  process.exit(values.help ? 0 : 2);
}
mkdirSync(scratch, { recursive: true });
for (const name of wanted) process.stdout.write(`## ${jobs[name].title}\n\n${await jobs[name].run()}\n\n`);

/** What the command line says; an option that there isn't asks for nothing that could be run. */
function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return parseArgs({ options, args: ['--runs', '0'] }).values;
  }
}

function isCount(number) {
  return Number.isInteger(number) && number > 0;
}
