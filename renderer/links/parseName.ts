/**
 * What a span of code may mean: a name, or names joined by dots or `#`, with or without `()` behind it. Whatever else is written as
 * code — a value, an expression, a file — means nothing here.
 */
export function parseName(code: string): string | undefined {
  const [, name] = /^([\p{ID_Start}$_][\p{ID_Continue}$]*(?:[.#][\p{ID_Start}$_][\p{ID_Continue}$]*)*)(?:\(\))?$/u.exec(code) ?? [];
  return name;
}
