import { createProblem, type Problem } from '../model/problem.ts';
import { closest } from './closest.ts';

interface GivenOptions {
  /** Name of the function of the Node API. */
  readonly call: string;
  readonly given: object;
  readonly known: readonly string[];
}

/**
 * Options that a function of the Node API does not have, and values of the wrong type. Programs in plain JavaScript have no compiler that finds
 * them.
 */
export function wrongOptions({ call, given, known }: GivenOptions): readonly Problem[] {
  const values = new Map(Object.entries(given).filter(([, value]) => value !== undefined));
  const unknown = [...values.keys()].filter((name) => !known.includes(name));
  const wrong = known.filter((name) => (values.has(name) || required.has(name)) && !formOf(name).fits(values.get(name)));
  return [
    ...unknown.map((name) => unknownOption({ call, name, known })),
    ...wrong.map((name) => wrongValue({ call, name, value: values.get(name) })),
  ];
}

function unknownOption({ call, name, known }: Omit<GivenOptions, 'given'> & { readonly name: string }): Problem {
  const near = closest(name, known);
  return createProblem('config/unknown-key', {
    message: `\`${name}\` is not an option of \`${call}()\`.`,
    hint: near === undefined ? `Options: ${known.map((one) => `\`${one}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
  });
}

function wrongValue({ call, name, value }: { readonly call: string; readonly name: string; readonly value: unknown }): Problem {
  const { says, example } = formOf(name);
  const actual =
    value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : `of the type ${typeof value}`;
  return createProblem('config/invalid', {
    message: `The option \`${name}\` of \`${call}()\` must be ${says}, but is ${actual}.`,
    hint: `For example: \`${call}({ ${name}: ${example} })\`.`,
  });
}

interface Form {
  readonly fits: (value: unknown) => boolean;
  /** After "must be". */
  readonly says: string;
  readonly example: string;
}

const isString = (value: unknown): boolean => typeof value === 'string';

const string: Form = { fits: isString, says: 'a string', example: "'path'" };
const strings: Form = { fits: (value) => Array.isArray(value) && value.every(isString), says: 'a list of strings', example: "['path']" };
const number: Form = { fits: (value) => typeof value === 'number' && !Number.isNaN(value), says: 'a number', example: '4000' };
const boolean: Form = { fits: (value) => typeof value === 'boolean', says: 'true or false', example: 'true' };
const callback: Form = { fits: (value) => typeof value === 'function', says: 'a function', example: '() => {}' };
const stringOrFalse: Form = { fits: (value) => value === false || isString(value), says: 'a string or false', example: 'false' };
const signal: Form = {
  // Programs may run in a context with a class of its own.
  fits: (value) => typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value,
  says: 'an `AbortSignal`',
  example: 'AbortSignal.timeout(60_000)',
};
const anything: Form = { fits: () => true, says: '', example: '' };

/** An option has the same form in each function. Paths and names are strings. */
function formOf(name: string): Form {
  return forms[name] ?? (/^on[A-Z]/.test(name) ? callback : string);
}

const required: ReadonlySet<string> = new Set(['old', 'new', 'into', 'as']);

const forms: Readonly<Record<string, Form>> = {
  ...{ packages: strings, from: strings, filter: strings, refs: strings, entryPoints: strings },
  ...{ port: number, year: number, timeout: number, processes: number, now: callback, signal, cacheDir: stringOrFalse },
  ...{
    keepsTemporary: boolean,
    keepsThreads: boolean,
    strict: boolean,
    write: boolean,
    check: boolean,
    external: boolean,
    coverage: boolean,
    updateCoverage: boolean,
  },
  outputs: anything,
};

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Names of all options, in one text: the compiler refuses one that lacks a name, or has another. */
export function optionNames<Options extends object>() {
  return <Text extends string>(
    names: Text & ([keyof Options, Words<Text>] extends [Words<Text>, keyof Options] ? unknown : never),
  ): readonly string[] => names.split(' ');
}
