import type ts from 'typescript';
import type { Difference } from '../difference/difference.ts';
import { relateImplementations, relateOverloads } from './relateOverloads.ts';
import { relateSignature } from './relateSignature.ts';
import type { Relation, SignaturesPair } from './relation.ts';

/** Compares the signatures of functions that users call, or of functions that users pass. */
export function createRelateSignatures(relation: () => Relation): (pair: SignaturesPair) => readonly Difference[] {
  return (pair) => {
    const tools = relation();
    const { old, new: next, position, isConstruct } = pair;
    if (old.length === 0 && next.length === 0) return [];
    const isSame = (one: ts.Signature, other: ts.Signature | undefined): boolean =>
      other !== undefined && tools.sameSignature(one, other, pair.scope);
    if (old.length === next.length && old.every((one, index) => isSame(one, next[index]))) return [];
    const what = isConstruct ? 'constructed' : 'called';
    const base = { path: [], position, isCertain: true } as const;
    if (next.length === 0) {
      if (position === 'pass') return [{ severity: 'minor', rule: 'kind', reason: `need not be ${what} any more`, ...base }];
      return [{ severity: 'major', rule: 'kind', reason: `can no longer be ${what}`, ...base }];
    }
    if (old.length === 0) {
      if (position === 'receive') return [{ severity: 'minor', rule: 'kind', reason: `can be ${what} now`, ...base }];
      return [{ severity: 'major', rule: 'kind', reason: `must be a function that can be ${what} now`, ...base }];
    }
    const [before, after] = [old[0], next[0]];
    if (old.length === 1 && next.length === 1 && before !== undefined && after !== undefined)
      return relateSignature({ ...pair, old: before, new: after }, tools);
    return position === 'receive' ? relateOverloads(pair, tools) : relateImplementations(pair, tools);
  };
}
