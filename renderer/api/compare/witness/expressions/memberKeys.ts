import type { ExpressionTools } from './expressions.ts';

/** A program has to import a symbol of the package that is used as a key. */
function symbolKey(name: string, tools: ExpressionTools): string {
  const id = /^\[([\p{L}\p{N}_$]+)\]$/u.exec(name)?.[1];
  const local = id === undefined || id === 'Symbol' ? undefined : tools.nameOf(id);
  return local === undefined ? name : `[${local}]`;
}

export function memberAccess(name: string, tools: ExpressionTools): string {
  return plainAccess(symbolKey(name, tools));
}

export function keyText(name: string, tools: ExpressionTools): string {
  return plainKey(symbolKey(name, tools));
}

/** `.name`, `["content-type"]`, `[Symbol.iterator]`. */
export function plainAccess(name: string): string {
  if (name.startsWith('[')) return name;
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? `.${name}` : `[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`;
}

export function plainKey(name: string): string {
  return name.startsWith('[') || /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) || /^\d+$/.test(name) ? name : JSON.stringify(name);
}
