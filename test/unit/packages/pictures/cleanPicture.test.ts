import { expect, it } from 'vitest';
import { cleanPicture } from '../../../../renderer/packages/pictures/cleanPicture.ts';

const reasonFor = (path: string, contents: string): string | undefined => {
  const bytes = Buffer.from(contents, 'latin1');
  const picture = cleanPicture(path, bytes);
  if ('fault' in picture) return picture.fault.reason;
  expect(picture.contents).toEqual(bytes);
  return undefined;
};

it('copies raster pictures, whichever of them their name says', () => {
  expect(reasonFor('a.png', '\x89PNG\r\n\x1a\n\0')).toBeUndefined();
  expect(reasonFor('a.png', '\xff\xd8\xff\xe0')).toBeUndefined();
  expect(reasonFor('a.JPG', 'GIF89a')).toBeUndefined();
  expect(reasonFor('a.webp', 'RIFF\x01\x02\x03\x04WEBP')).toBeUndefined();
  expect(reasonFor('a.avif', '\0\0\0 ftypavif')).toBeUndefined();
});

it('refuses files whose contents are something else', () => {
  const reason = 'its contents are not those of a picture';
  expect(reasonFor('a.png', '<script>a()</script>')).toBe(reason);
  expect(reasonFor('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(reason);
  expect(reasonFor('a.png', 'version https://git-lfs.github.com/spec/v1')).toBe(reason);
  expect(reasonFor('a.webp', 'RIFF\x01\x02\x03\x04AVI ')).toBe(reason);
  // A browser that has to guess takes this for HTML.
  expect(reasonFor('a.avif', '<!--ftypavif--><script>a()</script>')).toBe(reason);
  expect(reasonFor('a.gif', '')).toBe(reason);
  expect(reasonFor('a.svg', '\x89PNG\r\n\x1a\n\0')).toBe('its encoding is not UTF-8');
});

it('refuses large files', () => {
  expect(reasonFor('a.gif', 'GIF89a'.padEnd(5_000_001))).toBe('it is larger than 5 MB');
});
