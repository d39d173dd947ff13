import { escapeHtml } from './htmlDocument.ts';

export interface PlainPage {
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  /** Elements of the head, in lines. Default: none. */
  readonly head?: string | undefined;
}

/** A page without the site's scripts and stylesheets: it stays the same from build to build, and works next to releases of any version. */
export function plainPage({ locale, title, body, head = '' }: PlainPage): string {
  return `<!DOCTYPE html>
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
