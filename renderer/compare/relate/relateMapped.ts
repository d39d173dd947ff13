import ts from 'typescript';
import { below, type Difference, minor, type Position, suspected } from '../difference/difference.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { changedTo, undecided } from './pairDifferences.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares mapped types over equal keys, by their values and modifiers. */
export function relateMapped(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, relate, same, print, bind } = relation;
  const { old, new: next, position, scope } = pair;
  const [node, other] = [mappedNode(old), mappedNode(next)];
  if (node?.typeParameter.constraint === undefined || other?.typeParameter.constraint === undefined)
    return [undecided(pair, changedTo(pair, print))];
  const [mine, yours] = [old, next].map(({ aliasSymbol }) => (aliasSymbol === undefined ? [] : typeParametersOf(aliasSymbol, checker)));
  const isOpen = (one: ts.Type): boolean => !scope.bindings.has(one);
  const keyOf = ({ typeParameter }: ts.MappedTypeNode): readonly ts.Type[] => [checker.getTypeAtLocation(typeParameter.name)];
  const aliased = bind(scope.bindings, (mine ?? []).filter(isOpen), (yours ?? []).filter(isOpen));
  const inner = { ...scope, bindings: bind(aliased, keyOf(node), keyOf(other)) };
  const typeOf = (type: ts.TypeNode | undefined): ts.Type | undefined => type && checker.getTypeFromTypeNode(type);
  const [keys, otherKeys] = [typeOf(node.typeParameter.constraint), typeOf(other.typeParameter.constraint)];
  const [value, otherValue] = [typeOf(node.type), typeOf(other.type)];
  const [names, otherNames] = [typeOf(node.nameType), typeOf(other.nameType)];
  const isAlike = (a: ts.Type | undefined, b: ts.Type | undefined): boolean =>
    a === undefined || b === undefined ? a === b : same(a, b, inner);
  if (!isAlike(keys, otherKeys) || !isAlike(names, otherNames) || value === undefined || otherValue === undefined)
    return [undecided(pair, changedTo(pair, print))];
  const key = print(checker.getTypeAtLocation(node.typeParameter.name));
  const values = below({ kind: 'index', key }, relate({ old: value, new: otherValue, position, scope: inner }));
  return [...relateMappedModifiers({ node, other, position }), ...values];
}

function mappedNode(type: ts.Type): ts.MappedTypeNode | undefined {
  return type.symbol?.declarations?.find(ts.isMappedTypeNode);
}

interface MappedModifiers {
  readonly node: ts.MappedTypeNode;
  readonly other: ts.MappedTypeNode;
  readonly position: Position;
}

/** Compares the modifiers `?` and `readonly` of mapped types: added, removed or unchanged. */
function relateMappedModifiers({ node, other, position }: MappedModifiers): readonly Difference[] {
  const sign = (token: ts.Node | undefined): number => (token === undefined ? 0 : token.kind === ts.SyntaxKind.MinusToken ? -1 : 1);
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
