import { expect, test } from 'vitest';
import { problemsOf, render } from '../renderMarkdown.ts';

const text = '::::tabs{group="style"}\n:::tab[Schema *language*]{value="sdl"}\nA\n:::\n:::tab[Code first]\nB\n:::\n::::';

test('renders every panel with its label, and selects the first', async () => {
  expect(await render(text)).toBe(
    '<div class="tabs" data-tabs-group="style"><div class="tab-list" role="tablist">' +
      '<button class="tab" type="button" role="tab" id="tabs_1_1" aria-controls="tabs_1_1_panel" aria-selected="true" data-value="sdl">Schema <em>language</em></button>' +
      '<button class="tab" type="button" role="tab" id="tabs_1_2" aria-controls="tabs_1_2_panel" aria-selected="false" tabindex="-1" data-value="code-first">Code first</button>' +
      '</div>' +
      '<div class="tab-panel" role="tabpanel" id="tabs_1_1_panel" aria-labelledby="tabs_1_1" data-selected=""><p class="tab-label">Schema <em>language</em></p><p>A</p></div>' +
      '<div class="tab-panel" role="tabpanel" id="tabs_1_2_panel" aria-labelledby="tabs_1_2"><p class="tab-label">Code first</p><p>B</p></div>' +
      '</div>',
  );
});

test('selects the tab that is marked as default', async () => {
  const html = await render('::::tabs\n:::tab[A]\na\n:::\n:::tab[B]{default}\nb\n:::\n::::');
  expect(html.match(/id="tabs_1_2_panel" aria-labelledby="tabs_1_2" data-selected/g)).toHaveLength(1);
  expect(html.match(/data-selected|aria-selected="true"/g)).toHaveLength(2);
});

test('creates no duplicate id on a page', async () => {
  const ids = [...(await render(`${text}\n\n${text}`)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test('warns about tabs without a tab, a tab without tabs, and content between tabs', async () => {
  expect(await problemsOf(':::tabs\n:::')).toEqual(['document/directive 1:1 This ":::tabs" contains no tab.']);
  expect(await problemsOf('x\n\n:::tab[A]\na\n:::')).toEqual(['document/directive 3:1 This ":::tab" is outside of tabs.']);
  expect(await problemsOf('::::tabs\ntext\n:::tab[A]\na\n:::\n::::')).toEqual([
    'document/directive 2:1 ":::tabs" may only contain tabs; gqldocs skips this block.',
  ]);
});

test('makes tabs of a group of code', async () => {
  const group = '::: code-group\n\n```sh [npm]\nnpm i x\n```\n\n```text{1}\ny\n```\n\n:::';
  const html = await render(group);
  expect([...html.matchAll(/data-value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['npm', 'text']);
  expect(html).not.toContain('figcaption');
  expect(html).toContain('<mark class="line">y</mark>');
  expect(await problemsOf(group)).toEqual([]);
  const tabs = group.replace('code-group', 'tabs code');
  expect(await render(tabs)).toBe(await render(group));
  expect(await problemsOf(tabs)).toEqual([]);
  const withComment = group.replace('```sh', '<!-- prettier-ignore -->\n```sh');
  expect(await render(withComment)).toBe(await render(group));
  expect(await problemsOf(withComment)).toEqual([]);
  const managers = '::: tabs code\n```npm\nnpm i x\n```\n```yarn\nyarn add x\n```\n:::';
  expect([...(await render(managers)).matchAll(/data-value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['npm', 'yarn']);
  expect(await problemsOf(managers)).toEqual([]);
  expect(await problemsOf('::: code-group\ntext\n```sh\nx\n```\n:::')).toEqual([
    'document/directive 2:1 ":::code-group" may only contain blocks of code; gqldocs skips this.',
  ]);
});

test.each(['bash npm2yarn', 'sh npm2yarn2pnpm sync', 'npm', 'package-install'])(
  'shows the commands of all package managers for %s',
  async (info) => {
    const text = `\`\`\`${info}\nnpm install a\n\`\`\``;
    const html = await render(text);
    expect((await problemsOf(text)).filter((problem) => !problem.includes('document/language'))).toEqual([]);
    expect(html).toContain('<div class="tabs" data-tabs-group="package-manager">');
    expect([...html.matchAll(/<code>([^<]*(?:<[^>]*>[^<]*)*?)<\/code>/g)].map(([, code = '']) => code.replace(/<[^>]*>/g, ''))).toEqual([
      'npm install a',
      'pnpm add a',
      'yarn add a',
      'bun add a',
    ]);
  },
);

test('completes commands in blocks that only name packages', async () => {
  const code = async (lang: string): Promise<string> => (await render(`\`\`\`${lang}\nvite\n\nless\n\`\`\``)).replace(/<[^>]*>/g, '');
  expect(await code('package-install-dev')).toContain('npm install -D vite\n\nnpm install -D less');
  expect(await code('package-create')).toContain('pnpm create vite');
  expect(await code('package-exec')).toContain('bunx vite');
});

test('reads tabs that begin with == and their label, also after HTML', async () => {
  const marked =
    ':::: tabs key:ab\n== First *one*\n- item\n<center>\nx\n</center>\n== [b] b\n*T*\n\n::: tip\nT\n:::\n```md\n== code\n```\n::::\n\n== After';
  const html = await render(marked);
  expect(html).toContain('data-tabs-group="ab"');
  expect(html).toMatch(/data-value="first-one">First <em>one<\/em><\/button>.*data-value="\[b\]-b">\[b\] b<\/button>/s);
  expect(html.match(/class="tab-panel"/g)).toHaveLength(2);
  expect(html).toMatch(
    /<\/center>\s*<\/div><div class="tab-panel"[^>]*>.*<em>T<\/em>.*admonition-tip.*== code.*<\/div><\/div>\s*<p>== After/s,
  );
  expect(await problemsOf(marked)).toEqual([]);
  expect(await problemsOf('::: tabs\n<div>\na\n== b\nc\n</div>\n:::')).toEqual([
    'document/directive 2:1 ":::tabs" may only contain tabs; gqldocs skips this block.',
  ]);
});

test('reads nested tabs, and ends what a tab left open', async () => {
  const nested = ':::: tabs\n=== A\n\n::: tabs\n== A1\na\n== A2\nb\n:::\n=== B\nc\n::::';
  const html = await render(nested);
  expect([...html.matchAll(/role="tab"[^>]*>(\w+)</g)].map(([, label]) => label)).toEqual(['A', 'B', 'A1', 'A2']);
  expect(await problemsOf(nested)).toEqual([]);
  const open = await render('::: tabs\n== A\n::: code-group\n```sh [npm]\na\n```\n== B\nb\n:::');
  expect([...open.matchAll(/role="tab"[^>]*>(\w+)</g)].map(([, label]) => label)).toEqual(['A', 'B', 'npm']);
});
