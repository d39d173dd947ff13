import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';
import { type Document, isHome } from '../model/document.ts';
import type { PackageText, Route } from '../model/plan.ts';
import type { ResolveReference } from '../model/resolve.ts';
import { withBase } from '../model/withBase.ts';
import type { Layouts } from '../presentation/signature/createLayouts.ts';
import { type AlternateContext, heading, joinBlocks, quote } from './markdown/alternateContext.ts';
import { escapeMarkdown } from './markdown/inlineMarkdown.ts';
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

export function alternateContext(alternate: AlternateRequest): AlternateContext {
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

/** With the site's origin where that is known; an anchor alone with its page. */
export function wholeAddress(href: string, { route, scope: { frame } }: AlternateRequest): string {
  const { url, baseUrl } = frame.settings;
  if (href.startsWith('#')) return `${url}${withBase(baseUrl, route.href)}${href}`;
  return href.startsWith('/') && !href.startsWith('//') ? `${url}${href}` : href;
}

function rootOf(tree: Root | Element): Root {
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] };
}
