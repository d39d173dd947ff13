import type { Edit } from '../../model/textEdits.ts';
import { blocksIn } from './fences.ts';

interface AdaptBookRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
}

/** Lines of Rust code that mdBook hides (`# use x;`) are taken out, and so is `{{#title …}}`, which names the page in the browser. */
export function adaptBook({ text, bare }: AdaptBookRequest): readonly Edit[] {
  const titles = [...bare.matchAll(/^[ \t]*\{\{#title\s[^{}\n]*\}\}[ \t]*(?:\n|$)/gm)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    text: '',
  }));
  const lines = blocksIn(text).flatMap((block) => {
    const written = text.slice(block.start, block.end);
    const [opening, indent = ''] = /^([ \t>]*)[`~]{3,}rust\b[^\n]*\n/.exec(written) ?? [];
    if (opening === undefined) return [];
    return [...written.slice(opening.length).matchAll(/[^\n]*\n/g)].flatMap(({ 0: line, index }): readonly Edit[] => {
      const start = block.start + opening.length + index;
      const code = line.slice(indent.length).trim();
      if (/^#(?:\s|$)/.test(code)) return [{ start, end: start + line.length, text: '' }];
      const sign = start + line.indexOf('##');
      return code.startsWith('##') ? [{ start: sign, end: sign + 1, text: '' }] : [];
    });
  });
  return [...titles, ...lines];
}
