import { posix } from 'node:path';
import type { DocumentPlaces, PlannedDocument } from '../documents/placeDocuments.ts';
import { isElsewhere, plainAddress, redirectForm, withoutBase } from '../draft/addresses.ts';
import type { Collection, MenuTarget, SiteDraft } from '../draft/siteDraft.ts';

/** What a link of the former site means at the new one. */
export type Target =
  | { readonly kind: 'document'; readonly document: PlannedDocument; readonly anchor: string }
  | { readonly kind: 'elsewhere'; readonly href: string }
  /** A static file. */
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'sidebar'; readonly name: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'missing'; readonly name: string };

export interface SiteTargets {
  readonly resolve: (target: MenuTarget) => Target;
  readonly byAddress: ReadonlyMap<string, PlannedDocument>;
  readonly hasFile: (path: string) => boolean;
  /** Where an address without a page redirects, with the anchor; undefined for one that does not. */
  readonly redirected: (href: string) => string | undefined;
}

interface TargetsRequest {
  readonly draft: Pick<SiteDraft, 'baseUrl' | 'url' | 'sidebars' | 'collections' | 'localeFolder'>;
  readonly plan: DocumentPlaces;
  /** Paths of the static files. */
  readonly files: ReadonlySet<string>;
  /** Addresses of the former site that only redirect, with patterns such as `/old/*`. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Browsers follow no more redirects either. */
const mostHops = 20;

export function createTargets({ draft, plan, files, redirects }: TargetsRequest): SiteTargets {
  const byAddress = new Map<string, PlannedDocument>();
  for (const [from, to] of plan.redirects) {
    const document = plan.documents.find(({ address }) => address === to);
    if (document !== undefined) byAddress.set(plainAddress(from), document);
  }
  for (const document of plan.documents) byAddress.set(document.address, document);
  const lower = new Map([...byAddress].map(([address, document]) => [address.toLowerCase(), document]));
  const bySource = new Map(
    plan.documents.flatMap((one) => [one.source, one.source.replace(/\.\w+$/, '')].map((path) => [path, one] as const)),
  );
  const names = new Set(draft.sidebars.map(([name]) => name));
  const hasFile = (path: string): boolean => files.has(path.replace(/^\/+/, ''));

  const nextOf = (address: string): string | undefined => {
    const exact = redirects.get(address);
    if (exact !== undefined) return exact;
    for (let prefix = posix.dirname(address); prefix !== '/'; prefix = posix.dirname(prefix)) {
      const to = redirects.get(`${prefix}/*`);
      if (to !== undefined) return redirectForm(to, { isTarget: true })?.replace(/\/\*$/, address.slice(prefix.length));
    }
    return undefined;
  };
  const resolveAddress = (href: string, hops = 0): Target => {
    if (isElsewhere(href)) {
      const own =
        draft.url !== undefined && URL.canParse(draft.url) && URL.canParse(href) && new URL(href).origin === new URL(draft.url).origin;
      if (!own) return { kind: 'elsewhere', href };
    }
    const path = isElsewhere(href) ? href.replace(/^[a-z]+:\/\/[^/]*/i, '') : href;
    const address = plainAddress(withoutBase(path, draft.baseUrl));
    const anchor = /#.*$/.exec(path)?.[0] ?? '';
    // Links of VitePress may name files.
    const page = plainAddress(address.replace(/\.md$/, ''));
    const document =
      byAddress.get(address) ??
      byAddress.get(plainAddress(path)) ??
      lower.get(address.toLowerCase()) ??
      byAddress.get(page) ??
      (draft.localeFolder === undefined ? undefined : byAddress.get(plainAddress(`/${draft.localeFolder}${page}`)));
    if (document !== undefined) return { kind: 'document', document, anchor };
    const file = withoutBase(path, draft.baseUrl).replace(/[?#].*$/, '');
    if (file !== '/' && hasFile(file)) return { kind: 'file', href: file };
    const next = nextOf(address);
    return next === undefined || hops >= mostHops ? { kind: 'missing', name: href } : resolveAddress(next, hops + 1);
  };

  return {
    byAddress,
    hasFile,
    redirected: (href) => {
      const to = nextOf(plainAddress(href)) === undefined ? undefined : resolveAddress(href);
      if (to?.kind === 'document') return `${to.document.address}${to.anchor || (/#.*$/.exec(href)?.[0] ?? '')}`;
      return to?.kind === 'elsewhere' || to?.kind === 'file' ? to.href : undefined;
    },
    resolve: (target) => {
      if (target.kind === 'address') return resolveAddress(target.href);
      if (target.kind === 'sidebar') return names.has(target.name) ? target : { kind: 'missing', name: target.name };
      if (target.kind === 'folder') return folderTarget(target.path, { draft, plan });
      const document = bySource.get(target.path) ?? bySource.get(target.path.replace(/\.\w+$/, ''));
      return document === undefined ? { kind: 'missing', name: posix.basename(target.path) } : { kind: 'document', document, anchor: '' };
    },
  };
}

function folderTarget(
  path: string,
  { draft, plan }: { readonly draft: Pick<SiteDraft, 'collections'>; readonly plan: DocumentPlaces },
): Target {
  const isIn = ({ folder }: Collection): boolean => path === folder || path.startsWith(`${folder}/`);
  const collection = draft.collections.find(isIn);
  if (collection === undefined) return { kind: 'missing', name: posix.basename(path) };
  const folder = posix.join(posix.relative(plan.route, collection.route), posix.relative(collection.folder, path)).replace(/^\.$/, '');
  const hasSome = plan.documents.some(({ id }) => folder === '' || id.startsWith(`${folder}/`));
  return hasSome ? { kind: 'folder', folder } : { kind: 'missing', name: posix.basename(path) };
}
