import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackageInfo } from '../../../renderer/api/readPackageInfo.ts';
import { readTsconfigErrors } from '../../../renderer/api/readTsconfigErrors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-tsconfig-'));
  await writeFile(join(folder, 'package.json'), '{ "name": "one" }');
});
afterEach(() => rm(folder, { recursive: true }));

const errorsOf = async (text: string) => {
  await writeFile(join(folder, 'tsconfig.json'), text);
  return readTsconfigErrors(readPackageInfo({ path: folder, root: folder }), undefined);
};

it('says where a tsconfig is no JSON', async () => {
  expect(await errorsOf('{\n  "compilerOptions": { "strict": tru }\n}\n')).toEqual([
    expect.objectContaining({ code: 'api/tsconfig', severity: 'warning', place: { file: 'tsconfig.json', line: 2, column: 34 } }),
  ]);
});

it('takes comments, commas at the end, unknown options, and a base that was not published', async () => {
  expect(await errorsOf('{ /* ours */ "extends": "../base.json", "compilerOptions": { "somethingNew": true, }, }')).toEqual([]);
});

it('says nothing where there is none', () => {
  expect(readTsconfigErrors(readPackageInfo({ path: folder, root: folder }), undefined)).toEqual([]);
});
