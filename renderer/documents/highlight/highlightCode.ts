import { plainLines, type TokenLine } from './createTokenizer.ts';
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

/**
 * Which grammar colors which language. Grammars are slow to load, so languages share them where possible: the TypeScript grammar also reads
 * JavaScript, and the TSX grammar reads JSX. `undefined` means a known language without colors.
 */
const grammarsByLanguage: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  typescript: 'typescript',
  js: 'typescript',
  mjs: 'typescript',
  cjs: 'typescript',
  javascript: 'typescript',
  tsx: 'tsx',
  jsx: 'tsx',
  graphql: 'graphql',
  gql: 'graphql',
  json: 'json',
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  zsh: 'shellscript',
  shellscript: 'shellscript',
  html: 'html',
  css: 'css',
  yaml: 'yaml',
  yml: 'yaml',
  diff: 'diff',
  md: 'markdown',
  markdown: 'markdown',
  // Names that other highlighters have for a language.
  apacheconf: 'apache',
  conf: 'ini',
  dos: 'bat',
  env: 'dotenv',
  golang: 'go',
  gradle: 'groovy',
  htm: 'html',
  markup: 'html',
  ndjson: 'jsonl',
  npmrc: 'ini',
  nsh: 'nsis',
  objectivec: 'objective-c',
  plist: 'xml',
  'shell-session': 'shellsession',
  svg: 'xml',
  wat: 'wasm',
  xhtml: 'html',
  // Languages without a grammar of their own that extend another one.
  flow: 'tsx',
  ejs: 'html',
  markdoc: 'markdown',
};

const plainLanguages: ReadonlySet<string> = new Set([
  ...['', 'text', 'txt', 'plain', 'plaintext', 'plain-text', 'console', 'output', 'log', 'ascii', 'gitignore', 'tree'],
  ...['none', 'raw', 'no-highlight', 'no-syntax', 'nohighlight'],
]);

/** Languages that suggestions are made from. */
export const commonLanguages: readonly string[] = [...Object.keys(grammarsByLanguage), 'text'];

/** Whether there is a grammar for it, or none is needed, as can be said without looking at all there are. */
export function isCommonLanguage(language: string): boolean {
  const name = language.toLowerCase();
  return plainLanguages.has(name) || Object.hasOwn(grammarsByLanguage, name);
}

/** The grammar's name for a language as written after the fence; other languages than the usual ones keep their own name. */
export function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase();
  if (plainLanguages.has(name)) return undefined;
  return Object.hasOwn(grammarsByLanguage, name) ? grammarsByLanguage[name] : name;
}
