import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { EntryModule } from '../../api/entry/entryModules.ts';
import type { EntryPreference } from '../../api/entry/isPreferredTo.ts';
import type { PackageInfo } from '../../api/entry/readPackageInfo.ts';
import { fileInPackage } from '../../api/entry/sourceLinks.ts';
import type { Place } from '../../model/problem.ts';
import type { ApiItem } from '../apiItem.ts';
import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../apiSnapshot.ts';
import { createNodeConverter } from '../createNodeConverter.ts';
import { assignIds } from './assignIds.ts';
import { type CollectedApi, collectDeclarations, type ExportedName, resolveImportType } from './collectDeclarations.ts';
import { convertDeclarations } from './convertDeclarations.ts';
import { listItems } from './listItems.ts';
import type { DeclarationProgram } from './loadDeclarations.ts';
import { placeExports } from './placeExports.ts';
import { createNameResolver, type NameTarget, typePath } from './resolveName.ts';

interface TakeSnapshotRequest extends Pick<DeclarationProgram, 'program' | 'isOwn' | 'originOf'> {
  readonly info: PackageInfo;
  readonly entries: readonly EntryModule[];
  /** Which entry point has the pages of what several export. */
  readonly preference: EntryPreference;
  /** Whether to list the items of the API with their comments. */
  readonly wantsItems: boolean;
}

/** A snapshot, and what it leaves out: comments. */
export interface TakenSnapshot {
  readonly snapshot: ApiSnapshot;
  /** Sorted by id, then label. Empty if they were not requested. */
  readonly items: readonly ApiItem[];
}

/**
 * Makes a snapshot of the exports of entry points. The same API gives the same snapshot, however and wherever it is declared.
 *
 * 1. Collect the exports, and every declaration that they mention, at any depth (`collectDeclarations`).
 * 2. Give each declaration an id (`assignIds`).
 * 3. Find the page of each export in the reference (`placeExports`).
 * 4. Print declarations and members in their normal form, with ids for names (`convertDeclarations`).
 */
export function takeSnapshot(request: TakeSnapshotRequest): TakenSnapshot {
  const { program, isOwn, originOf, info, entries, preference, wantsItems } = request;
  const checker = program.getTypeChecker();
  const resolver = createNameResolver({ checker, isOwn });
  const api = collectDeclarations({ program, entries, resolver, isOwn });
  const fileOf = (node: ts.Declaration): string => fileInPackage(info.folder, node.getSourceFile().fileName) ?? '';
  const ids = assignIds(api, fileOf);
  const known = new Set(ids.values());
  const parameterName = (name: string): string => (known.has(name) ? parameterName(`${name}_`) : name);

  const nameOf = (target: NameTarget): string => {
    switch (target.kind) {
      case 'own':
        return ids.get(target.symbol) ?? target.symbol.name;
      case 'external':
        return externalName(target.module, typePath(target));
      case 'global':
        return known.has(target.name.replace(/\..*/, '')) ? `globalThis.${target.name}` : target.name;
      case 'member':
        return `${nameOf(target.of)}.${target.name}`;
      case 'local':
        return isTypeParameter(target.symbol) ? parameterName(target.name) : target.name;
    }
  };
  const converter = createNodeConverter({
    name: (name) => nameOf(resolver.resolve(name)),
    importType: (node) => nameOf(resolveImportType(node, resolver)),
    parameter: ({ name }) => parameterName(name.text),
  });
  const addressOf = placeExports({ api, resolver, checker, preference });
  const toExport = (exported: ExportedName, scope: string | ts.Symbol | undefined): SnapshotExport => {
    const { name, target, isTypeOnly } = exported;
    const address = scope === undefined ? undefined : addressOf(scope, exported);
    return {
      name,
      target: target.kind === 'external' ? externalName(target.module, target.path) : nameOf(target),
      // A declaration that is only a type needs no mark.
      ...(isTypeOnly && mayBeValue(exported, checker) ? { isTypeOnly } : {}),
      ...(address === undefined ? {} : { address }),
    };
  };
  const modules = api.modules.map(({ exports, entry: _, ...module }): SnapshotModule => {
    const listed = exports.map((one) => toExport(one, module.kind === 'entry' ? module.name : undefined));
    return { ...module, exports: listed.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)) };
  });
  const snapshot: ApiSnapshot = {
    package: { name: info.name, version: info.version },
    ...globalsOf(api, program),
    modules: modules.sort((a, b) => Number(a.kind === 'augmentation') - Number(b.kind === 'augmentation') || (a.name < b.name ? -1 : 1)),
    declarations: convertDeclarations({ api, ids, converter, checker, toExport }),
  };
  const placeOf = (node: ts.Declaration): Place | undefined => {
    const { fileName, line } = originOf(node);
    const file = info.placeOf(fileName);
    return file === undefined ? undefined : { file, line: line + 1 };
  };
  const sourceOf = (node: ts.Declaration): ts.Node | undefined => originOf(node).node;
  return { snapshot, items: wantsItems ? listItems({ api, ids, converter, checker, placeOf, sourceOf }) : [] };
}

function externalName(module: string, path: readonly string[]): string {
  return [`import(${JSON.stringify(module)})`, ...path].join('.');
}

function sortKey({ name, target }: SnapshotExport): string {
  return `${name} ${target}`;
}

function isTypeParameter(symbol: ts.Symbol | undefined): boolean {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
}

/** Where the global names come from that declarations mention. */
function globalsOf({ globals, globalFiles, externals }: CollectedApi, program: ts.Program): Pick<ApiSnapshot, 'types' | 'usesDom'> {
  const ambient = program.getTypeChecker().getAmbientModules();
  const modules = ambient.filter(({ name }) => externals.has(name.slice(1, -1))).flatMap(({ declarations = [] }) => declarations);
  const files = [...globalFiles, ...modules.map((node) => node.getSourceFile())];
  const needsNode = [...externals].some((name) => isBuiltin(name)) || nodeGlobals.some((name) => globals.has(name));
  const packages = files.filter((file) => !program.isSourceFileDefaultLibrary(file)).flatMap(({ fileName }) => typesPackage(fileName));
  const isDom = ({ fileName }: ts.SourceFile): boolean => /\/lib\.(?:dom|webworker)[\w.]*\.d\.ts$/.test(fileName);
  return { types: [...new Set([...packages, ...(needsNode ? ['node'] : [])])].sort(), usesDom: files.some(isDom) };
}

/** Of the globals of Node.js, those that types are named after. They may not be installed where a snapshot is taken. */
const nodeGlobals = ['NodeJS', 'Buffer'];

/** `node` for a file of `@types/node`. */
function typesPackage(file: string): readonly string[] {
  const [, name] = /\/node_modules\/@types\/([^/]+)\//.exec(file) ?? [];
  return name === undefined ? [] : [name];
}

/** Whether an export without `type` would be a value, also of another package. What is not installed may be one. */
function mayBeValue({ target, symbol }: ExportedName, checker: ts.TypeChecker): boolean {
  const itself = target.kind === 'own' ? target.symbol : symbol;
  if (itself === undefined) return true;
  const found = (itself.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(itself) : itself;
  return checker.isUnknownSymbol(found) || (found.flags & ts.SymbolFlags.Value) !== 0;
}
