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

/**
 * The import of a symbol by its own name, then those by its other names: `import { Content } from 'dialog'` for `DialogContent`. Of several entry
 * points that export the symbol under one name, the one that its examples use counts.
 */
export function importStatements(symbol: ApiSymbol, pkg: Pick<ApiPackage, 'name' | 'modules'>): readonly string[] {
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
  const home = pkg.modules.find(({ name }) => name === symbol.module);
  const [ofExamples] = exampleImports(symbol)
    .filter(({ name }) => name === symbol.qualifiedName)
    .flatMap(({ specifier, name }) => {
      if (home !== undefined && specifierOf(pkg, home) === specifier) return [first];
      const places = exported.filter(
        (one) => one.reference.name === name && one.reference.isTypeOnly !== true && specifierOf(pkg, one.module) === specifier,
      );
      return places.map(written);
    });
  const others = exported.filter(
    ({ module, reference: { name, isTypeOnly } }) =>
      name !== symbol.qualifiedName || (isTypeOnly === true && module.name !== symbol.module),
  );
  return [...new Set([ofExamples ?? first, ...others.map(written)])].filter((one) => one !== undefined);
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
