import { symbolKinds } from './api.ts';

const part = /[\p{ID_Start}$_][\p{ID_Continue}$]*/u.source;
const packageName = /(?:@[\w.~-]+\/)?[\w.~-]+/.source;
const nameInCode = new RegExp(`^((?:${packageName}!)?(?:(?:${symbolKinds.join('|')}):)?${part}(?:[.#]${part})*)(?:\\(\\))?$`, 'u');

/**
 * The name in a span of code: one name, or names joined by dots or `#`, optionally followed by `()`. Its kind and its package may precede
 * it: `type:Shape`, `graphql!parse`, `graphql!function:parse`. Undefined for any other code, such as a value, an expression or a file.
 */
export function parseName(code: string): string | undefined {
  return nameInCode.exec(code)?.[1];
}
