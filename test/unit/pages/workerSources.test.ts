import { describe, expect, it } from 'vitest';
import type { ApiPackage, ApiSymbol } from '../../../renderer/model/api.ts';
import type { Route } from '../../../renderer/model/plan.ts';
import { contentsFor, withContents } from '../../../renderer/pages/workerSources.ts';
import { packageOf, symbolOf } from '../templates/symbols.ts';

const base = {
  href: '/api/pkg/class/A',
  title: 'A',
  description: '',
  html: 'a/index.html',
  data: 'a/index.json',
  from: { file: 'a.d.ts' },
};
const pkg: ApiPackage = packageOf();
const symbolRoute = (symbol: ApiSymbol): Route => ({ ...base, kind: 'class', package: pkg, symbol });

describe('what a worker gets of a route', () => {
  it("is the page's own symbol", () => {
    const symbol = symbolOf('class', 'A');
    expect(contentsFor(symbolRoute(symbol), 3)).toEqual({ index: 3, symbol });
  });

  it('is nothing where the page lists other symbols, since those stay where the reference is', () => {
    expect(contentsFor(symbolRoute(symbolOf('namespace', 'N', { children: ['pkg/:class/A'] })), 0)).toBeUndefined();
    expect(contentsFor({ ...base, kind: 'package', package: pkg }, 0)).toBeUndefined();
    expect(contentsFor({ ...base, kind: 'api' }, 0)).toBeUndefined();
  });

  it('is no more than its place where the page is a text of a package, which all workers have', () => {
    const text = { package: pkg, markdown: { text: '# Read me' } };
    expect(contentsFor({ ...base, kind: 'page', module: '', text }, 5)).toEqual({ index: 5 });
    expect(contentsFor({ ...base, kind: 'page', module: 'about.tsx' }, 5)).toBeUndefined();
  });

  it('is put back in its place', () => {
    const symbol = symbolOf('class', 'A');
    const outline = symbolRoute(symbolOf('class', 'A', { members: [] }));
    expect(withContents(outline, { index: 0, symbol })).toEqual(symbolRoute(symbol));
  });
});
