import type { ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
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

/** An item without a version of its own is as old as its overloads if all of them have one. */
function sinceOf(item: ApiSymbol | Member): string | undefined {
  const { comment, overloads } = describeItem(item);
  const own = versionIn(item.comment) ?? versionIn(comment);
  const each = overloads.map((overload) => versionIn(overload.comment));
  return own ?? (each.includes(undefined) ? undefined : each[0]);
}

function versionIn(comment: Comment | undefined): string | undefined {
  return /\d+(?:\.\d+)*/.exec(blockOf(comment, '@since')?.content.text ?? '')?.[0];
}
