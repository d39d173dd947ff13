import type { ApiPackage, ReExport } from './api.ts';
import type { Comment } from './comment.ts';
import type { SymbolId } from './type.ts';

/** A further name under which a module exports a symbol: `Content` for `DialogContent`. */
export interface OtherName {
  readonly name: string;
  readonly id: SymbolId;
  /** The module that exports it so. */
  readonly module: string;
  /** At the export. */
  readonly comment?: Comment | undefined;
}

/**
 * The other names under which a package exports its symbols, in addition to the names of their pages. `default` is not listed, nor is a
 * name that has its own page.
 */
export function otherNames({ modules, symbols }: ApiPackage): readonly OtherName[] {
  const own = new Map(symbols.map(({ id, name, qualifiedName }) => [id, name === qualifiedName ? name : undefined]));
  const taken = new Set(own.values());
  const found = new Map<string, OtherName>();
  for (const { name: module, references } of modules) {
    for (const { name, target, comment, outside } of references) {
      if (name === 'default' || taken.has(name) || !(own.has(target) || isRenamed(name, outside))) continue;
      const key = `${name} ${target}`;
      if (!found.has(key)) found.set(key, { name, id: target, module, comment });
    }
  }
  return [...found.values()];
}

/** Under its own name, a symbol of another package is found there. */
function isRenamed(name: string, outside: ReExport['outside']): boolean {
  return outside !== undefined && outside.symbol.name !== name;
}
