import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readCommands } from '../../../docs/generate/commandLinePage.ts';
import { readConfigOptions } from '../../../docs/generate/configurationPage.ts';
import { readFrontMatterOptions } from '../../../docs/generate/frontMatterPage.ts';
import { generatedFiles } from '../../../docs/generate/generatedFiles.ts';
import { codes } from '../../../docs/generate/problemPages.ts';
import { groupOf, readTokens } from '../../../docs/generate/tokensPage.ts';
import { catalogue } from '../../../renderer/diagnostics/catalogue/catalogue.ts';
import { problemPage } from '../../../renderer/diagnostics/documentation.ts';
import { frontMatterSchemas } from '../../../renderer/documents/frontMatter/frontMatterSchema.ts';
import { textLimits } from '../../../renderer/model/textLimits.ts';
import { fetchLimits } from '../../../renderer/packages/registry/limits.ts';

const root = join(import.meta.dirname, '../../..');

describe('the generated pages of the documentation', () => {
  const files = generatedFiles(root);

  it('are up to date (otherwise run `npm run docs:generate`)', () => {
    expect(files.size).toBeGreaterThan(50);
    const outdated = [...files.keys()].filter((file) => readWritten(file) !== files.get(file));
    expect(outdated.map((file) => [file, readWritten(file)])).toEqual(outdated.map((file) => [file, files.get(file)]));
  });

  it('exist for every problem code, and for no other', () => {
    const names = readdirSync(join(root, 'docs/content/problems')).toSorted();
    expect(names).toEqual([...codes.map((code) => `${problemPage(code)}.md`), 'index.md'].toSorted());
  });
});

describe('every', () => {
  const groups = [...readConfigOptions(root).values()].filter(({ name }) => /^User/.test(name));
  const options = groups.flatMap(({ name, options: own }) => own.map((option) => ({ ...option, name: `${name}.${option.name}` })));
  const constants = (type: string) => /^'[^']*'$/.test(type);

  it('option has a description, and a default unless it is required', () => {
    const checked = options.filter(({ type }) => !constants(type));
    expect(checked.length).toBeGreaterThan(50);
    expect(checked.filter(({ description }) => !/\w.*\.$/.test(description)).map(({ name }) => name)).toEqual([]);
    expect(checked.filter(({ isRequired, default: value = '' }) => !isRequired && value === '').map(({ name }) => name)).toEqual([]);
  });

  it('key of the front matter has a description, a default and an example', () => {
    const keys = readFrontMatterOptions(root);
    expect(keys.map(({ name }) => name).toSorted()).toEqual(Object.keys(frontMatterSchemas).toSorted());
    for (const { description, default: otherwise, example } of keys) {
      expect(description).toMatch(/\w.*\.$/);
      expect([otherwise, example]).not.toContain(undefined);
    }
  });

  it('argument and option of a command has a description', () => {
    const commands = readCommands();
    expect(commands.length).toBeGreaterThan(5);
    const texts = commands.flatMap((command) =>
      [command, ...command.options, ...command.registeredArguments].map((one) => ({
        command: command.name(),
        text: typeof one.description === 'function' ? one.description() : one.description,
      })),
    );
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('part of the description of a problem has a text', () => {
    expect(codes.length).toBeGreaterThan(50);
    const wrong = codes.flatMap((code) => {
      const { summary, cause, example, fix } = catalogue[code];
      const texts = [summary, cause, fix].filter((text) => !/^\S.*[.:]$/s.test(text));
      return [...texts, ...(/^`{3,}\w+\n[\s\S]+\n`{3,}$/.test(example) ? [] : [example])].map((text) => [code, text]);
    });
    expect(wrong).toEqual([]);
  });

  it('token belongs to a group', () => {
    const tokens = readTokens(root);
    expect(tokens.length).toBeGreaterThan(60);
    expect(tokens.filter(({ name }) => groupOf(name) === undefined)).toEqual([]);
  });
});

test('the page about limits contains the numbers from the code', () => {
  const page = readFileSync(join(root, 'docs/content/explanation/limits.md'), 'utf8');
  const numbers = [...page.matchAll(/^\| .* \| ([\d,]+) \|$/gm)].map(([, number = '']) => Number(number.replaceAll(',', '')));
  const { packages, metadata, allMetadata, tarball, bytes, files, download, allDownloads } = fetchLimits;
  const sizes = [metadata, allMetadata, tarball, bytes].map((size) => size / 1024 / 1024);
  expect(numbers).toEqual([...Object.values(textLimits), packages, ...sizes, files, download / 1000, allDownloads / 1000]);
});

function readWritten(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}
