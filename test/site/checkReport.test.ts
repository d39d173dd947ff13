import { readdir, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';
import { writePackage } from './writtenPackage.ts';

it('reports the size of the site of a check, but no written files', async () => {
  const folder = await writePackage({
    'package.json': { name: 'made', version: '1.0.0', exports: './src/index.ts' },
    'src/index.ts': '/** Makes. */\nexport function make(): void {}\n',
  });
  try {
    const { check } = await loadApi();
    const report = await check({ cwd: folder, packages: ['.'], cacheDir: false });
    expect(report).toMatchObject({ ok: true, published: false, problems: [], written: { files: 0, bytes: 0 } });
    expect(report.files).toBeGreaterThan(report.pages);
    expect((await readdir(folder)).toSorted()).toEqual(['package.json', 'src']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
