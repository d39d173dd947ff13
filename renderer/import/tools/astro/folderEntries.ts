import { posix } from 'node:path';
import { compareText } from '../../../model/compareText.ts';
import { isRecord } from '../../../packages/manifest.ts';
import type { MenuEntry, SourceDocument } from '../../draft/siteDraft.ts';

interface FolderRequest {
  readonly documents: readonly SourceDocument[];
  /** Absolute folder of the documents. */
  readonly source: string;
  readonly place: MenuEntry['place'];
}

/** Entries for the documents below a folder: by the order that their front matter has, then by name. Folders follow. */
export function folderEntries(below: string, request: FolderRequest): readonly MenuEntry[] {
  const { documents, source, place } = request;
  const prefix = below === '' ? '' : `${below}/`;
  const inside = documents.filter((one) => one.path.startsWith(prefix) && settingsOf(one).hidden !== true);
  const own = inside
    .filter(({ path }) => !path.slice(prefix.length).includes('/'))
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
  const folders = [...names].map((name) => ({
    order: Number.MAX_SAFE_INTEGER,
    name: `${prefix}${name}`,
    entry: { label: name, items: folderEntries(`${prefix}${name}`, request), place } satisfies MenuEntry,
  }));
  return [...own, ...folders].toSorted((a, b) => a.order - b.order || compareText(a.name, b.name)).map(({ entry }) => entry);
}

/** In `sidebar`, as Starlight has them, or `order` alone. */
function settingsOf({ frontMatter: { sidebar, order } }: SourceDocument): Readonly<Record<string, unknown>> {
  return { order, ...(isRecord(sidebar) ? sidebar : {}) };
}

function naturalOrder({ path }: SourceDocument): number {
  return /(?:^|\/)index\.\w+$/.test(path) ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
}
