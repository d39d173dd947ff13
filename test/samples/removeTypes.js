import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** A hook of Node's module loader. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), { loader: 'ts', format: 'esm', target: 'esnext' });
  return { format: 'module', source: code, shortCircuit: true };
}
