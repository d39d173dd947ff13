import { expect, it } from 'vitest';
import { keyword, link, token } from '../../../../renderer/presentation/signature/doc.ts';
import { type CodeLinks, codeHtml } from '../../../../templates/signature/codeHtml.ts';

const links: CodeLinks = {
  href: (id) => (id === 'pkg/:class/A' ? '/api/a?b&c' : undefined),
  globalHref: (name) => `https://example.com/${name}`,
  externalHref: (name) => (name === 'evil' ? 'javascript:alert(1)' : 'https://example.org/'),
  cardOf: (id) => (id === 'known' ? 'type-Known' : undefined),
};

it('prints tokens with their classes, and escapes them', () => {
  const line = { indent: 2, tokens: [keyword('type'), token(' A', 'name'), token('"<a>&\'"', 'string')] };
  expect(codeHtml([line], links)).toBe('  <span class="tk">type</span> A<span class="ts">&quot;&lt;a&gt;&amp;&#x27;&quot;</span>');
});

it('links names to their pages', () => {
  const tokens = [
    link('A', { kind: 'symbol', id: 'pkg/:class/A' }),
    link('B', { kind: 'symbol', id: 'pkg/:class/B' }),
    link('C', { kind: 'anchor', anchor: 'get c' }),
    link('D', { kind: 'global', name: 'Date' }),
    link('E', { kind: 'external', package: 'other', name: 'E' }),
  ];
  expect(codeHtml([{ indent: 0, tokens }], links)).toBe(
    '<a href="/api/a?b&amp;c">A</a>B<a href="#get%20c">C</a><a href="https://example.com/Date">D</a><a href="https://example.org/">E</a>',
  );
});

it('does not link to a URL that could run code', () => {
  const evil = link('E', { kind: 'external', package: 'evil', name: 'E' });
  expect(codeHtml([{ indent: 0, tokens: [evil] }], links)).toBe('E');
});

it('prints buttons for cards of unexported types, with line breaks in long names', () => {
  const unexported = (text: string, id: string) => link(text, { kind: 'unexported', id });
  expect(codeHtml([{ indent: 0, tokens: [unexported('Known', 'known'), unexported('Unknown', 'unknown')] }], links)).toBe(
    '<button type="button" popovertarget="type-Known">Known</button>Unknown',
  );
  const name = 'InterfaceVpcEndpointOptions';
  expect(codeHtml([{ indent: 0, tokens: [unexported(name, 'known')] }], links)).toBe(
    '<button type="button" popovertarget="type-Known">Interface<wbr/>Vpc<wbr/>Endpoint<wbr/>Options</button>',
  );
});

it('gives a name alone no depth, however long it is: a button would have less room than its line', () => {
  const tokens = [link('InterfaceVpcEndpointNormalizedOptions', { kind: 'unknown' })];
  expect(codeHtml([{ indent: 0, tokens }], links)).toMatch(/^Interface<wbr\/>/);
  expect(codeHtml([{ indent: 2, tokens }], links)).toMatch(/^<span class="l1">/);
  expect(codeHtml([{ indent: 0, tokens: [...tokens, ...tokens] }], links)).toMatch(/^<span class="l0">/);
});

it('keeps punctuation next to a button on the same line', () => {
  const tokens = [link('Known', { kind: 'unexported', id: 'known' }), { kind: 'token', text: '<T>' } as const];
  expect(codeHtml([{ indent: 0, tokens }], links)).toBe(
    '<span class="unbroken"><button type="button" popovertarget="type-Known">Known</button>&lt;<wbr/></span>T&gt;',
  );
});

it('allows a line break after the angle bracket of type arguments, so that no name has to be broken', () => {
  const tokens = [
    token('Map', 'name'),
    { kind: 'token', text: '<' } as const,
    token('Key', 'name'),
    { kind: 'token', text: ' < 1' } as const,
  ];
  expect(codeHtml([{ indent: 0, tokens }], links)).toBe('Map&lt;<wbr/>Key &lt; 1');
});

it('marks long lines with their indentation', () => {
  const lines = [
    { indent: 0, tokens: [token('short', 'name')] },
    { indent: 4, tokens: [token('a line of more than 32 columns', 'string')] },
  ];
  expect(codeHtml(lines, links)).toBe('short\n<span class="l2">    <span class="ts">a line of more than 32 columns</span></span>');
});
