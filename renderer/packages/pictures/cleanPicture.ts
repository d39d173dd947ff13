import { type CleanPicture, cleanSvg } from './cleanSvg.ts';

/** Whether a file can be a picture of a package's texts, by its name. */
export function isPictureName(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path);
}

/** In bytes. Bigger ones are rather films than pictures, and better left where they are. */
export const biggestPicture = 5_000_000;

/**
 * The contents of a package's picture as the site publishes them. Raster pictures are copied if their first bytes are those of such a
 * picture: a host that sends no type lets browsers guess it from these, and nothing that is guessed from them can run a script. An SVG is
 * written again without what could.
 */
export function cleanPicture(path: string, contents: Uint8Array): CleanPicture {
  if (contents.length > biggestPicture) return { fault: { reason: 'it is larger than 5 MB' } };
  if (/\.svg$/i.test(path)) return cleanSvg(contents);
  return isRaster(Buffer.from(contents.subarray(0, 12)).toString('latin1'))
    ? { contents }
    : { fault: { reason: 'its contents are not those of a picture' } };
}

function isRaster(head: string): boolean {
  if (['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'].some((beginning) => head.startsWith(beginning))) return true;
  if (head.startsWith('RIFF')) return head.endsWith('WEBP');
  // AVIF. It begins with a size, whose first bytes are zero in each real file: other bytes could be those of HTML.
  return head.startsWith('\0\0') && /^ftyp(?:avi[fs]|mi[fs]1)$/.test(head.slice(4));
}
