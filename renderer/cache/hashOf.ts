import { createHash } from 'node:crypto';

/** Hash of values of any kind, as JSON, maps and sets by what is in them. Which of them stands where matters. */
export function hashOf(...values: readonly unknown[]): string {
  const hash = createHash('sha256');
  // A separator that no JSON contains keeps neighbours apart.
  for (const value of values) hash.update(textOf(value)).update('\0');
  return hash.digest('hex');
}

/** The same hash of plain data, as JSON has it: without maps and sets, for which `hashOf` looks in every corner, and so much faster. */
export function hashOfData(...values: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(JSON.stringify(value) ?? '').update('\0');
  return hash.digest('hex');
}

function textOf(value: unknown): string {
  // Most are hashes themselves, and asking about each value within takes longest.
  if (typeof value === 'string') return JSON.stringify(value);
  return value === undefined ? '' : JSON.stringify(value, withCollections);
}

function withCollections(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
