import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

async function propsOf(component: string) {
  const { symbol } = await extractOneFile(`export interface ReactElement { type: string }\n${component}`);
  return (symbol('Button')?.members ?? [])
    .filter(({ role }) => role === 'prop')
    .map(({ name, flags }) => (flags.isOptional ? `${name}?` : name));
}

it('requires of an overloaded component only what all overloads require', async () => {
  const component = `export declare const Button: {
    (props: { href: string; color: string; size?: number }): ReactElement;
    (props: { color: string; size: number; disabled: boolean }): ReactElement;
    (props: { color: string; size: number; href?: string }): ReactElement;
  };`;
  expect(await propsOf(component)).toEqual(['href?', 'color', 'size?', 'disabled?']);
});

it('requires of alternative props only what each has', async () => {
  const component = 'export declare function Button(props: { kind: 1; href: string } | { kind: 2; color?: string }): ReactElement;';
  expect(await propsOf(component)).toEqual(['kind', 'href?', 'color?']);
});

it('finds the props of a component of Svelte', async () => {
  const component = `interface Component<Props, Bindings extends string = string> {
    (this: void, internals: { readonly brand: 1 }, props: Props): { $set?: (props: Partial<Props>) => void };
    element?: unknown;
    z_$$bindings?: Bindings;
  }
  export declare const Button: Component<{ label: string; size?: number }, 'label'>;`;
  expect(await propsOf(component)).toEqual(['label', 'size?']);
});

const svelte = `
  export type Component<Props> = { (this: void, internals: 1, props: Props): {}; z_$$bindings?: string };
  export declare class SvelteComponent<Props> { $$prop_def: Props }
  export interface AriaAttributes { 'aria-label'?: string; 'aria-level'?: number; 'aria-live'?: string; role?: string }
  export interface HTMLAttributes extends AriaAttributes { id?: string; title?: string; lang?: string; dir?: string; style?: string; hidden?: boolean }
  export interface HTMLButtonAttributes extends HTMLAttributes { form?: string; name?: string }`;

it('sums up the attributes that a component of Svelte takes, and omits the type that svelte-package adds', async () => {
  const source = `import type { Component, HTMLButtonAttributes } from 'svelte';
    export interface Props extends HTMLButtonAttributes { /** Whether it is on. */ on?: boolean }
    declare const Toggle: Component<Props>;
    type Toggle = ReturnType<typeof Toggle>;
    export { Toggle as Button };`;
  const { symbol, symbols } = await extractOneFile(source, 'index.d.ts', svelte, '', 'svelte');
  expect(symbol('Button')?.members.map(({ name }) => name)).toEqual(['on', '...attributes']);
  expect(symbols('Button').map(({ kind }) => kind)).toEqual(['variable']);
});
