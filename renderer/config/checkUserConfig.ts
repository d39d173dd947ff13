import * as v from 'valibot';
import { closest } from '../diagnostics/closest.ts';
import { configInvalid, configUnknownKey } from '../diagnostics/config.ts';
import { optionUrl } from '../diagnostics/documentation.ts';
import { formatKeyPath, type KeyPath, type Locate } from '../diagnostics/locateKey.ts';
import type { Found, Problem } from '../model/problem.ts';
import { copyData } from './copyData.ts';
import { meansKey, namesOf, splitHint } from './schema/section.ts';
import { type UserConfig, userConfigSchema } from './userConfig.ts';

/**
 * Validates the object that a config file exports. Each issue becomes a problem with the key path, the place in the file and
 * the nearest valid name. `checkConfig` checks options that depend on each other. The value is the config without what is wrong, if that is one.
 *
 * @param part key whose issues are reported. Default: all are
 */
export function checkUserConfig(exported: unknown, locate: Locate, part?: keyof UserConfig): Found<UserConfig | undefined> {
  const { value, faults } = copyData(exported);
  if (faults.length > 0) return { value: undefined, problems: faults.map((fault) => describeFault(fault, locate)) };
  if (v.is(userConfigSchema, value)) return { value, problems: [] };
  const { issues = [] } = v.safeParse(userConfigSchema, value);
  // An unknown key may be a longer spelling.
  const asked = issues.filter((issue) => String(keyPathOf(issue)[0]).startsWith(part ?? '') && !isMisspelled(issue, issues));
  return { value: withoutFaults(value, issues.map(keyPathOf)), problems: asked.map((issue) => describeIssue(issue, locate)) };
}

/** Keys that say what the site consists of. */
const bases = ['documents', 'pages', 'static', 'api'];

/**
 * The config without its wrong keys and values, so that the site can be checked with the others. Undefined if it isn't a config without them,
 * or if nothing is known of the site without them: then all that follows would be wrong as well.
 */
function withoutFaults(value: unknown, paths: readonly KeyPath[]): UserConfig | undefined {
  const isBasis = (path: KeyPath): boolean => path.length < 2 && (path.length === 0 || closest(String(path[0]), bases) !== undefined);
  if (paths.some((path) => isBasis(path) || isEntryPoint(path))) return undefined;
  const rest = paths.reduce(withoutKey, value);
  return v.is(userConfigSchema, rest) ? rest : undefined;
}

/** Without it, other modules of the package would be documented. */
function isEntryPoint(path: KeyPath): boolean {
  return path[0] === 'api' && path.some((key) => key === 'entryPoints' || key === 'path');
}

/** Items of lists stay where they are, so that later paths are right: the schema refuses a list with a hole. */
function withoutKey(value: unknown, [key, ...rest]: KeyPath): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutKey(item, rest) : item));
  const entries = Object.entries(value).flatMap(([name, item]) => {
    if (name !== key) return [[name, item] as const];
    return rest.length === 0 ? [] : [[name, withoutKey(item, rest)] as const];
  });
  return Object.fromEntries(entries);
}

function describeFault({ path, text }: ReturnType<typeof copyData>['faults'][number], locate: Locate): Problem {
  if (text === undefined) return configUnknownKey({ path: formatKeyPath(path), hint: 'Remove it.', place: locate(path, 'key') });
  return configInvalid({
    message: `${subject(path)} ${text}.`,
    hint: 'Write strings, numbers, `true`, `false`, lists and objects.',
    place: locate(path, 'value'),
  });
}

type Issue = v.BaseIssue<unknown>;

function describeIssue(issue: Issue, locate: Locate): Problem {
  const path = keyPathOf(issue);
  if (issue.type === 'raw_check') {
    return configUnknownKey({ path: formatKeyPath(path), hint: issue.message, place: locate(path, 'key') });
  }
  if (isMissing(issue)) return describeMissing(path, locate);
  const options = optionsOf(issue);
  return configInvalid({
    message: `${subject(path)} ${describeValue(issue, options)}.`,
    hint: suggest(issue, options),
    place: locate(path, 'value'),
  });
}

function describeMissing(path: KeyPath, locate: Locate): Problem {
  return configInvalid({
    message: `${subject(path)} is missing.`,
    hint: `Add the key \`${path.at(-1)}\` here. Its meaning and an example: ${optionUrl(String(path[0]))}`,
    place: locate(path.slice(0, -1), 'value'),
  });
}

/** Whether a key is missing because it is there with another spelling: that is a problem of its own. */
function isMisspelled(issue: Issue, issues: readonly Issue[]): boolean {
  if (!isMissing(issue)) return false;
  const path = keyPathOf(issue);
  const parent = formatKeyPath(path.slice(0, -1));
  return issues.some(
    (other) =>
      other.type === 'raw_check' &&
      other.message === meansKey(String(path.at(-1))) &&
      formatKeyPath(keyPathOf(other).slice(0, -1)) === parent,
  );
}

function isMissing(issue: Issue): boolean {
  return issue.path?.at(-1)?.origin === 'key' && issue.received === 'undefined';
}

function subject(path: KeyPath): string {
  return path.length === 0 ? 'The config' : `\`${formatKeyPath(path)}\``;
}

function describeValue(issue: Issue, options: readonly string[]): string {
  const text = expectationOf(issue, options);
  const isPlain = typeof issue.input !== 'object' && typeof issue.input !== 'function';
  if (isPlain) return `${text}, but is \`${typeof issue.input === 'string' ? JSON.stringify(issue.input) : String(issue.input)}\``;
  return issue.kind === 'schema' ? `${text}, but is ${Array.isArray(issue.input) ? 'a list' : describeObject(issue.input)}` : text;
}

function describeObject(value: unknown): string {
  if (value === null) return '`null`';
  return typeof value === 'function' ? 'a function' : 'an object';
}

/** Our own messages begin with a verb; valibot's are replaced. */
function expectationOf(issue: Issue, options: readonly string[]): string {
  if (!issue.message.startsWith('Invalid ')) return splitHint(issue.message).message;
  if (options.length > 0) return `must be one of ${namesOf(options)}`;
  const names: Readonly<Record<string, string>> = { string: 'a string', boolean: '`true` or `false`', number: 'a number' };
  return `must be ${names[issue.expected ?? ''] ?? issue.expected}`;
}

function suggest(issue: Issue, options: readonly string[]): string | undefined {
  const { input } = issue;
  const near = typeof input === 'string' ? closest(input, options) : undefined;
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  const longer = typeof input === 'string' && input !== '' ? options.find((option) => option.startsWith(input)) : undefined;
  const known = splitHint(issue.message).hint ?? suggestForm(issue);
  return known ?? (longer === undefined ? suggestPage(keyPathOf(issue)) : `Did you mean \`${longer}\`?`);
}

function suggestPage([option]: KeyPath): string | undefined {
  return option === undefined ? undefined : `Correct the value. Limits and an example: ${optionUrl(String(option))}`;
}

/** A plain value as a list or in quotes, or the first value of a list as a plain one. */
function suggestForm({ type, input, ...issue }: Issue): string | undefined {
  const key = (issue.path ?? []).at(-1)?.key;
  const [first]: readonly unknown[] = Array.isArray(input) ? input : [];
  if (typeof key !== 'string') return undefined;
  if (type === 'array' && isScalar(input)) return `Write a list: \`${key}: [${show(input)}]\`.`;
  if (type === 'string' && isScalar(input)) return `Write a string: \`${key}: '${input}'\`.`;
  return typeof first === type && isScalar(first) ? `Write one value: \`${key}: ${show(first)}\`.` : undefined;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A value as it is written in a config. */
function show(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The names in an expectation such as `("light" | "dark")`. */
function optionsOf({ type, expected }: Issue): readonly string[] {
  return type === 'picklist' ? [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, name = '']) => name) : [];
}

function keyPathOf(issue: Issue): KeyPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}
