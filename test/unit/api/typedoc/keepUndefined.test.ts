import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';
import { printedSymbol, printedType } from '../printed.ts';

const text = `
export {};
export type Gap = string | undefined;
export interface Base<T> { inherited?: T }
export interface Out extends Base<number | undefined> { a?: string | undefined; b?: string; c?: undefined | 1; d?: Gap; e: string | undefined }
export type Draft = { a: 1 } & { nested?: { deep?: 1 | undefined } };
export function take(options: { size?: 1 | undefined }, last?: string | undefined): void;
type Loose<T> = { [K in keyof T]?: T[K] | undefined };
interface Hidden { b?: string; c: number }
export type Mapped = { [K in 'x']?: 1 | undefined } & { [K in 'y']?: 2 };
export type Nested = { [K in 'x']?: { [L in 'y']?: 1 | undefined } };
export type Made = Loose<Hidden>;
export class Store { private constructor(); readonly key?: string | undefined; pair: [a?: 1 | undefined] }
`;

async function declarations(compilerOptions: object): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-undefined-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', types: 'index.d.ts' }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, noLib: true, ...compilerOptions } }));
    writeFileSync(join(folder, 'index.d.ts'), text);
    const { value } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    const memberOf = (symbol: string, member: string) =>
      printedType(value?.symbols.find(({ name }) => name === symbol)?.members.find(({ name }) => name === member)?.type);
    const printed = (value?.symbols ?? []).map((one) => [one.name, printedSymbol(one).replace(/\s+/g, ' ')]);
    return { ...Object.fromEntries(printed), inherited: memberOf('Out', 'inherited'), mapped: memberOf('Made', 'b') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('keeps the undefined of optional properties with exactOptionalPropertyTypes', async () => {
  expect(await declarations({ exactOptionalPropertyTypes: true })).toMatchObject({
    Draft: 'type Draft = { a: 1 } & { nested?: { deep?: 1 | undefined } }',
    Out: 'interface Out extends Base<number | undefined> { a?: string | undefined; b?: string; c?: undefined | 1; d?: Gap; e: string | undefined; }',
    Store: 'class Store { readonly key?: string | undefined; pair: [a?: 1 | undefined]; }',
    inherited: 'number | undefined',
    mapped: 'string | undefined',
    Mapped: 'type Mapped = { [K in "x"]?: 1 | undefined } & { [K in "y"]?: 2 }',
    Nested: 'type Nested = { [K in "x"]?: { [L in "y"]?: 1 | undefined } }',
    take: 'function take(options: { size?: 1 | undefined }, last?: string): void',
  });
});

it('omits it otherwise, since it says nothing', async () => {
  const { Out, take, inherited, mapped, Mapped } = await declarations({});
  expect(mapped).toBe('string');
  expect(Mapped).toBe('type Mapped = { [K in "x"]?: 1 } & { [K in "y"]?: 2 }');
  expect(Out).toContain('{ a?: string; b?: string; c?: 1; d?: Gap; e: string | undefined; }');
  expect(inherited).toBe('number');
  expect(take).toContain('options: { size?: 1 }, last?: string');
});
