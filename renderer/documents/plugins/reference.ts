import type { Element } from 'hast';
import type { Place } from '../../model/problem.ts';
import type { Sample } from '../../model/sample.ts';

declare module 'hast' {
  interface ElementData {
    /** Where an author wrote this link or image. Elements without it are the pipeline's own and stay as they are. */
    place?: Place | undefined;
    /** The possible name in a span of code, as written: `GraphQLSchema.getType()`. */
    name?: string | undefined;
    /** The block of code that a figure shows; `rows` tells which of its lines in the source are left, where some were taken out. */
    sample?: (Sample & { readonly rows?: readonly number[] | undefined; readonly isSkipped?: true }) | undefined;
  }
}

/** A link or an image, with its address as written. */
interface WrittenReference {
  readonly kind: 'link' | 'image';
  readonly target: string;
}

/** The link or image that an element is, if it is one with an address. */
export function referenceOf({ tagName, properties }: Element): WrittenReference | undefined {
  if (tagName === 'img' && typeof properties.src === 'string') return { kind: 'image', target: decodeTarget(properties.src) };
  if (tagName === 'a' && typeof properties.href === 'string') return { kind: 'link', target: decodeTarget(properties.href) };
  return undefined;
}

/** A path as its author wrote it: the parser has escaped characters that URLs do not allow. URLs with a scheme stay as they are. */
export function decodeTarget(address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !address.includes('%')) return address;
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
