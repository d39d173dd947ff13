import { asciiJson } from './asciiJson.ts';
import type { Format } from './openCache.ts';

/** A value and its JSON. */
export interface Kept<T> {
  readonly value: () => T;
  readonly json: () => string;
}

export type Records<T> = ReadonlyMap<string, Kept<T>>;

/** Prints it now: values come one by one, and all at once at the end would keep everybody waiting. */
export function keptValue<T>(value: T): Kept<T> {
  const json = asciiJson(value);
  return { value: () => value, json: () => json };
}

/** Prints it when somebody asks, and once. */
export function unprintedValue<T>(value: T): Kept<T> {
  let json: string | undefined;
  return {
    value: () => value,
    json: () => {
      json ??= asciiJson(value);
      return json;
    },
  };
}

function keptJson<T>(json: string): Kept<T> {
  let parsed: { readonly value: T } | undefined;
  return {
    value: () => {
      // What a value like this was printed as, under the same key.
      parsed ??= { value: JSON.parse(json) as T };
      return parsed.value;
    },
    json: () => json,
  };
}

/**
 * Records as an entry of the cache: a line for each, with its key, which has no space, and its JSON. So one is read without the others, and
 * what nobody has changed is written as it was read.
 */
export function recordsFormat<T>(): Format<Records<T>> {
  return {
    parse: (text) => new Map(linesOf(text).map((line) => recordOf<T>(line))),
    print: (records) => [...records].map(([key, kept]) => `${key} ${kept.json()}\n`).join(''),
  };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

function recordOf<T>(line: string): readonly [string, Kept<T>] {
  const end = line.indexOf(' ');
  return [line.slice(0, end), keptJson(line.slice(end + 1))];
}
