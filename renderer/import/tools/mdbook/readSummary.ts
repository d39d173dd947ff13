import { posix } from 'node:path';
import { decoded } from '../../documents/formerSite.ts';
import { isElsewhere } from '../../draft/addresses.ts';
import type { MenuEntry } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';

interface Summary {
  readonly entries: readonly MenuEntry[];
  /** Paths of the chapters below the folder, in their order. */
  readonly chapters: ReadonlySet<string>;
}

/** A chapter in a list, or on a line of its own before and after the lists. */
const chapterLine = /^([ \t]*)(?:[-*+][ \t]+)?\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)>]*?)>?\s*\)[ \t]*$/;

/** Reads `SUMMARY.md` of mdBook and GitBook: nested lists of links are the chapters, and headings name groups of them. */
export function readSummary(files: ProjectFiles, file: string): Summary {
  const folder = posix.dirname(file);
  const entries: MenuEntry[] = [];
  const chapters = new Set<string>();
  let list = entries;
  let open: { readonly indent: number; readonly entry: MenuEntry & { readonly items: MenuEntry[] } }[] = [];
  for (const [index, line] of (files.text(file) ?? '')
    .replace(/<!--[\s\S]*?-->/g, blank)
    .split(/\r?\n/)
    .entries()) {
    const place = { file: files.shown(file), line: index + 1 };
    const [, title] = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
    if (title !== undefined || /^[-*_]{3,}\s*$/.test(line)) {
      open = [];
      list = entries;
      // The heading of the whole file is the first line.
      if (title === undefined || /^(?:summary|table of contents)$/i.test(title)) continue;
      const group = { label: plain(title), items: [], isCollapsed: false, place };
      entries.push(group);
      list = group.items;
      continue;
    }
    const [whole, space = '', label = '', target = ''] = chapterLine.exec(line) ?? [];
    if (whole === undefined) continue;
    const indent = space.replaceAll('\t', '    ').length;
    open = open.filter((one) => one.indent < indent);
    const path = isElsewhere(target) ? '' : posix.normalize(decoded(target.replace(/[?#].*$/, '')));
    const isChapter = /\.(?:md|markdown)$/i.test(path) && !path.startsWith('..');
    if (isChapter) chapters.add(path);
    const entry = {
      label: plain(label),
      ...(isChapter
        ? { target: { kind: 'source', path: posix.join(folder, path) } as const }
        : target === ''
          ? {}
          : { target: { kind: 'address', href: target } as const }),
      items: [],
      isCollapsed: false,
      place,
    };
    (open.at(-1)?.entry.items ?? list).push(entry);
    open.push({ indent, entry });
  }
  return { entries: withoutEmpty(entries), chapters };
}

/** Chapters without a page are drafts. */
function withoutEmpty(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap(({ items = [], ...entry }): readonly MenuEntry[] => {
    const inside = withoutEmpty(items);
    if (inside.length > 0) return [{ ...entry, items: inside }];
    return entry.target === undefined ? [] : [{ ...entry, isCollapsed: undefined }];
  });
}

function plain(text: string): string {
  return text.replace(/\\([^\w\s])|[`*]/g, '$1').trim();
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
