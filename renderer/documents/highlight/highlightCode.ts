import { plainLines, type TokenLine } from './createTokenizer.ts';
import { grammarOf } from './languages.ts';
import { type LoadTokenizer, loadGrammars } from './loadGrammars.ts';

let loading: Promise<LoadTokenizer> | undefined;

/**
 * Highlights code with Shiki's grammars, once for light and dark: a token has a kind, and the theme gives the kind a color. One array for each
 * line. A language without a grammar gives plain text. The engine is loaded with the first block of a thread, and its memory is never given
 * back; a grammar is read when a block first needs it. Lines are remembered by the state in which they begin (`createTokenizer`): the examples
 * of one library repeat each other's lines.
 */
export async function highlightCode(code: string, language: string): Promise<readonly TokenLine[]> {
  const grammar = grammarOf(language);
  if (grammar === undefined) return plainLines(code);
  loading ??= loadGrammars();
  const tokenize = await (await loading)(grammar);
  return tokenize === undefined ? plainLines(code) : tokenize(code);
}

/** The languages among these that there is no grammar for. */
export async function findUnknownLanguages(languages: Iterable<string>): Promise<readonly string[]> {
  const { bundledLanguages } = await import('shiki/langs');
  return [...languages].filter((language) => {
    const grammar = grammarOf(language);
    return grammar !== undefined && !Object.hasOwn(bundledLanguages, grammar);
  });
}
