import type { Code, Parent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pageVersions } from './pageVersions.ts';
import type { Output, Sample, TabPlace } from './sample.ts';
import { type GraphqlVersion, parseVersion } from './versions.ts';

/** Reads the Markdown of a document as the samples' tests need it. */
export function parsePage(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
}

/** Takes the samples out of a document, in the order of the page. Throws where a page breaks the convention of `sample.ts`. */
export function findSamples(markdown: string): readonly Sample[] {
  const root = parsePage(markdown);
  return collect(root, { versions: pageVersions(root), tab: undefined });
}

/** Where a fence is. */
interface Surroundings {
  readonly versions: readonly GraphqlVersion[];
  readonly tab: TabPlace | undefined;
}

function collect(parent: Parent, surroundings: Surroundings): readonly Sample[] {
  return parent.children.flatMap((node, index): readonly Sample[] => {
    if (node.type === 'code') {
      return toSample({ fence: node, before: parent.children[index - 1], after: parent.children[index + 1], ...surroundings });
    }
    if (node.type !== 'containerDirective' || node.name !== 'tabs') return 'children' in node ? collect(node, surroundings) : [];
    return node.children.flatMap((tab): readonly Sample[] => {
      if (tab.type !== 'containerDirective') return [];
      const value = tab.attributes?.value ?? '';
      const versions = node.attributes?.group === 'version' ? narrow(surroundings.versions, value) : surroundings.versions;
      return collect(tab, { versions, tab: { group: node.position?.start.offset ?? 0, value } });
    });
  });
}

/** The versions of the page that are left where one is asked for. */
function narrow(versions: readonly GraphqlVersion[], text: string): readonly GraphqlVersion[] {
  const version = parseVersion(text);
  if (version === undefined || !versions.includes(version)) throw new Error(`The page is not for GraphQL.js ${text}.`);
  return [version];
}

interface Fence extends Surroundings {
  readonly fence: Code;
  readonly before: RootContent | undefined;
  readonly after: RootContent | undefined;
}

function toSample({ fence, before, after, tab, versions }: Fence): readonly Sample[] {
  const line = fence.position?.start.line ?? 0;
  if (isOutput(fence)) {
    if (before?.type === 'code' && kindOf(before)?.isRun) return [];
    throw new Error(`Line ${line}: an Output fence stands right behind the sample that prints it.`);
  }
  const kind = kindOf(fence);
  if (!kind) return [];
  const output = after?.type === 'code' && isOutput(after) ? toOutput(after) : undefined;
  if (kind.language === 'curl' && !output) return [];
  const own = /(?:^|\s)graphql="([^"]*)"/.exec(fence.meta ?? '')?.[1];
  return [
    {
      language: kind.language,
      role: kind.role,
      title: titleOf(fence),
      isShared: hasFlag(fence, 'shared'),
      code: fence.value,
      line,
      tab,
      versions: own === undefined ? versions : narrow(versions, own),
      output,
    },
  ];
}

function kindOf(fence: Code): (Pick<Sample, 'language' | 'role'> & { readonly isRun: boolean }) | undefined {
  switch (fence.lang) {
    case 'js':
    case 'ts': {
      const role = roleOf(fence);
      return { language: fence.lang, role, isRun: role !== 'unrunnable' };
    }
    case 'bash':
      return fence.value.startsWith('curl ') ? { language: 'curl', role: 'client', isRun: true } : undefined;
    case 'graphql':
    case 'json':
      return { language: fence.lang, role: 'data', isRun: false };
    default:
      return undefined;
  }
}

function roleOf(fence: Code): Sample['role'] {
  if (hasFlag(fence, 'no-run')) return 'unrunnable';
  const title = titleOf(fence);
  if (/^server\.[jt]s$/.test(title)) return 'server';
  if (/\.test\.[jt]s$/.test(title)) return 'test';
  return /\b(http|ws):\/\/localhost:4000/.test(fence.value) ? 'client' : 'module';
}

function titleOf(fence: Code): string {
  return /(?:^|\s)title="([^"]*)"/.exec(fence.meta ?? '')?.[1] ?? '';
}

function hasFlag({ meta }: Code, name: string): boolean {
  return (meta ?? '').split(/\s+/).includes(name);
}

function isOutput(fence: Code): boolean {
  return titleOf(fence) === 'Output';
}

function toOutput(fence: Code): Output {
  return { format: fence.lang === 'json' ? 'json' : 'text', text: fence.value };
}
