import { describe, expect, it } from 'vitest';
import { checkNotes } from '../../../../renderer/history/upgrade/checkNotes.ts';
import type { UpgradeNotes } from '../../../../renderer/model/upgradeNotes.ts';
import { makeConfig, makePackage } from '../../make.ts';

interface Given {
  /** Labels that break; those that end in a question mark are not decided. */
  readonly breaks: readonly string[];
  /** Headings of notes, from line 1 on. */
  readonly notes?: readonly string[];
  readonly major?: number;
  readonly folder?: string | undefined;
}

function check({ breaks, notes, major = 2, folder = 'upgrade' }: Given): readonly string[] {
  const config = makeConfig({ api: { packages: [{ path: 'pkg', slug: 'pkg', upgradeNotes: folder === '' ? undefined : folder }] } });
  const entries = breaks.map((label) => {
    const verdict = label.endsWith('?') ? ('unknown' as const) : ('major' as const);
    return { symbol: label.replace('?', ''), change: 'changed' as const, verdict, reason: '', lines: [] };
  });
  const history = { versions: [], items: {}, releases: [], upgrades: [{ from: '1.9.0', to: '2.1.0', entries }] };
  const root = { type: 'root' as const, children: [] };
  const file: UpgradeNotes = {
    ...{ package: 'pkg', major, file: `${folder}/${major}.md`, introduction: root },
    notes: (notes ?? []).map((names, index) => ({
      names: names.split(', '),
      place: { file: `${folder}/${major}.md`, line: index + 1 },
      text: root,
    })),
  };
  const api = { packages: [makePackage([], { version: '2.1.0', history })] };
  return checkNotes({ config, api, notes: notes === undefined ? [] : [file] }).map(
    ({ code, message, hint, place }) => `${code} ${place?.file}:${place?.line} ${/`[^`]+`/.exec(message)?.[0] ?? ''} ${hint}`,
  );
}

const unwritten = (name: string) =>
  expect.stringMatching(`^history/missing-note \\S+ \`${name}\` .* in upgrade/2.md, under the heading \`## ${name}\``);

describe('checkNotes', () => {
  it('reports notes about names that do not break, with the nearest that does', () => {
    expect(check({ breaks: ['parse'], notes: ['parse', 'pasre'] })).toEqual([
      expect.stringMatching(/^history\/unknown-note upgrade\/2\.md:2 `pasre` Did you mean `parse`\?/),
    ]);
  });

  it('reports two notes about one name at the second', () => {
    expect(check({ breaks: ['parse', 'print'], notes: ['parse', 'print, parse'] })).toEqual([
      expect.stringMatching(/^history\/duplicate-note upgrade\/2\.md:2 `parse`/),
    ]);
  });

  it('reports changes without a note, and the file to write it in', () => {
    expect(check({ breaks: ['parse', 'print'], notes: ['print'] })).toEqual([unwritten('parse')]);
    expect(check({ breaks: ['parse'] })).toEqual([unwritten('parse')]);
    expect(check({ breaks: ['parse'], folder: '' })).toEqual([expect.stringContaining('Set `upgradeNotes`')]);
  });

  it('counts a note on a class for its members, and not the reverse', () => {
    expect(check({ breaks: ['Parser', 'Parser.run', 'a.b.C.d'], notes: ['Parser', 'a.b'] })).toEqual([]);
    expect(check({ breaks: ['Parser', 'Parser.run'], notes: ['Parser.run'] })).toEqual([unwritten('Parser')]);
  });

  it('accepts a class that breaks by its members alone', () => {
    expect(check({ breaks: ['Parser.run'], notes: ['Parser'] })).toEqual([]);
  });

  it('allows notes about changes without a verdict, and needs none', () => {
    expect(check({ breaks: ['parse?', 'print?'], notes: ['parse'] })).toEqual([]);
  });

  it('reports a file of an earlier major version that the history does not have, and ignores later ones', () => {
    expect(check({ breaks: [], notes: [], major: 1 })).toEqual([expect.stringContaining('`2.md`')]);
    expect(check({ breaks: [], notes: ['parse'], major: 3 })).toEqual([]);
  });
});
