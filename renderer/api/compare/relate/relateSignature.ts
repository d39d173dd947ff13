import { type CallStep, type Difference, flip, isHarmless } from '../difference/difference.ts';
import { isAbstractConstructor } from '../types/typeFacts.ts';
import { relateParameters } from './relateParameters.ts';
import { relateResults } from './relateResults.ts';
import type { Relation, SignaturePair } from './relation.ts';

export function relateSignature(pair: SignaturePair, relation: Relation): readonly Difference[] {
  const { old: before, new: after, isConstruct, position } = pair;
  const generics = relation.relateTypeParameters({
    old: before.getTypeParameters() ?? [],
    new: after.getTypeParameters() ?? [],
    isSignature: true,
    position,
    scope: pair.scope,
  });
  const call: CallStep = { signature: before, isConstruct };
  const inner = { ...pair, scope: generics.scope };
  const differences = [
    ...generics.differences.map((one) => (one.path.length === 0 ? { ...one, call } : one)),
    ...relateAbstract(inner),
    ...relateThis(inner, relation),
    ...relateParameters(inner, { call, relation }),
    ...relateResults(inner, { call, relation }),
  ];
  return differences;
}

/** Users can pass an abstract class where an abstract constructor is accepted. They cannot call it. */
function relateAbstract({ old: before, new: after, position, isConstruct }: SignaturePair): readonly Difference[] {
  const [was, is] = [isAbstractConstructor(before), isAbstractConstructor(after)];
  if (!isConstruct || was === is) return [];
  const base = { rule: 'abstract', path: [], position, isCertain: true } as const;
  if (position === 'pass')
    return [{ severity: is ? 'minor' : 'major', reason: is ? 'may be abstract' : 'may not be abstract any more', ...base }];
  return [{ severity: is ? 'major' : 'minor', reason: is ? 'is abstract now' : 'is no longer abstract', ...base }];
}

function relateThis({ old: before, new: after, position, scope }: SignaturePair, { checker, relate }: Relation): readonly Difference[] {
  const [self, other] = [before.thisParameter, after.thisParameter];
  const base = { rule: 'kind', path: [], position } as const;
  if (self === undefined && other === undefined) return [];
  const isPass = position === 'pass';
  if (other === undefined)
    return [{ severity: isPass ? 'major' : 'minor', reason: 'no longer minds what `this` is', isCertain: false, ...base }];
  if (self === undefined) return [{ severity: isPass ? 'minor' : 'major', reason: 'minds what `this` is now', isCertain: false, ...base }];
  const [mine, yours] = [checker.getTypeOfSymbol(self), checker.getTypeOfSymbol(other)];
  const found = relate({ old: mine, new: yours, position: flip(position), scope });
  // Users call functions without a `this` parameter on their own. The compiler no longer allows that.
  return found.map((one) => (isHarmless(one) ? one : { ...one, rule: 'this' as const, position, isCertain: false }));
}
