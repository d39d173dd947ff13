import { expect, it } from 'vitest';
import { withUpdateDays } from '../../../renderer/documents/readUpdateDays.ts';
import { hashOf } from '../../../renderer/engine/hash.ts';
import { makeConfig, makeDocument } from '../make.ts';

const config = makeConfig({ documents: { path: 'docs' } });
const document = makeDocument({ id: 'deep/a', source: 'docs/deep/a.md' });
const days = new Map([['deep/a.md', '2024-02-03']]);

it('adds the date from Git to a document, which changes its hash', () => {
  const [dated, same, other] = [days, days, new Map([['deep/a.md', '2024-02-04']])].flatMap((known) =>
    withUpdateDays([document], { config, days: known }),
  );
  expect(dated).toEqual({ ...document, lastUpdated: '2024-02-03' });
  // What is known of it stays known.
  expect(same).toBe(dated);
  expect(hashOf(same)).toBe(hashOf(dated));
  expect(new Set([document, dated, other].map((one) => hashOf(one))).size).toBe(3);
});

it('prefers the front matter', () => {
  const own = { ...document, frontMatter: { last_update: '2020-01-01' } };
  expect(withUpdateDays([own], { config, days })[0]?.lastUpdated).toBe('2020-01-01');
});

it('keeps a document without a known date, and every document without the option', () => {
  expect(withUpdateDays([document], { config, days: new Map() })).toEqual([document]);
  const off = makeConfig({ documents: { path: 'docs', lastUpdated: false } });
  expect(withUpdateDays([document], { config: off, days })).toEqual([document]);
});
