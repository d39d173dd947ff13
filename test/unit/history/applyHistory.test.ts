import { expect, it } from 'vitest';
import { applyHistory } from '../../../renderer/history/applyHistory.ts';
import type { PackageHistory } from '../../../renderer/model/history.ts';
import { summaryOf } from '../../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../../renderer/presentation/describedItem.ts';
import { makePackage, makeSymbol } from '../make.ts';
import { parameter, signature, string } from '../templates/signature/text.ts';
import { commentOf } from '../templates/symbols.ts';

const history: PackageHistory = {
  versions: ['1.0.0', '1.1.0'],
  items: { parse: { since: '1.1.0', changes: [], parameters: {} } },
  releases: [],
};

function parseWith(...texts: readonly string[]) {
  const signatures = texts.map((text, index) => signature([parameter(`p${index}`, string)], string, { comment: commentOf(text) }));
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
