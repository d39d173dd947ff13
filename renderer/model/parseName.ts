/**
 * The name in a span of code: one name, or names joined by dots or `#`, optionally followed by `()`. Undefined for any other code, such as
 * a value, an expression or a file.
 */
export function parseName(code: string): string | undefined {
  const [, name] = /^([\p{ID_Start}$_][\p{ID_Continue}$]*(?:[.#][\p{ID_Start}$_][\p{ID_Continue}$]*)*)(?:\(\))?$/u.exec(code) ?? [];
  return name;
}
