import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltPage } from './graphqlSite.ts';

interface HtmlPage {
  readonly route: Pick<BuiltPage['route'], 'html'>;
  readonly html: string;
}

/** What is invalid in pages: `file:line:column rule: message`. */
export async function validateHtml(pages: readonly HtmlPage[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { route, html } of pages) {
    const { results } = await validator.validateString(html, route.html);
    for (const { messages } of results) {
      found.push(...messages.map(({ ruleId, message, line, column }) => `${route.html}:${line}:${column} ${ruleId}: ${message}`));
    }
  }
  return found;
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React prints, all of it valid HTML: `<br/>`, `popoverTarget`, `open=""`.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // Members' names are their anchors, and `__schema` is a name.
      'valid-id': ['error', { relaxed: true }],
      // The site's own files come from where the page comes from; nothing else is loaded.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);
