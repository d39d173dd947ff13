import type { ApiModule, ApiPackage } from '../../model/api.ts';
import type { Markdown } from '../../model/comment.ts';
import { mainModule } from '../../model/mainModule.ts';
import type { CategoryContents, PackageEntry } from '../../model/plan.ts';
import { specifierOf } from '../../model/specifierOf.ts';
import { furtherModules } from '../../presentation/furtherModules.ts';
import type { ItemsPage } from '../../presentation/indexHeadings.ts';
import { isTopLevel, overviewSymbols } from '../../presentation/overviewSymbols.ts';
import { areReferencesFirst } from '../../presentation/referenceGroups.ts';
import { categoryText, kindGroups } from '../../presentation/symbolGroups.ts';
import { textSections } from '../../presentation/textSections.ts';
import { type AlternateContext, heading, joinBlocks } from './alternateContext.ts';
import { codeFence, escapeMarkdown, link } from './inlineMarkdown.ts';
import { printGroup, printIndex, printReferences } from './printLists.ts';
import { printDescription, printSections } from './printSections.ts';
import { printItems } from './printSymbols.ts';

/** A package's overview. */
export function printPackagePage({ package: pkg, items }: ItemsPage, text: Markdown | undefined, context: AlternateContext): string {
  const { messages } = context;
  const main = mainModule(pkg.modules);
  const { named, deep } = furtherModules(pkg.modules);
  const script = main?.scriptName === undefined ? [] : [`${messages.scriptName}: \`${main.scriptName}\` ${messages.scriptNameNote}`];
  const license = pkg.license === undefined ? [] : [`${messages.license}: ${escapeMarkdown(pkg.license)}`];
  const repository = pkg.repository === undefined ? [] : [link(messages.repository, pkg.repository)];
  return joinBlocks([
    heading(1, escapeMarkdown(pkg.label)),
    escapeMarkdown(pkg.description),
    codeFence(`npm install ${pkg.name}`, 'bash'),
    [`${messages.version}: ${escapeMarkdown(pkg.version)}`, ...script, ...license, ...repository].join(' · '),
    text && context.text(text, 2),
    printSections(textSections(main?.comment, messages), 2, context),
    printModules(messages.modules, named, { pkg, context }),
    printModules(messages.deepImports, deep, { pkg, context }),
    items === undefined
      ? printIndex(overviewSymbols(pkg), { context, categories: pkg.categories, comment: main?.comment, isShort: true })
      : printItems(items, { context, categories: pkg.categories, comment: main?.comment }),
    main && printReferences(main, pkg, context),
  ]);
}

interface ModulesRequest {
  readonly pkg: ApiPackage;
  readonly context: AlternateContext;
}

function printModules(title: string, modules: readonly ApiModule[], { pkg, context }: ModulesRequest): string {
  const links = modules.map((one) => `- ${link(specifierOf(pkg, one), context.hrefOfModule(pkg.slug, one.name))}`);
  return links.length === 0 ? '' : joinBlocks([heading(2, title), links.join('\n')]);
}

/** Another entry point of a package. */
export function printModulePage(module: ApiModule, { package: pkg, items }: ItemsPage, context: AlternateContext): string {
  const own = new Set(module.symbols);
  const symbols = pkg.symbols.filter(({ id }) => own.has(id));
  const request = { context, categories: pkg.categories, comment: module.comment };
  const lists = items === undefined ? printIndex(symbols.filter(isTopLevel), request) : printItems(items, request);
  const references = printReferences(module, pkg, context);
  return joinBlocks([
    heading(1, escapeMarkdown(specifierOf(pkg, module))),
    printDescription(module.comment, 2, context),
    printSections(textSections(module.comment, context.messages), 2, context),
    ...(areReferencesFirst(module, symbols) ? [references, lists] : [lists, references]),
  ]);
}

/** What a package's author has put into one category. */
export function printCategoryPage(pkg: ApiPackage, { title, symbols }: CategoryContents, context: AlternateContext): string {
  const comment = mainModule(pkg.modules)?.comment;
  const text = categoryText(title, comment);
  const groups = kindGroups(symbols, { messages: context.messages, comment });
  const lists = groups.map((group) => printGroup(group, { level: 2, listId: group.id, context }));
  return joinBlocks([heading(1, escapeMarkdown(title)), text === undefined ? '' : context.text(text, 1), ...lists]);
}

/** The way into the reference: every package. */
export function printApiIndex(packages: readonly PackageEntry[], context: AlternateContext): string {
  const entries = packages.map(({ slug, label, description }) => {
    const text = escapeMarkdown(description);
    return `- ${link(label, context.hrefOfModule(slug, ''))}${text === '' ? '' : `: ${text}`}`;
  });
  return joinBlocks([heading(1, context.messages.apiReference), entries.join('\n')]);
}
