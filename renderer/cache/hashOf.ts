import { createHash } from 'node:crypto';

/** Hash of values of any kind, as JSON. Which of them stands where matters. */
export function hashOf(...values: readonly unknown[]): string {
  const hash = createHash('sha256');
  // A separator that no JSON contains keeps neighbours apart.
  for (const value of values) hash.update(value === undefined ? '' : JSON.stringify(value)).update('\0');
  return hash.digest('hex');
}
