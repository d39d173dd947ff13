import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Paths of all HTML files in a folder of a release, sorted: `api/index.html`. None if there is no such folder. Only the pages themselves are
 * asked, so nothing else in the folder has to be whole.
 */
export async function listPages(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => name.endsWith('.html') && name !== '404.html').toSorted();
}

/** The address of a page below its release: `/api` for `api/index.html`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
}

/** Whether gqldocs wrote a page without the frame of a site: a redirect, or a page next to the releases. */
export function isPlainPage(html: string): boolean {
  return html.includes('<meta name="generator" content="gqldocs">');
}

/** The pages in a folder of a release, without redirects and without those that are known already. */
export async function listAddresses(
  folder: string,
  known: ReadonlySet<string>,
): Promise<readonly { readonly path: string; readonly href: string }[]> {
  const addresses: { readonly path: string; readonly href: string }[] = [];
  for (const path of await listPages(folder))
    if (!known.has(path) && !isPlainPage(await readFile(join(folder, path), 'utf8'))) addresses.push({ path, href: pageAddress(path) });
  return addresses;
}
