import { expect, it } from 'vitest';
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

it('calls the new name of an augmented module minor, if it gets the same', () => {
  const augmenting = (module: string, type = 'string') =>
    snapshotOf(
      `import '${module}';
export declare const plugin: string;
declare module '${module}' { interface Properties { $route: ${type} } }
// file: node_modules/core/index.d.ts
export interface Properties { name: string }
// file: node_modules/whole/index.d.ts
export * from 'core';
`,
      libraries,
    );
  const verdicts = (next: ReturnType<typeof augmenting>, policy: Policy): readonly string[] =>
    compareReleases({ old: augmenting('core'), new: next, bases: [], libraries, policy }).map(
      ({ reason, verdict }) => `${verdict} ${reason}`,
    );
  const text = 'core: is no longer augmented, but `whole` in the same way.';
  expect(verdicts(augmenting('whole'), 'standard')).toContain(`minor ${text}`);
  expect(verdicts(augmenting('whole'), 'standard').join()).not.toContain('major');
  expect(verdicts(augmenting('whole'), 'strict')).toContain(`major ${text}`);
  expect(verdicts(augmenting('whole', 'number'), 'standard')).toContain('major core: is no longer augmented.');
});
