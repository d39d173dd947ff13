import { describe, expect, it } from 'vitest';
import type { UserSidebarEntry } from '../../../renderer/config/schema/sidebar.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import type { NavbarLink } from '../../../renderer/model/page.ts';
import { readingPositions } from '../../../renderer/render/readingPositions.ts';
import { makeConfig, makeDocument } from '../make.ts';
import { planned } from '../planned.ts';

interface Site {
  readonly entries: readonly UserSidebarEntry[];
  readonly frontMatter?: Readonly<Record<string, FrontMatter>>;
  readonly baseUrl?: string;
  readonly navbar?: readonly NavbarLink[];
}

async function positionsOf({ entries, frontMatter = {}, baseUrl = '/', navbar = [] }: Site) {
  const config = makeConfig({ documents: { sidebars: { main: entries } } });
  const documents = ['a', 'b', 'c', 'd'].map((id) => makeDocument({ id, title: id.toUpperCase(), frontMatter: frontMatter[id] ?? {} }));
  const plan = await planned({ config, documents, api: { packages: [] }, pages: [], files: [] });
  return Object.fromEntries(readingPositions({ plan, baseUrl, navbar }));
}

function navbarLink(label: string, href: string): NavbarLink {
  return { type: 'link', label, href, position: 'left', activePrefix: href.replace('/x', ''), isExternal: false, items: [] };
}

const [a, b, c] = ['A', 'B', 'C'].map((label) => ({ label, href: `/docs/${label.toLowerCase()}` }));

describe('the pages before and after a document', () => {
  it('follow the sidebar, into its groups and out again', async () => {
    const entries = ['a', { label: 'Group', items: ['b'] }, { label: 'Elsewhere', href: 'https://example.com' }, 'c'];
    expect(await positionsOf({ entries })).toEqual({
      '/docs/a': { groups: [], previous: undefined, next: b },
      '/docs/b': { groups: [{ label: 'Group', href: undefined }], previous: a, next: c },
      '/docs/c': { groups: [], previous: b, next: undefined },
    });
  });

  it('include the page of a group before its contents', async () => {
    const entries = ['a', { label: 'Group', document: 'b', items: ['c'] }];
    expect((await positionsOf({ entries }))['/docs/c']).toEqual({
      groups: [{ label: 'Group', href: '/docs/b' }],
      previous: { label: 'Group', href: '/docs/b' },
      next: undefined,
    });
  });

  it('can be set in front matter', async () => {
    const frontMatter = { a: { pagination_next: 'd' }, b: { pagination_prev: null, pagination_label: 'Second' } };
    const positions = await positionsOf({ entries: ['a', 'b', 'c'], frontMatter });
    expect(positions['/docs/a']?.next).toEqual({ label: 'D', href: '/docs/d' });
    expect(positions['/docs/b']?.previous).toBeUndefined();
    expect(positions['/docs/c']?.previous).toEqual({ label: 'Second', href: '/docs/b' });
  });

  it('include the base URL', async () => {
    const positions = await positionsOf({ entries: ['a', { label: 'Group', document: 'b', items: ['c'] }], baseUrl: '/x/' });
    expect(positions['/docs/b']?.previous).toEqual({ label: 'A', href: '/x/docs/a' });
    expect(positions['/docs/c']?.groups).toEqual([{ label: 'Group', href: '/x/docs/b' }]);
  });

  it('are below the link of the navigation bar to one of the documents', async () => {
    const navbar = [navbarLink('Elsewhere', '/elsewhere'), navbarLink('Guide', '/x/docs/a'), navbarLink('Second', '/x/docs/c')];
    const positions = await positionsOf({ entries: ['a', { label: 'Group', items: ['b'] }, 'c'], baseUrl: '/x/', navbar });
    expect(positions['/docs/b']?.groups).toEqual([{ label: 'Group', href: undefined }]);
    expect(positions['/docs/c']?.groups).toEqual([{ label: 'Second', href: '/x/docs/c' }]);
    const only = await positionsOf({ entries: ['a', { label: 'Group', items: ['b'] }], navbar: [navbarLink('Guide', '/docs/a')] });
    expect(only['/docs/b']?.groups).toEqual([
      { label: 'Guide', href: '/docs/a' },
      { label: 'Group', href: undefined },
    ]);
  });

  it('are in the section of their own group, where the navigation bar links to several groups of the sidebar', async () => {
    const navbar = [navbarLink('Start', '/docs/a'), navbarLink('Reference', '/docs/b')];
    const entries = [
      { label: 'Start', items: ['a'] },
      { label: 'Reference', document: 'b', items: [{ label: 'Codes', items: ['c'] }] },
    ];
    const positions = await positionsOf({ entries, navbar });
    expect(positions['/docs/a']?.groups).toEqual([{ label: 'Start', href: undefined }]);
    expect(positions['/docs/c']?.groups).toEqual([
      { label: 'Reference', href: '/docs/b' },
      { label: 'Codes', href: undefined },
    ]);
  });

  it('name a page once that the navigation bar and a group link to', async () => {
    const navbar = [navbarLink('Guide', '/docs/a')];
    const positions = await positionsOf({ entries: [{ label: 'Group', document: 'a', items: ['b'] }], navbar });
    expect(positions['/docs/b']?.groups).toEqual([{ label: 'Group', href: '/docs/a' }]);
  });

  it('are missing for a document outside of every sidebar', async () => {
    expect(await positionsOf({ entries: ['a'] })).toEqual({ '/docs/a': { groups: [], previous: undefined, next: undefined } });
  });

  it('come from the first position of a document that is listed twice', async () => {
    expect((await positionsOf({ entries: ['a', 'b', 'a'] }))['/docs/a']).toEqual({ groups: [], previous: undefined, next: b });
  });
});
