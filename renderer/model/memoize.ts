/**
 * The same function, which makes the value of each key once.
 *
 * @param made what is made already. A `WeakMap` lets go of values with their keys
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  made: { has(key: Key): boolean; get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
