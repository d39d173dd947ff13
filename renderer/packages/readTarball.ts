import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { requireInside } from '../model/insideFolder.ts';

type Unpacked = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Unpacks a tarball as `npm pack` makes it: files only, below one folder, whose name doesn't count. */
export async function readTarball(packed: Buffer, folder: string): Promise<Unpacked> {
  const entries = readEntries(packed);
  if (!entries.ok) return entries;
  for (const { path, contents } of entries.value) {
    const target = requireInside(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, contents);
  }
  return { ok: true };
}

interface TarEntry {
  /** Relative to the package, with `/`. */
  readonly path: string;
  readonly contents: Buffer;
}

type Entries = { readonly ok: true; readonly value: readonly TarEntry[] } | { readonly ok: false; readonly reason: string };

const block = 512;
/** Most bytes of an unpacked package: a few kB of tarball can expand to any number of zeros. */
const mostBytes = 1024 * 1024 * 1024;

function readEntries(packed: Buffer): Entries {
  const bytes = unzip(packed);
  if (bytes === undefined) return { ok: false, reason: 'it is not compressed with gzip, or it is too large' };
  const entries: TarEntry[] = [];
  let longName: string | undefined;
  for (let at = 0; at + block <= bytes.length; ) {
    const header = bytes.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    const begin = at + block;
    if (!/^[0-7 ]*$/.test(textAt(header, 124, 12)) || begin + size > bytes.length) return { ok: false, reason: 'it is incomplete' };
    const contents = bytes.subarray(begin, begin + size);
    const type = textAt(header, 156, 1);
    at = begin + Math.ceil(size / block) * block;
    if (type === 'L') longName = contents.toString().replace(/\0.*$/s, '');
    else if (type === 'x') longName = /^\d+ path=(.*)$/m.exec(contents.toString())?.[1];
    else {
      const path = insidePath(longName ?? ownName(header));
      longName = undefined;
      if ((type === '0' || type === '') && path !== undefined) entries.push({ path, contents });
    }
  }
  return entries.length === 0 ? { ok: false, reason: 'it has no files' } : { ok: true, value: entries };
}

function unzip(packed: Buffer): Buffer | undefined {
  try {
    return gunzipSync(packed, { maxOutputLength: mostBytes });
  } catch {
    return undefined;
  }
}

function ownName(header: Buffer): string {
  const [name, prefix] = [textAt(header, 0, 100), textAt(header, 345, 155)];
  return prefix === '' ? name : `${prefix}/${name}`;
}

function textAt(header: Buffer, begin: number, length: number): string {
  return header
    .subarray(begin, begin + length)
    .toString()
    .replace(/\0.*$/s, '');
}

/** The path without its first folder. Undefined for a path that points out of the package. */
function insidePath(name: string): string | undefined {
  const path = posix.normalize(name).split('/').slice(1).join('/');
  const isInside = path !== '' && !name.startsWith('/') && !name.split('/').includes('..') && !/[\0\\]/.test(path);
  return isInside ? path : undefined;
}
