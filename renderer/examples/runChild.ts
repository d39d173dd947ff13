/**
 * Entry point of the process that runs one example: what to run comes as JSON in the first argument, and what happens goes to file
 * descriptor 3 as it happens, a line of JSON each, so that it is known even of an example that never ends.
 *
 * The process ends when the example's module is through and all of its assertions have been reached, whatever it has left open; while
 * some haven't, it ends when there is nothing more to do. Waiting no longer than is allowed is for the parent.
 */
import { writeSync } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { PackageSources } from '../api/samples/loadHooks.ts';
import type { ExampleEvent } from '../model/example.ts';
import { compareValues } from './compareValues.ts';

export interface ChildRequest {
  /** Absolute path of the module. */
  readonly file: string;
  /** Its name in stacks: that of the example's own code. */
  readonly source: string;
  readonly assertions: number;
  /** URL of the hooks that find packages, and what they get. */
  readonly hooks: string;
  readonly packages: PackageSources;
}

const { file, source, assertions, hooks, packages } = JSON.parse(process.argv[2] ?? '') as ChildRequest;
const reached = new Set<number>();
let isThrough = false;

register(hooks, { data: packages });
process.setSourceMapsEnabled(true);
process.on('uncaughtException', fail);
Object.defineProperty(globalThis, '__gqldocs', {
  value: {
    equals: (assertion: number, actual: unknown, expected: () => unknown) => {
      settle(assertion, compareValues(actual, expected()) ? undefined : print(actual));
      return actual;
    },
    matches: (assertion: number, actual: unknown, pattern: () => RegExp) => {
      const text = typeof actual === 'string' ? actual : String(actual);
      settle(assertion, pattern().test(text) ? undefined : print(actual));
      return actual;
    },
    returned: (assertion: number) => {
      tell({ type: 'failed', assertion });
      done(assertion);
    },
    threw: (assertion: number, error: unknown, expected: RegExp | string | undefined) =>
      settle(assertion, isExpectedError(error, expected) ? undefined : String(error)),
  },
});

try {
  await import(pathToFileURL(file).href);
  isThrough = true;
  leaveWhenDone();
} catch (error) {
  fail(error);
}

function settle(assertion: number, actual: string | undefined): void {
  if (actual === undefined) tell({ type: 'held', assertion });
  else tell({ type: 'failed', assertion, actual });
  done(assertion);
}

function done(assertion: number): void {
  reached.add(assertion);
  leaveWhenDone();
}

function leaveWhenDone(): void {
  if (isThrough && reached.size >= assertions) process.exit(0);
}

function fail(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `${print(error)} was thrown`;
  tell({ type: 'threw', message, line: lineOf(error) });
  process.exit(0);
}

/** The innermost line of the example itself. */
function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line] = stack.split(`${source}:`)[1]?.match(/^(\d+)/) ?? [];
  return line === undefined ? undefined : Number(line) - 1;
}

function isExpectedError(error: unknown, expected: RegExp | string | undefined): boolean {
  if (expected === undefined) return true;
  if (typeof expected !== 'string') return expected.test(String(error));
  return error instanceof Error && (error.name === expected || error.constructor.name === expected);
}

function print(value: unknown): string {
  return inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 500, maxArrayLength: 20 });
}

function tell(event: ExampleEvent): void {
  writeSync(3, `${JSON.stringify(event)}\n`);
}
