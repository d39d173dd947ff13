import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocsSamples } from './readSamples.ts';

const root = join(import.meta.dirname, '../../..');
const samples = readDocsSamples().filter(
  ({ language, meta, code }) => /^tsx?$/.test(language) && (/gqldocs\.config|content\//.test(meta) || code.includes("from 'gqldocs'")),
);

let folder = '';
let errors: readonly ts.Diagnostic[] = [];

beforeAll(() => {
  // Within the repository, so that its dependencies are found.
  folder = mkdtempSync(join(root, 'test/unit/docs/.samples-'));
  // Samples may extend the config of the site.
  writeFileSync(
    join(folder, 'gqldocs.config.ts'),
    "import { defineConfig } from 'gqldocs';\nexport default defineConfig({ title: 'Site' });\n",
  );
  const names = samples.map(({ code, language }, index) => {
    const name = join(folder, `sample${index}.${language}`);
    writeFileSync(name, `${code}\nexport {};\n`);
    return name;
  });
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(names, { ...options, noEmit: true });
  // Not of the files that they import: those are all of the source.
  errors = names.flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the configs, pages and scripts of the documentation', () => {
  it('are more than a few', () => {
    expect(samples.length).toBeGreaterThan(20);
  });

  it.each(samples.map((sample, index) => ({ ...sample, index })))('$place has no type error', ({ index, language }) => {
    const own = errors.filter(({ file }) => file?.fileName.endsWith(`/sample${index}.${language}`));
    expect(own.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
