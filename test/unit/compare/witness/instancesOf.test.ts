import { describe, expect, it } from 'vitest';
import { instancesOf, type TypeArguments } from '../../../../renderer/compare/witness/program/instancesOf.ts';
import { groupBy } from '../../../../renderer/model/groupBy.ts';

const none: TypeArguments = { special: [], fitting: new Map(), objects: new Set(), dictionaries: new Set() };

/** The type arguments of all instances, by name. */
function given(declared: string, more: Partial<TypeArguments> = {}, parameters = ''): Readonly<Record<string, readonly string[]>> {
  const { usual } = instancesOf(`export function use<${declared}>(${parameters}) {}`, { ...none, ...more });
  const types = usual.flatMap((text) => [...text.matchAll(/^type (\w+) = (.*);$/gm)]);
  const groups = groupBy(types, ([, name]) => name ?? '');
  return Object.fromEntries([...groups].map(([name, found]) => [name, [...new Set(found.map(([, , type = '']) => type))]]));
}

describe('the type arguments of programs', () => {
  it('have keys where a program names them', () => {
    const { T, K } = given('T, K extends keyof T');
    expect(T).toEqual(['{ readonly id: number; name?: string }', "{ kind: 'a'; values: string[] }", 'Record<string, number>']);
    expect(K).toEqual(['keyof T']);
  });

  it('are objects of users where every object fits', () => {
    expect(given('T extends State', { objects: new Set(['T']) }).T).not.toContain('State');
    expect(given('T extends State').T).toContain('State');
  });

  it('have a key where only their values are known, and users pass no value of them', () => {
    const dictionaries = new Set(['T']);
    expect(given('T extends Getters', { dictionaries }).T?.[0]).toBe('{ key: (Getters)[string] }');
    expect(given('T extends Getters', { dictionaries }, 'value: T').T?.[0]).toBe('Getters');
  });
});
