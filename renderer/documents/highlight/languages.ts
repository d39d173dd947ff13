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
};

const plainLanguages: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'output', 'log']);

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
