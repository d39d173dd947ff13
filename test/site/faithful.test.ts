// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of template literal types
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { classOf, declarationOf, mainOf, textOf } from './pageText.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('faithful'));
});
afterAll(() => site?.close());

const text = (symbol: string): string => textOf(mainOf(site, symbol));

describe('the declaration of', () => {
  it.each([
    ['Inline', 'interface Inline {\n  width: number;\n  height?: number;\n  grow(by: number): void;\n}'],
    ['Parts', 'interface Parts {\n  a: string;\n  b: string;\n}'],
    ['draw', 'function draw(options: {\n  color?: string;\n  size?: { width?: number; height: number };\n}): void'],
    ['paint', "function paint({ 'line-color' }: PaintOptions = {}): void"],
    ['first', 'const first: number'],
    ['second', 'const second: string'],
    ['old', 'var old: number = 1'],
    ['global.__FAITHFUL__', 'var __FAITHFUL__: boolean'],
    ['Ambient', 'enum Ambient {\n  Known = 5,\n  Unknown,\n}'],
    [
      'levels',
      `const levels: readonly ["debug", "information", "warning", "error"] =\n  ['debug', 'information', 'warning', 'error'] as const`,
    ],
    ['EventName', 'type EventName<T extends string> =\n  | `${T}:${"before" | "after"}`\n  | `on${Uppercase<T>}`'],
    [
      'settings',
      "const settings: { rows: number; cells: string[]; nested: { deep: boolean } } =\n  { rows: 10, cells: ['a', 'b'], nested: { deep: true } }",
    ],
    ['worker', 'const worker: { run(): number }'],
    ['computed', 'function computed(): number'],
    ['identity', 'function identity<T>(value: T): T'],
    [
      'Flatten',
      `type Flatten<T, Depth extends number = 1> = Depth extends 0
  ? T
  : T extends readonly (infer Inner extends object)[]
    ? Flatten<Inner, 0>
    : T extends ReadonlyMap<infer Key, infer Value>
      ? [key: Key, value: Value]
      : never`,
    ],
    ['Negated', 'type Negated = -1 | 1n | null | undefined'],
    ['Rest', 'type Rest = [a?: string, ...b: number[], c: boolean][]'],
    ['make', 'function make(options: Options): void'],
    ['other.Options', 'interface Options {\n  mine: string;\n}'],
  ])('%s is shown as written', (symbol, declaration) => {
    expect(declarationOf(site, symbol)).toBe(declaration);
  });

  it.each([
    [
      'Thermostat',
      `class Thermostat<
  in out T extends number = number,
  out Unit extends "C" | "F" = "C",
> {
  constructor(start: T);
  static get count(): number;
  get value(): T;
  set value(next: T | \`\${number}\${Unit}\`);
  accessor name: string = 'none';
  readonly start: T;
  isHot(this: this & { start: 100 }): this is this & { hot: true };
  chain(list: this[]): Promise<this>;
  static create<const A extends readonly [unknown, ...unknown[]]>(
    ...parts: A
  ): Promise<Thermostat>;
}`,
    ],
    [
      'Repository',
      `abstract class Repository<T extends { id: string }> {
  abstract find<K extends keyof T>(
    by: Pick<T, K>,
    ...more: Pick<T, K>[]
  ): T | undefined;
}`,
    ],
    ['default', 'class default<T> {\n  constructor();\n  value?: T;\n}'],
  ])('class %s is in Markdown as written', async (symbol, declaration) => {
    expect(await classOf(site, symbol)).toBe(declaration);
  });
});

describe('a comment', () => {
  it.each([
    ['Inline', ['How wide.', 'How high.', 'Grows.']],
    ['InlineEnum', ['Above.', 'Below.']],
    ['InlineType', ['A text.', 'A number.']],
    ['Thermostat', ['Only read.', 'Also takes a text.', 'What it is called.']],
    ['actions', ['Starts it.']],
    ['Parts', ['First part.', 'Second part.']],
  ])('of a member or part of %s is on its page, wherever it is on its line', (symbol, texts) => {
    expect(texts.filter((one) => !text(symbol).includes(one))).toEqual([]);
  });

  it('at the end of a line does not describe the declaration on the next line', () => {
    expect(text('Trailing')).not.toContain('Of the first.');
  });

  it('of a file with @module describes the page of its module', () => {
    const page = site.pages.find(({ route }) => route.path === '/api/package/adding');
    expect(textOf(page?.data.mainHtml ?? '')).toContain('faithful/addingAdds to what is there.');
    expect(page?.data.mainHtml).not.toContain('@module');
  });

  it('contains links to functions, by name and with a text', () => {
    expect(mainOf(site, 'take')).toContain('<a href="/api/package/adding/function/take">something</a>');
    expect(mainOf(site, 'take')).toContain('<a href="/api/package/adding/function/take">take</a>');
  });
});

describe('the parts of a destructured parameter', () => {
  it('show their texts and default values from the pattern, at any depth', () => {
    const [, , parts = ''] = mainOf(site, 'draw').split('<dl class="params">');
    const shown = [...parts.matchAll(/<dt><code>([\w.]+)<\/code><\/dt><dd>(.*?)<\/dd>/g)];
    expect(shown.map(([, name = '', html = '']) => [name, textOf(html)])).toEqual([
      ['color', "Default 'red'In which color."],
      ['size', 'Default { width: 1, height: 2 }How large.'],
      ['size.width', 'Default 10How wide.'],
    ]);
  });

  it('show default values from the pattern, even if their type is an interface', () => {
    expect(text('paint')).toContain("line-colorDefault 'blue'");
  });

  it('appear in Markdown', async () => {
    expect(await site.read('api/package/function/draw.md')).toContain("`color`: Default: `'red'`. In which color.");
  });
});

describe('inherited members', () => {
  it('show the type arguments of the base class in place of its parameters', () => {
    expect(text('Users')).toContain(
      'find<K extends "id" | "name">(\n  by: Pick<{ id: string; name: string }, K>,\n  ...more: Pick<{ id: string; name: string }, K>[]\n): { id: string; name: string } | undefined',
    );
  });
});

describe('a module that is a function (export =)', () => {
  it('shows `export =` on the page of the function, and lists the members of its namespace', () => {
    const paths = site.routes.filter(({ path }) => path.startsWith('/api/package/make/')).map(({ path }) => path);
    expect(paths).toEqual(['/api/package/make/function/make', '/api/package/make/interface/Options']);
    expect(text('make')).toContain('export =');
  });
});

describe('a package that augments others', () => {
  it('lists the augmentations with their module, under the names of what they augment', () => {
    const page = site.pages.find(({ route }) => route.path === '/api/package/adding')?.data.mainHtml ?? '';
    const listed = [...page.matchAll(/<a href="(\/api\/package\/adding\/[^"]*)">([^<]*)<\/a>/g)].map(([, href, name]) => [name, href]);
    expect(listed).toContainEqual(['global', '/api/package/adding/namespace/global']);
    expect(text('other.Options')).toContain('Of ours.');
  });
});
