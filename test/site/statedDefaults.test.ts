import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { buildWrittenSite } from './writtenPackage.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildWrittenSite({
    'package.json': { name: 'tool', version: '1.0.0', exports: { '.': './index.d.ts' } },
    'index.d.ts':
      'export interface Options {\n  /** How it looks. @default "solid" */\n  look?: string;\n  /** How many. @defaultValue `3` */\n  count?: number;\n}\n',
  });
});
afterAll(() => site?.close());

it('says the defaults that comments state in Markdown, too', async () => {
  const text = await site.read('api/package/interface/Options.md');
  expect(text).toContain('`string`, optional, Default: `"solid"`');
  expect(text).toContain('`number`, optional, Default: `3`');
});
