import type { TextLine } from './textLines.ts';

/** Values of attributes: a text, or the source of an expression. */
export type PartProps = ReadonlyMap<string, { readonly text: string } | { readonly expression: string }>;

/** Attributes of `<Part name="Ada" size={2} isOpen />`. */
export function parseProps(attributes: string): PartProps {
  const pattern = /([A-Za-z_][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}))?/g;
  return new Map(
    [...attributes.matchAll(pattern)].map(([, name = '', double, single, expression]) => {
      const text = double ?? single;
      return [name, text === undefined ? { expression: expression ?? 'true' } : { text }];
    }),
  );
}

/** Puts the values of a part into its text, where it says `{props.name}` or has an expression with `props.name`. */
export function insertProps(lines: readonly TextLine[], props: PartProps): readonly TextLine[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const sign = /^\s*(`{3,}|~{3,})/.exec(line.text)?.[1];
    if (sign !== undefined) fence = fence === undefined ? sign : sign.startsWith(fence) ? undefined : fence;
    if (fence !== undefined || !line.text.includes('props.')) return line;
    const text = line.text
      .replace(/(?<!=)\{props\.(\w+)\}/g, (_, name: string) => shown(props.get(name)))
      .replace(/\bprops\.(\w+)/g, (_, name: string) => literalOf(props.get(name)));
    return { ...line, text };
  });
}

type PropValue = ReturnType<PartProps['get']>;

function shown(value: PropValue): string {
  if (value === undefined) return '';
  return 'text' in value ? value.text : `{${value.expression}}`;
}

function literalOf(value: PropValue): string {
  if (value === undefined) return 'undefined';
  return 'text' in value ? JSON.stringify(value.text) : `(${value.expression})`;
}
