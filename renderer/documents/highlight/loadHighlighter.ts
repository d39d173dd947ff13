import type { TokenLine } from './createTokenizer.ts';
import { commonGrammars, grammarOf } from './languages.ts';
import { loadGrammars } from './loadGrammars.ts';
import { plainLines } from './plainLines.ts';

/**
 * Syntax highlighting with Shiki's grammars, once for light and dark: a token has a kind, the theme gives the kind a color.
 *
 * What makes it cheap: tokens come straight from the grammar in its packed form; lines are remembered by the state in which they
 * begin, because examples of one library repeat each other's lines (two of three, in GraphQL.js); whole blocks are remembered too;
 * and a grammar is read only when a block first needs it. All of it lives in the object that is made for a build.
 * The Oniguruma engine is used because it is a fifth faster than the JavaScript one from a cold start.
 */
export interface Highlighter {
  /** Makes grammars ready beyond the common ones. Resolves to the languages that there is no grammar for. */
  readonly load: (languages: Iterable<string>) => Promise<readonly string[]>;
  /** One array for each line. A language that isn't loaded gives plain text. */
  readonly highlight: (code: string, language: string) => readonly TokenLine[];
}

/** More than sites have; a process that builds again and again would remember every state of a block. */
const mostBlocks = 5000;

/** Loads the engine and the common grammars. */
export async function loadHighlighter(): Promise<Highlighter> {
  const grammars = await loadGrammars();
  await grammars.load(commonGrammars);
  const blocks = new Map<string, readonly TokenLine[]>();

  return {
    load: async (languages) => {
      const names = [...new Set(languages)];
      const unknown = await grammars.load(names.map(grammarOf).filter((name) => name !== undefined));
      return names.filter((name) => unknown.has(grammarOf(name) ?? ''));
    },
    highlight: (code, language) => {
      const grammar = grammarOf(language) ?? '';
      const key = `${grammar}\n${code}`;
      const known = blocks.get(key);
      if (known) return known;
      const tokenize = grammars.tokenizer(grammar);
      const lines = tokenize ? tokenize(code) : plainLines(code);
      if (blocks.size >= mostBlocks) blocks.clear();
      blocks.set(key, lines);
      return lines;
    },
  };
}
