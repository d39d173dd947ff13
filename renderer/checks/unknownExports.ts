import { isAutolinked } from '../links/documentSamples.ts';
import { ownNamesOfDocument } from '../links/ownNames.ts';
import { resolveImport } from '../links/resolveImport.ts';
import { type SampleIndex, sampleKey } from '../links/sampleIndex.ts';
import type { Config } from '../model/config.ts';
import type { Document, DocumentSample } from '../model/document.ts';
import type { LinkSpace, SitePlan } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';
import type { ImportedName } from '../model/sample.ts';
import { closest } from '../problems/closest.ts';
import { unknownExport } from '../problems/links.ts';

/**
 * Finds what documents still say of exports that aren't there (any more): where a sample imports such a name, with the lines of the
 * sample that use it, and where prose has it as code. That prose means an export is only known of names that some sample imports.
 *
 * Documents that opt out of links in code are left alone: they may be about the past.
 */
export function unknownExports({ config, plan: { links, routes }, samples }: UnknownExportsRequest): readonly Problem[] {
  const documents = routes.flatMap((route) => (route.kind === 'document' && isAutolinked(config, route.document) ? [route.document] : []));
  const missing = new Map<string, Missing>();
  const inSamples = documents.flatMap((document) =>
    document.uses.flatMap((use) => (use.kind === 'sample' ? sampleProblems(use.sample, { document, links, samples, missing }) : [])),
  );
  if (missing.size === 0) return [];
  return [
    ...inSamples,
    ...documents.flatMap((document) => proseProblems(document, { missing, own: ownNamesOfDocument(document, { samples, links }), links })),
  ];
}

export interface UnknownExportsRequest {
  readonly config: Pick<Config, 'autolink'>;
  readonly plan: Pick<SitePlan, 'links' | 'routes'>;
  readonly samples: SampleIndex;
}

interface Missing {
  readonly module: string;
  readonly closest: string | undefined;
}

interface SampleRequest {
  readonly links: Pick<LinkSpace, 'modules'>;
  readonly samples: SampleIndex;
  readonly document: Document;
  /** Gathers the names that aren't there. */
  readonly missing: Map<string, Missing>;
}

function sampleProblems(sample: DocumentSample, { document, links, samples, missing }: SampleRequest): readonly Problem[] {
  const { imported } = samples.get(sampleKey(sample)) ?? { imported: [] };
  return imported.flatMap((naming) => {
    const { module, name } = naming;
    const meaning = naming.isNaming ? resolveImport(links, module, name) : undefined;
    if (meaning?.kind !== 'missing') return [];
    const known = missing.get(name) ?? { module, closest: closest(name, meaning.names) };
    missing.set(name, known);
    const uses = imported.filter((use) => !use.isNaming && use.module === module && use.name === name);
    const place = placeIn(document, sample, naming);
    return [unknownExport({ name, module, place, closest: known.closest, related: uses.map((use) => placeIn(document, sample, use)) })];
  });
}

interface ProseRequest {
  readonly missing: ReadonlyMap<string, Missing>;
  readonly own: ReadonlySet<string>;
  readonly links: Pick<LinkSpace, 'byName'>;
}

function proseProblems({ uses }: Document, { missing, own, links }: ProseRequest): readonly Problem[] {
  return uses.flatMap((use) => {
    const name = use.kind === 'name' ? (/^[^.#(]+/.exec(use.name)?.[0] ?? '') : '';
    const known = own.has(name) || links.byName.has(name) ? undefined : missing.get(name);
    return known === undefined ? [] : [unknownExport({ name, ...known, place: use.place, related: [] })];
  });
}

function placeIn({ source }: Document, { code, lines }: DocumentSample, { start }: ImportedName): Place {
  const before = code.slice(0, start).split('\n');
  const spot = lines[before.length - 1];
  return { file: source, line: spot?.line, column: (spot?.column ?? 1) + (before.at(-1)?.length ?? 0) };
}
