import { describe, expect, it } from 'vitest';
import { createResolver } from '../../../../renderer/plan/redirects/createResolver.ts';

const pages = new Set(['/new', '/other', '/api/v2', '/api/v2/class/A', '/docs/é']);

function follow(redirects: Readonly<Record<string, string>>, address: string): string {
  const found = createResolver(redirects, (href) => pages.has(href))(address);
  return found.kind === 'loop' ? `loop: ${found.keys.join(' ')}` : found.address;
}

describe('a redirect', () => {
  it.each([
    ['of a page keeps the anchor', { '/old': '/new' }, '/old#part', '/new#part'],
    ['with an anchor in its target does not', { '/old': '/new#here' }, '/old#part', '/new#here'],
    ['of an anchor comes first', { '/old': '/new', '/old#part': '/other' }, '/old#part', '/other'],
    ['of an anchor works on a page that exists', { '/new#part': '/other#there' }, '/new#part', '/other#there'],
    ['of a page does not apply where a page exists', { '/new': '/other' }, '/new', '/new'],
    ['is followed by the next one', { '/a': '/b', '/b': '/c', '/c': '/new' }, '/a#x', '/new#x'],
    ['may end on another site', { '/a': '/b', '/b': 'https://b.example/c' }, '/a#x', 'https://b.example/c'],
    ['with a slash at the end is the same', { '/old/': '/new/' }, '/old', '/new'],
    ['may be encoded', { '/%C3%A9': '/docs/%C3%A9' }, '/é', '/docs/é'],
    ['with a pattern is for pages below', { '/api/latest/*': '/api/v2/*' }, '/api/latest/class/A#run', '/api/v2/class/A#run'],
    ['with a pattern is for the page itself', { '/api/latest/*': '/api/v2/*' }, '/api/latest', '/api/v2'],
    ['with a pattern is not for names that only begin like it', { '/api/la/*': '/api/v2/*' }, '/api/latest', '/api/latest'],
    ['with the longest pattern comes first', { '/a/*': '/x/*', '/a/b/*': '/api/v2/*' }, '/a/b/class/A', '/api/v2/class/A'],
    ['of a page comes before a pattern', { '/api/latest/*': '/api/v2/*', '/api/latest/class/B': '/new' }, '/api/latest/class/B', '/new'],
    ['may form a loop', { '/x': '/a', '/a': '/b', '/b': '/a' }, '/x', 'loop: /a /b'],
    ['with a pattern may form a loop', { '/a/*': '/a/b/*' }, '/a/x', 'loop: /a/*'],
  ] as const)('%s', (_, redirects, address, end) => {
    expect(follow(redirects, address)).toBe(end);
  });
});
