import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';
import { versionNotes } from '../../templates/api/versionNotes.ts';
import { type Document, isHome } from '../model/document.ts';
import type { Href, Links } from '../model/links.ts';
import type { OutputFile } from '../model/page.ts';
import type { PackageText, Route } from '../model/plan.ts';
import type { ResolveReference } from '../model/resolve.ts';
import { withBase } from '../model/withBase.ts';
import type { Layouts } from '../presentation/signature/createLayouts.ts';
import { versionsOfRoute } from './canonicalPath.ts';
import { versionedName } from './contentParts.tsx';
import { type AlternateContext, heading, joinBlocks, quote } from './markdown/alternateContext.ts';
import { escapeMarkdown, link } from './markdown/inlineMarkdown.ts';
import { printTree } from './markdown/printTree.ts';
import { pageHrefs } from './pageHrefs.ts';
import type { PageScope } from './pageScope.ts';

export interface AlternateRequest<R extends Route = Route> {
  readonly route: R;
  readonly scope: PageScope;
  /** Resolves what an author wrote, to the addresses that the page has, too. */
  readonly resolve: ResolveReference;
  /** Markup of the page's own content, for pages that are code. */
  readonly contentHtml: string;
  readonly layouts: Layouts;
}

/** Prints the Markdown of a page: the part `markdown` of its kind. */
type PrintAlternate = (request: AlternateRequest, context: AlternateContext) => string;

/**
 * A page as Markdown, as a file of the output: for programs and for copying. It is made from the page's data, not from its HTML; only pages that
 * are code (MDX, React) are converted from their markup. It has no HTML, and every URL is absolute.
 */
export function pageAlternate(page: AlternateRequest, print: PrintAlternate): OutputFile | undefined {
  const path = alternateFile(page.route, page.scope.site);
  return path === undefined ? undefined : { path, contents: `${withNotes(print(page, alternateContext(page)).trim(), page)}\n` };
}

/** Adds notes below the title: which version of a package the page is about, if not the current one, and which versions do not have it. */
function withNotes(text: string, alternate: AlternateRequest): string {
  const { route, scope } = alternate;
  const { messages } = scope.frame.settings;
  const notes = versionNotes(versionsOfRoute(route, scope.site), { name: versionedName(route), messages });
  if (notes.length === 0) return text;
  const lines = notes.map(({ text: sentence, link: to }) => {
    if (to === undefined) return `> ${escapeMarkdown(sentence)}`;
    const address = wholeAddress(to.href, alternate);
    return `> ${escapeMarkdown(sentence)} ${to.before === '' ? '' : `${to.before} `}${link(to.label, address)}.`;
  });
  const [title = '', ...rest] = text.split('\n');
  return [title, '', lines.join('\n>\n'), ...rest].join('\n');
}

/**
 * File of a page's Markdown within the output: `api/graphql-js/function/parse.md` for `/api/graphql-js/function/parse`, `index.md` for the
 * home page. Where a page or a static file already has that name, the file is in the folder of the page's data. Undefined for the 404 page.
 */
export function alternateFile(
  { kind, href }: Pick<Route, 'kind' | 'href'>,
  { page, hasFile }: Pick<Links, 'page' | 'hasFile'>,
): string | undefined {
  if (kind === 'not-found') return undefined;
  if (href === '/') return 'index.md';
  const name: Href = `${href}.md`;
  const isTaken = page(name) !== undefined || hasFile(name.slice(1));
  return isTaken ? `${href.slice(1)}/index.md` : name.slice(1);
}

/** Prints a document from its tree. An MDX document is code and has no tree, so its HTML is printed. */
export function printDocument(alternate: AlternateRequest<Route & { readonly document: Document }>): string {
  const { route } = alternate;
  if (route.document.body.kind !== 'hast' || isHome(route.document.frontMatter)) return printMarkup(alternate);
  const text = printTree(route.document.body.tree, { resolve: absolute(alternate), place: route.from });
  return joinBlocks([heading(1, escapeMarkdown(route.document.title)), text]);
}

/** A text of a package, with a title of its own or the page's. */
export function printText(alternate: AlternateRequest, { markdown: text, parts = [] }: PackageText, context: AlternateContext): string {
  const { route, scope } = alternate;
  const hasTitle = scope.markdown.hasTitle(text);
  const resolve = absolute(alternate);
  return joinBlocks([
    hasTitle ? '' : heading(1, escapeMarkdown(route.title)),
    context.text(text, hasTitle ? 1 : 2),
    ...parts.map((part) =>
      part.kind === 'written'
        ? printTree(part.tree, { resolve, place: { file: part.file } })
        : context.text(part.markdown, part.headingLevel + 1),
    ),
  ]);
}

/** From markup whose links are resolved already. */
export function printMarkup(alternate: AlternateRequest): string {
  const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: alternate.contentHtml }] }, new VFile());
  const resolve: ResolveReference = ({ target }) => ({ href: wholeAddress(target, alternate) });
  const text = printTree(rootOf(tree), { resolve, place: alternate.route.from });
  return /^# /m.test(text) ? text : joinBlocks([heading(1, escapeMarkdown(alternate.route.title)), text]);
}

function alternateContext(alternate: AlternateRequest): AlternateContext {
  const { route, layouts } = alternate;
  const { frame, site, markdown, unexportedTypes } = alternate.scope;
  const { messages, baseUrl } = frame.settings;
  const page = (href: string): string => wholeAddress(withBase(baseUrl, href), alternate);
  const resolve = absolute(alternate);
  const slug = 'package' in route ? route.package.slug : '';
  return {
    messages,
    text: (text, topLevel) => printTree(markdown.tree(text), { resolve, topLevel, place: text.place ?? { file: '' } }),
    notes: (notes = []) =>
      joinBlocks(
        notes.map(({ tree, file }) =>
          quote(joinBlocks([`**${escapeMarkdown(messages.siteNote)}**`, printTree(tree, { resolve, place: { file } })])),
        ),
      ),
    firstSentence: (text) => escapeMarkdown(markdown.firstSentence(text)),
    href: (id) => {
      const href = site.address(id);
      return href === undefined ? undefined : page(href);
    },
    externalHref: (name, type) => {
      const href = site.external(name, type);
      // An inventory of another site is untrusted: a URL with another scheme might run code.
      return href !== undefined && /^https?:\/\//i.test(href) ? href : undefined;
    },
    ...pageHrefs({ route, scope: alternate.scope, urlOf: page }),
    layouts,
    usedBy: site.usedBy,
    unexportedTypesOf: unexportedTypes((id) => site.unexported(slug, id)),
  };
}

function absolute(alternate: AlternateRequest): ResolveReference {
  return (reference) => {
    const { href } = alternate.resolve(reference);
    return { href: href === undefined ? undefined : wholeAddress(href, alternate) };
  };
}

/** An address with the site's origin, if that is known. An anchor alone gets the address of its page. */
function wholeAddress(href: string, { route, scope: { frame } }: AlternateRequest): string {
  const { url, baseUrl } = frame.settings;
  if (href.startsWith('#')) return `${url}${withBase(baseUrl, route.href)}${href}`;
  return href.startsWith('/') && !href.startsWith('//') ? `${url}${href}` : href;
}

function rootOf(tree: Root | Element): Root {
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] };
}
