import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';
import { printedSymbol } from '../printed.ts';

const component = `
  interface DefineComponent<Props> { new (): { $props: Props; $slots: {} } }
  type __VLS_Props = { /** Its label. */ label: string };
  type __VLS_PublicProps = { modelValue?: number } & __VLS_Props;
  type __VLS_WithSlots<T, S> = T & { new (): { $slots: S } };
  type __VLS_Loop = __VLS_Loop[] | string;
  declare const __VLS_export$402: __VLS_WithSlots<DefineComponent<__VLS_PublicProps>, { default?: (props: { open: boolean }) => any }>;
  declare const _default: typeof __VLS_export$402;`;

it('never shows names that vue-tsc makes', async () => {
  const { symbol } = await extractOneFile(`${component}
    export { _default as Root };
    export declare const Plain: DefineComponent<__VLS_Props>;
    export declare function generic<T>(__VLS_props: T, __VLS_setup?: Promise<T>): { ctx: Awaited<typeof __VLS_setup> };
    declare const __VLS_export: <T>(__VLS_props: T, __VLS_setup?: Promise<{ slots: T }>) => Awaited<typeof __VLS_setup>;
    export declare const Generic: typeof __VLS_export;
    export declare function loop(): __VLS_Loop;`);
  const root = symbol('Root');
  expect(root && printedSymbol(root)).toBe('const Root: DefineComponent<{ modelValue?: number } & { label: string }>');
  expect(root?.members.map(({ name, role }) => `${role} ${name}`)).toEqual(['prop modelValue', 'prop label', 'slot default']);
  const [plain, generic, loop] = [symbol('Plain'), symbol('generic'), symbol('loop')];
  expect(plain && printedSymbol(plain)).toBe('const Plain: DefineComponent<{ label: string }>');
  expect(generic && printedSymbol(generic)).toBe('function generic<T>(props: T, setup?: Promise<T>): { ctx: Awaited<typeof setup> }');
  expect(JSON.stringify([symbol('Generic'), generic])).not.toContain('__VLS_');
  expect(loop && printedSymbol(loop)).not.toContain('__VLS_Loop[][]');
});

it('shows a generic component as a function of its props, with its events and slots', async () => {
  const { symbol } = await extractOneFile(`
    interface VNode { type: string }
    type Shared = { class?: string };
    declare const __VLS_export: <T>(
      __VLS_props: NonNullable<Awaited<typeof __VLS_setup>>['props'],
      __VLS_ctx?: Pick<NonNullable<Awaited<typeof __VLS_setup>>, 'emit' | 'slots'>,
      __VLS_exposed?: NonNullable<Awaited<typeof __VLS_setup>>['expose'],
      __VLS_setup?: Promise<{
        props: Shared & { /** What it shows. */ rows: T[]; onPick?: (row: T) => void } & (typeof globalThis extends { __VLS_PROPS_FALLBACK: infer P } ? P : {});
        expose: (exposed: {}) => void;
        slots: { /** A row. */ row?: (props: { row: T }) => void };
        emit: ((event: 'pick', row: T) => void) & ((event: 'close') => void);
      }>,
    ) => VNode & { __ctx?: Awaited<typeof __VLS_setup> };
    declare const _default: typeof __VLS_export;
    export { _default as Table };`);
  const table = symbol('Table');
  expect(table && printedSymbol(table)).toBe('const Table: <T>(props: Shared & { rows: T[]; onPick?: (row: T) => void }) => VNode');
  const parts = ['prop class', 'prop rows', 'event pick', 'event close', 'slot row'];
  expect(table?.members.map(({ name, role }) => `${role} ${name}`)).toEqual(parts);
  expect(JSON.stringify(table)).not.toContain('__VLS_');
});

it('never shows names that svelte2tsx makes', async () => {
  const { symbol } = await extractOneFile(`
    interface Component<Props> { (internals: object, props: Props): {}; z_$$bindings?: string }
    interface SvelteComponent<Props> { $$prop_def: Props }
    interface RowProps<T> { /** Its items. */ items: T[] }
    declare function $$render<T>(): { props: RowProps<T>; exports: {}; bindings: 'items'; slots: {}; events: {} };
    declare class __sveltets_Render<T> {
      props(): ReturnType<typeof $$render<T>>['props'];
      bindings(): 'items';
      exports(): {};
    }
    interface $$IsomorphicComponent {
      new <T>(options: { props: ReturnType<__sveltets_Render<T>['props']> }): SvelteComponent<ReturnType<__sveltets_Render<T>['props']>> &
        { $$bindings?: ReturnType<__sveltets_Render<T>['bindings']> } & ReturnType<__sveltets_Render<T>['exports']>;
      <T>(internal: unknown, props: ReturnType<__sveltets_Render<T>['props']> & {}): ReturnType<__sveltets_Render<T>['exports']>;
      z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
    }
    declare const Rows: $$IsomorphicComponent;
    type $$ComponentProps = { /** How tall. */ size: number };
    declare const Plain: Component<$$ComponentProps>;
    export { Rows, Plain };`);
  const [rows, plain] = [symbol('Rows'), symbol('Plain')];
  expect(rows && printedSymbol(rows)).toBe('const Rows: <T>(props: RowProps<T>) => {}');
  expect(plain && printedSymbol(plain)).toBe('const Plain: Component<{ size: number }>');
  expect([rows, plain].map((one) => one?.members.map(({ name, role }) => `${role} ${name}`))).toEqual([['prop items'], ['prop size']]);
  expect(JSON.stringify([rows, plain])).not.toMatch(/__sveltets_|\$\$Iso|\$\$ComponentProps/);
});

it.each([
  ['other', 'other14', 'VNode'],
  ['d3-other', 'd3', 'd3.VNode'],
  ['other', 'ui', 'ui.VNode'],
])('of a name from %s, shows no namespace that only a bundler numbered: %s', async (needed, namespace, shown) => {
  const source = `import * as ${namespace} from '${needed}';\nexport declare function render(): ${namespace}.VNode;`;
  const { symbol } = await extractOneFile(source, 'index.d.ts', 'export interface VNode { type: string }', '', needed);
  expect(symbol('render')?.signatures[0]?.returnType).toMatchObject({ name: shown });
});

it('calls the default export `default` where the compiler wrote `_default` for it', async () => {
  const text = 'declare const _default: { /** Opens it. */ open(): void };\nexport default _default;\n';
  const { symbol } = await extractOneFile(text, 'index.d.ts');
  const found = symbol('default');
  expect(found && printedSymbol(found)).toBe('const default: { open(): void }');
});

it('never shows the numbers that bundlers give to names', async () => {
  const { symbol, symbols } = await extractOneFile(`
    type Direction$1 = 'ltr' | 'rtl';
    interface Options$1 { from: Direction$1 }
    interface Options$2 { to: Direction$1; more: Options$1 }
    interface Direction { x: number }
    interface Cost$ { a: 1 }
    declare namespace Kit$1 { interface Part$2 { options: Options$1 } }
    declare function make$1(options: Options$2, part: Kit$1.Part$2, cost: Cost$): Direction$1;
    export { make$1 as make, type Direction };
    export declare const same: typeof make$1;
    export declare const $1: number;`);
  const make = symbol('make');
  expect(make && printedSymbol(make)).toBe('function make(options: Options, part: Part, cost: Cost$): Direction');
  expect(symbols('$1')).toHaveLength(1);
});
