import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diff } from '../../../../renderer/commands/diff/diff.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-require-')));
});
afterAll(() => rm(cwd, { recursive: true }));

let count = 0;
async function release(module: string, script: string): Promise<string> {
  count += 1;
  const folder = join(cwd, String(count));
  const exports = { '.': { import: { types: './index.d.mts' }, require: { types: './index.d.cts' } }, './extra': './extra.d.ts' };
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'pkg', version: '1.0.0', exports }));
  await writeFile(join(folder, 'index.d.mts'), module);
  await writeFile(join(folder, 'index.d.cts'), script);
  await writeFile(join(folder, 'extra.d.ts'), 'export declare function extra(): void;\n');
  return String(count);
}

const module = (verb: string) =>
  `export type Verb = ${verb};\nexport interface Client { send(verb: Verb): void }\ndeclare const client: Client;\nexport default client;\n`;
const script = (verb: string) =>
  `declare namespace pkg { type Verb = ${verb}; interface Client { send(verb: pkg.Verb, by?: any): void } }\ndeclare const pkg: pkg.Client;\nexport = pkg;\n`;

async function entries(old: string, next: string): Promise<readonly string[]> {
  const report = await diff({ old, new: next, cwd });
  return (report.diff?.entries ?? []).map(({ verdict, reason }) => `${verdict} ${reason}`);
}

it('says once what changes in what `import` and in what `require` get, in another form each', async () => {
  const old = await release(module('"a" | "b"'), script('"a" | "b"'));
  const next = await release(module('"a"'), script('"a"'));
  expect(await entries(old, next)).toEqual(['major Verb: no longer accepts `"b"`.']);
});

it('compares what only `require` gets', async () => {
  const old = await release(module('"a" | "b"'), script('"a" | "b"'));
  const next = await release(module('"a" | "b"'), script('"a"'));
  expect(await entries(old, next)).toEqual(['major export=.Verb: no longer accepts `"b"`. Only `require` gets this.']);
});

it('compares what only `require` gets where both were the same before', async () => {
  const same = 'export declare function parse(text: string | number): void;\n';
  const old = await release(same, same);
  const next = await release(same, same.replace(' | number', ''));
  expect(await entries(old, next)).toEqual(['major parse: parameter `text` no longer accepts `number`. Only `require` gets this.']);
  expect(await entries(next, old)).toEqual(['minor parse: parameter `text` also accepts `number`. Only `require` gets this.']);
});
