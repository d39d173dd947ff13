import type { Code, Parent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Output, Sample } from './sample.ts';

/** Takes the samples out of a document, in the order of the page. Throws where a page breaks the convention of `sample.ts`. */
export function findSamples(markdown: string): readonly Sample[] {
  const root: Root = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
  return collect(root, undefined);
}

function collect(parent: Parent, tabs: number | undefined): readonly Sample[] {
  return parent.children.flatMap((node, index): readonly Sample[] => {
    if (node.type === 'code') return toSample({ fence: node, before: parent.children[index - 1], after: parent.children[index + 1], tabs });
    if (!('children' in node)) return [];
    const isTabGroup = node.type === 'containerDirective' && node.name === 'tabs';
    return collect(node, isTabGroup ? (node.position?.start.offset ?? 0) : tabs);
  });
}

interface Fence {
  readonly fence: Code;
  readonly before: RootContent | undefined;
  readonly after: RootContent | undefined;
  readonly tabs: number | undefined;
}

function toSample({ fence, before, after, tabs }: Fence): readonly Sample[] {
  const line = fence.position?.start.line ?? 0;
  if (isOutput(fence)) {
    if (before?.type === 'code' && kindOf(before)?.isRun) return [];
    throw new Error(`Line ${line}: an Output fence stands right behind the sample that prints it.`);
  }
  const kind = kindOf(fence);
  if (!kind) return [];
  const output = after?.type === 'code' && isOutput(after) ? toOutput(after) : undefined;
  if (kind.language === 'curl' && !output) return [];
  return [{ language: kind.language, role: kind.role, title: titleOf(fence), code: fence.value, line, tabs, output }];
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
  if (/(^|\s)no-run(\s|$)/.test(fence.meta ?? '')) return 'unrunnable';
  if (/^server\.[jt]s$/.test(titleOf(fence))) return 'server';
  return fence.value.includes('http://localhost:4000') ? 'client' : 'module';
}

function titleOf(fence: Code): string {
  return /(?:^|\s)title="([^"]*)"/.exec(fence.meta ?? '')?.[1] ?? '';
}

function isOutput(fence: Code): boolean {
  return titleOf(fence) === 'Output';
}

function toOutput(fence: Code): Output {
  return { format: fence.lang === 'json' ? 'json' : 'text', text: fence.value };
}
