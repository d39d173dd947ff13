import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../engine/makeFolder.ts';
import { decodeAddress, normalizeHref } from '../../model/addresses.ts';
import type { AddressesConfig } from '../../model/config.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { isBelow } from '../../model/isBelow.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import type { OutputFile } from '../../model/page.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../../model/releases.ts';
import { embedJson, escapeHtml } from '../../render/htmlDocument.ts';
import { pageStyle } from '../../render/pageStyle.ts';
import { plainPage, redirectPage } from '../../render/redirectPage.ts';
import { isPlainPage, pageAddress } from './listPages.ts';

/**
 * Writes files next to the releases, each in one step, so that a reader never gets half of one. A page that gqldocs did not write stays as
 * it is: a site may have a home page of its own.
 *
 * @param folder absolute, of all releases
 */
export async function writeShared(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { path, contents } of files) {
    const file = requireInside(folder, path);
    if (path.endsWith('.html') && existsSync(file) && !isPlainPage(await readFile(file, 'utf8'))) continue;
    makeFolder(dirname(file));
    // No release can have a name that begins with a dot.
    const temporary = join(dirname(file), `.${basename(file)}.new`);
    await writeFile(temporary, contents);
    await rename(temporary, file);
  }
}

interface SharedPagesRequest {
  readonly manifest: ReleaseManifest;
  /** Title of the site. */
  readonly title: string;
  /** Language of the interface: `en`. */
  readonly locale: string;
  /** Address of the folder with all releases: `/` or `/docs/`. */
  readonly root: string;
  readonly messages: Messages;
  readonly accent?: string | undefined;
}

/** The pages next to the releases: one that goes to the newest release, the list of all, and one for addresses without a page. */
export function sharedPages({ manifest, title, locale, root, messages, accent }: SharedPagesRequest): readonly OutputFile[] {
  const list = manifest.releases.map((name) => `<li><a href="${root}${encodeURI(name)}/">${escapeHtml(name)}</a></li>`).join('\n');
  const heading = fillMessage(messages.releasesOf, { title });
  const all = `<h1>${escapeHtml(heading)}</h1>\n<p><a href="${root}${latestFolder}/">${escapeHtml(fillMessage(messages.releaseLatest, { version: manifest.latest }))}</a></p>\n<ul>\n${list}\n</ul>`;
  const missing = `<h1>${escapeHtml(messages.notFoundTitle)}</h1>\n<p>${escapeHtml(messages.notFoundText)}</p>\n${all.replace('<h1>', '<h2>').replace('</h1>', '</h2>')}`;
  const document = { locale, title: heading, style: pageStyle(accent) };
  const head = `<script>${openInLatest({ root, manifest })}</script>`;
  return [
    { path: 'index.html', contents: redirectPage({ to: `${root}${latestFolder}/`, locale, messages }) },
    { path: `${versionsFolder}/index.html`, contents: plainPage({ ...document, body: all }) },
    { path: '404.html', contents: plainPage({ ...document, title: messages.notFoundTitle, body: missing, head }) },
  ];
}

/** A script that opens the same page of the newest release, if it exists: for addresses without a release, and for those of any other. */
function openInLatest({ root, manifest }: Pick<SharedPagesRequest, 'root' | 'manifest'>): string {
  return [
    `const root = ${embedJson(root)}, parts = location.pathname.slice(root.length).split('/')`,
    `if (${embedJson(manifest.releases.map(encodeURI))}.includes(parts[0])) parts.shift()`,
    `const to = root + '${latestFolder}/' + parts.join('/')`,
    `if (!['${latestFolder}', '${versionsFolder}'].includes(parts[0])) fetch(to, { method: 'HEAD' }).then(({ ok }) => { if (ok) location.replace(to + location.search + location.hash) }, () => {})`,
  ].join('; ');
}

interface FormerPagesRequest {
  /** HTML files of the newest release. */
  readonly pages: readonly string[];
  readonly redirects: AddressesConfig['redirects'];
  readonly manifest: Pick<ReleaseManifest, 'releases'>;
}

/** Addresses outside of the releases for which the config has redirects: the site had them before it had releases. */
export function formerPages({ pages, redirects, manifest }: FormerPagesRequest): readonly string[] {
  const taken: ReadonlySet<string> = new Set([...manifest.releases, latestFolder, versionsFolder, 'index.html', '404.html']);
  const former = Object.keys(redirects).map((key) => ({
    href: normalizeHref(decodeAddress(key.replace(/[?#].*$|\/\*$/s, ''))),
    hasAll: key.endsWith('/*'),
  }));
  return pages.filter((path) => {
    const href = pageAddress(path);
    return (
      !taken.has(path.split('/')[0] ?? '') &&
      former.some((one) => one.href === href || (one.hasAll && (one.href === '/' || isBelow(href, one.href))))
    );
  });
}
