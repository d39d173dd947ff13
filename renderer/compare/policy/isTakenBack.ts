import ts from 'typescript';
import type { Harm } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { isError } from '../types/isError.ts';
import { parametersOf } from '../types/parameters.ts';
import { propertyName, setterType } from '../types/properties.ts';
import { constituents, has, isObject, signaturesOf } from '../types/typeFacts.ts';

/** What users pass to an object, in both releases. */
type Input = readonly [before: ts.Type, after: ts.Type];

/**
 * Whether users receive one more kind of value in a property, and the class of the object takes this kind now, too, where it took several kinds
 * before: as an argument of its constructor, or by a setter of this name. Users read back what they passed, and test of which kind it is.
 *
 * @param owners ids of the declaration of the property, and of the class that has it
 */
export function isTakenBack(
  { rule, position, path, new: added }: Harm,
  owners: readonly string[],
  { checker, names }: Pick<Comparison, 'checker' | 'names'>,
): boolean {
  const last = path.at(-1);
  if (rule !== 'wider' || position !== 'receive' || last?.kind !== 'property' || added === undefined || has(added, nothing)) return false;
  const inputsOf = (id: string): readonly Input[] => {
    const [old, next] = [names.symbolOf('old', id), names.successorOf(id)];
    if (old === undefined || next === undefined || (old.flags & next.flags & ts.SymbolFlags.Class) === 0) return [];
    const [before, after] = [old, next].map((one) => checker.getDeclaredTypeOfSymbol(one));
    // The package makes its errors.
    if (before === undefined || after === undefined || isError(before)) return [];
    return [...constructorInputs(old, next, checker), ...setterInputs(before, after, last.name, checker)];
  };
  return owners
    .flatMap(inputsOf)
    .some(
      ([before, after]) =>
        countKinds(before, checker) > 1 && !checker.isTypeAssignableTo(added, before) && checker.isTypeAssignableTo(added, after),
    );
}

const nothing = ts.TypeFlags.VoidLike | ts.TypeFlags.Null | ts.TypeFlags.Never | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

function constructorInputs(old: ts.Symbol, next: ts.Symbol, checker: ts.TypeChecker): readonly Input[] {
  const [before = [], after = []] = [old, next].map((one) => {
    const [signature] = checker.getTypeOfSymbol(one).getConstructSignatures();
    return signature === undefined ? [] : parametersOf(signature, checker);
  });
  return before.flatMap(({ type }, index) => (after[index] === undefined ? [] : [[type, after[index].type] as const]));
}

function setterInputs(before: ts.Type, after: ts.Type, name: string, checker: ts.TypeChecker): readonly Input[] {
  const [mine, yours] = [before, after].map((type) => {
    const symbol = type.getProperties().find((one) => propertyName(one) === name);
    return symbol && setterType(symbol, checker);
  });
  return mine === undefined || yours === undefined ? [] : [[mine, yours]];
}

/** How many kinds of values a type has that programs can tell apart: texts, numbers, functions, lists, and objects of several types. */
function countKinds(type: ts.Type, checker: ts.TypeChecker): number {
  const kindOf = (one: ts.Type): unknown => {
    if (!isObject(one)) return checker.getBaseTypeOfLiteralType(one);
    if (checker.isArrayLikeType(one)) return 'list';
    return signaturesOf(one).length > 0 ? 'function' : one.symbol;
  };
  return new Set(constituents(type).flatMap((one) => (has(one, nothing) ? [] : [kindOf(one)]))).size;
}
