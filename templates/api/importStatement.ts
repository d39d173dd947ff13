import type { ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';

/**
 * What one writes to have a symbol: `import { parse } from 'graphql/language'`, with `type` for what isn't there at run time. For what is
 * in a namespace, the namespace. Undefined for what needs no import or can't be imported by its name.
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
