import type { Place } from '../model/problem.ts';
import type { KeyPath } from './keyPath.ts';
import { locateKey } from './locateKey.ts';

/** The place of a key path in the config file: of its value, or of the key itself. */
export type Locate = (path: KeyPath, at?: 'key' | 'value') => Place;

/** A `Locate` for one config file; `file` is relative to the project's root. Falls back to the file alone. */
export function createLocate(config: { readonly file: string; readonly source: string }): Locate {
  return (path, at = 'value') => ({ file: config.file, ...locateKey({ ...config, path, at }) });
}
