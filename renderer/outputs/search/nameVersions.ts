import type { ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
import type { NamesFolder, SearchVersion } from '../../model/search.ts';
import { isFirstVersion, versionsOf } from '../../model/versions.ts';
import { blockOf } from '../../presentation/commentParts.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import type { NamedPage, NameEntry } from '../../render/names/listNames.ts';

type PackageVersion = Pick<ApiPackage, 'name' | 'slug' | 'version'>;

/** The versions of packages, for search. */
export interface NameVersions {
  /** Those that a page is for. */
  readonly of: (page: NamedPage) => Pick<NamesFolder, 'versions' | 'isOlder'>;
  /** Whether a name of an older version is there in the current one, too. */
  readonly isSuperseded: (page: NamedPage, part?: NameEntry) => boolean;
}

/** For sites whose packages have one version each. */
export const noVersions: NameVersions = {
  of: ({ versions }) => (versions === undefined ? {} : { versions }),
  isSuperseded: () => false,
};

/** Finds out which names of older versions the current version of their package has, too. */
export function nameVersions(pages: readonly NamedPage[], packages: readonly PackageVersion[]): NameVersions {
  const bySlug = new Map(packages.map((pkg) => [pkg.slug, pkg]));
  const versioned = new Set(packages.filter((pkg) => versionsOf(pkg, packages).length > 0).map(({ slug }) => slug));
  if (versioned.size === 0) return noVersions;
  const older = new Set(packages.filter((pkg) => !isFirstVersion(pkg, packages)).map(({ slug }) => slug));
  const current = new Set<string>();
  for (const page of pages) {
    if (page.package === undefined || older.has(page.package.slug)) continue;
    current.add(keyOf(page));
    for (const part of page.parts) current.add(keyOf(page, part));
  }
  const isOlder = ({ package: pkg }: NamedPage): boolean => pkg !== undefined && older.has(pkg.slug);
  return {
    of: (page) => {
      const { slug = '' } = page.package ?? {};
      if (!versioned.has(slug)) return noVersions.of(page);
      const versions = { versions: [bySlug.get(slug)?.version ?? ''] };
      return isOlder(page) ? { ...versions, isOlder: true } : versions;
    },
    isSuperseded: (page, part) => isOlder(page) && current.has(keyOf(page, part)),
  };
}

/** A key that is the same in all versions. An export keeps its name even if its kind changes, for example from a class to a type. */
function keyOf({ entry, package: pkg, symbol }: NamedPage, part?: NameEntry): string {
  const kind = symbol === undefined ? entry.kind : 'symbol';
  const name = entry.kind === 'package' ? '' : entry.name;
  return `${pkg?.name} ${kind} ${name}${part === undefined ? '' : `#${part.address}`}`;
}

/** The versions that results can be limited to. Undefined where no package has several. */
export function searchVersions(packages: readonly PackageVersion[]): readonly SearchVersion[] | undefined {
  const versioned = packages.filter((pkg) => versionsOf(pkg, packages).length > 0 && pkg.version !== '');
  const isOne = new Set(versioned.map(({ name }) => name)).size === 1;
  const found = new Map(
    versioned.map((pkg) => {
      const value = shortVersion(pkg, versionsOf(pkg, packages));
      return [value, { value, label: isOne ? pkg.version : value }];
    }),
  );
  return found.size < 2 ? undefined : [...found.values()];
}

/** The major version, where no other version of the package has the same. */
function shortVersion({ version }: PackageVersion, versions: readonly PackageVersion[]): string {
  const [major = version] = version.split('.');
  return versions.filter((other) => other.version.split('.')[0] === major).length > 1 ? version : major;
}

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
