import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { InstrumentedExample } from '../api/samples/instrumentExample.ts';
import type { PackageSources } from '../api/samples/loadHooks.ts';
import { exampleSyntax, exampleTimeout, failedAssertion, thrownError, unreachedAssertion } from '../diagnostics/examples.ts';
import type { Example, ExampleEvent } from '../model/example.ts';
import { parseJson } from '../model/parseJson.ts';
import type { Problem } from '../model/problem.ts';
import type { ChildRequest } from './runChild.ts';
import { type ProcessResult, runProcess } from './runProcess.ts';

interface ExampleRun {
  readonly example: Example;
  readonly module: InstrumentedExample;
  /** Absolute folder of its own, below one whose `node_modules` has the package. */
  readonly folder: string;
  readonly packages: PackageSources;
  readonly scripts: ExampleScripts;
  /** Milliseconds that it may take. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** The built scripts of processes that run examples. */
export interface ExampleScripts {
  readonly child: URL;
  readonly hooks: URL;
}

/**
 * Runs one example in a process of its own, and returns its problems: syntax errors, which are found before it runs, and failures. The
 * working directory is the example's folder. The process gets only the environment variables that programs need to run.
 */
export async function runExample(run: ExampleRun): Promise<readonly Problem[]> {
  const { example, module, timeout } = run;
  const [error] = module.errors;
  if (error !== undefined) return [exampleSyntax(example, error)];
  const { report, isLate, crash } = await runModule(run, await writeModules(run));
  const events = parseEvents(report);
  const thrown = events.flatMap((event) => (event.type === 'threw' ? [event] : []));
  const failed = events.flatMap((event) => (event.type === 'failed' ? [event] : []));
  const problems = [
    ...failed.flatMap(({ assertion: index, actual }) => {
      const assertion = module.assertions[index];
      return assertion === undefined ? [] : [failedAssertion({ example, assertion, actual })];
    }),
    ...thrown.map(({ message, line }) =>
      thrownError(example, {
        message: withoutFolder(message, run.folder),
        line: lineIn(example, line) ?? lineOfName(message, example.code),
      }),
    ),
  ];
  if (isLate) return [...problems, exampleTimeout(example, timeout / 1000)];
  if (crash !== undefined) return [...problems, thrownError(example, { message: crash, line: 0 })];
  const reached = new Set(events.map((event) => (event.type === 'threw' ? -1 : event.assertion)));
  const unreached = thrown.length > 0 ? [] : module.assertions.filter((_, index) => !reached.has(index));
  return [...problems, ...unreached.map((assertion) => unreachedAssertion(example, assertion))];
}

/**
 * Writes the example's module. An example without imports also gets a module that provides the names of its package as variables, without
 * replacing globals that Node needs.
 */
async function writeModules({ example: { specifier }, module, folder }: ExampleRun): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, module.format === 'commonjs' ? 'example.cjs' : 'example.mjs');
  if (module.imports || specifier === undefined) {
    await writeFile(file, module.code);
    return file;
  }
  const scope = `import * as names from ${JSON.stringify(specifier)};\n`;
  const lend =
    'for (const [name, value] of Object.entries(names)) if (!Object.hasOwn(globalThis, name)) globalThis[name] = value;\n' +
    'export { names };\n';
  await writeFile(join(folder, 'names.mjs'), scope + lend);
  const own = module.globals.map((name) => `${name} = globalThis.${name}`).join(', ');
  const head = own === '' ? "import './names.mjs';" : `import { names as __names } from './names.mjs'; const { ${own} } = __names;`;
  await writeFile(file, `${head} ${module.code}`);
  return file;
}

async function runModule({ module, folder, packages, scripts, timeout, signal }: ExampleRun, file: string): Promise<ProcessResult> {
  const source = join(folder, 'example.ts');
  const request: ChildRequest = { file, source, assertions: module.assertions.length, hooks: scripts.hooks.href, packages };
  // An argument has room for some hundreds of entry points only.
  const argument = join(folder, 'request.json');
  await writeFile(argument, JSON.stringify(request));
  return runProcess({ script: fileURLToPath(scripts.child), argument, folder, timeout, signal });
}

/** Hides the temporary folder, whose name changes with each run. */
function withoutFolder(message: string, folder: string): string {
  return message.replaceAll(`${folder}${sep}`, '').replace(/ imported from (?:example|names)\.[cm]js/, '');
}

/** An example may report any number. */
function lineIn({ code }: Example, line: number | undefined): number | undefined {
  return line !== undefined && line < code.split('\n').length ? line : undefined;
}

/** The line of the import whose export is missing: Node's message has only the name of the export. */
function lineOfName(message: string, code: string): number {
  const [, name = ''] = /named '([^']+)'|(?:module|package) '([^']+)'/.exec(message) ?? [];
  const named = name === '' ? basename(/'([^']+)'/.exec(message)?.[1] ?? '') : name;
  const line = code.split('\n').findIndex((one) => named !== '' && one.includes(named));
  return Math.max(0, line);
}

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const event = v.variant('type', [
  v.object({ type: v.literal('held'), assertion: index }),
  v.object({ type: v.literal('failed'), assertion: index, actual: v.optional(v.string()) }),
  v.object({ type: v.literal('threw'), message: v.string(), line: v.optional(index) }),
]);

/** Reads the report of an example: a line of JSON for each event. Ignores other lines, since an example may write any text. */
export function parseEvents(report: string): readonly ExampleEvent[] {
  return report.split('\n').flatMap((line) => {
    // The half line of a killed process is not JSON.
    const { success, output } = v.safeParse(event, parseJson(line));
    return success ? [output] : [];
  });
}
