import { describe, expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

/** The texts of the parameters of the function `run`, and what is reported. */
async function textsOf(declaration: string, ...tags: readonly string[]) {
  const comment = ['/**', ...tags.map((tag) => ` * @param ${tag}`), ' */'].join('\n');
  const { problems, symbol } = await extractOneFile(`${comment}\n${declaration}\n`, 'index.ts');
  const texts = (symbol('run')?.signatures[0]?.parameters ?? []).map(({ comment: own }) => own?.text);
  return { texts, problems: problems.map(({ message }) => message) };
}

const unused = (name: string): string => `The signature run has an @param with name "${name}", which was not used`;

describe('pairParameters', () => {
  it('gives a renamed parameter the text at its position, and reports the name', async () => {
    const declaration = 'export function run(date: Date, formatStr: string, options?: object): void {}';
    expect(await textsOf(declaration, 'date - When.', 'format - How.', 'options - More.')).toEqual({
      texts: ['When.', 'How.', 'More.'],
      problems: [unused('format')],
    });
  });

  it('does so for a function that is the value of a variable, and counts neither `this` nor properties', async () => {
    const declaration = 'export const run = function (this: Date, all: { a: 1 }, text: string): void {};';
    expect((await textsOf(declaration, 'all - All.', 'all.a - One.', 'format - How.')).texts.slice(-2)).toEqual(['All.', 'How.']);
  });

  it.each([
    ['at another position', ['other - What?', 'date - When.'], ['When.', undefined], ['other']],
    ['that is further on than any parameter', ['date - When.', 'text - How.', 'other - What?'], ['When.', 'How.'], ['other']],
  ])('leaves out a text %s', async (_kind, tags, texts, names) => {
    expect(await textsOf('export function run(date: Date, text: string): void {}', ...tags)).toEqual({
      texts,
      problems: names.map(unused),
    });
  });
});
