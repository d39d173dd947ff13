import ts from 'typescript';
import type { ApiSnapshot, SnapshotExport } from '../../release/apiSnapshot.ts';
import { classMembers } from '../../release/declarationFacts.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';
import { flip, type Position, type Step } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { propertyName } from '../types/properties.ts';
import { createTypeWalk, type ParameterUses, type TypeWalk } from './typeWalk.ts';

/** How users reach a type: from an exported value or a named type, step by step. */
interface Route {
  /** Id of the declaration where the route begins. */
  readonly from: string;
  /** Whether the route begins at the value of a class instead of its instances. */
  readonly isValue: boolean;
  readonly steps: readonly Step[];
}

/** The positions in which users meet a type, with one route to each. Empty if no exported value uses the type. */
export type Positions = (id: string) => ReadonlyMap<Position, Route>;

/**
 * Finds how users use the types of the old release, starting at each value that they can import. Only the old release counts: existing
 * programs were written for it.
 */
export function findPositions({ checker, names, old, budget }: Comparison, usesOf: ParameterUses): Positions {
  const found = new Map<string, Map<Position, Route>>();
  const waiting: { readonly id: string; readonly position: Position }[] = [];
  const mark = (id: string, position: Position, route: Route): void => {
    const known = found.get(id) ?? new Map<Position, Route>();
    found.set(id, known);
    if (known.has(position)) return;
    known.set(position, route);
    waiting.push({ id, position });
  };
  const walkFrom = (from: string, isValue: boolean): TypeWalk =>
    createTypeWalk({ checker, names, budget, usesOf, onNamed: (id, { position, steps }) => mark(id, position, { from, isValue, steps }) });
  const markMentioned = (from: string, position: Position): void => {
    for (const node of names.symbolOf('old', from)?.declarations ?? [])
      visitMentioned(node, position, checker, (symbol, where) => {
        const own = names.idOf(symbol);
        if (own !== undefined && own.id !== from) mark(own.id, where, { from, isValue: false, steps: [] });
      });
  };
  const enter = (id: string, position: Position): void => {
    const symbol = names.symbolOf('old', id);
    if (symbol === undefined) return;
    markMentioned(id, position);
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    // A walk does not enter the branches of a conditional type that has a name.
    if ((type.flags & ts.TypeFlags.Conditional) !== 0) walkFrom(id, false).type(type, { position, steps: [] });
    // Users pass instances that the package's own class created. The users did not write the members.
    if (!type.isClassOrInterface() || (isClass && position === 'pass')) return;
    const walk = walkFrom(id, false);
    walk.members(type, { position, steps: [] });
    for (const base of checker.getBaseTypes(type)) walk.type(base, { position, steps: [] });
    // Subclasses have to write abstract members, so users pass these members, too.
    const abstract = new Set(classMembers(old, id).flatMap(({ isAbstract, name }) => (isAbstract ? [name] : [])));
    for (const member of type.getProperties()) {
      const name = propertyName(member);
      if (abstract.has(name)) walk.type(checker.getTypeOfSymbol(member), { position: 'pass', steps: [{ kind: 'property', name }] });
    }
  };
  for (const id of rootsOf(old)) {
    const symbol = names.symbolOf('old', id);
    if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Value) === 0 || (symbol.flags & ts.SymbolFlags.Enum) !== 0) continue;
    const walk = walkFrom(id, (symbol.flags & ts.SymbolFlags.Class) !== 0);
    walk.members(checker.getTypeOfSymbol(symbol), { position: 'receive', steps: [] });
    markMentioned(id, 'receive');
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) enter(next.id, next.position);
  const none: ReadonlyMap<Position, Route> = new Map();
  return (id) => found.get(id) ?? none;
}

/**
 * Visits types by their syntax, where the compiler drops their names: aliases for named types, and the types in `keyof Events` and
 * `Events[K]`.
 */
function visitMentioned(
  node: ts.Node,
  position: Position,
  checker: ts.TypeChecker,
  visit: (symbol: ts.Symbol | undefined, position: Position) => void,
): void {
  const symbolOf = (type: ts.Node): ts.Symbol | undefined =>
    ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  const symbol = symbolOf(node);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0) visit(symbol, position);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) visit(symbolOf(node.type), flip(position));
  if (ts.isIndexedAccessTypeNode(node)) visit(symbolOf(node.objectType), position);
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? flip(position) : position;
  ts.forEachChild(node, (child) => visitMentioned(child, inner, checker, visit));
}

/** Ids of all values that users can import, including those in namespaces. */
export function rootsOf(snapshot: ApiSnapshot): ReadonlySet<string> {
  const ids = new Set<string>();
  const addAll = (exports: readonly SnapshotExport[]): void => {
    for (const { target, isTypeOnly } of exports) {
      if (ids.has(target) || isTypeOnly) continue;
      ids.add(target);
      addAll(namespaceExports(snapshot, target) ?? []);
    }
  };
  for (const { exports } of snapshot.modules) addAll(exports);
  return ids;
}
