import { describe, expect, it } from 'vitest';
import { extractFixture, packageConfig } from '../extractFixture.ts';

const kinds = await extractFixture('kinds');
const inheritance = await extractFixture('inheritance');

describe('convertMember', () => {
  it('gives every member of a class an anchor of its own, the constructor first, then by line', () => {
    expect(kinds.symbol('Shape').members.map(({ kind, name, anchor }) => `${kind} ${name} #${anchor}`)).toEqual([
      'constructor constructor #constructor',
      'property name #name',
      'property inner #inner',
      'accessor area #area',
      'method of #static-of',
      'method of #of',
      'method getType #getType',
      'method gettype #gettype-2',
    ]);
  });

  it('keeps a getter and its setter together', () => {
    expect(kinds.member('Shape', 'area')).toMatchObject({
      kind: 'accessor',
      sources: [
        { file: 'index.ts', line: 17 },
        { file: 'index.ts', line: 21 },
      ],
      getter: { parameters: [], returnType: { kind: 'intrinsic', name: 'number' } },
      setter: { parameters: [{ name: 'value' }], returnType: { kind: 'intrinsic', name: 'void' } },
    });
  });

  it('makes members of call, construct and index signatures', () => {
    expect(kinds.symbol('Callable').members.map(({ kind, anchor, sources }) => ({ kind, anchor, line: sources[0]?.line }))).toEqual([
      { kind: 'call', anchor: 'call-signature', line: 49 },
      { kind: 'construct', anchor: 'construct-signature', line: 50 },
      { kind: 'index', anchor: 'index-signature', line: 51 },
      { kind: 'property', anchor: 'length', line: 52 },
    ]);
    expect(kinds.member('Callable', 'index-signature')).toMatchObject({
      flags: { isReadonly: true },
      type: { kind: 'intrinsic', name: 'unknown' },
      signatures: [{ parameters: [{ name: 'key', type: { kind: 'intrinsic', name: 'string' } }] }],
    });
  });

  it('gives enum members their values as literals', () => {
    expect(kinds.symbol('Color').members.map(({ kind, name, type }) => ({ kind, name, type }))).toEqual([
      { kind: 'enum-member', name: 'Red', type: { kind: 'literal', text: '"red"' } },
      { kind: 'enum-member', name: 'Blue', type: { kind: 'literal', text: '3' } },
    ]);
  });

  it('records where a member comes from and what it overrides', () => {
    expect(
      inheritance.symbol('Dog').members.map(({ name, inheritedFrom, overrides }) => ({ name, inheritedFrom, overrides })),
    ).toMatchObject([
      { name: 'constructor', inheritedFrom: { name: 'Animal.constructor' } },
      { name: 'speak', overrides: { name: 'Animal.speak', target: { kind: 'symbol', id: 'inheritance/:class/Animal#speak' } } },
      { name: 'name', inheritedFrom: { target: { kind: 'symbol', id: 'inheritance/:class/Animal#name' } } },
      { name: 'run', inheritedFrom: { target: { kind: 'symbol', id: 'inheritance/:class/Animal#run' } } },
      { name: 'stop', inheritedFrom: { target: { kind: 'symbol', id: 'inheritance/:class/Animal#stop' } } },
    ]);
    expect(inheritance.member('Fault', 'message')).toMatchObject({
      flags: { isExternal: true },
      sources: [],
      inheritedFrom: { name: 'Error.message', target: { kind: 'global', name: 'Error' } },
    });
  });

  it('inherits comments', () => {
    expect(inheritance.member('Animal', 'name').comment?.summary).toEqual({
      text: 'What it is called.',
      place: { file: 'inheritance/index.ts', line: 2, column: 7 },
    });
  });

  it('omits inherited or external members on request', async () => {
    const { exclude } = packageConfig('inheritance');
    const names = async (changes: Partial<typeof exclude>): Promise<readonly string[]> => {
      const { symbol } = await extractFixture('inheritance', { exclude: { ...exclude, ...changes } });
      return [...symbol('Dog').members, ...symbol('Fault').members].map(({ name }) => name);
    };
    expect(await names({ inherited: true })).toEqual(['speak', 'code']);
    expect(await names({ external: true })).toEqual(['constructor', 'speak', 'name', 'run', 'stop', 'code']);
  });

  it('reads default values as written', async () => {
    const { member } = await extractFixture('defaults');
    expect(member('Client', 'timeout').defaultValue).toBe('10 * 1000');
    expect(member('Client', 'headers').defaultValue).toBe("{ accept: 'text/html' }");
    expect(member('Client', 'seen').defaultValue).toBeUndefined();
    expect(member('Client', 'late').defaultValue).toBeUndefined();
  });
});
