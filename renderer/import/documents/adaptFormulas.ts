import type { Edit } from '../../model/textEdits.ts';

/** `\\( x \\)` and `\\[ x \\]` of mdBook become `$x$` and `$$x$$`. */
export function adaptFormulas(bare: string): readonly Edit[] {
  const forms = [
    { form: /\\\\\(\s*((?:(?!\\\\\)|\n\s*\n)[\s\S])+?)\s*\\\\\)/g, around: '$' },
    { form: /\\\\\[\s*((?:(?!\\\\\]|\n\s*\n)[\s\S])+?)\s*\\\\\]/g, around: '$$\n' },
  ];
  return forms.flatMap(({ form, around }) =>
    [...bare.matchAll(form)].map(({ 0: whole, 1: tex = '', index }) => ({
      start: index,
      end: index + whole.length,
      text: `${around}${tex}${[...around].toReversed().join('')}`,
    })),
  );
}
