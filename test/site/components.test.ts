import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFolder } from '../../renderer/model/search.ts';
import { repository } from './graphqlSite.ts';
import { buildPackageSite, type PackageSite } from './packageSite.ts';
import { writePackage } from './writtenPackage.ts';

const react = `
import { Component, type ComponentPropsWithoutRef, type ComponentType, forwardRef, type HTMLAttributes, memo, type PropsWithChildren, type ReactNode } from 'react';
/** How large. */
export type Size = 's' | 'm' | 'l';
interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How large it is. */
  size?: Size;
  /** Called with the choice. */
  onPick?(value: string): void;
  label: string;
}
/** A button. */
export function Button({ size = 'm', label }: ButtonProps): ReactNode { return label + size; }
interface ListProps<T> {
  /** The items. */
  items: readonly T[];
}
/** A generic list. */
export const List = <T,>(props: ListProps<T>) => <ul>{String(props.items)}</ul>;
/** With a ref. */
export const Input = forwardRef<HTMLInputElement, { /** The text. */ value?: string }>(({ value = 'x' }, ref) => <input ref={ref} value={value} />);
/** Memoized. */
export const Fast = memo(forwardRef<HTMLDivElement, PropsWithChildren<{ /** The gap. */ gap: number }>>((_, ref) => <div ref={ref} />));
/** A class. */
export class Panel extends Component<{ /** Whether it is open. */ open: boolean }> { render() { return null; } }
/** Any component. */
export declare const Slot: ComponentType<{ /** The name. */ name: string }>;
/** With the defaults of a class. */
export class Old extends Component<{ /** How large. */ size?: string; /** Whether it is open. */ open?: boolean }> {
  static defaultProps: Partial<Old['props']> = { size: 'm' };
  render() { return null; }
}
const common = { gap: 8 } as const;
/** With assigned defaults, and attributes that it chooses. */
export function Box(props: { gap?: number; wrap?: boolean } & Pick<HTMLAttributes<HTMLElement>, 'id'>): ReactNode { return props.gap; }
Box.defaultProps = { ...common, wrap: false };
/** Only a heading. */
export const Title = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>((props, ref) => <h1 ref={ref} {...props} />);
/** No component. */
export function Parse(text: string): string { return text; }
`;

/** What vue-tsc writes of a component, with the types of Vue that matter. */
const vue = `
declare const props: { /** The title. */ title?: string; 'onUpdate:modelValue'?: (value: string) => void };
interface Instance { $props: typeof props; $emit: ((event: 'close', reason: string) => void) & ((event: 'open') => void); $slots: { /** The header. */ header?(scope: { close: () => void }): unknown } }
type WithInstall<T> = T & { install(app: unknown): void };
/** A card. */
export declare const VCard: WithInstall<new (...args: unknown[]) => Instance>;
`;

/** A component by its options, of which the type of props is made. */
const vueSource = `
type Options = Readonly<Record<string, { type: unknown; default?: unknown }>>;
declare function defineComponent<P extends Options>(options: { props: P }): new () => { $props: { [K in keyof P]?: unknown } };
const props = {
  /** How large. */
  size: { type: String, default: 'm' },
  items: { type: Array, default: () => [] },
  format: { type: Function, default: (value: number) => value + 1 },
  label: { type: String },
} as const;
export const VBox = defineComponent({ props });
type Declared = { gap: { type: StringConstructor; default: 's' }; wide: { type: StringConstructor; default: string } };
export declare const VGrid: new () => { $props: { [K in keyof Declared]?: string } };
`;

let site: PackageSite;
beforeAll(async () => {
  const folder = await writePackage({
    'package.json': { name: 'ui', version: '1.0.0', exports: { '.': './index.tsx', './vue': './vue.d.ts', './options': './options.ts' } },
    'tsconfig.json': { compilerOptions: { jsx: 'react-jsx', strict: true, module: 'nodenext', target: 'es2022', skipLibCheck: true } },
    'index.tsx': react,
    'vue.d.ts': vue,
    'options.ts': vueSource,
  });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  site = await buildPackageSite(folder);
});
afterAll(() => site?.close());

/** Rows of a table: name, type, default and description as text. */
async function rowsOf(page: string): Promise<readonly (readonly string[])[]> {
  const html = await site.read(`api/package/${page}/index.html`);
  const rows = [...html.matchAll(/<tr id="([^"]*)">([\s\S]*?)<\/tr>/g)];
  const plain = (cell: string): string =>
    cell
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' ')
      .trim();
  return rows.map(([, id = '', row = '']) => [
    id,
    ...[...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)),
  ]);
}

describe('pages of React components', () => {
  it('show own props with types, defaults and descriptions', async () => {
    expect(await rowsOf('function/Button')).toEqual([
      ['size', 'size?', 'Size', "'m'", 'How large it is.'],
      ['onPick', 'onPick?', '(value: string) => void', '', 'Called with the choice.'],
      ['label', 'label', 'string', '', ''],
      ['attributes', '...attributes', 'ButtonHTMLAttributes', '', 'HTML attributes'],
    ]);
  });

  it.each([
    ['function/List', [['items', 'items', 'readonly T[]', 'The items.']]],
    ['variable/Input', [['value', 'value?', 'string', "'x'", 'The text.']]],
    ['class/Panel', [['open', 'open', 'boolean', 'Whether it is open.']]],
    ['variable/Slot', [['name', 'name', 'string', 'The name.']]],
    [
      'variable/Fast',
      [
        ['gap', 'gap', 'number', 'The gap.'],
        ['children', 'children?', 'ReactNode', ''],
      ],
    ],
    [
      'class/Old',
      [
        ['size', 'size?', 'string', "'m'", 'How large.'],
        ['open', 'open?', 'boolean', '', 'Whether it is open.'],
      ],
    ],
    [
      'function/Box',
      [
        ['gap', 'gap?', 'number', '8'],
        ['wrap', 'wrap?', 'boolean', 'false'],
        ['id', 'id?', 'string', ''],
      ],
    ],
    ['variable/Title', [['attributes', '...attributes', 'HTMLAttributes', 'HTML attributes']]],
    ['function/Parse', []],
  ])('%s', async (page, rows) => {
    expect(await rowsOf(page)).toEqual(rows);
  });

  it('appear in the Markdown alternate and in search', async () => {
    expect(await site.read('api/package/function/Button.md')).toMatch(
      /## Props\n\n### size\n\n\[`Size`\]\(\S*\/Size\), optional, Default: `'m'`/,
    );
    const index = site.files.filter((file) => file.startsWith(`${searchFolder}/`));
    const texts = await Promise.all(index.map(site.read));
    expect(texts.join('')).toContain('onPick');
  });
});

it('pages of Vue components show props, events and slots', async () => {
  expect(await rowsOf('vue/variable/VCard')).toEqual([
    ['title', 'title?', 'string', 'The title.'],
    ['update-modelValue', 'update:modelValue?', '(value: string) => void'],
    ['close', 'close', '(reason: string) => void'],
    ['open', 'open', '() => void'],
    ['header', 'header?', '(scope: { close: () => void; }) => unknown', 'The header.'],
  ]);
  const html = await site.read('api/package/vue/variable/VCard/index.html');
  expect([...html.matchAll(/<h\d[^>]*id="(props|events|slots)"/g)].map(([, id]) => id)).toEqual(['props', 'events', 'slots']);
});

it.each([
  [
    'VBox',
    [
      ['size', 'size?', 'unknown', "'m'", 'How large.'],
      ['items', 'items?', 'unknown', '[]', ''],
      ['format', 'format?', 'unknown', '(value: number) => value + 1', ''],
      ['label', 'label?', 'unknown', '', ''],
    ],
  ],
  [
    'VGrid',
    [
      ['gap', 'gap?', 'string', '"s"'],
      ['wide', 'wide?', 'string', ''],
    ],
  ],
])('%s shows the defaults in the options of its props', async (name, rows) => {
  expect(await rowsOf(`options/variable/${name}`)).toEqual(rows);
});

it('attributes of elements link to their documentation', async () => {
  expect(await site.read('api/package/variable/Title/index.html')).toContain(
    'href="https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes"',
  );
});
