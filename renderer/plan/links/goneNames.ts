import type { ApiModel, ApiSymbol } from '../../model/api.ts';
import type { GoneName } from '../../model/links.ts';
import type { Type } from '../../model/type.ts';
import { isFirstVersion } from '../../model/versions.ts';

/** Names of symbols whose members are all known: `Cache.gone` is then surely no member of `Cache`. Of each package, the first version. */
export function wholeNames({ packages }: ApiModel): ReadonlySet<string> {
  const symbols = packages.flatMap((pkg) => (isFirstVersion(pkg, packages) ? pkg.symbols : []));
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const isWhole = ({ kind, flags, members, extends: bases }: ApiSymbol, around: readonly ApiSymbol[]): boolean =>
    (kind === 'class' || kind === 'interface' || kind === 'enum') &&
    flags.isExternal === undefined &&
    members.every((member) => member.kind !== 'index') &&
    bases.every((base) => {
      const symbol = byId.get(idOf(base) ?? '');
      if (symbol === undefined || around.includes(symbol)) return false;
      // The config may leave out inherited members.
      const hasAll = symbol.members.every(({ kind: of, name }) => of === 'constructor' || members.some((member) => member.name === name));
      return hasAll && isWhole(symbol, [...around, symbol]);
    });
  const open = new Set(symbols.flatMap((symbol) => (isWhole(symbol, [symbol]) ? [] : [symbol.qualifiedName])));
  return new Set(symbols.flatMap(({ qualifiedName }) => (open.has(qualifiedName) ? [] : [qualifiedName])));
}

function idOf(type: Type): string | undefined {
  return type.kind === 'reference' && type.target.kind === 'symbol' ? type.target.id : undefined;
}

/** Names that earlier releases have, with the version that removed each. */
export function removedNames({ packages }: ApiModel): ReadonlyMap<string, string> {
  const releases = packages.flatMap(({ history }) => (history?.releases ?? []).toReversed());
  return new Map(releases.flatMap(({ removed, version }) => removed.map((label) => [label.replace(/^.*:/, ''), version] as const)));
}

/** Each class has these, and functions and objects, too. */
const inherited: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...'apply bind call length name prototype'.split(' '),
]);

const fileType = /^(?:[cm]?[jt]sx?|json|mdx?|html|css|vue|svelte|d)$/;

interface KnownNames {
  readonly wholeNames: ReadonlySet<string>;
  readonly removedNames: ReadonlyMap<string, string>;
}

/**
 * Why a span of code that no symbol is named by surely means the API of a documented package: it is a member of a symbol without such a member, or
 * an earlier release has the name. A plain name must be a call, `parse()`: as a word, it may mean anything.
 */
export function findGone({ wholeNames, removedNames }: KnownNames, code: string): GoneName | undefined {
  const name = code.replace(/\(\)$/, '');
  const [, owner = '', member = ''] = /^(.+)[.#]([^.#]+)$/.exec(name) ?? [];
  const removedIn = owner !== '' || name !== code ? removedNames.get(name.replaceAll('#', '.')) : undefined;
  if (removedIn !== undefined) return { kind: 'removed', version: removedIn };
  const isMember = wholeNames.has(owner) && !inherited.has(member) && !member.startsWith('_') && !fileType.test(member);
  return isMember ? { kind: 'no-member', owner, member } : undefined;
}
