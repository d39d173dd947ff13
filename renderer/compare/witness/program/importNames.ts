import type { ApiSnapshot } from '../../../release/apiSnapshot.ts';
import { isIdentifier, isNameless } from '../../../release/usableName.ts';

/** `.name`, `["content-type"]`, `[Symbol.iterator]`. */
export function plainAccess(name: string): string {
  if (name.startsWith('[')) return name;
  return isIdentifier(name) ? `.${name}` : `[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`;
}

export function plainKey(name: string): string {
  return name.startsWith('[') || isIdentifier(name) || /^\d+$/.test(name) ? name : JSON.stringify(name);
}

export function localName(name: string, { package: pkg }: ApiSnapshot): string {
  if (!isNameless(name)) return isIdentifier(name) ? name : 'imported';
  const words = pkg.name
    .replace(/^@[^/]+\//, '')
    .replace(/[^\p{L}\p{N}]+(\p{L})?/gu, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');
  return /^[\p{L}_$]/u.test(words) ? words : 'imported';
}

const reserved = new Set(
  'null undefined void default delete enum function import in instanceof new return switch this throw try typeof var while with class const continue do else export extends false finally for if super true break case catch debugger any string number boolean symbol bigint object never unknown'.split(
    ' ',
  ),
);

export function freeName(name: string, taken: readonly ReadonlyMap<string, string>[]): string {
  const used = new Set(taken.flatMap((names) => [...names.values()]));
  let free = reserved.has(name) ? `${name}_` : name;
  for (let count = 2; used.has(free); count++) free = `${name}${count}`;
  return free;
}

export function importLine(specifier: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return `import '${specifier}';`;
  const [standard] = [...names].filter(([name]) => isNameless(name));
  const named = [...names]
    .filter(([name]) => !isNameless(name))
    .map(([name, local]) => (name === local ? name : `${isIdentifier(name) ? name : JSON.stringify(name)} as ${local}`));
  const parts = [...(standard === undefined ? [] : [standard[1]]), ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])];
  return `import ${parts.join(', ')} from '${specifier}';`;
}
