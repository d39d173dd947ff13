import { type DescriptionsOf, fence } from './description.ts';

export const linkDescriptions: DescriptionsOf<'link' | 'route' | 'page'> = {
  'link/broken': {
    summary: 'A link points to a page that does not exist.',
    cause:
      'The route is misspelled, or the page was moved or deleted. Links in texts of installed packages are summarized in [api/installed](api-installed.md).',
    example: fence('md', 'See [the guide](/docs/giude).'),
    fix: 'Use the suggested route. To link to a document, prefer its file (`[the guide](../guide.md)`): it also works on GitHub and survives a change of `slug`.',
  },
  'link/broken-anchor': {
    summary: 'The page of a link exists, but the section does not.',
    cause:
      'The heading was renamed, or the anchor is misspelled. Anchors are made from the text of the heading: `## Set up a CI` becomes `#set-up-a-ci`. Links in texts of installed packages are summarized in [api/installed](api-installed.md).',
    example: fence('md', 'See [installation](guide.md#instalation).'),
    fix: 'Use the suggested anchor. Give a heading a fixed anchor with `## Installation {#install}`.',
  },
  'link/broken-file': {
    summary: 'A relative link or an image points to a file that does not exist.',
    cause: 'Relative links start at the folder of the file that contains them. The file may be missing, or its name has another case.',
    example: fence('md', '![A diagram](img/diagramm.svg)'),
    fix: 'Correct the path, or add the file.',
  },
  'link/unresolved': {
    summary: 'A reference names something that no documented package exports.',
    cause:
      'The name in `{@link Name}`, in `` [`Name`] `` or in an import of a sample is misspelled, was removed, or is not exported. gqldocs checks samples in documents, READMEs and comments, not in changelogs. Links in texts of installed packages are summarized in [api/installed](api-installed.md).',
    example: fence('ts', '/** Works like {@link parseAl}. */\nexport function parse(text: string): string[];'),
    fix: 'Use the suggested name. Write a name that should not be a link as code. Set `autolink: false` in the front matter of pages about old releases. In READMEs and comments, use blocks of the language `text` for code of old releases.',
  },
  'link/unknown-name': {
    summary: 'A document or README has a name as code that the API does not have.',
    cause:
      'The name is a member of a documented class, interface or enum that has no such member, as in `` `Cache.invalidate` ``. Or it is a name that an earlier release has and that was removed, as in `` `parseDuration()` ``: gqldocs knows earlier releases if [`history`](../guides/history.md) names them. Other names in backticks are not checked, because they may mean anything.',
    example: fence('md', 'Call `Cache.invalidate()` to drop an entry.'),
    fix: 'Use the current name. On a page about an old release, set `autolink: false` in the front matter.',
  },
  'link/ambiguous': {
    summary: 'A reference matches more than one symbol.',
    cause: 'Several packages, modules or classes have a symbol with this name.',
    example: fence('md', 'Call [`parse`] to read the text.'),
    fix: 'Use one of the longer names that the hint lists, for example `function:parse` or `my-library!parse`. They work in `{@link …}`, in comments too, and in brackets and backticks: `` [`my-library!parse`] ``.',
  },
  'link/external': {
    summary: 'An external link does not work.',
    cause: 'Only `gqldocs check --external` reports this. The server answered with an error, or there was no answer.',
    example: fence('md', 'See [the proposal](https://example.org/removed).'),
    fix: 'Correct or remove the link. If the server blocks automatic requests, set `link/external` to `warning` under `checks`.',
  },
  'route/duplicate': {
    summary: 'Two sources produce the same page.',
    cause:
      'Two documents have the same `slug`, a document and a React page have the same route, or a document or static file has the route of a page that gqldocs makes, such as `404.html`.',
    example: fence('text', 'content/docs/intro.md\ncontent/docs/intro/index.md'),
    fix: 'Rename one of the files, or give one of them another `slug`. Write your own home, search or 404 page as a [React page](../guides/react-pages.md#page).',
  },
  'page/no-default-export': {
    summary: 'A React page has no default export.',
    cause:
      'gqldocs renders the default export of each file in the `pages` folder. Files and folders whose names begin with `_` are not pages.',
    example: fence('tsx', 'export function Page() {\n  return <h1>Team</h1>;\n}'),
    fix: 'Write `export default function Page() { … }`, or begin the name of the file with `_` if it is not a page.',
  },
  'page/render': {
    summary: 'A page threw an error while it was rendered.',
    cause:
      'Pages and MDX are rendered in Node, where browser globals such as `window` do not exist. An error in your component stops the build.',
    example: fence('tsx', 'export default function Page() {\n  return <p>{window.innerWidth}</p>;\n}'),
    fix: "Use browser globals only in effects and event handlers of components that begin with `'use client'`. If the page has no code of yours, the message asks you to report a bug.",
  },
  'page/browser-code': {
    summary: 'A hook or an event handler never runs.',
    cause:
      "Pages and MDX are rendered to HTML during the build. Only components of modules that begin with `'use client'` (islands) run in the browser. An `onClick` or `useState` elsewhere has no effect.",
    example: fence('tsx', 'export default function Page() {\n  return <button onClick={() => alert(1)}>Save</button>;\n}'),
    fix: "Move the component into a module that begins with `'use client'`, and import it: see [React pages and islands](../guides/react-pages.md). Nothing runs in the browser for the rest of the page.",
  },
};
