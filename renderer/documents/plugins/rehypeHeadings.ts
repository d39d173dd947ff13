import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { fillWords } from '../../model/words.ts';
import type { DocumentContext } from '../documentContext.ts';
import { textOf } from '../textOf.ts';

/**
 * Headings get an id and a link to themselves, and are listed:
 *
 *     <h2 id="lists">Lists<a class="anchor" href="#lists" aria-label="Link to Lists"></a></h2>
 *
 * 1. The first heading of level 1 is taken out: it is the document's title, which the template prints.
 * 2. Any other heading of level 1 becomes one of level 2, because a page has one title.
 * 3. Ids come from `{#custom-id}` at a heading's end, an `id` in raw HTML, or the text as GitHub makes them; custom ids are
 *    reserved first, so that no generated one takes their place.
 */
export function rehypeHeadings(context: DocumentContext) {
  return (tree: Root): void => {
    takeTitle(tree, context);
    const headings: Element[] = [];
    visit(tree, 'element', (node) => {
      // The hidden heading of the footnotes has an id of its own and doesn't belong to the text.
      if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== 'footnote-label') headings.push(node);
    });
    const slugger = new GithubSlugger();
    for (const id of frameIds) slugger.occurrences[id] = 0;
    for (const heading of headings) reserveCustomId(heading, slugger);
    for (const heading of headings) finishHeading(heading, slugger, context);
  };
}

const customId = /\s*\{#([^\s{}]+)\}\s*$/;

function takeTitle(tree: Root, context: DocumentContext): void {
  const index = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1');
  const heading = tree.children[index];
  if (heading?.type !== 'element') return;
  context.title = textOf(heading).replace(customId, '').trim();
  const after = tree.children[index + 1];
  const isLineBreak = after?.type === 'text' && after.value.trim() === '';
  tree.children.splice(index, isLineBreak ? 2 : 1);
}

/** Ids of the page's frame, in `templates/shell/`, `renderer/pages/htmlDocument.ts` and `client/`. They have hyphens, so that no member of a class has one of them. */
const frameIds = ['site-app', 'site-main', 'site-drawer', 'site-frame', 'site-page', 'symbol-card', 'help-title', 'base-url-banner'];

function reserveCustomId(heading: Element, slugger: GithubSlugger): void {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? customId.exec(last.value) : undefined;
  if (last?.type === 'text' && match) {
    last.value = last.value.slice(0, match.index);
    heading.properties.id = match[1];
  }
  if (typeof heading.properties.id === 'string') slugger.occurrences[heading.properties.id] = 0;
}

function finishHeading(heading: Element, slugger: GithubSlugger, { headings, input: { words } }: DocumentContext): void {
  if (heading.tagName === 'h1') heading.tagName = 'h2';
  const text = textOf(heading).trim();
  const id = typeof heading.properties.id === 'string' ? heading.properties.id : slugger.slug(text) || slugger.slug('section');
  heading.properties.id = id;
  headings.push({ level: Number(heading.tagName.slice(1)), id, text });
  const properties = { className: ['anchor'], href: `#${id}`, ariaLabel: fillWords(words.linkToSection, { title: text }) };
  heading.children.push({ type: 'element', tagName: 'a', properties, children: [] });
}
