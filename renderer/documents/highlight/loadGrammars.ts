import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ThemeRegistrationRaw } from 'shiki/types';
import { memoize } from '../../model/memoize.ts';
import { createTokenizer, type Tokenize } from './createTokenizer.ts';
import { scopesByKind, type TokenKind } from './tokenKinds.ts';

/** Loads the grammar of a name and makes its tokenizer, once. Undefined where there is no such grammar. */
export type LoadTokenizer = (grammar: string) => Promise<Tokenize | undefined>;

/** Loads Shiki's core and its engine; grammars follow as they are asked for. */
export async function loadGrammars(): Promise<LoadTokenizer> {
  const [{ createHighlighterCoreSync }, { createOnigurumaEngine }, { bundledLanguages }, { INITIAL }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
    import('shiki/langs'),
    import('shiki/textmate'),
  ]);
  const engine = await createOnigurumaEngine({ instantiator: instantiateOniguruma });
  const theme = kindTheme();
  // Shiki would warn of the tenth instance in one process; there is one for each build.
  const shiki = createHighlighterCoreSync({ engine, langs: [], themes: [theme], warnings: false });
  const kinds = kindsByColor(shiki.setTheme(theme).colorMap);
  const sources: Readonly<Record<string, (typeof bundledLanguages)['json'] | undefined>> = bundledLanguages;
  return memoize(async (name: string): Promise<Tokenize | undefined> => {
    const registrations = Object.hasOwn(sources, name) ? (await sources[name]?.())?.default : undefined;
    if (registrations === undefined) return undefined;
    // GraphQL's grammar drags in four others, for JavaScript inside of template strings.
    const own = registrations.at(-1);
    shiki.loadLanguageSync(name === 'graphql' && own ? [{ ...own, embeddedLangs: [] }] : registrations);
    return createTokenizer(shiki.getLanguage(name), INITIAL, kinds);
  });
}

/** Reads the file itself: importing the module with its encoded text takes a tenth of a second, and loads Node's `fetch`. */
async function instantiateOniguruma(imports?: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const file = createRequire(import.meta.url).resolve('shiki/onig.wasm');
  return WebAssembly.instantiate(await readFile(file), imports);
}

const themeName = 'kinds';

const plainColor = '#000000';

const kindNames = ['keyword', 'string', 'number', 'comment', 'function', 'type', 'property', 'inserted', 'deleted'] as const;

/** A theme for Shiki in which each color is the number of a kind of token. */
function kindTheme(): ThemeRegistrationRaw {
  const rules = kindNames.map((kind, index) => ({ scope: [...scopesByKind[kind]], settings: { foreground: colorOf(index) } }));
  return {
    name: themeName,
    type: 'light' as const,
    fg: plainColor,
    bg: '#ffffff',
    settings: [
      { settings: { foreground: plainColor, background: '#ffffff' } },
      ...rules,
      { scope: [...scopesByKind.plain], settings: { foreground: plainColor } },
    ],
  };
}

function colorOf(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}

/** The kind of each color in the order in which the grammar numbers them. */
function kindsByColor(colorMap: readonly string[]): readonly (TokenKind | undefined)[] {
  return colorMap.map((color) => kindNames.find((_, index) => colorOf(index) === color?.toLowerCase()));
}
