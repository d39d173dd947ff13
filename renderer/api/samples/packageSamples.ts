import type { ApiPackage } from '../../model/api.ts';
import type { ResolvedSample } from '../../model/sample.ts';
import { findFences, mentionsModule } from './findFences.ts';
import { resolveSampleNames } from './resolveSampleNames.ts';

/** The samples in a package's README and comments that import from the package itself, each once, in the order of its texts. */
export function packageSamples(pkg: ApiPackage): readonly ResolvedSample[] {
  const found = new Map<string, ResolvedSample>();
  for (const text of textsOf(pkg)) {
    for (const sample of findFences(text)) {
      const key = `${sample.language}\n${sample.code}`;
      if (!found.has(key) && mentionsModule(sample, [pkg.name])) found.set(key, { ...sample, names: resolveSampleNames(sample) });
    }
  }
  return [...found.values()];
}

/** Each text once, in the order of the data. */
function textsOf(pkg: ApiPackage): ReadonlySet<string> {
  const found = new Set<string>();
  addTexts(pkg, found);
  return found;
}

/** Walks plain data, so that no place where a text may be can be forgotten. */
function addTexts(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === 'object' && part !== null) addTexts(part, found);
    return;
  }
  if ('text' in value && typeof value.text === 'string' && !('kind' in value)) found.add(value.text);
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part === 'object' && part !== null) addTexts(part, found);
  }
}
