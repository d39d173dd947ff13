import type * as v from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type { itemSchemas, navbarItemSchema, UserNavbarItem } from '../../../renderer/config/schema/navbarItem.ts';
import type { entrySchemas, UserSidebarEntry } from '../../../renderer/config/schema/sidebar.ts';
import type { UserConfig, userConfigSchema } from '../../../renderer/config/userConfig.ts';

/** The schema knows nothing of `readonly`. */
type Mutable<T> = T extends (...args: never) => unknown ? T : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

type InputOf<Schemas extends Record<string, v.GenericSchema>> = Mutable<v.InferInput<Schemas[keyof Schemas]>>;

// The claims are about types: `tsc` is what checks them.
test('interfaces and schema have the same type', () => {
  expectTypeOf<Mutable<v.InferInput<typeof userConfigSchema>>>().toEqualTypeOf<Mutable<UserConfig>>();
});

test('every kind of navigation item and sidebar entry has a matching schema', () => {
  expectTypeOf<InputOf<typeof itemSchemas>>().toEqualTypeOf<Mutable<UserNavbarItem>>();
  expectTypeOf<v.InferInput<typeof navbarItemSchema>>().toEqualTypeOf<UserNavbarItem>();
  expectTypeOf<InputOf<typeof entrySchemas>>().toEqualTypeOf<Mutable<Exclude<UserSidebarEntry, string>>>();
});
