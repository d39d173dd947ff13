import type { Sample } from '../../model/sample.ts';

/**
 * The fenced blocks of a text in Markdown, as its parser will give them. Fences without a language are TypeScript, as in comments.
 * Only what fences are made of is looked at: a fence within a quotation isn't found, and a sample of it has no links then.
 */
export function findFences(text: string): readonly Sample[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  return [...text.matchAll(fence)].map(([, indent = '', , language = '', code = '']) => ({
    code: withoutIndent(code.replace(/\n$/, ''), indent.length),
    language: language || 'ts',
  }));
}

const fence = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[^\n`]*\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm;

/** Takes away at most as many blanks as stand before the fence. */
function withoutIndent(code: string, indent: number): string {
  return indent === 0 ? code : code.replace(new RegExp(`^[ \\t]{1,${indent}}`, 'gm'), '');
}
