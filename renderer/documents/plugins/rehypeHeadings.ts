import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { footnotesHeading, frameIds } from '../../model/frameIds.ts';
import { fillMessage } from '../../model/messages.ts';
import type { DocumentContext } from './documentContext.ts';
import { headingTextOf, idTextOf } from './textOf.ts';

/**
 * Headings get an id and a link to themselves, and are listed:
 *
 *     <h2 id="lists">Lists<a class="anchor" href="#lists" aria-label="Link to Lists"></a></h2>
 *
 * 1. The first heading of level 1 is taken out: it is the document's title, which the template prints. It stays if the template prints none.
 * 2. Any other heading of level 1 becomes one of level 2, because a page has one title.
 * 3. Ids are those that the author wrote (`remarkHeadingIds`, or `id` in raw HTML), or the text as GitHub makes them. Written ids are reserved
 *    first, so that no generated one takes their place. The title gets an id last: it has none if a heading has the same.
 */
export function rehypeHeadings(context: DocumentContext) {
  return (tree: Root): void => {
    const title = takeTitle(tree, context);
    const headings: Element[] = [];
    visit(tree, 'element', (node) => {
      // The hidden heading of the footnotes has an id of its own and doesn't belong to the text.
      if (/^h[1-6]$/.test(node.tagName) && node !== title && node.properties.id !== footnotesHeading) headings.push(node);
    });
    const slugger = new GithubSlugger();
    for (const id of [...frameIds, ...[...headings, title].map((heading) => heading?.properties.id)]) {
      if (typeof id === 'string') slugger.occurrences[id] = 0;
    }
    for (const heading of headings) finishHeading(heading, slugger, context);
    if (title !== undefined) nameTitle(title, slugger, context);
  };
}

function takeTitle(tree: Root, context: DocumentContext): Element | undefined {
  const index = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1');
  const heading = tree.children[index];
  if (heading?.type !== 'element') return undefined;
  context.title = headingTextOf(heading).trim();
  if (context.keepsTitle) return heading;
  const after = tree.children[index + 1];
  const isLineBreak = after?.type === 'text' && after.value.trim() === '';
  tree.children.splice(index, isLineBreak ? 2 : 1);
  return heading;
}

function nameTitle(title: Element, slugger: GithubSlugger, context: DocumentContext): void {
  const { id } = title.properties;
  const generated = slug(idTextOf(title));
  const own = typeof id === 'string' ? id : generated in slugger.occurrences ? undefined : generated;
  if (own === undefined || own === '') return;
  title.properties.id = own;
  context.titleId = own;
}

function finishHeading(heading: Element, slugger: GithubSlugger, { headings, input: { messages } }: DocumentContext): void {
  if (heading.tagName === 'h1') heading.tagName = 'h2';
  const text = headingTextOf(heading);
  const id = typeof heading.properties.id === 'string' ? heading.properties.id : slugger.slug(idTextOf(heading)) || slugger.slug('section');
  heading.properties.id = id;
  headings.push({ level: Number(heading.tagName.slice(1)), id, text });
  const properties = { className: ['anchor'], href: `#${id}`, ariaLabel: fillMessage(messages.linkToSection, { title: text }) };
  heading.children.push({ type: 'element', tagName: 'a', properties, children: [] });
}
