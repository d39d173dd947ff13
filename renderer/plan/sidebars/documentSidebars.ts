import { compareText } from '../../model/compareText.ts';
import type { Config, SidebarEntryConfig } from '../../model/config.ts';
import { type Document, isHome } from '../../model/document.ts';
import { titleFromName } from '../../model/titleFromName.ts';

/** The sidebar that each document belongs to: the one its front matter names, else the first that lists it. It need not show it (`sidebar: false`). */
export function assignSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  for (const [id, entries] of documentSidebars(config, documents)) {
    for (const document of entryDocuments(entries)) if (!assigned.has(document.id)) assigned.set(document.id, id);
  }
  for (const { id, frontMatter } of documents) if (typeof frontMatter.sidebar === 'string') assigned.set(id, frontMatter.sidebar);
  return assigned;
}

/** The documents of each sidebar in reading order, which the links "previous" and "next" follow. */
export function documentSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, readonly SidebarEntry[]> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return new Map(Object.entries(config.documents?.sidebars ?? {}).map(([id, entries]) => [id, resolveEntries(entries, byId)]));
}

/** A sidebar's entries with folders replaced by their documents. */
export type SidebarEntry =
  | { readonly type: 'document'; readonly document: Document; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly isCollapsed: boolean;
      readonly document?: Document | undefined;
      readonly items: readonly SidebarEntry[];
    }
  | { readonly type: 'link'; readonly label: string; readonly href: string };

/**
 * Resolves a sidebar's entries. Entries whose document does not exist are left out here; `checkTargets` reports them
 * with their place in the config.
 */
function resolveEntries(entries: readonly SidebarEntryConfig[], documents: ReadonlyMap<string, Document>): readonly SidebarEntry[] {
  return entries.flatMap((entry) => resolveEntry(entry, documents));
}

function resolveEntry(entry: SidebarEntryConfig, documents: ReadonlyMap<string, Document>): readonly SidebarEntry[] {
  switch (entry.type) {
    case 'document': {
      const document = documents.get(entry.document);
      return document === undefined ? [] : [{ type: 'document', document, label: entry.label ?? documentLabel(document) }];
    }
    case 'category': {
      const document = entry.document === undefined ? undefined : documents.get(entry.document);
      return [
        {
          type: 'category',
          label: entry.label,
          isCollapsed: entry.collapsed ?? true,
          document,
          items: resolveEntries(entry.items, documents),
        },
      ];
    }
    case 'link':
      return [entry];
    case 'folder':
      return folderEntries(entry.folder, [...documents.values()]);
  }
}

/** Every document of the entries, in reading order. */
export function entryDocuments(entries: readonly SidebarEntry[]): readonly Document[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'document') return [entry.document];
    if (entry.type === 'category') return [...(entry.document === undefined ? [] : [entry.document]), ...entryDocuments(entry.items)];
    return [];
  });
}

/** Label of a document in a sidebar. */
function documentLabel(document: Document): string {
  return document.frontMatter.sidebar_label ?? document.title;
}

interface Ordered {
  readonly position: number;
  readonly key: string;
  readonly entry: SidebarEntry;
}

/** A folder's documents and subfolders, by `sidebar_position`, then by name; an `index` comes first and names its folder. */
function folderEntries(folder: string, documents: readonly Document[]): readonly SidebarEntry[] {
  const prefix = folder === '' ? '' : `${folder.replace(/\/+$/, '')}/`;
  // A home page with a hero has the site's title as its link, and is not listed.
  const isFrontDoor = ({ id, frontMatter }: Document): boolean => isIndexId(id) && !id.includes('/') && isHome(frontMatter);
  const inside = documents.filter(
    (one) =>
      one.id.startsWith(prefix) &&
      one.frontMatter.unlisted !== true &&
      one.frontMatter.sidebar_hidden !== true &&
      !(folder === '' && isFrontDoor(one)),
  );
  const own = inside.filter(({ id }) => !id.slice(prefix.length).includes('/')).map((document) => orderedDocument(document));
  const names = new Set(
    inside
      .map(({ id }) => id.slice(prefix.length).split('/'))
      .filter((parts) => parts.length > 1)
      .map(([name = '']) => name),
  );
  const subfolders = [...names].map((name) => orderedFolder(`${prefix}${name}`, name, inside));
  return [...own, ...subfolders].toSorted(byPosition).map(({ entry }) => entry);
}

function orderedDocument(document: Document): Ordered {
  const isIndex = isIndexId(document.id);
  const position = document.frontMatter.sidebar_position ?? (isIndex ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  return { position, key: document.id, entry: { type: 'document', document, label: documentLabel(document) } };
}

function orderedFolder(path: string, name: string, documents: readonly Document[]): Ordered {
  const index = documents.find(({ id }) => id === `${path}/index`);
  const items = folderEntries(path, documents).filter((entry) => entry.type !== 'document' || entry.document !== index);
  const label = index === undefined ? titleFromFolder(name) : documentLabel(index);
  const position = index?.frontMatter.sidebar_position ?? Number.POSITIVE_INFINITY;
  // A category without items would open to nothing.
  if (index !== undefined && items.length === 0) return { position, key: path, entry: { type: 'document', document: index, label } };
  return { position, key: path, entry: { type: 'category', label, isCollapsed: true, document: index, items } };
}

function byPosition(a: Ordered, b: Ordered): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return compareText(a.key, b.key);
}

function isIndexId(id: string): boolean {
  return id === 'index' || id.endsWith('/index');
}

/** `01-getting-started` gives `Getting started`. */
function titleFromFolder(name: string): string {
  return titleFromName(name.replace(/^\d+[-_.\s]+/, ''));
}
