import { describe, expect, it } from 'vitest';
import { createCauses } from '../../../renderer/compare/assemble/createCauses.ts';
import type { Decided } from '../../../renderer/compare/assemble/entryDraft.ts';
import { foldSymptoms } from '../../../renderer/compare/assemble/foldSymptoms.ts';
import { type Harm, suspected } from '../../../renderer/compare/difference/difference.ts';
import type { DiffEntry, Verdict } from '../../../renderer/release/diffEntry.ts';

function decided(id: string, verdict: Verdict, rule: Harm['rule'] = 'undecided', isCut?: true): Decided {
  const entry: DiffEntry = { symbol: id, change: 'changed', verdict, reason: `${id}: differs.` };
  const difference = suspected({ rule, reason: 'differs', position: 'receive', isCut });
  return { entry, draft: { entry, findings: [{ id, part: { kind: 'type' }, change: 'changed', difference }] } };
}

/** `User` mentions all others. */
const old = { declarations: [{ kind: 'type', id: 'User', typeParameters: '', type: '[Options, Base, Near, Cause, Other]' } as const] };

function fold(entries: readonly Decided[], causes: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const withUsers = (ids: readonly string[]) => new Set(ids.flatMap((id) => [id, ...(causes[id] ?? [])]));
  return foldSymptoms(entries, createCauses({ rewritten: Object.keys(causes), withUsers }), old).map(
    ({ entry }) => `${entry.verdict} ${entry.reason}`,
  );
}

describe('what follows from a change and cannot be decided', () => {
  it('is named by the change, if that may break programs', () => {
    const entries = [decided('Options', 'major'), decided('create', 'unknown'), decided('Made', 'unknown')];
    expect(fold(entries, { Options: ['create', 'Made'] })).toEqual([
      'major Options: differs. What is computed from it is not decided: `create` and `Made`.',
    ]);
  });

  it('is one entry, if the change is harmless', () => {
    const entries = [decided('Options', 'minor'), ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => decided(id, 'unknown'))];
    expect(fold(entries, { Options: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([
      'minor Options: differs.',
      'unknown a: differs. The same change leaves `b`, `c`, `d` and 2 more undecided.',
    ]);
  });

  it('stays where its own text changed, or where it breaks programs', () => {
    const entries = [decided('Options', 'minor'), decided('own', 'unknown'), decided('broken', 'major')];
    expect(fold(entries, { Options: ['own', 'broken'], own: [] })).toEqual([
      'minor Options: differs.',
      'unknown own: differs.',
      'major broken: differs.',
    ]);
  });

  it('belongs to the change with the fewest other users', () => {
    const entries = [decided('Base', 'unknown'), decided('Near', 'unknown'), decided('create', 'unknown')];
    expect(fold(entries, { Base: ['Near', 'create', 'other'], Near: ['create'] })).toEqual([
      'unknown Base: differs.',
      'unknown Near: differs. What is computed from it is not decided: `create`.',
    ]);
  });

  it('is only suspected if it was not compared, and all of its causes are only suspected', () => {
    const cause = decided('Cause', 'unknown');
    const doubted: Decided = { ...cause, entry: { ...cause.entry, suspected: true } };
    const suspicions = (user: Decided, other: Verdict): readonly unknown[] => {
      const rewritten = ['Cause', 'Other'];
      const withUsers = (ids: readonly string[]) => new Set([...ids, 'User']);
      return foldSymptoms([doubted, decided('Other', other), user], createCauses({ rewritten, withUsers }), old).map(
        ({ entry }) => entry.suspected === true,
      );
    };
    expect(suspicions(decided('User', 'unknown', 'unfinished'), 'patch')).toEqual([true, false]);
    expect(suspicions(decided('User', 'unknown', 'unfinished'), 'minor')).toEqual([false, false]);
    expect(suspicions(decided('User', 'unknown'), 'patch')).toEqual([false, false]);
    expect(suspicions(decided('User', 'unknown', 'undecided', true), 'patch')).toEqual([true, false]);
    expect(suspicions(decided('User', 'unknown', 'undecided', true), 'minor')).toEqual([false, false]);
  });

  it('is only suspected if it was not compared, and all of its causes are harmless and add nothing', () => {
    const suspicions = (cause: Verdict, ...users: readonly Decided[]): readonly unknown[] => {
      const withUsers = (ids: readonly string[]) => new Set([...ids, 'User', 'Other']);
      const entries = [decided('Cause', cause), ...users];
      return foldSymptoms(entries, createCauses({ rewritten: ['Cause'], withUsers }), old).map(({ entry }) => entry.suspected === true);
    };
    const [user, other] = [decided('User', 'unknown', 'unfinished'), decided('Other', 'unknown', 'unfinished')];
    expect(suspicions('patch', user)).toEqual([false, true]);
    expect(suspicions('patch', user, other)).toEqual([false, true]);
    expect(suspicions('patch', user, decided('Other', 'unknown'))).toEqual([false, false]);
    expect(suspicions('minor', user)).toEqual([false, false]);
  });

  it('is found for a member that is written alike in a declaration that changed', () => {
    const member = (name: string, source: string): Decided => {
      const { entry, draft } = decided(`Handlers.${name}`, 'unknown');
      const findings = draft.findings.map((one) => ({ ...one, id: 'Handlers' }));
      return { entry, draft: { ...draft, findings, sources: new Set([source]) } };
    };
    const entries = [decided('Handler', 'major'), member('onClick', 'Handler'), member('onKey', 'Handler'), member('other', 'Other')];
    expect(fold(entries, { Handler: ['Handlers'], Handlers: [] })).toEqual([
      'major Handler: differs. What is computed from it is not decided: `Handlers.onClick` and `Handlers.onKey`.',
      'unknown Handlers.other: differs.',
    ]);
  });
});
