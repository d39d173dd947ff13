import { type PartProps, parseProps } from './partProps.ts';
import type { TextLine } from './textLines.ts';

interface UsedPart {
  readonly path: string;
  readonly props: PartProps;
  readonly before: string;
  readonly after: string;
  /** Index of the last line of the element. */
  readonly last: number;
}

const mostElementLines = 20;

/** The first element of an imported part that begins in a line. */
export function usedPart(at: {
  readonly lines: readonly TextLine[];
  readonly index: number;
  readonly imports: ReadonlyMap<string, string>;
}): UsedPart | undefined {
  const line = at.lines[at.index]?.text ?? '';
  for (const [written, path] of at.imports) {
    const name = written.replaceAll('$', '\\$');
    if (!new RegExp(`^(?:[^\`]|\`[^\`]*\`)*?<${name}(?=[\\s/>]|$)`).test(line)) continue;
    const element = new RegExp(`^((?:[^\`]|\`[^\`]*\`)*?)<${name}((?:\\s(?:[^<>]|=>)*?)?)\\s*(?:/>|>\\s*</${name}>)`);
    for (let count = 1; count <= mostElementLines; count += 1) {
      const text = at.lines
        .slice(at.index, at.index + count)
        .map((one) => one.text)
        .join('\n');
      const [whole, before = '', attributes = ''] = element.exec(text) ?? [];
      if (whole === undefined) continue;
      return { path, props: parseProps(attributes), before, after: text.slice(whole.length), last: at.index + count - 1 };
    }
  }
  return undefined;
}
