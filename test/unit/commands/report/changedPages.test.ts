import { expect, it } from 'vitest';
import { changedPages } from '../../../../renderer/commands/report/changedPages.ts';
import type { DiffEntry } from '../../../../renderer/release/diffEntry.ts';
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

it('lists the page of what a namespace exports instead of that of the namespace', () => {
  const namespace =
    'module .\n  tools = tools @namespace/tools\nnamespace tools\n  Parser = tools$Parser @class/tools.Parser\nclass tools$Parser';
  const entries = ['tools.Parser.parse', 'tools.other'].map(entry);
  expect(changedPages({ diff: { entries }, old: parsed(namespace), new: parsed(namespace) })).toEqual([
    { address: 'class/tools.Parser', change: 'changed' },
    { address: 'namespace/tools', change: 'changed' },
  ]);
});
