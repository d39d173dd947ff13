import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageSize } from './documentContext.ts';

export interface ImageInput {
  /** As written: `./cat.png` beside the document, `/img/cat.png` in a static folder. */
  readonly target: string;
  /** Absolute folder of the document. */
  readonly folder: string;
  readonly staticFolders: readonly string[];
}

/** Width and height of a local image; undefined for one elsewhere, and for what isn't there or isn't an image. */
export function readImageSize({ target, folder, staticFolders }: ImageInput): ImageSize | undefined {
  for (const candidate of imageCandidates({ target, folder, staticFolders })) {
    const size = sizeOf(candidate);
    if (size) return size;
  }
  return undefined;
}

/** The files that an address may mean, in the order in which they are tried. */
export function imageCandidates({ target, folder, staticFolders }: ImageInput): readonly string[] {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return [];
  const name = target.replace(/[?#].*$/, '');
  return name.startsWith('/') ? staticFolders.map((root) => path.join(root, name)) : [path.join(folder, name)];
}

/** A file that can't be read has no size; whether it should be there is for the check of links to say. */
function sizeOf(file: string): ImageSize | undefined {
  try {
    const { width, height, orientation } = imageSize(readFileSync(file));
    const isTurned = orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
