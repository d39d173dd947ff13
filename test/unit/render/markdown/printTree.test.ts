import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import type { ResolveReference } from '../../../../renderer/model/resolve.ts';
import { printTree } from '../../../../renderer/render/markdown/printTree.ts';
import { createRandom } from '../../../oracles/createRandom.ts';
import { parse } from '../../documents/renderMarkdown.ts';

const resolve: ResolveReference = ({ target }) => ({
  href: target === './gone.md' ? undefined : new URL(target, 'https://site.example/docs/').href,
});

async function alternate(text: string): Promise<string> {
  const { value } = await parse(text);
  if (value.body.kind !== 'hast') throw new Error('Expected a tree.');
  return printTree(value.body.tree, { resolve, place: { file: 'docs/page.md' } });
}

describe('a document as Markdown', () => {
  it('omits what is hidden from screen readers, such as icons', async () => {
    expect(await alternate('A <span aria-hidden="true">ƒ</span>[name](./b.md).')).toBe('A [name](https://site.example/docs/b.md).');
  });

  it.each([
    'A paragraph with *emphasis*, **strong text**, ~~what was~~ and `code`.',
    '## A heading\n\n### Another',
    '- one\n- two\n  - three',
    '1. one\n2. two\n\n   More of two.',
    '> A quotation\n>\n> of two paragraphs.',
    '```js\nconst a = `b`;\n```',
    '````md\n```js\n```\n````',
    '| a | b |\n| --- | --- |\n| `x \\| y` | 2 |',
    '- [ ] to do\n- [x] done',
    'Text[^1] with a note.\n\n[^1]: The note.',
    'One\\\ntwo',
    '---',
  ])('keeps what Markdown can express: %j', async (text) => {
    expect(await alternate(text)).toBe(text.replace('1. one\n2. two\n\n', '1. one\n\n2. two\n\n'));
  });

  it.each([
    ['\\*not emphasis\\* and snake_case and \\_x\\_', '\\*not emphasis\\* and snake_case and \\_x\\_'],
    ['a \\<b> &amp;lt; c', 'a \\<b> \\&lt; c'],
    ['\\# no heading', '\\# no heading'],
    ['\\- no list', '\\- no list'],
    ['1\\. no list', '1\\. no list'],
    ['[not\\](a link)', '\\[not]\\(a link)'],
  ])('escapes text: %j', async (text, expected) => {
    expect(await alternate(text)).toBe(expected);
  });

  it('has absolute URLs, and no unresolved links', async () => {
    expect(await alternate('[a](./a.md "title"), [b](#b), [c](./gone.md), ![d e](d.png), <https://f.example>')).toBe(
      '[a](https://site.example/docs/a.md), [b](https://site.example/docs/#b), c, ![d e](https://site.example/docs/d.png), [https://f.example](https://f.example/)',
    );
  });

  it('converts titles, tabs and admonitions to Markdown', async () => {
    const text =
      '```ts title="my_file.ts"\na;\n```\n\n::::tabs{group="x"}\n:::tab[One]{value="1"}\nFirst.\n:::\n:::tab[Two]{value="2"}\nSecond.\n:::\n::::\n\n:::tip Try it\nNow.\n:::';
    expect(await alternate(text)).toBe(
      '**my_file.ts**\n\n```ts\na;\n```\n\n**One**\n\nFirst.\n\n**Two**\n\nSecond.\n\n> **Try it**\n>\n> Now.',
    );
  });

  it('keeps the text of raw HTML', async () => {
    expect(await alternate('A <kbd>Ctrl</kbd> <span class="x">b</span>\n\n<details><summary>More</summary>\n\nInside.\n\n</details>')).toBe(
      'A `Ctrl` b\n\n**More**\n\nInside.',
    );
  });

  it('prints a text once for each set of addresses', () => {
    const link = (href: string): Element => element('a', { href }, [{ type: 'text', value: 'b' }]);
    const tree: Root = { type: 'root', children: [element('h2', {}, [{ type: 'text', value: 'T' }]), element('p', {}, [link('b')])] };
    const print = (folder: string, topLevel: number) =>
      printTree(tree, { resolve: ({ target }) => ({ href: `/${folder}/${target}` }), topLevel, place: { file: '' } });
    expect(print('one', 2)).toBe('## T\n\n[b](/one/b)');
    expect(print('two', 2)).toBe('## T\n\n[b](/two/b)');
    expect(print('one', 3)).toBe('### T\n\n[b](/one/b)');
    expect(print('one', 2)).toBe('## T\n\n[b](/one/b)');
  });

  it('prints plain paragraphs as the library does', () => {
    const random = createRandom(3);
    const parts = [
      'the',
      'Date',
      'x1',
      'w.w',
      ' ',
      ' ',
      '\n',
      '  ',
      'https://a.example/b-c#d',
      ...',;:.!?\'"()[]%/-+=*_~#&<>|@1`$'.split(''),
    ];
    const words = (most: number): ElementContent => {
      return { type: 'text', value: Array.from({ length: 1 + random.below(most) }, () => random.pick(parts)).join('') };
    };
    const links = ['https://a.example/b', '/c?d=e', '/f_g', 'h(i)', 'missing'];
    const makers = [
      () => words(9),
      () => element('code', {}, [words(2)]),
      () => element('a', { href: random.pick(links) }, [random.below(2) === 0 ? words(3) : element('code', {}, [words(1)])]),
    ];
    const resolved: ResolveReference = ({ target }) => ({ href: target === 'missing' ? undefined : target });
    const paragraph = () =>
      element(
        'p',
        {},
        Array.from({ length: 1 + random.below(4) }, () => (random.pick(makers) ?? (() => words(1)))()),
      );
    for (let round = 0; round < 2000; round++) {
      const children: RootContent[] = round % 3 === 0 ? [paragraph(), { type: 'text', value: '\n' }, paragraph()] : [paragraph()];
      const print = (nodes: RootContent[]) => printTree({ type: 'root', children: nodes }, { resolve: resolved, place: { file: '' } });
      const alone = print(children);
      // A quotation is never plain, so the library prints both.
      const both = print([...children, element('blockquote', {}, [element('p', {}, [{ type: 'text', value: 'end' }])])]);
      // Empty paragraphs at the edges are dropped.
      const blocks = (text: string): readonly string[] => text.split(/\n{2,}/).filter((block) => block !== '');
      expect(blocks(`${alone}\n\n> end`), JSON.stringify(children)).toEqual(blocks(both));
    }
  });
});

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
