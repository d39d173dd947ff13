import { createNameTable } from '../../../../client/search/engine/NameTable.ts';
import { parseQuery } from '../../../../client/search/engine/parseQuery.ts';
import { searchNames } from '../../../../client/search/engine/searchNames.ts';
import type { NameKind } from '../../../../renderer/model/search.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import type { NamedPage, NameEntry } from '../../../../renderer/render/names/listNames.ts';
import { packageOf } from '../../templates/symbols.ts';

export function entry(kind: NameKind, name: string, address: string, more: Partial<NameEntry> = {}): NameEntry {
  return { kind, name, address, isDeprecated: false, isInherited: false, isForeign: false, signature: '', sentence: '', ...more };
}

export function symbolPage(kind: NameKind, name: string, parts: readonly NameEntry[] = [], more: Partial<NameEntry> = {}): NamedPage {
  return { entry: entry(kind, name, `/api/pkg/${kind}/${name}`, more), parts, package: packageOf() };
}

/** What a query finds, as `container.name`, best first. */
export function find(pages: readonly NamedPage[], input: string, currentPackage = ''): readonly string[] {
  const tables = [createNameTable(packNames(pages))];
  return searchNames({ query: parseQuery(input), tables, currentPackage, most: 10 }).matches.map(({ table, index }) => {
    const page = table.pageOf[index] ?? index;
    return page === index ? (table.names[index] ?? '') : `${table.names[page]}.${table.names[index]}`;
  });
}
