import GithubSlugger from 'github-slugger';
import type { Edit } from '../../model/textEdits.ts';

interface HeadingIdsRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
  /** The id that the former tool gives a heading by its text. */
  readonly idOf: (text: string) => string;
}

/** Longer lines are no headings that a person links to. */
const longestHeading = 500;

/** Ids for headings that had other ones at the former site, so that links to sections stay right. */
export function headingIds({ text, bare, idOf }: HeadingIdsRequest): readonly Edit[] {
  const own = new GithubSlugger();
  const former = new Map<string, number>();
  // A heading may be code alone, which the bare text does not have.
  return headingLines(bare).flatMap(({ index, line: { length } }): readonly Edit[] => {
    const line = text.slice(index, index + length).replace(/\r$/, '');
    if (/\{#[^{}\s]+\}\s*$/.test(line)) return [];
    const shown = shownText(line);
    const id = idOf(shown);
    const count = former.get(id) ?? 0;
    former.set(id, count + 1);
    const wanted = count === 0 ? id : `${id}-${count}`;
    const isTitle = /^#[ \t]/.test(line);
    if (own.slug(shown) === wanted || wanted === '' || isTitle) return [];
    const end = index + line.trimEnd().length;
    return [{ start: end, end, text: ` {#${wanted}}` }];
  });
}

/** Lines of headings, with their code taken out. */
export function headingLines(bare: string): readonly { readonly index: number; readonly line: string }[] {
  const all = [...bare.matchAll(/^#{1,6}[ \t].*$/gm)].map(({ 0: line, index }) => ({ index, line }));
  return all.filter(({ line }) => line.length <= longestHeading);
}

/** What readers see of a heading, without badges and other elements. */
export function shownText(line: string): string {
  return line
    .replace(/^#+[ \t]+/, '')
    .replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /(`+)(.*?)\1|<(\w+)[^<>]*\/>|<([A-Z]\w*)[^<>]*>.*?<\/\4>|<\/?[a-z][^<>]*>|(?<!\w)(\*\*?|__?)(?=\S)|(?<=\S)(\*\*?|__?)(?!\w)/g,
      (_, ticks?: string, code?: string) => (ticks === undefined ? '' : (code ?? '')),
    )
    .trim();
}
