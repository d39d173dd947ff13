import ts from 'typescript';
import { type EntryPreference, isPreferredTo, type Named } from './isPreferredTo.ts';

/** An export of a symbol from an entry point. */
interface ExportPlace<Entry extends Named = Named> {
  readonly entry: Entry;
  readonly name: string;
  /** Whether it exports something as a type that exists at run time. Default: false. */
  readonly isTypeOnly?: boolean | undefined;
}

interface PlaceRequest<Entry extends Named> {
  /** Where the symbol is met first: in the entry point whose file declares it, else in the first that exports it. */
  readonly first: ExportPlace<Entry>;
  /** Its other exports, under this and other names. */
  readonly others: readonly ExportPlace<Entry>[];
  /** Names of its declarations. Undefined for a value without a type, which may have several names. */
  readonly declaredNames: ReadonlySet<string> | undefined;
  readonly preference: EntryPreference;
}

/**
 * The entry point and the name under which a symbol has its page:
 *
 * 1. Of several names in one entry point, the declared one counts, else the longest: `export { DialogContent, DialogContent as Content }`. A name
 *    for the type of a value alone is none if there is another.
 * 2. Another entry point takes the page if it is preferred and exports the symbol under the same name, see `isPreferredTo`. So the pages of
 *    a package stay when it gives one of its files an address. An entry point that exports a value as a type takes no page.
 */
export function placeOf<Entry extends Named>({ first, others, declaredNames, preference }: PlaceRequest<Entry>): ExportPlace<Entry> {
  const own = others.filter(({ entry, name }) => entry === first.entry && isKnownName(name) && identifier.test(name));
  const values = own.filter(({ isTypeOnly }) => isTypeOnly !== true);
  const isSettled = !isKnownName(first.name) || declaredNames === undefined || declaredNames.has(first.name);
  const start = first.isTypeOnly === true ? (values[0] ?? first) : first;
  const longer = longest(start.isTypeOnly === true ? own : values, start);
  const { name } = isSettled ? first : (own.find((one) => declaredNames.has(one.name)) ?? longer ?? start);
  const preferred = [first, ...others].filter(
    (one) => one.name === name && !(one.isTypeOnly ?? false) && isPreferredTo(one.entry, first.entry, preference),
  );
  const [best] = preferred.toSorted((a, b) => rankOf(a.entry) - rankOf(b.entry));
  return { entry: best?.entry ?? first.entry, name };
}

/** `default` and `export=` are no names that users know a thing by. */
function isKnownName(name: string): boolean {
  return name !== 'default' && name !== 'export=';
}

/** A name that is a text, as of `export { odd as 'with space' }`, is preferred to none. */
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function longest(places: readonly ExportPlace[], first: ExportPlace): ExportPlace | undefined {
  const [found] = places.toSorted((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1));
  return found !== undefined && found.name.length > first.name.length ? found : undefined;
}

/** The package itself, then entry points with a name in `exports`, then modules with the shortest path. */
function rankOf({ name, isDeep }: Named): number {
  return isDeep ? name.length + 1 : Number(name !== '');
}

/** The compiler's names for a default export without one, and for the value of a script: `declare const _default: …`. */
const generated = /^_(?:default|exports)(?:[_$]\d+)?$/;

/** The names that a symbol is declared with. Undefined without declarations. */
export function declaredNames(declarations: readonly ts.Declaration[] = []): ReadonlySet<string> | undefined {
  if (declarations.length === 0) return undefined;
  return new Set(
    declarations.flatMap((declaration) => {
      const name = ts.getNameOfDeclaration(declaration);
      return name !== undefined && ts.isIdentifier(name) && !generated.test(name.text) ? [name.text] : [];
    }),
  );
}
