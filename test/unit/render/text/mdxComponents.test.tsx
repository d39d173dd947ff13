import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import type { Reference } from '../../../../renderer/model/resolve.ts';
import { mdxComponents } from '../../../../renderer/render/text/mdxComponents.tsx';

function components(asked: Reference[] = []) {
  return mdxComponents({
    source: 'docs/page.mdx',
    messages: defaultMessages,
    resolve: (reference) => {
      asked.push(reference);
      return { href: reference.target === 'nothing' ? undefined : `/site/${reference.target}` };
    },
  });
}

function component(name: string, asked?: Reference[]) {
  const found = components(asked)[name];
  if (!found) throw new Error(`Expected a component "${name}".`);
  return found;
}

test('resolves links and images with their place', () => {
  const asked: Reference[] = [];
  const A = component('a', asked);
  const Img = component('img', asked);
  expect(
    renderToStaticMarkup(
      <>
        <A href="b.md" data-place="3:7">
          text
        </A>
        <A href="nothing" data-place="4:1">
          gone
        </A>
        <Img src="c.png" alt="C" data-place=":" />
      </>,
    ),
  ).toBe('<a href="/site/b.md">text</a>gone<img alt="C" loading="lazy" src="/site/c.png"/>');
  expect(asked).toEqual([
    { kind: 'link', target: 'b.md', place: { file: 'docs/page.mdx', line: 3, column: 7 } },
    { kind: 'link', target: 'nothing', place: { file: 'docs/page.mdx', line: 4, column: 1 } },
    { kind: 'image', target: 'c.png', place: { file: 'docs/page.mdx' } },
  ]);
});

test('does not change links without a place', () => {
  const A = component('a');
  expect(renderToStaticMarkup(<A href="#x">x</A>)).toBe('<a href="#x">x</a>');
});

test('makes a tab of each block where tabs have labels and no items', () => {
  const Tabs = component('Tabs');
  const html = renderToStaticMarkup(
    <Tabs items={['npm', 'pnpm']}>
      <pre>npm i</pre>
      <pre>pnpm i</pre>
    </Tabs>,
  );
  expect(html.match(/role="tab"[^>]*data-value="(\w+)"/g)).toHaveLength(2);
  expect(html).toMatch(/<p class="tab-label">pnpm<\/p><pre>pnpm i<\/pre>/);
});

test('keeps what is between tabs', () => {
  const [Tabs, TabItem] = [component('Tabs'), component('TabItem')];
  const html = renderToStaticMarkup(
    <Tabs>
      <p>Before</p>
      <TabItem label="A">a</TabItem>
    </Tabs>,
  );
  expect(html).toContain('<p>Before</p>');
  expect(html.match(/role="tab"/g)).toHaveLength(1);
});

test('labels tabs by their values where the list of labels is unknown', () => {
  const [Tabs, TabItem] = [component('Tabs'), component('TabItem')];
  const unknown: unknown = new Proxy(() => undefined, { apply: () => unknown, get: () => unknown });
  const html = renderToStaticMarkup(
    <Tabs values={unknown}>
      <TabItem value="macos">A</TabItem>
    </Tabs>,
  );
  expect(html).toContain('data-value="macos">macos</button>');
});

test('renders tabs with the same markup as Markdown', () => {
  const Tabs = component('Tabs');
  const TabItem = component('TabItem');
  const html = renderToStaticMarkup(
    <Tabs groupId="os" values={[{ value: 'b', label: 'Second' }]}>
      <TabItem value="a" label="First">
        A
      </TabItem>
      <TabItem value="b" default>
        B
      </TabItem>
    </Tabs>,
  );
  expect(html.replace(/tabs_R_[a-z\d]*_/g, 'tabs_')).toBe(
    '<div class="tabs" data-tabs-group="os"><div class="tab-list" role="tablist">' +
      '<button class="tab" type="button" role="tab" id="tabs_1" aria-controls="tabs_1_panel" aria-selected="false" tabindex="-1" data-value="a">First</button>' +
      '<button class="tab" type="button" role="tab" id="tabs_2" aria-controls="tabs_2_panel" aria-selected="true" data-value="b">Second</button></div>' +
      '<div class="tab-panel" role="tabpanel" id="tabs_1_panel" aria-labelledby="tabs_1"><p class="tab-label">First</p>A</div>' +
      '<div class="tab-panel" role="tabpanel" id="tabs_2_panel" aria-labelledby="tabs_2" data-selected=""><p class="tab-label">Second</p>B</div></div>',
  );
});

test('renders admonitions with a label for their type', () => {
  const Admonition = component('Admonition');
  expect(renderToStaticMarkup(<Admonition type="tip">x</Admonition>)).toBe(
    '<aside class="admonition admonition-tip" role="note"><p class="admonition-title">Tip</p>x</aside>',
  );
});

test('renders tabs whose labels are a list', () => {
  const Tabs = component('Tabs');
  const Tab = component('Tab');
  const html = renderToStaticMarkup(
    <Tabs items={[{ label: 'npm' }, 'pnpm']} defaultIndex={1} syncKey="manager">
      <Tab>One</Tab>
      <Tab>Two</Tab>
    </Tabs>,
  );
  expect(html).toContain('data-tabs-group="manager"');
  expect(html).toMatch(/data-value="npm">npm<[\s\S]*aria-selected="true" data-value="pnpm">pnpm</);
});

test.each([
  ['warn', 'warning'],
  ['error', 'danger'],
  ['caution', 'caution'],
  [null, 'note'],
  ['constructor', 'note'],
])('draws callouts of other tools: %s', (type, kind) => {
  const Callout = component('Callout');
  expect(renderToStaticMarkup(<Callout type={type}>Text</Callout>)).toContain(`admonition-${kind}`);
});

test('checks the links of cards', () => {
  const asked: Reference[] = [];
  const Card = component('Card', asked);
  expect(renderToStaticMarkup(<Card title="A" href="./b.md" description="Text" />)).toBe(
    '<div class="prose-card"><p class="prose-card-title"><a href="/site/./b.md">A</a></p><p>Text</p></div>',
  );
  expect(asked).toEqual([{ kind: 'link', target: './b.md', place: { file: 'docs/page.mdx' } }]);
});

test('draws badges, folded text and trees of files', () => {
  const [Badge, Details, Folder, File] = ['Badge', 'Details', 'Folder', 'File'].map((name) => component(name));
  if (!Badge || !Details || !Folder || !File) throw new Error('Expected components.');
  expect(renderToStaticMarkup(<Badge text="New" variant="tip" />)).toBe('<span class="prose-badge prose-badge-tip">New</span>');
  expect(renderToStaticMarkup(<Details summary="More">Text</Details>)).toBe('<details><summary>More</summary>Text</details>');
  expect(
    renderToStaticMarkup(
      <Folder name="src">
        <File name="a.ts" />
      </Folder>,
    ),
  ).toBe('<ul><li><strong>src/</strong><ul><li>a.ts</li></ul></li></ul>');
});
