import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const fixture = await extractFixture('grouping');
const { symbol, member } = fixture;

describe('groupingOf', () => {
  it('finds the category of an item', () => {
    expect(symbol('Shape').grouping).toEqual({ categories: ['Shapes'] });
    expect(member('Drawing', 'times').grouping).toEqual({ categories: ['Settings'] });
  });

  it('takes the first line of a category for its name, and what is below it for text', async () => {
    const { symbol } = await extractOneFile(
      '/**\n * Starts.\n *\n * @category Running\n *\n * ```js\n * run();\n * ```\n */\nexport function run(): void;\n',
    );
    expect(symbol('run')?.grouping).toEqual({ categories: ['Running'] });
    const [signature] = symbol('run')?.signatures ?? [];
    expect(signature?.comment).toMatchObject({
      summary: { text: 'Starts.' },
      blocks: [{ tag: '@remarks', content: { text: '\n\n```js\nrun();\n```', place: { line: 4 } } }],
    });
  });

  it('takes the category of a file for what has none of its own', () => {
    expect(symbol('mix').grouping).toEqual({ categories: ['Colors'] });
    expect(symbol('Channel').grouping).toEqual({ categories: ['Colors'] });
    expect(symbol('paint').grouping).toEqual({ categories: ['Shapes'] });
  });

  it('takes the first comment of a file for its first declaration’s where nothing says otherwise', () => {
    expect(symbol('Drawing').grouping).toEqual({ categories: ['Shapes'] });
    expect(symbol('other').grouping).toBeUndefined();
  });

  it('finds groups, and makes events one', () => {
    expect(symbol('helper').grouping).toEqual({ groups: ['Helpers'] });
    expect(member('Drawing', 'move').grouping).toEqual({ groups: ['Actions'] });
    expect(member('Drawing', 'done').grouping).toEqual({ groups: ['Events'] });
    expect(member('Drawing', 'plain').grouping).toBeUndefined();
  });

  it('leaves files’ categories alone when the config says so', async () => {
    const { symbol } = await extractFixture('grouping', { fileCategories: false });
    expect(symbol('mix').grouping).toBeUndefined();
    expect(symbol('paint').grouping).toEqual({ categories: ['Shapes'] });
  });
});

describe('categories of a package', () => {
  it('are in the order of their names', () => {
    expect(fixture.package.categories).toEqual(['Colors', 'Shapes']);
  });

  it('begin with those that the config names', async () => {
    const ordered = await extractFixture('grouping', { categoryOrder: ['Shapes', 'Nothing'] });
    expect(ordered.package.categories).toEqual(['Shapes', 'Colors']);
  });

  it('are as they first occur where the sources say the order', async () => {
    const ordered = await extractFixture('grouping', { sort: 'source' });
    expect(ordered.package.categories).toEqual(['Shapes', 'Colors']);
  });

  it('are none where lists are by kind', async () => {
    const ungrouped = await extractFixture('grouping', { groupBy: 'kind' });
    expect(ungrouped.package.categories).toBeUndefined();
  });
});

describe('a namespace of constants with the type of its values', () => {
  it('is an enumeration, as an object is', () => {
    const { kind, flags, members } = symbol('Tone');
    expect({ kind, flags }).toEqual({ kind: 'enum', flags: { isObject: true } });
    expect(members.map(({ kind, name, type, comment }) => [kind, name, type, comment?.summary.text])).toEqual([
      ['enum-member', 'Light', { kind: 'literal', text: '"light"' }, 'Light.'],
      ['enum-member', 'Dark', { kind: 'literal', text: '"dark"' }, undefined],
    ]);
    expect(symbol('Channel').flags).toEqual({ isObject: true });
  });
});
