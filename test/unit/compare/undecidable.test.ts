import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { Policy } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

const libraries: LibraryFiles = new Map();

function compare(old: string, next: string, policy?: Policy): readonly string[] {
  const snapshots = { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries) };
  return compareReleases({ ...snapshots, bases: [], libraries, policy }).map(({ symbol, verdict }) => `${verdict} ${symbol}`);
}

describe('a change of which no program can be written', () => {
  it.each(['standard', 'strict'] as const)('is unknown under the policy %s', (policy) => {
    const guard = (result: string): string => `export declare function isText(value: string | number): ${result};\n`;
    expect(compare(guard('boolean'), guard('value is string'), policy)).toEqual(['unknown isText']);
  });

  it('is minor under the policy standard if only programs with `exactOptionalPropertyTypes` break', () => {
    const options = (type: string): string =>
      `export interface Options { c?: ${type} }\nexport declare function take(options: Options): void;\n`;
    expect(compare(options('string | undefined'), options('string'), 'standard')).toEqual(['minor Options.c']);
    expect(compare(options('string | undefined'), options('string'), 'strict')).toEqual(['unknown Options.c']);
    for (const policy of ['standard', 'strict'] as const)
      expect(compare(options('string'), options('string | undefined'), policy)).toEqual(['patch Options.c']);
  });
});

describe('the global name of a module', () => {
  it('breaks scripts where it is gone or its module changes', () => {
    const slug = (type: string): string => `declare function slug(text: ${type}): string;\nexport = slug;\n`;
    expect(compare(`${slug('string')}export as namespace Slug;\n`, slug('string'))).toEqual(['major global']);
    expect(compare(slug('string'), `${slug('string')}export as namespace Slug;\n`)).toEqual(['minor global']);
    const parts = 'export declare function slug(text: string): string;\n';
    expect(compare(`${parts}export as namespace Slug;\n`, `${parts}export as namespace Other;\n`)).toContain('major global:Slug');
  });
});

describe('copies of a module', () => {
  const release = (type: string): string => `
// file: package.json
{ "name": "pkg", "version": "1.0.0", "exports": { ".": { "types": "./index.d.ts" }, "./esm": { "types": "./esm/index.d.ts" }, "./other": { "types": "./other.d.ts" } } }
// file: index.d.ts
interface Store { readonly value: ${type} }
export declare function store(): Store;
// file: esm/index.d.ts
interface Store { readonly value: ${type} }
export declare function store(): Store;
// file: other.d.ts
export declare function store(): { readonly other: ${type} };
`;

  it('are modules whose default exports change in the same way, whatever these are called', () => {
    const names = ['en', 'de', 'fr'];
    const entries = names.map((name) => `"./${name}": "./${name}.d.ts"`).join(', ');
    const locales = (type: string): string =>
      `// file: package.json\n{ "name": "pkg", "version": "1.0.0", "exports": { ${entries} } }\n${names
        .map((name) => `// file: ${name}.d.ts\nexport default function ${name}(): ${type};\n`)
        .join('')}`;
    const pair = { old: snapshotOf(locales('string'), libraries), new: snapshotOf(locales('number'), libraries) };
    expect(compareReleases({ ...pair, bases: [], libraries }).map(({ reason }) => reason)).toEqual([
      './de:default: result was `string`, and is `number` now (the same for `./en` and `./fr`).',
    ]);
  });

  it('have one entry for the same change', () => {
    const pair = { old: snapshotOf(release('string'), libraries), new: snapshotOf(release('number'), libraries) };
    const entries = compareReleases({ ...pair, bases: [], libraries });
    expect(entries.map(({ reason }) => reason)).toEqual([
      './other:store: result, `other` was `string`, and is `number` now.',
      'Store.value: was `string`, and is `number` now (the same for `./esm`).',
    ]);
  });

  it('have one entry where the change mentions types of their own', () => {
    const part = (type: string): string =>
      `export declare namespace Kit { interface Box { readonly a: number } }\nexport interface Store { readonly value: ${type} }\nexport declare function store(): Store;`;
    const copies = (type: string): string => `
// file: package.json
{ "name": "pkg", "version": "1.0.0", "exports": { ".": { "types": "./index.d.ts" }, "./esm": { "types": "./esm/index.d.ts" } } }
// file: index.d.ts
${part(type)}
// file: esm/index.d.ts
${part(type)}
`;
    const pair = { old: snapshotOf(copies('Kit.Box'), libraries), new: snapshotOf(copies('Kit.Box | undefined'), libraries) };
    const both = { old: snapshotOf(copies('string'), libraries), new: snapshotOf(copies('Kit.Box'), libraries) };
    const reasons = [pair, both].flatMap((one) => compareReleases({ ...one, bases: [], libraries }).map(({ reason }) => reason));
    expect(reasons).toEqual([
      'Store.value: can be `undefined` now (the same for `./esm`).',
      'Store.value: was `string`, and is `Kit.Box` now (the same for `./esm`).',
    ]);
  });

  it('are not two declarations of one module whose names differ in their ends only', () => {
    const names = ['icon$a', 'icon$b'].map((name) => `export declare const ${name}: string;\n`).join('');
    expect(compare(`${names}export declare const own: 1;\n`, 'export declare const own: 1;\n')).toEqual(['major icon$a', 'major icon$b']);
  });
});
