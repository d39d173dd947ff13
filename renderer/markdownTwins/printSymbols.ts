import { describeItem } from '../../templates/api/describedItem.ts';
import { importStatement } from '../../templates/api/importStatement.ts';
import { itemPartAnchor } from '../../templates/api/itemAnchor.ts';
import { itemGroups } from '../../templates/api/itemGroups.ts';
import { symbolSections } from '../../templates/api/itemSections.ts';
import { kindWords } from '../../templates/api/KindLetter.tsx';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { codeFence, codeSpan, escapeMarkdown } from './escapeMarkdown.ts';
import { printLines } from './printCode.ts';
import { link } from './printInline.ts';
import { type IndexRequest, printEntry, printIndex } from './printLists.ts';
import { printDescription, printSections } from './printSections.ts';
import { printUsers } from './printUsers.ts';
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
export function printItems(symbols: readonly ApiSymbol[], { context, ...choice }: IndexRequest): string {
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
