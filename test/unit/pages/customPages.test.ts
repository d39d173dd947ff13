import { describe, expect, it } from 'vitest';
import { customPages, defaultExports } from '../../../renderer/pages/customPages.ts';
import { makeConfig } from '../make.ts';

const config = makeConfig({ title: 'Site', tagline: 'About things' });
const component = () => null;

function pagesOf(exports: Readonly<Record<string, Readonly<Record<string, unknown>>>>, href = '/our-team') {
  return customPages({ config, files: [{ module: 'content/pages/a.tsx', href }], exports: new Map(Object.entries(exports)) });
}

describe('a custom page', () => {
  it('has the title and description that its module exports', () => {
    const exports = { default: component, title: 'Team', description: 'Who we are.' };
    expect(pagesOf({ 'content/pages/a.tsx': exports })).toEqual({
      value: [{ module: 'content/pages/a.tsx', href: '/our-team', title: 'Team', description: 'Who we are.' }],
      problems: [],
    });
  });

  it('is named after its address, and the home page after the site', () => {
    const exports = { 'content/pages/a.tsx': { default: component, title: 7 } };
    expect(pagesOf(exports).value).toEqual([
      { module: 'content/pages/a.tsx', href: '/our-team', title: 'Our team', description: 'About things' },
    ]);
    expect(pagesOf(exports, '/').value[0]?.title).toBe('Site');
  });

  it('for addresses without a page says so where it has no title', () => {
    expect(pagesOf({ 'content/pages/a.tsx': { default: component } }, '/404').value).toEqual([
      { module: 'content/pages/a.tsx', href: '/404', title: 'Page not found', description: config.words.notFoundText },
    ]);
  });

  it.each([{}, { default: 'text' }, { Page: component }])('without a component as its default export is a problem: %j', (exports) => {
    expect(pagesOf({ 'content/pages/a.tsx': exports }).problems).toEqual([
      {
        code: 'page/no-default-export',
        severity: 'error',
        message: 'The page content/pages/a.tsx cannot be rendered: it has no default export.',
        hint: 'Export a React component: `export default function Page() { … }`.',
        place: { file: 'content/pages/a.tsx', line: 1, column: 1 },
      },
    ]);
  });

  it('is no second problem when its module could not be loaded', () => {
    expect(pagesOf({}).problems).toEqual([]);
  });
});

it('keeps the default exports that are components', () => {
  const exports = new Map<string, Readonly<Record<string, unknown>>>([
    ['a.tsx', { default: component }],
    ['b.tsx', { default: 'text' }],
  ]);
  expect(defaultExports(exports)).toEqual(new Map([['a.tsx', component]]));
});
