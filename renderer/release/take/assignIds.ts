import ts from 'typescript';
import { compareText } from '../../model/compareText.ts';
import { groupBy } from '../../model/groupBy.ts';
import { isUnstableModule } from '../importedIds.ts';
import { isNameless, isReservedName, isUsableName } from '../usableName.ts';

import type { CollectedApi, DeclarationGroup, ExportedName } from './collectDeclarations.ts';

/**
 * Gives every declaration an identifier of its own. It is the name under which users import it, with those of namespaces before it;
 * what isn't exported keeps the name that it is declared with. Ids depend on names and, where these clash, on files, but never on order.
 */
export function assignIds(api: CollectedApi, fileOf: (node: ts.Declaration) => string): ReadonlyMap<ts.Symbol, string> {
  const ids = new Map<ts.Symbol, string>();
  const taken = new Set<string>();
  const give = (group: DeclarationGroup, wishes: readonly string[]): void => {
    const free = wishes.find((wish) => !taken.has(wish)) ?? firstFree(wishes[0] ?? '_', taken);
    taken.add(free);
    ids.set(group.symbol, free);
  };
  const giveAll = (exports: readonly ExportedName[], { prefix, module }: { readonly prefix: string; readonly module: string }): void => {
    const found = exports.flatMap(({ name, target }) => {
      const group = target.kind === 'own' ? api.groups.get(target.symbol) : undefined;
      return group === undefined || ids.has(group.symbol) ? [] : [{ name, group }];
    });
    for (const { name, group } of found.toSorted((a, b) => rankOf(a) - rankOf(b) || compareText(a.name, b.name))) {
      if (ids.has(group.symbol)) continue;
      const local = isNameless(name) || !isUsableName(name) ? localName(group.symbol, fileOf) : name;
      give(group, [`${prefix}${usable(local)}`, `${usable(module)}$${prefix}${usable(local)}`]);
    }
    for (const { target, name } of exports) {
      const group = target.kind === 'own' ? api.groups.get(target.symbol) : undefined;
      if (group === undefined || group.exports.length === 0 || visited.has(group)) continue;
      visited.add(group);
      giveAll(group.exports, { prefix: name === 'export=' ? prefix : `${ids.get(group.symbol)}$`, module });
    }
  };
  const visited = new Set<DeclarationGroup>();
  // What bundlers divided into files has its name where users import it: in such a file it may be `a`.
  const [named, others] = [false, true].map((isOther) => api.modules.filter(({ name }) => isUnstableModule(name) === isOther));
  for (const { kind, name, exports } of [...(named ?? []), ...(others ?? [])]) {
    giveAll(exports, kind === 'entry' ? { prefix: '', module: name } : { prefix: `${usable(name)}$`, module: name });
  }
  const unexported = [...api.groups.values()]
    .filter(({ symbol }) => !ids.has(symbol))
    .map((group) => ({ group, name: usable(localName(group.symbol, fileOf)), file: fileOfSymbol(group.symbol, fileOf) }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.file, b.file));
  const byName = groupBy(unexported, ({ name }) => name);
  for (const { group, name, file } of unexported) {
    const isAlone = !taken.has(name) && byName.get(name)?.length === 1;
    give(group, [isAlone ? name : `${name}$${usable(file.replace(/\.[^/]*$/, ''))}`]);
  }
  return ids;
}

/** The name of its declaration first, since a symbol may be exported under several. */
function rankOf({ name, group }: { readonly name: string; readonly group: DeclarationGroup }): number {
  return name === group.symbol.name ? 0 : isNameless(name) ? 2 : 1;
}

function firstFree(wish: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count++) if (!taken.has(`${wish}$${count}`)) return `${wish}$${count}`;
}

/** A module that is used as a namespace has its file's name. */
function localName(symbol: ts.Symbol, fileOf: (node: ts.Declaration) => string): string {
  const [node] = symbol.declarations ?? [];
  if (node !== undefined && ts.isSourceFile(node)) return fileOf(node).replace(/\.[^/]*$/, '');
  if (!isNameless(symbol.name) && !symbol.name.startsWith('"')) return symbol.name;
  const name = node && ts.getNameOfDeclaration(node);
  return name !== undefined && ts.isIdentifier(name) ? name.text : '_default';
}

function fileOfSymbol(symbol: ts.Symbol, fileOf: (node: ts.Declaration) => string): string {
  const [node] = symbol.declarations ?? [];
  return node === undefined ? '' : fileOf(node);
}

function usable(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_$]/gu, '_').replace(/^(?=\p{N})/u, '_');
  return isReservedName(plain) ? `${plain}_` : plain;
}
