import type { Sample } from '../../model/sample.ts';

/** Languages, in lower case, that are JavaScript but for types. */
export const runnableLanguages: ReadonlySet<string> = new Set(['ts', 'mts', 'cts', 'typescript', 'js', 'mjs', 'cjs', 'javascript']);

const languages: ReadonlySet<string> = new Set([...runnableLanguages, 'tsx', 'jsx']);

/** Whether a block may import one of these packages: a look at its text, so that most blocks are never parsed. */
export function mentionsModule({ code, language }: Sample, packages: readonly string[]): boolean {
  if (!languages.has(language.toLowerCase())) return false;
  return packages.some((name) => code.includes(`'${name}`) || code.includes(`"${name}`));
}
