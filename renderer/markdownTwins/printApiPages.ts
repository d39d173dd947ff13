import { summaryOf } from '../../templates/api/commentParts.ts';
import { describeItem } from '../../templates/api/describedItem.ts';
import { importStatement } from '../../templates/api/importStatement.ts';
import { type ItemsPage, isTopLevel } from '../../templates/api/indexHeadings.ts';
import { itemPartAnchor } from '../../templates/api/itemAnchor.ts';
import { itemGroups } from '../../templates/api/itemGroups.ts';
import { symbolSections } from '../../templates/api/itemSections.ts';
import { kindWords } from '../../templates/api/KindLetter.tsx';
import { listedReferences, referenceParts } from '../../templates/api/listedReferences.ts';
import { type ListPart, symbolParts } from '../../templates/api/listParts.ts';
import { type GroupingChoice, isByCategory, type SymbolGroup, symbolGroups } from '../../templates/api/symbolGroups.ts';
import { textSections } from '../../templates/api/textSections.ts';
import { type UsedByList, usedByLists, userName, userParts } from '../../templates/api/usedByLists.ts';
import type { ApiModule, ApiPackage, ApiSymbol, Markdown, SymbolId } from '../model/api.ts';
import type { DocumentBacklink } from '../model/backlinks.ts';
import type { SymbolList } from '../model/plan.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { fillWords } from '../model/words.ts';
import { codeFence, codeSpan, escapeMarkdown } from './escapeMarkdown.ts';
import { printLines } from './printCode.ts';
import { destination } from './printInline.ts';
import { printDescription, printSections } from './printSections.ts';
import { heading, joinBlocks, type TwinContext } from './twinContext.ts';

/** A symbol's page: what it is, its declaration, all that is said of it, and where it is used. */
export function printSymbolPage(symbol: ApiSymbol, pkg: ApiPackage, context: TwinContext): string {
  const children = new Set(symbol.children);
  return joinBlocks([
    printSymbol(symbol, { level: 1, facts: factsOf(symbol, pkg, context), context }),
    printIndex(
      // Most symbols have nothing inside; a search among all of them for each page would grow with the square of the package.
      children.size === 0 ? [] : pkg.symbols.filter(({ id }) => children.has(id)),
      { context, categories: pkg.categories, comment: symbol.comment },
    ),
    printUsers(symbol, { shown: 'some', level: 2, context }),
    printHiddenTypes([symbol], context),
  ]);
}

interface PrintedSymbol {
  /** Of its heading. */
  readonly level: number;
  readonly facts: string;
  readonly context: TwinContext;
}

function printSymbol(symbol: ApiSymbol, { level, facts, context }: PrintedSymbol): string {
  const { words } = context;
  return joinBlocks([
    heading(level, escapeMarkdown(symbol.qualifiedName)),
    facts,
    symbol.kind === 'namespace' ? '' : printLines(context.layouts.symbol(symbol)),
    symbol.flags.isObject === true ? escapeMarkdown(words.enumObject) : '',
    printDescription(describeItem(symbol).comment, level + 1, context),
    printSections(symbolSections(symbol, words), level + 1, context),
  ]);
}

/** A module's symbols in full, in the sections of its page. */
function printItems(symbols: readonly ApiSymbol[], { context, ...choice }: IndexRequest): string {
  const sections = itemGroups(symbols, { ...choice, words: context.words }).map(({ group, items, others }) => [
    heading(2, escapeMarkdown(group.title)),
    group.text === undefined ? '' : context.text(group.text, 2),
    others.map((symbol) => printEntry(symbol, context)).join('\n'),
    ...items.flatMap((symbol) => [
      printSymbol(symbol, { level: 3, facts: itemFacts(symbol, context), context: itemContext(symbol, context) }),
      printUsers(symbol, { shown: 'some', level: 4, context }),
    ]),
  ]);
  return joinBlocks([...sections.flat(), printHiddenTypes(symbols, context)]);
}

function itemContext(symbol: ApiSymbol, context: TwinContext): TwinContext {
  return { ...context, list: (id) => context.list(itemPartAnchor(symbol, id)) };
}

/** ``Class · [GraphQL.js](…) · `import { GraphQLSchema } from 'graphql'` · [Source](…)`` */
function factsOf(symbol: ApiSymbol, pkg: ApiPackage, context: TwinContext): string {
  const { words } = context;
  const statement = importStatement(symbol, pkg);
  const imported = statement === undefined ? [] : [codeSpan(statement)];
  const place = link(pkg.label, context.module(pkg.slug, ''));
  return [words[kindWords[symbol.kind]], place, ...imported, ...sourceFacts(symbol, context)].join(' · ');
}

/** `Class · [Source](…)`, where the package is known. */
function itemFacts(symbol: ApiSymbol, context: TwinContext): string {
  return [context.words[kindWords[symbol.kind]], ...sourceFacts(symbol, context)].join(' · ');
}

function sourceFacts({ sources }: ApiSymbol, { words }: TwinContext): readonly string[] {
  const url = sources.find((source) => source.url !== undefined)?.url;
  return url === undefined ? [] : [link(words.source, url)];
}

/** Types that aren't exported are explained where they are met. */
function printHiddenTypes(symbols: readonly ApiSymbol[], { hiddenTypesOf, words }: TwinContext): string {
  const types = hiddenTypesOf(symbols);
  return types.length === 0 ? '' : joinBlocks([heading(2, words.notExported), ...types.map(({ code }) => codeFence(code, 'ts'))]);
}

/** Everything that uses a symbol, on a page of its own. */
export function printUsersPage(symbol: ApiSymbol, context: TwinContext): string {
  const title = `${escapeMarkdown(symbol.qualifiedName)}: ${context.words.usedBy}`;
  return joinBlocks([heading(1, title), printUsers(symbol, { shown: 'all', level: 2, context })]);
}

interface UsersRequest {
  readonly shown: 'some' | 'all';
  /** Of the heading. */
  readonly level: number;
  readonly context: TwinContext;
}

function printUsers(symbol: ApiSymbol, { shown, level, context }: UsersRequest): string {
  const backlinks = context.usedBy(symbol.id);
  const lists = backlinks === undefined ? [] : usedByLists(backlinks);
  if (lists.length === 0) return '';
  const texts = lists.map((list) => `- ${escapeMarkdown(context.words[list.title])}: ${printList(list, shown, context)}`);
  return joinBlocks([heading(level, context.words.usedBy), texts.join('\n')]);
}

function printList(list: UsedByList, shown: 'some' | 'all', context: TwinContext): string {
  const { users, most } = list;
  const parts = shown === 'all' ? userParts(list) : [];
  if (parts.length > 0) return parts.map(({ id, title }) => link(title, context.list(id))).join(', ');
  return (shown === 'all' ? users : users.slice(0, most)).map((user) => printUser(user, context)).join(', ');
}

function printUser(user: SymbolId | DocumentBacklink, context: TwinContext): string {
  if (typeof user !== 'string')
    return link(user.section === undefined ? user.title : `${user.title}: ${user.section}`, context.page(user.href));
  const href = context.href(user);
  const name = codeSpan(userName(user));
  return href === undefined ? name : `[${name}](${destination(href)})`;
}

/** A part of a list that is too long for the page that it belongs to. */
export function printListPage(list: SymbolList, context: TwinContext): string {
  return joinBlocks([heading(1, escapeMarkdown(`${list.heading}: ${list.title}`)), printListEntries(list, context)]);
}

function printListEntries({ symbols, references, users }: SymbolList, context: TwinContext): string {
  if (users !== undefined) return users.map((user) => `- ${printUser(user, context)}`).join('\n');
  return references === undefined ? symbols.map((symbol) => printEntry(symbol, context)).join('\n') : printNames(references, context);
}

/** A package's overview. */
export function printPackagePage({ package: pkg, items }: ItemsPage, text: Markdown | undefined, context: TwinContext): string {
  const { words } = context;
  const main = pkg.modules.find(({ name }) => name === '');
  const others = pkg.modules.filter(({ name }) => name !== '');
  const license = pkg.license === undefined ? [] : [`${words.license}: ${escapeMarkdown(pkg.license)}`];
  const repository = pkg.repository === undefined ? [] : [link(words.repository, pkg.repository)];
  return joinBlocks([
    heading(1, escapeMarkdown(pkg.label)),
    escapeMarkdown(pkg.description),
    codeFence(`npm install ${pkg.name}`, 'bash'),
    [`${words.version}: ${escapeMarkdown(pkg.version)}`, ...license, ...repository].join(' · '),
    text && context.text(text, 2),
    printSections(textSections(main?.comment, words), 2, context),
    others.length === 0 ? '' : heading(2, words.modules),
    others.map((one) => `- ${link(specifierOf(pkg, one), context.module(pkg.slug, one.name))}`).join('\n'),
    items === undefined
      ? printIndex(pkg.symbols.filter(isTopLevel), { context, categories: pkg.categories, comment: main?.comment, isShort: true })
      : printItems(items, { context, categories: pkg.categories, comment: main?.comment }),
    main && printReferences(main, context),
  ]);
}

/** Another entry point of a package. */
export function printModulePage(module: ApiModule, { package: pkg, items }: ItemsPage, context: TwinContext): string {
  const own = new Set(module.symbols);
  const request = { context, categories: pkg.categories, comment: module.comment };
  return joinBlocks([
    heading(1, escapeMarkdown(specifierOf(pkg, module))),
    printDescription(module.comment, 2, context),
    printSections(textSections(module.comment, context.words), 2, context),
    items === undefined
      ? printIndex(
          pkg.symbols.filter((symbol) => own.has(symbol.id) && isTopLevel(symbol)),
          request,
        )
      : printItems(items, request),
    printReferences(module, context),
  ]);
}

/** What a package's author has put into one category, by the id of its group. */
export function printCategoryPage(pkg: ApiPackage, category: string, context: TwinContext): string {
  const comment = pkg.modules.find(({ name }) => name === '')?.comment;
  const groups = symbolGroups(pkg.symbols.filter(isTopLevel), { words: context.words, categories: pkg.categories, comment });
  const group = groups.find(({ id }) => id === category);
  if (group === undefined) return '';
  const lists = group.groups.map((inner) => printGroup(inner, { level: 2, listId: inner.id, context }));
  return joinBlocks([heading(1, escapeMarkdown(group.title)), group.text === undefined ? '' : context.text(group.text, 1), ...lists]);
}

/** The way into the reference: every package. */
export function printApiIndex(packages: readonly ApiPackage[], context: TwinContext): string {
  const entries = packages.map(({ slug, label, description }) => {
    const text = escapeMarkdown(description);
    return `- ${link(label, context.module(slug, ''))}${text === '' ? '' : `: ${text}`}`;
  });
  return joinBlocks([heading(1, context.words.apiReference), entries.join('\n')]);
}

interface IndexRequest extends Omit<GroupingChoice, 'words'> {
  readonly context: TwinContext;
  /** Whether categories that have pages lead there instead of listing what is in them. Default: false. */
  readonly isShort?: boolean | undefined;
}

/** Symbols by category or kind, each with the first sentence about it. */
function printIndex(symbols: readonly ApiSymbol[], { context, isShort = false, ...choice }: IndexRequest): string {
  const groups = symbolGroups(symbols, { ...choice, words: context.words });
  return joinBlocks(
    groups.map((group) => {
      const href = isShort && isByCategory(group) ? context.category(group.id) : undefined;
      return href === undefined ? printGroup(group, { level: 2, listId: group.id, context }) : printShortGroup(group, href, context);
    }),
  );
}

function printShortGroup({ title, text, symbols }: SymbolGroup, href: string, context: TwinContext): string {
  const all = link(fillWords(context.words.categoryItems, { title, count: symbols.length }), href);
  return joinBlocks([heading(2, escapeMarkdown(title)), text === undefined ? '' : context.text(text, 2), all]);
}

interface GroupRequest {
  readonly level: number;
  readonly listId: string;
  readonly context: TwinContext;
}

function printGroup({ title, text, symbols, groups }: SymbolGroup, { level, listId, context }: GroupRequest): string {
  const entries = groups.length > 0 ? '' : printEntries(listId, symbols, context);
  const inner = groups.map((group) => printGroup(group, { level: level + 1, listId: `${listId}-${group.id}`, context }));
  return joinBlocks([heading(level, escapeMarkdown(title)), text === undefined ? '' : context.text(text, level), ...inner, entries]);
}

/** All of a short list; the way to the parts of a long one. */
function printEntries(id: string, symbols: readonly ApiSymbol[], context: TwinContext): string {
  const parts = symbolParts(id, symbols);
  return parts.length > 0 ? printParts(parts, context) : symbols.map((one) => printEntry(one, context)).join('\n');
}

function printParts(parts: readonly ListPart<unknown>[], context: TwinContext): string {
  return parts.map(({ id, title }) => `- ${link(title, context.list(id))}`).join('\n');
}

/** `- [parse](…): Parses a source.` */
export function printEntry(symbol: ApiSymbol, context: TwinContext): string {
  const summary = summaryOf(symbol);
  const sentence = summary === undefined ? '' : context.sentence(summary);
  return `- ${link(symbol.qualifiedName, context.href(symbol.id))}${sentence === '' ? '' : `: ${sentence}`}`;
}

function printReferences(module: ApiModule, context: TwinContext): string {
  const references = listedReferences(module);
  if (references.length === 0) return '';
  const parts = referenceParts(module);
  return joinBlocks([
    heading(2, context.words.references),
    parts.length > 0 ? printParts(parts, context) : printNames(references, context),
  ]);
}

function printNames(references: ApiModule['references'], context: TwinContext): string {
  return references.map(({ name, target }) => `- ${link(name, context.href(target))}`).join('\n');
}

/** A link whose text is shown as it is. */
export function link(text: string, href: string | undefined): string {
  return href === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${destination(href)})`;
}
