import { readdirSync, readFileSync } from 'node:fs';
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

const root = join(import.meta.dirname, '../../..');

describe('the generated pages of the documentation', () => {
  const files = generatedFiles(root);

  it.each([...files.keys()])('%s is up to date (otherwise run `npm run docs:generate`)', (file) => {
    expect(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')).toBe(files.get(file));
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

  it.each(options)('option $name has a description, and a default unless it is required', (option) => {
    if (constants(option.type)) return;
    expect(option.description).toMatch(/\w.*\.$/);
    if (!option.isRequired) expect(option.default ?? '').not.toBe('');
  });

  it('key of the front matter has a description, a default and an example', () => {
    const keys = readFrontMatterOptions(root);
    expect(keys.map(({ name }) => name).toSorted()).toEqual(Object.keys(frontMatterSchemas).toSorted());
    for (const { description, default: otherwise, example } of keys) {
      expect(description).toMatch(/\w.*\.$/);
      expect([otherwise, example]).not.toContain(undefined);
    }
  });

  it.each(readCommands().map((command) => [command.name(), command] as const))(
    'argument and option of %s has a description',
    (_, command) => {
      const texts = [command, ...command.options, ...command.registeredArguments].map((one) =>
        typeof one.description === 'function' ? one.description() : one.description,
      );
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    },
  );

  it.each(codes)('part of the description of %s has a text', (code) => {
    const { summary, cause, example, fix } = catalogue[code];
    for (const text of [summary, cause, fix]) expect(text).toMatch(/^\S.*[.:]$/s);
    expect(example).toMatch(/^`{3,}\w+\n[\s\S]+\n`{3,}$/);
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
  expect(numbers).toEqual(Object.values(textLimits));
});
