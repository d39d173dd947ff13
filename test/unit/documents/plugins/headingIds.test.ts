import { describe, expect, it } from 'vitest';
import { parse, problemsOf, render } from '../renderMarkdown.ts';

async function headings(text: string, source?: string): Promise<readonly string[]> {
  const { value } = await parse(text, source);
  return value.headings.map(({ id, text: title }) => `${id}: ${title}`);
}

describe('an id at the end of a heading', () => {
  it.each([
    ['## Part {#own}', 'own: Part'],
    ['## Part {#own} ##', 'own: Part'],
    ['Part {#own}\n---', 'own: Part'],
    ['## Call {#A.__call__}', 'A.__call__: Call'],
    ['## Call {#a*b*c}', 'a*b*c: Call'],
    ['## Call {#a~~b~~}', 'a~~b~~: Call'],
    ['## Call {#A.\\_\\_call\\_\\_}', 'A.__call__: Call'],
    ['## Call `f()` {#f_of_x:1}', 'f_of_x:1: Call f()'],
    ['## *Call* {#own}', 'own: Call'],
    ['## Part <!-- #part-three -->', 'part-three: Part'],
    ['## Part <!--#part-->', 'part: Part'],
    ['## Part {/* #part-two */}', 'part-two: Part'],
    ['> ## Part {#own}', 'own: Part'],
    ['## Part [#own]', 'own: Part'],
    ['## Part [step]', 'part: Part'],
    ['## Part [#own] [!toc]', 'own: Part'],
    ['## Part [toc] [#own]', 'own: Part'],
    ['## Fix [#12]', 'fix-12: Fix [#12]'],
    ['## Call `x[#a]`', 'call-xa: Call x[#a]'],
    ['## Part {own}', 'part-own: Part {own}'],
    ['## Part {#own} more', 'part-own-more: Part {#own} more'],
    ['## Part <!-- a note -->', 'part: Part'],
  ])('is found in Markdown: %s', async (text, heading) => {
    expect(await headings(text)).toEqual([heading]);
  });

  it.each([
    ['## Part {#own}', 'own: Part'],
    ['## Part {/* #part-two */}', 'part-two: Part'],
    ['## Call {#A.__call__}', 'A.__call__: Call'],
    ['## Part {/* a note */}', 'part: Part'],
  ])('is found in MDX: %s', async (text, heading) => {
    expect(await headings(text, 'docs/page.mdx')).toEqual([heading]);
    expect(await problemsOf(text, 'docs/page.mdx')).toEqual([]);
  });
});

describe('the id of the title', () => {
  const titleId = async (text: string): Promise<string | undefined> => (await parse(text)).value.titleId;

  it.each([
    ['# Big Title\n\n## Part', 'big-title'],
    ['# B {#own}', 'own'],
    ['# B <!-- #own -->', 'own'],
    ['## Part', undefined],
    ['---\ntitle: Other\n---\n# Big Title', 'big-title'],
  ])('is that of the heading: %j', async (text, id) => {
    expect(await titleId(text)).toBe(id);
  });

  it('is left to a heading of the same text, whose address stays', async () => {
    expect(await titleId('# Errors\n\n## Errors')).toBeUndefined();
    expect(await headings('# Errors\n\n## Errors')).toEqual(['errors: Errors']);
  });
});

describe('hide_title', () => {
  it('keeps a heading of level 1 in the text', async () => {
    expect(await render('---\nhide_title: true\n---\n# Big Title\n\nText\n\n# Late')).toMatch(
      /^<h1 id="big-title">Big Title<\/h1>\n<p>Text<\/p>\n<h2 id="late">/,
    );
    expect((await parse('---\nhide_title: true\n---\n# Big Title')).value).toMatchObject({ title: 'Big Title', headings: [] });
  });
});

it('lists the ids that are written with the prefix of GitHub', async () => {
  const ids = async (text: string) => (await parse(text)).value.prefixedIds;
  expect(await ids('[a](#user-content-part)[^1]\n\n## Part\n\n[^1]: Text.')).toBeUndefined();
  expect(await ids('<a name="user-content-a"></a> <b id="user-content-b">B</b>\n\n## C {#user-content-c}\n\n## user-content-d')).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => `user-content-${id}`),
  );
  expect(await render('[a](#user-content-part) [b](b.md#user-content-x)')).toMatch(
    /href="#user-content-part".*href="b\.md#user-content-x"/,
  );
});

it('an id of footnotes on another site stays', async () => {
  expect(await render('[note](https://example.org/a#user-content-fn-1)')).toContain('#user-content-fn-1');
});

it('is an anchor where it is alone', async () => {
  expect(await render('One:\n\n{#own_part}\n\n- a')).toContain('<a id="own_part"></a>');
});
