import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a value is what an example says that it is.
 *
 * What is written as an object stands for everything that has these properties and no others, of whatever class, since an example shows
 * what a value is like; a property that is undefined may be left out. Lists are compared item by item, everything else as by
 * `util.isDeepStrictEqual`.
 */
export function compareValues(actual: unknown, expected: unknown): boolean {
  if (actual === expected || isDeepStrictEqual(actual, expected)) return true;
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) && actual.length === expected.length && expected.every((item, index) => compareValues(actual[index], item))
    );
  if (!isPlain(expected) || !isObject(actual)) return false;
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.every((name) => compareValues(Reflect.get(actual, name), expected[name]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
