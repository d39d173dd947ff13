import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { redirectPage } from '../../../renderer/render/redirectPage.ts';

const texts = { locale: 'en', messages: defaultMessages };

/** Runs the script of the page at an address, and gives the address that it goes to. */
function follow(html: string, hash: string): string {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  let gone = '';
  const replace = (to: string): void => {
    gone = to;
  };
  new Function('location', script)({ search: '?q', hash, replace });
  return gone;
}

it('escapes the target in markup and in the script', () => {
  const html = redirectPage({
    ...texts,
    to: '/x/"><script>alert(1)</script>',
    anchors: [{ anchor: '</script>', to: '/</script>', label: '</p>' }],
  });
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('"><script>alert');
});

it('keeps query and anchor', () => {
  expect(follow(redirectPage({ ...texts, to: '/new' }), '#part')).toBe('/new?q#part');
  expect(follow(redirectPage({ ...texts, to: '/new#here' }), '#part')).toBe('/new?q#here');
});

it('follows redirects of anchors, whatever their names are', () => {
  const html = redirectPage({ ...texts, to: '/new', anchors: [{ anchor: 'a b', to: '/other#c', label: 'Other' }] });
  const cases = [
    ['#a%20b', '/other#c'],
    ['#constructor', '/new?q#constructor'],
    ['#__proto__', '/new?q#__proto__'],
    ['#%E0%A4%A', '/new?q#%E0%A4%A'],
    ['', '/new?q'],
  ] as const;
  for (const [hash, to] of cases) expect(follow(html, hash)).toBe(to);
});
