import { createHash } from 'node:crypto';

/** Hash of values of any kind, as JSON, maps and sets by what is in them. Which of them stands where matters. */
export function hashOf(...values: readonly unknown[]): string {
  return hashOfTexts(values.map(textOf));
}

/** The same hash of plain data, as JSON has it: without maps and sets, for which `hashOf` looks in every corner, and so much faster. */
export function hashOfData(...values: readonly unknown[]): string {
  return hashOfTexts(values.map((value) => JSON.stringify(value) ?? ''));
}

/** A separator that no JSON contains keeps neighbours apart. */
function hashOfTexts(texts: readonly string[]): string {
  return createHash('sha256')
    .update(`${texts.join('\0')}\0`)
    .digest('hex');
}

function textOf(value: unknown): string {
  // Most are hashes themselves, and asking about each value within takes longest.
  if (typeof value === 'string') return JSON.stringify(value);
  return value === undefined ? '' : JSON.stringify(value, withCollections);
}

function withCollections(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
