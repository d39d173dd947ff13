#!/usr/bin/env node
/**
 * Writes the types of the package: the declarations of the Node API, and those that they import. The compiler writes one for each of our
 * files, and the others would be a sixth of the package.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nativeCompiler } from './nativeCompiler.js';

const root = join(import.meta.dirname, '..');
const types = join(root, 'dist/types');

execFileSync(process.execPath, [nativeCompiler, '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });

const needed = new Set();
need(join(types, 'renderer/index.d.ts'));
for (const file of readdirSync(types, { recursive: true })) {
  const path = join(types, file);
  if (/\.d\.ts$/.test(file) && !needed.has(path)) rmSync(path);
}

function need(file) {
  if (needed.has(file)) return;
  needed.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    if (fileName.startsWith('.')) need(join(dirname(file), fileName.replace(/\.tsx?$/, '.d.ts')));
  }
}
