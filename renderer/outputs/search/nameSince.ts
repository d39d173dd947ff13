import type { ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import { blockOf } from '../../presentation/commentParts.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import type { NamedPage } from '../../render/names/listNames.ts';

/** Since which version a name exists; empty if that is unknown. `<14.0.0`: since 14.0.0 or an earlier version. */
export type NameSince = (page: NamedPage, part?: NamedPage['parts'][number]) => string;

/**
 * Reads `@since`, which the history of a package adds where an author wrote none. A symbol without it is as old as the oldest snapshot, if
 * the package has a history. Members without it are as old as their symbol.
 */
export function nameSince(packages: readonly Pick<ApiPackage, 'slug' | 'history'>[]): NameSince {
  const oldest = new Map(
    packages.flatMap(({ slug, history }) => (history?.versions[0] === undefined ? [] : [[slug, history.versions[0]]])),
  );
  return ({ symbol, package: pkg }, part) => {
    if (symbol === undefined) return '';
    const written = (part?.member && sinceOf(part.member)) ?? sinceOf(symbol);
    const first = oldest.get(pkg?.slug ?? '');
    return written ?? (first === undefined ? '' : `<${first}`);
  };
}

function sinceOf(item: ApiSymbol | Member): string | undefined {
  const { comment, overloads } = describeItem(item);
  const comments = [item.comment, comment, ...overloads.map((overload) => overload.comment)];
  const text = comments.flatMap((one) => blockOf(one, '@since')?.content.text ?? [])[0] ?? '';
  return /\d+(?:\.\d+)*/.exec(text)?.[0];
}
