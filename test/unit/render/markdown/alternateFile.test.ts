import { expect, it } from 'vitest';
import type { Route } from '../../../../renderer/model/plan.ts';
import { alternateFile } from '../../../../renderer/render/markdown/alternateAddress.ts';

const links: Parameters<typeof alternateFile>[1] = {
  page: (href) => (href === '/a.md' ? { kind: 'page' } : undefined),
  hasFile: (path) => path === 'docs/guide.md',
};
const file = (href: string, kind: Route['kind'] = 'document') => alternateFile({ kind, href }, links);

it('lies beside the folder of its page', () => {
  expect([file('/'), file('/docs/next'), file('/404', 'not-found')]).toEqual(['index.md', 'docs/next.md', undefined]);
});

it('gives way to a page or a static file of that name', () => {
  expect([file('/a'), file('/docs/guide')]).toEqual(['a/index.md', 'docs/guide/index.md']);
});
