import { mkdir, open } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { insideFolder } from '../model/insideFolder.ts';
import { isRefusal } from './isRefusal.ts';

/** What unpacking takes, whether it succeeds or not. */
interface UnpackedSize {
  /** Of the archive without compression. */
  readonly bytes: number;
  readonly files: number;
}

type Unpacked = ({ readonly ok: true } | { readonly ok: false; readonly reason: string }) & UnpackedSize;

interface TarballRequest {
  /** The compressed archive, as a whole or in parts. */
  readonly packed: Buffer | Readable;
  /** Absolute; made if it is missing. */
  readonly folder: string;
  /** A few kB can expand to any number of zeros. Default: 1 GB and 100,000 files. */
  readonly most?: UnpackedSize | undefined;
}

const defaultMost: UnpackedSize = { bytes: 1024 * 1024 * 1024, files: 100_000 };

/** Why a tarball cannot be unpacked. */
class TarballFault extends Error {}

/**
 * Unpacks a tarball as `npm pack` makes it: files only, below one folder, whose name doesn't count. Links, devices and paths that point out of the
 * package are skipped. Any fault of the tarball is returned as a reason; files before the fault stay. Only parts of it are in memory.
 */
export async function readTarball({ packed, folder, most = defaultMost }: TarballRequest): Promise<Unpacked> {
  const size = { bytes: 0, files: 0 };
  async function* counted(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      size.bytes += part.length;
      if (size.bytes > most.bytes) throw new TarballFault(`it expands to more than ${Math.floor(most.bytes / 1024 / 1024)} MB`);
      yield part;
    }
  }
  const takeFile = async (path: string, contents: AsyncIterable<Uint8Array>): Promise<void> => {
    const file = insideFolder(folder, path);
    if (file === undefined) throw new TarballFault(`"${path}" cannot be the name of a file`);
    size.files += 1;
    if (size.files > most.files) throw new TarballFault(`it has more than ${most.files} files`);
    await writeEntry({ path, file, contents });
  };
  await mkdir(folder, { recursive: true });
  const source = Buffer.isBuffer(packed) ? Readable.from([packed]) : packed;
  const unzipped = createGunzip();
  // While entries are read, the reader handles errors. A later error has no other listener, and would end the process.
  unzipped.on('error', () => undefined);
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  try {
    await readEntries(counted(unzipped), takeFile);
    return size.files === 0 ? { ok: false, reason: 'it has no files', ...size } : { ok: true, ...size };
  } catch (error) {
    if (isRefusal(error)) throw error;
    return { ok: false, reason: reasonOf(error), ...size };
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function readEntries(
  parts: AsyncIterable<Uint8Array>,
  takeFile: (path: string, contents: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const writer = writable.getWriter();
  const feed = async (): Promise<void> => {
    for await (const part of parts) await writer.write(part);
    await writer.close();
  };
  const read = async (): Promise<void> => {
    for await (const { header, body } of readable) {
      const path = header.type === 'file' ? pathInPackage(header.name) : undefined;
      if (path === undefined) await skip(body);
      else await takeFile(path, body);
    }
  };
  // Both end before this does: nothing is written afterwards.
  const failures: unknown[] = [];
  const stop = async (error: unknown): Promise<void> => {
    failures.push(error);
    await writer.abort(error).catch(() => undefined);
  };
  await Promise.all([feed().catch(stop), read().catch(stop)]);
  if (failures.length > 0) throw failures[0];
}

/** Canceling instead can take the contents of the next entry from it, which then never end (modern-tar 0.8.6). */
async function skip(contents: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of contents);
}

interface Entry {
  /** In the package. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  readonly contents: AsyncIterable<Uint8Array>;
}

async function writeEntry({ path, file, contents }: Entry): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    // `writeFile` of Node.js never ends if a web stream has ended before it begins.
    const handle = await open(file, 'w');
    try {
      for await (const part of contents) await handle.appendFile(part);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isRefusal(error) || !(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    // A name that is too long, or that of a file where a folder is needed.
    throw new TarballFault(`"${path.slice(0, 100)}" cannot be written (${String(error.code)})`);
  }
}

/** The path without its first folder. Undefined for a path that points out of the package. */
function pathInPackage(name: string): string | undefined {
  const path = posix.normalize(name).split('/').slice(1).join('/');
  const isInside = path !== '' && !name.startsWith('/') && !name.split('/').includes('..') && !path.includes('\\');
  return isInside ? path : undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof TarballFault) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return 'it is incomplete';
  if (code.startsWith('Z_')) return 'it is not compressed with gzip, or it is damaged';
  return `it is incomplete or damaged (${error instanceof Error ? error.message : String(error)})`;
}
