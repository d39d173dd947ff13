import { expect, test } from 'vitest';
import { createNearestPage } from '../../../../renderer/plan/links/createNearestPage.ts';

const nearest = createNearestPage(['/api/tool/module/type', '/docs/guide', '/docs/types', '/en/index', '/fr/index']);

test('suggests the only page with the same last part, wherever it is', () => {
  expect(nearest('/docs/type')).toBe('/api/tool/module/type');
  expect(nearest('/guides/Guide')).toBe('/docs/guide');
});

test('suggests the page that is spelled most alike, if several pages or none have this last part', () => {
  expect(nearest('/er/index')).toMatch(/^\/(?:en|fr)\/index$/);
  expect(nearest('/docs/giude')).toBe('/docs/guide');
  expect(nearest('/something/else/entirely')).toBeUndefined();
});
