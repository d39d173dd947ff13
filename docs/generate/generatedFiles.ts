import { commandLinePage } from './commandLinePage.ts';
import { configurationPage } from './configurationPage.ts';
import { frontMatterPage } from './frontMatterPage.ts';
import { importPage } from './importPage.ts';
import { messagesPage } from './messagesPage.ts';
import { problemPages } from './problemPages.ts';
import { tokensPage } from './tokensPage.ts';

/** Every generated page of the documentation by its path in the repository. `root` is the folder of the repository. */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  return new Map([
    ['docs/content/reference/configuration.md', configurationPage(root)],
    ['docs/content/reference/command-line.md', commandLinePage()],
    ['docs/content/reference/front-matter.md', frontMatterPage(root)],
    ['docs/content/reference/import.md', importPage()],
    ['docs/content/reference/theme-tokens.md', tokensPage(root)],
    ['docs/content/reference/messages.md', messagesPage()],
    ...[...problemPages()].map(([name, text]) => [`docs/content/problems/${name}.md`, text] as const),
  ]);
}
