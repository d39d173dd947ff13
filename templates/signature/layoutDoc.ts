import type { Doc, Token } from './doc.ts';

/** A line of laid-out code: how many spaces it starts with, and what stands on it. */
export interface CodeLine {
  readonly indent: number;
  readonly tokens: readonly Token[];
}

const indentWidth = 2;

/**
 * Lays a document out in lines of at most `width` columns, where the document has places to break.
 *
 * A group stays on one line when all of it fits, together with everything behind it up to the next line that is sure
 * to end there. Groups behind it count as unbroken unless they yield: so parameters break before the type that is returned
 * does, and before the type parameters do.
 */
export function layoutDoc(doc: Doc, width: number): readonly CodeLine[] {
  const commands: Command[] = [{ doc, indent: 0, isFlat: false }];
  const lines: CodeLine[] = [];
  let tokens: Token[] = [];
  let start = 0;
  let column = 0;
  for (let command = commands.pop(); command !== undefined; command = commands.pop()) {
    const step = stepOf(command);
    if (step.kind === 'text') {
      append(tokens, step.token);
      column += step.token.text.length;
    } else if (step.kind === 'break') {
      lines.push({ indent: start, tokens: withoutTrailingSpace(tokens) });
      tokens = [];
      start = column = command.indent;
    } else if (step.kind === 'group') {
      const flat: Command = { doc: step.content, indent: command.indent, isFlat: true };
      const isFlat = !step.isBroken && (command.isFlat || fits(flat, commands, width - column));
      commands.push({ ...flat, isFlat });
    } else {
      commands.push(...step.commands);
    }
  }
  return [...lines, { indent: start, tokens }];
}

/** What stands in lines, without what it leads to. */
export function textOfLines(lines: readonly CodeLine[]): readonly string[] {
  return lines.map(({ indent, tokens }) => {
    let line = ' '.repeat(indent);
    for (const { text } of tokens) line += text;
    return line;
  });
}

interface Command {
  readonly doc: Doc;
  readonly indent: number;
  readonly isFlat: boolean;
}

/** What a command asks for. */
type Step =
  | { readonly kind: 'text'; readonly token: Token }
  | { readonly kind: 'break'; readonly isHard: boolean }
  | { readonly kind: 'group'; readonly content: Doc; readonly isBroken: boolean; readonly yields: boolean }
  /** For the top of the stack: the last comes first. */
  | { readonly kind: 'more'; readonly commands: readonly Command[] };

function stepOf({ doc, indent, isFlat }: Command): Step {
  if (typeof doc === 'string') return { kind: 'text', token: { kind: 'token', text: doc } };
  if (isList(doc)) return { kind: 'more', commands: doc.map((part) => ({ doc: part, indent, isFlat })).reverse() };
  switch (doc.kind) {
    case 'token':
      return { kind: 'text', token: doc };
    case 'line':
      return doc.isHard || !isFlat ? { kind: 'break', isHard: doc.isHard } : { kind: 'text', token: { kind: 'token', text: doc.flat } };
    case 'indent':
      return { kind: 'more', commands: [{ doc: doc.content, indent: indent + indentWidth, isFlat }] };
    case 'group':
      return doc;
    case 'if-broken':
      return { kind: 'text', token: { kind: 'token', text: isFlat ? '' : doc.text } };
  }
}

function isList(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

function fits(first: Command, behind: readonly Command[], width: number): boolean {
  const commands = [first];
  let left = behind.length;
  let room = width;
  while (room >= 0) {
    const command = commands.pop() ?? behind[--left];
    if (command === undefined) return true;
    const isBehind = left < behind.length;
    const step = stepOf(command);
    if (step.kind === 'text') room -= step.token.text.length;
    else if (step.kind === 'more') commands.push(...step.commands);
    else if (step.kind === 'break') return isBehind || !step.isHard;
    else if (step.isBroken && !isBehind) return false;
    else commands.push({ doc: step.content, indent: command.indent, isFlat: !step.isBroken && !(step.yields && isBehind) });
  }
  return false;
}

/** Where a union begins on the next line, the space behind `=` is left over. */
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
