import { expect, it } from 'vitest';
import type { Route } from '../../../../renderer/model/plan.ts';
import { alternateFile } from '../../../../renderer/render/pageAlternate.ts';

const links: Parameters<typeof alternateFile>[1] = {
  page: (href) => (href === '/a.md' ? { kind: 'page' } : undefined),
  hasFile: (path) => path === 'docs/guide.md',
};
const file = (href: string, kind: Route['kind'] = 'document') => alternateFile({ kind, href }, links);

it('is next to the folder of its page, and missing for the not-found page', () => {
  expect([file('/'), file('/docs/next'), file('/404', 'not-found')]).toEqual(['index.md', 'docs/next.md', undefined]);
});

it('is index.md in that folder if a page or a static file has its name', () => {
  expect([file('/a'), file('/docs/guide')]).toEqual(['a/index.md', 'docs/guide/index.md']);
});
