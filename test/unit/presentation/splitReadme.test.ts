import { expect, it } from 'vitest';
import { splitReadme } from '../../../renderer/presentation/splitReadme.ts';

const badge = '<p><a href="https://ci.example"><img src="/b.svg" alt="Build"></a> <img src="/c.svg" alt=""></p>';

it('removes the title, and rows of badges', () => {
  expect(splitReadme(`<h1 id="text-core">Core</h1>\n${badge}\n<p>Adds.</p>\n<h2>Usage</h2>`)).toEqual({
    heading: '<h1 id="text-core">Core</h1>',
    text: '<p>Adds.</p>\n<h2>Usage</h2>',
  });
});

it('finds a title below a logo', () => {
  expect(splitReadme(`<p><img src="/logo.svg"></p><h1>Core</h1><p>Adds.</p>`)).toEqual({ heading: '<h1>Core</h1>', text: '<p>Adds.</p>' });
});

it('keeps pictures in sections, and pictures with text', () => {
  const text = '<p>See <img src="/a.png">.</p><h2>Usage</h2><p><img src="/b.png"></p>';
  expect(splitReadme(text)).toEqual({ heading: '', text });
});

it('removes rows of badges that are shown as links', () => {
  const row =
    '<p><a href="https://ci.example"><span class="picture">Build</span></a> <a class="picture" href="https://b.example/x.svg">npm</a></p>';
  expect(splitReadme(`<h1>Core</h1>${row}<p>See <a class="picture" href="/a.png">a plan</a>.</p>`)).toEqual({
    heading: '<h1>Core</h1>',
    text: '<p>See <a class="picture" href="/a.png">a plan</a>.</p>',
  });
});

it('removes rows of badges below the first of several headings that are all the same', () => {
  expect(splitReadme(`<h2>Core</h2>\n${badge}\n<p>Adds.</p><h2>Usage</h2>${badge}`)).toEqual({
    heading: '',
    text: `<h2>Core</h2>\n\n<p>Adds.</p><h2>Usage</h2>${badge}`,
  });
});

it('has no title if that is only a logo', () => {
  expect(splitReadme('<h1><a class="picture" href="/logo.svg">Core</a></h1><p>Adds.</p>')).toEqual({ heading: '', text: '<p>Adds.</p>' });
});

it('removes a logo in a division, with the rule below it', () => {
  const logo = '<div>\n  <a href="https://a.example"><img src="/logo.svg"></a>\n</div>';
  expect(splitReadme(`${logo}\n<hr>\n\n<p>Adds.</p><hr><div>More.</div>`).text).toBe('<p>Adds.</p><hr><div>More.</div>');
  expect(splitReadme('<div>\n<p><img src="/logo.svg"></p>\n</div>\n<p>Adds.</p>').text).toBe('<p>Adds.</p>');
});
