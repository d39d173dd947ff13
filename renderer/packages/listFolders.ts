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
  const found = new Set(wanted.flatMap((pattern) => walk({ root, path: [], segments: segmentsOf(pattern) })));
  return [...found].filter((path) => !unwanted.some((segments) => matches(path.split('/'), segments))).toSorted();
}

export function isPattern(text: string): boolean {
  return /[*?{]|^!/.test(text);
}

interface Walk {
  readonly root: string;
  readonly path: readonly string[];
  readonly segments: readonly string[];
}

function walk({ root, path, segments }: Walk): readonly string[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return [path.join('/')];
  if (!isPattern(segment)) return walk({ root, path: [...path, segment], segments: rest });
  const folders = foldersIn(join(root, ...path)).filter((name) => !isSkipped(name));
  if (segment !== '**') {
    const pattern = toRegExp(segment);
    const fitting = foldersIn(join(root, ...path)).filter((name) => pattern.test(name) && (!isSkipped(name) || segment.startsWith('.')));
    return fitting.flatMap((name) => walk({ root, path: [...path, name], segments: rest }));
  }
  return [...walk({ root, path, segments: rest }), ...folders.flatMap((name) => walk({ root, path: [...path, name], segments }))];
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

function entriesOf(folder: string): readonly Dirent[] {
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
  const text = segment
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${text}$`);
}

function segmentsOf(pattern: string): readonly string[] {
  return pattern
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
}

/** `{a,b}/*` gives `a/*` and `b/*`. */
function expandBraces(pattern: string): readonly string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern);
  if (match === null) return [pattern];
  const [, before = '', options = '', after = ''] = match;
  return options.split(',').flatMap((option) => expandBraces(`${before}${option}${after}`));
}
