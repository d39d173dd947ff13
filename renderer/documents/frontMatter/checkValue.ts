import * as v from 'valibot';
import { closest } from '../../diagnostics/closest.ts';
import { isRecord } from '../../packages/manifest.ts';

/** What is wrong in a value of the front matter, and where: `['actions', 0, 'link']` below its key. */
export interface ValueIssue {
  readonly path: readonly (string | number)[];
  /** What it must be; undefined for a key that is not known. */
  readonly expected: string | undefined;
  /** What is wrong with a value of the right form, and what to do. */
  readonly fault?: { readonly text: string; readonly remedy: string } | undefined;
  readonly value: unknown;
  /** The known key that an unknown one probably means. */
  readonly nearest?: string | undefined;
}

type Path = ValueIssue['path'];

interface CheckedValue {
  /** Undefined if it is wrong. */
  readonly output: unknown;
  readonly issues: readonly ValueIssue[];
}

/** Validates a value. Unknown keys and wrong values in it are left out, so that the others keep their effect. */
export function checkValue(schema: v.GenericSchema, value: unknown): CheckedValue {
  const unknown: ValueIssue[] = [];
  let plain = value;
  for (;;) {
    const checked = v.safeParse(schema, plain);
    if (checked.success) return { output: checked.output, issues: unknown };
    const stray = checked.issues.find(({ expected }) => expected === 'never');
    const path = stray === undefined ? [] : pathOf(stray);
    if (stray === undefined || path.length === 0)
      return {
        output: withoutFaults(schema, { value: plain, issues: checked.issues }),
        issues: [...unknown, ...checked.issues.map(issueOf)],
      };
    unknown.push({
      path,
      expected: undefined,
      value: stray.input,
      nearest: closest(String(path.at(-1)), keysIn(schema, path.slice(0, -1))),
    });
    plain = without(plain, path);
  }
}

interface Faulty {
  readonly value: unknown;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

/** Without a wrong part, what holds it may miss it, and is left out, too. No part of a home page is deeper than this. */
const deepest = 5;

/** The output of a value without its wrong parts; undefined if that leaves nothing. */
function withoutFaults(schema: v.GenericSchema, { value, issues }: Faulty): unknown {
  let rest: Faulty = { value, issues };
  for (let round = 0; round < deepest; round += 1) {
    const paths = rest.issues.map((issue) => (issue.input === undefined ? pathOf(issue).slice(0, -1) : pathOf(issue)));
    if (paths.some((path) => path.length === 0)) return undefined;
    // From the end, and each part once, so that positions in lists stay right.
    const next = paths.filter(isOutermost).toReversed().reduce(without, rest.value);
    const checked = v.safeParse(schema, next);
    if (checked.success) return checked.output;
    rest = { value: next, issues: checked.issues };
  }
  return undefined;
}

/** Whether no other path names what contains the part, and no path before it names the same part. */
function isOutermost(path: Path, index: number, paths: readonly Path[]): boolean {
  const isAround = (other: Path): boolean => other.every((key, at) => key === path[at]);
  return paths.findIndex(isAround) === index && !paths.some((other) => other.length < path.length && isAround(other));
}

/** A check of the whole value has a fault and its remedy, in two lines. */
function issueOf(issue: v.BaseIssue<unknown>): ValueIssue {
  const [text = '', remedy = ''] = issue.type === 'raw_check' ? issue.message.split('\n') : [];
  return { ...(text === '' ? {} : { fault: { text, remedy } }), path: pathOf(issue), expected: issue.message, value: issue.input };
}

function pathOf({ path }: v.BaseIssue<unknown>): readonly (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** A copy of a value without what is at a path. */
function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index): readonly unknown[] =>
      index !== key ? [item] : rest.length === 0 ? [] : [without(item, rest)],
    );
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : rest.length === 0 ? [] : [[name, without(item, rest)]],
    ),
  );
}

/** The keys that a schema knows at a path. */
function keysIn(schema: unknown, [key, ...rest]: readonly (string | number)[]): readonly string[] {
  if (!isRecord(schema)) return [];
  const object = Array.isArray(schema.pipe) ? schema.pipe.findLast((part: unknown) => isRecord(part) && part.kind === 'schema') : schema;
  if (!isRecord(object)) return [];
  if (isRecord(object.wrapped)) return keysIn(object.wrapped, key === undefined ? [] : [key, ...rest]);
  if (key === undefined) return isRecord(object.entries) ? Object.keys(object.entries) : [];
  return keysIn(typeof key === 'number' ? object.item : isRecord(object.entries) ? object.entries[key] : undefined, rest);
}
