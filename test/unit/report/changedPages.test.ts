import { expect, it } from 'vitest';
import { changedPages } from '../../../renderer/report/changedPages.ts';
import type { DiffEntry } from '../../../renderer/snapshot/diffEntry.ts';
import { parsed } from './parsed.ts';

const entry = (symbol: string): DiffEntry => ({ symbol, change: 'changed', verdict: 'minor', reason: '' });

it('lists pages of symbols, also for changes of their members', () => {
  const old = parsed('module .\n  Parser = Parser @class/Parser\n  gone = gone @function/gone\nclass Parser\nfunction gone\n  (): void');
  const next = parsed(
    'module .\n  Parser = Parser @class/Parser\nmodule ./server\n  serve = serve @server/function/serve\nclass Parser\nfunction serve\n  (): void',
  );
  const entries = ['Parser.parse', 'gone', './server:serve'].map(entry);
  expect(changedPages({ diff: { entries }, old, new: next })).toEqual([
    { address: 'class/Parser', change: 'changed' },
    { address: 'function/gone', change: 'removed' },
    { address: 'server/function/serve', change: 'added' },
  ]);
});
