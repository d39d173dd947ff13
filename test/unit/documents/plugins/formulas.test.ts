import { expect, test } from 'vitest';
import { parseDocument } from '../../../../renderer/documents/parseDocument.ts';
import type { DocumentInput } from '../../../../renderer/documents/plugins/documentContext.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { printTree } from '../../../../renderer/render/markdown/printTree.ts';
import { renderTree } from '../../../../renderer/render/text/renderTree.ts';
import { growthOf, mostGrowth } from '../../growthOf.ts';
import { problemsOf, testHighlighter } from '../renderMarkdown.ts';

function parseMath(text: string, source = 'docs/page.md') {
  const input: DocumentInput = {
    source,
    messages: defaultMessages,
    highlighter: testHighlighter,
    imageSize: () => undefined,
    hasMath: true,
  };
  return parseDocument({ ...input, text, id: 'page' });
}

async function render(text: string): Promise<string> {
  const { value } = await parseMath(text);
  if (value.body.kind !== 'hast') throw new Error('Expected a tree.');
  return renderTree(value.body.tree, ({ target, kind }) => ({ href: kind === 'name' ? undefined : target }));
}

test('shows formulas as MathML, in texts and alone', async () => {
  expect(await render('The sum $a+1$.')).toBe('<p>The sum <math data-tex="a+1"><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></math>.</p>');
  const block = /<div class="formula" role="group" tabindex="0" aria-label="Formula"><math display="block"[^>]*data-tex="x_1"/;
  expect(await render('$$\nx_1\n$$')).toMatch(block);
  expect(await render('```math\nx_1\n```')).toMatch(block);
  expect(await render('- $$\n  x_1\n  $$\n\n<b>HTML</b>')).toMatch(block);
});

test('shows formulas in MDX, where braces of TeX are no expressions', async () => {
  const { value, problems } = await parseMath('# T\n\nHalf: $\\frac{1}{2}$ {1 + 1}', 'docs/page.mdx');
  expect(problems).toEqual([]);
  expect(value.body.kind === 'mdx' && value.body.code).toContain('_components.mfrac');
});

test('leaves amounts of money, code and escaped signs', async () => {
  expect(await render('From $5 to $10, `$a$`, \\$a$')).toBe('<p>From $5 to $10, <code>$a$</code>, $a$</p>');
});

test('reads what is next to prices: links, emphasis and formulas', async () => {
  expect(await render('**$10k** and **$20k**')).toBe('<p><strong>$10k</strong> and <strong>$20k</strong></p>');
  expect(await render('[$10k](/a) for *b*, $5 for c')).toBe('<p><a href="/a">$10k</a> for <em>b</em>, $5 for c</p>');
  expect(await render('$10k, or $x$')).toMatch(/^<p>\$10k, or <math data-tex="x">/);
});

test.each([
  ...[
    '$10k or so, and 20$ a month',
    '$10 million (about 9 $)',
    'US$10, not A$',
    'from 5$ to 6$',
    '5 $ or 6 $',
    '$10k/month$',
    '$2 apples$',
    '$2 modules$',
    '3$/month or 4$/month',
  ],
])('leaves %s as text', async (text) => {
  expect(await render(text)).toBe(`<p>${text}</p>`);
});

test.each(['10', '10k', '2n log n', '10 mod 3', '2x', 'ab', ' x ', '2 \\text{ for } x', '3 = abc', '2+ab', 'a, b'])(
  'reads $%s$ as a formula',
  async (tex) => {
    expect(await render(`A $${tex}$.`)).toContain(`data-tex="${tex.trim()}"`);
  },
);

test.each(['$a ', '$5 a ', '$ a $$ ', '$`'])('takes linear time for many %s', async (part) => {
  expect(
    await growthOf(
      (size) => part.repeat(Math.ceil(size / part.length)),
      (text) => parseMath(text),
    ),
  ).toBeLessThan(mostGrowth);
});

test('reports TeX that it cannot read, at its place, and shows it as code', async () => {
  const { problems } = await parseMath('# T\n\nText $a \\bogus{1}$\n\n$$\nx\n\\frac{1}{\n$$\n\n$\\includegraphics{a.png}$');
  expect(problems.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`)).toEqual([
    'document/formula 3:9 A formula cannot be read: Unsupported function name: \\bogus.',
    "document/formula 7:10 A formula cannot be read: Unexpected end of input in a macro argument, expected '}'.",
    'document/formula 10:2 A formula cannot be read: Function "\\includegraphics" is not trusted.',
  ]);
  expect(await render('$\\bogus$')).toContain('<code class="language-math math-inline">\\bogus</code>');
});

test('ends with formulas that expand or nest without end', async () => {
  for (const tex of ['\\def\\a{\\a\\a}\\a', `${'{'.repeat(20_000)}${'}'.repeat(20_000)}`]) {
    const { problems } = await parseMath(`$${tex}$`);
    expect(problems.map(({ code }) => code)).toEqual(['document/formula']);
  }
});

test('prints the source of formulas in Markdown', async () => {
  const { value } = await parseMath('A $a_1$\n\n$$\nb\n$$');
  const tree = value.body.kind === 'hast' ? value.body.tree : undefined;
  expect(tree && printTree(tree, { resolve: () => ({ href: undefined }), place: { file: '' } })).toBe('A $a_1$\n\n$$\nb\n$$');
});

test('says how to turn formulas on', async () => {
  expect(await problemsOf('The sum $a^2$')).toEqual(['document/foreign-syntax 1:9 Math ($a^2$) is a form that gqldocs does not read.']);
});

test('reports a formula that its parser does not expect', async () => {
  const { problems } = await parseMath('# T\n\n$$\n\\begin{array} \\\\a&b \\end{array}\n$$');
  expect(problems.map(({ code }) => code)).toEqual(['document/formula']);
});

test('reads a formula of two signs in one line', async () => {
  const { value, problems } = await parseMath('# T\n\n$$ a \\to b $$\n\nText');
  expect(problems).toEqual([]);
  expect(JSON.stringify(value.body)).toContain('"tagName":"math"');
});
