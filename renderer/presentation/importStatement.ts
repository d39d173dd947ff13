import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { exampleImports } from './exampleImports.ts';

/**
 * The statement that imports a symbol: `import { parse } from 'graphql/language'`, with `type` for symbols that do not exist at run time. A
 * member of a namespace imports the namespace. A name that code cannot have gets another one: `import debug = require('debug')` for a value
 * that has no name. Undefined for a symbol that needs no import or cannot be imported by its name.
 */
export function importStatement(
  { name, qualifiedName, kind, flags, module }: Pick<ApiSymbol, 'name' | 'qualifiedName' | 'kind' | 'flags' | 'module'>,
  pkg: Pick<ApiPackage, 'name' | 'modules'>,
): string | undefined {
  const entry = pkg.modules.find((one) => one.name === module);
  const [imported = ''] = qualifiedName.split('.');
  if (entry === undefined || pkg.name === '' || isGlobal(qualifiedName, entry) || !isIdentifier.test(imported)) return undefined;
  const specifier = specifierOf(pkg, entry);
  const from = `'${specifier}'`;
  const isWhole = imported === name;
  const whole = imported === 'default' ? nameFrom(specifier) : imported;
  if (isWhole && flags.isExportEquals === true) return `import ${whole} = require(${from})`;
  const word = isWhole && (kind === 'interface' || kind === 'type' || flags.isTypeOnly === true) ? 'import type' : 'import';
  const named = isReserved(imported) ? `{ ${imported} as ${imported}_ }` : `{ ${imported} }`;
  return `${word} ${isWhole && flags.isDefault === true ? whole : named} from ${from}`;
}

/** Names of modules may have dots. */
function isGlobal(name: string, { globals = [] }: Pick<ApiModule, 'globals'>): boolean {
  return globals.some((one) => name === one || name.startsWith(`${one}.`));
}

type Entries = Pick<ApiPackage, 'name' | 'modules'>;

/**
 * The import of a symbol by its own name, then those by its other names, each once: `import { Content } from 'dialog'` for `DialogContent`. Its
 * own name is imported from the package itself if that exports it, else from the entry point that its examples use, else from its module.
 */
export function importStatements(symbol: ApiSymbol, pkg: Entries): readonly string[] {
  const first = importStatement(symbol, pkg);
  if (first === undefined) return [];
  const exported = pkg.modules.flatMap((module) =>
    module.references.filter(({ target }) => target === symbol.id).map((reference) => ({ module, reference })),
  );
  const written = ({ module, reference: { name, isTypeOnly } }: (typeof exported)[number]): string | undefined => {
    const isDefault = name === 'default';
    const flags = { ...(isDefault && { isDefault: true as const }), ...(isTypeOnly && { isTypeOnly }) };
    const imported = isDefault ? symbol.name : name;
    return importStatement({ name: imported, qualifiedName: imported, kind: symbol.kind, flags, module: module.name }, pkg);
  };
  const used = symbol.module === '' ? undefined : moduleOfExamples(symbol, pkg);
  const preferred = exported.find(({ module, reference }) => module === used && isOwnName(reference, symbol));
  const others = exported.filter(
    ({ module, reference: { name, isTypeOnly } }, index) =>
      (name !== symbol.qualifiedName || (isTypeOnly === true && module.name !== symbol.module)) &&
      exported.findIndex(({ reference }) => reference.name === name) === index,
  );
  return [...new Set([(preferred && written(preferred)) ?? first, ...others.map(written)])].filter((one) => one !== undefined);
}

/**
 * The entry point that the examples of a symbol import it from by its name. Undefined without such an example, and if the entry point does not
 * export the symbol.
 */
export function moduleOfExamples(symbol: ApiSymbol, pkg: Entries): ApiModule | undefined {
  const used = exampleImports(symbol).flatMap(({ specifier, name }) =>
    name === symbol.qualifiedName ? pkg.modules.filter((module) => specifierOf(pkg, module) === specifier) : [],
  );
  return used.find(
    (module) => module.name === symbol.module || module.references.some((one) => one.target === symbol.id && isOwnName(one, symbol)),
  );
}

function isOwnName({ name, isTypeOnly }: ApiModule['references'][number], { qualifiedName }: ApiSymbol): boolean {
  return name === qualifiedName && isTypeOnly !== true;
}

/** `dateFns` for `date-fns`, `button` for `@scope/kit/button.js`: a name that code can have for the value of a module. */
function nameFrom(specifier: string): string {
  const last =
    specifier
      .split('/')
      .at(-1)
      ?.replace(/\.[cm]?[jt]s$/, '') ?? '';
  const words = last.split(/[^\p{ID_Continue}$]+/u).filter((word) => word !== '');
  const name = words.map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join('');
  return isIdentifier.test(name) && !isReserved(name) ? name : `_${name}`;
}

/** Code cannot name anything `delete`. */
function isReserved(name: string): boolean {
  return reserved.has(name);
}

const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if',
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try',
    'typeof var void while with yield',
  ].flatMap((line) => line.split(' ')),
);

const isIdentifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
