import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-dependency-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const module = join(folder, 'node_modules/ui');
mkdirSync(module, { recursive: true });
writeFileSync(join(module, 'package.json'), JSON.stringify({ name: 'ui', version: '1.0.0', types: './index.d.ts' }));
writeFileSync(
  join(module, 'index.d.ts'),
  `export declare class Component<State> { setState(state: State): void }
export interface Component<State> { shouldUpdate?(state: State): boolean }
`,
);

it('does not count calls of an optional method that a class inherits from a dependency', () => {
  const release = (state: string) =>
    snapshotOf(
      `import { Component } from 'ui';
export declare class Menu extends Component<{ ${state} }> {}
export declare class Own { update?(state: { ${state} }): void }
`,
      libraries,
    );
  const entries = compareReleases({
    ...{ old: release('open: boolean'), new: release('open: boolean; size: number') },
    ...{ bases: [folder], libraries },
  });
  const verdicts = Object.fromEntries(entries.map(({ symbol, verdict }) => [symbol, verdict]));
  expect(verdicts).toMatchObject({ 'Menu.setState': 'major', 'Menu.shouldUpdate': 'minor', 'Own.update': 'major' });
});
