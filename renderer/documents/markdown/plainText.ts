import { decodeString } from 'micromark-util-decode-string';
import { oneLine } from '../../model/oneLine.ts';

/**
 * The first paragraph of a Markdown text as plain text on one line, for descriptions and lists. It is needed for every symbol of a
 * reference, so it is one pass over the text, without a parser.
 *
 * - links and images are their texts, whatever parentheses their addresses have; a paragraph of badges alone says nothing
 * - code is its content; escaped characters and character references (`&lt;`) are themselves
 * - HTML is omitted, except types without backticks: `Promise<User>`, `Array<string>`
 * - what only looks like Markdown (`snake_case`, `2 * 3`, an open bracket) stays
 */
export function plainText(markdown: string): string {
  return plainParagraphs(markdown)[0] ?? '';
}

/**
 * The paragraphs at the beginning of a text, without blocks of code and without those that say nothing. A list is one paragraph, and part of
 * the paragraph that introduces it with a colon. Quotations and alerts are what they quote.
 */
export function plainParagraphs(markdown: string): readonly string[] {
  const paragraphs: string[] = [];
  for (const lines of blocksOf(markdown.trim().slice(0, enough))) {
    const isList = lines[0] !== undefined && listMark.test(lines[0]);
    const text = isList ? itemsOf(lines) : paragraphText(lines);
    const before = paragraphs.at(-1);
    if (isList && before?.endsWith(':') === true) paragraphs.splice(-1, 1, `${before} ${text}`);
    else if (text !== '') paragraphs.push(text);
  }
  return paragraphs;
}

/** Descriptions are shorter than this. */
const enough = 2000;

const listMark = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s+/;

/** Lines between blank lines, without fenced code, marks of quotations and the first lines of alerts (`[!NOTE]`). */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  let fence = '';
  for (const written of text.split('\n')) {
    const line = written.replace(/^ {0,3}(?:> ?)+/, '');
    const [, mark = ''] = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    if (fence !== '') fence = mark.startsWith(fence) ? '' : fence;
    else if (mark !== '') fence = mark;
    else if (line.trim() !== '' && !/^\s*\[!\w+\]\s*$/.test(line)) blocks.at(-1)?.push(line);
    if (line.trim() === '' || mark !== '') blocks.push([]);
  }
  return blocks.filter((lines) => lines.length > 0);
}

function paragraphText(lines: readonly string[]): string {
  const text = lines.join('\n');
  return isPictures(text) ? '' : oneLine(inlineText(text).replace(/^#+\s*/, ''));
}

/** Whether a paragraph has only pictures that are links: badges. */
function isPictures(text: string): boolean {
  return /^\s*\[!\[/.test(text) && inlineText(text.replace(/!\[(?:[^[\]\\]|\\.)*\]/g, '![]')).trim() === '';
}

function itemsOf(lines: readonly string[]): string {
  const items: string[][] = [];
  for (const line of lines) {
    if (listMark.test(line)) items.push([line.replace(listMark, '')]);
    else items.at(-1)?.push(line);
  }
  return items
    .map((item) => paragraphText(item).replace(/[.;,]$/, ''))
    .filter((item) => item !== '')
    .join(', ');
}

/** Plain text of the construct at an offset, and where the construct ends. */
interface Piece {
  readonly text: string;
  readonly end: number;
}

function inlineText(text: string): string {
  const marks = /[\\`<!*_[&]/g;
  let plain = '';
  let index = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const piece = pieceAt(text, mark.index) ?? { text: mark[0], end: mark.index + 1 };
    plain += text.slice(index, mark.index) + piece.text;
    index = piece.end;
    marks.lastIndex = index;
  }
  return plain + text.slice(index);
}

function pieceAt(text: string, index: number): Piece | undefined {
  switch (text.charAt(index)) {
    case '\\':
      return matched(text, index, /\\([!-/:-@[-`{-~])/y);
    case '&':
      return referenceAt(text, index);
    case '`':
      return matched(text, index, /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y) ?? matched(text, index, /(`+)/y);
    case '<':
      return matched(text, index, /<((?:https?:|mailto:)[^\s<>]*)>/y) ?? matched(text, index, /<!--[\s\S]*?-->()/y) ?? tagAt(text, index);
    case '!':
      return text.charAt(index + 1) === '[' ? linkAt(text, index + 1) : undefined;
    case '[':
      return linkAt(text, index);
    case '*':
    case '_':
      return emphasisAt(text, index);
  }
  return undefined;
}

/** A character reference: `&lt;`, `&#65;`. */
function referenceAt(text: string, index: number): Piece | undefined {
  const piece = matched(text, index, /(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/iy);
  return piece && { ...piece, text: decodeString(piece.text) };
}

/** The last group of a match is its text. */
function matched(text: string, index: number, pattern: RegExp): Piece | undefined {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match === null ? undefined : { text: match.at(-1) ?? '', end: pattern.lastIndex };
}

const types: ReadonlySet<string> = new Set('string number boolean bigint symbol unknown any void never null undefined'.split(' '));

function tagAt(text: string, index: number): Piece | undefined {
  const pattern = /<\/?([a-z][a-z\d-]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/y;
  const piece = matched(text, index, pattern);
  return piece === undefined || types.has(piece.text) ? undefined : { ...piece, text: '' };
}

function linkAt(text: string, index: number): Piece | undefined {
  const labelEnd = closingBracket(text, index);
  if (labelEnd === undefined || !/[([]/.test(text.charAt(labelEnd + 1))) return undefined;
  const end = closingBracket(text, labelEnd + 1);
  return end === undefined ? undefined : { text: inlineText(text.slice(index + 1, labelEnd)), end: end + 1 };
}

/** Index of the bracket that closes the one at the index; brackets within and escaped ones are passed over, and so are titles. */
function closingBracket(text: string, index: number): number | undefined {
  const open = text.charAt(index);
  const close = open === '[' ? ']' : ')';
  let depth = 0;
  for (let at = index; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === open) depth++;
    else if (character === close && --depth === 0) return at;
    else if (character === '"' && open === '(') at = Math.max(at, text.indexOf('"', at + 1));
  }
  return undefined;
}

function emphasisAt(text: string, index: number): Piece | undefined {
  const marks = /[*_]{1,3}/y;
  marks.lastIndex = index;
  marks.exec(text);
  const [before, after] = [text.charAt(index - 1) || ' ', text.charAt(marks.lastIndex) || ' '];
  const isMark = (/\W/.test(before) && /\S/.test(after)) || (/\S/.test(before) && /\W/.test(after));
  return isMark ? { text: '', end: marks.lastIndex } : { text: text.slice(index, marks.lastIndex), end: marks.lastIndex };
}
