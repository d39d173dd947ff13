import { expect, test } from 'vitest';
import { placeholders } from '../../../renderer/checks/placeholders.ts';
import { placeholderTexts } from '../../../renderer/model/placeholderTexts.ts';
import { makeConfig, makeDocument } from '../make.ts';
import { planned } from '../planned.ts';

test('texts of a new home page are reported until their author replaces them', async () => {
  const features = Object.entries(placeholderTexts).map(([title, details]) => ({ title, details }));
  const [first = { title: '', details: '' }] = features;
  const check = async (written: typeof features): Promise<readonly string[]> => {
    const documents = [makeDocument({ id: 'index', frontMatter: { features: written } })];
    const plan = await planned({ config: makeConfig({ documents: {} }), api: { packages: [] }, documents, pages: [], files: [] });
    return placeholders(plan).map(({ code, message }) => `${code} ${message}`);
  };
  expect(await check(features)).toEqual([
    'document/placeholder The home page still has texts of `gqldocs init`: "What is it for?", "What makes it different?".',
  ]);
  expect(await check([{ ...first, details: 'Caches.' }])).toEqual([]);
});
