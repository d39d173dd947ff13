import type { Sample } from '../../model/sample.ts';

/** A fenced block with what else stands at its head, and where it is. */
export interface Fence extends Sample {
  /** What follows the language: `title="a.js" no-run`. */
  readonly meta: string;
  /** 0-based line of the text that the code begins in. */
  readonly line: number;
}

/**
 * The fenced blocks of a text in Markdown, as its parser will give them. Fences without a language are TypeScript, as in comments.
 * Only what fences are made of is looked at: a fence within a quotation isn't found, and a sample of it has no links then.
 */
export function findFences(text: string): readonly Sample[] {
  return listFences(text).map(({ code, language }) => ({ code, language }));
}

/** The same with their heads and lines. */
export function listFences(text: string): readonly Fence[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  return [...text.matchAll(fence)].map(({ index, 1: indent = '', 3: language = '', 4: meta = '', 5: code = '' }) => ({
    code: withoutIndent(code.replace(/\n$/, ''), indent.length),
    language: language || 'ts',
    meta: meta.trim(),
    line: text.slice(0, index).split('\n').length,
  }));
}

const fence = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)([^\n`]*)\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm;

/** Takes away at most as many blanks as stand before the fence. */
function withoutIndent(code: string, indent: number): string {
  return indent === 0 ? code : code.replace(new RegExp(`^[ \\t]{1,${indent}}`, 'gm'), '');
}
