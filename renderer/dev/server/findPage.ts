import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

interface FindPageRequest {
  readonly folder: string;
  readonly names: readonly string[];
  readonly hasSlash: boolean;
}

/** `file`: the path of the file to send, as a list of names. `clean`: the path of the address to redirect to. */
export type Page = { readonly file: readonly string[] } | { readonly clean: readonly string[] };

/**
 * The file that answers at an address: the file of that name, else the page of that name. An address that ends in
 * `index.html` or `.html` is that of a page, too, but not the one that readers should see and share.
 */
export async function findPage(request: FindPageRequest): Promise<Page | undefined> {
  const { folder, names } = request;
  const clean = cleanNames(names);
  if (clean !== undefined && !request.hasSlash) {
    const page = await findByCleanName(folder, clean);
    return page === undefined ? undefined : { clean };
  }
  const file = request.hasSlash || names.length === 0 ? undefined : await findFile({ folder, names });
  const found = file ?? (await findByCleanName(folder, names));
  return found === undefined ? undefined : { file: found };
}

/** Names of the address of a page that was requested by its file. Undefined for other files: addresses of pages have no ending. */
export function cleanNames(names: readonly string[]): readonly string[] | undefined {
  const last = names.at(-1);
  if (last === undefined || !last.endsWith('.html') || last === '.html') return undefined;
  return last === 'index.html' ? names.slice(0, -1) : [...names.slice(0, -1), last.slice(0, -'.html'.length)];
}

async function findByCleanName(folder: string, names: readonly string[]): Promise<readonly string[] | undefined> {
  const index = await findFile({ folder, names: [...names, 'index.html'] });
  const last = names.at(-1);
  return index ?? (last === undefined ? undefined : findFile({ folder, names: [...names.slice(0, -1), `${last}.html`] }));
}

interface FindFileRequest {
  /** Absolute folder that nothing outside of is served. */
  readonly folder: string;
  /** Decoded names of a path in it. */
  readonly names: readonly string[];
}

/**
 * The file at a path, given as names below the folder, if its real path is in the folder. Symbolic links are resolved first, so neither a
 * link nor a sibling with the same prefix gives access to other files.
 */
async function findFile({ folder, names }: FindFileRequest): Promise<readonly string[] | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...names));
    const way = relative(root, file);
    const isInside = way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..';
    return isInside && (await stat(file)).isFile() ? way.split(sep) : undefined;
  } catch {
    return undefined;
  }
}

/** The site's page for unknown addresses, if it has one. */
export async function readNotFoundPage(folder: string): Promise<Buffer | undefined> {
  const names = await findFile({ folder, names: ['404.html'] });
  return names === undefined ? undefined : readFile(join(folder, ...names));
}
