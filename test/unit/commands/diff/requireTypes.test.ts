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

it('compares what `import` gets with what it got from a script that had no other form', async () => {
  const whole = (verb: string) =>
    `declare function pkg(verb: pkg.Verb): void;\ndeclare namespace pkg { type Verb = ${verb}; interface Gone {} }\nexport = pkg;\n`;
  const withoutGone = (text: string): string => text.replace(' interface Gone {}', '');
  const module = (verb: string) =>
    `export type Verb = ${verb};\ndeclare function pkg(verb: Verb): void;\ndeclare namespace pkg { export { Verb } }\nexport default pkg;\n`;
  const old = await release(whole('"a" | "b"'), whole('"a" | "b"'));
  expect(await entries(old, await release(module('"a" | "b"'), whole('"a" | "b"')))).toEqual([
    'major default.Gone: was removed. The same breaks `Gone`.',
  ]);
  const next = await release(module('"a"'), withoutGone(whole('"a"')));
  expect(await entries(old, next)).toContainEqual('major Verb: no longer accepts `"b"`.');
  const onlyModule = await release(module('"a" | "b"'), module('"a" | "b"'));
  expect(await entries(old, onlyModule)).toContainEqual('major export=: can be imported only as `default` now.');
});
