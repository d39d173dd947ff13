import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../engine/makeFolder.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import type { OutputFile } from '../../model/page.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../../model/releases.ts';
import { escapeHtml } from '../../render/htmlDocument.ts';
import { plainPage, redirectPage } from '../../render/redirectPage.ts';
import { isPlainPage } from './listPages.ts';

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
}

/** The pages next to the releases: one that goes to the newest release, the list of all, and one for addresses without a page. */
export function sharedPages({ manifest, title, locale, root, messages }: SharedPagesRequest): readonly OutputFile[] {
  const list = manifest.releases.map((name) => `<li><a href="${root}${encodeURI(name)}/">${escapeHtml(name)}</a></li>`).join('\n');
  const heading = fillMessage(messages.releasesOf, { title });
  const all = `<h1>${escapeHtml(heading)}</h1>\n<p><a href="${root}${latestFolder}/">${escapeHtml(fillMessage(messages.releaseLatest, { version: manifest.latest }))}</a></p>\n<ul>\n${list}\n</ul>`;
  const missing = `<h1>${escapeHtml(messages.notFoundTitle)}</h1>\n<p>${escapeHtml(messages.notFoundText)}</p>\n${all.replace('<h1>', '<h2>').replace('</h1>', '</h2>')}`;
  const document = { locale, title: heading };
  return [
    { path: 'index.html', contents: redirectPage({ to: `${root}${latestFolder}/`, locale, messages }) },
    { path: `${versionsFolder}/index.html`, contents: plainPage({ ...document, body: all }) },
    { path: '404.html', contents: plainPage({ locale, title: messages.notFoundTitle, body: missing }) },
  ];
}
