import { describe, expect, it } from 'vitest';
import { findCounterparts } from '../../../renderer/history/versions/findCounterparts.ts';
import { createLinks } from '../../../renderer/plan/links/createLinks.ts';
import { planApiRoutes } from '../../../renderer/plan/routes/planApiRoutes.ts';
import { otherVersion } from '../../../renderer/render/canonicalPath.ts';
import { renderSettings } from '../../../renderer/render/pageFrame.tsx';
import { versionLinks } from '../../../renderer/render/versionLinks.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';
import { linkSpaceOf } from '../planned.ts';

const config = makeConfig({ baseUrl: '/x/' });
const versionOf = (slug: string, version: string, names: readonly string[]) =>
  makePackage(
    names.map((name) => makeSymbol('class', name, { id: `${slug}/:class/${name}` })),
    { slug, version },
  );
const packages = [
  versionOf('v2', '2.0.0', ['A', 'B', 'ASchema']),
  versionOf('v1', '', ['A', 'Gone', 'Kept']),
  makePackage([makeSymbol('class', 'C', { id: 'other/:class/C' })], { name: 'other', slug: 'other' }),
];
const links = createLinks(linkSpaceOf({ routes: planApiRoutes(config, { packages }), api: { packages }, files: [] }));

const replacements = new Map([
  ['/api/v2/class/Gone', { href: '/api/v2/class/B', label: 'B' }],
  ['/api/v2/class/Kept', { href: '/api/v1/class/Kept', label: 'Kept' }],
]);
const linksOf = (page: Parameters<typeof versionLinks>[0]['page']) =>
  versionLinks({ settings: renderSettings(config), links, packages, counterparts: findCounterparts({ packages }), replacements, page });

describe('the versions of a page', () => {
  it('are the same symbol, named by version or slug', () => {
    expect(linksOf({ slug: 'v2', name: 'pkg', href: '/api/v2/class/A', symbol: 'v2/:class/A' })).toEqual([
      { label: '2.0.0', href: '/x/api/v2/class/A', isCurrent: true, isSame: true },
      { label: 'v1', href: '/x/api/v1/class/A', isCurrent: false, isSame: true },
    ]);
  });

  it('are overviews if another version lacks the symbol', () => {
    expect(linksOf({ slug: 'v2', name: 'pkg', href: '/api/v2/class/B', symbol: 'v2/:class/B' }).map(({ href }) => href)).toEqual([
      '/x/api/v2/class/B',
      '/x/api/v1',
    ]);
  });

  it('name the nearest symbol if another version lacks the symbol', () => {
    const [, other] = linksOf({ slug: 'v2', name: 'pkg', href: '/api/v2/class/ASchema', symbol: 'v2/:class/ASchema' });
    expect(other).toMatchObject({ href: '/x/api/v1', isSame: false, nearest: { name: 'A', href: '/x/api/v1/class/A' } });
  });

  it('name what replaced a symbol according to a redirect', () => {
    const [current] = linksOf({ slug: 'v1', name: 'pkg', href: '/api/v1/class/Gone', symbol: 'v1/:class/Gone' });
    expect(current?.nearest).toEqual({ name: 'B', href: '/x/api/v2/class/B', isReplacement: true });
  });

  it('name no replacement where the redirect is to another version', () => {
    const [current] = linksOf({ slug: 'v1', name: 'pkg', href: '/api/v1/class/Kept', symbol: 'v1/:class/Kept' });
    expect(current).toMatchObject({ label: '2.0.0', isSame: false });
    expect(current?.nearest?.isReplacement).not.toBe(true);
  });

  it('say which page search engines should list', () => {
    const canonical = (slug: string, name: string): string | undefined =>
      otherVersion(linksOf({ slug, name: 'pkg', href: `/api/${slug}/class/${name}`, symbol: `${slug}/:class/${name}` }));
    expect(canonical('v1', 'A')).toBe('/x/api/v2/class/A');
    expect(canonical('v2', 'A')).toBeUndefined();
    expect(canonical('v2', 'B')).toBeUndefined();
  });

  it('of an overview are overviews', () => {
    expect(linksOf({ slug: 'v1', name: 'pkg', href: '/api/v1', symbol: '' }).map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ['/x/api/v2', false],
      ['/x/api/v1', true],
    ]);
  });

  it('are missing if the package has one version', () => {
    expect(linksOf({ slug: 'other', name: 'other', href: '/api/other/class/C', symbol: 'other/:class/C' })).toEqual([]);
  });
});
