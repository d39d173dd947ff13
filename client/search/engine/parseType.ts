/*
 * Types as search compares them, from the notation that the index and queries share: `Array<Maybe<string>>`, `A|B`, `(A,B)->C`, `T[]`.
 * `$T` is a type variable, `*`, `_` and `any` are anything, `?` is what can't be compared. Never fails: a reader may be in the middle of a word.
 */

export type SearchType =
  | { readonly kind: 'any' }
  | { readonly kind: 'opaque' }
  | { readonly kind: 'variable'; readonly name: string }
  /** In lower case; literals as they are written. */
  | { readonly kind: 'name'; readonly name: string; readonly typeArguments: readonly SearchType[] }
  /** Only in queries: any of these may be meant. */
  | { readonly kind: 'choice'; readonly types: readonly SearchType[] }
  | { readonly kind: 'union'; readonly types: readonly SearchType[] }
  | { readonly kind: 'function'; readonly parameters: readonly SearchType[]; readonly result: SearchType };

export const anyType: SearchType = { kind: 'any' };

export function parseType(text: string): SearchType {
  // Most types are just a name.
  if (/^[A-Za-z][\w.]*$/.test(text)) return text === 'any' ? anyType : nameOf(text, []);
  const tokens = text.match(tokenPattern) ?? [];
  return readFunction({ tokens, at: 0 });
}

const tokenPattern = /->|=>|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|-?\d[\w.]*|[\p{L}_$][\p{L}\p{N}_$.]*|[()<>[\]|&,*?:]/gu;

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
}

function peek({ tokens, at }: Cursor): string | undefined {
  return tokens[at];
}

function take(cursor: Cursor, ...wanted: readonly string[]): boolean {
  const token = peek(cursor);
  if (token === undefined || !wanted.includes(token)) return false;
  cursor.at += 1;
  return true;
}

/** `A -> B` without parentheses around the parameter, as Haskell has it. */
function readFunction(cursor: Cursor): SearchType {
  const type = readUnion(cursor);
  return take(cursor, '->', '=>') ? { kind: 'function', parameters: [type], result: readFunction(cursor) } : type;
}

function readUnion(cursor: Cursor): SearchType {
  take(cursor, '|', '&');
  const types = [readPostfix(cursor)];
  while (take(cursor, '|', '&')) types.push(readPostfix(cursor));
  const [first = anyType, second] = types;
  return second === undefined ? first : { kind: 'union', types: types.flatMap((type) => (type.kind === 'union' ? type.types : [type])) };
}

function readPostfix(cursor: Cursor): SearchType {
  let type = readPrimary(cursor);
  while (take(cursor, '[')) {
    take(cursor, ']');
    type = { kind: 'name', name: 'array', typeArguments: [type] };
  }
  return type;
}

function readPrimary(cursor: Cursor): SearchType {
  if (take(cursor, '(')) return readParenthesised(cursor);
  if (take(cursor, '[')) {
    const elements = readList(cursor, ']');
    return { kind: 'name', name: 'array', typeArguments: elements.length === 0 ? [] : [{ kind: 'union', types: elements }] };
  }
  const token = peek(cursor);
  // What belongs to those around it is left to them.
  if (token === undefined || /^(?:->|=>|[)\]>,|&:])$/.test(token)) return anyType;
  cursor.at += 1;
  if (token === '*' || token === '_' || token === 'any') return anyType;
  if (token === '?') return { kind: 'opaque' };
  if (token === 'readonly' || token === 'keyof' || token === 'typeof') return readPostfix(cursor);
  if (token.startsWith('$') && token.length > 1) return { kind: 'variable', name: token.slice(1) };
  if (take(cursor, '<')) return nameOf(token, readList(cursor, '>'));
  // `Maybe Field`, as Haskell has it: two names side by side are nothing else.
  return nameOf(token, /^[\p{L}_$]/u.test(peek(cursor) ?? '') ? [readPrimary(cursor)] : []);
}

function nameOf(token: string, typeArguments: readonly SearchType[]): SearchType {
  if (/^["']/.test(token)) return { kind: 'name', name: `"${token.slice(1).replace(/["']$/, '')}"`, typeArguments };
  const lower = token.toLowerCase();
  return { kind: 'name', name: lower === 'readonlyarray' ? 'array' : lower, typeArguments };
}

/** A list of parameters when an arrow follows, else a type in parentheses. */
function readParenthesised(cursor: Cursor): SearchType {
  const types = readList(cursor, ')');
  if (take(cursor, '->', '=>')) return { kind: 'function', parameters: types, result: readUnion(cursor) };
  return types[0] ?? anyType;
}

function readList(cursor: Cursor, end: string): readonly SearchType[] {
  const types: SearchType[] = [];
  while (peek(cursor) !== undefined && !take(cursor, end)) {
    const before = cursor.at;
    types.push(readElement(cursor));
    take(cursor, ',');
    // A sign that fits nowhere is skipped.
    if (cursor.at === before) cursor.at += 1;
  }
  return types;
}

/** `name?: Type` is its type. */
function readElement(cursor: Cursor): SearchType {
  const { tokens, at } = cursor;
  const colon = tokens[at + 1] === '?' ? at + 2 : at + 1;
  if (/^[\p{L}_$]/u.test(tokens[at] ?? '') && tokens[colon] === ':') cursor.at = colon + 1;
  const type = readFunction(cursor);
  take(cursor, '?');
  return type;
}
