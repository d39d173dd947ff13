import { describe, expect, it } from 'vitest';
import { goneAddresses } from '../../../renderer/checks/goneAddresses.ts';
import type { AddressesConfig } from '../../../renderer/model/config.ts';
import { makeInventory, makeSite } from './publishedSite.ts';

const pages = { '/': [], '/docs/a': ['one'], '/docs/b': ['one', 'two'] };

interface Published {
  readonly before: readonly string[];
  readonly addresses?: Partial<AddressesConfig> | undefined;
  readonly omitted?: readonly string[] | undefined;
  readonly project?: string | undefined;
}

/** Messages about a site with `pages`. */
function messages({ before, addresses, omitted = [], project }: Published): readonly string[] {
  const current = makeInventory(Object.entries(pages).flatMap(([href, anchors]) => [href, ...anchors.map((one) => `${href}#${one}`)]));
  const problems = goneAddresses({ ...makeSite(pages, addresses), published: makeInventory(before, project), current, omitted });
  return problems.map(({ code, message }) => `${code}: ${message}`);
}

const gone = (address: string): string => `address/gone: ${address} existed in the published site and does not exist now.`;

describe('a published address', () => {
  it('is kept by its page, its anchor or its static file', () => {
    expect(messages({ before: ['/', '/docs/a', '/docs/b#two', '/logo.svg'] })).toEqual([]);
  });

  it('that is gone is reported: a page, or an anchor of a page that exists', () => {
    expect(messages({ before: ['/docs/a', '/docs/old', '/docs/a#two'] })).toEqual([gone('/docs/old'), gone('/docs/a#two')]);
  });

  it('is reported once for a page with its anchors', () => {
    expect(messages({ before: ['/', '/docs/old', '/docs/old#one', '/docs/old#two'] })).toEqual([
      'address/gone: /docs/old with 2 anchors existed in the published site and does not exist now.',
    ]);
  });

  it.each<readonly [title: string, addresses: Partial<AddressesConfig>]>([
    ['a redirect', { redirects: { '/docs/old': '/docs/a' } }],
    ['a redirect to another site', { redirects: { '/docs/old': 'https://example.org/' } }],
    ['a redirect of all pages of a folder', { redirects: { '/docs/*': '/docs/*', '/docs/old': '/docs/b#two' } }],
    ['a note of its removal', { removed: { '/docs/old': 'Gone.' } }],
    ['a note for all pages of a folder', { removed: { '/docs/*': 'Gone.' } }],
  ])('may have %s', (_title, addresses) => {
    expect(messages({ before: ['/', '/docs/old'], addresses })).toEqual([]);
  });

  it('needs a redirect to an anchor that exists', () => {
    const addresses = { redirects: { '/docs/old': '/docs/a' } };
    expect(messages({ before: ['/', '/docs/old#one', '/docs/old#two'], addresses })).toEqual([gone('/docs/old#two')]);
  });

  it('is not kept by a note for the anchor of another page, nor by one for a folder of that page’s name', () => {
    const addresses = { removed: { '/docs/a#old': 'Gone.', '/docs/ol/*': 'Gone.' } };
    expect(messages({ before: ['/', '/docs/old', '/docs/a#old'], addresses })).toEqual([gone('/docs/old')]);
  });

  it('of an omitted package is part of one problem', () => {
    const before = ['/', '/api/pkg', '/api/pkg/class/A', '/api/pkg/class/A#run', '/api/pkg2'];
    expect(messages({ before, omitted: ['pkg'] })).toEqual([
      'address/gone: /api/pkg and 3 URLs below it existed in the published site and do not exist now: the site omits the package.',
      gone('/api/pkg2'),
    ]);
  });

  it('is not looked for on another site', () => {
    expect(messages({ before: ['/x', '/y'], project: 'Elsewhere' })).toEqual([
      'address/inventory: The published inventory is of another site: it has the title "Elsewhere", and none of its addresses is on "Site".',
    ]);
    expect(messages({ before: ['/x', '/docs/a'], project: 'Before it was renamed' })).toEqual([gone('/x')]);
  });
});
