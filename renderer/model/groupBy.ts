/** Values by a key, in the order of their first values. Node.js has `Map.groupBy` since version 21. */
export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): ReadonlyMap<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
