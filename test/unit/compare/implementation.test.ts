import { expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { Policy } from '../../../renderer/release/diffEntry.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();
const manifest = JSON.stringify({
  name: 'pkg',
  version: '1.0.0',
  exports: { '.': { types: './index.d.ts' }, './compose': { types: './compose.d.ts' } },
});

function release({ main, compose }: { readonly main: string; readonly compose: string }): string {
  return `// file: package.json\n${manifest}\n// file: index.d.ts\n${main}export {};\n// file: compose.d.ts\n${compose}export {};\n`;
}

function compare(old: Parameters<typeof release>[0], next: Parameters<typeof release>[0], policy?: Policy) {
  const snapshots = { old: snapshotOf(release(old), libraries), new: snapshotOf(release(next), libraries) };
  const implementation = { compose: ['Store', 'compose', 'run'] };
  const entries = compareReleases({ ...snapshots, bases: [], libraries, policy, implementation });
  return entries.map(({ symbol, verdict, suspected = false }) => [symbol, verdict, suspected]);
}

const run = 'export declare function run(size: number): void;\n';
const other = 'export declare const other: number;\n';

it('suspects what breaks only programs that import a part of the implementation', () => {
  const text = run.replace('number', 'string');
  expect(compare({ main: other, compose: run }, { main: other, compose: text })).toEqual([['./compose:run', 'unknown', true]]);
  expect(compare({ main: other, compose: run }, { main: other, compose: '' })).toEqual([['./compose:run', 'unknown', true]]);
  expect(compare({ main: other, compose: run }, { main: other, compose: '' }, 'strict')).toEqual([['./compose:run', 'major', false]]);
});

it('says which programs break', () => {
  const snapshots = {
    old: snapshotOf(release({ main: other, compose: run }), libraries),
    new: snapshotOf(release({ main: other, compose: '' }), libraries),
  };
  const [entry] = compareReleases({ ...snapshots, bases: [], libraries, implementation: { compose: ['run'] } });
  expect(entry?.reason).toBe('./compose:run: was removed. Only programs that import parts of the implementation break.');
  expect(entry).not.toHaveProperty('witness');
});

it('suspects that users import what another module has as well', () => {
  const main = "export { run } from './compose';\n";
  expect(compare({ main, compose: run }, { main: run, compose: '' })).toEqual([['./compose:run', 'unknown', true]]);
});

it('counts what another module has as well, if it changes or is gone there, too', () => {
  const main = "export { run } from './compose';\n";
  const text = run.replace('number', 'string');
  expect(compare({ main, compose: run }, { main, compose: text })).toEqual([['run', 'major', false]]);
  expect(compare({ main, compose: run }, { main: other, compose: '' })).toContainEqual(['run', 'major', false]);
});

it('counts the members of a namespace that users import elsewhere', () => {
  const main = "export * as parts from './compose';\n";
  const text = run.replace('number', 'string');
  expect(compare({ main, compose: run }, { main, compose: text })).toEqual([['parts.run', 'major', false]]);
});

it('counts a type that other modules mention, and the only name of it', () => {
  const store = (size: string) => `export interface Store { size: ${size} }\n`;
  const main = "import type { Store } from './compose';\nexport declare function open(): Store;\n";
  expect(compare({ main, compose: store('number') }, { main, compose: store('string') })).toEqual([
    ['./compose:Store.size', 'major', false],
  ]);
  const renamed = { main: main.replaceAll('Store', 'Data'), compose: store('number').replace('Store', 'Data') };
  expect(compare({ main, compose: store('number') }, renamed)).toContainEqual(['./compose:Store', 'major', false]);
});

it('suspects the loss of a whole part of the implementation, unless it has more', () => {
  const only = (compose: string) => ({ main: other, compose });
  const gone = `// file: package.json\n${manifest.replace(/,"\.\/compose":\{[^}]*\}/, '')}\n// file: index.d.ts\n${other}`;
  const lost = (compose: string) => {
    const snapshots = { old: snapshotOf(release(only(compose)), libraries), new: snapshotOf(gone, libraries) };
    const entries = compareReleases({ ...snapshots, bases: [], libraries, implementation: { compose: ['run'] } });
    return entries.map(({ symbol, verdict, suspected = false }) => [symbol, verdict, suspected]);
  };
  expect(lost(run)).toContainEqual(['./compose', 'unknown', true]);
  expect(lost(`${run}export declare const documented: number;\n`)).toContainEqual(['./compose', 'major', false]);
});
