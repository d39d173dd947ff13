import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../renderer/model/document.ts';
import { parse, render } from '../renderMarkdown.ts';

function linksOf({ uses }: Document) {
  return uses.filter((use) => use.kind === 'link');
}

describe('names of symbols in Markdown', () => {
  it.each([
    ['{@link parse}', '<a href="unresolved:parse">parse</a>'],
    ['{@link parse | the parser}', '<a href="unresolved:parse">the parser</a>'],
    ['{@link parse the parser}', '<a href="unresolved:parse">the parser</a>'],
    ['{@linkcode Schema.getType}', '<a href="unresolved:Schema.getType"><code>Schema.getType</code></a>'],
    ['{@linkplain function:parse}', '<a href="unresolved:function%3Aparse">function:parse</a>'],
    ['[`parse`]', '<a href="unresolved:parse"><code>parse</code></a>'],
    ['[`graphql!parse`]', '<a href="unresolved:graphql!parse"><code>graphql!parse</code></a>'],
    ['[`@scope/pkg!type:Shape`]', '<a href="unresolved:%40scope%2Fpkg!type%3AShape"><code>@scope/pkg!type:Shape</code></a>'],
    ['[`Schema.getType()`]', '<a href="unresolved:Schema.getType"><code>Schema.getType()</code></a>'],
  ])('become links: %s', async (text, link) => {
    expect(await render(`Use ${text}, please.`)).toBe(`<p>Use ${link}, please.</p>`);
  });

  it.each(['`{@link parse}`', '\\[`parse`]', '[`a, b`]'])('stay unchanged: %s', async (text) => {
    expect(await render(`Use ${text}.`)).not.toContain('<a');
  });

  it('use a Markdown definition of the same name', async () => {
    expect(await render('Use [`parse`].\n\n[`parse`]: /parse')).toBe('<p>Use <a href="/parse"><code>parse</code></a>.</p>');
  });

  it('are recorded with their own places', async () => {
    const { value } = await parse('One {@link a}, [`b`]\nand {@link c} &amp; {@link d}.');
    expect(linksOf(value).map(({ target, place }) => `${target} ${place.line}:${place.column}`)).toEqual([
      'unresolved:a 1:5',
      'unresolved:b 1:16',
      'unresolved:c 2:5',
      'unresolved:d 2:21',
    ]);
  });

  it('work in MDX, where a brace opens an expression', async () => {
    const { value, problems } = await parse('See {@link parse} and `{@link x}`.', 'docs/page.mdx');
    expect(problems).toEqual([]);
    expect(linksOf(value).map(({ target }) => target)).toEqual(['unresolved:parse']);
  });
});
