import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { DocumentSample, DocumentUse } from '../../model/document.ts';
import type { Place } from '../../model/problem.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';
import { referenceOf } from './reference.ts';

/**
 * Lists what may refer to the reference: links, names in code, blocks of code, each with the heading above it. Runs when headings have
 * their ids and code has its final form.
 */
export function rehypeUses({ uses, samples, input: { source } }: DocumentContext) {
  return (tree: Root, file: VFile): void => {
    const rows = String(file.value).split('\n');
    let section: string | undefined;
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName) && typeof node.properties.id === 'string') section = node.properties.id;
      const use = useOf(node, { rows, source });
      if (use === undefined) return undefined;
      uses.push(section === undefined ? use : { ...use, section });
      if (use.kind !== 'sample') return undefined;
      samples.push(node);
      // A block of code has an element for each colored word, and none of them refers to anything.
      return SKIP;
    });
  };
}

function useOf(node: Element, { rows, source }: { readonly rows: readonly string[]; readonly source: string }): DocumentUse | undefined {
  const { place, name, sample } = node.data ?? {};
  if (sample !== undefined) {
    const { code, language, isSkipped } = sample;
    const place = placeOf(node, source);
    node.data = { ...node.data, place };
    const skipped = isSkipped === undefined ? {} : { isSkipped };
    return { kind: 'sample', place, sample: { code, language, lines: linesOf(node, rows), ...skipped } };
  }
  if (place === undefined) return undefined;
  if (name !== undefined) return { kind: 'name', name, place };
  const reference = referenceOf(node);
  return reference?.kind === 'link' ? { kind: 'link', target: reference.target, place } : undefined;
}

/** Where the lines of a block begin in the source: below the fence, after its indent and the markers of quotations. */
function linesOf({ data, position }: Element, rows: readonly string[]): DocumentSample['lines'] {
  const { code = '', rows: kept } = data?.sample ?? {};
  const fence: Pick<Place, 'line' | 'column'> = position?.start ?? {};
  return code.split('\n').map((text, index) => {
    const line = (fence.line ?? 1) + 1 + (kept?.[index] ?? index);
    const row = rows[line - 1]?.replace(/\r$/, '') ?? '';
    const start = text === '' ? -1 : row.indexOf(text);
    return { line, column: start === -1 ? (fence.column ?? 1) : start + 1 };
  });
}
