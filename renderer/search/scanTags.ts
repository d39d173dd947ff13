/** A tag of printed markup; a comment is one without a name. */
export interface Tag {
  /** Where it begins and ends in the markup. */
  readonly start: number;
  readonly end: number;
  /** As it is written, which is in lower case; empty for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
  /** All between the name and the end of the tag. */
  readonly attributes: string;
}

const [exclamation, quote, apostrophe, slash, greater] = [33, 34, 39, 47, 62];

/**
 * Visits the tags of markup, in order. It is a walk over characters, since pages are long and a pattern that knows of quoted `>` takes
 * several times as long. The markup is our own printers', so what looks like a tag is one; what authors write as raw HTML has been through
 * a parser and a printer before.
 *
 * @param visit may give the place from which to go on. Default: the end of the tag
 */
export function scanTags(html: string, visit: (tag: Tag) => number | undefined): void {
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start)) {
    const isComment = html.charCodeAt(start + 1) === exclamation && html.startsWith('<!--', start);
    const tag = isComment ? commentAt(html, start) : tagAt(html, start);
    start = tag === undefined ? start + 1 : (visit(tag) ?? tag.end);
  }
}

/** The value of an attribute as it is written; undefined for a tag without it. */
export function attributeIn(attributes: string, name: string): string | undefined {
  const opening = ` ${name}="`;
  const from = attributes.indexOf(opening);
  return from < 0 ? undefined : attributes.slice(from + opening.length, attributes.indexOf('"', from + opening.length));
}

function commentAt(html: string, start: number): Tag {
  const closing = html.indexOf('-->', start);
  return { start, end: closing < 0 ? html.length : closing + 3, name: '', isEnd: false, attributes: '' };
}

/** Undefined where the sign stands for itself. */
function tagAt(html: string, start: number): Tag | undefined {
  const isEnd = html.charCodeAt(start + 1) === slash;
  const nameStart = start + (isEnd ? 2 : 1);
  if (!isLetter(html.charCodeAt(nameStart))) return undefined;
  let nameEnd = nameStart + 1;
  while (isInName(html.charCodeAt(nameEnd))) nameEnd += 1;
  const end = closingOf(html, nameEnd);
  return { start, end: end + 1, name: html.slice(nameStart, nameEnd), isEnd, attributes: html.slice(nameEnd, end) };
}

/** Where the tag's `>` is: not in a quoted value. */
function closingOf(html: string, from: number): number {
  let at = from;
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === greater) break;
    if (code !== quote && code !== apostrophe) continue;
    const closing = html.indexOf(code === quote ? '"' : "'", at + 1);
    if (closing < 0) return html.length;
    at = closing;
  }
  return at;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isInName(code: number): boolean {
  return isLetter(code) || code === 45 || (code >= 48 && code <= 57);
}
