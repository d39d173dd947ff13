import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, type Session } from '../../../renderer/engine/session.ts';
import { addHistory } from '../../../renderer/history/addHistory.ts';
import { beginHistories } from '../../../renderer/history/beginHistories.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'add-history-'));
  writePackage('old', '1.0.0', 'export declare function first(): void;\n');
  writePackage('tool', '1.1.0', 'export declare function first(size: number): void;\nexport declare function second(): void;\n');
  mkdirSync(join(root, 'notes'));
  for (const file of ['1.md', '_2.md', 'other.md']) writeFileSync(join(root, 'notes', file), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writePackage(folder: string, version: string, source: string): void {
  const files = { 'package.json': JSON.stringify({ name: 'tool', version, types: 'index.d.ts' }), 'index.d.ts': source };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true });
    writeFileSync(join(root, folder, file), text);
  }
}

function projectWith(history: readonly string[]) {
  const config = { ...makeConfig({ api: { packages: [{ path: 'tool', slug: 'tool', history }] } }), root };
  const packages = config.api.packages.map((pkg) => ({ ...pkg, path: join(root, 'tool'), upgradeNotes: join(root, 'notes') }));
  return { config: { ...config, api: { ...config.api, packages } }, session: openSession({ name: root }) };
}

/** What the history says, if the config names these releases and the documented package has this version. */
async function historyWith(history: readonly string[], version: string, isBegun = false) {
  const request = projectWith(history);
  const api: ApiModel = { packages: [makePackage([makeSymbol('function', 'first')], { slug: 'tool', name: 'tool', version })] };
  const historyOf = isBegun ? beginHistories(request) : undefined;
  const { value } = await addHistory({ ...request, api, notes: [], historyOf });
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

test('a history that was begun before extraction says the same, also if extraction finds another version than package.json has', async () => {
  for (const version of ['1.1.0', '1.0.0', '2.0.0']) {
    const plain = await historyWith(['old'], version);
    expect(plain?.versions).toEqual(version === '1.0.0' ? ['1.0.0'] : ['1.0.0', '1.1.0']);
    expect(await historyWith(['old'], version, true)).toEqual(plain);
  }
});

test('a history that was begun for the version and the notes of the package is not made twice', async () => {
  const { config, session } = projectWith(['old']);
  const ran: string[] = [];
  const run: Session['run'] = (task, input) => {
    ran.push(task.name);
    return session.run(task, input);
  };
  const historyOf = beginHistories({ config, session: { ...session, run } });
  const [own] = config.api.packages;
  if (own === undefined) throw new Error('The config has a package.');
  const first = await historyOf({ package: own, version: '1.1.0', noted: [1] });
  const count = ran.length;
  expect(await historyOf({ package: own, version: '1.1.0', noted: [1] })).toBe(first);
  expect(ran.length).toBe(count);
  expect(await historyOf({ package: own, version: '1.1.0', noted: [] })).not.toBe(first);
  expect(ran.length).toBeGreaterThan(count);
});
