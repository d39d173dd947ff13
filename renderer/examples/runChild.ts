/**
 * Entry point of the process that runs one example. The first argument names a JSON file with the example. Each event is written to file
 * descriptor 3 immediately, as a line of JSON, so events of an example that never ends are known, too.
 * The process ends when the example's module is done and all of its assertions have been reached, even if handles are open. Otherwise it
 * ends when there is nothing more to do. The parent enforces the time limit.
 */
import { readFileSync, writeSync } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { PackageSources } from '../api/samples/loadHooks.ts';
import type { ExampleEvent } from '../model/example.ts';
import { compareValues } from './compareValues.ts';
import { endWithParent } from './endWithParent.ts';

export interface ChildRequest {
  /** Absolute path of the module. */
  readonly file: string;
  /** Its name in stacks: that of the example's own code. */
  readonly source: string;
  readonly assertions: number;
  /** URL of the hooks that resolve packages, and their data. */
  readonly hooks: string;
  readonly packages: PackageSources;
}

const { file, source, assertions, hooks, packages } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ChildRequest;
const reached = new Set<number>();
const failed = new Set<number>();
let isThrough = false;

endWithParent();
register(hooks, { data: packages });
process.setSourceMapsEnabled(true);
process.on('uncaughtException', fail);
Object.defineProperty(globalThis, '__gqldocs', {
  value: {
    equals: (assertion: number, actual: unknown, expected: () => unknown) => {
      settle(assertion, outcome(assertion, compareValues(actual, expected()) ? undefined : print(actual)));
      return actual;
    },
    matches: (assertion: number, actual: unknown, pattern: () => RegExp) => {
      const text = typeof actual === 'string' ? actual : String(actual);
      settle(assertion, outcome(assertion, pattern().test(text) ? undefined : print(actual)));
      return actual;
    },
    returned: (assertion: number) => settle(assertion, { type: 'failed', assertion }),
    threw: (assertion: number, error: unknown, expected: RegExp | string | undefined) =>
      settle(assertion, outcome(assertion, isExpectedError(error, expected) ? undefined : String(error))),
  },
});

try {
  await import(pathToFileURL(file).href);
  isThrough = true;
  leaveWhenDone();
} catch (error) {
  fail(error);
}

/** Reports only news: an assertion in a loop holds or fails any number of times. */
function settle(assertion: number, event: ExampleEvent): void {
  const reported = event.type === 'failed' ? failed : reached;
  if (!reported.has(assertion)) report(event);
  reported.add(assertion);
  reached.add(assertion);
  leaveWhenDone();
}

/** Undefined for an assertion that holds. */
function outcome(assertion: number, actual: string | undefined): ExampleEvent {
  return actual === undefined ? { type: 'held', assertion } : { type: 'failed', assertion, actual: short(actual) };
}

function leaveWhenDone(): void {
  if (isThrough && reached.size >= assertions) process.exit(0);
}

function fail(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `${print(error)} was thrown`;
  report({ type: 'threw', message: short(message), line: lineOf(error) });
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

/** Problems show less of it. */
function short(text: string): string {
  return text.slice(0, 1000);
}

function report(event: ExampleEvent): void {
  writeSync(3, `${JSON.stringify(event)}\n`);
}
