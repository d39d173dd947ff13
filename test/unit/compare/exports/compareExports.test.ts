import { describe, expect, it } from 'vitest';
import { compareExports } from '../../../../renderer/compare/exports/compareExports.ts';
import { pairDeclarations } from '../../../../renderer/compare/load/pairDeclarations.ts';
import { snapshotOf } from '../pairs.ts';

/** The changes of exports, if `core` exports some names, or is not installed. */
function changes(old: string, next: string, names?: readonly string[]): readonly string[] {
  const releases = { old: snapshotOf(old, new Map()), new: snapshotOf(next, new Map()) };
  const pairs = pairDeclarations(releases.old, releases.new);
  const found = compareExports({ ...releases, pairs, areSame: () => undefined, namesIn: () => names && new Set(names) });
  return found.changes.map(({ symbol, severity, reason }) => `${severity} ${symbol} ${reason}`);
}

describe('compareExports', () => {
  const [old, next] = ["export * from 'core';\nexport interface Options { size: number }\n", "export * from 'core';\n"];

  it('says where a name comes from that a package no longer declares', () => {
    expect(changes(old, next, ['Options'])).toEqual(['unknown Options comes from `core` now: its types are not compared']);
  });

  it('says that a name is gone which no other package has', () => {
    expect(changes(old, next, ['Other'])).toEqual(['major Options was removed']);
  });

  it('does not know where a name comes from if the other package is not installed', () => {
    expect(changes(old, next)).toEqual([
      'unknown Options is no longer declared, and `core`, all of which the package exports, is not installed',
    ]);
  });

  it('names what is declared like a removed export, and not what only has another name of another package in it', () => {
    const of = (name: string): string => `export type Name = import('core').${name}<string, number>;\n`;
    expect(changes(of('Name'), of('Name').replace('type Name', 'type Renamed'))).toContain(
      'major Name was removed; `Renamed` is declared alike',
    );
    expect(changes(of('Name'), of('Renamed').replace('type Name', 'type Renamed'))).toContain('major Name was removed');
  });
});
