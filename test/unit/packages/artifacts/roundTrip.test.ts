import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import type { PackageConfig } from '../../../../renderer/model/config.ts';
import { loadModelHash } from '../../../../renderer/packages/artifacts/loadModelHash.ts';
import { readArtifact } from '../../../../renderer/packages/artifacts/readArtifact.ts';
import { readArtifacts } from '../../../../renderer/packages/artifacts/readArtifacts.ts';
import { readLines } from '../../../../renderer/packages/artifacts/readLines.ts';
import { writeArtifact } from '../../../../renderer/packages/artifacts/writeArtifact.ts';
import { packageConfig } from '../../api/extractFixture.ts';

let scratch: string;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-artifact-')));
});

afterAll(() => rmSync(scratch, { recursive: true }));

/** Extracts a fixture that lies at `folder` below the scratch folder, with its own folder for a root, as `extract` does. */
async function writeFixture(name: string, folder: string, file = `${folder}/.gqldocs/${name}.gqldocs.jsonl`) {
  const path = join(scratch, folder);
  cpSync(packageConfig(name).path, path, { recursive: true });
  const config: PackageConfig = { ...packageConfig(name), path };
  const { value, problems } = await extractPackage({ root: path, config });
  if (value === undefined) throw new Error('nothing was extracted');
  const target = join(scratch, file);
  const bytes = await writeArtifact({ file: target, config, package: value, problems, generator: '1.0.0' });
  return { config, file: target, bytes, text: readFileSync(target, 'utf8') };
}

const fixtures = ['kinds', 'types', 'comments', 'hidden', 'namespaces', 'overloads', 'constructs', 'unlisted', 'hostile'];

describe('an artifact', { timeout: 60_000 }, () => {
  it.each(fixtures)('restores everything that was extracted from %s', async (name) => {
    const { config, file, bytes, text } = await writeFixture(name, `trip/${name}`);
    const direct = await extractPackage({ root: scratch, config });
    const read = await readArtifact({ file, config, root: scratch });
    expect(JSON.stringify(read.problems)).toBe(JSON.stringify(direct.problems));
    expect(sorted(read.value)).toEqual(sorted({ ...direct.value, files: { ...direct.value?.files, contents: {} } }));
    expect(bytes).toBe(Buffer.byteLength(text));
  });

  it('has the same bytes for every folder, and contains no path of the machine', async () => {
    const [here, there] = [await writeFixture('comments', 'a/here'), await writeFixture('comments', 'somewhere/else/b')];
    expect(there.text).toBe(here.text);
    expect(here.text).not.toContain(scratch);
    expect(here.text).not.toContain(process.cwd());
  });

  it('has lines of JSON that describe their contents, for any number of symbols', async () => {
    const { text } = await writeFixture('kinds', 'lines');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
    expect(lines[0]).toMatchObject({ artifact: 'gqldocs', version: 1, model: loadModelHash(), generator: '1.0.0', folder: '..' });
    expect(lines[1]).toMatchObject({ package: { slug: 'kinds' }, lists: ['modules', 'symbols', 'unexported', 'samples'] });
    expect(new Set(lines.slice(2, -1).map(({ list }) => list))).toEqual(new Set(['modules', 'symbols']));
    expect(lines.at(-1)).toEqual({ end: lines.length - 1, sha256: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  it('includes pictures', async () => {
    const path = join(scratch, 'pictures');
    cpSync(packageConfig('kinds').path, path, { recursive: true });
    writeFileSync(join(path, 'README.md'), '![A](a.png) ![B](../b.png)\n');
    writeFileSync(join(path, 'a.png'), 'picture');
    const config = { ...packageConfig('kinds'), path };
    const { value } = await extractPackage({ root: path, config });
    const file = join(scratch, 'pictures.gqldocs.jsonl');
    await writeArtifact({ file, config, package: value ?? failed(), problems: [], generator: '' });
    rmSync(path, { recursive: true });
    const read = await readArtifact({ file, config, root: scratch });
    expect(read.value?.files).toMatchObject({ pictures: ['a.png'], contents: { 'a.png': Buffer.from('picture').toString('base64') } });
    expect(read.value?.readme?.place).toEqual({ file: 'pictures/README.md', line: 1, column: 1 });
  });

  it('stays unchanged if it cannot be written again', async () => {
    const { config, file, text } = await writeFixture('kinds', 'kept');
    const { value } = await extractPackage({ root: config.path, config });
    const missing = { ...(value ?? failed()), files: { pictures: ['gone.png'], missing: [], directory: '' } };
    await expect(writeArtifact({ file, config, package: missing, problems: [], generator: '' })).rejects.toThrow('ENOENT');
    const stopped = AbortSignal.abort(new Error('enough'));
    await expect(
      writeArtifact({ file, config, package: value ?? failed(), problems: [], generator: '', signal: stopped }),
    ).rejects.toThrow();
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(dirname(file))).toEqual(['kinds.gqldocs.jsonl']);
  });
});

describe('a damaged artifact', { timeout: 60_000 }, () => {
  it.each<readonly [string, (lines: readonly string[]) => string, number, string]>([
    ['that ends within a line', (lines) => lines.join('\n').slice(0, -50), -1, 'this line is none of an artifact'],
    ['that ends after a line', (lines) => `${lines.slice(0, -2).join('\n')}\n`, -2, 'it ends too early'],
    [
      'without one of its lines',
      (lines) => [...lines.slice(0, 2), ...lines.slice(3)].join('\n'),
      -2,
      'its lines are not those that were written',
    ],
    [
      'with another text',
      (lines) => lines.join('\n').replace('"list":"symbols"', '"list":"modules"'),
      -1,
      'its lines are not those that were written',
    ],
    ['with an unknown list', (lines) => lines.join('\n').replace('"list":"symbols"', '"list":"symbol"'), 4, 'there is no list "symbol"'],
    ['with an unknown line', (lines) => [...lines.slice(0, 2), '[]', ...lines.slice(2)].join('\n'), 3, 'this line is none of an artifact'],
    ['with data after its end', (lines) => `${lines.join('\n')}{}\n`, 0, 'there is data after its end'],
  ])('%s returns no package, and reports the place', async (name, damage, line, reason) => {
    const folder = `damaged/${name.replaceAll(' ', '-')}`;
    const { config, file, text } = await writeFixture('kinds', folder);
    const lines = text.split('\n');
    writeFileSync(file, damage(lines));
    const { value, problems } = await readArtifact({ file, config, root: scratch });
    expect(value).toBeUndefined();
    const place = { file: `${folder}/.gqldocs/kinds.gqldocs.jsonl`, line: line > 0 ? line : lines.length + line };
    expect(problems).toEqual([
      expect.objectContaining({ code: 'artifact/damaged', message: `The artifact is damaged: ${reason}.`, place, leavesOut: 'kinds' }),
    ]);
  });

  it.each([
    ['an empty file', '', 1],
    ['bytes of another kind', '\u0000'.repeat(1000), 1],
    ['a page', '<!DOCTYPE html>', 1],
    ['a head without options', '{"artifact":"gqldocs","version":1,"model":"","generator":""}\n', 1],
    ['half of a head', '{"artifact":"gqldocs","vers', 1],
    ['a head alone', undefined, 2],
  ])('is detected in %s', async (name, text, line) => {
    const { text: whole } = await writeFixture('kinds', `beginning/${name.replaceAll(' ', '-')}`);
    const file = join(scratch, `${name.replaceAll(' ', '-')}.gqldocs.jsonl`);
    writeFileSync(file, text ?? `${whole.split('\n')[0]}\n`);
    const { value, problems } = await readArtifacts({ cwd: scratch, paths: [file], root: scratch });
    expect(value).toEqual([]);
    expect(problems.map(({ code, place }) => [code, place?.line])).toEqual([['artifact/damaged', line]]);
  });
});

it.each([
  ['another format', (text: string) => text.replace('"version":1', '"version":2')],
  ['another model', (text: string) => text.replace(loadModelHash(), createHash('sha256').digest('hex').slice(0, 16))],
])('an artifact of %s is not reported as damaged', { timeout: 60_000 }, async (name, change) => {
  const { file, text } = await writeFixture('kinds', name.replaceAll(' ', '-'));
  writeFileSync(file, change(text));
  const { problems } = await readArtifacts({ cwd: scratch, paths: [file], root: scratch });
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'artifact/version',
      message: expect.stringMatching(/^gqldocs 1\.0\.0 wrote this artifact; gqldocs \d/),
    }),
  ]);
});

describe('paths of artifacts', { timeout: 60_000 }, () => {
  it('may be files, folders of files, packages, patterns and workspaces', async () => {
    for (const name of ['kinds', 'types']) await writeFixture(name, `work/packages/${name}`);
    const work = join(scratch, 'work');
    mkdirSync(join(work, 'flat'));
    for (const name of ['kinds', 'types'])
      cpSync(join(work, `packages/${name}/.gqldocs/${name}.gqldocs.jsonl`), join(work, `flat/${name}.gqldocs.jsonl`));
    writeFileSync(join(work, 'package.json'), '{ "private": true, "workspaces": ["packages/*"] }');
    const slugs = async (...paths: readonly string[]) => {
      const { value, problems } = await readArtifacts({ cwd: work, paths, root: work });
      return problems.length > 0 ? problems.map(({ code }) => code) : value.map((one) => one.package.slug);
    };
    expect(await slugs('.')).toEqual(['kinds', 'types']);
    expect(await slugs('packages/*')).toEqual(['kinds', 'types']);
    expect(await slugs('packages/types', 'flat/kinds.gqldocs.jsonl')).toEqual(['types', 'kinds']);
    expect(await slugs('flat')).toEqual(['kinds', 'types']);
    expect(await slugs('flat', 'flat/kinds.gqldocs.jsonl')).toEqual(['kinds', 'types']);
    expect(await slugs('flat', 'packages/types')).toEqual(['artifact/duplicate']);
    expect(await slugs('flat/kind.gqldocs.jsonl', 'nowhere')).toEqual(['artifact/missing', 'artifact/missing']);
    rmSync(join(work, 'packages/types/.gqldocs'), { recursive: true });
    expect(await slugs('.')).toEqual(['artifact/missing']);
  });
});

it('reads lines that contain other line terminators', async () => {
  const file = join(scratch, 'lines.txt');
  writeFileSync(file, `a\u2028b\u2029c\u0085d\re\n${'x'.repeat(2 ** 19)}\nlast`);
  const lines: (readonly [number, string, string])[] = [];
  for await (const { text, number, hashBefore } of readLines(file)) lines.push([number, text.slice(0, 10), hashBefore().slice(0, 4)]);
  expect(lines.map(([number, text]) => [number, text])).toEqual([
    [1, 'a\u2028b\u2029c\u0085d\re'],
    [2, 'xxxxxxxxxx'],
    [3, 'last'],
  ]);
  expect(new Set(lines.map(([, , hash]) => hash)).size).toBe(3);
});

/** As JSON: without what is undefined, and with keys in one order. */
function sorted(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? Object.fromEntries(Object.entries(inner).toSorted()) : inner)),
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failed(): never {
  throw new Error('nothing was extracted');
}
