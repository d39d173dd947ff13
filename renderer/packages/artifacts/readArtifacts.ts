import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { artifactDuplicate, artifactMissing, noArtifact } from '../../diagnostics/artifacts.ts';
import { closest } from '../../diagnostics/closest.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { findPackages } from '../findPackages.ts';
import { artifactFolder, fileEnding } from './artifactFormat.ts';
import { loadOwnVersion } from './loadModelHash.ts';
import { type Artifact, readArtifactHead } from './readArtifactHead.ts';

interface ReadArtifactsRequest {
  /** Absolute. */
  readonly cwd: string;
  readonly paths: readonly string[];
  /** Absolute; places of problems are relative to it. */
  readonly root: string;
}

/** The artifacts of a site, as far as their heads tell, in the order of the paths. No two are of one package, or of one address. */
export async function readArtifacts({ cwd, paths, root }: ReadArtifactsRequest): Promise<Found<readonly Artifact[]>> {
  if (paths.length === 0) return { value: [], problems: [] };
  const files = findArtifacts({ cwd, paths });
  const generator = loadOwnVersion();
  const heads = await Promise.all(files.value.map((file) => readArtifactHead({ file, root, generator })));
  const value = heads.flatMap((head) => (head.value === undefined ? [] : [head.value]));
  return { value, problems: [...files.problems, ...heads.flatMap(({ problems }) => problems), ...duplicates(value, root)] };
}

function duplicates(artifacts: readonly Artifact[], root: string): readonly Problem[] {
  const shown = ({ file }: Artifact): string => relativePath(root, file);
  return artifacts.flatMap((artifact, index) => {
    const { name, slug } = artifact.package;
    const first = artifacts.slice(0, index).find((other) => other.package.slug === slug || (name !== '' && other.package.name === name));
    if (first === undefined) return [];
    const what = first.package.name === name ? `the package "${name}"` : `packages with the address "${slug}"`;
    return [artifactDuplicate({ what, first: shown(first), second: shown(artifact) })];
  });
}

interface FindArtifactsRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Artifacts, folders that hold some, packages, patterns and roots of workspaces, relative to `cwd`. */
  readonly paths: readonly string[];
}

/**
 * Finds the artifacts that paths name, each once, in the order of the paths. A file is an artifact. A folder with artifacts means all of
 * them. Any other path is read as `gqldocs build` reads it (a package, a pattern or a workspace) and means the artifacts that `gqldocs
 * extract` wrote for its packages. A package without an artifact is a problem.
 */
function findArtifacts({ cwd, paths }: FindArtifactsRequest): Found<readonly string[]> {
  const found = paths.map((path) => findOne(cwd, path));
  return { value: [...new Set(found.flatMap(({ value }) => value))], problems: found.flatMap(({ problems }) => problems) };
}

function findOne(cwd: string, path: string): Found<readonly string[]> {
  const absolute = resolve(cwd, path);
  const kind = kindOf(absolute);
  if (kind === 'file') return { value: [absolute], problems: [] };
  const inside = kind === 'folder' ? artifactsIn(absolute) : [];
  if (inside.length > 0) return { value: inside, problems: [] };
  if (kind === undefined && path.endsWith(fileEnding)) return failed(noArtifact({ path, ...adviceFor(absolute) }));
  const packages = findPackages({ cwd, paths: [path] });
  if (packages.problems.length > 0) {
    const why = kind === undefined ? 'does not exist' : 'contains neither artifacts nor packages';
    return failed(noArtifact({ path, why, hint: 'Name artifacts, a folder of artifacts, or packages that have been extracted.' }));
  }
  const lists = packages.value.map(({ folder, name }) => ({ folder, name, files: artifactsIn(join(folder, artifactFolder)) }));
  const problems = lists
    .filter(({ files }) => files.length === 0)
    .map(({ folder, name }) => artifactMissing({ package: name, folder: relativePath(cwd, folder) || '.' }));
  return { value: lists.flatMap(({ files }) => files), problems };
}

function adviceFor(file: string): { readonly why: string; readonly hint: string } {
  const near = closest(
    basename(file),
    artifactsIn(join(file, '..')).map((one) => basename(one)),
  );
  return { why: 'does not exist', hint: near === undefined ? 'Make it with `gqldocs extract`.' : `Did you mean ${near}?` };
}

function artifactsIn(folder: string): readonly string[] {
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
