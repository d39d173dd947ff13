import { hash } from 'node:crypto';

/**
 * Hashes that are known without hashing the value: of results, whose hash is computed from their reads, and of large data that was hashed
 * before. Values never change after they are made, so a hash stays correct.
 */
const known = new WeakMap<object, string | (() => string)>();

/** Sets the hash of a value, unless it has one. A function is called when the hash is needed for the first time. */
export function rememberHash(value: unknown, hash: string | (() => string)): void {
  if (typeof value === 'object' && value !== null && !known.has(value)) known.set(value, hash);
}

/** Whether the hash of a value is known without hashing the value. */
export function hasHash(value: object): boolean {
  return known.has(value);
}

/** Hash of a value of any kind: maps and sets by their entries, objects by their fields. 22 characters. Uses known hashes. */
export function hashOf(...values: readonly unknown[]): string {
  const [value] = values;
  const before = values.length === 1 && typeof value === 'object' && value !== null ? knownHash(value) : undefined;
  return before ?? hashOfParts(values, knownHash);
}

/** Hashes of contents, of objects that were asked for before. */
const knownContents = new WeakMap<object, string>();

/**
 * The same for a value whose hash is compared with a hash from another thread or build. Known hashes are not used for what the value
 * contains.
 */
export function hashOfContents(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOfParts([value], () => undefined);
  const hash = knownContents.get(value) ?? hashOfParts([value], () => undefined);
  knownContents.set(value, hash);
  return hash;
}

/** The same purpose for plain JSON data, without maps and sets: several times as fast. Remembered for each object. */
export function hashOfData(value: object): string {
  const hash = knownHash(value) ?? hashOfText(JSON.stringify(value));
  known.set(value, hash);
  return hash;
}

/** Hash of a file's contents, or of a text. */
export function hashOfText(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url').slice(0, 22);
}

function knownHash(value: object): string | undefined {
  const hash = known.get(value);
  if (typeof hash !== 'function') return hash;
  const made = hash();
  known.set(value, made);
  return made;
}

function hashOfParts(values: readonly unknown[], known: (value: object) => string | undefined): string {
  const texts: string[] = [];
  for (const value of values) addText(value, texts, known);
  return hashOfText(texts.join('\n'));
}

/** Adds texts that no other value would add. */
function addText(value: unknown, texts: string[], known: (value: object) => string | undefined): void {
  if (typeof value !== 'object' || value === null) {
    texts.push(value === undefined ? 'u' : JSON.stringify(value));
    return;
  }
  const hash = known(value);
  if (hash !== undefined) {
    texts.push(`#${hash}`);
    return;
  }
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) {
    texts.push('[');
    for (const entry of value) addText(entry, texts, known);
  } else {
    texts.push('{');
    for (const [key, entry] of Object.entries(value).sort(byKey)) {
      if (entry === undefined) continue;
      texts.push(JSON.stringify(key));
      addText(entry, texts, known);
    }
  }
  texts.push('.');
}

/** Objects that were made in different ways have their fields in different orders. */
function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
