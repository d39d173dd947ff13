import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname } from 'node:path';
import { configInvalid } from '../diagnostics/config.ts';
import { createLocate, type Locate } from '../diagnostics/locateKey.ts';
import { environmentFiles } from '../engine/environmentFiles.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { Found, Place } from '../model/problem.ts';
import { bundleConfig, type ConfigBundle } from './bundleConfig.ts';
import { checkUserConfig } from './checkUserConfig.ts';
import type { UserConfig } from './userConfig.ts';

/** A config as the user wrote it, with places. */
export interface WrittenConfig {
  readonly user: UserConfig;
  readonly locate: Locate;
  /** Absolute paths of the config file and everything that it imports. */
  readonly files: readonly string[];
}

/**
 * Bundles and evaluates a config file, and validates its export.
 *
 * @param part key whose issues are reported. Default: all are
 */
export async function readUserConfig(
  path: string,
  run: Session['run'],
  part?: keyof UserConfig,
): Promise<Found<WrittenConfig | undefined>> {
  const file = basename(path);
  const bundle = await run(bundleConfigTask, path);
  if (bundle.value === undefined) return { value: undefined, problems: bundle.problems };
  const exported = await runConfig(bundle.value, file);
  if (exported.problems.length > 0) return { value: undefined, problems: exported.problems };
  const locate = createLocate({ file, source: await readFile(path, 'utf8') });
  const { value: user, problems } = checkUserConfig(exported.value, locate, part);
  return { value: user && { user, locate, files: bundle.value.files }, problems };
}

/** The bundle alone is stored: the config itself runs each time, since it may look at the environment. */
const bundleConfigTask = defineTask({
  name: 'config',
  run: async (path: string, read) => {
    const bundle = await bundleConfig(path);
    if (bundle.value === undefined) read.untracked();
    else {
      read.note([...bundle.value.files, ...environmentFiles(dirname(path))]);
      read.noteModules(new Set(bundle.value.files.map((file) => dirname(file))));
    }
    return bundle;
  },
});

/**
 * Evaluates a bundled config and returns its default export. The module is imported from a `data:` URL, so no file is written. An error
 * that the config throws becomes a problem, with its place in the config's source if the stack names one.
 */
async function runConfig(bundle: ConfigBundle, file: string): Promise<Found<unknown>> {
  const code = Buffer.from(bundle.code).toString('base64');
  try {
    const module: { readonly default?: unknown } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    if (module.default !== undefined) return { value: module.default, problems: [] };
    const hint = 'Write `export default defineConfig({ … })`.';
    return { value: undefined, problems: [configInvalid({ message: 'The config has no default export.', hint, place: { file } })] };
  } catch (error) {
    const place = placeOf(error, bundle.sourceMap) ?? { file };
    const hint = hintFor(error);
    return { value: undefined, problems: [configInvalid({ message: `The config failed while it ran: ${messageOf(error)}`, hint, place })] };
  }
}

/** Names of CommonJS are missing in a config, and the error does not say what to write. */
function hintFor(error: unknown): string {
  const isCommonJs = error instanceof ReferenceError && /^(?:module|exports|require|__dirname|__filename)\b/.test(error.message);
  return isCommonJs
    ? 'This config is an ES module: write `import` and `export default`, without names of CommonJS.'
    : 'Correct the code that throws. gqldocs runs the config in Node.js.';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The innermost frame in the config's own source. */
function placeOf(error: unknown, sourceMap: string): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const map = new SourceMap(JSON.parse(sourceMap));
  for (const [, line, column] of stack.matchAll(/data:text\/javascript;base64,[\w+/=]+:(\d+):(\d+)/g)) {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if ('originalSource' in entry) return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
