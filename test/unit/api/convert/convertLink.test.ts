import { describe, expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

describe('a link in a comment', async () => {
  const { symbol } = await extractOneFile(
    `
/** Opens a door. */
export function open(name: string): string { return name; }
/** Things by keys. */
export interface Table<K, V> { key: K; value: V }
export class Door {
  /** Its width. */
  width = 1;
  /** Turns {@link width} by {@link Door.width | this
   * much} and {@link open}. */
  turn(width: number, open: boolean): void {}
}
/**
 * A {@link open()}, B {@link Door.turn()}, C {@link open(name)}, D {@link Table<string, Door>}, E {@link Table<string, Door> | a table},
 * F {@link (Table:interface)}, G {@linkcode open() | to open}, H {@linkplain open plain words}, I {@link open|
 * op}, J {@link open
 * | the opener}, K {@link
 * open}, L {@link open | a \`b\` **c** d_e <f>}, M [opening]{@link open}, N {@link https://example.org/a_(b) Some site} {@link https://example.org/a)b},
 * O {@linkcode https://example.org}, P {@link nowhere() | no
 * where}, Q {@link gone(name)} \`{@link open}\` {@link lost},
 * R {@link open \\| in a table}, S {@link https://example.org/x|A site}, T {@link mailto:a@b.example}, U {@link RangeError},
 * V {@link name.length}.
 *
 * > {@link open
 * > | quoted
 * > text}
 * @see open()
 * @see Door#turn
 * @see Door, chapter 2
 * @see RangeError
 */
export function close(name: string): string { return name; }
/** Ends after a while. @see delay */
export function timeout(ms: number): void {}
/** Waits for {@link timeout}, {@link T} and {@link other}. @param timeout - See {@link timeout | it}. */
export function delay<T>(timeout: T, other: string): void {}
`,
    'index.ts',
  );
  const text = symbol('close')?.signatures[0]?.comment?.summary.text ?? '';
  const [open, table] = ['symbol:tool/:function/open', 'symbol:tool/:interface/Table'];

  it.each([
    ['A', `[open()](${open})`],
    ['B', '[Door.turn()](symbol:tool/:class/Door#turn)'],
    ['C', `[open(name)](${open})`],
    ['D', `[Table\\<string, Door\\>](${table})`],
    ['E', `[a table](${table})`],
    ['F', `[Table](${table})`],
    ['G', `[\`to open\`](${open})`],
    ['H', `[plain words](${open})`],
    ['I', `[op](\n${open})`],
    ['J', `[the opener](\n${open})`],
    ['K', `[open](\n${open})`],
    ['L', `[a \`b\` **c** d\\_e \\<f\\>](${open})`],
    ['M', `[opening](${open})`],
    ['N', '[Some site](https://example.org/a_(b)) [https://example.org/a)b](https://example.org/a%29b)'],
    ['O', '[`https://example.org`](https://example.org)'],
    ['P', '[no where](\nunresolved:nowhere@19:41)'],
    ['Q', '[gone(name)](unresolved:gone@20:14) `{@link open}` [lost](unresolved:lost@20:48)'],
    ['R', `[in a table](${open})`],
    ['S', '[A site](https://example.org/x)'],
    ['T', '[mailto:a@b.example](mailto:a@b.example)'],
    ['U', '`RangeError`'],
    ['V', '`name.length`'],
  ])('%s has its text', (key, expected) => {
    expect(new RegExp(`\\b${key} ([^]*?)[,.]\\s{0,2}(?:[A-Z] |>|$)`).exec(text)?.[1]).toBe(expected);
  });

  it('means the other symbol of its name in the comment of one', async () => {
    const source = `/** Made by {@link Part}. */ export interface Part { size: number }
    /** Makes a {@link Part} with {@link Part()}. */ export function Part(): Part { return { size: 1 }; }
    /** See {@link Alone}. */ export function Alone(): void {}`;
    const parts = await extractOneFile(source, 'index.ts');
    const made = parts.symbol('Alone')?.signatures[0]?.comment?.summary.text;
    expect(made).toBe('See [Alone](symbol:tool/:function/Alone).');
    expect(parts.symbols('Part').map(({ kind, comment, signatures }) => [kind, (comment ?? signatures[0]?.comment)?.summary.text])).toEqual(
      [
        ['function', 'Makes a [Part](symbol:tool/:interface/Part) with [Part()](symbol:tool/:function/Part).'],
        ['interface', 'Made by [Part](symbol:tool/:function/Part).'],
      ],
    );
  });

  it('may be within a quotation', () => {
    expect(text.slice(text.indexOf('> '))).toBe(`> [quoted text](\n${open}\n)`);
  });

  it('is the name after `@see`', () => {
    const [see] = symbol('close')?.signatures[0]?.comment?.blocks ?? [];
    const texts = [`[open()](${open})`, '[Door#turn](symbol:tool/:class/Door#turn)', 'Door, chapter 2', 'RangeError'];
    expect(see?.content.text.trimEnd()).toBe(texts.map((one) => ` - ${one}`).join('\n'));
    const [alone] = symbol('timeout')?.signatures[0]?.comment?.blocks ?? [];
    expect(alone?.content.text).toBe('[delay](symbol:tool/:function/delay)');
  });

  it('is code for a type of the library, also after a tag that may have a type in braces', async () => {
    const source = `/** @throws {@link RangeError} for less than 0
    @returns {@link Map.get | what it has}, {@link Mapp} */ export function take(): number { return 1; }`;
    const { symbol } = await extractOneFile(source, 'index.ts');
    const { blocks = [] } = symbol('take')?.signatures[0]?.comment ?? {};
    expect(blocks.map(({ content }) => content.text.trim())).toEqual([
      '`RangeError` for less than 0',
      expect.stringMatching(/^`what it has`, \[Mapp\]\(unresolved:/),
    ]);
  });

  it('means a symbol or member rather than a parameter of its name', () => {
    const [signature] = symbol('delay')?.signatures ?? [];
    expect(signature?.comment?.summary.text).toBe('Waits for [timeout](symbol:tool/:function/timeout), `T` and `other`.');
    expect(signature?.parameters[0]?.comment?.text).toBe('See [it](symbol:tool/:function/timeout).');
    const turn = symbol('Door')?.members.find(({ name }) => name === 'turn');
    expect(turn?.signatures[0]?.comment?.summary.text).toBe(
      `Turns [width](symbol:tool/:class/Door#width) by [this much](\nsymbol:tool/:class/Door#width) and [open](${open}).`,
    );
  });

  it('may have a word for what is meant', async () => {
    const source = `/** Paints {@link (Color:variable)}, {@link Color:type}, {@link (Color:class)}, {@link size:var}, {@link (size:variable) | it}, {@link Box.(get:instance)}. */
    export declare function paint(): void;
    export declare const Color: { readonly Red: 'red' };
    export type Color = (typeof Color)[keyof typeof Color];
    export declare const size: number;
    export declare class Box { get(): void }`;
    const paint = (await extractOneFile(source)).symbol('paint');
    const links = paint?.signatures[0]?.comment?.summary.text.replaceAll('symbol:tool/:', '');
    expect(links?.replace(/@\d+:\d+/, '')).toBe(
      'Paints [Color](enum/Color), [Color](enum/Color), [Color](unresolved:%28Color%3Aclass%29), [size](variable/size), [it](variable/size), [Box.get](class/Box#get).',
    );
  });
});
