import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { type CompareRequest, compareSnapshots } from '../../../renderer/compare/snapshots/compareSnapshots.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { confirmedVerdict, overallVerdict } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

const libraries: LibraryFiles = new Map();

const old = `
export interface Wide { readonly a: Inner; readonly b: string }
export interface Inner { readonly value: string; readonly other: Wide }
export declare function wide(): Wide;
export declare const gone: string;
`;

const next = old.replaceAll('string', 'number').replace(/.*gone.*\n/, '');

function compare(request: Partial<CompareRequest>) {
  const entries = compareReleases({
    ...{ old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries },
    ...request,
  });
  return entries.map(({ symbol, verdict, reason }) => `${verdict} ${symbol} ${/too much work/.test(reason) ? 'unfinished' : ''}`.trim());
}

describe('a comparison that takes too much work', () => {
  it('leaves what was not compared unknown, and reports the rest', () => {
    const found = compare({ limits: { each: 1, all: 0, least: 1, end: 1e9, milliseconds: 600_000 } });
    expect(found).toContain('major gone');
    expect(found).toContain('unknown Wide unfinished');
    expect(found.some((line) => line.startsWith('patch'))).toBe(false);
  });

  it('gets equally far each time', () => {
    const limits = { each: 8, all: 16, least: 2, end: 1e9, milliseconds: 600_000 };
    expect(compare({ limits })).toEqual(compare({ limits }));
  });

  it('compares nothing more at the end of all work', () => {
    const found = compare({ limits: { each: 1e9, all: 1e9, least: 1e9, end: 1, milliseconds: 600_000 } });
    expect(found).toContain('unknown Wide unfinished');
    expect(found).toContain('major gone');
  });

  it('knows without work that a type of the language is the same', () => {
    const text = 'export interface Changed { a: string }\nexport declare class Kind { static kept: Record<string, any>; of: Changed }\n';
    const releases = { old: snapshotOf(text, libraries), new: snapshotOf(text.replace('a: string', 'a: number'), libraries) };
    const limits = { each: 1e9, all: 1e9, least: 1e9, end: 1, milliseconds: 600_000 };
    const { findings } = compareSnapshots({ ...releases, bases: [], libraries, limits });
    expect(findings.map(({ id }) => id)).toEqual(['Changed']);
  });

  it('does not take what it did not compare for what no longer fits', () => {
    const object = (depth: number): string =>
      depth === 0 ? 'Changed' : `{ m${depth}: ${object(depth - 1)}; n${depth}: ${object(depth - 1)} }`;
    const text = `export interface Changed { a: string }\nexport declare function take(value: ${object(4)} | { b: ${object(3)} } | string): void;\n`;
    const releases = { old: snapshotOf(text, libraries), new: snapshotOf(text.replace('| string', '| string | number'), libraries) };
    const reasons = [4, 8, 12, 16, 24, 32].flatMap((each) => {
      const limits = { each, all: 1e9, least: 1, end: 1e9, milliseconds: 600_000 };
      return compareReleases({ ...releases, bases: [], libraries, limits }).map(({ reason }) => reason);
    });
    expect(reasons.filter((one) => /no longer accepts/.test(one))).toEqual([]);
    expect(reasons.some((one) => /too much work/.test(one))).toBe(true);
  });

  it('ends when the clock says so', () => {
    let time = 0;
    const found = compare({ now: () => (time += 400_000) });
    expect(found).toContain('unknown Wide unfinished');
    expect(found).toContain('major gone');
  });

  it('compares what needs a little more work before what needs much', () => {
    const members = (count: number): string =>
      Array.from({ length: count }, (_, index) => `m${index}: { n${index}: { b: string } }`).join('; ');
    const text = `export interface Most { ${members(400)} }\nexport interface Some { ${members(20).replaceAll(' n', ' o')} }\nexport declare function make(): [Most, Some];\n`;
    const releases = { old: snapshotOf(text, libraries), new: snapshotOf(text.replaceAll('b: string', 'b: number'), libraries) };
    const limits = { each: 3_000, all: 9_000, least: 300, end: 1e9, milliseconds: 600_000 };
    const { context } = compareSnapshots({ ...releases, bases: [], libraries, limits });
    expect([...(context?.budget.spent ?? [])]).toEqual(['Most']);
  });

  describe('and is of types that are computed from what gained a member', () => {
    const members = Array.from({ length: 60 }, (_, index) => `m${index}: { n${index}: { b: string } }`).join('; ');
    const computed = 'export type Deep<T> = { [K in keyof T]: Deep<T[K]> };\n';
    const used = Array.from({ length: 20 }, (_, index) => `export declare function a${index}(value: Deep<Options>[]): void;\n`).join('');
    const limits = { each: 2_000, all: 2_500, least: 20, end: 1e9, milliseconds: 600_000 };
    const releases = (more = '') => {
      const of = (added: string): string => `${used}${computed}${more}export interface Options { ${members}; ${added} }\n`;
      return { old: snapshotOf(of(''), libraries), new: snapshotOf(of('added?: string'), libraries), bases: [], libraries, limits };
    };
    const openOf = (more?: string) => compareReleases(releases(more)).filter(({ verdict }) => verdict !== 'minor');

    it('compares what changed by itself first', () => {
      const { new: next, ...others } = releases();
      const widened = JSON.parse(JSON.stringify(next).replaceAll('b: string', 'b: string | number')) as ApiSnapshot;
      const spent = compareSnapshots({ ...others, new: widened }).context?.budget.spent ?? new Set();
      expect(spent).toContain('a0');
      expect(spent).not.toContain('Options');
    });

    it('only suspects the others', () => {
      expect(openOf().map(({ verdict, suspected }) => `${verdict} ${suspected}`)).toEqual(['unknown true']);
    });

    it('does not know of the others where something reads the names of all members', () => {
      expect(openOf('export type Names = keyof Options;\n').filter(({ suspected }) => !suspected)).not.toEqual([]);
    });

    it.each([
      'type Whole<T> = { [K in keyof T]-?: Whole<T[K]> }',
      'type Named<T> = keyof T; type Whole<T> = { [K in Named<T>]: Deep<T[K]> }',
      'type Whole<T> = Deep<Required<T>>',
      'type Whole<T> = Record<keyof T, string>',
    ])('does not know of the others where an alias reads them: %s', (whole) => {
      const more = `export ${whole.replaceAll('; type', ';\nexport type')};\nexport declare function zzz(value: Whole<Options>[]): void;\n`;
      expect(openOf(more).filter(({ suspected }) => !suspected)).not.toEqual([]);
    });
  });

  it('names what it did not compare', () => {
    const releases = { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries };
    const { context } = compareSnapshots({ ...releases, limits: { each: 1, all: 0, least: 1, end: 1e9, milliseconds: 600_000 } });
    expect([...(context?.budget.spent ?? [])].filter((id) => id !== '').sort()).toEqual(['Inner', 'Wide']);
    expect([...(compareSnapshots(releases).context?.budget.spent ?? [])]).toEqual([]);
  });
});

describe('programs that take too much work', () => {
  it('shows what changed by itself before what is computed from it', () => {
    const users = Array.from({ length: 40 }, (_, index) => `export type User${index}<T> = { of: Zip<T>; in: Zip<T[]> };`).join('\n');
    const of = (zip: string, zoo: string): string =>
      `${users}\nexport type Zip<T> = ${zip};\nexport declare function zoo(value: ${zoo}): void;\n`;
    const releases = {
      old: snapshotOf(of('T extends string ? { a: T } : { b: T }', 'string | number'), libraries),
      new: snapshotOf(of('T extends string ? { a: T } : T extends number ? { b: T } : { b: T }', 'string'), libraries),
    };
    expect(compare({ ...releases, programWork: 25_000 })).toContain('major zoo');
  });
});

describe('a search for uses that takes too much work', () => {
  // The search leaves out what mentions no change. Another name for the same type is harmless.
  const fillers = `type Filler = string;
${Array.from({ length: 200 }, (_, index) => `export declare const z${index}: { a: { b${index}: Filler } };`).join('\n')}`;
  const releasesOf = (of: (more: string) => string) => ({
    old: snapshotOf(of(''), libraries),
    new: snapshotOf(of('; size: number').replace('Filler = string', 'Filler = [string][0]'), libraries),
    ...{ bases: [], libraries },
  });
  const release = (more: string): string => `
export interface Given { name: string${more} }
export declare function given(): Given;
export declare function keys(): <K extends keyof Given>(key: K) => void;
${fillers}
`;

  const limits = { each: 100, all: 1e9, search: 700, least: 1, end: 1e9, milliseconds: 600_000 };
  const confirmed = (of: (more: string) => string, request: Partial<CompareRequest>): string => {
    const entries = compareReleases({ ...releasesOf(of), ...request });
    return confirmedVerdict({ verdict: overallVerdict(entries.map(({ verdict }) => verdict)), entries });
  };

  // The search for uses ends before it walks through what comes last.
  it.each([
    ['by an exported type', 'export interface Given { name: string', '}\nexport declare function zzzTake(value: Given): void;'],
    ['by an unstable name', 'export declare function zzzTake(value: _Given): void;\nexport interface _Given { name: string', '}'],
    [
      'by a generic type',
      'export declare function zzzTake(value: Holder): void;\nexport interface Holder { a: { b: Given<string> } }\nexport declare function given(): Given<string>;\nexport interface Given<T> { name: T',
      '}',
    ],
    [
      'by a generic type that nothing else uses',
      'export declare function zzzTake(value: Holder): void;\nexport interface Holder { a: { b: Given<string> } }\nexport interface Given<T> { name: T',
      '}',
    ],
    [
      'by the result of a callback',
      'export declare function zzzOn(hook: () => Given): void;\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by a type argument that a generic type takes',
      'export declare function zzzUse(): Handler<Given>;\ntype Handler<T> = { run: Hook<T> };\ninterface Hook<T> { (value: T): void }\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by an alias of another package',
      "export declare function zzzTake(value: Omit<Given, 'other'>): void;\nexport declare function given(): Given;\nexport interface Given { name: string",
      '}',
    ],
    [
      'by an abstract member',
      'export declare abstract class Zzz { abstract make(): Given }\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by the constructor of a class in a namespace',
      'export declare namespace zzz { class Taker { constructor(...values: Given[]) } }\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by a limit of a type parameter',
      'export declare function zzzTake<T extends Given>(value: T): void;\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by a type that users cannot import',
      'export declare function zzzTake(value: Holder): void;\nexport interface Holder { a: { b: Given } }\nexport declare function given(): Given;\ninterface Given { name: string',
      '}',
    ],
    [
      'by what a condition infers of a parameter',
      'export declare function zzzTake(value: Arg<(value: Given) => void>): void;\ntype Arg<F> = F extends (value: infer V) => any ? V : never;\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by what a condition infers and gives in an object',
      'export declare const zzz: { set(value: Arg<(value: Given) => void>): void };\ntype Arg<F> = F extends (value: infer V) => any ? { get(): V } : never;\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by a class of another package',
      'export declare const zzz: Set<Given>;\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by an array',
      'export declare const zzz: Given[];\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
    [
      'by the member of a hidden value',
      'export declare const zzz: typeof hidden.on;\ndeclare const hidden: { on(value: Given): void };\nexport declare function given(): Given;\nexport interface Given { name: string',
      '}',
    ],
  ])('lets no break pass that users meet %s', (_, before, after) => {
    const of = (more: string): string => `${before}${more}${after}\n${fillers}\nexport {};\n`;
    expect(confirmed(of, {})).toBe('major');
    expect(confirmed(of, { limits })).toMatch(/^(?:major|unknown)$/);
  });

  it('leaves unknown what breaks only users who use a type in a way that was not found', () => {
    const verdicts = (request: Partial<CompareRequest>) =>
      compareReleases({ ...releasesOf(release), ...request }).map(({ verdict, reason }) => ({ verdict, reason }));
    expect(verdicts({})).toMatchObject([{ verdict: 'minor' }]);
    expect(verdicts({ limits })).toEqual([
      { verdict: 'unknown', reason: 'Given.size: requires `size`, if users pass it: the search for all uses takes too much work.' },
    ]);
  });

  it('lets change what no stable name mentions', () => {
    const of = (more: string): string => `/** @beta */
export declare function zzzGraph(value: Graph): void;
interface Graph { name: string${more} }
${fillers}
`;
    expect(confirmed(of, { limits })).toBe('minor');
    expect(confirmed((more) => of(more).replace('@beta', 'Reads.'), { limits })).toBe('unknown');
  });

  it('does not take the types of a namespace for what users receive', () => {
    const of = (more: string): string => `export declare namespace zzzTools {
  interface Options { name?: string${more} }
  const size: number;
}
${fillers}
`;
    const given = (more: string): string => of('').replace('name?: string', `name?: string${more && ' | null'}`);
    expect(confirmed(given, { limits })).toBe('minor');
    expect(confirmed((more) => given(more).replace('size: number', 'size: Options'), { limits })).toBe('major');
  });

  it('lets change what a namespace exports by an unstable name', () => {
    const of = (more: string): string => `export declare namespace zzzTools {
  interface Options { name: string${more} }
  function _read(options: Options): void;
}
${fillers}
`;
    expect(confirmed((more) => of('').replace('Options): void', `Options${more && ', size: number'}): void`), { limits })).toBe('minor');
    expect(
      confirmed(
        (more) =>
          of('')
            .replace('_read', 'read')
            .replace('Options): void', `Options${more && ', size: number'}): void`),
        { limits },
      ),
    ).toBe('major');
  });

  it('decides what no text says that users pass', () => {
    const of = (more: string): string => `${fillers}
export interface Given { name: string${more} }
export declare function given(): Promise<Given[]>;
`;
    expect(confirmed(of, { limits })).toBe('minor');
  });
});

describe('a type of a module of Node.js', () => {
  it('is the same with and without `node:`, where no types are installed', () => {
    const text = (name: string): string => `import type { Readable } from '${name}';\nexport declare function read(): Readable;\n`;
    const pair = { old: snapshotOf(text('stream'), libraries), new: snapshotOf(text('node:stream'), libraries) };
    expect(compareReleases({ ...pair, bases: [], libraries })).toEqual([]);
  });
});

describe('a type of a package that is not installed', () => {
  it('is unknown where another one takes its place', () => {
    const text = (name: string): string =>
      `import type { ${name} } from 'missing';\nexport declare function read(value: ${name}): ${name};\n`;
    const pair = { old: snapshotOf(text('Before'), libraries), new: snapshotOf(text('After'), libraries) };
    const entries = compareReleases({ ...pair, bases: [], libraries });
    expect(entries.map(({ symbol, verdict }) => [symbol, verdict])).toEqual([['read', 'unknown']]);
  });
});
