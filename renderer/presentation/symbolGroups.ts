import { type ApiPackage, type ApiSymbol, type SymbolKind, symbolKinds } from '../model/api.ts';
import type { Comment, Markdown } from '../model/comment.ts';
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
  const listed = categories.filter((name) => symbols.some((symbol) => isIn(symbol, name)));
  if (listed.length === 0) return byKind(symbols, choice);
  const others = symbols.filter((symbol) => !listed.some((name) => isIn(symbol, name)));
  const ids = nameIds('category', categories);
  const groups = listed.map((name): SymbolGroup => {
    const own = symbols.filter((symbol) => isIn(symbol, name));
    const text = textOf(comment, '@categoryDescription', name);
    return { id: ids.get(name) ?? name, title: name, text, symbols: own, groups: byKind(own, choice) };
  });
  if (others.length === 0) return groups;
  return [...groups, { id: otherId, title: messages.otherCategory, symbols: others, groups: byKind(others, choice) }];
}

/** Kinds in the order in which the reference lists them, then groups of the author's own by name. */
function byKind(symbols: readonly ApiSymbol[], { messages, comment }: GroupingChoice): readonly SymbolGroup[] {
  const kinds = symbolKinds.map((kind): SymbolGroup => {
    const title = messages[kindIds[kind]];
    const own = symbols.filter((symbol) => groupsOf(symbol)?.includes(title) ?? symbol.kind === kind);
    return { id: kindIds[kind], title, kind, text: textOf(comment, '@groupDescription', title), symbols: own, groups: [] };
  });
  const titles = new Set(kinds.map(({ title }) => title));
  const names = new Set(symbols.flatMap((symbol) => groupsOf(symbol) ?? []).filter((name) => !titles.has(name)));
  const ids = nameIds('group', [...names].sort());
  const authored = [...ids].map(([name, id]): SymbolGroup => {
    const own = symbols.filter((symbol) => groupsOf(symbol)?.includes(name));
    return { id, title: name, text: textOf(comment, '@groupDescription', name), symbols: own, groups: [] };
  });
  return [...kinds, ...authored].filter((group) => group.symbols.length > 0);
}

/** Whether a group is a category, and not the symbols of one kind. */
export function isByCategory({ groups }: SymbolGroup): boolean {
  return groups.length > 0;
}

function isIn({ grouping }: ApiSymbol, category: string): boolean {
  return grouping?.categories?.includes(category) === true;
}

function groupsOf({ grouping }: ApiSymbol): readonly string[] | undefined {
  return grouping?.groups;
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
export function categoriesOf({ grouping }: ApiSymbol, { categories = [] }: Pick<ApiPackage, 'categories'>): readonly SymbolCategory[] {
  const ids = nameIds('category', categories);
  return (grouping?.categories ?? []).flatMap((title) => {
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
