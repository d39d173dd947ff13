import * as v from 'valibot';
import { closest } from '../../diagnostics/closest.ts';
import { isRecord } from '../../packages/manifest.ts';

/**
 * An object with known keys. Unlike valibot's own strict object it reports every unknown key, not only the first, goes on
 * to check the known ones, and accepts no array as an object. The message of an issue of type `raw_check` is its hint. `foreign` has the hints for
 * keys that mean something in other tools.
 */
export function section<const Entries extends v.ObjectEntries>(entries: Entries, foreign: ReadonlyMap<string, string> = new Map()) {
  const [needed, ...others] = Object.entries(entries).flatMap(([key, { type }]) => (type === 'optional' ? [] : [key]));
  const hintFor = (input: unknown): string =>
    typeof input === 'string' && needed !== undefined && others.length === 0
      ? `Write \`{ ${needed}: '${input}' }\`.`
      : `Write an object with these keys: ${namesOf(Object.keys(entries))}.`;
  return v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<Entries, undefined>>>(isRecord, ({ input }) => withHint('must be an object', hintFor(input))),
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const input: object = dataset.value ?? {};
      for (const [key, value] of Object.entries(input)) {
        if (Object.hasOwn(entries, key)) continue;
        addIssue({
          message: foreign.get(key) ?? hintForKey(key, Object.keys(entries)),
          path: [{ type: 'object', origin: 'key', input: {}, key, value }],
        });
      }
    }),
  );
}

/** A list. A separate function, so that the message for a wrong value is in one place. `hint` is for items that are not plain values. */
export function list<const Item extends v.GenericSchema>(item: Item, hint?: string) {
  return v.array(item, hint === undefined ? 'must be a list' : withHint('must be a list', hint));
}

/** Names with values of one kind, the names being the user's own. `example` is an object that is right. Default of `name`: any. */
export function dictionary<const Value extends v.GenericSchema>(
  value: Value,
  example: string,
  name: v.GenericSchema<string, string> = v.string(),
) {
  const expected = withHint('must be an object', `Write an object such as \`${example}\`.`);
  return v.pipe(v.custom<Readonly<Record<string, v.InferInput<Value>>>>(isRecord, expected), v.record(name, value));
}

/** Entries of a section that has the same schema under many keys. */
export function entriesFor<Schema extends v.GenericSchema>(keys: readonly string[], schema: Schema): Readonly<Record<string, Schema>> {
  return Object.fromEntries(keys.map((key) => [key, schema]));
}

/** A text that isn't empty. */
export function text() {
  return v.pipe(v.string(), v.nonEmpty('must not be empty'));
}

/** An address within the site, without `baseUrl`. */
export function routeText() {
  return v.pipe(v.string(), v.regex(/^\//, 'must start with `/`'), v.regex(/^\/(?!\/)/, 'must start with a single `/`'));
}

function hintForKey(key: string, known: readonly string[]): string {
  const near = closest(key, known);
  return near === undefined ? `Known keys here: ${namesOf(known)}.` : meansKey(near);
}

/** The hint for another spelling of a known key. */
export function meansKey(key: string): string {
  return `Did you mean \`${key}\`?`;
}

/** Names in code, with commas between them. */
export function namesOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** A message of a schema with an instruction for values that it refuses. `splitHint` separates them again. */
export function withHint(message: string, hint: string): string {
  return `${message}\n${hint}`;
}

export function splitHint(text: string): { readonly message: string; readonly hint: string | undefined } {
  const [message = '', hint] = text.split('\n');
  return { message, hint };
}

/** Whether a text is a path that a site can be published below. Slashes at its ends may be missing. */
export function isBaseUrl(value: string): boolean {
  return !/\/\/|[?#\s\\:]/.test(value) && !value.split('/').some((part) => part === '.' || part === '..');
}
