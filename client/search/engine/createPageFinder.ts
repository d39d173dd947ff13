import type { NamesFolder } from '../../../renderer/model/search.ts';
import { hrefOf, type NameTable, packageOf, versionsOf } from './NameTable.ts';

/** A page among the names. */
export interface FoundPage {
  readonly table: NameTable;
  readonly index: number;
}

export interface PageFinder {
  readonly at: (href: string) => FoundPage | undefined;
  /** Name and label of the package that a page is of. */
  readonly packageAt: (href: string) => NamesFolder['package'];
  readonly versionsAt: (href: string) => readonly string[] | undefined;
}

/** Finds pages by their addresses, with or without an anchor. The list of them is made at the first question. */
export function createPageFinder(tables: readonly NameTable[]): PageFinder {
  let known: ReadonlyMap<string, FoundPage> | undefined;
  const at = (href: string): FoundPage | undefined => {
    known ??= listPages(tables);
    return known.get(href.replace(/#.*/, ''));
  };
  return {
    at,
    packageAt: (href) => {
      const page = at(href);
      return page && packageOf(page.table, page.index);
    },
    versionsAt: (href) => {
      const page = at(href);
      return page && versionsOf(page.table, page.index);
    },
  };
}

function listPages(tables: readonly NameTable[]): ReadonlyMap<string, FoundPage> {
  const pages = new Map<string, FoundPage>();
  for (const table of tables) {
    for (let index = 0; index < table.names.length; index += 1) {
      if (table.pageOf[index] === index) pages.set(hrefOf(table, index), { table, index });
    }
  }
  return pages;
}
