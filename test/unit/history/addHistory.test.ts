import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { addHistory } from '../../../renderer/history/addHistory.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'add-history-'));
  writePackage('old', '1.0.0', 'export declare function first(): void;\n');
  writePackage('tool', '1.1.0', 'export declare function first(size: number): void;\nexport declare function second(): void;\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writePackage(folder: string, version: string, source: string): void {
  const files = { 'package.json': JSON.stringify({ name: 'tool', version, types: 'index.d.ts' }), 'index.d.ts': source };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true });
    writeFileSync(join(root, folder, file), text);
  }
}

/** What the history says, if the config names these releases and the documented package has this version. */
async function historyWith(history: readonly string[], version: string) {
  const config = { ...makeConfig({ api: { packages: [{ path: 'tool', slug: 'tool', history }] } }), root };
  const packages = config.api.packages.map((pkg) => ({ ...pkg, path: join(root, 'tool') }));
  const api: ApiModel = { packages: [makePackage([makeSymbol('function', 'first')], { slug: 'tool', name: 'tool', version })] };
  const session = openSession({ name: root });
  const { value } = await addHistory({ config: { ...config, api: { ...config.api, packages } }, api, notes: [], session });
  return value.packages[0]?.history;
}

test('the documented package is the last release if the config names earlier ones only', async () => {
  const history = await historyWith(['old'], '1.1.0');
  expect(history?.versions).toEqual(['1.0.0', '1.1.0']);
  expect(history).toEqual(await historyWith(['old', 'tool'], '1.1.0'));
});

test('a release with the version of the documented package is not replaced by the files that are there now', async () => {
  expect((await historyWith(['old'], '1.0.0'))?.versions).toEqual(['1.0.0']);
});
