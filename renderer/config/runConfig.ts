import { SourceMap } from 'node:module';
import { configInvalid } from '../diagnostics/config.ts';
import type { Found, Place } from '../model/problem.ts';
import type { ConfigBundle } from './bundleConfig.ts';

/**
 * Evaluates a bundled config and returns its default export. The module is imported from a `data:` URL, so no file is written. An error
 * that the config throws becomes a problem, with its place in the config's source if the stack names one.
 */
export async function runConfig(bundle: ConfigBundle, file: string): Promise<Found<unknown>> {
  const code = Buffer.from(bundle.code).toString('base64');
  try {
    const module: { readonly default?: unknown } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    if (module.default !== undefined) return { value: module.default, problems: [] };
    const hint = 'Write `export default defineConfig({ … })`.';
    return { value: undefined, problems: [configInvalid({ message: 'The config has no default export.', hint, place: { file } })] };
  } catch (error) {
    const place = placeOf(error, bundle.sourceMap) ?? { file };
    return { value: undefined, problems: [configInvalid({ message: `The config failed while it ran: ${messageOf(error)}`, place })] };
  }
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
