import { isBuiltin } from 'node:module';
import { importedPackage } from '../model/importedPackage.ts';
import { createProblem, type Place, type Problem } from '../model/problem.ts';

/** Import paths of a package for which there are no types. */
export function untypedEntry({ package: name, specifiers, place }: UntypedEntry): Problem {
  const [first = name, ...others] = specifiers.map((one) => `"${one}"`);
  const most = 4;
  const shown = specifiers.length > most ? [first, `${specifiers.length - 1} more entry points`] : [first, ...others];
  return createProblem('api/untyped-entry', {
    message: `No types found for ${shown.join(shown.length > 2 ? ', ' : ' and ')}, so the reference does not have ${specifiers.length === 1 ? 'this entry point' : 'them'}.`,
    hint: `Build or write the declarations, document ${typesPackage(name)}, too, if there is one, or set \`entryPoints\` in the config.`,
    place,
  });
}

interface UntypedEntry {
  readonly package: string;
  /** What users import. */
  readonly specifiers: readonly string[];
  readonly place: Place;
}

/** Where DefinitelyTyped has the types of a package: `@types/scope__name` for `@scope/name`. */
export function typesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/** An `export *` that cannot be resolved. */
export function lostExport({ module, place }: { readonly module: string; readonly place: Place }): Problem {
  return createProblem('api/lost-exports', {
    message: `No types found for "${module}"; its exports are missing from the reference.`,
    hint: installHint(module),
    place,
  });
}

/** Imports by name for which the compiler finds no types, and that readers notice. */
export function untypedExport({ module, names, uses, place }: UntypedExport): Problem {
  const sorted = names.map((name) => `\`${name}\``).sort();
  const shown = sorted.length > 4 ? `${sorted[0]} and ${sorted.length - 1} more` : sorted.join(', ');
  return createProblem('api/lost-exports', {
    message: `No types found for ${shown} from "${module}"; ${lossOf(uses)}.`,
    hint: installHint(module),
    place,
    untyped: module,
  });
}

/** Components that readers would notice, in files that the compiler does not read. */
export function unreadComponents({ extension, count, place }: UnreadComponents): Problem {
  const builder = extension === '.vue' ? ' with vue-tsc' : extension === '.svelte' ? ' with svelte-package' : '';
  return createProblem('api/lost-exports', {
    message: `gqldocs does not read ${extension} files; the reference shows any for ${count === 1 ? '1 component' : `${count} components`}.`,
    hint: `Build declarations of the components${builder}, and document the built package.`,
    place,
  });
}

interface UnreadComponents {
  /** `.vue`. */
  readonly extension: string;
  readonly count: number;
  /** Of the first import. */
  readonly place: Place;
}

function lossOf(uses: UntypedExport['uses']): string {
  const shown = [...(uses.includes('value') ? ['any'] : []), ...(uses.includes('type') ? ['names without a type'] : [])];
  return [
    ...(shown.length === 0 ? [] : [`the reference shows ${shown.join(' or ')}`]),
    ...(uses.includes('base') ? ['inherited members are missing'] : []),
  ].join(', and ');
}

/** What to do about a module without types. */
function installHint(module: string): string {
  const name = importedPackage(module);
  if (name === undefined) return 'Correct the path, or build the file.';
  if (isBuiltin(module)) return 'Install "@types/node". If `types` is in the tsconfig, add "node" to it.';
  if (name.startsWith('@types/')) return `Install "${name}".`;
  return `Install "${name}". If it has no types of its own, install "${typesPackage(name)}", too.`;
}

interface UntypedExport {
  readonly module: string;
  readonly names: readonly string[];
  /** How declarations of the reference use them. */
  readonly uses: readonly ('base' | 'type' | 'value')[];
  readonly place: Place;
}

/** A documented package that another documented package imports, and whose types the compiler does not find there. */
export function unlinkedPackage({ package: name, imported, place }: UnlinkedPackage): Problem {
  return createProblem('api/unlinked-package', {
    message: `No types found for "${imported}"; the reference of "${name}" shows its types as any and does not link to them.`,
    hint: `Build "${imported}", or install it where "${name}" can import it.`,
    place,
  });
}

interface UnlinkedPackage {
  readonly package: string;
  readonly imported: string;
  readonly place: Place;
}
