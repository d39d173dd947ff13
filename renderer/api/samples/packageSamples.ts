import type { ApiPackage } from '../../model/api.ts';
import type { Markdown } from '../../model/comment.ts';
import { packageTexts } from '../../model/packageTexts.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolvedSample } from '../../model/sample.ts';
import { codeLine, hasLine, type SourceOf } from './codeLine.ts';
import { type Fence, listFences, mentionsModule } from './listFences.ts';
import { resolveSampleNames } from './resolveSampleNames.ts';

interface SamplesRequest {
  readonly package: ApiPackage;
  /** Other packages that its samples may import. */
  readonly others: readonly string[];
  readonly sourceOf: SourceOf;
}

/**
 * The samples in a package's README, changelog and comments that import the package or another of these, each once, in the order of its
 * texts. A sample has its first place; those of the changelog have none, since they may be about the past.
 */
export function packageSamples({ package: pkg, others, sourceOf }: SamplesRequest): readonly ResolvedSample[] {
  const found = new Map<string, ResolvedSample>();
  const modules = [pkg.name, ...others];
  for (const text of textsOf(pkg)) {
    for (const fence of listFences(text.text)) {
      const { code, language } = fence;
      const key = `${language}\n${code}`;
      const known = found.get(key);
      if (known?.place !== undefined || !mentionsModule(fence, modules)) continue;
      const place = text === pkg.changelog ? undefined : placeOf(fence, text, text === pkg.readme ? undefined : sourceOf);
      found.set(key, { code, language, names: known?.names ?? resolveSampleNames(fence), ...(place === undefined ? {} : { place }) });
    }
  }
  return [...found.values()];
}

function placeOf(fence: Fence, { place }: Markdown, sourceOf: SourceOf | undefined): Place | undefined {
  return hasLine(place) ? { file: place.file, line: codeLine(fence, { place, sourceOf }) } : place;
}

/** Each text once, with its place if one of them has it. */
function textsOf(pkg: ApiPackage): Iterable<Markdown> {
  const found = new Map<string, Markdown>();
  for (const text of packageTexts(pkg)) if (found.get(text.text)?.place === undefined) found.set(text.text, text);
  return found.values();
}
