import type ts from 'typescript';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { declarationsFile, type RenderOptions, renderDeclarations } from '../../../snapshot/renderDeclarations.ts';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../program/virtualProgram.ts';
import type { DeclarationPairs } from './pairDeclarations.ts';
import { findMissingNames, stubDeclarations } from './stubs.ts';

/** Two releases of a package in one program. */
export interface Comparison {
  readonly checker: ts.TypeChecker;
  readonly old: Release;
  readonly new: Release;
  readonly pairs: DeclarationPairs;
}

/** One release in the program. */
interface Release {
  readonly snapshot: ApiSnapshot;
  /** All declarations. Each is at the top level, and its id is its name. */
  readonly file: ts.SourceFile;
}

interface LoadComparisonRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/** Folder of the files in memory. */
const virtualRoot = '/gqldocs-comparison';

/**
 * Loads two releases into one program. Private members and unique symbols would make every class of one release differ from the other's.
 * gqldocs therefore replaces them by declarations that both releases share. It also opens protected members, so that they can be compared.
 */
export function loadComparison(request: LoadComparisonRequest): Comparison {
  const { pairs, bases, libraries } = request;
  const usesDom = request.old.usesDom || request.new.usesDom;
  const shared = sharedDeclarations(request);
  const render = (snapshot: ApiSnapshot, side: 'old' | 'new'): readonly (readonly [string, string])[] => {
    const nameOf = (id: string): string => (side === 'old' ? id : (pairs.oldOf(id) ?? `new$${id}`));
    const options: RenderOptions = {
      brandOf: (id) => `readonly [shared$.brand$${nameOf(id)}]: true`,
      opensProtected: true,
      sharedIn: (id) => (shared.symbols.has(nameOf(id)) && id === nameOf(id) ? '../shared.js' : undefined),
      preamble: 'import * as shared$ from "../shared.js";',
    };
    const text = renderDeclarations(snapshot, options).get(declarationsFile) ?? '';
    return [[`${virtualRoot}/${side}/${declarationsFile}`, text]];
  };
  const files = new Map([[`${virtualRoot}/shared.d.ts`, shared.text], ...render(request.old, 'old'), ...render(request.new, 'new')]);
  const roots = findTypes([...new Set([...request.old.types, ...request.new.types])], bases);
  const program = withStubs(files, (texts) => createVirtualProgram({ files: texts, roots, usesDom, bases, libraries }));
  const fileOf = (side: 'old' | 'new'): ts.SourceFile => {
    const file = program.getSourceFile(`${virtualRoot}/${side}/${declarationsFile}`);
    if (file === undefined) throw new Error('The comparison lost its own file.');
    return file;
  };
  return {
    checker: program.getTypeChecker(),
    old: { snapshot: request.old, file: fileOf('old') },
    new: { snapshot: request.new, file: fileOf('new') },
    pairs,
  };
}

/** Creates a program. If it misses names, creates it again with stubs for them. */
export function withStubs(files: ReadonlyMap<string, string>, create: (files: ReadonlyMap<string, string>) => ts.Program): ts.Program {
  const program = create(files);
  const own = [...files.keys()].flatMap((name) => program.getSourceFile(name) ?? []);
  const stubs = stubDeclarations(findMissingNames(own, program.getTypeChecker()));
  return stubs === undefined ? program : create(new Map([...files, [stubsFile, stubs]]));
}

const stubsFile = `${virtualRoot}/missing.d.ts`;

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
  return { text: `${lines.join('\n')}\nexport {};\n`, symbols: new Set(symbols) };
}
