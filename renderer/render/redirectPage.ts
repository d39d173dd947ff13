import type { Messages } from '../model/messages.ts';
import { embedJson, escapeHtml } from './htmlDocument.ts';

interface RedirectPage {
  /** Address with its base, or of another site. */
  readonly to: string;
  /** Text of the link. Default: the address. */
  readonly label?: string | undefined;
  /** Address for search engines. Default: `to`. */
  readonly canonical?: string | undefined;
  /** Anchors of the former page that moved elsewhere. Default: none. */
  readonly anchors?: readonly MovedAnchor[] | undefined;
  readonly locale: string;
  readonly messages: Messages;
}

interface MovedAnchor {
  readonly anchor: string;
  /** Address with its base, or of another site. */
  readonly to: string;
  readonly label: string;
}

/**
 * A page at a former address. With scripts, it keeps the query and the anchor, or follows the redirect of the anchor. Without scripts, no
 * page knows its anchor: it goes to the new page, unless anchors moved. Then it stays, and the browser finds the anchor's link in it.
 */
export function redirectPage({ to, label = to, canonical = to, anchors = [], locale, messages }: RedirectPage): string {
  const head = [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<script>${script(to, anchors)}</script>`,
    // With scripts, it would overtake the script, and lose the anchor.
    ...(anchors.length === 0 ? [`<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>`] : []),
  ].join('\n');
  const body = [
    `<h1>${escapeHtml(messages.movedTitle)}</h1>`,
    paragraph(messages.movedText, { to, label }),
    ...anchors.map((one) => paragraph(messages.movedPart, one)),
  ].join('\n');
  return plainPage({ locale, title: messages.movedTitle, body, head });
}

function paragraph(text: string, { anchor, to, label }: Omit<MovedAnchor, 'anchor'> & Partial<MovedAnchor>): string {
  const id = anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`;
  return `<p${id}>${escapeHtml(text)} <a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`;
}

function script(to: string, anchors: NonNullable<RedirectPage['anchors']>): string {
  const [page = '', anchor] = to.split('#');
  const rest = anchor === undefined ? 'location.hash' : embedJson(`#${anchor}`);
  const whole = `location.replace(${embedJson(page)} + location.search + ${rest})`;
  if (anchors.length === 0) return whole;
  const own = `new Map(${embedJson(anchors.map((one) => [one.anchor, one.to]))}).get(decodeURIComponent(location.hash.slice(1)))`;
  return `let to;try{to=${own}}catch{}to?location.replace(to):${whole}`;
}

interface PlainPage {
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  /** Elements of the head, in lines. Default: none. */
  readonly head?: string | undefined;
  /** Its stylesheet. Default: a few rules. */
  readonly style?: string | undefined;
}

const plainStyle =
  'body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif } li { margin: 0.25rem 0 }';

/** A page without the site's scripts and stylesheets: it stays the same from build to build, and works next to releases of any version. */
export function plainPage({ locale, title, body, head = '', style = plainStyle }: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="gqldocs">
<title>${escapeHtml(title)}</title>
${head === '' ? '' : `${head}\n`}<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
