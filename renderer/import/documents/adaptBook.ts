import type { Edit } from './fences.ts';

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
  const blocks = [...text.matchAll(/^([ \t>]*)(`{3,}|~{3,})rust\b[^\n]*\n([\s\S]*?)^\1\2[`~]*[ \t]*$/gm)];
  const lines = blocks.flatMap(({ 0: whole, 1: indent = '', 3: code = '', index }) => {
    const first = index + whole.indexOf('\n') + 1;
    return [...code.matchAll(/^.*\n/gm)].flatMap(({ 0: line, index: at }): readonly Edit[] => {
      const [start, written] = [first + at, line.slice(indent.length).trim()];
      if (/^#(?:\s|$)/.test(written)) return [{ start, end: start + line.length, text: '' }];
      const sign = start + line.indexOf('##');
      return written.startsWith('##') ? [{ start: sign, end: sign + 1, text: '' }] : [];
    });
  });
  return [...titles, ...lines];
}
