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

/** The documents that link to, mention or import each symbol, or something of it; each once, at the section where it does so first. */
function documentBacklinks(request: DocumentRequest): ReadonlyMap<SymbolId, readonly DocumentBacklink[]> {
  const backlinks = new Map<SymbolId, DocumentBacklink[]>();
  for (const route of request.routes) {
    if (route.kind !== 'document' || isUnlisted(route)) continue;
    for (const [id, section] of firstUses(route, request)) {
      const heading = route.document.headings.find((candidate) => candidate.id === section);
      const href = section === undefined ? route.href : `${route.href}#${section}`;
      const list = backlinks.get(id) ?? [];
      list.push({ title: route.title, section: heading?.text, href });
      backlinks.set(id, list);
    }
  }
  return backlinks;
}

type DocumentRoute = Extract<Route, { readonly kind: 'document' }>;

/** Symbols that a document speaks of, with the section where it does so first. */
function firstUses({ document, href }: DocumentRoute, request: DocumentRequest): ReadonlyMap<SymbolId, string | undefined> {
  const { config, links, samples } = request;
  const own = isAutolinked(config, document) ? ownNamesOfDocument(document, { samples, links }) : undefined;
  const found = new Map<SymbolId, string | undefined>();
  for (const use of document.uses) {
    for (const reference of referencesOf(use, { own, samples })) {
      const { to } = resolveReference({ links, from: href, reference });
      const id = to.kind === 'internal' ? symbolAt(links, to.href) : undefined;
      if (id !== undefined && !found.has(id)) found.set(id, use.section);
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
