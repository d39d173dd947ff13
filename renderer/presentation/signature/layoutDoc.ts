import type { Doc, Token } from './doc.ts';

/** A line of formatted code: its indent in spaces, and its tokens. */
export interface CodeLine {
  readonly indent: number;
  readonly tokens: readonly Token[];
}

const indentWidth = 2;

/**
 * Formats a document in lines of at most `width` columns, where the document has places to break.
 * A group stays on one line when it fits, together with everything after it up to the next line break that is certain. Groups after it
 * count as unbroken unless they yield. So parameters break before the returned type, and before the type parameters.
 */
export function layoutDoc(doc: Doc, width: number): readonly CodeLine[] {
  const commands: Command[] = [{ doc, indent: 0 }];
  const lines: CodeLine[] = [];
  let line = createLine(0);
  for (let command = commands.pop(); command !== undefined; command = commands.pop()) {
    const { doc, indent } = command;
    if (typeof doc === 'string') addText(line, doc);
    else if (isList(doc)) for (const part of doc.toReversed()) commands.push({ doc: part, indent });
    else if (doc.kind === 'token') addToken(line, doc);
    else if (doc.kind === 'if-broken') addText(line, doc.text);
    else if (doc.kind === 'indent') commands.push({ doc: doc.content, indent: indent + indentWidth });
    else if (doc.kind === 'line') {
      lines.push({ indent: line.indent, tokens: withoutTrailingSpace(tokensOf(line)) });
      line = createLine(indent);
    } else if (!doc.isBroken && fits(doc.content, { after: commands, room: width - line.column })) addFlat(line, doc.content);
    else commands.push({ doc: doc.content, indent });
  }
  return [...lines, { indent: line.indent, tokens: tokensOf(line) }];
}

/** The text of lines, without links. */
export function textOfLines(lines: readonly CodeLine[]): readonly string[] {
  return lines.map(({ indent, tokens }) => {
    let line = ' '.repeat(indent);
    for (const { text } of tokens) line += text;
    return line;
  });
}

/** The text of a document on one line, whatever its width. */
export function textOfDoc(doc: Doc): string {
  return textOfLines(layoutDoc(doc, Number.POSITIVE_INFINITY)).join(' ');
}

/** To print something that isn't on one line, or need not be. */
interface Command {
  readonly doc: Doc;
  readonly indent: number;
}

function isList(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

/** A line that is being made. */
interface Line {
  readonly indent: number;
  readonly tokens: Token[];
  /** What follows the tokens: plain texts in a row become one token. */
  plain: string;
  column: number;
}

function createLine(indent: number): Line {
  return { indent, tokens: [], plain: '', column: indent };
}

function addText(line: Line, text: string): void {
  line.plain += text;
  line.column += text.length;
}

function addToken(line: Line, token: Token): void {
  if (isPlain(token)) addText(line, token.text);
  else if (token.text !== '') {
    tokensOf(line).push(token);
    line.column += token.text.length;
  }
}

function tokensOf(line: Line): Token[] {
  if (line.plain !== '') line.tokens.push({ kind: 'token', text: line.plain });
  line.plain = '';
  return line.tokens;
}

/** Something that fits: nothing in it breaks. */
function addFlat(line: Line, doc: Doc): void {
  if (typeof doc === 'string') addText(line, doc);
  else if (isList(doc)) for (const part of doc) addFlat(line, part);
  else if (doc.kind === 'token') addToken(line, doc);
  else if (doc.kind === 'line') addText(line, doc.flat);
  else if (doc.kind !== 'if-broken') addFlat(line, doc.content);
}

function fits(doc: Doc, { after, room }: { readonly after: readonly Command[]; readonly room: number }): boolean {
  const ruler: Ruler = { room, isAfter: false };
  let goesOn = takeFlat(doc, ruler);
  ruler.isAfter = true;
  for (let at = after.length - 1; goesOn && at >= 0; at -= 1) goesOn = takeLoose(after[at]?.doc ?? '', ruler);
  return ruler.room >= 0;
}

/** Measures the rest of a line. */
interface Ruler {
  /** Below zero when there isn't enough. */
  room: number;
  /** Whether the group itself has been measured, and what follows is the text after it. */
  isAfter: boolean;
}

/** Takes the room of something on one line. False when there isn't enough, or the line ends. */
function takeFlat(doc: Doc, ruler: Ruler): boolean {
  if (typeof doc === 'string') return take(doc, ruler);
  if (isList(doc)) {
    for (const part of doc) if (!takeFlat(part, ruler)) return false;
    return true;
  }
  switch (doc.kind) {
    case 'token':
      return take(doc.text, ruler);
    case 'line':
      return doc.isHard ? endLine(ruler) : take(doc.flat, ruler);
    case 'indent':
      return takeFlat(doc.content, ruler);
    case 'group':
      if (doc.isBroken && !ruler.isAfter) return endLine(ruler);
      return takeGroup(doc, ruler);
    case 'if-broken':
      return true;
  }
}

/** The same for a group that may break, after the measured one. */
function takeLoose(doc: Doc, ruler: Ruler): boolean {
  if (typeof doc === 'string') return take(doc, ruler);
  if (isList(doc)) {
    for (const part of doc) if (!takeLoose(part, ruler)) return false;
    return true;
  }
  switch (doc.kind) {
    case 'token':
    case 'if-broken':
      return take(doc.text, ruler);
    case 'line':
      return endLine(ruler);
    case 'indent':
      return takeLoose(doc.content, ruler);
    case 'group':
      return takeGroup(doc, ruler);
  }
}

function takeGroup({ content, isBroken, yields }: Extract<Doc, { readonly kind: 'group' }>, ruler: Ruler): boolean {
  return isBroken || (yields && ruler.isAfter) ? takeLoose(content, ruler) : takeFlat(content, ruler);
}

function take({ length }: string, ruler: Ruler): boolean {
  ruler.room -= length;
  return ruler.room >= 0;
}

/**
 * Ends the measured line. Within the group, a forced line break means that the group does not fit; after the group, it means that the group
 * fits.
 */
function endLine(ruler: Ruler): boolean {
  if (!ruler.isAfter) ruler.room = -1;
  return false;
}

/** Removes the space after `=` where a union begins on the next line. */
function withoutTrailingSpace(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last?.text.endsWith(' ') ? [...tokens.slice(0, -1), { ...last, text: last.text.trimEnd() }] : tokens;
}

/** Plain texts in a row become one token. */
export function append(tokens: Token[], token: Token): void {
  if (token.text === '') return;
  const last = tokens.at(-1);
  if (last !== undefined && isPlain(last) && isPlain(token)) {
    tokens[tokens.length - 1] = { kind: 'token', text: last.text + token.text };
  } else {
    tokens.push(token);
  }
}

function isPlain(token: Token): boolean {
  return token.tokenKind === undefined && token.target === undefined;
}
