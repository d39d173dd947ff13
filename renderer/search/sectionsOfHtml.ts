import type { TextSection } from '../model/page.ts';
import { unescapeHtml } from './unescapeHtml.ts';

/**
 * The text of a page by its sections, from the markup that readers get: so MDX, comments, examples and custom pages are all found the
 * same way. A heading with an id begins a section. Left out is what isn't prose: navigation, signatures and types (they
 * are found by name and by type), lists that repeat other pages.
 *
 * The markup is our own printer's, so a pattern finds its tags; what authors put into it as raw HTML has been through a parser before.
 */
export function sectionsOfHtml(html: string): readonly TextSection[] {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const open: Element[] = [];
  let position = 0;
  const addText = (text: string): void => {
    const section = sections.at(-1);
    if (section === undefined || text === '' || open.at(-1)?.isSkipped === true) return;
    if (open.some(({ isTitle }) => isTitle)) section.heading += text;
    else section.text += text;
  };
  for (const match of html.matchAll(tagPattern)) {
    addText(html.slice(position, match.index));
    position = match.index + match[0].length;
    const [, slash, name = '', attributes = ''] = match;
    if (name === '') continue;
    if (!inline.has(name)) addText(' ');
    if (slash === '/') close(open, name);
    else if (!voids.has(name) && !attributes.endsWith('/')) {
      const anchor = /^h[1-4]$/.test(name) ? attribute(attributes, idPattern) : '';
      if (anchor !== '') sections.push({ anchor, heading: '', text: '' });
      open.push({ name, isTitle: anchor !== '', isSkipped: open.at(-1)?.isSkipped === true || isSkipped(name, attributes) });
    }
  }
  addText(html.slice(position));
  return sections.map(({ anchor, heading, text }) => ({ anchor, heading: plain(heading), text: plain(text) }));
}

interface Section {
  readonly anchor: string;
  heading: string;
  text: string;
}

interface Element {
  readonly name: string;
  readonly isTitle: boolean;
  readonly isSkipped: boolean;
}

/** A comment, or a tag with its attributes; quoted values may hold `>`. */
const tagPattern = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const voids: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'track', 'wbr']);
/** Elements that don't end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const skippedNames: ReadonlySet<string> = new Set(['button', 'h1', 'nav', 'script', 'style', 'svg', 'template']);
const skippedClasses: ReadonlySet<string> = new Set(
  'signature type type-card breadcrumbs eyebrow badge source anchor index kind pagination tab-label users'.split(' '),
);

function isSkipped(name: string, attributes: string): boolean {
  return (
    skippedNames.has(name) ||
    attribute(attributes, classPattern)
      .split(' ')
      .some((word) => skippedClasses.has(word))
  );
}

const idPattern = /\sid="([^"]*)"/;
const classPattern = /\sclass="([^"]*)"/;

function attribute(attributes: string, pattern: RegExp): string {
  if (attributes === '') return '';
  return unescapeHtml(pattern.exec(attributes)?.[1] ?? '');
}

/** Ends the element and whatever was left open in it. */
function close(open: Element[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index >= 0) open.splice(index);
}

function plain(text: string): string {
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
