/** Two tokens that meet on pages, without `--color-`, and the ratio of WCAG 2 that they need. */
export interface ContrastPair {
  readonly color: string;
  readonly background: string;
  readonly least: number;
}

/** The ratio for text, and for edges that only have to be seen. */
const readable = 4.5;
const visible = 3;

const grounds = ['background', 'background-soft', 'background-code'];
const areas = [...grounds, 'background-mark', 'selection'];
const texts = ['text', 'text-soft', 'accent-text'];
const notes = ['note', 'tip', 'important', 'warning', 'caution'];

/** The pairs that the theme has, for all tokens of these names. */
export function contrastPairs(names: readonly string[]): readonly ContrastPair[] {
  const syntax = names.filter((name) => name.startsWith('token-'));
  const kinds = names.filter((name) => name.startsWith('kind-'));
  const pairs = (colors: readonly string[], backgrounds: readonly string[], least: number): readonly ContrastPair[] =>
    colors.flatMap((color) => backgrounds.map((background) => ({ color, background, least })));
  return [
    ...pairs(texts, areas, readable),
    ...pairs(syntax, ['background', 'background-code', 'background-mark', 'selection'], readable),
    ...pairs(['text', 'accent-text'], ['accent-soft'], readable),
    ...pairs(['on-accent'], ['accent-text'], readable),
    ...pairs([...notes, ...kinds], ['background'], readable),
    ...pairs(['border-strong', 'focus', 'accent'], grounds, visible),
  ];
}
