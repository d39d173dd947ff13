import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { Policy } from '../../../renderer/release/diffEntry.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

const release = (tools: string): string => `
export interface Mutators<S> {}
export type Mutate<S, M> = M extends [infer Name, ...infer Rest] ? Mutate<Mutators<S>[Name & keyof Mutators<S>], Rest> : S;
export type Creator<T, M> = (store: Mutate<T, M>) => T;
export declare function create<T, M>(creator: Creator<T, M>): Mutate<T, M>;
export declare function devtools<T, M>(creator: Creator<T, M>): Creator<T, M>;
type WithTools<S> = S & Tools<S>;
type Tools<S> = S extends { set: infer F } ? { set: F${tools} } : never;
export type NamedSet = WithTools<{ set: string }>['set'];
declare module './index' { interface Mutators<S> { devtools: WithTools<S> } }
`;

it('lets what only a registry of the package mentions get a member', () => {
  const pair = { old: snapshotOf(release(''), libraries), new: snapshotOf(release('; tools: { clear(): void }'), libraries) };
  const verdicts = (policy: Policy): readonly string[] =>
    compareReleases({ ...pair, bases: [], libraries, policy }).map(({ symbol, verdict }) => `${verdict} ${symbol}`);
  expect(verdicts('standard')).toEqual(['minor Tools']);
  expect(verdicts('strict')).toEqual(['major Tools']);
});

it('lets what an experimental file adds to the package change', () => {
  const exports = '{ ".": "./index.d.ts", "./experimental": "./experimental.d.ts" }';
  const added = (props: string, list: string): string => `
// file: package.json
{ "name": "pkg", "version": "1.0.0", "exports": ${exports} }
// file: index.d.ts
export interface Props { title?: string }
export declare function render(props: Props): void;
// file: experimental.d.ts
export {};
declare module './index' { interface Props { ${props} } export interface List { ${list} } }
`;
  const [old, next] = [added('lazy?: boolean', 'order: string'), added('lazy?: string', 'order: number')];
  const entries = compareReleases({ old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries });
  expect(entries.map(({ symbol, verdict }) => `${verdict} ${symbol}`)).toEqual(['minor List.order', 'minor Props.lazy']);
});

describe('a module that is augmented in place of another one', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-modules-'));
    for (const [name, text] of Object.entries(packages)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'index.d.ts'), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const packages = {
    core: 'export interface Properties { name: string }\n',
    whole: "export * from 'core';\n",
    unrelated: 'export interface Properties { name: string }\n',
  };
  const files = Object.entries(packages).map(([name, text]) => `// file: node_modules/${name}/index.d.ts\n${text}`);
  const augmenting = (modules: readonly string[], type = 'string') =>
    snapshotOf(
      `${modules.map((name) => `import '${name}';\ndeclare module '${name}' { interface Properties { $route: ${type} } }\n`).join('')}
export declare const plugin: string;
${files.join('')}`,
      libraries,
    );
  const verdicts = (next: ReturnType<typeof augmenting>, policy: Policy, { old = ['core'], bases = [folder] } = {}): readonly string[] =>
    compareReleases({ old: augmenting(old), new: next, bases, libraries, policy }).map(
      ({ reason, verdict, suspected }) => `${verdict}${suspected ? ', suspected' : ''} ${reason}`,
    );
  const text = 'core: is no longer augmented, but `whole` in the same way';
  const removed = 'major core:Properties: no longer adds `$route` to `Properties` of `core`.';

  it('is minor, if it re-exports the other one and gets the same', () => {
    expect(verdicts(augmenting(['whole']), 'standard')).toContain(`minor ${text}.`);
    expect(verdicts(augmenting(['whole']), 'standard').join()).not.toContain('major');
    expect(verdicts(augmenting(['whole']), 'strict')).toContain(`major ${text}.`);
    expect(verdicts(augmenting(['whole'], 'number'), 'standard')).toContain(removed);
  });

  it('is major, if it was augmented before, too', () => {
    expect(verdicts(augmenting(['whole']), 'standard', { old: ['core', 'whole'] })).toEqual([removed]);
  });

  it('is major, if the two have nothing in common', () => {
    expect(verdicts(augmenting(['unrelated']), 'standard')).toContain(removed);
  });

  it('is major, if it took the place of the global scope', () => {
    const text = (head: string): string => `${head} { interface Properties { $route: string } }\nexport declare const plugin: string;\n`;
    const pair = { old: snapshotOf(text('declare global'), libraries), new: augmenting(['whole']) };
    const entries = compareReleases({ ...pair, bases: [], libraries });
    expect(entries.map(({ verdict }) => verdict)).toContain('major');
  });

  it('is unknown, if what it no longer adds is in the module or in the library as well', () => {
    const own = '\nexport declare const plugin: string;\n';
    const isOpen = (head: string, files = ''): boolean => {
      const [old, next] = [head, ''].map((text) => snapshotOf(`${text}${own}${files}`, libraries));
      const entries = old && next ? compareReleases({ old, new: next, bases: [folder], libraries }) : [];
      return (
        entries.length > 0 &&
        entries.every(({ verdict, reason }) => verdict === 'unknown' && reason.includes('something else declares it, too'))
      );
    };
    const adding = (members: string): string => `import 'core';\ndeclare module 'core' { interface Properties { ${members} } }`;
    const core = '// file: node_modules/core/index.d.ts\nexport interface Properties {}\n';
    expect(isOpen('declare global { interface Array<T> { at(index: number): T | undefined } }')).toBe(true);
    expect(isOpen('declare global { interface Array<T> { atLast(): T | undefined } }')).toBe(false);
    // An overload of its own is lost, although the name stays.
    expect(isOpen('declare global { interface Array<T> { includes(item: unknown): boolean } }')).toBe(true);
    expect(isOpen(adding('readonly name: string'), core)).toBe(true);
    expect(isOpen(adding('readonly other: string'), core)).toBe(false);
  });

  it('is unknown, if they are not installed', () => {
    expect(verdicts(augmenting(['whole']), 'standard', { bases: [] })).toContain(`unknown ${text}, if one module re-exports the other.`);
  });
});
