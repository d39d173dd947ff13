import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';
import type { Layouts } from '../../templates/signature/createLayouts.ts';
import type { Markdown } from '../model/api.ts';
import type { Route } from '../model/plan.ts';
import type { ResolveReference } from '../model/resolve.ts';
import { withBase } from '../model/withBase.ts';
import { isSameReference } from '../pages/isSameReference.ts';
import type { RenderRequest } from '../pages/renderRequest.ts';
import { moduleHref } from '../plan/addresses.ts';
import { categoryHref } from '../plan/planCategoryRoutes.ts';
import { listHref } from '../plan/planListRoutes.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { printApiIndex, printCategoryPage, printModulePage, printPackagePage } from './printApiPages.ts';
import { printListPage } from './printLists.ts';
import { printSymbolPage } from './printSymbols.ts';
import { printTree } from './printTree.ts';
import { printUsersPage } from './printUsers.ts';
import { heading, joinBlocks, type TwinContext } from './twinContext.ts';

export interface TwinRequest {
  readonly route: Route;
  readonly request: RenderRequest;
  /** Resolves what an author wrote, to the addresses that the page has, too. */
  readonly resolve: ResolveReference;
  /** Markup of the page's own content, for pages that are code. */
  readonly contentHtml: string;
  /** Whether the package's README stands on this page. */
  readonly hasReadme: boolean;
  readonly layouts: Layouts;
}

/**
 * A page as Markdown for machines, and for whoever takes it along: made from what the page is made from, never from the page; only
 * pages that are code (MDX, React) have nothing else than their markup. No HTML is in it, and every address is whole.
 */
export function renderTwin(twin: TwinRequest): string {
  return `${printRoute(twin).trim()}\n`;
}

function printRoute(twin: TwinRequest): string {
  const { route, request } = twin;
  const context = twinContext(twin);
  switch (route.kind) {
    case 'document':
      return printDocument(twin);
    case 'home':
    case 'page':
      return route.text === undefined ? printMarkup(twin) : printText(twin, route.text.markdown, context);
    case 'not-found':
      return '';
    case 'api':
      return printApiIndex(request.api.packages, context);
    case 'package': {
      const main = route.package.modules.find(({ name }) => name === '');
      return printPackagePage(route, main?.comment?.summary ?? (twin.hasReadme ? route.package.readme : undefined), context);
    }
    case 'module':
      return printModulePage(route.apiModule, route, context);
    case 'list':
      return printListPage(route.list, context);
    case 'category':
      return printCategoryPage(route.package, route.category, context);
    case 'users':
      return printUsersPage(route.usersOf, context);
    default:
      return printSymbolPage(route.symbol, route.package, context);
  }
}

function printDocument(twin: TwinRequest): string {
  const { route } = twin;
  if (route.kind !== 'document' || route.document.body.kind !== 'hast') return printMarkup(twin);
  const text = printTree(route.document.body.tree, { resolve: absolute(twin), place: route.from });
  return joinBlocks([heading(1, escapeMarkdown(route.document.title)), text]);
}

/** A package's README or CHANGELOG, with a title of its own or the page's. */
function printText({ route, request: { markdown } }: TwinRequest, text: Markdown, context: TwinContext): string {
  const hasTitle = markdown.hasTitle(text);
  return joinBlocks([hasTitle ? '' : heading(1, escapeMarkdown(route.title)), context.text(text, hasTitle ? 1 : 2)]);
}

/** From markup whose links are resolved already. */
function printMarkup(twin: TwinRequest): string {
  const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: twin.contentHtml }] }, new VFile());
  const resolve: ResolveReference = ({ target }) => ({ href: wholeAddress(target, twin) });
  const text = printTree(rootOf(tree), { resolve, place: twin.route.from });
  return /^# /m.test(text) ? text : joinBlocks([heading(1, escapeMarkdown(twin.route.title)), text]);
}

function twinContext(twin: TwinRequest): TwinContext {
  const { route, request } = twin;
  const { config, plan, markdown } = request;
  const page = (href: string): string => wholeAddress(withBase(config.baseUrl, href), twin);
  const textWith =
    (resolve: ResolveReference): TwinContext['text'] =>
    (text, topLevel) =>
      printTree(markdown.tree(text), { resolve, topLevel, place: text.place ?? { file: '' } });
  const resolve = absolute(twin);
  const context: TwinContext = {
    words: config.words,
    text: textWith(resolve),
    sentence: (text) => escapeMarkdown(markdown.firstSentence(text)),
    href: (id) => {
      const href = plan.links.bySymbol.get(id);
      return href === undefined ? undefined : page(href);
    },
    page,
    list: (id) => page(listHref(route.href, id)),
    module: (slug, module) => page(moduleHref({ api: config.api.route, slug, module })),
    category: (id) => {
      const href = 'package' in route ? categoryHref({ api: config.api.route, slug: route.package.slug, id }) : '';
      return plan.links.byHref.get(href)?.kind === 'category' ? page(href) : undefined;
    },
    layouts: twin.layouts,
    usedBy: (id) => plan.backlinks.get(id),
    hiddenTypesOf: 'package' in route ? request.hiddenTypes(route.package.slug) : () => [],
    repeated: (key, print) =>
      request.repeatText({
        key,
        page: resolve,
        make: (note) => {
          const noted: ResolveReference = (reference) => note((ask) => ask(reference), isSameReference);
          const part = print({ ...context, text: textWith(noted) });
          return { part, size: part.length };
        },
      }),
  };
  return context;
}

function absolute(twin: TwinRequest): ResolveReference {
  return (reference) => {
    const { href } = twin.resolve(reference);
    return { href: href === undefined ? undefined : wholeAddress(href, twin) };
  };
}

/** With the site's origin where that is known; an anchor alone with its page. */
function wholeAddress(href: string, { route, request: { config } }: TwinRequest): string {
  if (href.startsWith('#')) return `${config.url}${withBase(config.baseUrl, route.href)}${href}`;
  return href.startsWith('/') && !href.startsWith('//') ? `${config.url}${href}` : href;
}

function rootOf(tree: Root | Element): Root {
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] };
}
