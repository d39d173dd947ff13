import { Parser } from 'htmlparser2';
import { oneLine } from '../../model/oneLine.ts';
import type { TextSection } from '../../model/page.ts';

/** Facts about a page's markup for search and the checks. */
interface ReadMarkup {
  readonly sections: readonly TextSection[];
  /** Ids of its elements, and names of `<a name>`: those of its headings first, which a hint about a wrong one suggests. */
  readonly anchors: ReadonlySet<string>;
}

/**
 * Reads the text of a page by its sections, and its ids, from the markup that readers get. So search finds MDX, comments, examples and custom
 * pages alike. A heading with an id begins a section. What isn't prose is omitted: navigation, signatures and types (search finds these by name and
 * by type), labels of folds, lists that repeat other pages.
 */
export function readMarkup(html: string): ReadMarkup {
  const sections: { readonly anchor: string; heading: string; text: string }[] = [{ anchor: '', heading: '', text: '' }];
  const anchors = new Set<string>();
  let depth = 0;
  // Depths of a heading that began a section, of an element that is left out, and of the last fold, while the parser is in them.
  let title = 0;
  let skipped = 0;
  let fold = 0;
  const addText = (text: string): void => {
    const section = sections.at(-1);
    if (section === undefined || skipped > 0) return;
    if (title === 0) section.text += text;
    else section.heading += text;
  };
  const parser = new Parser(
    {
      onopentag: (name, { id, name: anchor, class: classes = '' }) => {
        depth += 1;
        if (id !== undefined) anchors.add(id);
        if (name === 'a' && anchor !== undefined) anchors.add(anchor);
        if (skipped > 0) return;
        if (!inline.has(name)) addText(' ');
        if (isFold(name, classes)) fold = depth;
        if (isSkipped(name, classes) || (name === 'summary' && fold === depth - 1)) skipped = depth;
        if (id === undefined || !beginsSection(name, id)) return;
        sections.push({ anchor: id, heading: '', text: '' });
        title = depth;
      },
      ontext: addText,
      onclosetag: (name) => {
        if (skipped === depth) skipped = 0;
        if (title === depth) title = 0;
        if (fold === depth) fold = 0;
        if (!inline.has(name)) addText(' ');
        depth -= 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(html);
  const headings = sections.flatMap(({ anchor }) => (anchor === '' ? [] : [anchor]));
  return {
    sections: sections.map(({ anchor, heading, text }) => ({ anchor, heading: oneLine(heading), text: oneLine(text) })),
    anchors: new Set([...headings, ...anchors]),
  };
}

/** Parts of a symbol on its module's page are two levels deeper than on a page of its own; only these ids have a slash. */
function beginsSection(name: string, id: string): boolean {
  return /^h[2-6]$/.test(name) && (name <= 'h4' || id.includes('/'));
}

/** Elements that don't end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const skippedNames: ReadonlySet<string> = new Set(['button', 'h1', 'nav', 'script', 'style', 'svg', 'template']);
const skippedClasses: ReadonlySet<string> = new Set(
  'signature type type-card breadcrumbs eyebrow badge source import anchor index member-rows overloads kind pagination tab-label users also fields-link'.split(
    ' ',
  ),
);

function isSkipped(name: string, classes: string): boolean {
  return skippedNames.has(name) || classes.split(' ').some((word) => skippedClasses.has(word));
}

/** A fold of the page: its label, such as "Show declaration", is left out. Labels of folds in documents are text. */
function isFold(name: string, classes: string): boolean {
  return name === 'details' && classes.split(' ').includes('more');
}
