import { resolve } from 'node:path';
import { authorHref } from '../model/addresses.ts';
import type { DocumentsConfig, SidebarEntryConfig } from '../model/config.ts';
import type { UserDocuments } from './schema/documents.ts';
import type { UserSidebarEntry } from './schema/sidebar.ts';

export function resolveDocuments(documents: UserDocuments, root: string): DocumentsConfig {
  return {
    path: resolve(root, documents.path ?? 'content/docs'),
    route: resolveRoute(documents.route ?? '/docs'),
    main: documents.main,
    sidebars: resolveSidebars(documents.sidebars ?? { docs: [{ folder: '' }] }),
    editUrl: documents.editUrl,
    lastUpdated: documents.lastUpdated ?? true,
    versions: { current: { label: documents.versions?.current?.label ?? 'Next' } },
  };
}

function resolveSidebars(sidebars: Readonly<Record<string, readonly UserSidebarEntry[]>>): DocumentsConfig['sidebars'] {
  return Object.fromEntries(Object.entries(sidebars).map(([name, entries]) => [name, entries.map(resolveEntry)]));
}

function resolveEntry(entry: UserSidebarEntry): SidebarEntryConfig {
  if (typeof entry === 'string') return { type: 'document', document: entry };
  if ('items' in entry) return { type: 'category', ...entry, items: entry.items.map(resolveEntry) };
  if ('folder' in entry) return { type: 'folder', folder: entry.folder };
  return 'href' in entry ? { type: 'link', ...entry } : { type: 'document', ...entry };
}

/** A section's route as an address, without a trailing slash: `/docs/` is `/docs`, `/my docs` is `/my-docs`, and the root is empty. */
export function resolveRoute(route: string): string {
  return authorHref(route).replace(/\/$/, '');
}
