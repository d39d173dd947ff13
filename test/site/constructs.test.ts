// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of template literal types
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { classOf, declarationOf, mainOf, textOf } from './pageText.ts';

const sites: { constructs?: PackageSite; tags?: PackageSite } = {};
beforeAll(async () => {
  sites.constructs = await buildPackageSite(fixturePackage('constructs'));
  sites.tags = await buildPackageSite(fixturePackage('tags'));
});
afterAll(async () => {
  await sites.constructs?.close();
  await sites.tags?.close();
});

describe('the declaration on the page of', () => {
  it.each([
    ['over', 'function over(value: string): string\nfunction over(value: number, radix?: number): number'],
    ['constant', 'function constant<const T extends readonly unknown[]>(value: T): T'],
    ['isShape', 'function isShape(value: unknown): value is Shape'],
    ['assertShape', 'function assertShape(value: unknown): asserts value is Shape'],
    ['assertTrue', 'function assertTrue(value: unknown): asserts value'],
    ['destructured', 'function destructured(options: { depth?: number; name?: string }): void'],
    [
      'unnamed',
      'function unnamed(\n  [first, , ...others]: readonly string[],\n  { size: { width }, ...more }: { size: { width: number }; deep?: boolean },\n): void',
    ],
    ['Joined.Options', 'interface Options {\n  deep: boolean;\n}'],
    ['Step.read', 'function read(text: string): Step'],
    ['Variance', 'interface Variance<in A, out B, in out C = A> {\n  take(value: A): B;\n  both: C;\n}'],
    ['Conditional', 'type Conditional<T> = T extends Promise<infer U extends string>\n  ? U\n  : T extends (infer E)[] ? E : never'],
    ['Mapped', 'type Mapped<T> = {\n  readonly [K in keyof T as `on${Capitalize<string & K>}`]?: T[K];\n}'],
    ['Unmapped', 'type Unmapped<T> = { -readonly [K in keyof T]-?: T[K] }'],
    ['Template', 'type Template = `${number}px` | `--${string}`'],
    ['Access', 'type Access = Shape["size"]["width" | "height"]'],
    ['Tuple', 'type Tuple = readonly [first: string, second?: number, ...rest: boolean[]]'],
    ['Plain', 'type Plain = [string, number?, ...boolean[]]'],
    ['Fn', 'type Fn = (this: Shape, ...parts: readonly string[]) => void'],
    ['Ctor', 'type Ctor = abstract new (size: number) => Shape'],
    ['Keys', 'type Keys = keyof Shape'],
    ['Value', 'type Value = typeof defaults'],
    ['Imported', 'type Imported = Other<string>'],
    ['ModuleType', "type ModuleType = typeof import('./other.ts')"],
    ['ImportedValue', 'type ImportedValue = typeof value'],
    ['made', 'const made: Defaulted<number> = make()'],
    ['listed', 'const listed: (string | number)[] = new Array<string | number>()'],
    ['walking', 'const walking: Generator<number> = walk()'],
    ['changing', 'let changing: number = 0'],
    ['global.Window', 'interface Window {\n  constructs: Shape;\n}'],
    ['tag', 'const tag: unique symbol'],
    [
      'Callable',
      'interface Callable {\n  (text: string): Callable;\n  new (text: string): Shape;\n  readonly [key: `data-${string}`]: string;\n}',
    ],
    ['Merged', 'interface Merged {\n  a: string;\n  b: number;\n}'],
    ['Level', "enum Level {\n  Low = 0,\n  Middle = 5,\n  High = 'high'.length,\n}"],
    ['Direction', 'const enum Direction {\n  Up = "up",\n}'],
    ['Color', 'const Color: {\n  readonly Red: "red";\n  readonly Green: "green";\n}\ntype Color = (typeof Color)[keyof typeof Color]'],
    ['defaults', "const defaults: { depth: number; name: string } = { depth: 2, name: 'x' }"],
    ['merged.inner', 'const inner: 1 = 1'],
    ['merged.deep.Deepest', 'interface Deepest {\n  value: string;\n}'],
  ])('%s shows the source as written', (symbol, declaration) => {
    expect(declarationOf(sites.constructs, symbol)).toBe(declaration);
  });

  it.each([
    ['enum', 'Step', 'enum Step {\n  First = 4,\n}'],
    ['class', 'Joined', 'new Joined()'],
  ])('a %s that has a namespace shows the source as written, or how to create an instance', (kind, symbol, declaration) => {
    expect(declarationOf(sites.constructs, symbol, kind)).toBe(declaration);
  });

  it('a function shows default values as written', () => {
    expect(declarationOf(sites.constructs, 'written')).toContain('size: number = 2 ** 8');
    expect(textOf(mainOf(sites.constructs, 'written'))).toContain('Default () => new Map<string, number>()');
  });

  it('a class has its modifiers in Markdown, but no private members, and no type parameters at the constructor', async () => {
    expect(declarationOf(sites.constructs, 'Base')).toBe('abstract class Base<T>');
    expect(await classOf(sites.constructs, 'Base')).toBe(`abstract class Base<T> {
  constructor(value: T, label: string = 'none');
  static readonly version: string = '1';
  kind: string;
  protected state?: T;
  readonly value: T;
  protected label: string = 'none';
  get content(): T;
  set content(value: T | string);
  abstract draw(times: number): this;
  [Symbol.iterator](): Iterator<T>;
  [tag](): void;
  describe(): string;
}`);
  });
});

describe('a page', () => {
  it('shows the comment of each overload', () => {
    const text = textOf(mainOf(sites.constructs, 'over'));
    expect(text).toMatch(/Overload 1 \(value\)function over\(value: string\): string\s*First overload\./);
    expect(text).toMatch(/Overload 2 \(value, radix\)function over\(value: number, radix\?: number\): number\s*Second overload\./);
    const list = /<ol class="overloads">.*?<\/ol>/s.exec(mainOf(sites.constructs, 'over'))?.[0];
    expect(list?.match(/href="[^"]*"/g)).toEqual(['href="#overload-1"', 'href="#overload-2"']);
  });

  it('explains the parts of a destructured parameter', () => {
    const text = textOf(mainOf(sites.constructs, 'destructured'));
    for (const part of ['All of them.', 'How deep.', 'What it is called.']) expect(text).toContain(part);
  });

  it('shows where members come from, and folds inherited ones', () => {
    expect(textOf(mainOf(sites.constructs, 'Derived'))).toMatch(/Inherited from Base/);
    expect(textOf(mainOf(sites.constructs, 'Derived'))).toContain('Overrides Base.describe');
    expect(mainOf(sites.constructs, 'Failure')).toContain('<details class="inherited">');
  });

  it('links from a namespace to what it contains', () => {
    expect(mainOf(sites.constructs, 'merged', 'namespace')).toContain('href="/api/package/variable/merged.inner"');
    expect(mainOf(sites.constructs, 'merged.deep')).toContain('href="/api/package/interface/merged.deep.Deepest"');
  });

  it('lists the re-exports of an entry point, with links to the single page of each', () => {
    const exported = sites.constructs?.routes.find(({ path }) => path === '/api/package/again')?.exports;
    expect(exported).toEqual([
      { name: 'Color', kind: 'enum', path: '/api/package/enum/Color' },
      { name: 'merged', kind: 'function', path: '/api/package/function/merged' },
      { name: 'start', kind: 'function', path: '/api/package/function/main' },
    ]);
  });
});

describe('a comment appears on its page', () => {
  const html = (symbol: string): string => mainOf(sites.tags, symbol);

  it.each([
    ['use', 'Text of another file.'],
    ['use', 'What it holds.'],
    ['use', 'What to use.'],
    ['use', 'What comes out.'],
    ['use', 'RangeError: When it is too large.'],
    ['use', 'When it is too small.'],
    ['use', 'A title'],
    ['use', 'use("an example");'],
    ['use', 'plain words'],
    ['use', 'Since 1.2.0'],
    ['use', 'Custom tag'],
    ['use', 'Kept as a section.'],
    ['old', 'Deprecated'],
    ['early', 'Alpha'],
    ['half', 'Beta'],
    ['trial', 'Experimental'],
    ['Box', 'Default 1'],
    ['Box', 'readonly'],
    ['Crate', 'Opens it.'],
    ['Box', 'sealed'],
    ['Box', 'virtual'],
    ['Box', 'Events'],
    ['Emitter', 'Events'],
    ['Emitter', 'Opens it otherwise.'],
    ['Emitter', 'Overrides Box.open'],
    ['Emitter', 'What comes out.'],
    ['hold', 'What is held.'],
    ['hold', 'What was held.'],
    ['hold', 'ThrowsTypeError: When it is not held.'],
    ['open', 'For everyone.'],
    ['argued', 'The first.'],
    ['argued', 'The second.'],
    ['use', 'See also'],
    ['jsdoc', 'times: number = 1'],
    ['jsdoc', 'A name.'],
    ['jsdoc', 'How often.'],
    ['jsdoc', 'Whether it worked.'],
  ])('%s: %s', (symbol, text) => {
    expect(textOf(html(symbol)).toLowerCase()).toContain(text.toLowerCase());
  });

  it('as the description of a module', () => {
    const overview = sites.tags?.pages.find(({ route }) => route.kind === 'package')?.data.mainHtml ?? '';
    expect(textOf(overview)).toContain('What the module is about.RemarksMore of the module.');
    expect(overview).not.toContain('packageDocumentation');
  });

  it('as the category of an export', () => {
    const overview = sites.tags?.pages.find(({ route }) => route.kind === 'package')?.data.mainHtml ?? '';
    expect(overview).toMatch(/<h2 id="category-first"><a[^>]*>First<\/a><\/h2>.*?<a href="\/api\/package\/variable\/one">one<\/a>/s);
    expect(overview).toMatch(/<h3>Others<\/h3>.*?<a href="\/api\/package\/variable\/two">two<\/a>/s);
  });

  it('with a link instead of a picture from another site', () => {
    const pages = sites.tags?.pages ?? [];
    expect(pages.filter(({ html }) => /<img[^>]*src="https?:/.test(html)).map(({ route }) => route.path)).toEqual([]);
    expect(html('pictured')).toContain('With <a class="picture" href="https://pictures.example/chart.png">a chart</a>.');
    const home = pages.find(({ route }) => route.path === '/')?.data.mainHtml;
    // The row of badges at the beginning is left out.
    expect(home).not.toContain('https://npm.example/tags');
    expect(home).toContain('<a href="#text-the-end">the end</a>');
    expect(home).toContain('<span id="text-the-end"></span>');
  });

  it('with links to symbols and members, as code or with the given text', () => {
    expect(html('use')).toContain('with <a href="/api/package/class/Box">Box</a>');
    expect(html('use')).toContain('<a href="/api/package/class/Box#size"><code>Box.size</code></a>');
    expect(html('use')).toContain('<a href="/api/package/class/Box">plain words</a>');
  });

  it('with examples in their own languages', () => {
    expect(html('use')).toContain('data-language="json"');
  });

  it('with its texts at the parameters, whatever the tag is called', () => {
    expect(textOf(html('argued'))).not.toMatch(/Arg(ument)?first|@?arg(ument)? /i);
    expect([...html('argued').matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['parameters', 'returns']);
  });

  it('without internal parts', () => {
    expect(html('use')).not.toContain('Nobody reads this');
    const symbols = sites.tags?.routes.flatMap(({ symbol }) => symbol ?? []);
    expect(symbols?.filter((symbol) => ['inside', 'unseen', 'ignored'].includes(symbol))).toEqual([]);
  });
});
