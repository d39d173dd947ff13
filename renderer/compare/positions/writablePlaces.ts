import ts from 'typescript';
import type { Step } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';
import { parametersOf } from '../types/parameters.ts';
import { isMethod, propertyName } from '../types/properties.ts';
import { constituents, isNamedObject, isObject, isTupleReference } from '../types/typeFacts.ts';

/** A place where users add to a value. */
export interface WritablePlace {
  /** The same for the same place in another release. */
  readonly key: string;
  /** The steps from the value to what users add. */
  readonly steps: readonly Step[];
  readonly type: ts.Type;
}

interface PlacesRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
}

/** The method by which users add to a container of the language. */
const adders: ReadonlyMap<string, string> = new Map([
  ['Array', 'push'],
  ['Map', 'set'],
  ['Set', 'add'],
  ['WeakMap', 'set'],
  ['WeakSet', 'add'],
]);

/** How many properties a place is below the value. Users seldom reach further, and objects may contain each other. */
const mostSteps = 3;

/** How many objects of one value are searched. */
const mostObjects = 100;

/**
 * Where users add to a value that the package exports itself: the lists, maps, sets and dictionaries that it is or has. What a function
 * returns is not such a value: users read it.
 */
export function writablePlaces(type: ts.Type, request: PlacesRequest): readonly WritablePlace[] {
  const { checker, names } = request;
  const seen = new Set<ts.Type>();
  const within = (whole: ts.Type, steps: readonly Step[], key: string): readonly WritablePlace[] =>
    constituents(whole).flatMap((one) => {
      if (one.isIntersection()) return one.types.flatMap((part) => within(part, steps, key));
      const adder = adderOf(one, request);
      if (adder !== undefined) return added(one, { adder, steps, key });
      if (!isObject(one) || isTupleReference(one, checker) || seen.has(one) || seen.size > mostObjects) return [];
      // Members of other packages are not what this package exports.
      if (isNamedObject(one) && names.idOf(one.symbol) === undefined) return [];
      seen.add(one);
      return [...entries(one, steps, key), ...(steps.length < mostSteps ? properties(one, steps, key) : [])];
    });
  const added = (
    one: ts.Type,
    { adder, steps, key }: { readonly adder: ts.Symbol } & Omit<WritablePlace, 'type'>,
  ): readonly WritablePlace[] =>
    checker
      .getTypeOfSymbol(adder)
      .getCallSignatures()
      .slice(0, 1)
      .flatMap((signature) =>
        parametersOf(signature, checker).map(({ type: own, name }, index) => ({
          key: `${key} ${one.symbol.name} ${index}`,
          steps: [
            ...steps,
            { kind: 'property', name: adder.name },
            { kind: 'parameter', index, name, call: { signature, isConstruct: false } },
          ],
          type: own,
        })),
      );
  const entries = (one: ts.Type, steps: readonly Step[], key: string): readonly WritablePlace[] =>
    checker.getIndexInfosOfType(one).flatMap(({ keyType, type: own, isReadonly }) => {
      const name = checker.typeToString(keyType);
      return isReadonly ? [] : [{ key: `${key} [${name}]`, steps: [...steps, { kind: 'index', key: name }, { kind: 'set' }], type: own }];
    });
  const properties = (one: ts.Type, steps: readonly Step[], key: string): readonly WritablePlace[] =>
    one.getProperties().flatMap((symbol) => {
      const name = propertyName(symbol);
      if (name === 'prototype' || isMethod(symbol) || isDeclared(symbol)) return [];
      return within(checker.getTypeOfSymbol(symbol), [...steps, { kind: 'property', name }], `${key}.${name}`);
    });
  return within(type, [], '');
}

function adderOf(type: ts.Type, { checker, names }: PlacesRequest): ts.Symbol | undefined {
  const name = type.symbol === undefined || names.idOf(type.symbol) !== undefined ? undefined : adders.get(type.symbol.name);
  return name === undefined ? undefined : checker.getPropertyOfType(type, name);
}

/** Whether a property is the export of a namespace, which users import by itself. */
function isDeclared({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node));
}
