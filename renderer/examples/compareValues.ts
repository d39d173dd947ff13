import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../packages/manifest.ts';

/**
 * Whether a value equals the expected value of an example.
 * An object literal matches every object with these properties and no others, of any class. Properties with the value undefined may be
 * omitted. Lists are compared item by item, and everything else as by `util.isDeepStrictEqual`.
 */
export function compareValues(actual: unknown, expected: unknown): boolean {
  if (actual === expected || isDeepStrictEqual(actual, expected)) return true;
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) && actual.length === expected.length && expected.every((item, index) => compareValues(actual[index], item))
    );
  if (!isPlain(expected) || !isRecord(actual)) return false;
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.every((name) => compareValues(Reflect.get(actual, name), expected[name]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
