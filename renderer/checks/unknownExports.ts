import { closest } from '../diagnostics/closest.ts';
import { unknownExport, unknownModule } from '../diagnostics/links.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Document, DocumentSample } from '../model/document.ts';
import { importedPackage } from '../model/importedPackage.ts';
import { lineAt } from '../model/lineAt.ts';
import type { Links } from '../model/links.ts';
import type { LinkSpace, Route } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';
import type { ImportedName } from '../model/sample.ts';
import { createLinks } from '../plan/links/createLinks.ts';
import { ownNamesOfDocument } from '../plan/links/ownNames.ts';
import { isAutolinked, type SampleIndex, sampleKey } from '../plan/links/sampleIndex.ts';

/**
 * Finds documents that mention exports which do not exist (any more): samples that import such a name, with the lines that use it, and
 * prose that has the name as code. Prose is only checked for names that some sample imports, because other names may mean anything.
 * Documents that turn off links in code are skipped: they may be about the past.
 */
export function unknownExports({ config, links, routes, samples, notes = [] }: Omit<UnknownExportsRequest, 'api'>): readonly Problem[] {
  const documents = checkedDocuments({ config, routes, notes });
  const missing = new Map<string, Missing>();
  const inSamples = documents.flatMap((document) =>
    document.uses.flatMap((use) => (use.kind === 'sample' ? sampleProblems(use.sample, { document, links, samples, missing }) : [])),
  );
  if (missing.size === 0) return inSamples;
  return [
    ...inSamples,
    ...documents.flatMap((document) => proseProblems(document, { missing, own: ownNamesOfDocument(document, { samples, links }), links })),
  ];
}

export interface UnknownExportsRequest {
  readonly config: Pick<Config, 'autolink'>;
  readonly api: ApiModel;
  readonly links: Links;
  readonly routes: readonly Route[];
  readonly samples: SampleIndex;
  /** Notes about symbols, which are shown on pages of the reference. Default: none. */
  readonly notes?: readonly Document[] | undefined;
}

/** The documents and notes whose samples are checked. */
export function checkedDocuments({ config, routes, notes = [] }: Pick<UnknownExportsRequest, 'config' | 'routes' | 'notes'>) {
  const written = [...routes.flatMap((route) => (route.kind === 'document' ? [route.document] : [])), ...notes];
  return written.filter((document) => isAutolinked(config, document));
}

interface PackagesRequest {
  readonly config: Pick<Config, 'autolink'>;
  readonly api: ApiModel;
  readonly links: LinkSpace;
}

/** The same for comments and READMEs, which are checked by their samples alone. Other words in a document change nothing here. */
export const unknownExportsOfPackages = defineTask({
  name: 'unknown-exports',
  storage: { kind: 'bucket' },
  run: ({ config, api, links }: PackagesRequest): readonly Problem[] => {
    const own = createLinks(links);
    return config.autolink ? api.packages.flatMap((pkg) => packageProblems(pkg, own)) : [];
  },
});

/** Samples of a package mean that version of it. */
function packageProblems({ name, slug, samples = [] }: ApiPackage, links: Links): readonly Problem[] {
  const isFirst = links.slug(name) === slug;
  return samples.flatMap(({ code, names: { imported }, place }) => {
    if (place === undefined) return [];
    return firstOfModules(imported).flatMap(({ module, name: exported, isNaming, start, isFirstOfModule }) => {
      const own = importedPackage(module) === name && !isFirst ? `${slug}!${module}` : module;
      const meaning = links.imported(own, exported);
      const line = place.line === undefined ? undefined : place.line + lineAt(code, start) - 1;
      if (meaning.kind === 'no-module') return isFirstOfModule ? [unknownModule({ module, ...meaning, place: { ...place, line } })] : [];
      if (meaning.kind !== 'missing' || !isNaming) return [];
      const nearest = closest(exported, meaning.names);
      return [unknownExport({ name: exported, module, place: { ...place, line }, closest: nearest, related: [], isInPackage: true })];
    });
  });
}

interface Missing {
  readonly module: string;
  readonly closest: string | undefined;
}

interface SampleRequest {
  readonly links: Links;
  readonly samples: SampleIndex;
  readonly document: Document;
  /** Gathers the names that aren't there. */
  readonly missing: Map<string, Missing>;
}

function sampleProblems(sample: DocumentSample, { document, links, samples, missing }: SampleRequest): readonly Problem[] {
  const { imported } = samples.get(sampleKey(sample)) ?? { imported: [] };
  return firstOfModules(imported).flatMap((naming) => {
    const { module, name } = naming;
    const meaning = links.imported(module, name);
    if (meaning.kind === 'no-module')
      return naming.isFirstOfModule ? [unknownModule({ module, ...meaning, place: placeIn(document, sample, naming) })] : [];
    if (meaning.kind !== 'missing' || !naming.isNaming) return [];
    const known = missing.get(name) ?? { module, closest: closest(name, meaning.names) };
    missing.set(name, known);
    const uses = imported.filter((use) => !use.isNaming && use.module === module && use.name === name);
    const place = placeIn(document, sample, naming);
    return [unknownExport({ name, module, place, closest: known.closest, related: uses.map((use) => placeIn(document, sample, use)) })];
  });
}

/** An entry point that does not exist is said once in each sample. */
function firstOfModules(imported: readonly ImportedName[]) {
  const seen = new Set<string>();
  return imported.map((one) => {
    const isFirstOfModule = !seen.has(one.module);
    seen.add(one.module);
    return { ...one, isFirstOfModule };
  });
}

interface ProseRequest {
  readonly missing: ReadonlyMap<string, Missing>;
  readonly own: ReadonlySet<string>;
  readonly links: Links;
}

function proseProblems({ uses }: Document, { missing, own, links }: ProseRequest): readonly Problem[] {
  return uses.flatMap((use) => {
    const name = use.kind === 'name' ? (/^[^.#(]+/.exec(use.name)?.[0] ?? '') : '';
    const known = own.has(name) || links.named(name) !== undefined ? undefined : missing.get(name);
    return known === undefined ? [] : [unknownExport({ name, ...known, place: use.place, related: [] })];
  });
}

function placeIn({ source }: Document, { code, lines }: DocumentSample, { start }: ImportedName): Place {
  const before = code.slice(0, start).split('\n');
  const spot = lines[before.length - 1];
  return { file: source, line: spot?.line, column: (spot?.column ?? 1) + (before.at(-1)?.length ?? 0) };
}
