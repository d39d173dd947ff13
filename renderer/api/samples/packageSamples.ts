import type { ApiPackage, Markdown } from '../../model/api.ts';
import type { ResolvedSample } from '../../model/sample.ts';
import { findFences } from './findFences.ts';
import { mentionsModule } from './mentionsModule.ts';
import { resolveSampleNames } from './resolveSampleNames.ts';

/** The samples in a package's README and comments that import from the package itself, each once, in the order of its texts. */
export function packageSamples(pkg: ApiPackage): readonly ResolvedSample[] {
  const found = new Map<string, ResolvedSample>();
  for (const { text } of textsOf(pkg)) {
    for (const sample of findFences(text)) {
      const key = `${sample.language}\n${sample.code}`;
      if (!found.has(key) && mentionsModule(sample, [pkg.name])) found.set(key, { ...sample, names: resolveSampleNames(sample) });
    }
  }
  return [...found.values()];
}

/** Walks plain data, so that no place where a text may be can be forgotten. */
function* textsOf(value: unknown): Generator<Markdown> {
  if (typeof value !== 'object' || value === null) return;
  if ('text' in value && typeof value.text === 'string' && !('kind' in value)) yield { text: value.text };
  for (const part of Object.values(value)) yield* textsOf(part);
}
