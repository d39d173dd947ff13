#!/usr/bin/env node
/**
 * Publishes releases of a growing package one after the other into one folder: what each costs, and whether earlier ones stay as they are.
 *
 *     node bench/releases.mjs <empty folder> [releases] [symbols]
 *
 * Each release has one symbol more than the one before. The cache is deleted before each, as on a machine of CI.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runMeasured } from './measure/runMeasured.mjs';
import { generatedPackage } from './setup/generatedPackage.mjs';

const [folder, releases = '20', symbols = '400'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node bench/releases.mjs <empty folder> [releases] [symbols]');
const root = resolve(folder);
const site = join(root, 'site');
const bin = join(import.meta.dirname, '../bin/gqldocs.js');

const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesIn = (files) => files.reduce((sum, file) => sum + readFileSync(file).byteLength, 0);
const hashOfFolder = (path) => {
  const hash = createHash('sha256');
  for (const file of filesIn(path).sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

console.log('| release | seconds | its bytes | its files | bytes beside all releases | earlier releases |\n|---|--:|--:|--:|--:|---|');
const published = new Map();
for (let number = 0; number < Number(releases); number += 1) {
  const version = `1.${number}.0`;
  const texts = generatedPackage(Number(symbols) + number);
  texts['package.json'] = texts['package.json'].replace('1.0.0', version);
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, 'package', path)), { recursive: true });
    writeFileSync(join(root, 'package', path), text);
  }
  rmSync(join(root, '.cache'), { recursive: true, force: true });
  const name = `v${version}`;
  const args = [bin, 'publish', 'package', '--into', site, '--as', name, '--cache-dir', '.cache', '--quiet'];
  const { seconds } = await runMeasured({ program: process.execPath, args, cwd: root });
  const changed = [...published].filter(([one, hash]) => hashOfFolder(join(site, one)) !== hash).map(([one]) => one);
  const own = filesIn(join(site, name));
  const shared = filesIn(site).filter((file) => ![name, ...published.keys()].some((one) => file.startsWith(`${join(site, one)}/`)));
  published.set(name, hashOfFolder(join(site, name)));
  const state = changed.length === 0 ? 'unchanged' : `changed: ${changed.join(', ')}`;
  console.log(`| ${name} | ${seconds.toFixed(2)} | ${bytesIn(own)} | ${own.length} | ${bytesIn(shared)} | ${state} |`);
}
