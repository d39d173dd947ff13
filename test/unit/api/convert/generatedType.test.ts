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
