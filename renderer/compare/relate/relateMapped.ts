import ts from 'typescript';
import { below, type Difference, minor, type Position, suspected } from '../difference/difference.ts';
import { mappedParts } from '../types/mappedParts.ts';
import { changedTo, undecided } from './pairDifferences.ts';
import { relateValues } from './relateProperty.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares mapped types over equal keys, by their values and modifiers. */
export function relateMapped(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, same, print, bind } = relation;
  const { old, new: next, position } = pair;
  const [mine, yours] = [mappedParts(old, checker), mappedParts(next, checker)];
  if (mine === undefined || yours === undefined) return [undecided(pair, changedTo(pair, print))];
  const scope = { ...pair.scope, bindings: bind(pair.scope.bindings, [mine.parameter], [yours.parameter]) };
  const isAlike = (a: ts.Type | undefined, b: ts.Type | undefined): boolean =>
    a === undefined || b === undefined ? a === b : same(a, b, scope);
  if (!isAlike(mine.keys, yours.keys) || !isAlike(mine.name, yours.name)) return [undecided(pair, changedTo(pair, print))];
  const values = relateValues({
    ...{ before: mine.value, after: yours.value, position, scope, relation },
    isOptionalBefore: sign(mine.node.questionToken) > 0,
    isOptionalAfter: sign(yours.node.questionToken) > 0,
  });
  const modifiers = relateMappedModifiers({ node: mine.node, other: yours.node, position });
  return [...modifiers, ...below({ kind: 'index', key: print(mine.parameter) }, values)];
}

interface MappedModifiers {
  readonly node: ts.MappedTypeNode;
  readonly other: ts.MappedTypeNode;
  readonly position: Position;
}

/** Compares the modifiers `?` and `readonly` of mapped types: added, removed or unchanged. */
function relateMappedModifiers({ node, other, position }: MappedModifiers): readonly Difference[] {
  const found: Difference[] = [];
  const [optional, optionalNow] = [sign(node.questionToken), sign(other.questionToken)];
  if (optional !== optionalNow) {
    const isLooser = optionalNow > optional;
    const reason = isLooser ? 'may lack keys now' : 'has all of its keys now';
    const isHarm = (position === 'receive') === isLooser;
    found.push(isHarm ? suspected({ rule: isLooser ? 'optional' : 'required', reason, position }) : minor(reason));
  }
  const [fixed, fixedNow] = [sign(node.readonlyToken), sign(other.readonlyToken)];
  if (fixed !== fixedNow && position === 'receive') {
    const harm = suspected({ rule: 'readonly', reason: 'has readonly keys now', position });
    found.push(fixedNow > fixed ? harm : minor('has keys that can be assigned now'));
  }
  return found;
}

/** 1 if a modifier is added, -1 if it is removed. */
function sign(token: ts.Node | undefined): number {
  return token === undefined ? 0 : token.kind === ts.SyntaxKind.MinusToken ? -1 : 1;
}
