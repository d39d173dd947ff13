import { describe, expect, it } from 'vitest';
import { formatDiff } from '../../../../cli/report/formatDiff.ts';
import { formatDiffMarkdown } from '../../../../cli/report/formatDiffMarkdown.ts';
import { formatUnexpected } from '../../../../cli/report/formatUnexpected.ts';
import { createStyle } from '../../../../cli/report/style.ts';
import type { ApiDiff, DiffEntry } from '../../../../renderer/index.ts';

const entries = (verdict: DiffEntry['verdict'], count: number, reason = 'was removed'): readonly DiffEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    symbol: `${verdict}${index}`,
    change: 'changed',
    verdict,
    reason: `${verdict}${index}: ${reason}.`,
  }));

const diff = (all: readonly DiffEntry[], missing?: readonly string[]): ApiDiff => ({
  ...{ old: { name: 'pkg', version: '1.0.0' }, new: { name: 'pkg', version: '1.1.0' } },
  ...{ verdict: 'major', entries: all, missing },
});

const text = (given: ApiDiff, failing?: readonly DiffEntry[]): string =>
  formatDiff({
    ...{ diff: given, milliseconds: 5, proofFolder: undefined, failing },
    style: createStyle({ env: {}, isTTY: false, color: false }),
  });

describe('a report', () => {
  it('says once which packages are not installed', () => {
    const given = diff(entries('unknown', 2), ['a', '@types/node']);
    for (const report of [text(given), formatDiffMarkdown(given)]) expect(report.match(/2 packages are not installed/g)).toHaveLength(1);
    expect(text(diff([]))).not.toContain('not installed');
  });

  it('shows undecided changes with the same reason together, and others one by one', () => {
    const alike = text(diff([...entries('unknown', 4), ...entries('major', 4)]));
    expect(alike.match(/4 declarations/g)).toHaveLength(1);
    expect(alike).toContain('unknown0, unknown1, unknown2, unknown3');
    expect(alike.match(/major\d\n {2}was removed/g)).toHaveLength(4);
    expect(text(diff(entries('unknown', 3)))).not.toContain('declarations');
  });

  it('says how many changes are only suspected, and which', () => {
    const suspicions = entries('unknown', 2).map((entry) => ({ ...entry, suspected: true as const }));
    const given = diff([...suspicions, ...entries('major', 1)]);
    const counted = [text(given), formatDiffMarkdown(given)].map((report) => [
      report.match(/2 unknown changes are only suspected/g)?.length,
      report.match(/Only suspected\./g)?.length,
    ]);
    // Markdown lists them among what matters, and again with their signatures.
    expect(counted).toEqual([
      [1, 2],
      [1, 4],
    ]);
    expect(text(diff(entries('unknown', 2)))).not.toContain('suspected');
  });

  it('begins in Markdown with at most ten lines that matter, and folds the rest', () => {
    const [open = ''] = formatDiffMarkdown(diff([...entries('major', 12), ...entries('minor', 3)])).split('<details>');
    expect(open).toMatch(/^## API: major\n/);
    expect(open.match(/^- /gm)).toHaveLength(10);
    expect(open).toContain('and 3 more below');
    expect(open).not.toContain('minor0');
  });

  const program = (lines: number): string => `import { run } from 'pkg';\n${'run();\n'.repeat(lines - 1)}`;

  it('shows a program that breaks if it is short', () => {
    const shown = [8, 9].map((lines) => text(diff(entries('major', 1).map((entry) => ({ ...entry, witness: program(lines) })))));
    expect(shown.map((one) => one.match(/^ {4}run\(\);$/gm)?.length)).toEqual([7, undefined]);
    const wide = { witness: `run('${'a'.repeat(900)}');\n` };
    expect(text(diff(entries('major', 1).map((entry) => ({ ...entry, ...wide }))))).not.toContain('aaa');
  });

  it('shows only lines that differ', () => {
    const shown = (old: string, next: string): readonly (readonly string[])[] => {
      const given = diff(entries('major', 1).map((entry) => ({ ...entry, old, new: next })));
      return [text(given), formatDiffMarkdown(given)].map((report) => (report.match(/^ +[-+] .*$/gm) ?? []).map((line) => line.trim()));
    };
    expect(shown('f(a: string): void\nf(a: number): void', 'f(a: string): void\nf(a: Date): void')).toEqual(
      Array(2).fill(['- f(a: number): void', '+ f(a: Date): void']),
    );
    expect(shown('type A = B & { … }', 'type A = B & { … }')).toEqual([[], []]);
    expect(shown('interface A\n  a: string', 'type A = B')[0]).toEqual(['- interface A', '-   a: string', '+ type A = B']);
    const long = (type: string): string => `const tools: { ${'first: string; '.repeat(20)}last: ${type}; ${'more: string; '.repeat(20)}}`;
    const [terminal, markdown] = shown(long('string'), long('number'));
    expect(terminal).toEqual([expect.stringMatching(/^- const tools: .* … .*last: string; .*…$/), expect.stringMatching(/last: number; /)]);
    expect(terminal?.every((line) => line.length < 200)).toBe(true);
    expect(markdown).toEqual([`- ${long('string')}`, `+ ${long('number')}`]);
  });

  it('prints a line for each change that passes, and counts those without effect', () => {
    const long = entries('minor', 1, `can be ${'a'.repeat(300)} now`).map((entry) => ({ ...entry, old: 'x: string', new: 'x: number' }));
    const all = [...entries('major', 1), ...long, ...entries('patch', 5)];
    const report = text(diff(all), all.slice(0, 1));
    expect(report.match(/^minor .*…$/gm)).toHaveLength(1);
    expect(report).not.toMatch(/x: string|^patch/m);
    expect(report).toContain('7 changes: 1 major, 1 minor, 5 patch');
    expect(text(diff(all))).toMatch(/x: string[\s\S]*^patch/m);
  });

  it('puts additions to one owner on one line', () => {
    const added = (symbol: string): DiffEntry => ({ symbol, change: 'added', verdict: 'minor', reason: `${symbol}: was added.` });
    const names = ['./jwk', './jwk:jwk', './b.js', './b.js:x', 'Parser.a', 'Parser.b', 'Parser.c', 'Lexer.a', 'one', 'two'];
    const lines = text(diff(names.map(added)), []).match(/^minor .*$/gm);
    expect(lines?.map((line) => line.replace(/^minor +added +/, ''))).toEqual([
      './jwk: has jwk.',
      './b.js: has x.',
      'Parser: has a, b, c.',
      'Lexer.a: was added.',
      'one: was added.',
      'two: was added.',
    ]);
    const many = text(diff(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(added)), []);
    expect(many).toContain('.: has a, b, c, d, e, 2 more.');
  });

  it('names what users cannot import by a name and the export that uses it', () => {
    const [entry] = entries('major', 1);
    const hidden: DiffEntry = {
      ...{ symbol: 'Data$src_a', displayName: 'Data (src/a)', change: 'changed', verdict: 'major' },
      reason: 'Data$src_a, which `open` uses: can be `Blob` now.',
    };
    const given = diff([...(entry === undefined ? [] : [entry]), hidden]);
    for (const report of [text(given), formatDiffMarkdown(given)]) {
      expect(report).toContain('Data (src/a)');
      expect(report).toContain('Used by `open`.');
      expect(report).not.toContain('$');
    }
  });
});

describe('a failed gate', () => {
  const fail = (count: number, reason?: string): string => {
    const failing = entries('major', count, reason);
    return formatUnexpected({ diff: diff(failing), expected: 'minor', failing, written: undefined });
  };

  it('repeats each change in one line', () => {
    const long = `can be ${'a'.repeat(300)} now`;
    expect(fail(2, 'was removed. The same breaks `Other`').match(/^ {2}major .*$/gm)).toEqual([
      '  major   major0: was removed.',
      '  major   major1: was removed.',
    ]);
    expect(fail(1, long).match(/^ {2}major .*$/gm)).toEqual([expect.stringMatching(/^.{119}…$/)]);
  });

  it('prints all changes in the form in which they are accepted, or says how to write them', () => {
    expect(fail(20).match(/"symbol"/g)).toHaveLength(20);
    expect(fail(21)).toContain('Undo these 21 changes, or add `--write-accepted <file>`');
    expect(fail(21)).not.toContain('"symbol"');
  });
});
