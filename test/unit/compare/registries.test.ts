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
