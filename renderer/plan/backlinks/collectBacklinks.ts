import type { Backlinks, DocumentBacklink, TypeUses } from '../../model/backlinks.ts';
import type { Config } from '../../model/config.ts';
import type { DocumentUse } from '../../model/document.ts';
import type { Links } from '../../model/links.ts';
import type { Route } from '../../model/plan.ts';
import type { Reference } from '../../model/resolve.ts';
import { isUnlisted } from '../../model/routeRoles.ts';
import type { SymbolId } from '../../model/type.ts';
import { ownNamesOfDocument } from '../links/ownNames.ts';
import { resolveReference } from '../links/resolveReference.ts';
import { isAutolinked, type SampleIndex, sampleKey } from '../links/sampleIndex.ts';

const none: Backlinks = { documents: [], acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };

interface BacklinksRequest {
  readonly config: Pick<Config, 'autolink'>;
  readonly routes: readonly Route[];
  readonly links: Links;
  readonly samples: SampleIndex;
  readonly types: ReadonlyMap<SymbolId, TypeUses>;
}

type DocumentRequest = Omit<BacklinksRequest, 'types'>;

/** Everything that uses each symbol: documents, and the reference itself. Symbols that nothing uses have no entry. */
export function collectBacklinks({ types, ...request }: BacklinksRequest): ReadonlyMap<SymbolId, Backlinks> {
  const backlinks = new Map([...types].map(([id, uses]) => [id, { ...none, ...uses }]));
  for (const [id, documents] of documentBacklinks(request)) backlinks.set(id, { ...none, ...types.get(id), documents });
  return backlinks;
}

/** How much a use says about a symbol: a link of the author more than a name in the text, and that more than an import of a sample. */
const weights = { link: 4, name: 2, sample: 1 } as const satisfies Record<DocumentUse['kind'], number>;

interface WeighedBacklink {
  readonly backlink: DocumentBacklink;
  readonly weight: number;
}

/**
 * The documents that link to, mention or import each symbol, or something of it: each once, at the section that does so most. Those that say
 * the most come first.
 */
function documentBacklinks(request: DocumentRequest): ReadonlyMap<SymbolId, readonly DocumentBacklink[]> {
  const backlinks = new Map<SymbolId, WeighedBacklink[]>();
  for (const route of request.routes) {
    if (route.kind !== 'document' || isUnlisted(route)) continue;
    for (const [id, sections] of sectionWeights(route, request)) {
      const list = backlinks.get(id) ?? [];
      const weight = [...sections.values()].reduce((sum, one) => sum + one, 0);
      list.push({ backlink: backlinkTo(route, heaviest(sections)), weight });
      backlinks.set(id, list);
    }
  }
  const sorted = (list: readonly WeighedBacklink[]) => list.toSorted((a, b) => b.weight - a.weight).map(({ backlink }) => backlink);
  return new Map([...backlinks].map(([id, list]) => [id, sorted(list)]));
}

function backlinkTo({ document, title, href }: DocumentRoute, section: string | undefined): DocumentBacklink {
  const heading = document.headings.find(({ id }) => id === section);
  return { title, section: heading?.text, href: section === undefined ? href : `${href}#${section}` };
}

/** The first of those with the greatest weight. */
function heaviest(sections: SectionWeights): string | undefined {
  const most = Math.max(...sections.values());
  return [...sections].find(([, weight]) => weight === most)?.[0];
}

type DocumentRoute = Extract<Route, { readonly kind: 'document' }>;

/** By the id of a section; undefined before the first. */
type SectionWeights = ReadonlyMap<string | undefined, number>;

/** Symbols that a document speaks of, and how much each section says about them. */
function sectionWeights({ document, href }: DocumentRoute, request: DocumentRequest): ReadonlyMap<SymbolId, SectionWeights> {
  const { config, links, samples } = request;
  const own = isAutolinked(config, document) ? ownNamesOfDocument(document, { samples, links }) : undefined;
  const found = new Map<SymbolId, Map<string | undefined, number>>();
  for (const use of document.uses) {
    for (const reference of referencesOf(use, { own, samples })) {
      const { to } = resolveReference({ links, from: href, reference });
      const id = to.kind === 'internal' ? symbolAt(links, to.href) : undefined;
      if (id === undefined) continue;
      const sections = found.get(id) ?? new Map<string | undefined, number>();
      sections.set(use.section, (sections.get(use.section) ?? 0) + weights[use.kind]);
      found.set(id, sections);
    }
  }
  return found;
}

/** The symbol that is explained at an address: the page's own, or one of the symbols on a module's page. */
function symbolAt(links: Links, href: string): SymbolId | undefined {
  return links.page(href.replace(/[?#].*$/s, ''))?.symbol ?? links.item(href)?.id;
}

interface Autolinks {
  /** The document's own names. Undefined: names in its code are not linked. */
  readonly own: ReadonlySet<string> | undefined;
  readonly samples: SampleIndex;
}

function referencesOf(use: DocumentUse, { own, samples }: Autolinks): readonly Reference[] {
  const { place } = use;
  if (use.kind === 'link') return [{ kind: 'link', target: use.target, place }];
  if (own === undefined) return [];
  if (use.kind === 'name') return own.has(use.name.replace(/\(\)$/, '')) ? [] : [{ kind: 'name', target: use.name, place }];
  const { imported } = samples.get(sampleKey(use.sample)) ?? { imported: [] };
  return imported.map(({ module, name }) => ({ kind: 'import', target: `${module}#${name}`, place }));
}
