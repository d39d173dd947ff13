import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withoutPreloads } from '../../../renderer/render/withoutPreloads.ts';

const images = (
  <p>
    <img src="/a.png" alt="" /> <img src="/b.png" srcSet="/b.png 1x, /b2.png 2x" alt="" />
  </p>
);

test('removes the preload hints for images that React prints', () => {
  expect(renderToStaticMarkup(images)).toContain('<link rel="preload" as="image"');
  expect(withoutPreloads(renderToStaticMarkup(images))).toBe(
    '<p><img src="/a.png" alt=""/> <img src="/b.png" srcSet="/b.png 1x, /b2.png 2x" alt=""/></p>',
  );
  expect(withoutPreloads(renderToString(images))).not.toContain('<link');
});

test('keeps other links, and text that looks like a link', () => {
  const html = '<link rel="stylesheet" href="/a.css"/><p>&lt;link rel="preload" as="image"/&gt;</p>';
  expect(withoutPreloads(html)).toBe(html);
});
