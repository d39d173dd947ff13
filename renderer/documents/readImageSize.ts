import path from 'node:path';
import { imageSize } from 'image-size';
import type { Reader } from '../engine/reader.ts';
import type { ImageSize } from './plugins/documentContext.ts';

interface ImageInput {
  /** As written: `./cat.png` next to the document, `/img/cat.png` in a static folder. */
  readonly target: string;
  /** Absolute folder of the document. */
  readonly folder: string;
  readonly staticFolders: readonly string[];
}

/** Width and height of a local image. Undefined for a remote or missing image, and for a file that is not an image. */
export function readImageSize(input: ImageInput, read: Pick<Reader, 'file'>): ImageSize | undefined {
  for (const candidate of imageCandidates(input)) {
    const size = sizeOf(read.file(candidate));
    if (size) return size;
  }
  return undefined;
}

/** The files that an address may mean, in the order in which they are tried. */
function imageCandidates({ target, folder, staticFolders }: ImageInput): readonly string[] {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return [];
  const name = target.replace(/[?#].*$/, '');
  return name.startsWith('/') ? staticFolders.map((root) => path.join(root, name)) : [path.join(folder, name)];
}

/** A head can claim any size, and a page leaves as much room as it claims. */
const longestSide = 20_000;

function isLikely(pixels: number): boolean {
  return pixels > 0 && pixels <= longestSide;
}

/** A file that can't be read has no size; whether it should be there is for the check of links to say. */
function sizeOf(contents: Uint8Array | undefined): ImageSize | undefined {
  if (contents === undefined) return undefined;
  try {
    const { width, height, orientation } = imageSize(contents);
    if (![width, height].every(isLikely)) return undefined;
    const isTurned = orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
