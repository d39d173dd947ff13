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
