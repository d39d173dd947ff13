import type { Element } from 'hast';
import rehypeRaw from 'rehype-raw';
import temml from 'temml';
import { VFile } from 'vfile';

/** A formula as MathML, or why it cannot be read, with the offset in its TeX where that is known. */
type Formula = { readonly element: Element } | { readonly reason: string; readonly offset?: number | undefined };

/** TeX as MathML, which browsers show without scripts and fonts. Commands that load or link to something are refused. */
export function mathmlOf(tex: string, { isBlock }: { readonly isBlock: boolean }): Formula {
  try {
    const value = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true });
    const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value }] }, new VFile());
    const [element] = 'children' in tree ? tree.children : [];
    // A reference to a formula is a link of HTML.
    if (element?.type !== 'element' || element.tagName !== 'math') return { reason: 'only a formula can be shown' };
    // Markdown versions of pages and tools for readers find the source here.
    element.properties.dataTex = tex;
    return { element };
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'it is nested too deeply' };
    // The parser throws other errors for some of what it does not read, such as a `\\` below an operator.
    if (!(error instanceof Error)) throw error;
    const offset = 'position' in error && typeof error.position === 'number' ? error.position : undefined;
    return { reason: error.message.replace(/ at (?:position|end of input)[\s\S]*$/, '').trim(), offset };
  }
}
