import { posix } from 'node:path';
import { compareText } from '../../../model/compareText.ts';
import { titleFromName } from '../../../model/titleFromName.ts';
import { isRecord } from '../../../packages/manifest.ts';
import type { MenuEntry, SourceDocument } from '../../draft/siteDraft.ts';

interface FolderRequest {
  readonly documents: readonly SourceDocument[];
  /** Absolute folder of the documents. */
  readonly source: string;
  readonly place: MenuEntry['place'];
  /** Whether the index of a folder is the page of its group, and names it. Default: false, as in Starlight. */
  readonly hasIndexes?: boolean;
}

/** Entries for the documents below a folder: by the order that their front matter has, then by name. Folders follow. */
export function folderEntries(below: string, request: FolderRequest): readonly MenuEntry[] {
  const { documents, source, place, hasIndexes = false } = request;
  const prefix = below === '' ? '' : `${below}/`;
  const inside = documents.filter((one) => one.path.startsWith(prefix) && settingsOf(one).hidden !== true);
  const isIndex = ({ path }: SourceDocument): boolean => /(?:^|\/)index\.\w+$/.test(path);
  const own = inside
    .filter((one) => !one.path.slice(prefix.length).includes('/') && !(hasIndexes && below !== '' && isIndex(one)))
    .map((one) => {
      const { order, label } = settingsOf(one);
      const entry: MenuEntry = {
        label: typeof label === 'string' ? label : undefined,
        target: { kind: 'source', path: posix.join(source, one.path) },
        place,
      };
      return { order: typeof order === 'number' ? order : naturalOrder(one), name: one.path, entry };
    });
  const names = new Set(
    inside.flatMap(({ path }) => (path.slice(prefix.length).includes('/') ? [path.slice(prefix.length).split('/')[0] ?? ''] : [])),
  );
  const folders = [...names].map((name) => {
    const path = `${prefix}${name}`;
    const index = hasIndexes ? inside.find((one) => isIndex(one) && posix.dirname(one.path) === path) : undefined;
    const page: Partial<MenuEntry> =
      index === undefined
        ? { label: hasIndexes ? titleFromName(name) : name }
        : { target: { kind: 'source', path: posix.join(source, index.path) }, isCollapsed: true };
    return { order: Number.MAX_SAFE_INTEGER, name: path, entry: { ...page, items: folderEntries(path, request), place } };
  });
  return [...own, ...folders].toSorted((a, b) => a.order - b.order || compareText(a.name, b.name)).map(({ entry }) => entry);
}

/** In `sidebar`, as Starlight has them, or `order` alone. */
function settingsOf({ frontMatter: { sidebar, order } }: SourceDocument): Readonly<Record<string, unknown>> {
  return { order, ...(isRecord(sidebar) ? sidebar : {}) };
}

function naturalOrder({ path }: SourceDocument): number {
  return /(?:^|\/)index\.\w+$/.test(path) ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
}
