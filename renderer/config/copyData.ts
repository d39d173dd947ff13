import type { KeyPath } from '../diagnostics/locateKey.ts';

interface DataFault {
  readonly path: KeyPath;
  /** What is wrong with the value. Undefined if the last key is the fault. */
  readonly text?: string | undefined;
}

/** A config needs far less. */
const most = { levels: 100, items: 100_000 };

/** Names that objects have anyway. Libraries skip them, so such an option would go unnoticed. */
const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Copies what a config exports: objects, lists and plain values. Objects of other kinds, such as a `Map`, would seem to have no options. A
 * getter may throw an error, or give another value each time, so each property is read once.
 */
export function copyData(exported: unknown): { readonly value: unknown; readonly faults: readonly DataFault[] } {
  const faults: DataFault[] = [];
  return { value: copy(exported, { path: [], around: [] }), faults };

  function copy(value: unknown, { path, around }: Position): unknown {
    if (typeof value !== 'object' || value === null) return value;
    try {
      const text = faultOf(value, around);
      if (text !== undefined) faults.push({ path, text });
      if (text !== undefined) return undefined;
      const below = (key: string | number): Position => ({ path: [...path, key], around: [...around, value] });
      if (Array.isArray(value)) return Array.from({ length: value.length }, (_, index) => copyProperty(value, index, below(index)));
      return Object.fromEntries(Object.keys(value).map((key) => [key, copyProperty(value, key, below(key))]));
    } catch (error) {
      faults.push({ path, text: `cannot be read: ${describeError(error)}` });
      return undefined;
    }
  }

  function copyProperty(owner: object, key: string | number, position: Position): unknown {
    const { path } = position;
    if (inherited.has(String(key))) faults.push({ path });
    try {
      return copy(Reflect.get(owner, key), position);
    } catch (error) {
      faults.push({ path, text: `cannot be read: ${describeError(error)}` });
      return undefined;
    }
  }
}

interface Position {
  readonly path: KeyPath;
  /** The objects that the value is in. */
  readonly around: readonly object[];
}

function faultOf(value: object, around: readonly object[]): string | undefined {
  if (around.includes(value)) return 'contains itself';
  if (around.length >= most.levels) return `is nested more than ${most.levels} levels deep`;
  if (Array.isArray(value)) return value.length > most.items ? `has more than ${most.items} items` : undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  // That of an object literal, also from another context.
  if (prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null)) return undefined;
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return `must be plain data, but is ${kind === 'Object' ? 'an instance of a class' : `an object of the kind \`${kind}\``}`;
}

/** What was thrown can be anything. */
function describeError(error: unknown): string {
  try {
    return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(/\.$/, '');
  } catch {
    return 'it threw an object that cannot be read either';
  }
}
