import { describe, expect, it } from 'vitest';
import { type UpgradePageRequest, upgradePage, upgradePath, upgradeTitle } from '../../../../renderer/history/upgrade/upgradePage.ts';
import type { BreakingChange } from '../../../../renderer/model/history.ts';
import { defaultMessages as messages } from '../../../../renderer/model/messages.ts';
import type { UpgradeNotes } from '../../../../renderer/model/upgradeNotes.ts';
import { makePackage, makeSymbol } from '../../make.ts';

const change = (symbol: string, rest: Partial<BreakingChange> = {}): BreakingChange => ({
  ...{ symbol, change: 'changed', verdict: 'major', reason: `${symbol}: has \`id\` now.`, lines: ['- old', '+ new'] },
  ...rest,
});
const removed = (symbol: string): BreakingChange =>
  change(symbol, { change: 'removed', reason: `${symbol}: was removed.`, lines: ['- old'] });

const textTree = (value: string): UpgradeNotes['introduction'] => ({ type: 'root', children: [{ type: 'text', value }] });
const notesOf = (notes: Readonly<Record<string, string>>): UpgradeNotes => ({
  ...{ package: 'pkg', major: 2, file: 'upgrade/2.md', introduction: textTree('INTRODUCTION') },
  notes: Object.entries(notes).map(([names, text]) => ({
    names: names.split(', '),
    place: { file: 'upgrade/2.md' },
    text: textTree(text),
  })),
});

/** The page as text, with the levels that its headings have. */
function pageOf(entries: readonly BreakingChange[], rest: Partial<UpgradePageRequest> = {}): string {
  const pkg = makePackage([makeSymbol('function', 'parse'), makeSymbol('class', 'Parser'), makeSymbol('function', 'print')]);
  const parts = upgradePage({ package: pkg, upgrade: { from: '1.9.0', to: '2.1.0', entries }, messages, ...rest });
  return parts
    .map((part) => {
      if (part.kind === 'markdown') return part.markdown.text.replace(/^# /, `${'#'.repeat(part.headingLevel + 1)} `);
      const [node] = part.tree.children;
      return node?.type === 'text' ? node.value : '';
    })
    .join('\n\n');
}

const headings = (page: string): readonly string[] => page.split('\n').filter((line) => line.startsWith('#'));

describe('upgradePage', () => {
  it('lists removed symbols first, then changed ones, and changes without a verdict last', () => {
    const page = pageOf([change('Parser.run'), change('parse'), removed('gone'), change('print', { verdict: 'unknown' })]);
    expect(headings(page)).toEqual([
      ...['## Removed', '### `gone`'],
      ...['## Changed', '### [`Parser`](symbol:pkg/:class/Parser)', '### [`parse`](symbol:pkg/:function/parse)'],
      ...['## Not decided', '### [`print`](symbol:pkg/:function/print)'],
    ]);
    expect(page).toContain('from 1.9.0 to 2.1.0 that can break programs: **3**');
    expect(page).toContain('whether these changes break programs: **1**');
  });

  it('shows reason, old and new declaration, with all changes of a symbol together', () => {
    const page = pageOf([change('Parser.run'), change('Parser.size', { lines: ['- size: string', '+ size: number'] })]);
    expect(page).toContain('- `run`: has `id` now.\n- `size`: has `id` now.\n\n```diff\n- old\n+ new\n- size: string\n+ size: number\n```');
    expect(pageOf([change('parse')])).toContain('Has `id` now.\n\n```diff\n- old\n+ new\n```');
  });

  it('links removed symbols to the older version, where the site has it', () => {
    const previous = makePackage([makeSymbol('function', 'gone', { id: 'pkg-1/:function/gone' })], { slug: 'pkg-1', version: '1.9.0' });
    expect(pageOf([removed('gone')], { previous })).toContain(
      '### [`gone`](symbol:pkg-1/:function/gone)\n\n\n\n```diff\n- old\n```'.replace('\n\n\n\n', '\n\n'),
    );
  });

  it('puts notes above the changes of their symbol', () => {
    const page = pageOf([change('Parser.run'), change('Parser.size'), change('parse')], {
      notes: notesOf({ 'Parser.size': 'ABOUT SIZE', 'Parser, parse': 'ABOUT BOTH' }),
    });
    expect(page.match(/^#.*|INTRODUCTION|ABOUT \w+|^- `\w+`/gm)).toEqual([
      'INTRODUCTION',
      ...['## Changed', '### [`Parser`](symbol:pkg/:class/Parser)', 'ABOUT SIZE', 'ABOUT BOTH', '- `run`', '- `size`'],
      ...['### [`parse`](symbol:pkg/:function/parse)', 'ABOUT BOTH'],
    ]);
  });

  it('keeps the signs of reasons, except in code', () => {
    expect(pageOf([change('parse', { reason: 'parse: takes <T> as `a_b<c>`, _now_.' })])).toContain(
      'Takes \\<T\\> as `a_b<c>`, \\_now\\_.',
    );
  });

  it('gives headings of names that differ only in capitals different ids', () => {
    const parts = upgradePage({
      package: makePackage(),
      upgrade: { from: '1.0.0', to: '2.0.0', entries: [removed('Kind'), removed('kind'), removed('Removed')] },
      messages,
    });
    const prefixes = parts.flatMap((part) =>
      part.kind === 'markdown' && part.markdown.text.startsWith('# ')
        ? [`${part.idPrefix}${part.markdown.text.slice(2).replaceAll('`', '')}`]
        : [],
    );
    expect(prefixes).toEqual(['text-Removed', 'text-Kind', 'text-2-kind', 'text-2-Removed']);
  });

  it('says when nothing breaks, and links to the changes of the first release', () => {
    expect(pageOf([], { first: { version: '2.0.0', href: '/api/pkg/changes/2.0.0' } })).toBe(
      'Nothing breaks. New symbols: [Changes in 2.0.0](/api/pkg/changes/2.0.0).',
    );
  });
});

it('has the major version in its address and both in its title', () => {
  const upgrade = { from: '16.15.0', to: '17.1.0', entries: [] };
  expect(upgradePath(upgrade)).toBe('changes/upgrade-17');
  expect(upgradeTitle(upgrade, messages)).toBe('Upgrade from 16 to 17');
});
