import type { Element, ElementContent } from 'hast';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import { type SampleIndex, sampleKey } from '../../plan/links/sampleIndex.ts';

interface LinkSampleRequest {
  readonly samples: SampleIndex;
  readonly resolve: ResolveReference;
  /** The place of the block. */
  readonly place: Place;
  /** Which of several links to the same page there are. Default: all. */
  readonly repeated?: 'all' | 'first' | undefined;
}

/**
 * A block of code whose imported names are links to the reference. A link is inside of the token of its name, so it has the token's color,
 * and the text of the block does not change. Returns a copy.
 */
export function linkSample(figure: Element, { samples, resolve, place, repeated = 'all' }: LinkSampleRequest): Element {
  const sample = figure.data?.sample;
  const names = sample === undefined ? undefined : samples.get(sampleKey(sample));
  const seen = new Set<string>();
  const links = (names?.imported ?? []).flatMap(({ module, name, start, end }): readonly SampleLink[] => {
    const { href } = resolve({ target: `${module}#${name}`, kind: 'import', place });
    if (href === undefined || (repeated === 'first' && seen.has(href))) return [];
    seen.add(href);
    return [{ start, end, href }];
  });
  return links.length === 0 ? figure : placeLinks(figure, links);
}

interface SampleLink {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** Walks the texts of the code itself, a title left out, and counts their characters. */
function placeLinks(figure: Element, links: readonly SampleLink[]): Element {
  let offset = 0;
  let next = 0;

  function walk(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return splitText(node.value);
    if (node.type !== 'element' || node.tagName === 'figcaption') return [node];
    return [{ ...node, children: node.children.flatMap(walk) }];
  }

  function splitText(text: string): ElementContent[] {
    const begin = offset;
    offset += text.length;
    const nodes: ElementContent[] = [];
    let from = 0;
    for (let link = links[next]; link !== undefined && link.start < offset; link = links[next]) {
      next += 1;
      const to = link.end - begin;
      if (link.start < begin || to > text.length) continue;
      const before = text.slice(from, link.start - begin);
      if (before !== '') nodes.push({ type: 'text', value: before });
      nodes.push(anchor(link.href, text.slice(link.start - begin, to)));
      from = to;
    }
    return from === text.length ? nodes : [...nodes, { type: 'text', value: text.slice(from) }];
  }

  return { ...figure, children: figure.children.flatMap(walk) };
}

function anchor(href: string, text: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: text }] };
}

interface LinkNameRequest {
  /** As written: `GraphQLSchema.getType()`. */
  readonly name: string;
  readonly place: Place;
  readonly resolve: ResolveReference;
}

/** A span of code, within a link when its name means something of the reference. */
export function linkName(code: Element, { name, place, resolve }: LinkNameRequest): Element {
  const { href } = resolve({ target: name, kind: 'name', place });
  return href === undefined ? code : { type: 'element', tagName: 'a', properties: { href }, children: [code] };
}
