import { expect, it } from 'vitest';
import { mergeCopies } from '../../../renderer/compare/assemble/mergeCopies.ts';
import type { DiffEntry } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

it('makes one entry of copies whose reasons name other copies with their files', () => {
  const copy = (file: string, module: string): DiffEntry => ({
    ...{ symbol: `Options$${file}`, displayName: `Options (${file.replaceAll('_', '/')})`, change: 'changed', verdict: 'major' },
    ...{ old: `type Options$${file} = string`, new: `type Options$${file} = number` },
    reason: `Options$${file}, which \`./${module}:use\` uses: is another. The same breaks \`Data (${file.replaceAll('_', '/')}/use)\`.`,
  });
  const snapshot = snapshotOf('export {};\n', new Map());
  const merged = (...entries: readonly DiffEntry[]): readonly DiffEntry[] =>
    mergeCopies({ decided: entries.map((entry) => ({ entry, draft: { entry, findings: [] } })), old: snapshot, new: snapshot }).map(
      ({ entry }) => entry,
    );
  const copies = merged(copy('src_a', 'src'), copy('esm_a', 'esm'));
  expect(copies).toHaveLength(1);
  expect(copies[0]?.reason).toContain('(the same for `./esm`).');
  expect(merged(copy('src_a', 'src'), { ...copy('esm_a', 'esm'), new: 'type Options$esm_a = boolean' })).toHaveLength(2);
});
