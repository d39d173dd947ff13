import type { TextSection } from '../model/page.ts';
import { attributeIn, scanTags, type Tag } from './scanTags.ts';
import { unescapeHtml } from './unescapeHtml.ts';

/** What search and the checks want to know of a page's markup. */
export interface ReadMarkup {
  readonly sections: readonly TextSection[];
  /** Ids of its elements. */
  readonly anchors: ReadonlySet<string>;
}

/**
 * The text of a page by its sections, and its ids, from the markup that readers get: so MDX, comments, examples and custom pages are all
 * found the same way. A heading with an id begins a section. Left out is what isn't prose: navigation, signatures and types (they
 * are found by name and by type), lists that repeat other pages. Text that only looks like an attribute, for example in a sample of HTML,
 * is no id.
 */
export function readMarkup(html: string): ReadMarkup {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const anchors = new Set<string>();
  // Both are where the walk is: within a heading that began a section, and within something that is left out.
  let title: Within | undefined;
  let skipped: Within | undefined;
  let position = 0;
  const addText = (text: string): void => {
    const section = sections.at(-1);
    if (section === undefined || text === '') return;
    if (title === undefined) section.text += text;
    else section.heading += text;
  };
  scanTags(html, (tag) => {
    if (skipped === undefined) addText(html.slice(position, tag.start));
    position = tag.end;
    if (tag.name === '') return;
    const id = tag.isEnd ? undefined : attributeIn(tag.attributes, 'id');
    if (id !== undefined) anchors.add(unescapeHtml(id));
    if (skipped !== undefined) {
      skipped = inside(skipped, tag);
      return;
    }
    if (!inline.has(tag.name)) addText(' ');
    title = title && inside(title, tag);
    if (tag.isEnd || isEmpty(tag)) return;
    position = endOfCode(html, tag) ?? position;
    if (position > tag.end) return position;
    if (id !== undefined && /^h[1-6]$/.test(tag.name) && beginsSection(tag.name, id)) {
      sections.push({ anchor: unescapeHtml(id), heading: '', text: '' });
      title = { name: tag.name, depth: 1 };
    }
    if (isSkipped(tag)) skipped = { name: tag.name, depth: 1 };
  });
  if (skipped === undefined) addText(html.slice(position));
  return { sections: sections.map(({ anchor, heading, text }) => ({ anchor, heading: plain(heading), text: plain(text) })), anchors };
}

/**
 * Where a signature or a type ends, undefined for anything else. Most tags of a reference are in these, and `codeHtml` puts no ids and
 * nothing of their own name into them.
 */
function endOfCode(html: string, { name, attributes, end }: Tag): number | undefined {
  const isCode = (name === 'pre' && attributes === ' class="signature"') || (name === 'code' && attributes === ' class="type"');
  const closing = isCode ? html.indexOf(`</${name}>`, end) : -1;
  return closing < 0 ? undefined : closing + name.length + 3;
}

/** Parts of a symbol that stands on its module's page are two levels deeper than on one of its own; these ids alone have a slash. */
function beginsSection(heading: string, id: string): boolean {
  return heading <= 'h4' || id.includes('/');
}

interface Section {
  readonly anchor: string;
  heading: string;
  text: string;
}

/** An element that the walk is in, and how many of its name are open, itself included. */
interface Within {
  readonly name: string;
  readonly depth: number;
}

/** Undefined once the tag has ended the element. */
function inside(element: Within, tag: Tag): Within | undefined {
  if (tag.name !== element.name || isEmpty(tag)) return element;
  const depth = element.depth + (tag.isEnd ? -1 : 1);
  return depth === 0 ? undefined : { ...element, depth };
}

function isEmpty({ name, attributes }: Tag): boolean {
  return voids.has(name) || attributes.endsWith('/');
}

const voids: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'track', 'wbr']);
/** Elements that don't end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const skippedNames: ReadonlySet<string> = new Set(['button', 'h1', 'nav', 'script', 'style', 'svg', 'template']);
const skippedClasses: ReadonlySet<string> = new Set(
  'signature type type-card breadcrumbs eyebrow badge source import anchor index kind pagination tab-label users'.split(' '),
);

function isSkipped({ name, attributes }: Tag): boolean {
  if (skippedNames.has(name)) return true;
  const classes = attributeIn(attributes, 'class');
  return classes?.split(' ').some((word) => skippedClasses.has(word)) === true;
}

function plain(text: string): string {
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
