import { parseFence } from '../../model/parseFence.ts';
import type { Sample } from '../../model/sample.ts';

/** A fenced block with the rest of its first line, and its place. */
export interface Fence extends Sample {
  /** The text after the language: `title="a.js" no-run`. */
  readonly meta: string;
  /** 0-based line of the text that the code begins in. */
  readonly line: number;
}

/**
 * The fenced blocks of a Markdown text, in the order of its parser, also those in quotations and lists. Fences without a language are
 * TypeScript, as in comments. Only lines that look like fences are read. Takes time in proportion to the text. A fence without an end goes on
 * to the end of the text.
 */
export function listFences(text: string): readonly Fence[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  const lines = text.split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = parseHead(lines[at] ?? '');
    if (head === undefined) continue;
    const line = at + 1;
    const { quotes, sign, language, meta, indent } = head;
    const code: string[] = [];
    for (at = line; at < lines.length; at += 1) {
      const inner = withoutQuotes(lines[at] ?? '', quotes);
      if (inner === undefined || isEnd(inner, sign)) break;
      code.push(inner);
    }
    fences.push({ code: withoutIndent(code.join('\n'), indent), language, meta, line });
    // A quotation ends its fence, too. The line after it may begin another.
    if (withoutQuotes(lines[at] ?? '', quotes) === undefined) at -= 1;
  }
  return fences;
}

interface FenceHead {
  /** How many quotations it is in. */
  readonly quotes: number;
  /** The character of the fence, three or more times. */
  readonly sign: string;
  readonly language: string;
  readonly meta: string;
  /** Number of spaces before the fence. */
  readonly indent: number;
}

function parseHead(line: string): FenceHead | undefined {
  const [, prefix = '', sign, written = '', rest = ''] = headPattern.exec(line) ?? [];
  if (sign === undefined || (sign.startsWith('`') && rest.includes('`'))) return undefined;
  const { lang, meta } = parseFence({ lang: written, meta: rest.trim() });
  const quotes = prefix.split('>').length - 1;
  // Lines of an item of a list are indented by its mark.
  const indent = prefix.replace(/^.*> ?/s, '').length;
  return { quotes, sign, language: lang || 'ts', meta, indent };
}

/** Marks of quotations and of items of lists, spaces, and the fence. */
const headPattern = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)(.*)/s;

/** The rest of a line of some quotations. Undefined for a line that is not in all of them. */
function withoutQuotes(line: string, quotes: number): string | undefined {
  let rest: string | undefined = line;
  for (let left = quotes; left > 0 && rest !== undefined; left -= 1) rest = /^[ \t]*> ?(.*)$/s.exec(rest)?.[1];
  return rest;
}

function isEnd(line: string, sign: string): boolean {
  return /^[ \t]*(`+|~+)[ \t\r]*$/.exec(line)?.[1]?.startsWith(sign) === true;
}

/** Removes at most as many spaces as there are before the fence. */
function withoutIndent(code: string, indent: number): string {
  return indent === 0 ? code : code.replace(new RegExp(`^[ \\t]{1,${indent}}`, 'gm'), '');
}

/** Languages, in lower case, that are JavaScript but for types. */
export const runnableLanguages: ReadonlySet<string> = new Set(['ts', 'mts', 'cts', 'typescript', 'js', 'mjs', 'cjs', 'javascript']);

const languages: ReadonlySet<string> = new Set([...runnableLanguages, 'tsx', 'jsx']);

/** Whether a block may import one of these packages: a look at its text, so that most blocks are never parsed. */
export function mentionsModule({ code, language }: Sample, packages: readonly string[]): boolean {
  if (!languages.has(language.toLowerCase())) return false;
  return packages.some((name) => code.includes(`'${name}`) || code.includes(`"${name}`));
}
