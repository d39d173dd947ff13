import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Markdown } from '../model/comment.ts';
import { memoize } from '../model/memoize.ts';
import { modulesNamed } from '../presentation/packageIndex.ts';

/** The symbols that a page lists if it shows none in full, including those of their namespaces. */
export function listed(pkg: ApiPackage, { items }: { readonly items?: readonly ApiSymbol[] | undefined }): readonly ApiSymbol[] {
  return items === undefined ? pkg.symbols : pkg.symbols.filter(({ id }) => items.some(({ children }) => children.includes(id)));
}

/** The modules that symbols or namespaces are of. */
export function modulesOf(pkg: ApiPackage, parts: readonly { readonly module: string }[]): readonly ApiModule[] {
  return modulesNamed(
    pkg,
    parts.map(({ module }) => module),
  ).map(withoutLists);
}

/** Enough to say how a module is imported. */
export function withoutLists({ name, specifier, globals }: ApiModule): ApiModule {
  return { name, specifier, globals, symbols: [], references: [] };
}

/** Enough to link to a symbol. */
export function withoutContents(symbol: ApiSymbol): ApiSymbol {
  const nothing = { comment: undefined, typeParameters: [], signatures: [], type: undefined, members: [], children: [], references: [] };
  return { ...symbol, ...nothing, extends: [], implements: [], extendedBy: [], implementedBy: [], additions: undefined, notes: undefined };
}

/** The package's facts, which all of its pages have. Of its texts, pages know where they are, to tell their links from those of comments. */
export const outline = memoize(
  (pkg: ApiPackage): ApiPackage => ({
    ...pkg,
    deepImports: undefined,
    subpaths: undefined,
    unresolvedImports: undefined,
    history: undefined,
    modules: [],
    symbols: [],
    unexported: [],
    samples: undefined,
    readme: placeOnly(pkg.readme),
    changelog: placeOnly(pkg.changelog),
    files: pkg.files && { ...pkg.files, contents: undefined },
  }),
  new WeakMap(),
);

function placeOnly(text: Markdown | undefined): Markdown | undefined {
  return text && { ...text, text: '' };
}
