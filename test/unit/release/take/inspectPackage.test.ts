import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { repository } from '../../../site/graphqlSite.ts';
import { installedPackages } from '../../../site/installedPackages.ts';
import { fixtures } from '../../api/extractFixture.ts';
import { inspectPackage } from './inspectPackage.ts';

/*
 * The reference and snapshots are made by two readers. Both must give an export and its members the same address, and what is printed must
 * be read again.
 */
const libraries: LibraryFiles = new Map();
const agreed = { onlyReference: [], onlySnapshot: [], isReadable: true, reportErrors: [] };

/** What differs, and stays so. */
const exceptions: Readonly<Record<string, object>> = {
  // The fixtures are wrong on purpose.
  faithful: { reportErrors: [expect.stringContaining('TS1257')] },
  written: { reportErrors: [expect.stringContaining('NowhereToBeFound')] },
  // A member that is hidden is part of the API.
  heirs: { onlySnapshot: ['class/Base#unseen'] },
  // TypeDoc takes static properties for variables if a namespace has types of their names.
  yaml: {
    onlySnapshot: ['BLOCK_FOLDED', 'BLOCK_LITERAL', 'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'].map((name) => `class/Scalar#${name}`),
  },
  // The reference has the type of an enumeration once more, in the entry point that declares it.
  graphql: { onlyReference: ['language/kinds/type/Kind'] },
  // The reference leaves out the values that the entry points `canary` and `experimental` add to the package itself.
  '@types/react': { onlySnapshot: expect.arrayContaining(['variable/optimisticKey']) },
};

it.each(readdirSync(fixtures))('the readers of the fixture %s agree', async (name) => {
  expect(await inspectPackage({ folder: join(fixtures, name), libraries })).toEqual({ ...agreed, ...exceptions[name] });
});

it.each([
  [
    'namespaces in namespaces',
    {
      'index.d.ts': "export * as core from './core.js';\nexport * as util from './util.js';\nexport { default as kit } from './core.js';\n",
      'core.d.ts': "export * as util from './util.js';\nexport * from './util.js';\nexport default interface Kit { a: string }\n",
      'util.d.ts': 'export declare class Class { a: string }\nexport declare namespace deep { function run(): void }\n',
    },
  ],
  [
    'a namespace that another file adds to',
    {
      'index.d.ts': `/// <reference path="./more.d.ts" />
export = _;
export as namespace _;
declare const _: _.Static;
declare namespace _ { interface Static {} }
`,
      'more.d.ts': `import _ = require('./index');
declare module './index' {
  interface Settings { leading?: boolean }
  interface Static { debounce(settings?: Settings): void }
}
`,
    },
  ],
  [
    'values of a namespace that are exported as types, too',
    { 'index.d.ts': 'declare const blur: () => void;\ndeclare namespace commands { export { blur } }\nexport { type blur, commands };\n' },
  ],
  [
    'keys that are constants',
    {
      'index.d.ts':
        "declare const key: '__own__';\ndeclare const unique: unique symbol;\nexport interface Keys { [key]: string; [unique]: number }\n",
    },
  ],
  [
    'a property with the name of the constructor',
    {
      'index.d.ts': "export type { Box } from './box.js';\n",
      'box.d.ts': "export declare class Box { ['constructor']: typeof Box; constructor(size: number) }\n",
    },
  ],
  [
    'a script whose value has its own name in it',
    {
      'index.d.ts':
        'declare function fast(): void;\ndeclare namespace fast { const fast: () => string; export { fast as default } }\nexport = fast;\n',
    },
  ],
])('the readers of a package agree on %s', async (_, files) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-readers-'));
  try {
    const all = { 'package.json': JSON.stringify({ name: 'sample', types: './index.d.ts', exports: './index.d.ts' }), ...files };
    for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
    expect(await inspectPackage({ folder, libraries, checksReports: false })).toEqual(agreed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the readers of the installed package', { tags: ['full'], timeout: 600_000 }, () => {
  const heavy = ['@types/react', 'valibot', 'graphql'];

  it.each([...installedPackages, 'graphql'])('%s agree', async (name) => {
    const folder = join(repository, 'node_modules', name);
    const found = await inspectPackage({ folder, libraries, checksReports: !heavy.includes(name) });
    expect(found).toEqual({ ...agreed, ...exceptions[name] });
  });
});
