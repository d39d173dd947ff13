import { parseJson } from '../model/parseJson.ts';

/** The contents of a `package.json`, not validated. */
export type Manifest = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that isn't empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Names of the packages that users of a package have, too: its dependencies and peer dependencies. */
export function dependencyNames({ dependencies, peerDependencies }: Manifest): readonly string[] {
  return [dependencies, peerDependencies].filter(isRecord).flatMap(Object.keys);
}

/** Parses the text of a `package.json`, or other JSON. Undefined unless it is an object. */
export function parseRecord(text: string): Manifest | undefined {
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  return isRecord(value) ? value : undefined;
}
