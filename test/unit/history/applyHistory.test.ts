import { expect, it } from 'vitest';
import { applyHistory } from '../../../renderer/history/applyHistory.ts';
import type { PackageHistory } from '../../../renderer/model/history.ts';
import { summaryOf } from '../../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../../renderer/presentation/describedItem.ts';
import { makeComment, makeMember, makePackage, makeSymbol } from '../make.ts';
import { parameter, signature, string } from '../templates/signature/text.ts';

const history: PackageHistory = {
  versions: ['1.0.0', '1.1.0'],
  items: { parse: { since: '1.1.0', changes: [], parameters: {} } },
  releases: [],
};

function parseWith(...texts: readonly string[]) {
  const signatures = texts.map((text, index) => signature([parameter(`p${index}`, string)], string, { comment: makeComment(text) }));
  const pkg = makePackage([makeSymbol('function', 'parse', { signatures })], { version: '1.1.0' });
  const [symbol] = applyHistory(pkg, history).value.symbols;
  if (symbol === undefined) throw new Error('The package has one symbol.');
  return symbol;
}

it('keeps the text that all overloads have in common', () => {
  const symbol = parseWith('Parses.', 'Parses.');
  expect(describeItem(symbol).summary?.text).toBe('Parses.');
  expect(describeItem(symbol).comment?.blocks).toEqual([{ tag: '@since', content: { text: '1.1.0' } }]);
});

it('dates an overload that is younger than its function', () => {
  const items = { parse: { changes: [], parameters: {}, overloads: [null, '1.1.0'] } };
  const signatures = ['text', 'data'].map((name) => signature([parameter(name, string)], string));
  const pkg = makePackage([makeSymbol('function', 'parse', { signatures })], { version: '1.1.0' });
  const [symbol] = applyHistory(pkg, { ...history, items }).value.symbols;
  expect(symbol?.signatures.map(({ comment }) => comment?.blocks)).toEqual([undefined, [{ tag: '@since', content: { text: '1.1.0' } }]]);
});

it('lists a symbol with the text of its first overload', () => {
  const symbol = parseWith('Parses text.', 'Parses bytes.');
  expect(summaryOf(symbol)?.text).toBe('Parses text.');
  expect(describeItem(symbol).summary).toBeUndefined();
});

it('gives the same JSON for items with empty fields and for items from the cache, which have none', () => {
  const items = {
    parse: { since: '1.1.0', changes: [], parameters: { text: '1.1.0' } },
    visit: { changes: [], parameters: {}, overloads: [null, '1.1.0'] },
    Shape: { since: '1.1.0', changes: [], parameters: {} },
  };
  const one = signature([parameter('text', string)], string);
  const empty = { comment: undefined, inheritedFrom: undefined };
  const symbols = [
    makeSymbol('function', 'parse', { ...empty, signatures: [{ ...empty, ...one }] }),
    makeSymbol('function', 'visit', { ...empty, signatures: [one, { ...empty, ...one }] }),
    makeSymbol('interface', 'Shape', { ...empty }),
  ];
  const pkg = makePackage(symbols, { version: '1.1.0' });
  const apply = (of: typeof pkg) => JSON.stringify(applyHistory(of, { ...history, items }).value.symbols);
  const stored = apply(JSON.parse(JSON.stringify(pkg)));
  expect(apply(pkg)).toBe(stored);
  expect(stored.match(/1\.1\.0/g)?.length).toBeGreaterThan(3);
});

const inherited = (name: string, from = 'Base') =>
  makeMember(name, {
    inheritedFrom: {
      kind: 'reference',
      name: `${from}.${name}`,
      typeArguments: [],
      target: { kind: 'symbol', id: `pkg/:interface/${from}#${name}` },
    },
  });

/** Since when each member of `Args` says that it exists. */
function inheritedSince({ items, removed = [] }: { readonly items: PackageHistory['items']; readonly removed?: readonly string[] }) {
  const names = ['old', 'young', 'deep'];
  const symbols = [
    makeSymbol('interface', 'Root', { members: [makeMember('deep')] }),
    makeSymbol('interface', 'Base', { members: [makeMember('old'), makeMember('young'), inherited('deep', 'Root')] }),
    makeSymbol('interface', 'Args', { members: names.map((name) => inherited(name)) }),
  ];
  const releases = [{ version: '2.0.0', added: [], changed: [], deprecated: [], removed }];
  const all = { versions: ['1.0.0', '2.0.0', '3.0.0'], items, releases };
  const { symbols: applied } = applyHistory(makePackage(symbols, { version: '3.0.0' }), all).value;
  const args = applied.find(({ name }) => name === 'Args');
  return args?.members.map(({ comment }) => comment?.blocks.find(({ tag }) => tag === '@since')?.content.text);
}

const item = (since?: string, change?: PackageHistory['items'][string]['changes'][number]) => ({
  since,
  changes: change === undefined ? [] : [change],
  parameters: {},
});
const items = { Root: item(), 'Root.deep': item('3.0.0'), Base: item(), 'Base.old': item(), 'Base.young': item('2.0.0'), Args: item() };

it('dates an inherited member by its origin', () => {
  expect(inheritedSince({ items })).toEqual([undefined, '2.0.0', '3.0.0']);
});

it('dates an inherited member no earlier than the symbol extends the origin, or exists', () => {
  const change = { version: '3.0.0', old: 'interface Args', new: 'interface Args extends Base' };
  expect(inheritedSince({ items: { ...items, Args: item(undefined, change) } })).toEqual(['3.0.0', '3.0.0', '3.0.0']);
  expect(inheritedSince({ items: { ...items, Args: item('2.0.0') } })).toEqual([undefined, undefined, '3.0.0']);
});

it('does not date an inherited member that was an own one before', () => {
  expect(inheritedSince({ items, removed: ['Args.young'] })).toEqual([undefined, undefined, '3.0.0']);
});
