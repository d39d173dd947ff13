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

  it('uses the first line of a category tag as its name, and the rest as text', async () => {
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

  it('uses the category of a file for items without one', () => {
    expect(symbol('mix').grouping).toEqual({ categories: ['Colors'] });
    expect(symbol('Channel').grouping).toEqual({ categories: ['Colors'] });
    expect(symbol('paint').grouping).toEqual({ categories: ['Shapes'] });
  });

  it('assigns an ambiguous first comment of a file to its first declaration', () => {
    expect(symbol('Drawing').grouping).toEqual({ categories: ['Shapes'] });
    expect(symbol('other').grouping).toBeUndefined();
  });

  it('gives a file the category of a first declaration that it does not export', async () => {
    const inner = '/** @category Texts */\ninterface Place {}\nexport declare class Text {}\n';
    const { symbol } = await extractOneFile(`${inner}export {};\n`);
    expect(symbol('Text')?.grouping).toEqual({ categories: ['Texts'] });
    const listed = await extractOneFile(`${inner}export { Place };\n`);
    expect(listed.symbol('Place')?.grouping).toEqual({ categories: ['Texts'] });
    expect(listed.symbol('Text')?.grouping).toBeUndefined();
    const described = await extractOneFile(`${inner.replace('@c', 'A place. @c')}export {};\n`);
    expect(described.symbol('Text')?.grouping).toBeUndefined();
  });

  it('reads a comment of many categories in time that grows with its length', async () => {
    const { symbol } = await extractOneFile(`/** ${'@category x '.repeat(40)}*x */\ninterface Place {}\nexport declare class Text {}\n`);
    expect(symbol('Text')).toBeDefined();
  });

  it('finds groups, and puts events into a group', () => {
    expect(symbol('helper').grouping).toEqual({ groups: ['Helpers'] });
    expect(member('Drawing', 'move').grouping).toEqual({ groups: ['Actions'] });
    expect(member('Drawing', 'done').grouping).toEqual({ groups: ['Events'] });
    expect(member('Drawing', 'plain').grouping).toBeUndefined();
  });

  it('ignores categories of files if the config says so', async () => {
    const { symbol } = await extractFixture('grouping', { fileCategories: false });
    expect(symbol('mix').grouping).toBeUndefined();
    expect(symbol('paint').grouping).toEqual({ categories: ['Shapes'] });
  });
});

describe('categories of a package', () => {
  it('are sorted by name', () => {
    expect(fixture.package.categories).toEqual(['Colors', 'Shapes']);
  });

  it('begin with those that the config names', async () => {
    const ordered = await extractFixture('grouping', { categoryOrder: ['Shapes', 'Nothing'] });
    expect(ordered.package.categories).toEqual(['Shapes', 'Colors']);
  });

  it("follow the order of the sources with `sort: 'source'`", async () => {
    const ordered = await extractFixture('grouping', { sort: 'source' });
    expect(ordered.package.categories).toEqual(['Shapes', 'Colors']);
  });

  it('are missing if lists are grouped by kind', async () => {
    const ungrouped = await extractFixture('grouping', { groupBy: 'kind' });
    expect(ungrouped.package.categories).toBeUndefined();
  });
});

describe('a namespace of constants and a type of their values', () => {
  it('become an enumeration, like an object', () => {
    const { kind, flags, members } = symbol('Tone');
    expect({ kind, flags }).toEqual({ kind: 'enum', flags: { isObject: true } });
    expect(members.map(({ kind, name, type, comment }) => [kind, name, type, comment?.summary.text])).toEqual([
      ['enum-member', 'Light', { kind: 'literal', text: '"light"' }, 'Light.'],
      ['enum-member', 'Dark', { kind: 'literal', text: '"dark"' }, undefined],
    ]);
    expect(symbol('Channel').flags).toEqual({ isObject: true });
  });
});
