import ts from 'typescript';
import type { WorkLimit } from '../../api/program/limitWork.ts';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsFile, renderDeclarations } from '../../release/renderDeclarations.ts';
import { type Budget, type BudgetLimits, createBudget } from '../types/budget.ts';
import { programWork } from '../types/programWork.ts';
import type { WithUsers } from './computedTypes.ts';
import { createNames, type Names } from './names.ts';
import type { OlderNames } from './olderNames.ts';
import type { DeclarationPairs } from './pairDeclarations.ts';
import { createQualifiedGlobals } from './qualifiedGlobals.ts';
import { withStubs } from './stubs.ts';
import { createWrittenAlike, type WrittenAlike } from './writtenAlike.ts';

/** Two releases of a package in one program. */
export interface Comparison {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  readonly budget: Budget;
  /** Begins to count for another kind of work. */
  readonly newBudget: (limits: BudgetLimits) => Budget;
  readonly writtenAlike: WrittenAlike;
  /** The same if fewer declarations changed than the texts say. */
  readonly writtenAlikeFor: (changed: ReadonlySet<string>) => WrittenAlike;
}

export interface LoadComparisonRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  /** Old ids of declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
  readonly withUsers: WithUsers;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
  /** Default: names of dependencies only come from the best version. */
  readonly dependencies?: OlderNames | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
  readonly limits?: BudgetLimits | undefined;
}

/** Folder of the files in memory. */
const virtualRoot = '/gqldocs-comparison';

/**
 * Loads two releases into one program. Private members and unique symbols would make every class of one release differ from the other's.
 * gqldocs therefore replaces them by declarations that both releases share. It also opens protected members, so that they can be compared.
 */
export function loadComparison(request: LoadComparisonRequest): Comparison {
  const { old, new: next, pairs, changed, withUsers, bases, libraries, dependencies, now = () => performance.now(), limits } = request;
  const shared = sharedDeclarations(request);
  const render = (snapshot: ApiSnapshot, side: 'old' | 'new'): readonly [path: string, text: string] => {
    const nameOf = (id: string): string => (side === 'old' ? id : (pairs.oldOf(id) ?? `new$${id}`));
    const rendered = renderDeclarations(snapshot, {
      brandOf: (id) => `readonly [shared$.brand$${nameOf(id)}]: true`,
      opensProtected: true,
      sharedIn: (id) => (shared.symbols.has(nameOf(id)) && id === nameOf(id) ? '../shared.js' : undefined),
      preamble: 'import * as shared$ from "../shared.js";',
    });
    return [`${virtualRoot}/${side}/${declarationsFile}`, rendered.get(declarationsFile) ?? ''];
  };
  const releases = { old: render(old, 'old'), new: render(next, 'new') };
  const virtual = new Map([[`${virtualRoot}/shared.d.ts`, shared.text], releases.old, releases.new, ...(dependencies?.files ?? [])]);
  const roots = findTypes([...new Set([...old.types, ...next.types])], bases);
  const usesDom = old.usesDom || next.usesDom;
  const limit: WorkLimit = { left: Number.POSITIVE_INFINITY };
  const { modules } = dependencies ?? {};
  const program = withStubs(virtual, (files) => createVirtualProgram({ files, roots, usesDom, bases, modules, libraries, limit }));
  const fileOf = ([path]: readonly [path: string, text: string]): ts.SourceFile => {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error('The comparison lost its own file.');
    return file;
  };
  const checker = program.getTypeChecker();
  const names = createNames({ checker, pairs, files: { old: fileOf(releases.old), new: fileOf(releases.new) } });
  const reset = createReset(program, limit);
  const newBudget = (most?: BudgetLimits): Budget => createBudget({ work: () => programWork(program), reset, now, limits: most });
  const budget = newBudget(limits);
  const globals = createQualifiedGlobals(old, next);
  const writtenAlikeFor = (ids: ReadonlySet<string>): WrittenAlike =>
    createWrittenAlike({ checker, names, pairs, old, new: next, changed: ids, withUsers, globals });
  return { checker, names, old, new: next, pairs, budget, newBudget, writtenAlike: writtenAlikeFor(changed), writtenAlikeFor };
}

/** The name of a constant with an expression. */
const anExpression = 'expression$';

/**
 * How many types and symbols the compiler may create for a part of the comparison, or for what one declaration mentions. Budgets end most far
 * earlier. Only a single question to the compiler gets here.
 */
const mostTypes = 150_000;

/**
 * Creates a function after which the compiler counts instantiations from zero. After some millions it gives up on all types. It starts again for
 * each expression that it checks, and a comparison has none.
 */
function createReset(program: ts.Program, limit: WorkLimit): () => void {
  const checker = program.getTypeChecker();
  const [statement] = program.getSourceFile(`${virtualRoot}/shared.d.ts`)?.statements ?? [];
  const expression = statement !== undefined && ts.isVariableStatement(statement) && statement.declarationList.declarations[0]?.initializer;
  return () => {
    limit.left = mostTypes;
    if (expression) checker.getTypeAtLocation(expression);
  };
}

interface SharedDeclarations {
  readonly text: string;
  /** Ids of constants that are unique symbols in both releases. */
  readonly symbols: ReadonlySet<string>;
}

function sharedDeclarations({ old, new: next, pairs }: LoadComparisonRequest): SharedDeclarations {
  const isSymbol = (snapshot: ApiSnapshot, id: string): boolean =>
    snapshot.declarations.some((one) => one.kind === 'variable' && one.id === id && one.type === 'unique symbol');
  const symbols = old.declarations.flatMap((one) =>
    one.kind === 'variable' && one.type === 'unique symbol' && pairs.newOf(one.id) === one.id && isSymbol(next, one.id) ? [one.id] : [],
  );
  const classes = new Set([
    ...old.declarations.filter(({ kind }) => kind === 'class').map(({ id }) => id),
    ...next.declarations.filter(({ kind }) => kind === 'class').map(({ id }) => pairs.oldOf(id) ?? `new$${id}`),
  ]);
  const lines = [
    ...[...classes].map((id) => `export declare const brand$${id}: unique symbol;`),
    ...symbols.map((id) => `export declare const ${id}: unique symbol;`),
  ];
  return { text: `export declare const ${anExpression} = 1;\n${lines.join('\n')}\n`, symbols: new Set(symbols) };
}
