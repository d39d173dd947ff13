import { expect, it } from 'vitest';
import { historyPages } from '../../../renderer/history/historyPages.ts';
import type { Href } from '../../../renderer/model/links.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';

const advice = 'Use `read()`, since `parse()` is slow. See `Options`.';
const members = ['parse', 'read'].map((name) => makeMember(name, { kind: 'method' }));
const pkg = makePackage([makeSymbol('class', 'Reader', { members }), makeSymbol('function', 'parse')]);

function deprecatedPage(label: string): string | undefined {
  const items = {
    Reader: { changes: [], parameters: {} },
    'Reader.read': { changes: [], parameters: {} },
    'Reader.parse': { changes: [], parameters: {} },
    parse: { changes: [], parameters: {} },
  };
  const deprecated = { ...items, [label]: { changes: [], parameters: {}, deprecated: { text: advice, since: '1.1.0' } } };
  const history = { versions: ['1.0.0', '1.1.0'], items: deprecated, releases: [] };
  const pages = historyPages({ package: pkg, history, messages: defaultMessages, hrefOf: (path) => `/api/${path}` as Href });
  return pages.find(({ path }) => path === 'deprecated')?.text;
}

const linkTo = (name: string, id: string): string => `[\`${name}\`](symbol:${id})`;

it('links a deprecated member to its place on the page of its class, and the members that its text names', () => {
  const id = pkg.symbols[0]?.id;
  const replacement = `Use ${linkTo('read()', `${id}#read`)}, since ${linkTo('parse()', `${id}#parse`)} is slow. See \`Options\`.`;
  expect(deprecatedPage('Reader.parse')).toContain(`| ${linkTo('Reader.parse', `${id}#parse`)} | ${replacement} |`);
});

it('leaves the text of a deprecated export as its author wrote it', () => {
  expect(deprecatedPage('parse')).toContain(`| ${linkTo('parse', pkg.symbols[1]?.id ?? '')} | ${advice} |`);
});
