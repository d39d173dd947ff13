import type { Place } from '../../model/problem.ts';

/** What a config file says, read without running it. */
export type Value =
  | { readonly kind: 'plain'; readonly value: string | number | boolean | null | undefined; readonly place: Place }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly place: Place }
  | { readonly kind: 'record'; readonly entries: ReadonlyMap<string, Value>; readonly place: Place }
  /** A call of a function that is not known, or an element of JSX with its attributes as the only argument. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Value[]; readonly place: Place }
  /** A function that returns one expression. */
  | { readonly kind: 'function'; readonly code: () => string; readonly result: () => Value; readonly place: Place }
  /** Code whose value only a run could tell. */
  | { readonly kind: 'unread'; readonly code: string; readonly place: Place };

/** Calls that return their first argument, for its types, and wrappers of a config. */
const wrapper = /^(?:define[A-Z]\w*|with[A-Z]\w*|create\w*Config)$/;

/** The value inside wrappers such as `defineConfig(…)`; of a function, what it returns. */
export function unwrap(value: Value): Value {
  if (value.kind === 'function') return unwrap(value.result());
  const inner = unwrapCall(value);
  return inner === value ? value : unwrap(inner);
}

/** The value inside wrappers. A function stays one. */
export function unwrapCall(value: Value): Value {
  const [first] = value.kind === 'call' && wrapper.test(value.name) ? value.args : [];
  return first === undefined ? value : unwrapCall(first);
}

/** The value of a key path; undefined where a key is missing. */
export function get(value: Value | undefined, ...keys: readonly (string | number)[]): Value | undefined {
  let found = value === undefined ? undefined : unwrap(value);
  for (const key of keys) {
    const next: Value | undefined =
      found?.kind === 'record' ? found.entries.get(String(key)) : found?.kind === 'list' ? found.items[Number(key)] : undefined;
    found = next === undefined ? undefined : unwrap(next);
  }
  return found?.kind === 'plain' && (found.value === undefined || found.value === null) ? undefined : found;
}

export function textOf(value: Value | undefined): string | undefined {
  if (value?.kind !== 'plain') return undefined;
  return typeof value.value === 'string' ? value.value : typeof value.value === 'number' ? String(value.value) : undefined;
}

export function getText(value: Value | undefined, ...keys: readonly (string | number)[]): string | undefined {
  return textOf(get(value, ...keys));
}

export function getFlag(value: Value | undefined, ...keys: readonly (string | number)[]): boolean | undefined {
  const found = get(value, ...keys);
  return found?.kind === 'plain' && typeof found.value === 'boolean' ? found.value : undefined;
}

export function getNumber(value: Value | undefined, ...keys: readonly (string | number)[]): number | undefined {
  const found = get(value, ...keys);
  return found?.kind === 'plain' && typeof found.value === 'number' ? found.value : undefined;
}

/** The items of a list; none for anything else. */
export function getItems(value: Value | undefined, ...keys: readonly (string | number)[]): readonly Value[] {
  const found = get(value, ...keys);
  return found?.kind === 'list' ? found.items.map(unwrap) : [];
}

/** The entries of a record in their order; none for anything else. */
export function getEntries(value: Value | undefined, ...keys: readonly (string | number)[]): readonly (readonly [string, Value])[] {
  const found = get(value, ...keys);
  return found?.kind === 'record' ? [...found.entries].map(([key, one]) => [key, unwrap(one)] as const) : [];
}

/** The texts of a list, or a text alone. */
export function getTexts(value: Value | undefined, ...keys: readonly (string | number)[]): readonly string[] {
  const alone = getText(value, ...keys);
  return alone === undefined ? getItems(value, ...keys).flatMap((item) => textOf(item) ?? []) : [alone];
}

/** The first call of a function or element of JSX with one of some names, at any depth. */
export function findCall(value: Value | undefined, names: ReadonlySet<string>): (Value & { readonly kind: 'call' }) | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'call' && names.has(value.name)) return value;
  for (const child of childrenOf(value)) {
    const found = findCall(child, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The words that readers see of an element of JSX or of a text. */
export function shownText(value: Value | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'plain') return textOf(value) ?? '';
  if (value.kind === 'call') return shownText(get(value.args[0], 'children'));
  if (value.kind === 'function') return shownText(value.result());
  return value.kind === 'list' ? value.items.map(shownText).join('').replace(/\s+/g, ' ').trim() : '';
}

/** The values directly inside of a value. */
export function childrenOf(value: Value): readonly Value[] {
  if (value.kind === 'list') return value.items;
  if (value.kind === 'call') return value.args;
  if (value.kind === 'record') return [...value.entries.values()];
  return value.kind === 'function' ? [value.result()] : [];
}

/** The value as JSON would have it. Parts that could not be read are left out. */
export function toData(value: Value): unknown {
  if (value.kind === 'plain') return value.value;
  if (value.kind === 'list') return value.items.map(toData).filter((item) => item !== undefined);
  if (value.kind !== 'record') return undefined;
  return Object.fromEntries([...value.entries].map(([key, one]) => [key, toData(one)]).filter(([, one]) => one !== undefined));
}
