import type { ApiPackage } from '../model/api.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import type { RenderRequest } from '../pages/renderRequest.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { destination } from './printInline.ts';
import { twinFile } from './twinAddress.ts';
import { heading, joinBlocks } from './twinContext.ts';

/**
 * The site for language models (https://llmstxt.org): `llms.txt` says what there is, with links to the pages' Markdown, and
 * `llms-full.txt` is all of it. Documents come in reading order, then each package. `read` has what was written.
 */
export function llmsFiles(
  request: Pick<RenderRequest, 'config' | 'plan' | 'api' | 'reading'>,
  read: (path: string) => OutputFile['contents'] | undefined,
): readonly OutputFile[] {
  const groups = groupsOf(request);
  return [
    { path: 'llms.txt', contents: `${printIndex(request, groups)}\n` },
    { path: 'llms-full.txt', contents: inLines(groups.flatMap(({ routes }) => routes.map((route) => textOf(route)))) },
  ];

  function textOf(route: Route): OutputFile['contents'] {
    const path = twinFile(route, request.plan.links);
    return (path === undefined ? undefined : read(path)) ?? '';
  }
}

/** As bytes: the text of a large site needn't be one string. */
function inLines(texts: readonly OutputFile['contents'][]): Uint8Array {
  return Buffer.concat(texts.flatMap((text, index) => [Buffer.from(index === 0 ? '' : '\n'), asBytes(text)]));
}

function asBytes(text: OutputFile['contents']): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

interface Group {
  readonly title: string;
  readonly routes: readonly Route[];
}

/** What a reader of the whole site would read, in that order. */
function groupsOf({ config, plan, api, reading }: Pick<RenderRequest, 'config' | 'plan' | 'api' | 'reading'>): readonly Group[] {
  const order = new Map([...reading.keys()].map((href, index) => [href, index]));
  const documents = plan.routes
    .filter((route) => route.kind === 'document' && route.document.frontMatter.unlisted !== true)
    .toSorted((a, b) => (order.get(a.href) ?? order.size) - (order.get(b.href) ?? order.size));
  const home = plan.routes.filter(({ kind }) => kind === 'home');
  const packages = api.packages.map((pkg) => ({ title: pkg.label, routes: plan.routes.filter((route) => isPageOf(route, pkg)) }));
  return [{ title: config.words.documents, routes: [...home, ...documents] }, ...packages].filter(({ routes }) => routes.length > 0);
}

function isPageOf(route: Route, { slug }: ApiPackage): boolean {
  return 'package' in route && route.package.slug === slug && route.kind !== 'users' && route.kind !== 'list';
}

function printIndex({ config, plan }: Pick<RenderRequest, 'config' | 'plan'>, groups: readonly Group[]): string {
  const lists = groups.map(({ title, routes }) =>
    joinBlocks([heading(2, escapeMarkdown(title)), routes.map((route) => printEntry(route)).join('\n')]),
  );
  return joinBlocks([
    heading(1, escapeMarkdown(config.title)),
    config.tagline === '' ? '' : `> ${escapeMarkdown(config.tagline)}`,
    ...lists,
  ]);

  function printEntry(route: Route): string {
    const address = `${config.url}${withBase(config.baseUrl, `/${twinFile(route, plan.links) ?? ''}`)}`;
    const text = escapeMarkdown(route.description.replace(/\s+/g, ' ').trim());
    return `- [${escapeMarkdown(route.title)}](${destination(address)})${text === '' ? '' : `: ${text}`}`;
  }
}
