import ts from 'typescript';
import type { ApiSnapshot, SnapshotExport } from '../../../snapshot/apiSnapshot.ts';
import { classMembers, namespaceExports } from '../../../snapshot/declarationsOf.ts';
import { flip, type Position, type Step } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import type { Names } from '../load/names.ts';
import { propertyName } from '../types/properties.ts';
import type { ParameterUses } from './parameterUses.ts';
import { createTypeWalk, type Spot } from './typeWalk.ts';

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
export function findPositions({ checker, old }: Comparison, names: Names, usesOf: ParameterUses): Positions {
  const found = new Map<string, Map<Position, Route>>();
  const waiting: { readonly id: string; readonly position: Position }[] = [];
  const walkFrom = (start: Omit<Route, 'steps'>, begin: (walk: ReturnType<typeof createTypeWalk>) => void): void => {
    const onNamed = (id: string, { position, steps }: Spot): void => mark({ id, position, route: { ...start, steps } });
    begin(createTypeWalk({ checker, names, usesOf, onNamed, onParameter: () => undefined }));
  };
  const mark = ({ id, position, route }: { readonly id: string; readonly position: Position; readonly route: Route }): void => {
    const known = found.get(id) ?? new Map<Position, Route>();
    found.set(id, known);
    if (known.has(position)) return;
    known.set(position, route);
    waiting.push({ id, position });
  };
  const enter = ({ id, position }: { readonly id: string; readonly position: Position }): void => {
    const symbol = names.symbolOf('old', id);
    if (symbol === undefined) return;
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const markAlias = (alias: string, where: Position): void =>
      mark({ id: alias, position: where, route: { from: id, isValue: false, steps: [] } });
    for (const node of symbol.declarations ?? []) markAliases(node, { position, id, mark: markAlias, names, checker });
    walkFrom({ from: id, isValue: false }, (walk) => {
      // Users pass instances that the package's own class created. The users did not write the members.
      if (!type.isClassOrInterface() || (isClass && position === 'pass')) return;
      walk.members(type, { position, steps: [] });
      for (const base of checker.getBaseTypes(type)) walk.type(base, { position, steps: [] });
      // Subclasses have to write abstract members, so users pass these members, too.
      const abstract = isClass ? abstractMembers(old.snapshot, id) : new Set<string>();
      for (const symbol of checker.getPropertiesOfType(type)) {
        const step: Step = { kind: 'property', name: propertyName(symbol) };
        if (abstract.has(step.name)) walk.type(checker.getTypeOfSymbol(symbol), { position: 'pass', steps: [step] });
      }
    });
  };
  for (const id of rootsOf(old.snapshot)) {
    const symbol = names.symbolOf('old', id);
    const isValue = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Value) !== 0 && (symbol.flags & ts.SymbolFlags.Enum) === 0;
    if (!isValue) continue;
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    walkFrom({ from: id, isValue: isClass }, (walk) => walk.members(checker.getTypeOfSymbol(symbol), { position: 'receive', steps: [] }));
    const markAlias = (alias: string, where: Position): void =>
      mark({ id: alias, position: where, route: { from: id, isValue: false, steps: [] } });
    for (const node of symbol.declarations ?? []) markAliases(node, { position: 'receive', id, mark: markAlias, names, checker });
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) enter(next);
  const none: ReadonlyMap<Position, Route> = new Map();
  return (id) => found.get(id) ?? none;
}

function abstractMembers(snapshot: ApiSnapshot, id: string): ReadonlySet<string> {
  return new Set(classMembers(snapshot, id).flatMap(({ isAbstract, name }) => (isAbstract ? [name] : [])));
}

interface MarkContext {
  readonly position: Position;
  /** Id of the declaration that is being walked. */
  readonly id: string;
  readonly mark: (id: string, position: Position) => void;
  readonly names: Names;
  readonly checker: ts.TypeChecker;
}

/** Marks aliases by their syntax. The compiler drops the name of an alias for a named type. */
function markAliases(node: ts.Node, context: MarkContext): void {
  const { position, id, mark, names, checker } = context;
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const own = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 ? names.idOf(symbol) : undefined;
    if (own !== undefined && own.id !== id) mark(own.id, position);
  }
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) markNamed(node.type, flip(position), context);
  if (ts.isIndexedAccessTypeNode(node)) markNamed(node.objectType, position, context);
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? { ...context, position: flip(position) } : context;
  ts.forEachChild(node, (child) => markAliases(child, inner));
}

/** Marks the named type in `keyof Events` and `Events[K]`. The compiler resolves both at once, so only the syntax has the name. */
function markNamed(node: ts.TypeNode, position: Position, { id, mark, names, checker }: MarkContext): void {
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return;
  const own = names.idOf(checker.getSymbolAtLocation(node.typeName));
  if (own !== undefined && own.id !== id) mark(own.id, position);
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
