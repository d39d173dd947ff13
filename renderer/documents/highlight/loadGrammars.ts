import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createTokenizer, type Tokenize } from './createTokenizer.ts';
import { kindsByColor, kindTheme } from './kindTheme.ts';

/** Grammars by name: loading one imports its source, and only the first use of its tokenizer compiles it. */
export interface Grammars {
  /** Resolves to the names that there is no grammar for. */
  readonly load: (grammars: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly tokenizer: (grammar: string) => Tokenize | undefined;
}

/** Loads Shiki's core and its engine; grammars follow as they are asked for. */
export async function loadGrammars(): Promise<Grammars> {
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
  const loaded = new Map<string, Awaited<ReturnType<(typeof bundledLanguages)['json']>>['default']>();
  const tokenizers = new Map<string, Tokenize>();

  return {
    load: async (grammars) => {
      const missing = [...new Set(grammars)].filter((name) => !loaded.has(name));
      const unknown = missing.filter((name) => !Object.hasOwn(sources, name));
      await Promise.all(
        missing.map(async (name) => {
          const module = Object.hasOwn(sources, name) ? await sources[name]?.() : undefined;
          if (module) loaded.set(name, module.default);
        }),
      );
      return new Set(unknown);
    },
    tokenizer: (name) => {
      const known = tokenizers.get(name);
      const registrations = loaded.get(name);
      if (known || !registrations) return known;
      // GraphQL's grammar drags in four others, for JavaScript inside of template strings.
      const own = registrations.at(-1);
      shiki.loadLanguageSync(name === 'graphql' && own ? [{ ...own, embeddedLangs: [] }] : registrations);
      const tokenize = createTokenizer(shiki.getLanguage(name), INITIAL, kinds);
      tokenizers.set(name, tokenize);
      return tokenize;
    },
  };
}

/** Reads the file itself: importing the module with its encoded text takes a tenth of a second, and loads Node's `fetch`. */
async function instantiateOniguruma(imports?: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const file = createRequire(import.meta.url).resolve('shiki/onig.wasm');
  return WebAssembly.instantiate(await readFile(file), imports);
}
