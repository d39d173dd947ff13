import { fillMessage, type Messages } from '../model/messages.ts';
import type { OutputFile } from '../model/page.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../model/releases.ts';
import { escapeHtml } from '../render/htmlDocument.ts';
import { plainPage, redirectPage } from '../render/redirectPage.ts';

export interface SharedPagesRequest {
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

/** Whether gqldocs wrote a page. Other pages next to the releases stay as they are. */
export function isOwnPage(html: string): boolean {
  return html.includes('<meta name="generator" content="gqldocs">');
}
