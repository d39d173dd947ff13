import { expect, it } from 'vitest';
import { twinFile } from '../../../renderer/markdownTwins/twinAddress.ts';
import type { Route } from '../../../renderer/model/plan.ts';

const page: Route = { kind: 'page', module: 'a', href: '/a.md', title: '', description: '', html: '', data: '', from: { file: '' } };
const links = { byHref: new Map([['/a.md', page]]), files: new Set(['docs/guide.md']) };
const file = (href: string, kind: Route['kind'] = 'document') => twinFile({ kind, href }, links);

it('lies beside the folder of its page', () => {
  expect([file('/'), file('/docs/next'), file('/404', 'not-found')]).toEqual(['index.md', 'docs/next.md', undefined]);
});

it('gives way to a page or a static file of that name', () => {
  expect([file('/a'), file('/docs/guide')]).toEqual(['a/index.md', 'docs/guide/index.md']);
});
