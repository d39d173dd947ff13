import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders below a root that match patterns, sorted: `packages/*`, `libs/**`, `{apps,packages}/*`; `!packages/private-*` excludes. A star
 * matches no slash, two stars match any number of folders. Hidden folders and `node_modules` are only searched where a pattern names them.
 */
export function listFolders(root: string, patterns: readonly string[]): readonly string[] {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(expandBraces);
  const unwanted = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .flatMap((pattern) => expandBraces(pattern.slice(1)))
    .map((pattern) => segmentsOf(pattern).map(toRegExp));
  const found = new Set(wanted.flatMap((pattern) => walk({ root, path: [], segments: segmentsOf(pattern), visited: new Set() })));
  return [...found].filter((path) => !unwanted.some((segments) => matches(path.split('/'), segments))).toSorted();
}

export function isPattern(text: string): boolean {
  return /[*?{]|^!/.test(text);
}

interface Walk {
  readonly root: string;
  readonly path: readonly string[];
  readonly segments: readonly string[];
  /** Paths with the number of segments that were left: several `**` reach the same folders in many ways. */
  readonly visited: Set<string>;
}

function walk({ root, path, segments, visited }: Walk): readonly string[] {
  const [segment, ...rest] = segments;
  const state = `${segments.length} ${path.join('/')}`;
  if (visited.has(state)) return [];
  visited.add(state);
  if (segment === undefined) return [path.join('/')];
  if (!isPattern(segment)) return walk({ root, path: [...path, segment], segments: rest, visited });
  const folders = foldersIn(join(root, ...path)).filter((name) => !isSkipped(name));
  if (segment !== '**') {
    const pattern = toRegExp(segment);
    const fitting = foldersIn(join(root, ...path)).filter((name) => pattern.test(name) && (!isSkipped(name) || segment.startsWith('.')));
    return fitting.flatMap((name) => walk({ root, path: [...path, name], segments: rest, visited }));
  }
  const below = folders.flatMap((name) => walk({ root, path: [...path, name], segments, visited }));
  return [...walk({ root, path, segments: rest, visited }), ...below];
}

function isSkipped(name: string): boolean {
  return name === 'node_modules' || name.startsWith('.');
}

/** Includes links to folders, because package managers link packages. What is linked below a `**` is found at its real path. */
function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name);
}

/** The entries of a folder; none if it cannot be read. */
export function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function matches(path: readonly string[], segments: readonly RegExp[]): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined) return path.length === 0;
  if (segment === anyFolders) return matches(path, rest) || (path.length > 0 && matches(path.slice(1), segments));
  return path[0] !== undefined && segment.test(path[0]) && matches(path.slice(1), rest);
}

const anyFolders = /^.*$/;

function toRegExp(segment: string): RegExp {
  if (segment === '**') return anyFolders;
  const [first = '', ...others] = segment.split(/\*+/).map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('?', '.'));
  const last = others.pop();
  // The nearest place is as good as any for each part between two stars: a look ahead finds it, and is never tried again.
  const between = others.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join('');
  return new RegExp(last === undefined ? `^${first}$` : `^${first}${between}.*${last}$`);
}

function segmentsOf(pattern: string): readonly string[] {
  return pattern
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment, index, all) => segment !== '' && segment !== '.' && !(segment === '**' && all[index - 1] === '**'));
}

/** `{a,b}/*` gives `a/*` and `b/*`. */
function expandBraces(pattern: string): readonly string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern);
  if (match === null) return [pattern];
  const [, before = '', options = '', after = ''] = match;
  return options.split(',').flatMap((option) => expandBraces(`${before}${option}${after}`));
}
