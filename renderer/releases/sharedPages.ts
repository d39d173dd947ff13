import { fillMessage, type Messages } from '../model/messages.ts';
import type { OutputFile } from '../model/page.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../model/releases.ts';
import { embedJson, escapeHtml } from '../render/htmlDocument.ts';

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

export interface RedirectRequest {
  /** Address with its base. */
  readonly to: string;
  readonly locale: string;
  readonly messages: Messages;
}

/** A page at an address that has moved. With scripts, it keeps the fragment and the query. */
export function redirectPage({ to, locale, messages }: RedirectRequest): string {
  const head = [
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">`,
    `<link rel="canonical" href="${escapeHtml(to)}">`,
    `<script>location.replace(${embedJson(to)} + location.search + location.hash)</script>`,
  ].join('\n');
  const body = `<p>${escapeHtml(messages.movedText)} <a href="${escapeHtml(to)}">${escapeHtml(to)}</a></p>`;
  return plainPage({ locale, title: messages.movedTitle, body, head });
}

interface PlainPage {
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  readonly head?: string | undefined;
}

/** A page without scripts and stylesheets: it must work next to releases of any version of gqldocs. */
function plainPage({ locale, title, body, head = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="gqldocs">
<title>${escapeHtml(title)}</title>
${head === '' ? '' : `${head}\n`}<style>body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif } li { margin: 0.25rem 0 }</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Whether gqldocs wrote a page. Other pages next to the releases stay as they are. */
export function isOwnPage(html: string): boolean {
  return html.includes('<meta name="generator" content="gqldocs">');
}
