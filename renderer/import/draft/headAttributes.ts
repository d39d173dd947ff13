import { getEntries, toData, type Value } from '../values/value.ts';
import type { HeadTag } from './siteDraft.ts';

/** Attributes whose values are texts, numbers or flags. */
export function headAttributes(value: Value | undefined): HeadTag['attributes'] {
  return Object.fromEntries(
    getEntries(value).flatMap(([name, one]): readonly (readonly [string, string | boolean])[] => {
      const data = toData(one);
      if (typeof data === 'boolean') return [[name, data]];
      return typeof data === 'string' || typeof data === 'number' ? [[name, String(data)]] : [];
    }),
  );
}
