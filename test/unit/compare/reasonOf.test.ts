import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../renderer/compare/assemble/reasonOf.ts';
import { type Difference, type Harm, major, minor, type Step } from '../../../renderer/compare/difference/difference.ts';

const removed = (name: string): Harm => major({ rule: 'removed', reason: `no longer has \`${name}\``, position: 'receive', name });

const at = <T extends Difference>(path: string, difference: T): T => ({
  ...difference,
  path: path.split('.').map((name): Step => (name === '0' ? { kind: 'element' } : { kind: 'property', name })),
});

const told = (...differences: readonly Difference[]): string =>
  reasonOf(differences.map((difference) => ({ id: 'Options', part: { kind: 'type' }, change: 'changed', difference })));

describe('a reason', () => {
  it('names three steps into a type, and of more the first two and the last one', () => {
    expect(told(at('a.b.0', removed('x')))).toBe('`a`, `b`, its elements no longer has `x`');
    expect(told(at('a.b.0.c', removed('x')))).toBe('`a`, `b` changes inside: `c` no longer has `x`');
    expect(told(at('a.0.b.c.d.0', removed('x')))).toBe('`a`, its elements changes inside: element no longer has `x`');
  });

  it('tells what lies deep inside of a member once, where it is least deep, after what is seen first', () => {
    const deep = [at('a.b.c.d.e', removed('x')), at('a.b.c.d', removed('y')), at('b.b.c.d', removed('z'))];
    expect(told(...deep)).toBe('`a`, `b` changes inside: `d` no longer has `y`; `b`, `b` changes inside: `d` no longer has `z`');
    expect(told(...deep.slice(0, 2), at('a.e', removed('v')))).toBe(
      '`a`, `e` no longer has `v`; `a`, `b` changes inside: `d` no longer has `y`',
    );
  });

  it('counts more differences only of other members', () => {
    const inA = ['x', 'y', 'z', 'v'].map((name) => at('a', removed(name)));
    expect(told(...inA)).toBe('`a` no longer has `x`; `a` no longer has `y`');
    expect(told(...inA, at('b', removed('x')))).toBe('`a` no longer has `x`; `a` no longer has `y`; and 1 more difference');
    expect(told(...['x', 'y', 'z', 'v'].map(removed))).toBe('no longer has `x`; no longer has `y`; and 2 more differences');
    expect(told(...inA.slice(1))).toBe('`a` no longer has `y`; `a` no longer has `z`; `a` no longer has `v`');
  });

  it('says once what is said for those who receive a value and those who pass it', () => {
    expect(told(minor('has `x`'), minor('requires `x`'))).toBe('has `x`');
    expect(told(minor('has `x`'), minor('may have `x`'))).toBe('may have `x`');
    expect(told(minor('can be `"a"` now: programs miss it'), minor('also accepts `"a"`'))).toBe('can be `"a"` now: programs miss it');
    expect(told(minor('has `x`'), minor('requires `y`'), at('a', minor('requires `x`')))).toBe('has `x`; requires `y`; `a` requires `x`');
  });

  it('says why an object does not fit that of the same name, and nothing else of one that is too long', () => {
    const because = [at('get.a', removed('y')), at('get', removed('x'))];
    const harm = (reason: string): Difference => major({ rule: 'wider', reason, position: 'receive', because });
    expect(told(harm('no longer accepts the former `Store`'))).toBe('no longer accepts the former `Store`: `get` no longer has `x`');
    expect(told(harm('no longer accepts the former `Store`'), harm('no longer accepts the former `Store & Other`'))).toBe(
      'no longer accepts the former `Store`: `get` no longer has `x`',
    );
    expect(told(harm('no longer accepts `Other`'))).toBe('no longer accepts `Other`');
    expect(told(harm('can be `Store` now'))).toBe('can be `Store` now');
    expect(told(harm('can be `{ get: …` now in calls of `(a: string)`'))).toBe('`get` no longer has `x` in calls of `(a: string)`');
    expect(told(harm('no longer accepts `{ get: …`'))).toBe('`get` no longer has `x`');
  });
});
