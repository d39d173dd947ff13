import type { Config } from '../../model/config.ts';
import type { Document } from '../../model/document.ts';
import { entryDocuments, resolveEntries, type SidebarEntry } from './sidebarEntries.ts';

/** The sidebar that each document is shown in: the one its front matter names, else the first that lists it. */
export function assignSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  for (const [id, entries] of documentSidebars(config, documents)) {
    for (const document of entryDocuments(entries)) if (!assigned.has(document.id)) assigned.set(document.id, id);
  }
  for (const { id, frontMatter } of documents) if (frontMatter.sidebar !== undefined) assigned.set(id, frontMatter.sidebar);
  return assigned;
}

/** The documents of each sidebar in reading order, which the links "previous" and "next" follow. */
export function documentSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, readonly SidebarEntry[]> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return new Map(Object.entries(config.documents?.sidebars ?? {}).map(([id, entries]) => [id, resolveEntries(entries, byId)]));
}
