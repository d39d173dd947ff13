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
