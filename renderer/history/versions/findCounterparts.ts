import type { ApiModel, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
import { memoize } from '../../model/memoize.ts';
import type { SymbolId } from '../../model/type.ts';
import { type Counterpart, versionsOf } from '../../model/versions.ts';
import { blockOf, isDeprecated, summaryOf } from '../../presentation/commentParts.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import { nearestByWords } from './nearestByWords.ts';

/**
 * Finds for each symbol the corresponding one in the other versions of its package. A symbol of the same name is preferred, whatever its
 * kind. Otherwise candidates are tried in this order: the symbol that the deprecation recommends, a symbol whose deprecation recommends
 * this one, what the symbol extends, and the symbol whose name has the most words in common.
 * Empty if no package has several versions.
 */
export function findCounterparts({ packages }: ApiModel): ReadonlyMap<SymbolId, readonly Counterpart[]> {
  const found = new Map<SymbolId, readonly Counterpart[]>();
  const indexOf = memoize(createIndex);
  for (const pkg of packages) {
    const others = versionsOf(pkg, packages).filter((other) => other !== pkg);
    if (others.length === 0) continue;
    for (const symbol of pkg.symbols) {
      found.set(
        symbol.id,
        others.map((other) => counterpartOf(symbol, { pkg, other, own: indexOf(pkg), theirs: indexOf(other) })),
      );
    }
  }
  return found;
}

/** Symbols of a version by the names that comments use. */
interface VersionIndex {
  readonly byId: ReadonlyMap<SymbolId, ApiSymbol>;
  readonly byName: ReadonlyMap<string, ApiSymbol>;
  /** Deprecated symbols by the names that replace them. */
  readonly replacedBy: ReadonlyMap<string, ApiSymbol>;
}

function createIndex({ symbols }: ApiPackage): VersionIndex {
  // The first of several with one name wins: the class before its type.
  const reversed = symbols.toReversed();
  return {
    byId: new Map(symbols.map((symbol) => [symbol.id, symbol])),
    byName: new Map(reversed.map((symbol) => [symbol.qualifiedName, symbol])),
    replacedBy: new Map(reversed.flatMap((symbol) => replacementNames(symbol).map((name) => [name, symbol] as const))),
  };
}

interface Comparison {
  readonly pkg: ApiPackage;
  readonly other: ApiPackage;
  readonly own: VersionIndex;
  readonly theirs: VersionIndex;
}

function counterpartOf(symbol: ApiSymbol, { pkg, other, own, theirs }: Comparison): Counterpart {
  const { slug } = other;
  // Ids begin with the slug: `v16/:class/GraphQLSchema`.
  const same = theirs.byId.get(`${slug}${symbol.id.slice(pkg.slug.length)}`) ?? theirs.byName.get(symbol.qualifiedName);
  if (same !== undefined) return { slug, id: same.id, name: same.qualifiedName, isSame: true };
  const near =
    firstOf(replacementNames(symbol), (name) => named(name, theirs)) ??
    toTarget(theirs.byName.get(own.replacedBy.get(symbol.qualifiedName)?.qualifiedName ?? '')) ??
    firstOf(symbol.extends, (type) => (type.kind === 'reference' ? toTarget(theirs.byName.get(type.name)) : undefined)) ??
    toTarget(nearestByWords(symbol, other.symbols));
  return { slug, ...near, isSame: false };
}

type Target = Required<Pick<Counterpart, 'id' | 'name'>>;

function toTarget(symbol: ApiSymbol | undefined): Target | undefined {
  return symbol && { id: symbol.id, name: symbol.qualifiedName };
}

/** A symbol, or a member of one; the owner may be an instance as prose names it: `error.toString` is `GraphQLError.toString`. */
function named(name: string, { byName, byId }: VersionIndex): Target | undefined {
  const symbol = byName.get(name);
  const [, owner = '', memberName = ''] = /^([^.]+)\.([^.]+)$/.exec(name) ?? [];
  if (symbol !== undefined || memberName === '') return toTarget(symbol);
  const owners = byName.has(owner) ? [byName.get(owner)] : [...byId.values()].filter((one) => isInstanceName(owner, one));
  return firstOf(owners, (one) => {
    const member = one?.members.find((candidate) => candidate.name === memberName);
    return one && member && { id: `${one.id}#${member.anchor}`, name: `${one.qualifiedName}.${memberName}` };
  });
}

/** Whether a variable of this name holds an instance of the class: its last word. */
function isInstanceName(owner: string, { kind, name }: ApiSymbol): boolean {
  return kind === 'class' && /^[a-z]/.test(owner) && name.toLowerCase().endsWith(owner.toLowerCase());
}

function firstOf<T, R>(values: readonly T[], find: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Names that a deprecated symbol's comment recommends instead, the most likely first: code spans and links of its `@deprecated` tag, then
 * those of its summary.
 */
function replacementNames(symbol: ApiSymbol): readonly string[] {
  if (!isDeprecated(symbol)) return [];
  const { comment, overloads } = describeItem(symbol);
  const comments = [comment, ...overloads.map((overload) => overload.comment)];
  const texts = [...comments.map(deprecationText), summaryOf(symbol)?.text ?? ''];
  const names = texts.flatMap(namesIn).filter((name) => name !== symbol.qualifiedName);
  return [...new Set(names)];
}

function deprecationText(comment: Comment | undefined): string {
  return blockOf(comment, '@deprecated')?.content.text ?? '';
}

/** Code spans that are a name or a call, and labels of links: `assertName`, `error.toString()`. */
function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/`([\w$]+(?:[.#][\w$]+)?)(?:\([^()`]*\))?`|\[([\w$]+(?:[.#][\w$]+)?)\]\(/g);
  return [...found].map(([, code, label]) => (code ?? label ?? '').replace('#', '.'));
}
