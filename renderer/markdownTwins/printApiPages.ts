import { type ItemsPage, isTopLevel } from '../../templates/api/indexHeadings.ts';
import { symbolGroups } from '../../templates/api/symbolGroups.ts';
import { textSections } from '../../templates/api/textSections.ts';
import type { ApiModule, ApiPackage, Markdown } from '../model/api.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { codeFence, escapeMarkdown } from './escapeMarkdown.ts';
import { link } from './printInline.ts';
import { printGroup, printIndex, printReferences } from './printLists.ts';
import { printDescription, printSections } from './printSections.ts';
import { printItems } from './printSymbols.ts';
import { heading, joinBlocks, type TwinContext } from './twinContext.ts';

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
