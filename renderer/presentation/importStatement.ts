import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { specifierOf } from '../model/specifierOf.ts';

/**
 * The statement that imports a symbol: `import { parse } from 'graphql/language'`, with `type` for symbols that do not exist at run time. A
 * member of a namespace imports the namespace. Undefined for a symbol that needs no import or cannot be imported by its name.
 */
export function importStatement(
  { name, qualifiedName, kind, flags, module }: Pick<ApiSymbol, 'name' | 'qualifiedName' | 'kind' | 'flags' | 'module'>,
  pkg: Pick<ApiPackage, 'name' | 'modules'>,
): string | undefined {
  const entry = pkg.modules.find((one) => one.name === module);
  const [imported = ''] = qualifiedName.split('.');
  if (entry === undefined || pkg.name === '' || entry.globals?.includes(imported) === true || !isIdentifier.test(imported))
    return undefined;
  const from = `'${specifierOf(pkg, entry)}'`;
  const isWhole = imported === name;
  if (isWhole && flags.isExportEquals === true) return `import ${imported} = require(${from})`;
  const word = isWhole && (kind === 'interface' || kind === 'type') ? 'import type' : 'import';
  return `${word} ${isWhole && flags.isDefault === true ? imported : `{ ${imported} }`} from ${from}`;
}

const isIdentifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
