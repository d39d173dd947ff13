import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { specifierOf } from '../model/specifierOf.ts';

/** Labels of a package's symbols in a menu: the name, with the module if several modules have a symbol of the same name and kind. */
export function symbolLabels(pkg: ApiPackage): (symbol: ApiSymbol) => string {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const symbol of pkg.symbols) {
    const key = keyOf(symbol);
    if (seen.has(key)) shared.add(key);
    seen.add(key);
  }
  return (symbol) => {
    const module = shared.has(keyOf(symbol)) ? pkg.modules.find(({ name }) => name === symbol.module) : undefined;
    return module === undefined ? symbol.qualifiedName : `${symbol.qualifiedName} (${specifierOf(pkg, module)})`;
  };
}

function keyOf({ kind, qualifiedName }: ApiSymbol): string {
  return `${kind} ${qualifiedName}`;
}
