import { type ApiPackage, type ApiSymbol, type SymbolKind, symbolKinds } from '../model/api.ts';
import type { Comment, Markdown } from '../model/comment.ts';
import { groupBy } from '../model/groupBy.ts';
import type { MessageKey, Messages } from '../model/messages.ts';

/** Symbols under one heading. */
export interface SymbolGroup {
  /** Of the heading: unique on a page. */
  readonly id: string;
  readonly title: string;
  /** What all of them are; undefined where an author has put them together. */
  readonly kind?: SymbolKind | undefined;
  /** The description from the module's comment. */
  readonly text?: Markdown | undefined;
  readonly symbols: readonly ApiSymbol[];
  /** A category's symbols by kind. Empty where they are listed as they are. */
  readonly groups: readonly SymbolGroup[];
}

export interface GroupingChoice {
  readonly messages: Messages;
  /** Categories in their order. Undefined: symbols are listed by kind. */
  readonly categories?: readonly string[] | undefined;
  /** Comment of the module that is listed. */
  readonly comment?: Comment | undefined;
}

/**
 * Divides a list of symbols. If any symbol has a category: by category, those without one last, and by kind within each. Otherwise by kind.
 * A symbol with `@group` is in that group instead of its kind's.
 */
export function symbolGroups(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly SymbolGroup[] {
  const { messages, categories = [], comment } = choice;
  const byCategory = symbolsByName(symbols, categoryNames);
  const listed = categories.flatMap((name) => {
    const own = byCategory.get(name);
    return own === undefined ? [] : [{ name, own }];
  });
  if (listed.length === 0) return kindGroups(symbols, choice);
  const known = new Set(categories);
  const others = symbols.filter((symbol) => !categoryNames(symbol).some((name) => known.has(name)));
  const ids = nameIds('category', categories);
  const groups = listed.map(({ name, own }): SymbolGroup => {
    const text = categoryText(name, comment);
    return { id: ids.get(name) ?? name, title: name, text, symbols: own, groups: kindGroups(own, choice) };
  });
  if (others.length === 0) return groups;
  return [...groups, { id: otherId, title: messages.otherCategory, symbols: others, groups: kindGroups(others, choice) }];
}

/** Kinds in the order in which the reference lists them, then groups of the author's own by name. */
export function kindGroups(
  symbols: readonly ApiSymbol[],
  { messages, comment }: Omit<GroupingChoice, 'categories'>,
): readonly SymbolGroup[] {
  const byGroup = symbolsByName(symbols, ({ kind, grouping }) => grouping?.groups ?? [messages[kindIds[kind]]]);
  const groupOf = (id: string, title: string): SymbolGroup => {
    const text = textOf(comment, '@groupDescription', title);
    return { id, title, text, symbols: byGroup.get(title) ?? [], groups: [] };
  };
  const kinds = symbolKinds.map((kind): SymbolGroup => ({ ...groupOf(kindIds[kind], messages[kindIds[kind]]), kind }));
  const titles = new Set(kinds.map(({ title }) => title));
  const names = [...byGroup.keys()].filter((name) => !titles.has(name));
  const authored = [...nameIds('group', names.sort())].map(([name, id]) => groupOf(id, name));
  return [...kinds, ...authored].filter((group) => group.symbols.length > 0);
}

/** The symbols of each name, in their order. A symbol with several names is in several lists. */
function symbolsByName(
  symbols: readonly ApiSymbol[],
  namesOf: (symbol: ApiSymbol) => readonly string[],
): ReadonlyMap<string, readonly ApiSymbol[]> {
  const entries = symbols.flatMap((symbol) => [...new Set(namesOf(symbol))].map((name) => ({ name, symbol })));
  const lists = groupBy(entries, ({ name }) => name);
  return new Map([...lists].map(([name, list]) => [name, list.map(({ symbol }) => symbol)]));
}

/** What the module's comment says of a category. */
export function categoryText(name: string, comment: Comment | undefined): Markdown | undefined {
  return textOf(comment, '@categoryDescription', name);
}

/** Whether a group is a category, and not the symbols of one kind. */
export function isByCategory({ groups }: SymbolGroup): boolean {
  return groups.length > 0;
}

function categoryNames({ grouping }: ApiSymbol): readonly string[] {
  return grouping?.categories ?? [];
}

function textOf(comment: Comment | undefined, tag: string, title: string): Markdown | undefined {
  return comment?.blocks.find((block) => block.tag === tag && block.title === title)?.content;
}

/** No author's category has it: theirs begin with `category-`. */
const otherId = 'other-category';

const kindIds = {
  namespace: 'namespaces',
  class: 'classes',
  enum: 'enums',
  function: 'functions',
  interface: 'interfaces',
  type: 'types',
  variable: 'variables',
} as const satisfies Readonly<Record<SymbolKind, MessageKey>>;

/** A category of a symbol: its name, and the id of its group in lists. */
interface SymbolCategory {
  readonly id: string;
  readonly title: string;
}

/** The categories that a symbol's author has put it into, of those that its package lists. */
export function categoriesOf(symbol: ApiSymbol, { categories = [] }: Pick<ApiPackage, 'categories'>): readonly SymbolCategory[] {
  const names = categoryNames(symbol);
  if (names.length === 0) return [];
  const ids = nameIds('category', categories);
  return names.flatMap((title) => {
    const id = ids.get(title);
    return id === undefined ? [] : [{ id, title }];
  });
}

/** Ids for headings that an author has named, each once: `category-schema-language`. Letters and digits of the names stay. */
export function nameIds(prefix: string, names: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const wanted = `${prefix}-${slugOf(name)}`;
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
