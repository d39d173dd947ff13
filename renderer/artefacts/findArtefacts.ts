import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Found, Problem } from '../model/problem.ts';
import { findPackages } from '../packages/findPackages.ts';
import { artefactMissing, noArtefact } from '../problems/artefacts.ts';
import { closest } from '../problems/closest.ts';
import { artefactFolder, fileEnding } from './artefactFormat.ts';

export interface FindArtefactsRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Artefacts, folders that hold some, packages, patterns and roots of workspaces, relative to `cwd`. */
  readonly paths: readonly string[];
}

/**
 * Finds the artefacts that paths stand for, each once, in the order of the paths: a file is an artefact; a folder stands for the
 * artefacts in it; else it is what `gqldocs build` takes it for, a package, a pattern or a workspace, and stands for the artefacts
 * that its packages have where `gqldocs extract` puts them. A package without one is a problem.
 */
export function findArtefacts({ cwd, paths }: FindArtefactsRequest): Found<readonly string[]> {
  const found = paths.map((path) => findOne(cwd, path));
  return { value: [...new Set(found.flatMap(({ value }) => value))], problems: found.flatMap(({ problems }) => problems) };
}

function findOne(cwd: string, path: string): Found<readonly string[]> {
  const absolute = resolve(cwd, path);
  const kind = kindOf(absolute);
  if (kind === 'file') return { value: [absolute], problems: [] };
  const inside = kind === 'folder' ? artefactsIn(absolute) : [];
  if (inside.length > 0) return { value: inside, problems: [] };
  if (kind === undefined && path.endsWith(fileEnding)) return failed(noArtefact({ path, ...adviceFor(absolute) }));
  const packages = findPackages({ cwd, paths: [path] });
  if (packages.problems.length > 0) {
    const why = kind === undefined ? "doesn't exist" : 'holds neither artefacts nor packages';
    return failed(noArtefact({ path, why, hint: 'Name artefacts, a folder of artefacts, or packages that have been extracted.' }));
  }
  const lists = packages.value.map(({ folder, name }) => ({ folder, name, files: artefactsIn(join(folder, artefactFolder)) }));
  const problems = lists
    .filter(({ files }) => files.length === 0)
    .map(({ folder, name }) => artefactMissing({ package: name, folder: relative(cwd, folder).replaceAll('\\', '/') || '.' }));
  return { value: lists.flatMap(({ files }) => files), problems };
}

function adviceFor(file: string): { readonly why: string; readonly hint: string } {
  const near = closest(
    basename(file),
    artefactsIn(join(file, '..')).map((one) => basename(one)),
  );
  return { why: "doesn't exist", hint: near === undefined ? 'Make it with `gqldocs extract`.' : `Did you mean ${near}?` };
}

function artefactsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(fileEnding))
      .toSorted()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

function failed(problem: Problem): Found<readonly string[]> {
  return { value: [], problems: [problem] };
}
