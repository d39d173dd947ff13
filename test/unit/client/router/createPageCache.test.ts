import { expect, test } from 'vitest';
import { createPageCache } from '../../../../client/router/createPageCache.ts';
import type { PageData } from '../../../../renderer/model/page.ts';

function page(href: string): PageData {
  return {
    kind: 'document',
    href,
    title: href,
    documentTitle: href,
    description: '',
    canonical: '',
    markdown: '',
    layout: 'document',
    hasToc: false,
    sidebar: '',
    mainHtml: `<h1>${href}</h1>`,
    sidebarHtml: '',
    tocHtml: '',
  };
}

test('loads a page once, even if requested again at the same time or later', async () => {
  const asked: string[] = [];
  const cache = createPageCache(async (href) => {
    asked.push(href);
    return page(href);
  });
  expect(cache.peek('/a')).toBeUndefined();
  const both = await Promise.all([cache.load('/a'), cache.load('/a')]);
  expect(both).toEqual([page('/a'), page('/a')]);
  expect(cache.peek('/a')).toEqual(page('/a'));
  await cache.load('/a');
  expect(asked).toEqual(['/a']);
});

test('keeps neither failures nor missing pages', async () => {
  const answers = [Promise.reject(new Error('Offline')), Promise.resolve(undefined), Promise.resolve(page('/a'))];
  const cache = createPageCache(() => answers.shift() ?? Promise.resolve(undefined));
  await expect(cache.load('/a')).rejects.toThrow('Offline');
  expect(await cache.load('/a')).toBeUndefined();
  expect(await cache.load('/a')).toEqual(page('/a'));
});

test('drops the oldest pages', async () => {
  const cache = createPageCache(async (href) => page(href));
  for (let index = 0; index <= 120; index++) await cache.load(`/${index}`);
  expect(cache.peek('/0')).toBeUndefined();
  expect(cache.peek('/1')).toEqual(page('/1'));
  expect(cache.peek('/120')).toEqual(page('/120'));
});
