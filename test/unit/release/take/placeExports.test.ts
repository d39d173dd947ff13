import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';
import { packageConfig } from '../../api/extractFixture.ts';

const files = {
  'package.json': JSON.stringify({ name: 'tool', exports: './index.d.ts' }),
  'hidden.d.ts': 'export type Hidden = { (name: string): string; <T>(value: T): T };\nexport declare function run(): void;\n',
  'index.d.ts': `import type { Hidden } from './hidden.js';
export type Runner = (name: string) => string;
type Generic<T> = (value: T) => T;
export namespace Types { type Call = () => void }
export declare const literal: () => void;
export declare const overloaded: { (name: string): string; (count: number): number };
export declare const hidden: Hidden;
export declare const named: Runner;
export declare const generic: Generic<string>;
export declare const nested: Types.Call;
declare function inner(): void;
export declare const query: typeof inner;
export declare const imported: typeof import('./hidden.js').run;
export declare const mixed: { (): void; count: number };
/** @class */
export declare const constructed: { new (): Error };
/**
 * Is no enumeration: {@link Shape @interface }, and {@link Level @enum }.
 *
 * \`\`\`ts
 * // @hidden
 * \`\`\`
 */
export type Plain = { size: number };
/** @interface */
export type Shape = { size: number };
/** @enum */
export declare const Level: { readonly low: 0; readonly high: 1 };
/** @enum */
export declare const notConstant: { readonly low: number };
/** @namespace */
export declare const tools: { readonly size: number };
`,
};

it('has the kinds that the reference has for variables, and by tags', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-addresses-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { value: snapshot } = snapshotPackage({ folder, root: folder, libraries: new Map() });
    const addresses = snapshot?.snapshot.modules.flatMap(({ exports }) => exports.map(({ address }) => address));
    const { value: extracted } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    const kinds = extracted?.symbols.map(({ kind, qualifiedName }) => `${kind}/${qualifiedName}`) ?? [];
    expect(addresses?.toSorted()).toEqual(kinds.filter((one) => !one.includes('.')).toSorted());
    expect(kinds.filter((one) => one.startsWith('function/'))).toEqual([
      'function/hidden',
      'function/imported',
      'function/inner',
      'function/literal',
      'function/overloaded',
      'function/query',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('has the name that the reference has for the value of a script', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-addresses-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', main: 'index.js' }));
    writeFileSync(join(folder, 'index.js'), '/** Parses. @param {string} text */\nmodule.exports = function (text) { return text; };\n');
    const { value: snapshot } = snapshotPackage({ folder, root: folder, libraries: new Map() });
    const { value: extracted } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    expect(extracted?.symbols.map(({ kind, name }) => `${kind}/${name}`)).toEqual(['function/default']);
    expect(snapshot?.snapshot.modules[0]?.exports.map(({ address }) => address)).toEqual(['function/default']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(['main', 'submodule'] as const)(
  'has the entry points that the reference has, with the preference %s',
  async (preferredEntryPoint) => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-addresses-'));
    const exports = { '.': './index.d.ts', './sub': './sub.d.ts', './other': './other.d.ts' };
    const own = {
      'package.json': JSON.stringify({ name: 'tool', exports: { ...exports, './internal': './internal.d.ts', './deep/*': './*.d.ts' } }),
      'internal.d.ts': "/**\n * @module\n * @internal\n */\nexport * from './limits.js';\nexport declare const secret: number;\n",
      'limits.d.ts': 'export declare const limit: number;\n',
      'hidden.d.ts': 'export declare function hidden(): void;\n',
      'sub.d.ts': "export declare function run(): void;\nexport * from './hidden.js';\nexport { main } from './index.js';\n",
      'other.d.ts': "export * from './hidden.js';\nexport declare function other(): void;\n",
      'index.d.ts': "export { run } from './sub.js';\nexport * from './hidden.js';\nexport declare function main(): void;\n",
    };
    try {
      for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
      const { value: taken } = snapshotPackage({ folder, root: folder, libraries: new Map(), preferredEntryPoint });
      const config = { ...packageConfig('tool'), path: folder, preferredEntryPoint };
      const { value: extracted } = await extractPackage({ root: folder, config });
      const addresses = taken?.snapshot.modules.flatMap(({ exports }) => exports.flatMap(({ address }) => address ?? []));
      const ids = extracted?.symbols.map(({ id }) => id.slice('tool/'.length).replace(':', '/').replace(/^\//, '')) ?? [];
      expect(addresses?.toSorted()).toEqual(ids.toSorted());
      expect(ids).toContain(preferredEntryPoint === 'main' ? 'function/run' : 'sub/function/run');
      expect(ids).toContain('deep/limits/variable/limit');
      expect(taken?.snapshot.modules.map(({ name }) => name)).not.toContain('internal');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it('has no pages for what the reference hides by a comment at the export', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-addresses-'));
  const own = {
    'package.json': JSON.stringify({ name: 'tool', exports: './index.d.ts' }),
    'parts.d.ts': `export declare function bare(): void;
export declare function other(): void;
/** Described. */
export declare function described(): void;
/** Described. */
export declare function renamed(): void;
export declare function within(): void;
export declare function twice(): void;
`,
    'hidden.d.ts': 'export declare const a: 1;\n',
    'internal.d.ts': 'export declare const b: 1;\n',
    'tagged.d.ts': 'export declare function tagged(): void;\n',
    'index.d.ts': `/** @ignore */
export { bare, other, described } from './parts.js';
/** @private */
export { renamed as changed } from './parts.js';
export { /** @hidden */ within, /** @hidden */ twice, twice as again } from './parts.js';
/** @hidden */
export * as hidden from './hidden.js';
/** @internal */
export * as internal from './internal.js';
/** @internal */
export { tagged } from './tagged.js';
`,
  };
  try {
    for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
    const { value: taken } = snapshotPackage({ folder, root: folder, libraries: new Map() });
    const { value: extracted } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    const addresses = taken?.snapshot.modules.flatMap(({ exports }) => exports.flatMap(({ address }) => address ?? []));
    expect(addresses?.toSorted()).toEqual(extracted?.symbols.map(({ kind, name }) => `${kind}/${name}`).toSorted());
    expect(addresses).toEqual(['function/twice']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
