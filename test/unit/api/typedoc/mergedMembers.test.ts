import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

const text = `import { Emitter } from 'other';
export interface Clock { /** Sets it. */ set(ms: number): void; tick(): void; readonly time: number }
/** A class and an interface of one name. */
export interface Simulated extends Clock { start(speed: number): void }
export declare class Simulated implements Simulated { set(ms: number): void; get time(): number; now(): number; static tick(): void }
export declare class Cluster { size: number }
export interface Cluster extends Emitter {}
export interface Late { tick(): void }
export interface Late extends Clock {}
`;

it('knows the own members of merged classes and interfaces', { timeout: 60_000 }, async () => {
  const { symbol } = await extractOneFile(text, 'index.d.ts', 'export declare class Emitter { emit(): void; on(): void }\n');
  const inherited = (name: string) =>
    symbol(name)?.members.flatMap(({ name: member, inheritedFrom }) =>
      inheritedFrom?.kind === 'reference' ? [`${member}: ${inheritedFrom.name} ${inheritedFrom.target.kind}`] : [],
    );
  expect(inherited('Simulated')).toEqual(['tick: Clock.tick symbol']);
  expect(inherited('Cluster')).toEqual(['emit: Emitter.emit external', 'on: Emitter.on external']);
  expect(inherited('Late')).toEqual(['set: Clock.set symbol', 'time: Clock.time symbol']);
  const overriding = (name: string) => symbol(name)?.members.flatMap((member) => (member.overrides === undefined ? [] : [member.name]));
  expect([overriding('Simulated'), overriding('Late')]).toEqual([['set', 'time'], ['tick']]);
  expect(symbol('Simulated')?.members.find(({ name }) => name === 'set')?.signatures[0]?.comment?.summary.text).toBe('Sets it.');
  expect([symbol('Simulated')?.implements, symbol('Simulated')?.implementedBy]).toEqual([[], []]);
});
