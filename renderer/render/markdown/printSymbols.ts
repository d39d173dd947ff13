import type { ApiPackage, ApiSymbol } from '../../model/api.ts';
import { fillMessage } from '../../model/messages.ts';
import { summaryOf } from '../../presentation/commentParts.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import { namedComments, namespaceReferences } from '../../presentation/exportedItem.ts';
import { importStatements } from '../../presentation/importStatement.ts';
import { itemGroups, itemPartAnchor } from '../../presentation/itemGroups.ts';
import { symbolSections } from '../../presentation/itemSections.ts';
import { kindWords } from '../../presentation/kindWords.ts';
import { memberTitle } from '../../presentation/memberGroups.ts';
import { namesakesOf } from '../../presentation/packageIndex.ts';
import { typeSections } from '../../presentation/typeFields.ts';
import { withNamers } from '../../presentation/withNamers.ts';
import { type AlternateContext, heading, joinBlocks } from './alternateContext.ts';
import { codeFence, codeSpan, escapeMarkdown, link } from './inlineMarkdown.ts';
import { printLines } from './printCode.ts';
import { type IndexRequest, printEntry, printIndex, printNames, printUsers } from './printLists.ts';
import { printDescription, printSections } from './printSections.ts';

/** A symbol's page: kind, declaration, text of its comment, and where it is used. */
export function printSymbolPage(symbol: ApiSymbol, pkg: ApiPackage, context: AlternateContext): string {
  const ids = new Set(symbol.children);
  // Most symbols have nothing inside; a search among all of them for each page would grow with the square of the package.
  const children = ids.size === 0 ? [] : pkg.symbols.filter(({ id }) => ids.has(id));
  const references = namespaceReferences(symbol, children);
  const others = namedComments(symbol, pkg).map(({ name, comment }) => joinBlocks([codeSpan(name), printDescription(comment, 2, context)]));
  return joinBlocks([
    printSymbol(symbol, {
      level: 1,
      facts: joinBlocks([factsOf(symbol, pkg, context), printNamesakes(symbol, pkg, context), ...others]),
      context,
    }),
    printIndex(children, { context, categories: pkg.categories, comment: symbol.comment }),
    printAdditions(symbol, context),
    references.length === 0 ? '' : heading(2, context.messages.references),
    printNames(references, children, context),
    printUsers(symbol, { shown: 'some', level: 2, context }),
    printUnexportedTypes([symbol], context),
  ]);
}

/** What other packages add to an interface. */
function printAdditions({ additions = [] }: ApiSymbol, context: AlternateContext): string {
  const { messages } = context;
  const lines = additions.flatMap(({ from, target, members }) =>
    members.map((member) => {
      const summary = summaryOf(member);
      const name = link(memberTitle(member, messages), context.href(`${target}#${member.anchor}`));
      const origin = escapeMarkdown(fillMessage(messages.exportedFrom, { module: from }));
      return `- ${name} (${origin})${summary === undefined ? '' : `: ${context.firstSentence(summary)}`}`;
    }),
  );
  return lines.length === 0 ? '' : joinBlocks([heading(2, messages.additions), lines.join('\n')]);
}

/** What an addition is added to, with a link to it on this site. */
function printAddsTo({ augments }: ApiSymbol, context: AlternateContext): string {
  if (augments?.kind !== 'reference') return '';
  const href = augments.target.kind === 'symbol' ? context.href(augments.target.id) : undefined;
  const [before = '', after = ''] = context.messages.addsTo.split('{name}').map(escapeMarkdown);
  return `${before}${href === undefined ? codeSpan(augments.name) : link(augments.name, href)}${after}`;
}

/** Links to what else has the symbol's name. */
function printNamesakes(symbol: ApiSymbol, pkg: ApiPackage, context: AlternateContext): string {
  const { messages } = context;
  const kinds = namesakesOf(pkg, symbol).map(({ id, kind }) => link(messages[kindWords[kind]], context.href(id)));
  return kinds.length === 0 ? '' : escapeMarkdown(messages.namesakes).replace('{kinds}', () => kinds.join(', '));
}

interface PrintedSymbol {
  /** Of its heading. */
  readonly level: number;
  readonly facts: string;
  readonly context: AlternateContext;
}

function printSymbol(symbol: ApiSymbol, { level, facts, context }: PrintedSymbol): string {
  const { messages } = context;
  return joinBlocks([
    heading(level, escapeMarkdown(symbol.qualifiedName)),
    facts,
    printAddsTo(symbol, context),
    symbol.kind === 'namespace' ? '' : printLines(context.layouts.symbol(symbol)),
    symbol.flags.isObject === true && symbol.type !== undefined ? escapeMarkdown(messages.enumObject) : '',
    printDescription(describeItem(symbol).comment, level + 1, context),
    context.notes(symbol.notes),
    printSections(symbolSections(withNamers(symbol, context.usedBy), messages), level + 1, context),
  ]);
}

/** A module's symbols in full, in the sections of its page. */
export function printItems(symbols: readonly ApiSymbol[], { context, ...choice }: IndexRequest): string {
  const sections = itemGroups(symbols, { ...choice, messages: context.messages }).map(({ group, items, others }) => [
    heading(2, escapeMarkdown(group.title)),
    group.text === undefined ? '' : context.text(group.text, 2),
    others.map((symbol) => printEntry(symbol, context)).join('\n'),
    ...items.flatMap((symbol) => [
      printSymbol(symbol, { level: 3, facts: itemFacts(symbol, context), context: itemContext(symbol, context) }),
      printUsers(symbol, { shown: 'some', level: 4, context }),
    ]),
  ]);
  return joinBlocks([...sections.flat(), printUnexportedTypes(symbols, context)]);
}

function itemContext(symbol: ApiSymbol, context: AlternateContext): AlternateContext {
  return { ...context, hrefOfList: (id) => context.hrefOfList(itemPartAnchor(symbol, id)) };
}

/** ``Class · [GraphQL.js](…) · `import { GraphQLSchema } from 'graphql'` · [Source](…)`` */
function factsOf(symbol: ApiSymbol, pkg: ApiPackage, context: AlternateContext): string {
  const { messages } = context;
  const imported = importStatements(symbol, pkg).map(codeSpan);
  const place = link(pkg.label, context.hrefOfModule(pkg.slug, ''));
  return [messages[kindWords[symbol.kind]], place, ...imported, ...sourceFacts(symbol, context)].join(' · ');
}

/** `Class · [Source](…)`, where the package is known. */
function itemFacts(symbol: ApiSymbol, context: AlternateContext): string {
  return [context.messages[kindWords[symbol.kind]], ...sourceFacts(symbol, context)].join(' · ');
}

function sourceFacts({ sources }: ApiSymbol, { messages }: AlternateContext): readonly string[] {
  const url = sources.find((source) => source.url !== undefined)?.url;
  return url === undefined ? [] : [link(messages.source, url)];
}

/** Types that aren't exported are explained where they are met. */
function printUnexportedTypes(symbols: readonly ApiSymbol[], context: AlternateContext): string {
  const { unexportedTypesOf, messages } = context;
  const types = unexportedTypesOf(symbols);
  if (types.length === 0) return '';
  return joinBlocks([
    heading(2, messages.notExported),
    ...types.map(({ code }) => codeFence(code, 'ts')),
    printSections(typeSections(types, symbols, messages), 3, context),
  ]);
}
