import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles } from './findCycles.ts';
import { type FolderRule, importTable } from './importTable.ts';
import { sourceFiles } from './sourceFiles.ts';

const sources = sourceFiles('renderer', 'templates', 'client', 'cli');

/** Packages that only some places may know. */
const reserved: readonly (readonly [name: RegExp, by: RegExp])[] = [
  [/^typedoc$/, /^renderer\/api\//],
  [/^typescript$/, /^renderer\/(api\/|release\/|compare\/|import\/values\/|diagnostics\/locateKey\.ts)/],
  [/^esbuild$/, /^renderer\/(bundle|config)\//],
  [/^react-dom\/server$/, /^renderer\/(render\/|bundle\/wrapIsland)/],
  [/^react-dom\/client$/, /^client\//],
  [/^commander$/, /^cli\//],
  [/^tinypool$/, /^renderer\/engine\//],
  [
    /^(node:)?fs(\/promises)?$/,
    /^(cli\/|renderer\/(.*\/)?((read|load|write|run|bundle|watch|serve|find|list|extract|fetch)\w*|\w*(Sink|Cache)|packageRoot|islandWrappers|packageInfo|guardIncludes|createLiveBuilds|regularSystem|isInside)\.tsx?$|renderer\/engine\/(changedSince|fileState|makeFolder|makeTemporaryFolder|openProjectStore|pruneStore|repositoryState|store|world)\.ts$)/,
  ],
];

describe('folders', () => {
  it('import exactly the folders in the table', () => {
    const edges = edgesBetween(layerOf);
    const found = importTable.map(({ folder }) => [folder, inOrder(edges.get(nameOf(folder)) ?? new Set())]);
    expect(found).toEqual(importTable.map(({ folder, imports }) => [folder, imports]));
  });

  it('import only from the layers below', () => {
    const names = importTable.map(({ folder }) => nameOf(folder));
    expect(importTable.filter(({ imports }, at) => imports.some((name) => !names.slice(0, at).includes(name)))).toEqual([]);
  });

  it('are listed in ARCHITECTURE.md', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8');
    expect(text).toContain(importTable.map(printRow).join('\n'));
  });

  it('of the renderer form no cycles, at any depth', () => {
    expect(findCycles(edgesBetween((path) => (path.startsWith('renderer/') ? dirname(path) : undefined)))).toEqual([]);
  });
});

describe('files', () => {
  // Templates of members contain each other.
  it('form no cycles, except templates', () => {
    expect(findCycles(edgesBetween((path) => (path.startsWith('templates/') ? undefined : path)))).toEqual([]);
  });

  it('import only allowed packages', () => {
    expect(sources.length).toBeGreaterThan(500);
    const isForbidden = (name: string, path: string): boolean => reserved.some(([pattern, by]) => pattern.test(name) && !by.test(path));
    const found = sources.flatMap(({ path, packages }) =>
      packages.filter((name) => isForbidden(name, path)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('of unit tests that replace a module are named so, since they need a process of their own', () => {
    const folder = join(import.meta.dirname, '..');
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.test\.tsx?$/.test(path));
    const replacing = tests.filter((path) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(folder, path), 'utf8')));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((path) => !path.endsWith('.mock.test.ts'))).toEqual([]);
  });

  it('of the client import only the shell from templates', () => {
    const targets = sources.filter(({ path }) => path.startsWith('client/')).flatMap(({ files }) => files);
    expect(targets.filter((file) => file.startsWith('templates/') && !file.startsWith('templates/shell/'))).toEqual([]);
  });
});

it('finds cycles', () => {
  const edges = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['e'])],
  ]);
  expect(findCycles(edges)).toEqual([['a', 'b', 'c']]);
});

/** `plan` for `renderer/plan/routes/planApiRoutes.ts`, `cli` for what is in `cli`. */
function layerOf(path: string): string {
  const [top = '', second = '', third] = path.split('/');
  return top === 'renderer' && third !== undefined ? second : top;
}

function nameOf(folder: string): string {
  return folder.replace('renderer/', '');
}

function inOrder(names: ReadonlySet<string>): readonly string[] {
  return importTable.map(({ folder }) => nameOf(folder)).filter((name) => names.has(name));
}

function edgesBetween(groupOf: (path: string) => string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { path, files } of sources) {
    const from = groupOf(path);
    for (const file of files) {
      const to = groupOf(file);
      if (from === undefined || to === undefined || from === to || !/\.tsx?$/.test(file)) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return edges;
}

function printRow({ folder, purpose, imports }: FolderRule): string {
  return `| \`${folder}/\` | ${purpose} | ${imports.length === 0 ? 'nothing' : imports.join(', ')} |`;
}
