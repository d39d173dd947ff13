import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../renderer/config/loadConfig.ts';

let cwd: string;

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-config-')));
});

afterEach(() => {
  rmSync(cwd, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
}

describe('finding the config', () => {
  test.each(['ts', 'mts', 'js', 'mjs'])('finds gqldocs.config.%s', async (ending) => {
    write({ [`gqldocs.config.${ending}`]: `import { defineConfig } from 'gqldocs';\nexport default defineConfig({ title: 'Site' });\n` });
    const { value, problems } = await loadConfig({ cwd });
    expect(problems).toEqual([]);
    expect(value?.config).toMatchObject({ title: 'Site', root: cwd, configFiles: [join(cwd, `gqldocs.config.${ending}`)] });
  });

  test('suggests what to do if there is none', async () => {
    const { value, problems } = await loadConfig({ cwd });
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ code: 'config/missing', severity: 'error', message: 'Cannot find a config file in this folder.' }]);
    expect(problems[0]?.hint).toBe(
      'Run the command in the folder of a site or of a package. To set up a site in this folder, run `gqldocs init`.',
    );
  });

  test('says that a package needs none', async () => {
    write({ 'package.json': '{}' });
    const { problems } = await loadConfig({ cwd });
    expect(problems[0]?.hint).toMatch(/^Add `\.` to the command .*`gqldocs build \.`\. .*`gqldocs init`\.$/);
  });

  test('names the file that was requested', async () => {
    const { problems } = await loadConfig({ cwd, configFile: 'other.ts' });
    expect(problems).toEqual([
      {
        code: 'config/missing',
        severity: 'error',
        message: 'Cannot find the config file `other.ts`.',
        hint: 'Check the path given with `--config`.',
      },
    ]);
  });

  test('uses the folder of the config file as the root', async () => {
    write({ 'sub/site.config.ts': `export default { title: 'Site', outDir: 'out' };` });
    const { value } = await loadConfig({ cwd, configFile: 'sub/site.config.ts' });
    expect(value?.config).toMatchObject({ root: join(cwd, 'sub'), outDir: join(cwd, 'sub/out') });
  });

  test('reports two config files in one folder', async () => {
    write({ 'gqldocs.config.ts': '', 'gqldocs.config.mjs': '' });
    const { problems } = await loadConfig({ cwd });
    expect(problems).toEqual([
      {
        code: 'config/invalid',
        severity: 'error',
        message: 'This folder has more than one config file: `gqldocs.config.ts`, `gqldocs.config.mjs`.',
        hint: 'Keep one of them, or choose one with `--config`.',
        place: { file: 'gqldocs.config.ts' },
        related: [{ file: 'gqldocs.config.mjs' }],
      },
    ]);
  });
});

describe('running the config', () => {
  test('resolves relative imports, packages, built-ins, JSON and CommonJS, and leaves no file in the project', async () => {
    write({
      'node_modules/preset/package.json': `{ "name": "preset", "type": "module", "exports": "./index.js" }`,
      'node_modules/preset/index.js': `export const tagline = 'from a package';`,
      'parts/footer.ts': `export const footer: { copyright: string } = { copyright: 'from a file' };`,
      'parts/legacy.cjs': `module.exports = { project: require('preset-cjs').project };`,
      'node_modules/preset-cjs/index.js': `module.exports = { project: 'from CommonJS' };`,
      'data.json': `{ "organization": "from JSON" }`,
      'gqldocs.config.ts': [
        `import { basename } from 'node:path';`,
        `import { createRequire } from 'node:module';`,
        `import { defineConfig, type UserConfig } from 'gqldocs';`,
        `import { tagline } from 'preset';`,
        `import data from './data.json' with { type: 'json' };`,
        `import { footer } from './parts/footer.ts';`,
        `import legacy from './parts/legacy.cjs';`,
        `const require = createRequire(import.meta.url);`,
        `const title: string = basename('/x/Title') + typeof require;`,
        `export default defineConfig({ title, tagline, footer, ...data, ...legacy } satisfies UserConfig);`,
      ].join('\n'),
    });
    const before = readdirSync(cwd, { recursive: true });
    const { value, problems } = await loadConfig({ cwd });
    expect(problems).toEqual([]);
    expect(value?.config).toMatchObject({
      title: 'Titlefunction',
      tagline: 'from a package',
      footer: { copyright: 'from a file' },
      organization: 'from JSON',
      project: 'from CommonJS',
      configFiles: ['data.json', 'gqldocs.config.ts', 'parts/footer.ts', 'parts/legacy.cjs'].map((name) => join(cwd, name)),
    });
    expect(readdirSync(cwd, { recursive: true })).toEqual(before);
  });

  test('resolves packages as Node does, and bundles aliases that look like packages', async () => {
    write({
      'node_modules/two/package.json': `{ "exports": { "module": "./bundler.js", "import": "./node.mjs" } }`,
      'node_modules/two/bundler.js': `export const tagline = 'for bundlers';`,
      'node_modules/two/node.mjs': `export const tagline = 'for Node';`,
      'tsconfig.json': `{ "compilerOptions": { "paths": { "#parts/*": ["./parts/*"] } } }`,
      'parts/title.ts': `export const title: string = 'from an alias';`,
      'gqldocs.config.ts': `import { tagline } from 'two';\nimport { title } from '#parts/title.ts';\nexport default { title, tagline };`,
    });
    const { value, problems } = await loadConfig({ cwd });
    expect(problems).toEqual([]);
    expect(value?.config).toMatchObject({ title: 'from an alias', tagline: 'for Node' });
  });

  test('gives each file its own import.meta.url', async () => {
    write({
      'parts/where.ts': `export const where = [import.meta.url, __dirname, __filename, import.meta.dirname, import.meta.filename].join('\\n');`,
      'gqldocs.config.ts': `import { where } from './parts/where.ts';\nexport default { title: import.meta.url, tagline: where };`,
    });
    const { value } = await loadConfig({ cwd });
    const folder = join(cwd, 'parts');
    const file = join(folder, 'where.ts');
    expect(value?.config.title).toBe(`file://${cwd}/gqldocs.config.ts`);
    expect(value?.config.tagline.split('\n')).toEqual([`file://${file}`, folder, file, folder, file]);
  });

  test('reads a CommonJS config', async () => {
    write({ 'gqldocs.config.js': `module.exports = { title: 'Old', colorMode: { dark: 1 } };` });
    const { problems } = await loadConfig({ cwd });
    expect(problems).toMatchObject([{ code: 'config/unknown-key', place: { file: 'gqldocs.config.js', line: 1, column: 47 } }]);
  });

  test('reports the place of a syntax error, with columns in UTF-16 units', async () => {
    write({ 'gqldocs.config.ts': `export default {\n  title: 'ä' oops,\n};\n` });
    const { problems } = await loadConfig({ cwd });
    expect(problems).toEqual([
      {
        code: 'config/syntax',
        severity: 'error',
        message: `The config cannot be loaded: Expected "}" but found "oops".`,
        hint: 'Correct the file. A config is a TypeScript or JavaScript file with an object as its default export.',
        place: { file: 'gqldocs.config.ts', line: 2, column: 14 },
      },
    ]);
  });

  test('needs no tsconfig, so that a broken one is reported where packages are read', async () => {
    write({ 'gqldocs.config.ts': `export default { title: 'x' };\n`, 'tsconfig.json': '{ "compilerOptions": { "strict": tru } }' });
    expect((await loadConfig({ cwd })).problems).toEqual([]);
    write({ 'gqldocs.config.ts': `import './a.json';\nexport default { title: 'x' };\n`, 'a.json': '{ tru }' });
    expect((await loadConfig({ cwd })).problems).toMatchObject([
      { code: 'config/syntax', hint: 'Correct the syntax of this JSON file.', place: { file: 'a.json', line: 1 } },
    ]);
  });

  test('reports the place of an import that cannot be resolved', async () => {
    write({ 'gqldocs.config.ts': `import 'missing-package';\nimport './missing.ts';\nexport default { title: 'x' };\n` });
    const { problems } = await loadConfig({ cwd });
    expect(problems.map(({ code, place }) => ({ code, place }))).toEqual([
      { code: 'config/syntax', place: { file: 'gqldocs.config.ts', line: 1, column: 8 } },
      { code: 'config/syntax', place: { file: 'gqldocs.config.ts', line: 2, column: 8 } },
    ]);
    expect(new Set(problems.map(({ hint }) => hint))).toEqual(new Set(['Correct the import, or install the package.']));
  });

  test('reports the place of an exception, in the file that throws it', async () => {
    write({
      'parts/fail.ts': `type Unused = string;\nexport function fail(): never {\n  throw new TypeError('no token');\n}\n`,
      'gqldocs.config.ts': `import { fail } from './parts/fail.ts';\nexport default { title: fail() };\n`,
    });
    const { problems } = await loadConfig({ cwd });
    expect(problems).toEqual([
      {
        code: 'config/invalid',
        severity: 'error',
        message: 'The config failed while it ran: TypeError: no token',
        hint: 'Correct the code that throws. gqldocs runs the config in Node.js.',
        place: { file: 'parts/fail.ts', line: 3, column: 9 },
      },
    ]);
  });

  test('says which names an ES module lacks', async () => {
    write({ 'gqldocs.config.mjs': `module.exports = { title: 'x' };\n` });
    const { problems } = await loadConfig({ cwd });
    expect(problems[0]?.hint).toMatch(/^This config is an ES module/);
  });

  test('requires a default export', async () => {
    write({ 'gqldocs.config.ts': `export const config = { title: 'x' };\n` });
    const { problems } = await loadConfig({ cwd });
    expect(problems).toEqual([
      {
        code: 'config/invalid',
        severity: 'error',
        message: 'The config has no default export.',
        hint: 'Write `export default defineConfig({ … })`.',
        place: { file: 'gqldocs.config.ts' },
      },
    ]);
  });
});

describe('overriding the config', () => {
  test('takes base URL and output folder from the request, with the folder relative to the working directory', async () => {
    write({ 'site/c.ts': `export default { title: 'x', baseUrl: '/a/', outDir: 'b' };` });
    const { value } = await loadConfig({ cwd, configFile: 'site/c.ts', overrides: { baseUrl: 'docs-site', outDir: 'out' } });
    expect(value?.config).toMatchObject({ baseUrl: '/docs-site/', outDir: join(cwd, 'out') });
  });

  test('rejects a base URL with an origin', async () => {
    write({ 'gqldocs.config.ts': `export default { title: 'x' };` });
    const { problems } = await loadConfig({ cwd, overrides: { baseUrl: 'https://x.org/a/' } });
    expect(problems).toMatchObject([
      { code: 'config/invalid', message: 'The base URL must be a path such as `/docs-site/`, but is `https://x.org/a/`.' },
    ]);
  });
});
