import { isAutolinked } from '../links/documentSamples.ts';
import { ownNamesOfDocument } from '../links/ownNames.ts';
import { type SampleIndex, sampleKey } from '../links/sampleIndex.ts';
import type { SymbolId } from '../model/api.ts';
import type { DocumentBacklink } from '../model/backlinks.ts';
import type { Config } from '../model/config.ts';
import type { DocumentUse } from '../model/document.ts';
import type { LinkSpace, Route } from '../model/plan.ts';
import type { Reference } from '../model/resolve.ts';
import { resolveReference } from '../plan/resolveReference.ts';

export interface DocumentBacklinksRequest {
  readonly config: Pick<Config, 'autolink'>;
  readonly routes: readonly Route[];
  readonly links: LinkSpace;
  readonly samples: SampleIndex;
}

/** The documents that link to, mention or import each symbol, or something of it; each once, at the section where it does so first. */
export function documentBacklinks(request: DocumentBacklinksRequest): ReadonlyMap<SymbolId, readonly DocumentBacklink[]> {
  const backlinks = new Map<SymbolId, DocumentBacklink[]>();
  for (const route of request.routes) {
    if (route.kind !== 'document' || route.document.frontMatter.unlisted === true) continue;
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
function firstUses({ document, href }: DocumentRoute, request: DocumentBacklinksRequest): ReadonlyMap<SymbolId, string | undefined> {
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

/** What is explained at an address: the symbol that the page is of, or that stands there on its module's page. */
function symbolAt({ byHref, itemAt }: LinkSpace, href: string): SymbolId | undefined {
  const route = byHref.get(href.replace(/[?#].*$/s, ''));
  return route !== undefined && 'symbol' in route ? route.symbol.id : itemAt.get(href)?.id;
}

interface Autolinks {
  /** Names that mean something of the document's own. Undefined: names in its code lead nowhere. */
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
