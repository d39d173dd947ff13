import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { footnotesHeading, frameIds } from '../../model/frameIds.ts';
import { fillMessage } from '../../model/messages.ts';
import type { DocumentContext } from './documentContext.ts';
import { headingTextOf, textOf } from './textOf.ts';

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
      if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== footnotesHeading) headings.push(node);
    });
    const slugger = new GithubSlugger();
    for (const id of frameIds) slugger.occurrences[id] = 0;
    for (const heading of headings) reserveCustomId(heading, slugger);
    for (const heading of headings) finishHeading(heading, slugger, context);
  };
}

interface CustomId {
  readonly id: string;
  /** The text before it. */
  readonly text: string;
}

/** Looks from the end: a pattern would try each space of a text. */
function splitCustomId(written: string): CustomId | undefined {
  const text = written.trimEnd();
  const start = text.endsWith('}') ? text.lastIndexOf('{#') : -1;
  const id = text.slice(start + 2, -1);
  return start < 0 || !/^[^\s{}]+$/.test(id) ? undefined : { id, text: text.slice(0, start).trimEnd() };
}

function takeTitle(tree: Root, context: DocumentContext): void {
  const index = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1');
  const heading = tree.children[index];
  if (heading?.type !== 'element') return;
  const text = headingTextOf(heading);
  context.title = (splitCustomId(text)?.text ?? text).trim();
  const after = tree.children[index + 1];
  const isLineBreak = after?.type === 'text' && after.value.trim() === '';
  tree.children.splice(index, isLineBreak ? 2 : 1);
}

function reserveCustomId(heading: Element, slugger: GithubSlugger): void {
  const last = heading.children.at(-1);
  const custom = last?.type === 'text' ? splitCustomId(last.value) : undefined;
  if (last?.type === 'text' && custom !== undefined) {
    last.value = custom.text;
    heading.properties.id = custom.id;
  }
  if (typeof heading.properties.id === 'string') slugger.occurrences[heading.properties.id] = 0;
}

function finishHeading(heading: Element, slugger: GithubSlugger, { headings, input: { messages } }: DocumentContext): void {
  if (heading.tagName === 'h1') heading.tagName = 'h2';
  const text = headingTextOf(heading);
  const id =
    typeof heading.properties.id === 'string' ? heading.properties.id : slugger.slug(textOf(heading).trim()) || slugger.slug('section');
  heading.properties.id = id;
  headings.push({ level: Number(heading.tagName.slice(1)), id, text });
  const properties = { className: ['anchor'], href: `#${id}`, ariaLabel: fillMessage(messages.linkToSection, { title: text }) };
  heading.children.push({ type: 'element', tagName: 'a', properties, children: [] });
}
