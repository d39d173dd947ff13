import { expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

/** Above what is rendered in threads; every page has a sample and links, so that threads need all that the main one has. */
const declarations = Array.from(
  { length: 1650 },
  (_, index) => `/**
 * Number ${index}, before {@link Item${(index + 1) % 1650}}. See \`Item${(index + 7) % 1650}\` and
 * [a value](/api/many/interface/Item${(index + 3) % 1650}#value).
 *
 * \`\`\`ts
 * import type { Item${index} } from 'many';
 * const item: Item${index} = { value: ${index} };
 * \`\`\`
 */
export interface Item${index} { readonly value: number; readonly next?: Item${(index + 1) % 1650} }`,
).join('\n');

it('pages rendered in threads equal those of a single thread, byte for byte', { timeout: 120_000 }, async () => {
  const site = await SiteTest.from('basic');
  await site.write('many/package.json', JSON.stringify({ name: 'many', version: '1.0.0', types: 'index.d.ts' }));
  await site.write('many/index.d.ts', declarations);
  await site.write(
    'many/README.md',
    '# Many\n\nOf `Item1`, see [the second](#second) and [what has changed](CHANGELOG.md).\n\n## Second\n',
  );
  await site.write('many/CHANGELOG.md', '## 1.0.0\n\n`Item2` is new.\n');
  const one = await site.build({ packages: ['many'], outDir: 'one', cacheDir: false, threads: 0 });
  const many = await site.build({ packages: ['many'], outDir: 'threads', cacheDir: false, threads: 2 });
  expect(one.problems).toEqual(many.problems);
  expect(many.pages).toBeGreaterThan(1650);
  expect(await site.output('threads')).toEqual(await site.output('one'));
  await site.close();
});
