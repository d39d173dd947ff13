import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { resolveSampleNames } from '../../../../renderer/api/samples/resolveSampleNames.ts';
import { codeBlock } from '../../../../renderer/documents/code/codeBlock.ts';
import { readBlock } from '../../../../renderer/documents/code/readBlock.ts';
import type { ResolveReference } from '../../../../renderer/model/resolve.ts';
import { sampleKey } from '../../../../renderer/plan/links/sampleIndex.ts';
import { linkSample } from '../../../../renderer/render/text/linkNames.ts';
import { testHighlighter } from '../../documents/renderMarkdown.ts';

const resolve: ResolveReference = ({ target, kind }) => ({
  href: kind === 'import' && target.startsWith('graphql#') ? target.replace('graphql#', '/') : undefined,
});

async function link(source: string, meta = ''): Promise<string> {
  const written = { source, language: 'ts', meta };
  await testHighlighter.prepare([{ code: readBlock(written).code, language: 'ts' }]);
  const figure = codeBlock(written, testHighlighter.highlight);
  const { sample } = figure.data ?? {};
  if (sample === undefined) throw new Error('A block of code has no sample.');
  const samples = new Map([[sampleKey(sample), resolveSampleNames(sample)]]);
  const linked = linkSample(figure, { samples, resolve, place: { file: 'a.md' } });
  return unified()
    .use(rehypeStringify)
    .stringify({ type: 'root', children: [linked] });
}

describe('a sample', () => {
  it('has links within its tokens, and an unchanged text', async () => {
    const html = await link("import { parse } from 'graphql';\nparse(source);");
    expect(html).toContain('<a href="/parse">parse</a>(source);');
    expect(html.replace(/<[^>]*>/g, '')).toBe("import { parse } from 'graphql';\nparse(source);");
  });

  it('resolves positions from the start of the code, not of its title', async () => {
    const html = await link("import { parse } from 'graphql';", 'title="parse.ts"');
    expect(html).toContain('<figcaption>parse.ts</figcaption>');
    expect(html).toContain('{ <a href="/parse">parse</a> }');
  });

  it('resolves positions without comment lines that mark other lines', async () => {
    const html = await link("// highlight-next-line\nimport { parse } from 'graphql';\nparse(1);");
    expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual(['<a href="/parse">parse</a>', '<a href="/parse">parse</a>']);
  });

  it('has no links for names that do not resolve', async () => {
    expect(await link("import { a } from 'other';\na();")).not.toContain('<a');
  });
});
