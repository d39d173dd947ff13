import { createNeedle, type Needle } from './matchName.ts';

/** The words of a query to look for. */
export interface QueryNeedles {
  readonly whole: Needle;
  readonly parts: readonly Needle[];
  /** Written with dots: the last part is a name, those before say where it is. */
  readonly isPath: boolean;
}

/** `Schema.getType()` is a path of two; in `schema getType` either word may be the name; empty parentheses are a habit. */
export function queryNeedles(query: string): QueryNeedles {
  const bare = query.replace(/\(\s*\)?$/, '');
  const isPath = /[\w$\])](\.|#|::)([\w$[@]|$)/.test(bare) && !/\s/.test(bare);
  const parts = bare
    .split(isPath ? /\.|#|::/ : /[\s.#:,/]+/)
    .filter((part, index, all) => part !== '' || (isPath && index === all.length - 1));
  return { whole: createNeedle(bare), parts: parts.map(createNeedle), isPath };
}
