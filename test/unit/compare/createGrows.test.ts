import { describe, expect, it } from 'vitest';
import { createGrows } from '../../../renderer/compare/assemble/createGrows.ts';
import type { Decided } from '../../../renderer/compare/assemble/entryDraft.ts';
import { type Finding, minor } from '../../../renderer/compare/difference/difference.ts';
import type { DiffEntry } from '../../../renderer/release/diffEntry.ts';

const difference = minor('allows more');
const added = (id: string): Decided => decided({ id, part: { kind: 'member', name: 'more' }, change: 'added', difference });
const widened = (id: string): Decided => decided({ id, part: { kind: 'type' }, change: 'changed', difference });

function decided(finding: Finding): Decided {
  const entry: DiffEntry = { symbol: finding.id, change: finding.change, verdict: 'minor', reason: 'allows more.' };
  return { entry, draft: { entry, findings: [finding] } };
}

function grows(entries: readonly Decided[], types: Readonly<Record<string, string>>): boolean {
  const declarations = Object.entries(types).map(([id, type]) => ({ kind: 'type', id, typeParameters: '', type }) as const);
  return createGrows(entries, { declarations })('Cause');
}

describe('a harmless change that types may be computed from', () => {
  it.each([
    ['Record<keyof Cause, string>', true],
    ['{ [K in keyof Cause]: string }', true],
    ['Required<Cause>', true],
    ['Omit<Cause, "id">', false],
    ['keyof Causes', false],
  ])('is a member that is added, where names are read: %s', (type, isSeen) => {
    expect(grows([added('Cause')], { User: type })).toBe(isSeen);
  });

  it.each([
    ['Whole<T> = { [K in keyof T]-?: T[K] }', 'Whole<Cause>', true],
    ['Whole<T> = { [K in keyof T]: Whole<T[K]> }', 'Whole<Cause>', false],
    ['Whole<T, K extends keyof T> = T[K]', 'Whole<Cause, "id">', false],
    ['Whole<T> = { [K in keyof T]-?: T[K] }', 'Whole<Outer>', false],
    ['Whole<T> = { [K in keyof T]-?: Whole<T[K]> }', 'Whole<Outer>', true],
    ['Whole<T> = Readonly<Required<T>>', 'Whole<Cause>', true],
  ])('is a member that is added, where a type of the package reads names: %s in %s', (whole, type, isSeen) => {
    const [, typeParameters = '', text = ''] = /^Whole(<.+?>) = (.*)$/.exec(whole) ?? [];
    const types = { Cause: '{}', Outer: '{ inner: Cause }', User: type };
    const declarations = [
      { kind: 'type', id: 'Whole', typeParameters, type: text } as const,
      ...Object.entries(types).map(([id, of]) => ({ kind: 'type', id, typeParameters: '', type: of }) as const),
    ];
    expect(createGrows([added('Cause')], { declarations })('Cause')).toBe(isSeen);
  });

  it('is a member that is added, where an interface inherits all as required', () => {
    const heir = { kind: 'interface', id: 'Heir', typeParameters: '', extends: ['Required<Cause>'], members: [] } as const;
    expect(createGrows([added('Cause')], { declarations: [heir] })('Cause')).toBe(true);
  });

  it('is not a member that changed for the better', () => {
    const changed = decided({ id: 'Cause', part: { kind: 'member', name: 'one' }, change: 'changed', difference });
    expect(grows([changed], { User: 'keyof Cause' })).toBe(false);
  });

  it('is an alias, where what mentions it was not compared', () => {
    expect(grows([widened('Cause')], { User: 'Pick<Base, Cause>' })).toBe(true);
    expect(grows([widened('Cause'), added('User')], { User: 'Pick<Base, Cause>' })).toBe(false);
    expect(grows([widened('Cause'), added('User')], { User: 'Pick<Base, Cause>', Far: 'keyof User' })).toBe(true);
    expect(grows([widened('Cause'), widened('User')], { User: 'Cause[]', Far: 'Record<User[number], string>' })).toBe(true);
  });

  it('ends where aliases mention each other', () => {
    expect(grows([widened('Cause'), widened('User')], { User: 'Cause[]', Cause: 'User | string' })).toBe(false);
  });
});
